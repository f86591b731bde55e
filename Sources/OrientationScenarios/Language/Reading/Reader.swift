/// Thrown where a line cannot be read on; what is wrong has been noted already.
struct Abandoned: Error {}

/// Reads one line after the other, word by word, and notes what is not right.
struct Reader {
  /// How many problems are kept; of the rest only the number is.
  static let problemLimit = 1000

  let bytes: [UInt8]
  var problems: [Problem] = []
  var problemCount = 0

  // The line being read.
  var line = 0
  var lineStart = 0
  /// After its last byte, the line end not included.
  var lineEnd = 0
  var isASCII = true

  // How far it has been read: the byte, and its column.
  var position = 0
  var column = 1
  var peeked: Token?
  /// Where the word or sign stands that was taken last.
  private(set) var taken = TextPlace.nowhere
  /// The words and signs at which a statement ends before its line does.
  var ends: [String] = []
  /// The class of UIKit's that the line's controller was called by alone.
  var bareClass: Token?
  /// While it only looks ahead.
  var isSilent = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// A copy to look ahead with, which notes nothing.
  var ahead: Reader {
    var ahead = self
    ahead.isSilent = true
    return ahead
  }

  mutating func note(_ fact: Problem.Fact, at place: TextPlace) {
    guard !isSilent else { return }
    problemCount += 1
    // A few more than are shown: what the checks find may stand further up.
    guard problems.count < Self.problemLimit * 2 else { return }
    problems.append(Problem(fact: fact, place: place))
  }

  /// Notes what is wrong with a token; of a broken one that is known already.
  mutating func refuse(_ fact: Problem.Fact, at token: Token) -> Abandoned {
    let fact = token.isRareSign ? .strayCharacter(token.text) : fact
    if token.kind != .broken { note(fact, at: token.place) }
    return Abandoned()
  }

  /// Goes to the first byte of a line after its indentation.
  mutating func begin(at start: Int) {
    position = start
    column = start - lineStart + 1
    peeked = nil
    ends = []
    bareClass = nil
  }

  mutating func peek() -> Token {
    if let peeked { return peeked }
    let token = scan()
    peeked = token
    return token
  }

  @discardableResult mutating func next() -> Token {
    let token = peek()
    if token.kind != .end && token.kind != .broken {
      peeked = nil
      taken = token.place
    }
    return token
  }

  /// Takes a word or sign if it comes next.
  mutating func take(_ text: String) -> Token? {
    let token = peek()
    guard token.kind == .word || token.kind == .sign, token.text == text else { return nil }
    return next()
  }

  /// Takes a word or sign that has to come next.
  @discardableResult mutating func expect(_ text: String) throws(Abandoned) -> Token {
    if let token = take(text) { return token }
    throw unexpected(could: [text])
  }

  /// What is read of the line, with where it stands.
  ///
  /// It changes nothing, but what is read on its own line has to be read before it looks.
  mutating func located<Value>(_ value: Value, from start: TextPlace) -> Located<Value> {
    Located(value, at: start.through(taken))
  }

  /// Takes a word that stands for a value.
  mutating func word<Value>(
    could known: @autoclosure () -> [String], as subject: Problem.Subject = .word,
    _ value: (String) -> Value?
  ) throws(Abandoned) -> Value {
    let token = peek()
    guard token.kind == .word, let value = value(token.text) else {
      throw unexpected(could: known(), as: subject)
    }
    next()
    return value
  }

  /// Takes the one of some choices whose words come next.
  mutating func phrase<Choice>(
    of choices: [Choice], as subject: Problem.Subject = .word, named name: (Choice) -> String
  ) throws(Abandoned) -> Choice {
    var subject = subject
    var rest = choices.map { (choice: $0, words: name($0).split(separator: " ")[...]) }
    while true {
      let token = peek()
      let going = rest.filter {
        token.kind == .word && $0.words.first?.elementsEqual(token.text) == true
      }
      if going.isEmpty {
        if let whole = rest.first(where: { $0.words.isEmpty }) { return whole.choice }
        throw unexpected(could: rest.map { $0.words.joined(separator: " ") }, as: subject)
      }
      next()
      subject = .word
      rest = going.map { ($0.choice, $0.words.dropFirst()) }
    }
  }

  var isAtEnd: Bool {
    mutating get {
      let token = peek()
      return token.kind == .end || token.kind != .string && ends.contains(token.text)
    }
  }

  /// Notes that something else had to come next.
  mutating func unexpected(
    could known: [String], as subject: Problem.Subject = .word
  ) -> Abandoned {
    let token = peek()
    if token.kind == .end || isAtEnd {
      return refuse(.missing(subject.rawValue, could: known), at: token)
    }
    return refuse(.unknown(subject, token.shown, known: known), at: token)
  }

  /// Goes to the next of some words and signs; whether there is one, or else the end of the line.
  mutating func skips(to words: [String]) -> Bool {
    while case let token = peek(), token.kind != .end {
      if token.kind == .broken { return false }
      if token.kind != .string, words.contains(token.text) { return true }
      next()
    }
    return true
  }

  /// Notes what stands after a statement that is complete.
  mutating func finish(could known: [String] = []) throws(Abandoned) {
    guard !isAtEnd else { return }
    let token = peek()
    throw refuse(.leftOver(token.shown, could: known), at: token)
  }
}

extension Token {
  /// The text as a message quotes it.
  var shown: String { text.shortened }
}
