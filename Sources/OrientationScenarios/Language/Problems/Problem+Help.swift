import OrientationModel

extension Problem {
  /// What may help: the nearest known word, what could stand there, or where to look.
  package var help: [String] {
    let help = specificHelp
    return help.isEmpty ? ["`upright rules \(code.text)` says more"] : help
  }

  private var specificHelp: [String] {
    switch fact {
    case .unknown(let subject, let word, let known): subject.help(for: word, among: known)
    case .unknownName(let name, let known), .unknownWindow(let name, let known),
      .unknownWrapper(let name, let known):
      Self.suggestion(for: name, among: known, list: "declared")
    case .missing(_, let known) where known.count > 1: [Self.list(known, "here can stand")]
    case .leftOver(_, let known) where !known.isEmpty: [Self.list(known, "here can stand")]
    case .cannotHang(let word, _, let known):
      Self.suggestion(for: word, among: known, list: "here can stand")
    case .foreignAttribute(_, _, let known), .momentOutside(_, _, let known):
      [Self.list(known, "it takes")]
    default: fact.advice
    }
  }

  /// The nearest word, or else all of them.
  fileprivate static func suggestion(
    for word: String, among known: [String], list title: String
  ) -> [String] {
    if let nearest = Nearest.word(to: word, among: known) {
      return ["did you mean `\(nearest.shortened.harmless)`?"]
    }
    return known.isEmpty ? [] : [list(known, title)]
  }

  fileprivate static func list(_ known: [String], _ title: String) -> String {
    let shown = known.prefix(100).map(\.asListed).joined(separator: ", ")
    let rest = known.count > 100 ? " and \(known.count - 100) more" : ""
    return "\(title): \(shown)\(rest)"
  }
}

extension Problem.Subject {
  fileprivate func help(for word: String, among known: [String]) -> [String] {
    switch self {
    case .rule where known.isEmpty: ["a rule is written like CHOOSE-2; `upright rules` lists them"]
    case .rule: [Problem.list(known, "the chapter has")]
    case .assumption:
      Problem.suggestion(for: word, among: known, list: "there are").map { help in
        help.hasPrefix("there are") ? "`upright rules --open` lists them" : help
      }
    default: Problem.suggestion(for: word, among: known, list: "here can stand")
    }
  }
}

extension Problem.Fact {
  /// What to do, where no list helps.
  fileprivate var advice: [String] {
    switch self {
    case .notUTF8: ["save the file as UTF-8"]
    case .strayCharacter(let text): text.unicodeScalars.first.map(Self.advice) ?? []
    case .openQuote: ["a quotation mark inside a name is written \\\""]
    case .needsQuotes(let name): ["write \(name.shortened.harmless.asQuoted)"]
    case .mixedIndentation: ["indent with blanks only, or with tabs only"]
    case .noSuchVersion: ["there are 2 to 18, 26 and 27; write 16, 6-12 or 16-"]
    case .backwardsRange: ["write the older version first"]
    case .saidTwice(_, let line), .declaredTwice(_, let line), .windowTwice(_, let line),
      .placedTwice(_, let line), .selectedTwice(let line), .secondRoot(let line):
      line == 0 ? ["it is the first window's name"] : ["the first is in line \(line)"]
    case .afterFirstStep(_, let line): ["it ended with line \(line); set-up stands above that"]
    case .noRoot, .emptyRoot: ["write `root` with the first screen indented under it"]
    case .attributesOfMention(let name):
      ["to declare it in place, write `screen \(name.shortened.harmless)`"]
    case .expectationAfterSteps: ["indent it under its step"]
    case .questionMarkHere: ["`?` stands in `expect` lines, which are recorded"]
    case .unknownUnnamed: ["one that has a name is called by it"]
    case .tooDeep: ["declare an inner container in the first column and name it here"]
    case .nothingHangsHere(""): ["begin the line in the first column"]
    default: []
    }
  }

  private static func advice(about scalar: Unicode.Scalar) -> [String] {
    switch scalar {
    case "“", "”", "„", "«", "»", "‟": ["names are quoted with the plain sign \""]
    case "'", "‘", "’": ["names with punctuation are written in \"quotes\""]
    case "#": ["a comment begins with `#` after a blank"]
    case "–", "—", "−": ["the plain sign is -"]
    case _ where scalar.properties.isWhitespace: ["this is not an ordinary blank; type one over it"]
    default: ["a name with punctuation is written in \"quotes\""]
    }
  }
}

extension String {
  /// As a list shows it: signs between backquotes, so that they are not taken for the list's own.
  fileprivate var asListed: String {
    let isWord = utf8.contains { Byte.isDigit($0) || $0 >= UInt8(ascii: "A") }
    return isWord ? shortened.harmless : "`\(harmless)`"
  }
}
