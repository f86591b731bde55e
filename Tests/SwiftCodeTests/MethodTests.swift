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

  @Test func `UIKit is notified in the method that sets what it is notified of`() {
    let scenario = Scenario.parse(
      """
      ios 17
      screen Home
      screen Film
      root
        navigation Main asks top
          Home
      set Home supports portrait
      push Film
      set Film supports landscape
      update Film
      """
    ).scenario
    let play = Play(scenario)
    let lines = AppCode(play.situation.app, play.episodes.compactMap(\.step)).classes.lines
    let place = lines.firstIndex { $0.includes("setNeedsUpdate") } ?? 0
    #expect(lines[place - 2].includes("func supportLandscape() {"))
    #expect(lines.count { $0.includes("setNeedsUpdate") } == 1)
  }
}
