import OrientationModel

extension Problem {
  package var sentence: String { fact.told.sentence }

  package var code: Code { fact.told.code }

  /// What may help: the nearest known word, what could stand there, or where to look.
  package var help: [String] {
    let help = fact.advice
    return help.isEmpty ? ["run `upright rules \(code.text)` for details"] : help
  }

  /// The nearest word, or else all of them.
  fileprivate static func suggestion(
    for word: String, among known: [String], else list: ([String]) -> String = expected
  ) -> [String] {
    nearest(to: word, among: known) ?? (known.isEmpty ? [] : [list(known)])
  }

  fileprivate static func nearest(to word: String, among known: [String]) -> [String]? {
    Nearest.word(to: word, among: known).map { ["did you mean `\($0.shortened.harmless)`?"] }
  }

  fileprivate static func expected(_ known: [String]) -> String {
    list(known, known.count == 1 ? "expected" : "expected one of")
  }

  fileprivate static func examples(_ known: [String]) -> String { list(known, "for example") }

  fileprivate static func list(_ known: [String], _ title: String) -> String {
    let shown = known.prefix(100).map { $0.asListed }.joined(separator: ", ")
    let rest = known.count > 100 ? " and \(known.count - 100) more" : ""
    return "\(title): \(shown)\(rest)"
  }
}

extension Problem.Fact {
  /// What kind of problem it is, and what is not right, in one sentence without a full stop.
  fileprivate var told: (code: Problem.Code, sentence: String) {
    switch self {
    case .notUTF8: (.notUTF8, "the file isn't UTF-8")
    case .nul: (.nul, "the text contains a NUL byte")
    case .controlCharacter(let scalar):
      (.controlCharacter, "the text contains control character \(scalar.hex)")
    case .strayCharacter(let text): (.strayCharacter, "unexpected character \(text.quoted)")
    case .openQuote: (.openQuote, "missing closing quotation mark")
    case .emptyName: (.emptyName, "a name can't be empty")
    case .needsQuotes(let name):
      (.needsQuotes, "\(name.quoted) \(name.whyQuoted); put the name in quotes")
    case .tooLong(let limit):
      (.tooLong, "a word or quoted text can't be longer than \(limit) bytes")
    case .severalLines: (.severalLines, "a step must be a single line")
    case .mixedIndentation: (.mixedIndentation, "indentation mixes tabs and spaces")
    case .strayIndentation: (.strayIndentation, "the indentation matches no line above")
    case .nothingHangsHere(""): (.nothingHangsHere, "an indented line needs a line above it")
    case .nothingHangsHere(let owner):
      (.nothingHangsHere, "\(owner.quoted) can't have indented lines")
    case .cannotHang(let word, let owner, _):
      (
        .cannotHang,
        "\(word.quoted) isn't allowed \(owner.isPhrase ? owner : "under " + owner.quoted)"
      )
    case .tooDeep(let limit): (.tooDeep, "this is nested more than \(limit) deep")
    case .tooMany(let what, let limit): (.tooMany, "too many: at most \(limit) \(what) are allowed")
    case .unknown(let subject, let word, _): subject.told(about: word)
    case .missing(let what, let known):
      (
        .missing,
        "expected \(known.count == 1 && !what.isEndless ? known[0].quoted : what.missingNoun) "
          + "at the end of the line"
      )
    case .leftOver(let word, _):
      (.leftOver, "\(word.quoted) is unexpected: the statement is already complete")
    case .heldInLine(let sign): (.leftOver, "\(sign.quoted) can't list children here")
    case .noSuchVersion(let text): (.noSuchVersion, "\(text.quoted) isn't an iOS version")
    case .backwardsRange(let text): (.backwardsRange, "the range \(text.quoted) is reversed")
    case .saidTwice(let what, _): (.saidTwice, "\(what.quoted) is repeated")
    case .afterFirstStep(let word, _):
      (.afterFirstStep, "\(word.quoted) is a setup line, but the steps have already begun")
    case .noRoot: (.noRoot, "there is no root view controller")
    case .emptyRoot: (.emptyRoot, "the root is empty")
    case .secondRoot: (.secondRoot, "a window can have only one root view controller")
    case .declaredTwice(let name, _): (.declaredTwice, "\(name.quoted) is already declared")
    case .windowTwice(let name, _): (.windowTwice, "a window named \(name.quoted) already exists")
    case .attributeTwice(let word): (.attributeTwice, "\(word.quoted) appears twice on this line")
    case .foreignAttribute(let word, let owner, _):
      (.foreignAttribute, "\(owner.quoted) has no attribute \(word.quoted)")
    case .attributesOfMention(let name):
      (
        .attributesOfMention,
        "\(name.quoted) is only referenced here; put attributes where it's declared"
      )
    case .selectedTwice: (.selectedTwice, "only one child can be selected")
    case .selectedOutside(""): (.selectedOutside, "only a child of tabs or pages can be selected")
    case .selectedOutside(let owner):
      (.selectedOutside, "\(owner.quoted) can't have a selected child; only tabs and pages can")
    case .questionTwice(let word): (.questionTwice, "\(word.quoted) is forwarded twice")
    case .viewOutside:
      (.viewOutside, "a SwiftUI view must be under app, hosting, a view, a cover, or a sheet")
    case .momentOutside(let moment, let owner, _):
      (.momentOutside, "\(owner.quoted) has no moment \(moment.quoted)")
    case .placedTwice(let name, _): (.placedTwice, "\(name.quoted) is already used elsewhere")
    case .holdsItself(let name): (.holdsItself, "\(name.quoted) contains itself")
    case .unknownName(let name, _):
      (.unknownName, "there is no screen or container named \(name.quoted)")
    case .unknownWindow(let name, _): (.unknownWindow, "there is no window named \(name.quoted)")
    case .unknownUnnamed(let kind, _, 0): (.unknownUnnamed, "there is no unnamed \(kind.rawValue)")
    case .unknownUnnamed(let kind, let ordinal, let count):
      (
        .unknownUnnamed,
        "there is no \(kind.rawValue) \(ordinal): "
          + "there \(count == 1 ? "is" : "are") only \(count) unnamed"
      )
    case .unknownWrapper(let text, _): (.unknownWrapper, "no step presents \(text.quoted)")
    case .wrongKind(let name, let kind, let wanted):
      (.wrongKind, "\(name.quoted) is \(kind), not \(wanted)")
    case .className(let name): (.className, "\(name.quoted) is a UIKit class, not a name")
    case .neverAvailable(let step, let why, let versions):
      (.neverAvailable, "\(step.quoted) can't run on any listed version (\(versions)): \(why)")
    case .belowFloor(let version, let floor):
      (.belowFloor, "the scenario can't run on iOS \(version): \(floor.sentence)")
    case .noDevice(let step, let why, let devices):
      (.noDevice, "\(step.quoted) can't run on any listed device (\(devices)): \(why)")
    case .expectationAfterSteps:
      (.expectationAfterSteps, "an expectation must be indented under its step")
    case .questionMarkHere: (.questionMarkHere, "`?` isn't allowed in a property")
    case .brokenSolution(let why): (.brokenSolution, why)
    }
  }

  /// What to do, or what could stand there; nothing where the sentence says it.
  fileprivate var advice: [String] {
    switch self {
    case .unknown(let subject, let word, let known): subject.help(for: word, among: known)
    case .unknownName(let name, let known), .unknownWindow(let name, let known),
      .unknownWrapper(let name, let known):
      Problem.suggestion(for: name, among: known) { Problem.list($0, "declared") }
    case .missing(let what, let known) where what.isEndless: [Problem.examples(known)]
    case .missing(_, let known) where known.count > 1: [Problem.expected(known)]
    case .leftOver(",", let known) where known.contains("supports") || known == Words.masks:
      ["put blanks between orientations: `portrait landscape`"]
    case .heldInLine, .leftOver(",", ["selected"]):
      [
        "in a file, write one indented line for each child; "
          + "at the prompt, `root tabs: List; Settings`"
      ]
    // Only claims have a word between them.
    case .leftOver(";", let known) where !known.contains("or"): ["put each step on its own line"]
    case .leftOver(_, let known) where !known.isEmpty: [Problem.expected(known)]
    case .cannotHang("expect", _, _):
      ["put what you expect of the launch in the first column, above the first step"]
    case .cannotHang(let word, _, let known): Problem.suggestion(for: word, among: known)
    case .foreignAttribute(_, _, let known), .momentOutside(_, _, let known):
      [Problem.list(known, "it accepts")]
    case .notUTF8: ["save the file as UTF-8"]
    case .strayCharacter(let text): text.unicodeScalars.first.map(Self.advice) ?? []
    case .openQuote: ["write a quotation mark inside a name as \\\""]
    case .needsQuotes(let name): ["write \(name.shortened.harmless.asQuoted)"]
    case .mixedIndentation: ["indent with spaces only or tabs only"]
    case .noSuchVersion: ["versions are \(SystemVersion.allInWords); write 16, 6-12, or 16-"]
    case .backwardsRange: ["write the older version first"]
    case .saidTwice(_, let line), .declaredTwice(_, let line), .windowTwice(_, let line),
      .placedTwice(_, let line), .selectedTwice(let line), .secondRoot(let line):
      line == 0 ? ["it's the name of the first window"] : ["the first one is on line \(line)"]
    case .afterFirstStep(_, let line): ["move it above line \(line), where the steps begin"]
    case .noRoot, .emptyRoot: ["write `root` with the first screen indented under it"]
    case .attributesOfMention(let name):
      ["to declare it here, write `screen \(name.shortened.harmless)`"]
    case .expectationAfterSteps: ["indent it under its step"]
    case .questionMarkHere: ["use `?` only in `expect` lines"]
    case .brokenSolution: ["use the token at the end of what a solved challenge copies"]
    case .unknownUnnamed: ["refer to a named one by its name"]
    case .belowFloor(_, let floor):
      ["use a range, which skips such versions: \(floor.ranges.joined(separator: ", "))"]
    case .tooDeep: ["declare an inner container in the first column and name it here"]
    case .nothingHangsHere(""): ["start the line in the first column"]
    case .leftOver("all", []): ["`dismiss NAME` also dismisses what is presented over NAME"]
    case .className(let name):
      [Spelling.remedy(for: name) ?? "declare it with `screen NAME`, then use that name"]
    default: []
    }
  }

  private static func advice(about scalar: Unicode.Scalar) -> [String] {
    switch scalar {
    case "“", "”", "„", "«", "»", "‟": ["use straight quotation marks (\")"]
    case "'", "‘", "’": ["put names with punctuation in \"quotes\""]
    case "=": ["put a blank in its place"]
    case "#": ["start a comment with a space and `#`"]
    case "–", "—", "−": ["use a hyphen (-)"]
    case _ where scalar.properties.isWhitespace: ["this isn't a regular space; replace it with one"]
    default: ["put a name with punctuation in \"quotes\""]
    }
  }
}

extension Problem.Subject {
  fileprivate func told(about word: String) -> (code: Problem.Code, sentence: String) {
    switch self {
    case .statement: (.unknownStatement, "unknown statement \(word.quoted)")
    case .orientation: (.unknownOrientation, "\(word.quoted) isn't an orientation")
    case .device: (.unknownDevice, "unknown device \(word.quoted)")
    case .style: (.unknownStyle, "unknown presentation style \(word.quoted)")
    case .system: (.unknownSystem, "unknown system controller \(word.quoted)")
    case .assumption: (.unknownAssumption, "unknown assumption \(word.quoted)")
    case .rule: (.unknownRule, "unknown rule \(word.quoted)")
    case .attribute: (.unknownAttribute, "unknown attribute \(word.quoted)")
    case .claim: (.unknownClaim, "can't expect \(word.quoted)")
    case .moment: (.unknownMoment, "unknown moment \(word.quoted)")
    case .step: (.unknownStep, "unknown step \(word.quoted)")
    case .child: (.unknownWord, "expected a view controller, not \(word.quoted)")
    case .version: (.noSuchVersion, "\(word.quoted) isn't an iOS version")
    case .number, .size, .word: (.unknownWord, "\(word.quoted) isn't allowed here")
    }
  }

  /// Where UIKit runs and nothing of this holds.
  private static func isElsewhere(_ word: Substring) -> Bool {
    word == "mac" || word == "vision" || word == "carplay"
  }

  /// The statements of talks, of which there are none any more.
  private static let ofTalks = ["slide", "story", "ask", "say", "minutes"]

  fileprivate func help(for word: String, among known: [String]) -> [String] {
    switch self {
    case .statement where Self.ofTalks.contains(word):
      ["talks are gone; `upright present STORY...` plays scenarios, and `note` captions a step"]
    case .rule where known.isEmpty: ["write a rule as CHOOSE-2; `upright rules` lists them"]
    case .rule: [Problem.list(known, "the chapter has")]
    case .assumption:
      Problem.nearest(to: word, among: known) ?? ["`upright rules --open` lists them"]
    case .device where word.lowercased().split(separator: " ").contains(where: Self.isElsewhere):
      ["this isn't modeled; `upright rules --scope` lists what isn't"]
    // `iPhone 99` is no misspelling of a class of devices.
    case .device where word.contains(where: { $0.isNumber }): [Problem.expected(known)]
    case .number, .size: [Problem.examples(known)]
    case .statement, .orientation, .device, .style, .system, .attribute, .claim, .moment, .step,
      .child, .version, .word:
      Problem.suggestion(for: word, among: known)
    }
  }
}

extension String {
  /// As a sentence quotes it, never longer than a line.
  fileprivate var quoted: String { "`\(shortened.harmless)`" }

  fileprivate var whyQuoted: String {
    Words.reserved.contains(self)
      ? "is a word of the language" : contains(" ") ? "has a blank" : "contains punctuation"
  }

  /// Whether what it names has no list, but examples.
  fileprivate var isEndless: Bool { Problem.Subject(rawValue: self)?.isEndless == true }

  fileprivate var isPhrase: Bool { ["in ", "under ", "anywhere "].contains { hasPrefix($0) } }

  fileprivate var missingNoun: String {
    if hasPrefix("a ") || hasPrefix("the ") { return self }
    if self == "word" { return "a word" }
    if self == "child" { return "a view controller" }
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
