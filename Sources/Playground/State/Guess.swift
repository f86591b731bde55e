import OrientationModel
import OrientationScenarios
import PlaygroundSession
import TerminalModel

/// What comes of a step, as somebody guesses it before; the facts of the step say whether it was right.
package enum Guess: CaseIterable, Sendable {
  case rotates, stays, crashes

  /// What came of a step.
  init(_ episode: Episode) {
    self = episode.after.hasCrashed ? .crashes : episode.didTurn ? .rotates : .stays
  }

  /// What a key says, where a question is open.
  init?(_ key: Key) {
    guard let guess = Self.allCases.first(where: { .character($0.key) == key }) else { return nil }
    self = guess
  }

  /// `y n !`.
  static let keys = allCases.map { String($0.key) }.joined(separator: " ")

  var key: Character {
    switch self {
    case .rotates: "y"
    case .stays: "n"
    case .crashes: "!"
    }
  }

  /// `it rotates`.
  var words: String {
    switch self {
    case .rotates: "it rotates"
    case .stays: "it stays"
    case .crashes: "it crashes"
    }
  }

  /// `rotates`.
  var word: String { String(words.dropFirst(3)) }

  /// What came of it, in one word for a room.
  var roomWord: String {
    switch self {
    case .rotates: "ROTATES"
    case .stays: "STAYS"
    case .crashes: "CRASH"
    }
  }
}
