import Exports
import OrientationModel

/// What a test saw of each rule, on one system.
struct Sightings: Sendable {
  let place: String
  /// Stories that cannot be compared.
  let troubles: [Trouble]
  private let confirmed: [RuleID: Int]
  private let contradicted: [RuleID: Int]

  init(_ confrontation: Confrontation) {
    place = confrontation.observations.place
    troubles = confrontation.troubles
    confirmed = confrontation.confirmed
    contradicted = confrontation.contradicted
  }

  /// `seen on iOS 26.1, iPhone 17 Pro, 3 times`; nothing where it had no word.
  func sentence(_ rule: RuleID) -> String? {
    if let count = contradicted[rule] { return "not so on \(place)" + Self.times(count) }
    return confirmed[rule].map { "seen on \(place)" + Self.times($0) }
  }

  func json(_ rule: RuleID) -> JSON {
    [
      "on": .string(place), "seen": .number(confirmed[rule] ?? 0),
      "contradicted": .number(contradicted[rule] ?? 0),
    ]
  }

  private static func times(_ count: Int) -> String { count > 1 ? ", \(count) times" : "" }
}
