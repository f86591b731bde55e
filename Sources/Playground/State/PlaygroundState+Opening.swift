import BundledScenarios
import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import TerminalModel

extension PlaygroundState {
  /// The stories, the user's own, and by search everything there is.
  mutating func openMenu() {
    open(.picker(menuPicker()))
    ask(for: .findFiles)
  }

  func menuPicker() -> Picker {
    let unsaved = unsavedItems()
    let files = ownFiles.map { path in
      let name = (path.split(separator: "/").last.map(String.init) ?? path).harmless
      return Picker.Item(
        name, path.harmless == name ? "" : path.harmless, .load(path), group: "Yours")
    }
    let new = Picker.Item(
      "New app", "from an empty phone or a template", .command(.new), group: "Yours", key: "N")
    let yours = unsaved + files + [new]
    // What could be lost comes first.
    let items = unsaved.isEmpty ? Self.bundledItems + yours : yours + Self.bundledItems
    let first = items.firstIndex { $0.group == "The tour" } ?? 0
    var current = first
    if case .bundled(let name) = session.origin {
      current = items.firstIndex { $0.deed == .open(name) && !$0.isHidden } ?? current
      // At its end the next one.
      let isOver = session.node >= session.story && !session.hasLeftStory
      if isOver, name.hasPrefix("Tour/"), items[current + 1].group == items[current].group {
        current += 1
      }
    }
    return Picker(.stories, "Stories", items, selected: current)
  }

  /// What lies in the program, which is the same in every menu.
  private static let bundledItems: [Picker.Item] = {
    var items: [Picker.Item] = []
    var number = 0
    for scenario in BundledScenario.all {
      let isTour = scenario.name.hasPrefix("Tour/")
      if isTour { number += 1 }
      let folder = scenario.name.split(separator: "/").first.map(String.init) ?? ""
      var item = Picker.Item(
        scenario.quickTitle, scenario.quickAbout, .open(scenario.name),
        group: isTour ? "The tour" : folder, key: isTour ? "\(number)" : "",
        isHidden: !["Tour", "Recipes", "Challenges"].contains(folder))
      let lines = scenario.text.firstLines(.max).filter { !$0.hasPrefix("source") }
      item.about = lines.filter { $0.hasPrefix("about ") }.map { $0.dropFirst(5) }
        .joined(separator: "\n")
      item.text = lines.joined(separator: "\n")
      item.name = String(scenario.name.split(separator: "/").last ?? "")
      item.shelf = shelves[folder] ?? 2
      items.append(item)
    }
    for document in StoryDocument.all {
      var item = Picker.Item(
        document.title, "\(document.stories.count) stories, one after the other",
        .open(document.stories[0].name), group: "Documents")
      items.append(item)
    }
    return items
  }()

  /// The folders in the order in which people look, several on one shelf.
  private static let shelves = ["Tour": 0, "Recipes": 0, "Challenges": 1, "Documented": 1]

  mutating func openHelp() {
    let items = KeyCommand.allCases.map { command in
      // What has no key is typed after a colon.
      let isTyped = command.topic == .typed
      let keys = traits.isASCII ? command.keyNames.labelInASCII : command.keyNames
      var item = Picker.Item(
        command.help, isTyped ? ": \(command.name)" : "", .command(command),
        group: command.topic.rawValue, key: keys, isHidden: isTyped)
      item.text = "\(command.name) \(command.otherWords)"
      return item
    }
    let landscapes = Picker.Item(
      "Device landscapeLeft = interface landscapeRight, and the reverse.", "", .nothing,
      group: "Two names of the landscapes")
    open(.picker(Picker(.help, "Keys", items + [landscapes])))
  }

  mutating func chooseVersion() {
    let strip = surroundings().strip
    // The newest first, back to the first that the line of versions speaks of.
    let spoken = Array(strip.versions.indices.dropFirst(strip.first).reversed())
    var items = spoken.map { index in
      let version = strip.versions[index]
      return Picker.Item(
        session.setting.device.system(version), hidesOutcomes ? "" : strip.previews[index].text,
        .version(version), key: index == strip.current ? "●" : "")
    }
    items += session.links.reversed().map { linked in
      Picker.Item(
        "built with Xcode \(linked.text)", "", .linked(linked),
        key: linked == session.linked ? "●" : "")
    }
    open(.picker(Picker(.versions, "Replay on", items)))
  }

  // MARK: Branches

  /// The most branches that are listed: nobody looks through more.
  private static let mostBranches = 60

  /// Everything that was tried and left: the ends of other branches, and changed set-ups.
  mutating func openBranches() {
    let items = branchItems() + changeItems()
    if items.count < 2 {
      return tell("There are no other branches. To make one, undo and do something else.")
    }
    let here = items.firstIndex { $0.deed == .position(session.position) }
    open(.picker(Picker(.branches, "Branches", items, selected: here ?? 0)))
  }

  /// Every end, and where one stands, by the steps that lead there.
  private func branchItems() -> [Picker.Item] {
    let timeline = session.timeline
    let here = timeline.stepNode(at: session.node)
    var ends = timeline.ends.filter { $0 != session.story }.suffix(Self.mostBranches)
    if !session.isOnStory, !ends.contains(where: { timeline.stepNode(at: $0) == here }) {
      ends.append(session.node)
    }
    let story: [NodeID] = session.story > 0 ? [session.story] : []
    return (story + ends).map { end in
      let fork = session.story > 0 ? timeline.fork(end, session.story) : 0
      let isStory = end == session.story
      var steps = timeline.path(to: end, from: isStory ? 0 : timeline.depth(of: fork))
        .filter { !timeline.isNote($0) }
      let isLong = steps.count > 6
      if isLong { steps = Array(steps.suffix(6)) }
      let words = steps.compactMap { timeline.step(of: $0)?.action.value.shortText }
      let title = (isLong ? "… " : "") + words.joined(separator: " · ")
      var position = session.position
      let isHere = isStory ? session.isOnStory : timeline.stepNode(at: end) == here
      // The story is taken up where it was left.
      let left = timeline.fork(session.node, session.story)
      position.node = isStory ? (isHere ? session.node : timeline.pastNotes(left)) : end
      return Picker.Item(
        title.isEmpty ? "launch" : title,
        isStory ? "the story" : "from \(timeline.words(at: fork))",
        .position(position), group: isStory ? "The story" : "Branches", key: isHere ? "●" : "")
    }
  }

  /// The last place of every changed set-up.
  private func changeItems() -> [Picker.Item] {
    session.changedPositions.map { change, position in
      Picker.Item(
        change, "at \(session.timeline.words(at: position.node))", .position(position),
        group: "Changes",
        key: position == session.position ? "●" : "")
    }
  }
}

extension BundledScenario {
  /// What it asks, which it says last; of what asks nothing, what it is.
  var quickAbout: String {
    let lines = text.firstLines(8).filter { $0.hasPrefix("about ") }
    let paragraphs = lines.map { $0.dropFirst(5).words }.paragraphs
    return paragraphs.last { $0.contains("?") } ?? paragraphs.first ?? ""
  }
}
