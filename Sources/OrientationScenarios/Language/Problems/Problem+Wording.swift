import OrientationModel

extension Problem {
  /// What is not right, in one sentence without a full stop.
  package var sentence: String { fact.told.sentence }

  package var code: Code { fact.told.code }

  /// What may help: the nearest known word, what could stand there, or where to look.
  package var help: [String] {
    let help = fact.advice
    return help.isEmpty ? ["`upright rules \(code.text)` says more"] : help
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

extension Problem.Fact {
  /// What kind of problem it is, and what is not right, in one sentence without a full stop.
  fileprivate var told: (code: Problem.Code, sentence: String) {
    switch self {
    case .notUTF8: (.notUTF8, "this is not UTF-8")
    case .nul: (.nul, "a NUL byte is not text")
    case .controlCharacter(let scalar):
      (.controlCharacter, "control character \(scalar.hex) in the text")
    case .strayCharacter(let text): (.strayCharacter, "\(text.quoted) cannot stand here")
    case .openQuote: (.openQuote, "the quotation mark is not closed on this line")
    case .emptyName: (.emptyName, "a name cannot be empty")
    case .needsQuotes(let name):
      (.needsQuotes, "\(name.quoted) \(name.whyQuoted); as a name it is written in quotes")
    case .tooLong(let limit): (.tooLong, "no word or quoted text is longer than \(limit) bytes")
    case .severalLines: (.severalLines, "a step is one line")
    case .mixedIndentation:
      (.mixedIndentation, "tabs and blanks are mixed: it is not clear what this line hangs under")
    case .strayIndentation: (.strayIndentation, "the indentation matches no line above")
    case .nothingHangsHere(""):
      (.nothingHangsHere, "nothing stands above that this line could hang under")
    case .nothingHangsHere(let owner): (.nothingHangsHere, "nothing hangs under \(owner.quoted)")
    case .cannotHang(let word, let owner, _):
      (
        .cannotHang,
        "\(word.quoted) cannot stand \(owner.isPhrase ? owner : "under " + owner.quoted)"
      )
    case .tooDeep(let limit): (.tooDeep, "this is nested more than \(limit) deep")
    case .tooMany(let what, let limit):
      (.tooMany, "there is room for no more than \(limit) \(what)")
    case .unknown(let subject, let word, _): subject.told(about: word)
    case .missing(let what, let known):
      (
        .missing,
        "the line ends too early: \(known.count == 1 ? known[0].quoted : what.missingNoun) is missing"
      )
    case .leftOver(let word, _):
      (.leftOver, "\(word.quoted) is left over: the statement is complete before it")
    case .heldInLine(let sign):
      (.leftOver, "\(sign.quoted) cannot stand here: what a controller holds stands under it")
    case .noSuchVersion(let text):
      (.noSuchVersion, "\(text.quoted) is no version of iOS that ever was")
    case .backwardsRange(let text):
      (.backwardsRange, "the range \(text.quoted) ends before it begins")
    case .saidTwice(let what, _): (.saidTwice, "\(what.quoted) stands here a second time")
    case .afterFirstStep(let word, _):
      (.afterFirstStep, "\(word.quoted) is set-up, and the set-up is over")
    case .noRoot: (.noRoot, "there is no root: nothing would be on screen")
    case .emptyRoot: (.emptyRoot, "the root is empty: a controller is missing under it")
    case .secondRoot: (.secondRoot, "a root is one controller, and this is a second")
    case .declaredTwice(let name, _): (.declaredTwice, "\(name.quoted) is declared a second time")
    case .windowTwice(let name, _): (.windowTwice, "there is a window \(name.quoted) already")
    case .attributeTwice(let word): (.attributeTwice, "\(word.quoted) stands twice in this line")
    case .foreignAttribute(let word, let owner, _):
      (.foreignAttribute, "\(owner.quoted) does not take \(word.quoted)")
    case .attributesOfMention(let name):
      (
        .attributesOfMention,
        "\(name.quoted) is only mentioned here; attributes stand where it is declared"
      )
    case .selectedTwice: (.selectedTwice, "only one child is selected at first")
    case .selectedOutside(""): (.selectedOutside, "nothing is selected outside tabs and pages")
    case .selectedOutside(let owner):
      (.selectedOutside, "\(owner.quoted) has no selected child; tabs and pages do")
    case .questionTwice(let word): (.questionTwice, "\(word.quoted) is handed on twice")
    case .viewOutside:
      (.viewOutside, "SwiftUI's own stands under app, hosting, a view, a cover or a sheet")
    case .momentOutside(let moment, let owner, _):
      (.momentOutside, "\(owner.quoted) has no moment \(moment.quoted)")
    case .placedTwice(let name, _): (.placedTwice, "\(name.quoted) is put in a second place")
    case .holdsItself(let name): (.holdsItself, "\(name.quoted) stands inside itself")
    case .unknownName(let name, _):
      (.unknownName, "no screen or container is called \(name.quoted)")
    case .unknownWindow(let name, _): (.unknownWindow, "no window is called \(name.quoted)")
    case .unknownUnnamed(let kind, _, 0):
      (.unknownUnnamed, "there is no \(kind.rawValue) without a name")
    case .unknownUnnamed(let kind, let ordinal, let count):
      (
        .unknownUnnamed,
        "there is no \(kind.rawValue) \(ordinal): without a name there \(count == 1 ? "is" : "are") \(count)"
      )
    case .unknownWrapper(let text, _): (.unknownWrapper, "no step presents \(text.quoted)")
    case .wrongKind(let name, let kind, let wanted):
      (.wrongKind, "\(name.quoted) is \(kind), not \(wanted)")
    case .className(let name): (.className, "\(name.quoted) is a class of UIKit's, not a name")
    case .neverAvailable(let step, let why, let versions):
      (
        .neverAvailable,
        "\(step.quoted) can never run: \(why), and the scenario plays on \(versions)"
      )
    case .belowFloor(let version, let floor):
      (.belowFloor, "it does not play on iOS \(version): \(floor.sentence)")
    case .noDevice(let step, let why, let devices):
      (.noDevice, "\(step.quoted) can never run: \(why), and the scenario plays on \(devices)")
    case .expectationAfterSteps:
      (.expectationAfterSteps, "an expectation about a step is indented under it")
    case .questionMarkHere:
      (.questionMarkHere, "a property states something; there is nothing to record")
    }
  }

  /// What to do, or what could stand there; nothing where the sentence says it.
  fileprivate var advice: [String] {
    switch self {
    case .unknown(let subject, let word, let known): subject.help(for: word, among: known)
    case .unknownName(let name, let known), .unknownWindow(let name, let known),
      .unknownWrapper(let name, let known):
      Problem.suggestion(for: name, among: known, list: "declared")
    case .missing(_, let known) where known.count > 1: [Problem.list(known, "here can stand")]
    case .leftOver(_, let known) where !known.isEmpty: [Problem.list(known, "here can stand")]
    case .cannotHang(let word, _, let known):
      Problem.suggestion(for: word, among: known, list: "here can stand")
    case .foreignAttribute(_, _, let known), .momentOutside(_, _, let known):
      [Problem.list(known, "it takes")]
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
    case .belowFloor(_, let floor):
      ["a range leaves such versions out by itself: \(floor.ranges.joined(separator: ", "))"]
    case .tooDeep: ["declare an inner container in the first column and name it here"]
    case .nothingHangsHere(""): ["begin the line in the first column"]
    case .leftOver(";", []): ["each step stands on a line of its own"]
    case .heldInLine: ["a line for each, indented"]
    case .className(let name):
      [Spelling.remedy(for: name) ?? "declare it with `screen NAME`, and write that name"]
    case .nul, .emptyName, .severalLines, .controlCharacter, .tooLong, .strayIndentation,
      .nothingHangsHere, .tooMany, .missing, .leftOver, .attributeTwice, .selectedOutside,
      .questionTwice, .viewOutside, .holdsItself, .wrongKind, .neverAvailable, .noDevice:
      []
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

extension Problem.Subject {
  fileprivate func told(about word: String) -> (code: Problem.Code, sentence: String) {
    switch self {
    case .statement: (.unknownStatement, "no statement begins with \(word.quoted)")
    case .orientation: (.unknownOrientation, "\(word.quoted) is no orientation here")
    case .device: (.unknownDevice, "no device is called \(word.quoted)")
    case .style: (.unknownStyle, "no presentation style is called \(word.quoted)")
    case .system: (.unknownSystem, "none of Apple's controllers is called \(word.quoted) here")
    case .assumption: (.unknownAssumption, "no assumption is called \(word.quoted)")
    case .rule: (.unknownRule, "the rule book has no rule \(word.quoted)")
    case .attribute: (.unknownAttribute, "no attribute is called \(word.quoted)")
    case .claim: (.unknownClaim, "nothing can be expected of \(word.quoted)")
    case .moment: (.unknownMoment, "no moment is called \(word.quoted)")
    case .step: (.unknownStep, "no step begins with \(word.quoted)")
    case .child: (.unknownWord, "no controller begins with \(word.quoted)")
    case .word: (.unknownWord, "\(word.quoted) cannot stand here")
    }
  }

  fileprivate func help(for word: String, among known: [String]) -> [String] {
    switch self {
    case .rule where known.isEmpty: ["a rule is written like CHOOSE-2; `upright rules` lists them"]
    case .rule: [Problem.list(known, "the chapter has")]
    case .assumption:
      Problem.suggestion(for: word, among: known, list: "there are").map { help in
        help.hasPrefix("there are") ? "`upright rules --open` lists them" : help
      }
    case .statement, .orientation, .device, .style, .system, .attribute, .claim, .moment, .step,
      .child, .word:
      Problem.suggestion(for: word, among: known, list: "here can stand")
    }
  }
}

extension String {
  /// As a sentence quotes it, never longer than a line.
  fileprivate var quoted: String { "`\(shortened.harmless)`" }

  fileprivate var whyQuoted: String {
    Words.reserved.contains(self) ? "is a word of the language" : "has punctuation in it"
  }

  fileprivate var isPhrase: Bool { hasPrefix("in ") || hasPrefix("under ") }

  fileprivate var missingNoun: String {
    if hasPrefix("a ") || hasPrefix("the ") { return self }
    if self == "word" { return "a word" }
    if self == "child" { return "a controller" }
    return first.map { "aeio".contains($0) } == true ? "an \(self)" : "a \(self)"
  }

  /// As a list shows it: signs between backquotes, so that they are not taken for the list's own.
  fileprivate var asListed: String {
    let isWord = utf8.contains { Byte.isDigit($0) || $0 >= UInt8(ascii: "A") }
    return isWord ? shortened.harmless : "`\(harmless)`"
  }
}

extension Unicode.Scalar {
  fileprivate var hex: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
