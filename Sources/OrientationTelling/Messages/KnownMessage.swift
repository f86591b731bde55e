import OrientationModel
import OrientationScenarios

/// Something that UIKit, Xcode or App Store review says about orientation, and what is behind it.
package struct KnownMessage: Hashable, Sendable {
  /// One of several reasons for the same message, and how to tell that it is this one.
  package struct Lead: Hashable, Sendable {
    package let sign: String
    package let rule: Rule
    package let text: String

    init(_ sign: String, _ rule: Rule, _ text: String) {
      self.sign = sign
      self.rule = rule
      self.text = text
    }
  }

  /// What it is about, as a heading.
  package let title: String
  package let rule: Rule
  package let why: String
  package let remedy: String
  /// The bundled scenario that shows it.
  package let story: String
  /// Where it has several reasons: which, and how to tell them apart.
  package let causes: [Lead]
  /// Stretches of its text that tell it from the others.
  private let marks: [Mark]

  init(
    _ title: String, _ rule: Rule, why: String, remedy: String, story: String,
    causes: [Lead] = [], marks: [String], bareMarks: [String] = []
  ) {
    self.title = title
    self.rule = rule
    self.why = why
    self.remedy = remedy
    self.story = story
    self.causes = causes
    self.marks =
      marks.map { Mark(letters: $0.onlyLetters) }
      + bareMarks.map { Mark(letters: $0.onlyLetters, isBare: true) }
  }

  /// All it says, a sentence or a few each.
  package var sentences: [String] {
    ["\(title) (\(rule.number))", why] + causes.map { "If \($0.sign): \($0.text)" } + [remedy]
  }

  package static let all = ofMasks + ofCalls + ofBuilding

  /// The message that a text is, or is a part of, however it was cut or wrapped.
  ///
  /// Only letters and digits count, so neither line breaks nor quotation marks matter, nor what a
  /// console puts before it. Nothing where too little of any message is left.
  package static func explaining(_ text: String) -> KnownMessage? {
    let letters = Array(text.onlyLetters.prefix(longestText))
    let found = all.map { message in
      (message, message.marks.map { $0.likeness(to: letters) }.max() ?? 0)
    }.filter { $0.1 > 0 }
    // The exception's name says less than its reason.
    let reasons = found.filter { $0.0.rule != .exceptionNames }
    return (reasons.isEmpty ? found : reasons).max { $0.1 < $1.1 }?.0
  }

  /// The two that a text which is none of them is most like.
  package static func nearest(to text: String) -> [KnownMessage] {
    let letters = Array(text.onlyLetters.prefix(longestText))
    let near = all.map { message in
      (message, message.marks.map { $0.longestRun(in: letters).weight }.max() ?? 0)
    }
    return near.filter { $0.1 >= 6 }.sorted { $0.1 > $1.1 }.prefix(2).map { $0.0 }
  }

  /// A log may be pasted whole: what stands further down is not read.
  private static let longestText = 8000

  // MARK: What compilers say of a name

  /// What they say where a version or an SDK lacks it.
  static func missing(_ name: String) -> [String] {
    [
      "\(name) is only available in iOS", "\(name)(_:errorHandler:) is only available in iOS",
      "has no member \(name)", "cannot find \(name) in scope",
      "use of undeclared identifier \(name)",
      "use of unresolved identifier \(name)", "no known instance method for selector \(name)",
      "\(name)]: unrecognized selector",
    ]
  }

  /// What they say where it is not to be used any more.
  static func deprecated(_ name: String) -> [String] {
    ["\(name) was deprecated in", "\(name) is deprecated", "\(name) has been deprecated"]
  }
}

/// Letters that tell one message from the others.
private struct Mark: Hashable, Sendable {
  var letters: [UInt8]
  /// It stands for its message only where little else is said.
  var isBare = false

  /// What a text and a mark share in a row.
  struct Run {
    var count = 0
    /// A shared name counts whole.
    var weight = 0
    /// Where it ends in the text and in the mark.
    var textEnd = 0
    var markEnd = 0
  }

  /// How much a text shares with it in a row; nothing where that could be chance.
  ///
  /// A shared name counts as one letter for what is enough, and whole for what is more.
  func likeness(to text: [UInt8]) -> Int {
    if isBare, text.count > letters.count + 12 { return 0 }
    let run = longestRun(in: text)
    let isEnough = run.count >= min(letters.count, isBare ? letters.count : 15)
    return isEnough && isCut(run, of: text) ? run.weight : 0
  }

  /// Whether the two part only where one of them ends, or share most of the message: words in the middle
  /// of another sentence are chance.
  private func isCut(_ run: Run, of text: [UInt8]) -> Bool {
    let beginsTogether = run.textEnd == run.count || run.markEnd == run.count
    let endsTogether = run.textEnd == text.count || run.markEnd == letters.count
    return beginsTogether && endsTogether || run.count * 2 >= letters.count
  }

  func longestRun(in text: [UInt8]) -> Run {
    var longest = Run()
    var row = [(count: Int, weight: Int)](repeating: (0, 0), count: letters.count + 1)
    for (place, letter) in text.enumerated() {
      var diagonal = (count: 0, weight: 0)
      for index in letters.indices {
        let above = row[index + 1]
        row[index + 1] =
          letter == letters[index]
          ? (diagonal.count + 1, diagonal.weight + letter.weight) : (0, 0)
        if row[index + 1].count > longest.count {
          longest = Run(
            count: row[index + 1].count, weight: row[index + 1].weight, textEnd: place + 1,
            markEnd: index + 1)
        }
        diagonal = above
      }
    }
    return longest
  }
}

extension UInt8 {
  /// How many letters it stands for.
  fileprivate var weight: Int {
    (1...String.shared.count).contains(Int(self)) ? String.shared[Int(self) - 1].utf8.count : 1
  }
}

extension String {
  /// Its letters and digits, small, as bytes; what is not ASCII counts byte by byte.
  ///
  /// A stretch that many messages share, such as a name of UIKit's, is one letter.
  fileprivate var onlyLetters: [UInt8] {
    let kept = lowercased().unicodeScalars.filter { scalar in
      !scalar.isASCII || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    }
    var text = String(String.UnicodeScalarView(kept))
    for (index, name) in Self.shared.enumerated() {
      text = text.exchanging(name, for: String(UnicodeScalar(UInt8(index + 1))))
    }
    return Array(text.utf8)
  }

  /// Longer ones before those that they contain.
  fileprivate static let shared = [
    "setneedsupdateofsupportedinterfaceorientations", "supportedinterfaceorientations",
    "supportedorientations",
    "shouldautorotatetointerfaceorientation", "uiinterfaceorientationmask",
    "uiinterfaceorientation", "interfaceorientation", "shouldautorotate",
    "requestgeometryupdate", "traitcollectiondidchange", "isonlyavailableinios", "wasdeprecatedin",
    "isdeprecated", "hasbeendeprecated", "firstdeprecatedinios", "hasnomember", "cannotfind",
    "inscope", "useofundeclaredidentifier", "unrecognizedselector", "invalidbundle",
    "cannotconvertreturnexpressionoftype", "terminatingappduetouncaughtexception",
    "uisceneerrordomain", "screenorientationlock", "viewcontroller",
  ]
}
