import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import SwiftCode
import TerminalModel

/// Saying what one wants, and adding screens, without a word of the language.
extension PlaygroundState {
  // MARK: What is wanted

  /// Asks what a screen that is seen is wanted in.
  mutating func openWants(of asked: String? = nil) {
    if session.challenge != nil {
      return tell("In a challenge, you can't change what screens want.")
    }
    let seen = seenNames
    guard let name = asked ?? seen.first else {
      return tell("No screen of the app is visible.")
    }
    let written = session.scenario.attributes(of: name).wants
    let now = summary().world.interface
    let held = "as the \(summary().wording.deviceNoun) is held"
    let want = "\(name) is wanted"
    let wishes: [(words: String, detail: String, said: String, mask: OrientationMask?)] = [
      ("portrait", "", "\(want) in portrait", .portrait),
      ("landscape", "", "\(want) in landscape", .landscape),
      ("both", "not upside down", "\(want) in portrait or landscape", .allButUpsideDown),
      (held, "upside down, too", "\(want) \(held)", .all),
      ("the orientation it has now", now.name, "\(want) in \(now.name)", now.mask),
      ("I don't mind", "", "\(name) may be in any orientation", indifference(of: name)),
    ]
    let items = wishes.map { wish in
      let edits = session.scenario.changing(name) { $0.wants = wish.mask }
      return Picker.Item(wish.words, wish.detail, .edit(wish.said, edits))
    }
    let next = seen.count > 1 ? seen.next(after: name, by: 1) as String : nil
    open(
      .picker(
        Picker(
          .wants(name, next: next), "What do you want \(name) to be in?", items,
          selected: written.flatMap { mask in wishes.firstIndex { $0.mask == mask } } ?? 0)))
  }

  /// What is written of a screen that may be in anything: nothing, where nothing is wrong with it then;
  /// what its mask says is a wish, too.
  private mutating func indifference(of name: String) -> OrientationMask? {
    let ways: [OrientationMask?] = [nil, .all, summary().world.interface.mask]
    let session = session
    return ways.first { mask in
      var other = session.trying(session.scenario.changing(name) { $0.wants = mask })
      let episode = other.episode()
      let judgement = episode.judgement
      return !judgement.isProblem || judgement.screen.map { episode.app.name($0) } != name
    } ?? nil
  }

  /// The screens that are seen and that a line can say something of, the topmost first: also one that is
  /// only mentioned, which gets a line of its own.
  var seenNames: [String] {
    mutating get {
      let summary = summary()
      let app = summary.episode.app
      let visible = summary.snapshot.visible
      let seen = summary.episode.seen
      let ordered = seen.filter { $0 == visible } + seen.filter { $0 != visible }
      return ordered.filter { app[$0].controller.system == nil }.map { app.name($0) }
        .filter { session.scenario.place(of: .name($0)) != nil }
    }
  }

  // MARK: A screen more

  /// Lets say what the new screen is called, what it supports, and how it is shown.
  mutating func openAddition() {
    if session.challenge != nil { return tell(Challenge.Foreign.tree.refusal) }
    if let absence { return tell(absence) }
    let ways = waysToShow()
    guard !ways.isEmpty else { return tell("Nothing can be shown here.") }
    open(.addition(Addition(unusedName("Player"), ways)))
  }

  /// How a new screen could be shown here: each was tried on a copy.
  private mutating func waysToShow() -> [Addition.Way] {
    let name = Addition.name
    let stack = Stack(around: summary(), unusedName("Main"))
    let screen = stack.isSwiftUI ? "view" : "screen"
    let push =
      stack.isSwiftUI
      ? ".navigationDestination(for:) { \(name)() }" : "navigationController?.pushViewController(…)"
    var ways = [Addition.Way("pushed", screen, ["push \(name)"], push)]
    ways += stack.scripts.map {
      Addition.Way(
        "pushed, in a new \(stack.noun)", screen, before: $0, ["push \(name)"], push)
    }
    ways += [("full screen", "fullScreen"), ("as a sheet", "pageSheet")].map { label, style in
      Addition.Way(
        label, screen, ["present \(name) as \(style)"],
        "modalPresentationStyle = .\(style); present(…)")
    }
    ways += [
      Addition.Way(
        "full screen", "cover", ["present \(name)"], ".fullScreenCover(…) { \(name)() }"),
      Addition.Way("as a sheet", "sheet", ["present \(name)"], ".sheet(…) { \(name)() }"),
    ]
    let app = summary().episode.app
    let tabs = summary().snapshot.visiblePath.first { $0.kind == .tabs }
    if let bar = tabs.flatMap({ app.reference(to: $0.id)?.text }) {
      ways.append(
        Addition.Way(
          "as a tab", "in \(bar): \(screen)", ["select \(name)"],
          stack.isSwiftUI ? "TabView { \(name)() }" : "tabBarController.viewControllers"))
    } else if let root = stack.path.first, !stack.isPresented {
      ways.append(
        Addition.Way(
          "as a tab, in a new tab bar controller", screen,
          ["root tabs: \(root); \(name)", "select \(name)"],
          "UITabBarController.viewControllers"))
    }
    ways.append(
      Addition.Way(
        "in a window on top", screen, ["window \(unusedName("Top")): \(name)"],
        "UIWindow(windowScene: …)"))
    var found: [Addition.Way] = []
    for way in ways where after(Addition(unusedName("Player"), [way]).sentences) != nil {
      let kind = way.label.prefix { $0 != "," }
      if !found.contains(where: { $0.label.hasPrefix(kind) }) { found.append(way) }
    }
    return found
  }

  mutating func press(_ key: Key, on addition: Addition) {
    var addition = addition
    switch key {
    case .enter: return add(addition)
    case .down, .tab: addition.move(by: 1)
    case .up, .backTab: addition.move(by: -1)
    case .left: addition.change(by: -1)
    case .right: addition.change(by: 1)
    default:
      guard let edit = TextField.edit(by: key) else { return }
      addition.edit(edit)
    }
    replaceTop(.addition(addition))
  }

  /// Declares the screen and shows it; where that can't be its name, says so.
  private mutating func add(_ addition: Addition) {
    let name = addition.called
    if name.isEmpty { return tell("A screen needs a name: type one.") }
    let isTaken = session.scenario.everybody.contains { $0.called == name }
    guard !isTaken, name.first?.isNumber == false, after(addition.sentences) != nil else {
      let words = isTaken ? "is taken" : "can't be a class's name"
      return tell("`\(name.harmless)` \(words): choose another one.")
    }
    closeTop()
    asOne { playground in
      for line in addition.sentences {
        playground.act(on: playground.meaning(of: line), said: line)
      }
    }
    notice = "Added \(addition.called) (\(addition.way.label)). u undoes it."
  }

  // MARK: Devices

  mutating func chooseDevice() {
    let items = Device.allCases.map { device in
      Picker.Item(
        device.name, device.tradeNames, .device(device),
        key: device == session.setting.device ? "●" : "")
    }
    open(.picker(Picker(.versions, "Replay on", items)))
  }

  // MARK: Code

  /// Opens the class that stands on the stage, whole, with the change in it.
  mutating func openCode() {
    if summary().files.isEmpty { return tell("No code of the app decides here.") }
    // The change is in sight.
    let first = lines(of: .code).firstIndex { ["+ ", "- "].contains($0.pieces.first?.text) }
    open(.pages(Pages(kind: .code, selected: first ?? 0)))
  }
}

extension Summary {
  /// The files with the change in them, one below the other.
  var codeLines: [PageLine] {
    let files = files
    let pages = files.map { file in
      (files.count > 1 ? [PageLine("// \(file.name)", .dim)] : [])
        + file.lines.map { PageLine(pieces: $0.pieces(isAsked: false)) }
    }
    return Array(pages.joined(separator: [PageLine("")]))
  }

  var codeFile: String { files.map { $0.name }.joined(separator: ", ") }
}
