import BundledScenarios
import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import Testing

@testable import Playground

/// One rule decided: what the page quotes, where the chain opens, what is heard.
struct DecidingRuleTests {
  /// Holds a place to one rule, and says whether there was one to hold it to.
  private func check(_ playground: PlaygroundState, _ name: String) -> Bool {
    var playground = playground
    let summary = playground.summary()
    let rule = summary.verdict.rule
    #expect(summary.lesson?.rule == rule, "\(name)")
    _ = playground.press("i")
    let chain = summary.episode.chain
    guard let rule, case .pages(let pages) = playground.overlays.last, !chain.isEmpty else {
      #expect(rule == nil || summary.episode.trace.rulings.isEmpty, "\(name)")
      return false
    }
    let line = chain[pages.selected]
    let words = "\(name): \(summary.verdict.sentence) \(rule.number), not \(line.text)"
    #expect(line.rule == rule, "\(words)")
    #expect(
      playground.text().contains("▸ \(line.number < 10 ? " " : "")\(line.number)  "), "\(words)")
    return true
  }

  @Test(arguments: BundledScenario.below("Tour").map(\.name))
  func `at every step of the tour the chain opens at the rule that is quoted`(name: String) {
    var playground = playground(name)
    var held = 0
    for _ in 0..<12 where playground.session.timeline.later(than: playground.session.node) != nil {
      _ = playground.press("Space")
      held += check(playground, name) ? 1 : 0
    }
    #expect(held > 1)
  }

  @Test func `at the end of bundled stories the chain opens at the rule that is quoted`() {
    var held = 0
    // Every third: the chain's own proof tries all of them.
    for index in stride(from: 0, to: BundledScenario.all.count, by: 3) {
      let scenario = BundledScenario.all[index]
      guard var session = Session(bundled: scenario.name) else { continue }
      while let next = session.timeline.later(than: session.node) { session.walk(to: next) }
      held += check(PlaygroundState(session), scenario.name) ? 1 : 0
    }
    #expect(held > 40)
  }

  @Test func `no order is said to have chosen where one orientation was allowed`() {
    var held = 0
    for scenario in BundledScenario.all {
      guard let session = Session(bundled: scenario.name) else { continue }
      for episode in Play(session.scenario).episodes {
        let rulings = episode.trace.rulings
        guard rulings.count == 1, let target = rulings[0].target,
          rulings[0].allowed == target.mask
        else { continue }
        held += 1
        let rule = episode.verdict.rule
        // That a turn is ignored which is not allowed is no choice, nor that the device's own is used.
        let names = rule == .deviceNotAllowedIsIgnored || Explanation(episode).isFollowing
        #expect(
          rule?.chapter != .choose || names,
          "\(scenario.name): \(episode.verdict.sentence) \(rule?.number ?? "")")
      }
    }
    #expect(held > 100)
  }

  @Test func `who hears the chain hears which line decided`() {
    var playground = playground("the-tab-bar-answers", after: "Right i")
    let spoken = playground.spoken().map { "\($0.label): \($0.text)" }
    #expect(spoken.contains { $0.hasPrefix("Line 1, which decided: UIKit asks Tabs") })
  }
}
