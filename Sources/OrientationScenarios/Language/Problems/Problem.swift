/// Something in a text that is not right: what it is and where, worded elsewhere.
package struct Problem: Hashable, Sendable {
  package var fact: Fact
  package var place: TextPlace

  package init(fact: Fact, place: TextPlace) {
    self.fact = fact
    self.place = place
  }

  /// What is not right, with what one has to know to say so.
  package enum Fact: Hashable, Sendable {
    // The text.
    case notUTF8, nul, openQuote, emptyName, severalLines
    case controlCharacter(Unicode.Scalar)
    case strayCharacter(String)
    case tooLong(limit: Int)
    case needsQuotes(String)

    // The layout.
    case mixedIndentation, strayIndentation
    case nothingHangsHere(under: String)
    case cannotHang(String, under: String, could: [String])
    case tooDeep(limit: Int)
    case tooMany(String, limit: Int)

    // Words.
    case unknown(Subject, String, known: [String])
    case missing(String, could: [String])
    case leftOver(String, could: [String])
    /// A bracket or colon after a controller of the tree, whose children stand below it.
    case heldInLine(String)
    case noSuchVersion(String)
    case backwardsRange(String)

    // The set-up.
    case saidTwice(String, first: Int)
    case afterFirstStep(String, first: Int)
    case noRoot, emptyRoot
    case secondRoot(first: Int)
    case declaredTwice(String, first: Int)
    case windowTwice(String, first: Int)
    case attributeTwice(String)
    case foreignAttribute(String, of: String, could: [String])
    case attributesOfMention(String)
    case selectedTwice(first: Int)
    case selectedOutside(String)
    case questionTwice(String)
    case viewOutside(String)
    case momentOutside(String, of: String, could: [String])
    case placedTwice(String, first: Int)
    case holdsItself(String)

    // Names.
    case unknownName(String, known: [String])
    case unknownWindow(String, known: [String])
    case unknownUnnamed(Scenario.ContainerKind, ordinal: Int, count: Int)
    case unknownWrapper(String, known: [String])
    case wrongKind(String, is: String, wanted: String)
    /// A class of UIKit's where the name of a screen or container belongs.
    case className(String)

    // Steps and expectations.
    case neverAvailable(String, why: String, versions: String)
    /// A version asked for by itself that the scenario cannot play on.
    case belowFloor(String, Scenario.Floor)
    case noDevice(String, why: String, devices: String)
    case expectationAfterSteps, questionMarkHere
    /// The token of a solution that can't be read, and why.
    case brokenSolution(why: String)

    /// The words that could stand where the line went wrong.
    package var continuations: [String] {
      switch self {
      case .unknown(_, _, let known), .missing(_, let known), .leftOver(_, let known),
        .foreignAttribute(_, _, let known), .cannotHang(_, _, let known),
        .unknownName(_, let known):
        known
      default: []
      }
    }
  }

  /// What a word was taken for.
  package enum Subject: String, CaseIterable, Hashable, Sendable {
    case statement, orientation, device, style, system, assumption, rule, attribute, claim, moment
    case step, child, version, number, size, word

    /// Whether all of it would be too many to list: some stand as examples.
    var isEndless: Bool { self == .number || self == .size }
  }
}
