import OrientationModel
import OrientationScenarios

/// What a hand saw of a story, held against the book: a scenario that expects, step by step, how the
/// device read and where the interface was.
package struct ObservedStory: Sendable {
  /// How often a rule that settled a step was seen at work; a step that any rule would have ended in the
  /// same way says nothing about one.
  package private(set) var confirmed: [Rule: Int] = [:]
  /// The rule of the first step that went otherwise, which nothing else explains.
  package private(set) var contradicted: Rule?
  /// How it answers open questions.
  package private(set) var answers: [Assumption: Bool] = [:]

  package init(_ scenario: Scenario) {
    let play = Play(scenario, on: scenario.stages()[0])
    let end = play.firstOtherwise(in: scenario)
    for episode in play.episodes.prefix(end) where episode.isTelling {
      if let rule = episode.trace.because { confirmed[rule, default: 0] += 1 }
    }
    let leaned = Set(play.episodes.flatMap(\.trace.assumptions))
    // The other answers that go on where this one ends.
    var explaining: [Assumption] = []
    for assumption in Assumption.allCases where leaned.contains(assumption) {
      let holds = play.situation.app.settings.assumptions[assumption]
      let other = scenario.assuming(assumption, !holds)
      let otherEnd = Play(other, on: other.stages()[0]).firstOtherwise(in: other)
      if otherEnd < end { answers[assumption] = holds }
      if otherEnd > end { explaining.append(assumption) }
    }
    // A device that was held otherwise says nothing.
    guard end < play.episodes.count, !scenario.expects(another: play.episodes[end]) else { return }
    if explaining.count == 1 {
      answers[explaining[0]] = !play.situation.app.settings.assumptions[explaining[0]]
    } else if explaining.isEmpty {
      contradicted = play.episodes[end].trace.because
    }
  }
}

extension Play {
  /// The number of the first step that is not as a scenario expects; how many there are where each is.
  fileprivate func firstOtherwise(in scenario: Scenario) -> Int {
    let missed = failures(of: scenario).map { failure in
      episodes.last { $0.line < failure.line }?.number ?? 0
    }
    return min(missed.min() ?? episodes.count, episodes.count)
  }
}

extension Scenario {
  /// Where an open question is answered so.
  fileprivate func assuming(_ assumption: Assumption, _ holds: Bool) -> Scenario {
    var scenario = self
    scenario.settings.assumptions.removeAll { $0.assumption == assumption }
    scenario.settings.assumptions.append(Assumed(assumption, holds: holds))
    return scenario
  }

  /// Whether the device is expected to read otherwise after a step.
  fileprivate func expects(another episode: Episode) -> Bool {
    let number = episode.number
    return (number == 0 ? launch : steps[number - 1].expectations).flatMap(\.claims).contains {
      if case .device(let device) = $0.value { device != episode.after.device } else { false }
    }
  }
}
