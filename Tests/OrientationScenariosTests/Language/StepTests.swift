import OrientationModel
import OrientationScenarios
import Proofs
import Testing

struct StepTests {
  private let scenario = Scenario.parse(Sample.small).scenario

  private func check(
    _ text: String, says expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let reading = Scenario.parseStep(text, in: scenario)
    let said =
      reading.rightStep?.text
      ?? reading.problems.map { "\($0.place.column) \($0.code.text)" }.joined(separator: ", ")
    #expect(said == expected, sourceLocation: sourceLocation)
  }

  @Test func `a sentence is read against the scenario's names`() {
    check("push Player", says: "push Player")
    check("  push   Player  # comment\n", says: "push Player")
    check(
      "ios 16-: present navigation(Player) as popover from List",
      says: "ios 16-: present navigation(Player) as popover from List")
    check("push Playr", says: "6 E401")
    check("push Player in Mian", says: "16 E401")
    check("select tabs", says: "select tabs")
  }

  @Test func `what is no step is said`() {
    check("", says: "1 E105")
    check("turn left", says: "1 E213")
    check("screen X", says: "1 E213")
    check("expect stayed", says: "1 E213")
    check("pop; pop", says: "4 E106")
    check("pop\npop", says: "4 E111")
    check("rotate \u{1B}[2J", says: "8 E103")
    check("status-bar portrait", says: "1 E501")
  }

  @Test func `other versions and devices can stand in for the scenario's`() {
    let reading = Scenario.parseStep(
      "status-bar portrait", in: scenario, versions: [SystemVersion(9)])
    #expect(reading.rightStep != nil)
    let file = "ios 9\nroot List\nupdate"
    #expect(Scenario.parse(file).problems.map(\.code) == [.neverAvailable])
    #expect(Scenario.parse(file, versions: [SystemVersion(26)]).isRight)
  }

  @Test func `an expectation is read alone, with or without its first word`() {
    let (expectation, problems) = Scenario.parseExpectation(
      "expect visible List or Player", in: scenario)
    #expect(problems == [])
    #expect(expectation?.text == "expect visible List or Player")
    #expect(Scenario.parseExpectation("stayed", in: scenario).expectation?.text == "expect stayed")
    #expect(Scenario.parseExpectation("visible X", in: scenario).problems.count == 1)
  }

  @Test func `what can follow an unfinished sentence is known`() {
    #expect(Scenario.continuations(of: "push", in: scenario).contains("Player"))
    #expect(Scenario.continuations(of: "lock", in: scenario) == ["on", "off"])
    #expect(Scenario.continuations(of: "present Player as", in: scenario).contains("fullScreen"))
    #expect(Scenario.continuations(of: "", in: scenario).contains("rotate"))
    #expect(Scenario.continuations(of: "pop", in: scenario) == [])
  }
}
