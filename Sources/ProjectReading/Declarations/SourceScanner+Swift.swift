/// Members of Swift types.
extension SourceScanner {
  /// Reads `override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }`.
  mutating func readProperty(_ index: Int) {
    let name = index + 1
    guard code.isWord(at: name) else { return }
    let question = OrientationQuestion(code.word(at: name))
    guard question != nil || hasMask(near: name) else { return readFlag(name) }
    guard let (initial, body) = parts(of: name + 1) else { return }
    guard let question else {
      let isFixed = code.word(at: index) == .let
      return addValue(at: name, of: owner, initial: initial, body: body, isFixed: isFixed)
    }
    told.insert(name)
    if let range = body ?? initial { addAnswer(question, .controller, at: name..<name + 1, range) }
  }

  /// Whether a mask or an orientation is meant in what follows a name, on its line.
  private func hasMask(near name: Int) -> Bool {
    if let owner, ["UIInterfaceOrientationMask", "UIInterfaceOrientation"].contains(owner) {
      return true
    }
    let line = code[name]?.line
    for index in name + 1..<name + 24 where code[index]?.line == line && code.isMask(index) {
      return true
    }
    return false
  }

  /// Reads `var isLocked = false`, `var isLocked: Bool` and `var side: Side = .any`.
  private mutating func readFlag(_ name: Int) {
    let isBool = code.isSign(":", at: name + 1) && code.text(name + 2) == "Bool"
    let isGiven = code.isSign("=", at: name + 1)
    let isCase = code.isSign("=", at: name + 3) && code.isSign(".", at: name + 4)
    guard isBool || isCase || isGiven && ["true", "false"].contains(code.text(name + 2)) else {
      let value = code.expression(from: name + 2)
      let isName = value.allSatisfy { code.isWord(at: $0) || code.isSign(".", at: $0) }
      if isGiven, isName, code.word(at: name - 1) == .var {
        addValue(at: name, of: owner, initial: value, isUndecided: true)
      }
      return
    }
    facts.flags.append((owner, code.text(name)))
  }

  /// What a property begins with, and its getter.
  func parts(of start: Int) -> (initial: Range<Int>?, body: Range<Int>?)? {
    for index in start..<start + 40 {
      if code.isSign("{", at: index) {
        let isObserver = ["didSet", "willSet"].contains(code.text(index + 1))
        return (nil, isObserver ? nil : code.inside(ofBraceAt: index))
      }
      if code.isSign("=", at: index) { return (code.expression(from: index + 1), nil) }
      let isEnd =
        code.isSign("}", at: index) || code.isSign(";", at: index) || code.text(index) == "init"
      if isEnd || [.func, .var, .let].contains(code.word(at: index)) { return (nil, nil) }
    }
    return nil
  }

  /// Methods of delegates, the overrides of the first Swift, and what gives a mask.
  mutating func readFunction(_ index: Int) {
    guard let body = code.body(ofFunctionAt: index + 1) else { return }
    let head = index + 1..<body.lowerBound - 1
    if !readMethod(head: head, body), code.word(at: head.upperBound - 1) == .mask {
      addValue(at: index + 1, of: owner, body: body)
    }
  }

  /// Takes a method's body for an answer, if it is one; whether it was.
  mutating func readMethod(head: Range<Int>, _ body: Range<Int>) -> Bool {
    let asked: [CodeWord: DeclaredAnswer.Author] = [
      .supportedInterfaceOrientationsFor: .appDelegate,
      .supportedInterfaceOrientationsForWindow: .appDelegate,
      .supportedInterfaceOrientationsForWindowScene: .sceneDelegate,
    ]
    let word = code.word(at: head.lowerBound)
    if word == .supportedInterfaceOrientations, code.text(head.lowerBound + 2) == "for" {
      addAnswer(.supports, .sceneDelegate, at: head, body)
    } else if let question = OrientationQuestion(word) {
      addAnswer(
        question, word.askedBy.map { .containerDelegate($0) } ?? .controller, at: head, body)
    } else if let label = head.first(where: { asked[code.word(at: $0)] != nil }),
      let author = asked[code.word(at: label)]
    {
      let start = code.isSwift ? head.lowerBound : label
      addAnswer(.supports, author, at: start..<head.upperBound, body)
    } else {
      return false
    }
    return true
  }

  private mutating func addAnswer(
    _ question: OrientationQuestion, _ author: DeclaredAnswer.Author, at head: Range<Int>,
    _ body: Range<Int>
  ) {
    told.formUnion(head)
    told.formUnion(body)
    facts.answers.append(
      DeclaredAnswer(
        owner: owner, question: question, author: author, place: code.place(head.lowerBound),
        body: code.snippet(body), condition: condition))
  }

  mutating func addValue(
    at name: Int, of owner: String?, initial: Range<Int>? = nil, body: Range<Int>? = nil,
    isFixed: Bool = false, isUndecided: Bool = false
  ) {
    // What a protocol asks for says nothing.
    guard type?.isProtocol != true else { return }
    let value = DeclaredValue(
      owner: owner, name: code.text(name), place: code.place(name),
      initial: initial.map(code.snippet), body: body.map(code.snippet), isFixed: isFixed)
    if isUndecided { facts.undecided.append(value) } else { facts.values.append(value) }
  }
}

extension OrientationQuestion {
  /// The question that a getter, or a method of a container's delegate, answers.
  init?(_ word: CodeWord) {
    let name = word.rawValue
    switch word {
    case .setNeedsUpdateOfSupportedInterfaceOrientations: return nil
    case .shouldAutorotate: self = .autorotates
    case .prefersInterfaceOrientationLocked: self = .locks
    case .shouldAutorotateToInterfaceOrientation: self = .legacy
    case .childForInterfaceOrientationLock, .childViewControllerForInterfaceOrientationLock:
      self = .lockChild
    case _ where name.hasSuffix("upportedInterfaceOrientations"): self = .supports
    case _ where name.hasSuffix("referredInterfaceOrientationForPresentation"): self = .prefers
    default: return nil
    }
  }
}
