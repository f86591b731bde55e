import OrientationModel
import OrientationScenarios
import Proofs
import Testing

struct SampleTests {
  @Test(arguments: [Sample.whole, Sample.small])
  func `every word of the language is read, printed and read again`(_ text: String) {
    let reading = Scenario.parse(text)
    #expect(reading.report(file: "sample", in: Array(text.utf8)) == "")
    let printed = reading.scenario.text
    let again = Scenario.parse(printed)
    #expect(again.report(file: "printed", in: Array(printed.utf8)) == "")
    #expect(again.scenario == reading.scenario)
    #expect(again.scenario.text == printed)
  }

  @Test func `a rule has to be one of the book's`() throws {
    let text = "root List\nexpect because CHOOSE-99"
    let reading = Scenario.parse(text)
    let problem = try #require(reading.problems.first)
    #expect(problem.code == .unknownRule)
    #expect(
      problem.help == [
        "the chapter has: CHOOSE-1, CHOOSE-2, CHOOSE-3, CHOOSE-4, CHOOSE-5, CHOOSE-6, CHOOSE-7"
      ])
  }

  @Test func `what a value alone says behind or is as long as what stands before`() {
    func claims(_ text: String) -> [String] {
      let launch = Scenario.parse("root List\nwindow W\nexpect \(text)").scenario.launch
      return launch.flatMap { $0.claims.map(\.value.text) }
    }
    #expect(
      claims("interface portrait or landscape") == ["interface portrait", "interface landscape"])
    #expect(
      claims("interface portrait or landscape in W")
        == ["interface portrait in W", "interface landscape in W"])
    #expect(
      claims("interface portrait or interface landscape in W")
        == ["interface portrait", "interface landscape in W"])
    #expect(claims("turned or interface portrait or stayed").count == 3)
  }
}
