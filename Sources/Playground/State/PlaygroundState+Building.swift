import BundledScenarios
import OrientationModel
import OrientationScenarios
import PlaygroundSession

/// Building an app by hand: where to start from, the tree, and the app's own code.
extension PlaygroundState {
  // MARK: Situations

  /// Lets choose a situation to start from; the others, from the eighth on, are found by
  /// their names.
  mutating func startAnew() {
    let items = BundledScenario.below("Situations").enumerated().map { index, scenario in
      Picker.Item(
        scenario.quickTitle, scenario.quickAbout, .situation(scenario.name), isHidden: index >= 8)
    }
    let others = Picker.Item(
      "Flutter, React Native, and others", "search the reports", .command(.menu), key: "/")
    open(.picker(Picker(.beginnings, "New app", items + [others])))
  }

  mutating func begin(with name: String) {
    guard let bundled = BundledScenario.named(name), let session = Session(beginning: bundled)
    else { return }
    start(session)
    notice = "\(bundled.quickTitle). W saves it."
  }

  // MARK: Sentences

  /// Does what lines say, one after the other, as if they had been typed.
  mutating func take(lines: String) {
    asOne { playground in
      for line in lines.split(separator: "\n") {
        playground.begin(saying: String(line))
        if case .prompt(let prompt) = playground.overlays.last { playground.submit(prompt) }
        if !playground.overlays.isEmpty { return }
      }
    }
  }

  /// Does several things, which one key undoes.
  mutating func asOne(_ deeds: (inout PlaygroundState) -> Void) {
    let count = session.undoCount
    deeds(&self)
    session.join(since: count)
  }

  /// Opens the prompt on the beginning of a sentence.
  mutating func begin(saying start: String) {
    var prompt = Prompt(historyCount: sentences.count)
    prompt.set(start)
    refresh(&prompt)
    overlays = [.prompt(prompt)]
  }

  // MARK: The tree

  /// The tree, a row for each in it; a row leads to what can be done with it.
  func treeItems() -> [Picker.Item] {
    let places = session.scenario.placedNodes
    let held = Set(places.filter { $0.isChild }.compactMap { $0.reference })
    var shown: Set<Int> = []
    var tops: Set<Scenario.Reference> = []
    for place in places where !place.isChild {
      guard let reference = place.reference else { continue }
      // Who is declared above the tree has a row in it, or at its top.
      let isNew = tops.insert(reference).inserted && !held.contains(reference)
      if isNew || !place.node.children.isEmpty { shown.insert(place.path.declaration) }
    }
    return places.filter { shown.contains($0.path.declaration) }.compactMap { place in
      guard let name = place.reference?.called else { return nil }
      let indent = String(repeating: "  ", count: place.path.depth)
      return Picker.Item(
        indent + name, place.node.kindWord, .controller(name),
        group: "All view controllers")
    }
  }

  mutating func controllerPicker(_ name: String) -> Picker {
    let written = name.asName
    let grid = mask(of: name)
    var items =
      grid.map { mask in
        InterfaceOrientation.allCases.map {
          Picker.Item(
            $0.name, mask.contains($0) ? "supported" : "not supported", .dot(name, $0),
            group: "Its mask", key: mask.contains($0) ? "●" : "·")
        }
      } ?? []
    let node = session.scenario.declaration(of: name)
    let isChallenge = session.challenge != nil
    if let kind = node?.kind.value, kind.holdsOthers, !isChallenge {
      items.append(
        Picker.Item(
          "Add a child", "a screen or a container", .begin("in \(written): "),
          group: "The tree"))
    }
    if grid != nil, node?.isView == false {
      items.append(
        item(.delegateDuring(name), session.situation().app, "While it's on screen"))
    }
    if !isChallenge {
      items += [
        Picker.Item("Move", "under or before another one", .places(name), group: "The tree"),
        Picker.Item(
          "Rename", "also in the steps", .begin("rename \(written) to "), group: "The tree"),
        Picker.Item(
          "Remove", "with its children", .say("remove \(written)"), group: "The tree"),
      ]
    }
    items.append(
      Picker.Item(
        "Add a reaction", "when appearing ...", .begin("in \(written): when "),
        group: "Reactions"))
    return Picker(.controller(name), name, items + codeItems(of: name), selected: 0)
  }

  /// Where a controller could stand: under a container, or before one that stands in a tree.
  mutating func placesPicker(_ name: String) -> Picker {
    let written = name.asName
    let all = session.scenario.placedNodes.compactMap { place in
      place.reference.map { (name: $0.called, place: place) }
    }.filter { $0.name != name }
    var items = all.filter { $0.place.node.kind.value.holdsOthers }.map {
      Picker.Item(
        "under \($0.name)", $0.place.node.kindWord,
        .say("move \(written) under \($0.name.asName)"))
    }
    items += all.filter { $0.place.isChild }.map {
      Picker.Item(
        "before \($0.name)", $0.place.node.kindWord,
        .say("move \(written) before \($0.name.asName)"))
    }
    return Picker(.places(name), "Move \(name) to", items)
  }

  // MARK: The app's own code

  /// Every reaction; choosing one takes it away.
  func codeItems() -> [Picker.Item] {
    session.scenario.everybody.flatMap { codeItems(of: $0.called) }
  }

  func shownItems() -> [Picker.Item] {
    session.scenario.steps.enumerated().compactMap { place, step in
      guard let screen = step.action.value.shown, session.scenario.isFreelyShown(screen) else {
        return nil
      }
      return item(.shown(place), session.situation().app, "How screens are shown")
    }
  }

  /// The calls between what the user does; choosing one takes it away.
  func calledItems() -> [Picker.Item] {
    let steps = session.scenario.steps
    return steps.indices.filter { steps[$0].action.value.kind == .call }.map { place in
      let text = steps[place].text
      let before = steps[..<place].last { !$0.isNote && !$0.action.value.isWish }
      let time = before.map { "after \($0.action.value.shortText)" } ?? "at launch"
      return Picker.Item(
        "\(time): \(steps[place].action.value.shortText)", "remove",
        .edit("without \(text)", [.removeStep(at: place)]), group: "The app's calls")
    }
  }

  private func codeItems(of name: String) -> [Picker.Item] {
    (session.scenario.declaration(of: name)?.reactions ?? []).map { reaction in
      let text = reaction.text
      return Picker.Item(
        "\(name): \(text)", "remove", .say("remove \(name.asName) \(text)"),
        group: "The app's code")
    }
  }
}

extension Scenario.Node {
  fileprivate var kindWord: String {
    if case .system = kind.value { "Apple's" } else { kind.value.word ?? "screen" }
  }
}

extension Session {
  /// The set-up of a situation, as the beginning of one's own; nothing where it is not right.
  init?(beginning bundled: BundledScenario) {
    let reading = Scenario.parse(bundled.text)
    guard reading.isRight else { return nil }
    var scenario = reading.scenario.withoutSteps
    // Its words are the template's, and what is made of it is somebody's own.
    scenario.header = Scenario.Header()
    scenario.settings.ios = nil
    self.init(scenario, origin: .new)
  }

  /// The first of them: an empty phone.
  package static var blank: Session {
    BundledScenario.below("Situations").lazy.compactMap { Session(beginning: $0) }.first
      ?? Session(Scenario(), origin: .new)
  }
}
