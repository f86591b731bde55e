import OrientationModel
import OrientationScenarios
import Testing

struct ExplanationTests {
  @Test func `what no mask allows isn't explained by what all allow`() {
    let play = Play(
      Scenario.parse(
        """
        device iPad
        ios 17
        requires-full-screen yes
        delegate portrait
        assume empty-mask-frees yes
        screen A supports landscape
        root A
        rotate landscapeLeft
        rotate portraitUpsideDown
        """
      ).scenario)
    for episode in play.episodes {
      #expect(episode.trace.allowed == OrientationMask.none)
      #expect(episode.explainedBy.map(episode.trace.rules.contains) == true)
    }
    #expect(play.last.didTurn)
  }
}
