/// Words with places for what only a step knows: `"\(.decider) returns the same mask"`.
struct Phrase: ExpressibleByStringInterpolation, Sendable {
  enum Piece: Sendable {
    case text(String)
    case place(Place)
    /// The same as the one to whom something belongs: `Main's`.
    case whose(Place)
  }

  /// Who or what stands in a place.
  enum Place: Sendable {
    /// The system's version, and the device as people call it.
    case iOS, device
    /// Whom the rule was noted for; else who decides.
    case name
    /// How that one is presented; else what lies on top.
    case style
    /// Whom a container asks, and what a screen prefers.
    case children, preferred
    /// What the rule left, and the orientation it is about.
    case mask, target
    case interface
    case decider
    /// Who prefers an orientation, says no to rotating, prefers the lock, and was asked for that lock in
    /// another's place.
    case preferrer, refuser, locker, asked
    /// After which change: `after a push`.
    case occasion
    /// What lies on top, and who presents it.
    case top, presenter
    /// Whose answer UIKit was notified of.
    case updated
    /// Whose mask the step changed.
    case changed
    /// Why masks count on an iPad that could multitask.
    case exemption
  }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    mutating func appendLiteral(_ text: String) { pieces.append(.text(text)) }
    mutating func appendInterpolation(_ place: Place) { pieces.append(.place(place)) }
    mutating func appendInterpolation(whose place: Place) { pieces.append(.whose(place)) }
  }

  let pieces: [Piece]

  init(stringLiteral text: String) { pieces = [.text(text)] }
  init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }
}
