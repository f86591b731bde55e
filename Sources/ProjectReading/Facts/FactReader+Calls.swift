import OrientationModel

/// What the app does about its orientation, and what else is said of it.
extension FactReader {
  mutating func readCalls() {
    var known: [String: ControllerFacts] = [:]
    for controller in facts.controllers { known[controller.name] = controller }
    for source in sources {
      for call in source.calls { facts.calls.append(read(call, source.styles, known)) }
      for making in source.makings {
        guard let owner = making.owner.map(shortName) else { continue }
        facts.makings[owner, default: []].append(making)
      }
      facts.roots += source.roots.map { root in
        RootFacts(
          place: root.place, made: root.made.map(shortName), isSwiftUI: root.isSwiftUI,
          owner: root.owner.map(shortName))
      }
    }
    facts.calls.sort { $0.place < $1.place }
    let apps = sources.flatMap(\.types).filter { $0.inherits.contains("App") }
    facts.roots = facts.roots.filter { !$0.isSwiftUI || !apps.isEmpty }.map { root in
      var root = root
      if root.isSwiftUI,
        let app = apps.first(where: { shortName($0.name) == root.owner }) ?? apps.first
      {
        root.owner = shortName(app.name)
      }
      return root
    }
    facts.roots.sort { $0.place < $1.place }
  }

  private func read(
    _ call: DeclaredCall, _ styles: [StyleChoice], _ known: [String: ControllerFacts]
  ) -> CallFacts {
    var facts = CallFacts(
      kind: call.kind, place: call.place, owner: call.owner.map(shortName), style: call.style,
      member: call.memberName)
    let made = call.made.map(shortName)
    facts.target =
      call.style == nil
      ? made.first { known[$0] != nil && known[$0]?.kind != .navigation }
        ?? made.first {
          known[$0] != nil
        } : made.first
    if let first = made.first, first != facts.target, first.hasSuffix("NavigationController") {
      facts.wrapper = first
    }
    if facts.style == nil, call.kind == .present {
      let own = styles.filter { $0.member == call.member && $0.variable != nil }
      facts.style =
        (own.last { $0.variable == call.variable }
        ?? sources.lazy.flatMap(\.styles).first { choice in
          choice.variable == nil && facts.target != nil
            && choice.owner.map(shortName) == facts.target
        })?.style
    }
    if let argument = call.argument { facts.value = value(of: argument, call) }
    return facts
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
        Untold(mention.place, "`\(mention.word)` stands here; what it does could not be told"))
    }
    let keys = sources.flatMap(\.types).filter { $0.inherits.contains("PreferenceKey") }
    for value in sources.flatMap(\.values) {
      guard let owner = value.owner, keys.contains(where: { $0.name == owner }) else { continue }
      facts.untold.append(
        Untold(value.place, "\(owner) is a preference; which views set it is not followed"))
    }
  }
}
