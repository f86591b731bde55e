extension Problem {
  /// The number a kind of problem goes by.
  package enum Code: Int, CaseIterable, Hashable, Sendable {
    case notUTF8 = 101
    case nul = 102
    case controlCharacter = 103
    case unknownWord = 104
    case missing = 105
    case leftOver = 106
    case openQuote = 107
    case strayCharacter = 108
    case needsQuotes = 109
    case emptyName = 110
    case severalLines = 111
    case tooLong = 112
    case mixedIndentation = 121
    case strayIndentation = 122
    case nothingHangsHere = 123
    case cannotHang = 124
    case tooDeep = 125

    case unknownStatement = 201
    case unknownOrientation = 202
    case noSuchVersion = 203
    case backwardsRange = 204
    case unknownDevice = 205
    case unknownStyle = 206
    case unknownSystem = 207
    case unknownAssumption = 208
    case unknownRule = 209
    case unknownAttribute = 210
    case unknownClaim = 211
    case unknownMoment = 212
    case unknownStep = 213

    case saidTwice = 301
    case afterFirstStep = 302
    case noRoot = 303
    case emptyRoot = 304
    case secondRoot = 305
    case declaredTwice = 306
    case windowTwice = 307
    case attributeTwice = 308
    case foreignAttribute = 309
    case attributesOfMention = 310
    case selectedTwice = 311
    case selectedOutside = 312
    case questionTwice = 313
    case viewOutside = 314
    case momentOutside = 315
    case placedTwice = 316
    case holdsItself = 317

    case unknownName = 401
    case unknownWindow = 402
    case unknownUnnamed = 403
    case unknownWrapper = 404
    case wrongKind = 405

    case neverAvailable = 501
    case noDevice = 502
    case expectationAfterSteps = 503
    case questionMarkHere = 504

    /// As it is printed: `E104`.
    package var text: String { "E\(rawValue)" }

    /// The code of that name, in either case.
    package init?(text: some StringProtocol) {
      guard let first = text.first, first == "E" || first == "e",
        let number = Int(text.dropFirst()), let code = Code(rawValue: number)
      else { return nil }
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
