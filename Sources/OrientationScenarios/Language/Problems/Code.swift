extension Problem {
  /// A kind of problem: the number it goes by, and what it means at length, with an example that has
  /// the problem and one that has not.
  package struct Code: CaseIterable, Hashable, Sendable {
    package let number: Int
    /// One line.
    package let title: String
    package let paragraph: String
    package let wrong: String
    package let right: String

    init(_ number: Int, _ title: String, _ paragraph: String, wrong: String, right: String) {
      self.number = number
      self.title = title
      self.paragraph = paragraph
      self.wrong = wrong
      self.right = right
    }

    /// As it is printed: `E104`.
    package var text: String { "E\(number)" }

    /// The code of that name, in either case.
    package init?(text: some StringProtocol) {
      let name = text.uppercased()
      guard let code = Self.allCases.first(where: { $0.text == name }) else { return nil }
      self = code
    }
  }
}

extension Problem.Fact {
  package var code: Problem.Code {
    switch self {
    case .notUTF8: .notUTF8
    case .nul: .nul
    case .controlCharacter: .controlCharacter
    case .strayCharacter: .strayCharacter
    case .openQuote: .openQuote
    case .emptyName: .emptyName
    case .needsQuotes: .needsQuotes
    case .severalLines: .severalLines
    case .tooLong: .tooLong
    case .mixedIndentation: .mixedIndentation
    case .strayIndentation: .strayIndentation
    case .nothingHangsHere: .nothingHangsHere
    case .cannotHang: .cannotHang
    case .tooDeep: .tooDeep
    case .unknown(let subject, _, _): subject.code
    case .missing: .missing
    case .leftOver: .leftOver
    case .noSuchVersion: .noSuchVersion
    case .backwardsRange: .backwardsRange
    case .saidTwice: .saidTwice
    case .afterFirstStep: .afterFirstStep
    case .noRoot: .noRoot
    case .emptyRoot: .emptyRoot
    case .secondRoot: .secondRoot
    case .declaredTwice: .declaredTwice
    case .windowTwice: .windowTwice
    case .attributeTwice: .attributeTwice
    case .foreignAttribute: .foreignAttribute
    case .attributesOfMention: .attributesOfMention
    case .selectedTwice: .selectedTwice
    case .selectedOutside: .selectedOutside
    case .questionTwice: .questionTwice
    case .viewOutside: .viewOutside
    case .momentOutside: .momentOutside
    case .placedTwice: .placedTwice
    case .holdsItself: .holdsItself
    case .unknownName: .unknownName
    case .unknownWindow: .unknownWindow
    case .unknownUnnamed: .unknownUnnamed
    case .unknownWrapper: .unknownWrapper
    case .wrongKind: .wrongKind
    case .neverAvailable: .neverAvailable
    case .noDevice: .noDevice
    case .expectationAfterSteps: .expectationAfterSteps
    case .questionMarkHere: .questionMarkHere
    }
  }
}

extension Problem.Subject {
  fileprivate var code: Problem.Code {
    switch self {
    case .statement: .unknownStatement
    case .orientation: .unknownOrientation
    case .device: .unknownDevice
    case .style: .unknownStyle
    case .system: .unknownSystem
    case .assumption: .unknownAssumption
    case .rule: .unknownRule
    case .attribute: .unknownAttribute
    case .claim: .unknownClaim
    case .moment: .unknownMoment
    case .step: .unknownStep
    case .child, .word: .unknownWord
    }
  }
}
