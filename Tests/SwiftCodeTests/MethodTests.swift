import OrientationModel
import OrientationScenarios
import SwiftCode
import Testing

struct MethodTests {
  @Test func `a method that several steps call stands once in its class`() {
    let scenario = Scenario.parse(
      """
      ios 17
      screen Home
      root Home
      update
      update Home
      """
    ).scenario
    let play = Play(scenario)
    let code = AppCode(play.situation.app, play.episodes.compactMap(\.step))
    #expect(code.classes.lines.count { $0.includes("func notifyUIKit()") } == 1)
  }
}
