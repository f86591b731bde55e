import OrientationModel
import OrientationScenarios
import OrientationTelling
import SwiftCode
import Testing

/// Situations with what somebody who knows UIKit advises first; they were written down before the
/// program was asked.
struct ExpertAdviceTests {
  /// A situation, and what the first change's title, file or code must match.
  struct Case: CustomStringConvertible, Sendable {
    let description: String
    let pattern: String
    /// What it must not match.
    let other: String?
    let text: String

    init(_ description: String, _ pattern: String, not other: String? = nil, _ text: String) {
      (self.description, self.pattern, self.text) = (description, pattern, text)
      self.other = other
    }
  }

  static let all =
    screens + apps + views + containers + requests + modals + freshApps + freshViews + later
    + reports + moreReports + fresh + harder + libraries + twenty + reviewed + locks
    + wholes + versions

  @Test(arguments: all)
  func `the first change is an expert's, and fulfils what is expected`(_ given: Case) throws {
    let reading = Scenario.parse(Array((given.text + "\n").utf8))
    try #require(reading.isRight)
    let scenario = reading.scenario
    let play = Play(scenario)
    let all = [scenario.launch] + scenario.steps.map(\.expectations)
    let missed = zip(all, [0] + scenario.stepNumbers).first { expectations, number in
      let episode = play.episodes.first { $0.number == number }
      return expectations.contains { expectation in
        episode.map { play.situation.isMet(expectation, in: $0) == false } ?? false
      }
    }
    let step = try #require(missed).1
    let advice = Advice(FixStory(scenario, play.situation, at: step))
    let first = try #require(advice.changes.first)
    let code = first.code.filter { $0.change != .removed }.map(\.text)
    let words = ([first.title, first.file] + code).joined(separator: "\n")
    let isExperts = try Regex(given.pattern).firstMatch(in: words) != nil
    #expect(isExperts, "\(words)")
    let isOther = try given.other.map { try Regex($0).firstMatch(in: words) != nil } ?? false
    #expect(!isOther, "\(words)")
    #expect(!words.contains("UIDevice.current.setValue"), "\(words)")
    #expect(first.worth?.held == first.worth?.expectedCount)
    #expect(first.support == .api || first.support == .deprecated)
  }
}
