/// Members of Swift types.
extension SourceScanner {
  /// Reads `override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }`.
  mutating func readProperty(_ index: Int) {
    let name = index + 1
    guard code.isWord(at: name) else { return }
    let question = OrientationQuestion(code.word(at: name))
    guard question != nil || hasMask(near: name) else { return }
    guard let (initial, body) = parts(of: name + 1) else { return }
    if let question {
      tell(name..<name + 1)
      guard let range = body ?? initial else { return }
      tell(range)
      addAnswer(question, .controller, at: name, range)
    } else {
      add(
        DeclaredValue(
          owner: owner, name: code.text(name), place: code.place(name),
          initial: initial.map(code.snippet), body: body.map(code.snippet)))
    }
  }

  private mutating func add(_ value: DeclaredValue) { facts.values.append(value) }

  mutating func addAnswer(
    _ question: OrientationQuestion, _ author: DeclaredAnswer.Author, at index: Int,
    _ range: Range<Int>
  ) {
    facts.answers.append(
      DeclaredAnswer(
        owner: owner, question: question, author: author, place: code.place(index),
        body: code.snippet(range), condition: condition))
  }

  /// Whether a mask or an orientation is meant in what follows a name, on its line.
  private func hasMask(near name: Int) -> Bool {
    if let owner, ["UIInterfaceOrientationMask", "UIInterfaceOrientation"].contains(owner) {
      return true
    }
    let line = code[name]?.line
    var index = name + 1
    while let token = code[index], token.line == line, index < name + 24 {
      if token.word == .mask || token.word == .orientation || isMaskWord(index) { return true }
      index += 1
    }
    return false
  }

  /// What a property begins with, and its getter.
  private func parts(of start: Int) -> (initial: Range<Int>?, body: Range<Int>?)? {
    var index = start
    while let token = code[index], index < start + 40 {
      if token.sign == UInt8(ascii: "{") {
        return (nil, index + 1..<code.partner(of: index))
      }
      if token.sign == UInt8(ascii: "=") {
        return (index + 1..<code.endOfExpression(from: index + 1), nil)
      }
      if token.sign == UInt8(ascii: "}") || token.sign == UInt8(ascii: ";") { return (nil, nil) }
      if token.word == .func || token.word == .var || token.word == .let { return (nil, nil) }
      index += 1
    }
    return nil
  }

  /// Methods of delegates, the overrides of the first Swift, and functions that give a mask.
  mutating func readFunction(_ index: Int) {
    let name = index + 1
    guard let body = code.body(ofFunctionAt: name) else { return }
    let head = name..<body.lowerBound - 1
    let word = code.word(at: name)
    if let question = OrientationQuestion(word) {
      tell(head)
      tell(body)
      addAnswer(question, word.isDelegates ? .containerDelegate : .controller, at: name, body)
    } else if let label = head.first(where: {
      [.supportedInterfaceOrientationsFor, .supportedInterfaceOrientationsForWindow]
        .contains(code.word(at: $0))
    }) {
      tell(label..<label + 1)
      tell(body)
      addAnswer(.supports, .appDelegate, at: name, body)
    } else if head.dropFirst().contains(where: { code.word(at: $0) == .mask }),
      head.contains(where: { code.isSign("-", at: $0) && code.isSign(">", at: $0 + 1) })
    {
      add(
        DeclaredValue(
          owner: owner, name: code.text(name), place: code.place(name), initial: nil,
          body: code.snippet(body)))
    }
  }
}

extension OrientationQuestion {
  /// The question that a getter or a method of that name answers.
  init?(_ word: CodeWord) {
    guard let question = Self.byGetter[word] else { return nil }
    self = question
  }

  private static let byGetter: [CodeWord: OrientationQuestion] = [
    .supportedInterfaceOrientations: .supports,
    .navigationControllerSupportedInterfaceOrientations: .supports,
    .tabBarControllerSupportedInterfaceOrientations: .supports,
    .splitViewControllerSupportedInterfaceOrientations: .supports,
    .pageViewControllerSupportedInterfaceOrientations: .supports,
    .preferredInterfaceOrientationForPresentation: .prefers,
    .navigationControllerPreferredInterfaceOrientationForPresentation: .prefers,
    .tabBarControllerPreferredInterfaceOrientationForPresentation: .prefers,
    .splitViewControllerPreferredInterfaceOrientationForPresentation: .prefers,
    .pageViewControllerPreferredInterfaceOrientationForPresentation: .prefers,
    .shouldAutorotate: .autorotates, .prefersInterfaceOrientationLocked: .locks,
    .shouldAutorotateToInterfaceOrientation: .legacy,
  ]
}

extension CodeWord {
  /// Whether a container asks its delegate this.
  var isDelegates: Bool {
    isQuestion
      && rawValue >= CodeWord.navigationControllerSupportedInterfaceOrientations.rawValue
  }
}
