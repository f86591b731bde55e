import OrientationModel
import OrientationScenarios
import Testing

struct NoteTests {
  private let scenario = Scenario.parse(
    """
    ios 15, 16
    root List
    note for all
    rotate left
    ios 16-: note for new ones
      expect interface landscapeRight
    note last
    rotate right
    """
  ).scenario

  @Test func `a note stands behind the step above it, and has no number`() {
    let play = Play(scenario, version: SystemVersion(16))
    #expect(play.episodes.map(\.number) == [0, 1, 2])
    #expect(play.episodes.map(\.notes) == [["for all"], ["for new ones", "last"], []])
    #expect(scenario.stepNumbers == [0, 1, 1, 1, 2])
    #expect(play.failures(of: scenario).isEmpty)
  }

  @Test func `a note of other versions is not there`() {
    let play = Play(scenario, version: SystemVersion(15))
    #expect(play.episodes.map(\.notes) == [["for all"], ["last"], []])
  }
}

struct PosterTests {
  @Test func `it marks the step above, notes passed over, or the launch`() {
    let marked = Scenario.parse(
      "root List\nrotate left\n  expect turned\nnote so\nposter\nrotate right")
    #expect(marked.isRight)
    #expect(marked.scenario.posterNumber == 1)
    #expect(
      marked.scenario.text
        == "root List\n\nrotate left\n  expect turned\nposter\nnote so\nrotate right\n")
    let launch = Scenario.parse("root List\nexpect stayed\nposter\nrotate left")
    #expect(launch.scenario.posterNumber == 0)
    #expect(Scenario.parse(launch.scenario.text).scenario == launch.scenario)
    #expect(Scenario.parse("root List\nrotate left").scenario.posterNumber == nil)
  }

  @Test func `it stands once, and alone on its line`() {
    #expect(problems("root List\nposter\nrotate left\nposter") == [.saidTwice])
    #expect(problems("root List\nposter now") == [.leftOver])
  }
}
