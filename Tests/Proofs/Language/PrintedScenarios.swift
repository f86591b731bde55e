import OrientationScenarios

extension Proof {
  static let printedScenarios = Proof(
    "what is printed is read as what was meant", cases: 2400, sample: 40
  ) { seed in
    var chance = Chance(seed: UInt64(seed))
    let scenario = chance.scenario()
    let text = scenario.text
    let reading = Scenario.parse(text)
    // Made-up names may name nothing; every word has to be right.
    let wrong = reading.problems.filter { $0.code.number < 300 }
    let report = wrong.map { $0.text(file: "seed \(seed)", in: Array(text.utf8)) }.joined()
    guard wrong.isEmpty, reading.scenario == scenario, reading.scenario.text == text else {
      return ["\(report)\n\(text)\n--- read as ---\n\(reading.scenario.text)"]
    }
    return []
  }
}
