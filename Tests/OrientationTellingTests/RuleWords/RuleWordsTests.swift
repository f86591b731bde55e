import BundledScenarios
import OrientationModel
import OrientationScenarios
import OrientationTelling
import Proofs
import Testing

struct RuleWordsTests {
  @Test func `a rule has one entry, and entries are in the order of the book`() {
    #expect(zip(RuleWords.rules, RuleWords.rules.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `a rule that has words has its say in some scenario`() {
    var silent = Set(RuleWords.rules)
    for bundled in BundledScenario.inRepository where !silent.isEmpty {
      let scenario = Scenario.parse(bundled.text).scenario
      for stage in scenario.stages() {
        for episode in Play(scenario, on: stage).episodes {
          silent.subtract(episode.trace.rules)
        }
      }
    }
    #expect(silent.isEmpty)
  }

  @Test func `a rule that is noted without words leaves no line in the chain`() {
    for bundled in BundledScenario.all.prefix(40) {
      for episode in Play(Scenario.parse(bundled.text).scenario).episodes {
        for case .rule(let rule, let effect, let id?) in episode.trace.events {
          let hasWords = RulePart(effect).map(RuleWords.parts(of: rule).contains) ?? false
          let line = episode.chain.first {
            $0.rule == rule && $0.controller == id && $0.effect == effect
          }
          #expect(hasWords || line == nil)
        }
      }
    }
  }
}
