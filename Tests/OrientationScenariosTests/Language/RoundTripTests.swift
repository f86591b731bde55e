import OrientationModel
import OrientationScenarios
import Testing

struct RoundTripTests {
  @Test func `places are there after reading, and equality does not see them`() throws {
    let first = Scenario.parse("root List\npush List\n").scenario
    let second = Scenario.parse("# a comment\n\nroot   List # more\n\npush    List\n").scenario
    #expect(first == second)
    let (one, other) = (try #require(first.steps.first), try #require(second.steps.first))
    #expect(one.action.place.line == 2)
    #expect(other.action.place.line == 5)
  }
}
