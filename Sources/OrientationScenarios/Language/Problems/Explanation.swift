extension Problem {
  /// What a code means, at length, with an example that has the problem and one that has not.
  package struct Explanation: Hashable, Sendable {
    /// One line.
    package var title: String
    package var paragraph: String
    package var wrong: String
    package var right: String

    init(_ title: String, _ paragraph: String, wrong: String, right: String) {
      self.title = title
      self.paragraph = paragraph
      self.wrong = wrong
      self.right = right
    }
  }
}

extension Problem.Code {
  package var explanation: Problem.Explanation {
    switch self {
    case .notUTF8: .notUTF8
    case .nul: .nul
    case .controlCharacter: .controlCharacter
    case .unknownWord: .unknownWord
    case .missing: .missing
    case .leftOver: .leftOver
    case .openQuote: .openQuote
    case .strayCharacter: .strayCharacter
    case .needsQuotes: .needsQuotes
    case .emptyName: .emptyName
    case .severalLines: .severalLines
    case .tooLong: .tooLong
    case .mixedIndentation: .mixedIndentation
    case .strayIndentation: .strayIndentation
    case .nothingHangsHere: .nothingHangsHere
    case .cannotHang: .cannotHang
    case .tooDeep: .tooDeep
    case .unknownStatement: .unknownStatement
    case .unknownOrientation: .unknownOrientation
    case .noSuchVersion: .noSuchVersion
    case .backwardsRange: .backwardsRange
    case .unknownDevice: .unknownDevice
    case .unknownStyle: .unknownStyle
    case .unknownSystem: .unknownSystem
    case .unknownAssumption: .unknownAssumption
    case .unknownRule: .unknownRule
    case .unknownAttribute: .unknownAttribute
    case .unknownClaim: .unknownClaim
    case .unknownMoment: .unknownMoment
    case .unknownStep: .unknownStep
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

  package var title: String { explanation.title }
}

extension Problem.Explanation {
  /// As `upright rules E104` prints it.
  package func text(for code: Problem.Code) -> String {
    """
    \(code.text)  \(title)

    \(paragraph)

    Wrong:

    \(wrong.indented)
    Right:

    \(right.indented)
    """
  }
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "  \($0.picture)\n" }.joined()
  }
}

extension Substring {
  /// As much as fits a line, control characters as pictures.
  fileprivate var picture: String { (count > 76 ? prefix(75) + "…" : String(self)).harmless }
}
