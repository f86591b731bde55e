import OrientationModel
import ProjectReading
import Testing

struct AnswerTests {
  @Test func `nothing is nothing`() { #expect(FactReader.facts(of: []).controllers.isEmpty) }
}
