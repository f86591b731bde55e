import Exports
import OrientationModel

/// What tests saw of each rule, on one system or several.
struct Sightings: Sendable {
  private let runs: [ObservationReport]

  init(_ runs: [ObservationReport]) { self.runs = runs }

  /// Stories that cannot be compared.
  var troubles: [Trouble] { runs.flatMap(\.troubles) }

  var places: String { runs.map(\.observations.place).joined(separator: " and ") }

  /// `seen on iOS 26.1, iPhone 17 Pro, 3 times`; nothing where none had a word.
  func sentence(_ rule: Rule) -> String? {
    let sentences = runs.compactMap { run in
      let place = run.observations.place
      if let count = run.contradicted[rule] { return "not so on \(place)" + Self.times(count) }
      return run.confirmed[rule].map { "seen on \(place)" + Self.times($0) }
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: "; ")
  }

  func json(_ rule: Rule) -> JSON {
    .array(
      runs.map { run in
        [
          "on": .string(run.observations.place), "seen": .number(run.confirmed[rule] ?? 0),
          "contradicted": .number(run.contradicted[rule] ?? 0),
        ]
      })
  }

  private static func times(_ count: Int) -> String { count > 1 ? ", \(count) times" : "" }
}
