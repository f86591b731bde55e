import OrientationScenarios

/// A sentence about the set-up: what it changes, and what comes of it.
struct SaidEdit {
  var edits: [ScenarioEdit]
  var scenario: Scenario
  /// What is wrong with the text as it would be; empty where nothing is.
  var problems: [Problem]
  /// The text that the problems are in.
  var text: String
}

extension Scenario {
  /// What a sentence about the set-up changes, or what is wrong with it; nothing for any other one.
  func saying(_ line: String) -> SaidEdit? {
    guard let reading = reading(sentence: line) else { return nil }
    var said = SaidEdit(
      edits: reading.edits, scenario: self, problems: reading.problems, text: line)
    guard reading.problems.isEmpty else { return said }
    said.scenario = applying(reading.edits)
    // What a step is no longer possible for is known by playing it.
    let changed = said.scenario.withoutSteps
    said.text = changed.text
    said.problems = Scenario.parse(said.text).problems
    return said
  }

  var withoutSteps: Scenario {
    var alone = self
    alone.steps = []
    alone.launch = []
    alone.isLaunchPoster = false
    return alone
  }
}

extension ScenarioEdit {
  /// Whether it only changes who is there, or where.
  var isAboutPlaces: Bool {
    switch self {
    case .remove, .move, .moveBefore, .rename: true
    default: false
    }
  }
}
