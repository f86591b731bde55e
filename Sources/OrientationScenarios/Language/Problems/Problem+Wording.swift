import OrientationModel

extension Problem {
  /// What is not right, in one sentence without a full stop.
  package var sentence: String { fact.sentence }
}

extension Problem.Fact {
  fileprivate var sentence: String {
    switch self {
    case .notUTF8: "this is not UTF-8"
    case .nul: "a NUL byte is not text"
    case .controlCharacter(let byte): "control character \(byte.hex) in the text"
    case .strayCharacter(let text): "\(text.quoted) cannot stand here"
    case .openQuote: "the quotation mark is not closed on this line"
    case .emptyName: "a name cannot be empty"
    case .needsQuotes(let name):
      "\(name.quoted) \(name.whyQuoted); as a name it is written in quotes"
    case .tooLong(let limit): "no word or quoted text is longer than \(limit) bytes"
    case .severalLines: "a step is one line"
    case .mixedIndentation: "tabs and blanks are mixed: it is not clear what this line hangs under"
    case .strayIndentation: "the indentation matches no line above"
    case .nothingHangsHere(""): "nothing stands above that this line could hang under"
    case .nothingHangsHere(let owner): "nothing hangs under \(owner.quoted)"
    case .cannotHang(let word, let owner, _):
      "\(word.quoted) cannot stand \(owner.isPhrase ? owner : "under " + owner.quoted)"
    case .tooDeep(let limit): "this is nested more than \(limit) deep"
    case .unknown(let subject, let word, _): subject.sentence(about: word)
    case .missing(let what, let known):
      "the line ends too early: \(known.count == 1 ? known[0].quoted : what.missingNoun) is missing"
    case .leftOver(let word, _): "\(word.quoted) is left over: the statement is complete before it"
    case .noSuchVersion(let text): "\(text.quoted) is no version of iOS that ever was"
    case .backwardsRange(let text): "the range \(text.quoted) ends before it begins"
    case .saidTwice(let what, _): "\(what.quoted) stands here a second time"
    case .afterFirstStep(let word, _): "\(word.quoted) is set-up, and the set-up is over"
    case .noRoot: "there is no root: nothing would be on screen"
    case .emptyRoot: "the root is empty: a controller is missing under it"
    case .secondRoot: "a root is one controller, and this is a second"
    case .declaredTwice(let name, _): "\(name.quoted) is declared a second time"
    case .windowTwice(let name, _): "there is a window \(name.quoted) already"
    case .attributeTwice(let word): "\(word.quoted) stands twice in this line"
    case .foreignAttribute(let word, let owner, _): "\(owner.quoted) does not take \(word.quoted)"
    case .attributesOfMention(let name):
      "\(name.quoted) is only mentioned here; attributes stand where it is declared"
    case .selectedTwice: "only one child is selected at first"
    case .selectedOutside(""): "nothing is selected outside tabs and pages"
    case .selectedOutside(let owner): "\(owner.quoted) has no selected child; tabs and pages do"
    case .questionTwice(let word): "\(word.quoted) is handed on twice"
    case .viewOutside: "a view stands under hosting, a view, a cover or a sheet"
    case .momentOutside(let moment, let owner, _): "\(owner.quoted) has no moment \(moment.quoted)"
    case .placedTwice(let name, _): "\(name.quoted) is put in a second place"
    case .holdsItself(let name): "\(name.quoted) stands inside itself"
    case .unknownName(let name, _): "no screen or container is called \(name.quoted)"
    case .unknownWindow(let name, _): "no window is called \(name.quoted)"
    case .unknownUnnamed(let kind, _, 0): "there is no \(kind.rawValue) without a name"
    case .unknownUnnamed(let kind, let ordinal, let count):
      "there is no \(kind.rawValue) \(ordinal): without a name there \(count == 1 ? "is" : "are") \(count)"
    case .unknownWrapper(let text, _): "no step presents \(text.quoted)"
    case .wrongKind(let name, let kind, let wanted): "\(name.quoted) is \(kind), not \(wanted)"
    case .neverAvailable(let step, let why, let versions):
      "\(step.quoted) can never run: \(why), and the scenario plays on \(versions)"
    case .noDevice(let step, let why, let devices):
      "\(step.quoted) can never run: \(why), and the scenario plays on \(devices)"
    case .expectationAfterSteps: "an expectation about a step is indented under it"
    case .questionMarkHere: "a property states something; there is nothing to record"
    }
  }
}

extension Problem.Subject {
  fileprivate func sentence(about word: String) -> String {
    switch self {
    case .statement: "no statement begins with \(word.quoted)"
    case .orientation: "\(word.quoted) is no orientation here"
    case .device: "no device is called \(word.quoted)"
    case .style: "no presentation style is called \(word.quoted)"
    case .system: "none of Apple's controllers is called \(word.quoted) here"
    case .assumption: "no assumption is called \(word.quoted)"
    case .rule: "the rule book has no rule \(word.quoted)"
    case .attribute: "no attribute is called \(word.quoted)"
    case .claim: "nothing can be expected of \(word.quoted)"
    case .moment: "no moment is called \(word.quoted)"
    case .step: "no step begins with \(word.quoted)"
    case .child: "no controller begins with \(word.quoted)"
    case .word: "\(word.quoted) cannot stand here"
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
}

extension UInt8 {
  fileprivate var hex: String {
    let digits = String(self, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
