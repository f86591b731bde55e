import BundledScenarios
import Exports
import OrientationModel
import OrientationScenarios

/// A bundled scenario that answers an open question for itself, by an `assume` line.
struct AnsweringStory: Hashable, Sendable {
  var scenario: String
  var answer: Bool
  /// Who reports it.
  var source: String?

  static func all(of assumption: Assumption) -> [AnsweringStory] {
    BundledScenario.all.filter { $0.text.contains(assumption.name) }.compactMap { bundled in
      let scenario = Scenario.parse(bundled.text).scenario
      let said = scenario.settings.assumptions.last { $0.assumption == assumption }
      return said.map {
        AnsweringStory(
          scenario: bundled.name, answer: $0.holds, source: scenario.header.sources.first)
      }
    }
  }

  var sentence: String {
    "\(answer ? "yes" : "no") in \(scenario)" + (source.map { ", \($0)" } ?? "")
  }

  var json: JSON { ["scenario": scenario, "answer": answer, "source": source] }
}
