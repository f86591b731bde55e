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

  /// The set-up alone.
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

extension String {
  /// Its first lines that are not empty, without a look at the rest.
  func firstLines(_ count: Int) -> [Substring] {
    utf8.split(separator: 0x0A, maxSplits: count).prefix(count).map { Substring($0) }
  }

  /// Its lines, without blank ones at the end.
  var lines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

extension StringProtocol {
  /// Without the blanks at its ends, and one between two words.
  var words: String {
    String(self).utf8.split(separator: 0x20).map { Substring($0) }.joined(separator: " ")
  }
}
