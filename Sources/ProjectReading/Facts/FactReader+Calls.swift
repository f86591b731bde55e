import OrientationModel

/// What the app does about its orientation, and what else is said of it.
extension FactReader {
  mutating func readCalls() {
    let ownStyles = Dictionary(
      sources.flatMap(\.styles).compactMap { choice in
        choice.variable == nil ? choice.owner.map { (shortName($0), choice.style) } : nil
      }, uniquingKeysWith: { first, _ in first })
    let views = shownViews()
    for source in sources {
      let styles = Dictionary(
        source.styles.compactMap { choice in
          choice.variable.map { (Held(variable: $0, member: choice.member), choice.style) }
        }, uniquingKeysWith: { _, last in last })
      for call in source.calls {
        facts.calls += settled(read(call, styles, ownStyles), call.occasions, views)
      }
      for making in source.makings {
        guard let owner = making.owner.map(shortName) else { continue }
        facts.makings[owner, default: []].append(making)
      }
      for filling in source.fillings { read(filling) }
    }
    readContents()
    for storyboard in facts.storyboards { facts.calls += segues(of: storyboard) }
    for answer in facts.delegate { readGiven(to: answer, of: nil, views) }
    for controller in facts.controllers {
      if let answer = controller.supports { readGiven(to: answer, of: controller.name, views) }
    }
    facts.calls.sort { $0.place < $1.place }
    doubtComings()
    readRoots()
  }

  /// The code that gives an answer another mask.
  private mutating func readGiven(
    to answer: CodeAnswer, of name: String?, _ views: ShownViews
  ) {
    for (place, given) in answer.given.sorted(by: { $0.key < $1.key }) {
      guard let assignment = definitions.assignment(at: place) ?? turns[place] else { continue }
      let owner = assignment.owner.map(shortName)
      var call = CallFacts(
        kind: .set, place: place, owner: owner, member: assignment.memberName)
      if let name {
        let isBelow = owner.map { tree.ancestors(of: fullName($0)).contains(fullName(name)) }
        call.subject = isBelow ?? false ? owner : name
      }
      facts.calls += settled(call, assignment.occasions, given: given, views)
    }
  }

  /// The children that a container of the app's gives itself.
  private mutating func read(_ filling: DeclaredChildren) {
    let made = controllers(filling.made, follows: filling.isWhole)
    facts.given.append(
      GivenChildren(
        place: filling.place, owner: filling.owner.map(shortName), variable: filling.variable,
        isWhole: filling.isWhole, made: made))
  }

  /// What containers hold: all that one place gives them, else whatever is added to them.
  mutating func readContents() {
    let whole = Set(
      facts.given.lazy.filter { $0.isWhole && $0.variable == nil }.compactMap(\.owner))
    for given in facts.given where given.variable == nil {
      guard let owner = given.owner, known.contains(owner), !given.made.isEmpty else { continue }
      let held = facts.contents[owner, default: []]
      if !whole.contains(owner) {
        facts.contents[owner] = held + given.made.filter { !held.contains($0) }
      } else if given.isWhole, given.made.count > held.count {
        facts.contents[owner] = given.made
      }
    }
  }

  /// A variable of a method.
  private struct Held: Hashable {
    var variable: String
    var member: Int?
  }

  /// Reads a call, with the styles that variables of its source are given, and classes give themselves.
  private func read(
    _ call: DeclaredCall, _ styles: [Held: String], _ ownStyles: [String: String]
  ) -> CallFacts {
    var facts = CallFacts(
      kind: call.kind, place: call.place, owner: call.owner.map(shortName), style: call.style,
      member: call.memberName)
    facts.made = shown(call.made, style: call.style)
    if facts.style == nil, call.kind == .present {
      let held = call.variable.flatMap { styles[Held(variable: $0, member: call.member)] }
      facts.style = held ?? facts.made.flatMap { ownStyles[$0.name] }
    }
    if let argument = call.argument { facts.value = value(of: argument, call) }
    return facts
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
          owner: storyboard.className(identifier),
          style: segue.style ?? storyboard.controllers[segue.destination]?.style)
        if kind == .push { call.style = nil }
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
      let end = argument.end(ofExpressionAt: label + 2, within: argument.pieces.count)
      argument = argument[label + 2..<end]
    }
    let question: OrientationQuestion = call.kind == .force ? .prefers : .supports
    let evaluator = Evaluator(
      definitions: definitions, question: question, owner: call.owner.map(fullName))
    let words = argument.pieces.map(\.text)
    if call.kind == .force, let name = words.first(where: OrientationMaskNames.all.contains) {
      return InterfaceOrientation(name: name).map { .orientation($0) }
    }
    let answer = CodeAnswer(evaluator.value(of: argument), at: call.place)
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
