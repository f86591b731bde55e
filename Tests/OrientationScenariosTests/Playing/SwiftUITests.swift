import OrientationModel
import OrientationScenarios
import Proofs
import Testing

struct SwiftUIVersionTests {
  private let app = "root app\n  view Content\n"

  @Test func `versions below 13 are left out of ranges, and refused by themselves`() {
    let text = "root\n  app\n    view Content\n"
    let reading = Scenario.parse("ios 9-15\n" + text)
    #expect(reading.isRight)
    #expect(reading.scenario.playedVersions.map(\.text) == ["13", "14", "15"])
    #expect(problems("ios 9, 15\n" + text) == [.belowFloor])
    #expect(problems("ios 9-12\n" + text) == [.belowFloor])
    #expect(problems("ios 9\nroot List") == [])
  }

  @Test(arguments: [
    ("deployment 15\nios 12", "15-, 15-18"), ("deployment 26\nios 12", "26-"),
    ("deployment 18\nios 12", "18-"), ("deployment 12\nios 12", "13-, 13-18"),
  ]) func `the help names ranges that begin where the app does`(_ lines: String, _ ranges: String) {
    let problems = Scenario.parse(lines + "\n" + app).problems
    #expect(
      problems.map(\.help) == [["use a range, which skips such versions: \(ranges)"]])
  }

  @Test func `a deployment target bounds them as well`() {
    let reading = Scenario.parse("deployment 15\nios 12-16\nroot List")
    #expect(reading.isRight)
    #expect(reading.scenario.playedVersions.map(\.text) == ["15", "16"])
    #expect(reading.scenario.text == "ios 12-16\ndeployment 15\n\nroot List\n")
    #expect(problems("deployment 15\nios 12\nroot List") == [.belowFloor])
  }

  @Test func `a cover came with 14`() {
    let text = "root\n  app\n    view Content\ncover Player\npresent Player\n"
    #expect(problems("ios 13\n" + text) == [.neverAvailable])
    #expect(problems("ios 14\n" + text) == [])
  }

  @Test func `an app, a stack and an adaptor are read, printed and played`() {
    let text = """
      ios 13-
      adaptor portrait

      view Detail

      root
        app
          stack
            view Content

      push Detail
        expect visible Detail
        expect stayed
      rotate landscapeLeft
        expect stayed
        expect allowed portrait

      """
    let reading = Scenario.parse(text)
    #expect(reading.problems.isEmpty)
    #expect(Scenario.parse(reading.scenario.text).scenario == reading.scenario)
    #expect(failures(text) == [])
    let app = Situation(reading.scenario).app
    #expect((1...app.entries.count).map { app.line(of: ControllerID($0)) }.contains("stack"))
  }

  @Test func `an app is a root, and a stack is SwiftUI's`() {
    #expect(problems("root\n  tabs\n    app\n      view A\n    List") == [.cannotHang])
    #expect(problems("app\n  view A\nroot List") == [.cannotHang])
    #expect(problems("root\n  stack\n    List") == [.viewOutside])
    #expect(problems("delegate all\nadaptor all\nroot\n  app\n    view A") == [.saidTwice])
  }
}

struct PreferenceEventTests {
  @Test func `the reduction is told with its operands, and what fires and what does not`() {
    let text = """
      ios 16
      root
        hosting Root default portrait
          view Content orientations landscape
            when covering Player: set Content orientations all
          view Banner
      cover Player
      set Content orientations landscape
      set Content orientations portrait
      present Player
      set Player orientations landscape
      """
    let scenario = Scenario.parse("assume empty-mask-throws no\n" + text).scenario
    let play = Play(scenario)
    let heard = play.episodes.map { episode in
      episode.callbacks.filter { $0.hasPrefix("on") }
    }
    #expect(
      heard == [
        ["onPreferenceChange Root"], [], ["onPreferenceChange Root"], ["onChange Content"], [],
      ])
    let reductions = play.episodes[0].trace.events.compactMap { event in
      if case .reduced(_, let operands, let mask) = event { (operands, mask) } else { nil }
    }
    #expect(reductions.first?.0.map(\.isDefault) == [false, true])
    #expect(reductions.first?.1 == OrientationMask.none)
    #expect(play.episodes[1].trace.events.contains(.preferenceKept(1, .none)))
  }
}
