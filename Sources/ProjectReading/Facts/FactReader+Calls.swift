import OrientationModel

/// What the app does about its orientation, and what else is said of it.
extension FactReader {
  mutating func readCalls() {
    let givers = styleGivers
    for source in sources {
      let handings = givers.handings(in: source.code)
      for call in source.calls {
        var found = resolved(call)
        if call.kind == .select, !isOfTabs(found) { continue }
        if call.kind == .present, call.style == nil, let made = call.made {
          let isHanded = handings.contains { $0.concerns(made, in: source.code) }
          let isGiven = isHanded || givers.presents(ancestry(of: call.owner))
          let held = isGiven ? [StyleChoice()] : source.styles(of: made)
          found.style(by: held.isEmpty ? choices(for: made, as: found, givers) : held)
        }
        facts.calls.append(found)
      }
    }
    for storyboard in facts.storyboards { facts.calls += segues(of: storyboard) }
    readAssignments()
    facts.calls.sort { $0.place < $1.place }
  }

  /// Whether what is selected is a tab, by what it is selected in.
  private func isOfTabs(_ call: CallFacts) -> Bool {
    guard let name = call.subject else { return call.owner.map { kind($0) == .tabs } ?? false }
    return name.lowercased().contains("tab") || call.made.map { kind($0.name) == .tabs } ?? false
  }

  /// The code that gives another mask to a name which an answer goes by.
  private mutating func readAssignments() {
    let answers = facts.delegates + facts.controllers.flatMap(\.answers)
    let terms = answers.filter { $0.reads == .computed }.flatMap { $0.depends + $0.open }
    let names = terms.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
    // Requests and forced orientations have no name.
    let sought = names.map { String($0).withoutUnderscore } + [SoughtNames.answer, ""]
    let found = Set(sought).flatMap { definitions.assignments(to: $0) }
    facts.calls += found.map { assignment in
      var call = assignment
      call.owner = assignment.owner.map(shortName)
      call.value =
        call.kind == .set
        ? answer(assignment, .supports, assignment.argument)?.onAll : value(of: assignment)
      return call
    }
  }

  private func answer(
    _ call: CallFacts, _ question: OrientationQuestion, _ argument: Snippet?
  ) -> CodeAnswer? {
    let reader = AnswerReader(
      definitions: definitions, question: question, owner: call.owner.map(fullName))
    return argument.map { CodeAnswer(reader.values(of: $0), at: call.place) }
  }

  /// A call with what its names stand for.
  private func resolved(_ call: CallFacts) -> CallFacts {
    var found = call
    found.owner = call.owner.map(shortName)
    found.made =
      call.style == nil
      ? call.made.map(controller).flatMap { $0.isUnknown || $0.isView ? nil : $0 }
      : view(among: call.views)
    found.value = value(of: call)
    return found
  }

  /// The one view of the app's among some types.
  func view(among types: [MadeController]) -> MadeController? {
    let found = types.filter { facts.views.contains($0.name) }
    guard Set(found.map(\.name)).count == 1, let first = found.first else { return nil }
    return MadeController(name: shortName(first.name), place: first.place, isView: true)
  }

  // MARK: Segues

  /// Segues are presentations and pushes too.
  private func segues(of storyboard: Storyboard) -> [CallFacts] {
    storyboard.order.flatMap { identifier -> [CallFacts] in
      guard let source = storyboard.controllers[identifier] else { return [] }
      return source.segues.map { call, destination in
        var call = call
        call.owner = storyboard.className(identifier).map(shortName)
        if call.kind == .present {
          call.style = call.style ?? storyboard.controllers[destination]?.style
        }
        let made = storyboard.made(destination, among: facts.storyboards)
        if !made.shown.isUnknown, made.shown.name != "UIViewController" { call.made = made }
        return call
      }
    }
  }

  /// What is forced or asked for, where it is one thing.
  private func value(of call: CallFacts) -> PlainAnswer? {
    guard let argument = call.argument else { return nil }
    let type = "UIInterfaceOrientation"
    let named = argument.words.lazy.compactMap { word in
      InterfaceOrientation(
        name: word.hasPrefix(type) ? word.dropFirst(type.count).lowercasedFirst : word)
    }
    if call.kind == .force, let orientation = named.first {
      return named.allSatisfy { $0 == orientation } ? .orientation(orientation) : nil
    }
    let answer = answer(call, call.kind == .force ? .prefers : .supports, argument)
    return answer?.reads == .literal ? answer?.phone : nil
  }

  /// What else the sources say that isn't understood.
  mutating func readRest() {
    facts.untold += sources.flatMap(\.untold)
    let keys = Set(types.filter { $0.inherits.contains("PreferenceKey") }.map(\.name))
    for value in sources.flatMap(\.values) {
      guard let owner = value.owner, keys.contains(owner) else { continue }
      facts.untold.append(
        Untold(value.place, "\(owner) is a preference key; the views that set it aren't traced"))
    }
  }
}
