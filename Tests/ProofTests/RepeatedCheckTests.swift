import BundledScenarios
import OrientationModel
import OrientationScenarios
import Proofs
import Testing

/// UIKit's check, where nothing has changed since the last one.
struct RepeatedCheckTests {
  @Test func `after any step of any scenario, a second check leaves the interface where it is`() {
    for bundled in BundledScenario.inRepository {
      let scenario = Scenario.parse(bundled.text).scenario
      for stage in scenario.stages() {
        for episode in Play(scenario, on: stage).episodes where !episode.after.isInBackground {
          let sides = returns(to: episode.after, episode.simulator)
          #expect(sides[0] == sides[1], "\(bundled.name), step \(episode.number), \(stage)")
        }
      }
    }
  }

  @Test(arguments: [12, 15, 18, 26], ["", " hidden"])
  func `a window rotates the scene when the phone rotates, and not when the app comes back`(
    _ ios: Int, _ presence: String
  ) {
    for (home, hud) in [("allButUpsideDown", "portrait"), ("portrait", "allButUpsideDown")] {
      let text = """
        ios \(ios)
        plist allButUpsideDown
        screen Home supports \(home)
        screen Hud supports \(hud)
        root Home
        window Overlay\(presence)
          Hud
        rotate landscapeLeft
        """
      let play = Play(Scenario.parse(text + "\n").scenario)
      let side = play.world.interface
      #expect(returns(to: play.world, play.simulator) == [side, side], "\(text)")
    }
  }

  @Test(arguments: ["add window WB", "hide window Low"])
  func `a hidden window holds the scene while others come and go below the one that decides`(
    _ step: String
  ) {
    let text = """
      ios 16
      plist portrait landscape
      screen Home supports portrait
      screen A supports all
      screen Toast supports portrait
      root Home
      window Low
        root Low
      window Top
        root Toast
      window WA hidden
        root A
      window WB absent
        root B
      rotate landscapeLeft
      \(step)

      """
    let scenario = Scenario.parse(text).scenario
    #expect(Play(scenario).world.interface == .landscapeRight)
  }

  /// How the interface stands after coming back once, and once more.
  private func returns(to world: World, _ simulator: Simulator) -> [InterfaceOrientation] {
    var simulator = simulator
    var world = world
    return (0..<2).map { _ in
      _ = simulator.perform(.background, on: &world)
      _ = simulator.perform(.foreground, on: &world)
      return world.interface
    }
  }
}
