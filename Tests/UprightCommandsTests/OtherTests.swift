import BundledScenarios
import OrientationModel
import OrientationScenarios
import PlaygroundSession
import TestSupport
import Testing

@testable import UprightCommands

struct OtherTests {
  @Test func `a new scenario is right, and holds what it expects`() {
    let response = Shop()("new", "popping-a-player", "-o", "-")
    #expect(response.output.hasPrefix("title    Popping a player\n"))
    #expect(Scenario.parse(response.output).isRight)
    let check = Shop(["x.scenario": response.output])("check", "x.scenario")
    #expect(check.exitCode == .success, "\(check.output)")
  }

  @Test(arguments: ["映画 # 1", "a\nb", "\u{1B}[2J", "\"quoted\"", "title"])
  func `any name makes a title`(_ name: String) {
    let response = Shop()("new", name, "-o", "-")
    #expect(response.exitCode == .success)
    let path = Shop()("new", name).files.first?.path ?? ""
    #expect(path.hasSuffix(".scenario"), "\(path)")
    #expect(!path.contains("/") && !path.contains("\u{1B}"), "\(path)")
    #expect(Scenario.parse(response.output).isRight, "\(response.output)")
  }

  @Test func `a name that is a file's is written there, and never over another`() {
    #expect(Shop()("new", "films").files.map(\.path) == ["films.scenario"])
    #expect(Shop()("new", "Films and more").files.map(\.path) == ["films-and-more.scenario"])
    let response = Shop()("new", "films.scenario")
    #expect(response.output.isEmpty)
    #expect(response.files.map(\.path) == ["films.scenario"])
    #expect(response.files.map(\.replaces) == [false])
    #expect(Shop()("new", "films.scenario", "--force").files.map(\.replaces) == [true])
    #expect(Shop()("new", "films", "-o", "x").files.map(\.path) == ["x"])
  }

  @Test func `the doctor says what it saw and what it made of it`() {
    var shop = Shop()
    shop.variables = ["TERM": "xterm", "LANG": "de_DE.UTF-8", "NO_COLOR": "1"]
    shop.isTerminal = true
    // How many there are changes with every rule and scenario.
    let output = shop("doctor").output
      .replacing("\(Rule.allCases.count) rules", with: "N rules")
      .replacing("\(Assumption.allCases.count) open questions", with: "N open questions")
      .replacing("\(BundledScenario.all.count) bundled", with: "N bundled")
    expectText(output, recorded: "Recorded/doctor.txt")
  }

  @Test func `blanks around a name are no part of it, and what has no name is untitled`() {
    var shop = Shop()
    let name = "  Documented/the-list-and-the-phone \n"
    #expect(
      shop("run", name).output.hasPrefix("The list stays in portrait because its stack asks it\n"))
    shop.input = Array("root A\n".utf8)
    #expect(shop("run", "-").output.hasPrefix("Untitled\n-, iPhone"))
  }

  @Test func `without a command, options are the playground's`() {
    let response = Shop()("--linear")
    guard case .play(let request) = response.effects.first else {
      Issue.record("\(response)")
      return
    }
    #expect(request.isLinear && request.opening == .tour)
    #expect(Shop()("--nonsense").exitCode == .usage)
  }
}
