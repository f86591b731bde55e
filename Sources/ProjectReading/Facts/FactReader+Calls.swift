import OrientationModel

/// What the app does about its orientation, and what else is said of it.
extension FactReader {
  mutating func readCalls() {
    let ownStyles = Dictionary(grouping: sources.flatMap(\.styles).filter { $0.variable == nil }) {
      $0.owner.map(shortName)
    }
    for source in sources {
      let styles = Dictionary(grouping: source.styles.filter { $0.variable != nil }, by: \.variable)
      for call in source.calls { facts.calls.append(read(call, styles, ownStyles)) }
      for filling in source.fillings { read(filling) }
    }
    for storyboard in facts.storyboards { facts.calls += segues(of: storyboard) }
    readAssignments()
    facts.calls.sort { $0.place < $1.place }
    readRoots()
  }

  /// The code that gives another mask to a name which an answer goes by.
  private mutating func readAssignments() {
    let answers = facts.delegate + facts.controllers.flatMap(\.answers)
    let names = Set(answers.filter { $0.reads == .computed }.flatMap(\.depends))
    for name in names.sorted() {
      for assignment in definitions.assignments(to: name) {
        let reader = AnswerReader(
          definitions: definitions, question: .supports, owner: assignment.owner.map(fullName))
        var call = CallFacts(
          kind: .set, place: assignment.place, owner: assignment.owner.map(shortName),
          member: assignment.memberName)
        call.value = CodeAnswer(reader.values(of: assignment.value), at: assignment.place).phone
        call.subject = assignment.plainName
        facts.calls.append(call)
      }
    }
  }

  /// The children that a container of the app's gives itself; what several places give it isn't
  /// understood.
  private mutating func read(_ filling: DeclaredChildren) {
    guard let owner = filling.owner.map(shortName), known.contains(owner) else { return }
    let made = filling.made.map { $0.map(controller) } ?? [unknown(filling.place)]
    facts.given.append(
      GivenChildren(place: filling.place, owner: owner, isWhole: filling.isWhole, made: made))
  }

  /// Reads a call, with the styles that variables of its source are given, and classes give themselves.
  private func read(
    _ call: DeclaredCall, _ styles: [HeldVariable?: [StyleChoice]],
    _ ownStyles: [String?: [StyleChoice]]
  ) -> CallFacts {
    var facts = CallFacts(
      kind: call.kind, place: call.place, owner: call.owner.map(shortName), style: call.style,
      member: call.memberName)
    facts.isOwn = call.isOwn
    if call.style != nil {
      facts.made = view(among: call.views)
    } else {
      facts.made = call.made.map(controller).flatMap { $0.isUnknown || $0.isView ? nil : $0 }
    }
    if call.kind == .present, call.style == nil {
      let held = call.variables.flatMap { styles[$0] ?? [] }
      let classes = facts.made.map { [$0.name] + tree.ancestors(of: fullName($0.name)) } ?? []
      let own = classes.lazy.compactMap { ownStyles[shortName($0)] }.first ?? []
      let chosen = Set((held.isEmpty ? own : held).map(\.style))
      facts.style = chosen.count == 1 ? chosen.first ?? nil : nil
      facts.isStyleKnown = chosen.isEmpty || facts.style != nil
    }
    if let argument = call.argument { facts.value = value(of: argument, call) }
    return facts
  }

  /// The one view of the app's among some types.
  func view(among types: [MadeObject]) -> MadeController? {
    let found = types.filter { views.contains($0.name) }
    guard Set(found.map(\.name)).count == 1, let first = found.first else { return nil }
    return MadeController(name: shortName(first.name), place: first.place, isView: true)
  }

  // MARK: Segues

  /// Segues are presentations and pushes too.
  private func segues(of storyboard: Storyboard) -> [CallFacts] {
    storyboard.order.flatMap { identifier -> [CallFacts] in
      guard let source = storyboard.controllers[identifier] else { return [] }
      return source.presents.compactMap { segue in
        guard let kind = segue.call else { return nil }
        var call = CallFacts(
          kind: kind, place: CodePlace(storyboard.file, segue.line),
          owner: storyboard.className(identifier).map(shortName),
          style: segue.style ?? storyboard.controllers[segue.destination]?.style)
        if kind == .push { call.style = nil }
        call.isOwn = kind == .push
        call.made = made(segue.destination, of: storyboard, depth: 0)
        return call
      }
    }
  }

  private func made(
    _ identifier: String, of storyboard: Storyboard, depth: Int
  ) -> MadeController? {
    guard depth < 8, let controller = storyboard.controllers[identifier],
      let name = storyboard.className(identifier), name != "UIViewController"
    else { return nil }
    return MadeController(
      name: shortName(name), place: CodePlace(storyboard.file, controller.line),
      parts: controller.children.compactMap { made($0, of: storyboard, depth: depth + 1) })
  }

  /// What is forced or asked for, where it is one thing.
  private func value(of argument: Snippet, _ call: DeclaredCall) -> CodeAnswer.Usual? {
    let names: Set = ["interfaceOrientations", "initWithInterfaceOrientations"]
    var argument = argument
    if let label = argument.pieces.firstIndex(where: { names.contains($0.text) }),
      label + 2 < argument.pieces.count
    {
      argument = argument[label + 2..<argument.end(ofExpressionAt: label + 2)]
    }
    let words = argument.pieces.map(\.text)
    if call.kind == .force,
      let name = words.first(where: { InterfaceOrientation(name: $0) != nil })
    {
      return InterfaceOrientation(name: name).map { .orientation($0) }
    }
    let reader = AnswerReader(
      definitions: definitions, question: call.kind == .force ? .prefers : .supports,
      owner: call.owner.map(fullName))
    let answer = CodeAnswer(reader.values(of: argument), at: call.place)
    return answer.reads == .literal ? answer.phone : nil
  }

  /// Every word that matters and is told of nowhere else.
  mutating func readMentions() {
    for mention in sources.flatMap(\.mentions) {
      facts.untold.append(
        Untold(mention.place, "`\(mention.word)` is used here; unclear what for"))
    }
    let keys = Set(
      sources.flatMap(\.types).filter { $0.inherits.contains("PreferenceKey") }.map(\.name))
    for value in sources.flatMap(\.values) {
      guard let owner = value.owner, keys.contains(owner) else { continue }
      facts.untold.append(
        Untold(value.place, "\(owner) is a preference key; the views that set it aren't traced"))
    }
  }
}
