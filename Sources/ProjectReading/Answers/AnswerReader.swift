import OrientationModel

/// What a getter's text says that it answers: one expression, or what it returns here and there.
///
/// No code runs, and no name is followed further than to its declaration.
struct AnswerReader {
  let definitions: Definitions
  let question: OrientationQuestion
  let owner: String?
  /// The getter that is read, and what it gives its local names.
  private var body = Snippet(pieces: [], isSwift: true, file: "")
  private var locals: [String: [Snippet]] = [:]
  /// How many declarations deep.
  var depth = 0

  static let deepest = 2
  /// Nobody writes an expression of more words and signs; longer ones are not read.
  static let longestExpression = 400
  private static let mostReturns = 24

  init(definitions: Definitions, question: OrientationQuestion, owner: String?) {
    self.definitions = definitions
    self.question = question
    self.owner = owner
  }

  /// What a body answers.
  func values(ofBody body: Snippet) -> AnswerValues {
    guard body.pieces.count <= CodeText.longestBody else {
      return AnswerValues(.open("code that is too long to read"))
    }
    var reader = self
    reader.body = body.getter
    reader.locals = reader.body.locals
    return reader.values()
  }

  private func values() -> AnswerValues {
    let results = body.results
    guard results.count <= Self.mostReturns else {
      return AnswerValues(.open("code with too many branches"))
    }
    let found = results.map { values(of: $0) }
    guard let first = found.first else { return AnswerValues(.open("code without a result")) }
    let conditions = body.conditions
    if found.count == 2, conditions.count == 1, let isPad = body.isFirstForPad(conditions[0]) {
      let depending = [conditions[0].text]
      return isPad
        ? first.onPad(else: found[1], depending: depending)
        : found[1].onPad(else: first, depending: depending)
    }
    let depending = conditions.filter { !isAboutPresence($0) }.map(\.text)
    var all = found.dropFirst().reduce(first) { $0.or($1) }
    all.depends = depending + all.depends
    return all
  }

  /// Whether a condition only asks whether there is somebody to be asked.
  private func isAboutPresence(_ condition: Snippet) -> Bool {
    let words = condition.pieces.map(\.text)
    let signs: Set = [
      "self", ".", "!", "=", "nil", "?", "(", ")", "[", "]", "_", "let", "var", ",",
    ]
    let rest = words.enumerated().filter { index, word in
      !signs.contains(word) && !(index > 0 && ["let", "var"].contains(words[index - 1]))
    }.map(\.element)
    if rest.isEmpty { return words.contains { ["let", "var"].contains($0) } }
    return rest.allSatisfy { word in
      Controller.Asks(asking: [word]) != nil
        || (locals[word] ?? []).contains { local in
          Controller.Asks(asking: local.pieces.map(\.text)) != nil
        }
    }
  }

  // MARK: Names

  /// What a name stands for: a local one, else what a declaration begins with or gives.
  func named(_ expression: Snippet) -> AnswerValues {
    var words = expression.pieces.map(\.text).filter { !["?", "!"].contains($0) }
    if words.first == "[", words.last == "]", !expression.isSwift {
      words = Array(words.dropFirst().dropLast())
    }
    guard let name = words.last, ![")", "]", "}"].contains(name) else { return open(expression) }
    if ["statusBarOrientation", "interfaceOrientation"].contains(name) {
      return AnswerValues(.current)
    }
    if words.count == 1, let given = locals[name] { return value(ofLocal: name, given) }
    guard depth < Self.deepest, let definition = definitions.value(name, in: owner) else {
      return open(expression)
    }
    return value(of: definition)
  }

  private func value(ofLocal name: String, _ given: [Snippet]) -> AnswerValues {
    var deeper = self
    // A local name may be that of what it is made from.
    deeper.locals = [:]
    let found = given.map { deeper.values(of: $0) }
    var all = found.dropFirst().reduce(found[0]) { $0.or($1) }
    all.isNamed = true
    if found.count > 1 || body.changes(name) {
      all = all.or(AnswerValues(.open(name)), depending: ["changes to `\(name)`"])
    }
    return all
  }

  private func value(of definition: DeclaredValue) -> AnswerValues {
    var deeper = AnswerReader(definitions: definitions, question: question, owner: owner)
    deeper.depth = depth + 1
    let isFixed = definition.body != nil
    var found =
      definition.body.map { deeper.values(ofBody: $0) }
      ?? definition.initial.map { deeper.values(of: $0) }
      ?? AnswerValues(.open(definition.name))
    found.isNamed = true
    if !isFixed {
      found.depends.append(definition.name)
      found.set += definitions.set(to: definition.name)
    }
    return found
  }

  func open(_ expression: Snippet) -> AnswerValues {
    let text = expression.text
    return AnswerValues(.open(text.count > 80 ? String(text.prefix(79)) + "…" : text))
  }

  // MARK: Other controllers

  private static let questions: Set = [
    "supportedInterfaceOrientations", "shouldAutorotate",
    "preferredInterfaceOrientationForPresentation", "prefersInterfaceOrientationLocked",
  ]

  /// Reads `topViewController?.supportedInterfaceOrientations` and the like, also as a message.
  func handedOn(_ expression: Snippet) -> AnswerValues? {
    var words = expression.pieces.map(\.text)
    if words.first == "[", words.last == "]" { words = Array(words.dropFirst().dropLast()) }
    if words.count > 2, words.suffix(2) == ["(", ")"] { words.removeLast(2) }
    guard let last = words.last, Self.questions.contains(last), words.count > 1 else { return nil }
    return AnswerValues(whom(Array(words.dropLast()), expression))
  }

  private func whom(_ words: [String], _ expression: Snippet) -> AnswerValue {
    var words = words.filter { ![".", "?", "!", "self", "[", "]", "(", ")"].contains($0) }
    if words.isEmpty || words.first == "super" { return .inherits }
    if let given = words.first.flatMap({ locals[$0] }), given.count == 1 {
      words = given[0].pieces.map(\.text).filter { $0.first?.isLetter ?? false } + words.dropFirst()
    }
    // The root of a window is at the bottom, and what is presented is no child.
    if ["rootViewController", "presentedViewController"].contains(words.last) {
      return .open(expression.text)
    }
    if let asked = Controller.Asks(asking: words) { return .handsOn(asked) }
    let isChild = ["children", "childViewControllers"].contains(where: words.contains)
    // A controller that it keeps: what a container of one's own asks is its child.
    if isChild || words.last?.hasSuffix("ontroller") == true { return .handsOn(.top) }
    return .open(expression.text)
  }
}
