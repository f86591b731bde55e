import OrientationModel
import OrientationScenarios
import OrientationTelling
import Testing

/// Twenty-five situations of a UIKit engineer, and what is advised first for the step that goes wrong;
/// four of them (11, 14, 21 and 22) have nothing for an app to mend.
struct EngineersSituationTests {
  struct Case: CustomStringConvertible, Sendable {
    var description: String
    var version: SystemVersion
    var device: Device
    var step: Int
    /// What the first change is called, or begins with.
    var first: String
    var text: String
  }

  @Test(arguments: cases) func `the first change is what the engineer would make`(
    _ given: Case
  ) throws {
    let reading = Scenario.parse(Array((given.text + "\n").utf8))
    try #require(reading.isRight)
    let situation = Situation(reading.scenario, device: given.device, version: given.version)
    let advice = Advice(FixStory(reading.scenario, situation, at: given.step))
    let first = try #require(advice.changes.first)
    #expect(first.title.hasPrefix(given.first), "\(first.title)")
    let worth = try #require(first.worth)
    #expect(worth.held > 0 || worth.expectedCount == 0)
  }

  static let cases = screens + sources + returns
}
