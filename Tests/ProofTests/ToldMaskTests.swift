import OrientationModel
import OrientationScenarios
import OrientationTelling
import SwiftCode
import Testing

/// From iOS 16 a turn of the device goes by the mask that UIKit was told of (REVAL-15).
struct ToldMaskTests {
  private static let setUp = """
    screen List   supports portrait
    screen Other  supports portrait
    root
      tabs Tabs asks selected
        navigation Main asks top
          List
        navigation Second asks top
          Other
    window Overlay hidden
      screen Bare supports portrait
    """

  private func play(
    _ steps: [String], ios: Int = 17, setUp: String = setUp, more: [String] = []
  ) throws -> Play {
    let scenario = scenario(steps, ios: ios, setUp: setUp, more: more)
    let problems = Scenario.parse(scenario.text).problems
    try #require(problems == [])
    return Play(scenario)
  }

  private func scenario(
    _ steps: [String], ios: Int = 17, setUp: String = setUp, more: [String] = []
  ) -> Scenario {
    let text = (["ios \(ios)"] + more + [setUp] + steps).joined(separator: "\n") + "\n"
    return Scenario.parse(text).scenario
  }

  private static let change = "set List supports allButUpsideDown"

  @Test(arguments: [16, 17, 18, 26, 27]) func `a mask that was changed silently is not used`(
    ios: Int
  ) throws {
    let turn = try play([Self.change, "rotate landscapeLeft"], ios: ios)
    #expect(turn.world.interface == .portrait)
    #expect(turn.last.trace.rules.contains(.turnUsesToldMask))
    #expect(turn.last.trace.assumptions.contains(.announcedMaskCounts))
    #expect(
      turn.last.chain.contains { $0.text.contains("UIKit wasn't notified, so it still uses") })
    let list = try #require(turn.situation.app.entries.firstIndex { $0.name == "List" })
    #expect(turn.last.trace.asked.contains(ControllerID(list + 1)))
    #expect(!turn.last.trace.called.contains(ControllerID(list + 1)))
  }

  @Test(arguments: [6, 9, 15]) func `to iOS 15 it is read anew at every turn`(ios: Int) throws {
    let turn = try play([Self.change, "rotate landscapeLeft"], ios: ios)
    #expect(turn.world.interface == .landscapeRight)
  }

  @Test func `under the other answer of the assumption it is read anew, too`() throws {
    let turn = try play(
      [Self.change, "rotate landscapeLeft"], more: ["assume announced-mask-counts-on-16 no"])
    #expect(turn.world.interface == .landscapeRight)
  }

  @Test(
    arguments: [
      ["update"], ["update List"], ["request portrait"],
      ["push Detail", "pop"], ["select Other", "select List"], ["present Detail", "dismiss"],
      ["present Detail as fullScreen", "dismiss"], ["background", "foreground"],
      ["show window Overlay", "hide window Overlay"], ["lock on", "lock off"],
      ["replace Other with Detail"],
    ]) func `whatever has UIKit ask again tells it`(steps: [String]) throws
  {
    let setUp = "screen Detail supports portrait\n" + Self.setUp
    let turn = try play([Self.change] + steps + ["rotate landscapeLeft"], setUp: setUp)
    #expect(turn.stop == nil)
    #expect(turn.world.interface == .landscapeRight)
    #expect(!turn.last.trace.rules.contains(.turnUsesToldMask))
  }

  @Test func `a request that is held against the old mask is refused, and tells nothing`() throws {
    let steps = [Self.change, "request landscapeLeft", "rotate landscapeLeft"]
    let turn = try play(steps)
    #expect(turn.episodes[2].trace.assumptions.contains(.requestGoesByTold))
    #expect(turn.episodes[2].trace.rules.contains(.requestWithinMasks))
    #expect(turn.world.interface == .portrait)
    let anew = try play(steps, more: ["assume request-goes-by-told-mask no"])
    #expect(anew.episodes[2].after.interface == .landscapeLeft)
    let told = try play(
      [Self.change, "update List", "set List supports landscape", "request landscape"])
    #expect(told.world.interface == .landscapeRight)
  }

  @Test func `another turn, or another attempt, tells it nothing`() throws {
    for step in ["rotate faceUp", "rotate portraitUpsideDown", "attempt", "force landscapeLeft"] {
      let turn = try play([Self.change, step, "rotate landscapeLeft"])
      #expect(turn.world.interface == .portrait, "\(step)")
    }
  }

  @Test func `a change of the tree turns to what the silent change allows`() throws {
    let setUp = "screen Detail supports allButUpsideDown\n" + Self.setUp
    let push = try play(
      ["rotate landscapeLeft", Self.change, "push Detail"], setUp: setUp)
    #expect(push.world.interface == .landscapeRight)
  }

  @Test func `setting the old mask back leaves nothing to tell`() throws {
    let turn = try play(
      [Self.change, "set List supports portrait", Self.change, "update", "rotate landscapeLeft"])
    #expect(turn.world.interface == .landscapeRight)
    let back = try play([Self.change, "set List supports portrait"])
    let never = try play([])
    #expect(back.simulator.compiled(of: back.world).app == never.situation.app)
  }

  @Test func `the app delegate's mask is read at every turn, unless assumed otherwise`() throws {
    let setUp = "delegate portrait\nscreen List\nroot List"
    let steps = ["set delegate allButUpsideDown", "rotate landscapeLeft"]
    #expect(try play(steps, setUp: setUp).world.interface == .landscapeRight)
    let assumed = ["assume announced-delegate-mask-counts-on-16 yes"]
    #expect(try play(steps, setUp: setUp, more: assumed).world.interface == .portrait)
    let told = [steps[0], "update", steps[1]]
    #expect(try play(told, setUp: setUp, more: assumed).world.interface == .landscapeRight)
  }

  @Test func `the smallest change is the announcement, and a remark says where`() throws {
    let turn = try play([Self.change, "rotate landscapeLeft"])
    let scenario = scenario([Self.change, "rotate landscapeLeft"])
    let first = try #require(Advice(FixStory(scenario, turn.situation, at: 2)).changes.first)
    #expect(first.title == "notify UIKit of List's new mask")
    #expect(first.scenario.filter { $0.change == .added }.map(\.text) == ["update List"])
    #expect(first.interface == .landscapeRight)
    let found = remarks(on: turn)
    #expect(found.map(\.line) == [turn.episodes[1].line])
    #expect(found.allSatisfy { $0.text.contains("`update List`") })
    #expect(remarks(on: try play([Self.change, "update", "rotate landscapeLeft"])).isEmpty)
  }

  private func remarks(on play: Play) -> [Remark] {
    var remarks = Remarks()
    for episode in play.episodes { remarks.hear(episode) }
    return remarks.found
  }
}
