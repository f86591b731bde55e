import BundledScenarios
import OrientationModel
import OrientationScenarios
import OrientationTelling
import TerminalModel

extension PlaygroundState {
  /// The stories, the user's own, and by search everything there is.
  mutating func openMenu() {
    open(.picker(menuPicker()))
    ask(for: .findFiles)
  }

  func menuPicker() -> Picker {
    var items: [Picker.Item] = []
    var number = 0
    for scenario in BundledScenario.all {
      let isTour = scenario.name.hasPrefix("Tour/")
      if isTour { number += 1 }
      let folder = scenario.name.split(separator: "/").first.map(String.init) ?? ""
      items.append(
        Picker.Item(
          scenario.quickTitle, scenario.quickAbout, .open(scenario.name),
          group: isTour ? "The tour" : folder, key: isTour ? "\(number)" : "",
          isHidden: !isTour, text: scenario.text))
    }
    for path in ownFiles {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      items.append(Picker.Item(name, path == name ? "" : path, .load(path), group: "Yours"))
    }
    items.append(
      Picker.Item(
        "Write your own", "a list and a detail screen", .command(.new), group: "Yours", key: "n"))
    var current = 0
    if case .bundled(let name) = session.origin {
      current = items.firstIndex { $0.choice == .open(name) && !$0.isHidden } ?? 0
      // At its end the next one.
      let isOver = session.node >= session.story && !session.hasLeftStory
      if isOver, name.hasPrefix("Tour/"), items[current + 1].group == items[current].group {
        current += 1
      }
    }
    return Picker(.stories, "Stories", items, selected: isWelcome ? 0 : current)
  }

  mutating func openHelp() {
    // Presenter mode has keys of its own, which are named there alone.
    let items = (presenter == nil ? KeyCommand.ofTheStage : KeyCommand.allCases).map { command in
      Picker.Item(
        command.help, command.name, .command(command), group: command.topic.rawValue,
        key: command.keyNames)
    }
    open(.picker(Picker(.help, "Keys and marks", items + Legend.items)))
  }

  mutating func chooseVersion() {
    let strip = summary().strip
    // The newest first; those that nobody has to support any more stand at the end.
    let versions = Array(SystemVersion.all.reversed())
    let items = versions.map { version in
      let index = VersionStrip.versions.firstIndex(of: version)
      let glance = index.map { strip.glances[$0].text } ?? ""
      return Picker.Item("iOS \(version.text)", hidesOutcomes ? "" : glance, .version(version))
    }
    let current = versions.firstIndex { $0.major == session.setting.version.major }
    open(.picker(Picker(.versions, "Replay under", items, selected: current ?? 0)))
  }

  // MARK: Settings

  mutating func settingsPicker() -> Picker {
    let summary = summary()
    var items: [Picker.Item] = []
    func add(_ group: String, _ title: String, _ value: String, _ flip: Flip) {
      items.append(Picker.Item(title, value, .flip(flip), group: group))
    }
    for entry in summary.episode.app.entries where isNamed(entry.name) {
      let controller = entry.controller
      let isContainer = controller.isContainer
      add(
        isContainer ? "Containers" : "Screens", "\(entry.name) supports",
        controller.supports?.words ?? "UIKit’s default", .supports(entry.name))
      if isContainer {
        add(
          "Containers", "\(entry.name) asks",
          controller.mask.asks == .nobody ? "nobody" : "its top", .asks(entry.name))
      } else if controller.kind == .screen {
        add(
          "Screens", "\(entry.name) autorotates", controller.autorotates.words,
          .autorotates(entry.name))
        add(
          "Screens", "\(entry.name) prefers",
          controller.prefers == .none ? "nothing" : controller.prefers.name, .prefers(entry.name))
      }
    }
    let settings = summary.settings
    add(
      "The app", "Info.plist lists",
      settings.plist.map { OrientationMask(listed: $0).words } ?? "nothing", .plist)
    add("The app", "the delegate says", settings.delegate?.words ?? "nothing", .delegate)
    add(
      "The app", "needs full screen", settings.requiresFullScreen ? "yes" : "no",
      .requiresFullScreen)
    add("The app", "life cycle", settings.usesSceneLifeCycle ? "scenes" : "application", .lifeCycle)
    for assumption in summary.episode.trace.assumptions {
      add(
        "Assumed here", assumption.question, settings.assumptions[assumption] ? "yes" : "no",
        .assumption(assumption))
    }
    return Picker(.settings, "Masks and settings", items)
  }

  private func isNamed(_ name: String) -> Bool { session.scenario.everybody.contains(.name(name)) }
}

extension BundledScenario {
  /// What its first `title` line says, without reading the rest.
  var quickTitle: String { firstLine("title") ?? name }

  /// What its last `about` line says: the question.
  var quickAbout: String {
    var about = ""
    for line in text.split(separator: "\n", maxSplits: 8) where line.hasPrefix("about ") {
      about = line.dropFirst(5).words
    }
    return about
  }

  private func firstLine(_ keyword: String) -> String? {
    for line in text.split(separator: "\n", maxSplits: 12) where line.hasPrefix(keyword + " ") {
      return line.dropFirst(keyword.count).words
    }
    return nil
  }
}

extension Substring {
  fileprivate var words: String { split(separator: " ").joined(separator: " ") }
}

extension Controller.Claim {
  fileprivate var words: String {
    switch self {
    case .unsaid: "says nothing"
    case .yes: "yes"
    case .no: "no"
    }
  }
}
