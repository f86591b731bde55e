import OrientationModel
import OrientationScenarios
import OrientationTelling
import Testing

/// Whatever happens, it can be told.
struct RandomPlayTests {
  @Test func `every step of a thousand plays has a verdict that fits`() {
    for seed in 1...1000 {
      var random = RandomPlay(seed: UInt64(seed))
      let app = random.app()
      var play = Play(app)
      for _ in 0..<12 { play.perform(random.step(app)) }
      for episode in play.episodes { expectTellable(episode, seed) }
    }
  }

  @Test func `every change of two hundred plays does what it promises`() {
    for seed in 1...200 {
      var random = RandomPlay(seed: UInt64(seed))
      let app = random.app()
      var play = Play(app)
      var steps: [Step] = []
      for _ in 0..<6 where !play.world.hasCrashed {
        let step = random.step(app)
        steps.append(step)
        guard play.perform(step).outcome.problem == nil else {
          steps.removeLast()
          continue
        }
        expectProven(Fix.all(of: app, steps), of: app, steps)
      }
    }
  }

  /// Holds one step to what every telling of it has to keep.
  private func expectTellable(_ episode: Episode, _ seed: Int) {
    let verdict = episode.verdict
    #expect(verdict.sentence.count <= Verdict.longest, "seed \(seed): \(verdict.sentence)")
    #expect(verdict.sentence.count > 5, "seed \(seed)")
    #expect(!verdict.sentence.contains("nobody decides"), "seed \(seed): \(verdict.sentence)")
    #expect((verdict.tone == .crashed) == (episode.trace.crash != nil), "seed \(seed)")
    #expect((verdict.tone == .impossible) == (episode.outcome.problem != nil), "seed \(seed)")
    if verdict.tone == .turned { #expect(episode.didTurn, "seed \(seed)") }
    if verdict.tone == .stayed { #expect(!episode.didTurn, "seed \(seed)") }
    let asked = Set(episode.exclusions.map(\.controller))
    #expect(asked.count <= episode.app.entries.count)
    for exclusion in episode.exclusions {
      #expect(!episode.wording.text(of: exclusion.reason).isEmpty, "seed \(seed)")
    }
    #expect(episode.chain.map(\.number) == Array(1..<(episode.chain.count + 1)), "seed \(seed)")
    #expect(episode.way.first?.depth == 0)
  }
}
