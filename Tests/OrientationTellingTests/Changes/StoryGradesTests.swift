import OrientationModel
import OrientationScenarios
import Testing

@testable import OrientationTelling

/// How grave the steps of a story are, with a change and without.
struct StoryGradesTests {
  @Test func `no change is right where a later step crashes that was only not wanted`() {
    let old = grades(film: "all")
    #expect(!old.later.values.allSatisfy { $0 == 0 })
    #expect(grades(film: "all").isRight(beside: { old }, making: []))
    #expect(!grades(film: "landscape").isRight(beside: { old }, making: []))
  }

  @Test func `what is put in before a step, or in its place, moves it`() {
    let note = Scenario.Step(Located(.note("x")))
    let edits: [ScenarioEdit] = [.insertStep(note, at: 2)]
    #expect((1...3).map { edits.place(ofStep: $0) } == [1, 3, 4])
  }

  /// Of the first step, with a film that wants landscape presented in the second.
  private func grades(film mask: String) -> StoryGrades {
    let scenario = Scenario.parse(
      """
      delegate portrait
      screen List
      screen Film wants landscape supports \(mask)
      root List
      rotate left
      present Film as fullScreen
      """
    ).scenario
    return StoryGrades(FixStory(scenario, Play(scenario).situation, at: 1), since: 0)
  }
}
