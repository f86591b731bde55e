import OrientationModel
import OrientationScenarios
import Testing

struct RoundTripTests {
  @Test(arguments: 0..<8)
  func `what is printed is read as what was meant`(_ batch: UInt64) {
    for seed in batch * 300..<(batch + 1) * 300 {
      var dice = Dice(seed: seed)
      let scenario = dice.scenario()
      let text = scenario.text
      let reading = Scenario.parse(text)
      // Made-up names may name nothing; every word has to be right.
      let wrong = reading.problems.filter { $0.code.number < 300 }
      let report = wrong.map { $0.text(file: "seed \(seed)", in: Array(text.utf8)) }.joined()
      guard wrong.isEmpty, reading.scenario == scenario else {
        Issue.record("seed \(seed)\n\(report)\n\(text)\n--- read as ---\n\(reading.scenario.text)")
        return
      }
      #expect(reading.scenario.text == text)
    }
  }

  @Test func `places are there after reading, and equality does not see them`() throws {
    let first = Scenario.parse("root List\npush List\n").scenario
    let second = Scenario.parse("# a comment\n\nroot   List # more\n\npush    List\n").scenario
    #expect(first == second)
    let (one, other) = (try #require(first.steps.first), try #require(second.steps.first))
    #expect(one.action.place.line == 2)
    #expect(other.action.place.line == 5)
  }
}
