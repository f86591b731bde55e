import OrientationModel

/// What a getter's text says that it answers: one expression, or what it returns here and there.
///
/// No code runs, and no name is followed further than to its declaration.
struct AnswerReader {
  let definitions: Definitions
  let question: OrientationQuestion
  let owner: String?
  /// Whether it is the app delegate's answer, which may go by the screen on top.
  var isDelegates = false
  /// What the getter that is read gives its local names.
  private var locals: [String: [(value: Snippet, isFixed: Bool)]] = [:]
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
    guard body.range.count <= CodeText.longestBody else {
      return AnswerValues(.open("code that is too long to read"))
    }
    let body = body.getter
    let results = body.results
    guard results.count <= Self.mostReturns else {
      return AnswerValues(.open("code with too many branches"))
    }
    var reader = self
    reader.locals = body.locals
    let found = results.map { reader.values(of: $0) }
    guard let first = found.first else { return AnswerValues(.open("code without a result")) }
    let conditions = body.conditions.filter { !reader.isAboutPresence($0) }
    if conditions.count == 1 {
      let sides = body.isForPad(results, by: conditions[0])
      // Whatever has no case of its own gets the last.
      let (phone, pad) = (sides.firstIndex(of: false), sides.firstIndex(of: true))
      if let other = sides.lastIndex(of: nil) ?? phone ?? pad, phone != nil || pad != nil {
        return found[pad ?? other]
          .or(found[phone ?? other], by: conditions[0], isFirstForPad: true)
      }
    }
    var all = found.dropFirst().reduce(first) { $0.or($1) }
    all.depends = conditions.map(\.text) + all.depends
    return all
  }

  /// Whether a condition only asks whether there is somebody to be asked.
  private func isAboutPresence(_ condition: Snippet) -> Bool {
    let clauses = condition.code.parts(of: condition.range)
    return !clauses.isEmpty && clauses.allSatisfy { isPresence(condition.part($0)) }
  }

  private func isPresence(_ clause: Snippet) -> Bool {
    let words = clause.words
    let plain: Set = ["self", "nil", "let", "var"]
    func isBound(_ index: Int) -> Bool { index > 0 && ["let", "var"].contains(words[index - 1]) }
    var names = words.indices.filter {
      words[$0].first?.isLetter == true && !plain.contains(words[$0]) && !isBound($0)
    }.map { words[$0] }
    if names.isEmpty { return words.indices.contains(where: isBound) }
    // Of `let top = window?.topViewController` the last says who it is.
    if isBound(1), !words.contains("as") { names = names.suffix(1) }
    return names.allSatisfy { word in
      Controller.Asks(asking: [word]) != nil
        || (locals[word] ?? []).contains { Controller.Asks(asking: $0.value.words) != nil }
    }
  }

  // MARK: Names

  /// What a name stands for: a local one, else what a declaration begins with or gives.
  func named(_ expression: Snippet) -> AnswerValues {
    var words = expression.words.filter { !["?", "!"].contains($0) }
    if words.first == "[", words.last == "]", !expression.code.isSwift {
      words = Array(words.dropFirst().dropLast())
    }
    // A function that is called with nothing.
    if words.count > 2, words.suffix(2) == ["(", ")"] { words.removeLast(2) }
    guard let name = words.last, ![")", "]", "}"].contains(name) else { return open(expression) }
    if ["statusBarOrientation", "interfaceOrientation"].contains(name) {
      return AnswerValues(.plain(.current))
    }
    if words.count == 1, let given = locals[name] { return value(ofLocal: name, given) }
    // What another controller says under a name depends on who that is.
    let isAnothers = words.dropLast().contains {
      $0.hasSuffix("ontroller") && $0.first?.isUppercase != true
    }
    if isAnothers { return open(expression) }
    // Of `Masks.phone` and `Masks.shared.phone` the type says whose it is.
    let type = words.first.flatMap { $0.first?.isUppercase == true && $0 != "Self" ? $0 : nil }
    guard depth < Self.deepest, let definition = definitions.value(name, in: type ?? owner) else {
      return open(expression)
    }
    var found = value(of: definition)
    // What a value computes from itself depends on that value.
    if words.count > 2 {
      let whole = expression.part(expression.range.dropLast(2)).text
      found.depends = found.depends.map { $0 == "self" ? whole : $0 }
    }
    return found
  }

  private func value(
    ofLocal name: String, _ given: [(value: Snippet, isFixed: Bool)]
  ) -> AnswerValues {
    var deeper = self
    // A local name may be that of what it is made from.
    deeper.locals = [:]
    let found = given.map { deeper.values(of: $0.value) }
    var all = found.dropFirst().reduce(found[0]) { $0.or($1) }
    if found.count > 1 || !given[0].isFixed {
      all = all.or(AnswerValues(.open(name)))
      all.depends.append("changes to `\(name)`")
    }
    return all
  }

  private func value(of definition: DeclaredValue) -> AnswerValues {
    var deeper = AnswerReader(definitions: definitions, question: question, owner: owner)
    deeper.depth = depth + 1
    var found =
      definition.body.map { deeper.values(ofBody: $0) }
      ?? definition.initial.map { deeper.values(of: $0) }
      ?? AnswerValues(.open(definition.name))
    if definition.body == nil, !definition.isFixed {
      let assignments = definitions.assignments(to: definition)
      found.depends.append(definition.name)
      found.set += definitions.set(by: assignments)
      found.changes.formUnion(assignments.map(\.place))
    }
    return found
  }

  func open(_ expression: Snippet) -> AnswerValues {
    let text = expression.text
    return AnswerValues(.open(text.count > 80 ? String(text.prefix(79)) + "…" : text))
  }

  // MARK: Other controllers

  /// Reads `topViewController?.supportedInterfaceOrientations` and the like, also as a message.
  func handedOn(_ expression: Snippet) -> AnswerValues? {
    var words = expression.words.filter {
      ![".", "?", "!", "self", "[", "]", "(", ")"].contains($0)
    }
    // Of a child it is the controller itself that is handed over.
    if question != .lockChild {
      guard expression.range.count > 1, let last = words.popLast(),
        OrientationQuestion(rawValue: last) != nil
      else { return nil }
    }
    if words == ["nil"] { return AnswerValues(.inherits) }
    if words.isEmpty || words.first == "super" { return AnswerValues(.inherits) }
    if let given = words.first.flatMap({ locals[$0] }), given.count == 1 {
      words.replaceSubrange(
        ..<1, with: given[0].value.words.filter { $0.first?.isLetter ?? false })
    }
    words.removeAll { $0 == "self" }
    // A type that a child is taken for leads nowhere.
    if let cast = words.firstIndex(of: "as") {
      words.removeSubrange(cast..<min(cast + 2, words.count))
    }
    // For a child of another, or of a child, there is no word.
    let isOwn = words.first.map(leads) ?? false && words.count(where: leads) == 1
    let isPlain = isOwn && words.allSatisfy { leads($0) || Self.which.contains($0) }
    guard !words.contains("{"), isDelegates || isPlain,
      Self.others.isDisjoint(with: words.suffix(1))
    else { return open(expression) }
    return asked(by: words).map { AnswerValues(.handsOn($0)) } ?? open(expression)
  }

  /// Whether a word leads to another controller.
  private func leads(_ word: String) -> Bool {
    word.hasSuffix("ontroller")
      || ["children", "childViewControllers", "viewControllers"].contains(word)
  }

  /// What says which of a list.
  private static let which: Set = [
    "last", "lastObject", "first", "firstObject", "selectedIndex", "objectAtIndex", ":",
  ]

  /// The root of a window is at the bottom; who is around it, and what is presented, is no child.
  private static let others: Set = [
    "rootViewController", "presentedViewController", "presentingViewController",
    "parentViewController", "navigationController", "tabBarController", "splitViewController",
  ]

  /// Whom a container asks by the words that lead there.
  private func asked(by words: [String]) -> Controller.Asks? {
    // Of UIKit's containers the first isn't what is on top, and of tabs neither is the last.
    let kind = owner.flatMap(definitions.kind)
    let isFirst = words.contains("first") || words.contains("firstObject")
    let isLast = words.contains("last") || words.contains("lastObject")
    guard isDelegates || !(isFirst && kind != .screen || isLast && kind == .tabs) else {
      return nil
    }
    // A controller that it keeps: what a container of one's own asks is its child.
    let isKept = words.last.map(leads) ?? false || words.contains { $0.hasPrefix("child") }
    return Controller.Asks(asking: words)
      ?? (isKept && words.last != "viewControllers" ? .top : nil)
  }
}
