import BundledScenarios
import Exports
import OrientationModel
import OrientationScenarios

extension ObservationReport {
  /// What it comes to, added to a response.
  func tell(_ format: String, in response: inout Response) {
    response.print(format == "json" ? json.line : text)
    for trouble in troubles { response.add(trouble) }
    if !differences.isEmpty { response.end(with: .failure) }
  }

  /// How many bundled scenarios some runs of all of them did not come to: those for other devices,
  /// and those that no test can do.
  static func absence(in runs: [ObservationReport]) -> String {
    let stories = runs.flatMap(\.observations.stories)
    guard stories.contains(where: \.isAmongOthers) else { return "" }
    let seen = Set(stories.map(\.scenario))
    let all = BundledScenario.all
    let count = all.count { !seen.contains($0.name) }
    guard count > 0 else { return "" }
    return
      "\(count) of the \(all.count) bundled scenarios \(count == 1 ? "was" : "were") not seen.\n"
  }

  private var text: String {
    var text = "Seen on \(observations.place)\n"
    for difference in differences {
      let rule = difference.rule.map { " (\($0.number))" } ?? ""
      text += "\n\(difference.scenario.harmlessLine), step \(difference.step), "
      text += "\(difference.action.harmlessLine)\n"
      text += difference.what == "device" ? "    the device itself: " : "    "
      text += "predicted \(difference.predicted)\(rule), seen \(difference.seen.harmlessLine)\n"
    }
    text += rules("Confirmed", "seen", confirmed.filter { contradicted[$0.key] == nil })
    text += rules("Contradicted", "not so", contradicted)
    let steps = "\(stepCount) step\(stepCount == 1 ? "" : "s")"
    let stories =
      "\(observations.stories.count) stor\(observations.stories.count == 1 ? "y" : "ies")"
    return text + "\n\(stories), \(steps): \(stepCount - differences.count) as predicted, "
      + "\(differences.count) not"
      + (unseenCount > 0 ? ", and \(unseenCount) more not seen" : "") + "\n"
  }

  private func rules(_ title: String, _ verb: String, _ counts: [Rule: Int]) -> String {
    guard !counts.isEmpty else { return "" }
    let lines = Self.sorted(counts).map { rule, count in
      let name = rule.title
      return "  \(rule.number)  \(name): \(verb) on \(observations.place)"
        + (count > 1 ? ", \(count) times" : "")
    }
    return "\n\(title):\n" + lines.joined(separator: "\n") + "\n"
  }

  /// In the book's order.
  private static func sorted(_ counts: [Rule: Int]) -> [(Rule, Int)] {
    let order = Rule.allCases
    return counts.sorted {
      (order.firstIndex(of: $0.key) ?? .max) < (order.firstIndex(of: $1.key) ?? .max)
    }.map { ($0.key, $0.value) }
  }

  private var json: JSON {
    [
      "ios": observations.system, "model": observations.model,
      "passed": stepCount - differences.count, "failed": differences.count, "unseen": unseenCount,
      "failures": differences.map { difference -> JSON in
        [
          "scenario": difference.scenario, "step": difference.step, "action": difference.action,
          "about": difference.what, "expected": difference.predicted, "actual": difference.seen,
          "rule": difference.rule?.number,
        ]
      },
      "rules": Self.sorted(confirmed.merging(contradicted) { first, _ in first }).map {
        rule, _ -> JSON in
        [
          "rule": rule.number, "seen": confirmed[rule] ?? 0,
          "contradicted": contradicted[rule] ?? 0,
        ]
      },
    ]
  }
}

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

  func json(_ rule: Rule) -> [JSON] {
    runs.map { run in
      [
        "on": run.observations.place, "seen": run.confirmed[rule] ?? 0,
        "contradicted": run.contradicted[rule] ?? 0,
      ]
    }
  }

  private static func times(_ count: Int) -> String { count > 1 ? ", \(count) times" : "" }
}
