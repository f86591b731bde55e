import OrientationModel
import OrientationScenarios
import Testing

struct PropertyTests {
  @Test func `a property has claims and a condition, in the set-up`() {
    let text = "root List\n\nnever interface landscape or crash if visible List or turned\n"
    let reading = Scenario.parse(text)
    #expect(reading.isRight)
    #expect(reading.scenario.text == text)
    #expect(problems("root List\nrotate left\nnever turned") == [.afterFirstStep])
    #expect(problems("root List\nnever turned if") == [.missing])
    #expect(problems("root List\nnever turned if visible Lost") == [.unknownName])
    #expect(problems("root List\nexpect turned if stayed") == [.leftOver])
  }
}
