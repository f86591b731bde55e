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
      "ios": .string(observations.system), "model": .string(observations.model),
      "passed": .number(stepCount - differences.count), "failed": .number(differences.count),
      "unseen": .number(unseenCount),
      "failures": .array(
        differences.map { difference in
          [
            "scenario": .string(difference.scenario), "step": .number(difference.step),
            "action": .string(difference.action), "about": .string(difference.what),
            "expected": .string(difference.predicted),
            "actual": .string(difference.seen), "rule": .optional(difference.rule?.number),
          ]
        }),
      "rules": .array(
        Self.sorted(confirmed.merging(contradicted) { first, _ in first }).map { rule, _ in
          [
            "rule": .string(rule.number), "seen": .number(confirmed[rule] ?? 0),
            "contradicted": .number(contradicted[rule] ?? 0),
          ]
        }),
    ]
  }
}
