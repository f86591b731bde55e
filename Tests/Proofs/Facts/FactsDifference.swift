/// What differs between facts that were recorded and facts as they are.
package struct FactsDifference: Sendable {
  /// A sentence for each difference, both sides in it.
  package private(set) var lines: [String] = []
  /// How many steps differ in a field.
  package private(set) var counts: [String: Int] = [:]

  package init(recorded: [PlayFacts], now: [PlayFacts]) {
    let old = Dictionary(recorded.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let new = Set(now.map(\.key))
    for play in recorded where !new.contains(play.key) {
      tell("\(play.key): no longer played", "plays")
    }
    for play in now {
      guard let was = old[play.key] else {
        tell("\(play.key): not recorded", "plays")
        continue
      }
      compare(was, play)
    }
  }

  package var isEmpty: Bool { lines.isEmpty }

  private mutating func compare(_ was: PlayFacts, _ now: PlayFacts) {
    if was.steps.count != now.steps.count {
      tell(
        "\(now.key): \(was.steps.count) steps were recorded, \(now.steps.count) are played", "steps"
      )
    }
    for (number, (old, new)) in zip(was.steps, now.steps).enumerated() where old != new {
      let action = now.actions.indices.contains(number) ? now.actions[number] : ""
      for field in StepFacts.Field.allCases where old[field] != new[field] {
        tell(
          "\(now.key), step \(number) (\(action)), \(field), because \(new[.because].joined()):\n"
            + "    was \(Self.told(old[field]))\n    is  \(Self.told(new[field]))", "\(field)")
      }
    }
  }

  private mutating func tell(_ line: String, _ kind: String) {
    lines.append(line)
    counts[kind, default: 0] += 1
  }

  private static func told(_ words: [String]) -> String {
    words.isEmpty ? "nothing" : words.joined(separator: " | ")
  }
}

extension PlayFacts {
  /// Which play it is.
  fileprivate var key: String { "\(file), iOS \(machine)" }
}
