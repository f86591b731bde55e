import BundledScenarios
import Foundation
import OrientationModel
import OrientationScenarios
import Playground
import Testing

@testable import Exports
@testable import UprightCommands

/// What was seen on a device, as a scenario, held against the book.
struct ObservationTests {
  /// What a pop leaves behind, as it was seen; a step may have gone otherwise.
  private func file(
    source: String = "iOS 26.1, iPhone 17 Pro", device: String = "landscapeLeft",
    player: String = "landscapeRight", list: String = "landscapeRight"
  ) -> String {
    """
    title Popping
    source \(source)
    ios 26
    device iPhone
    plist portrait landscape
    screen Player supports landscape
    root
      navigation Main asks top
        screen List supports portrait landscape
    expect interface portrait
    push Player
      expect interface \(player)
    rotate landscapeLeft
      expect device \(device)
      expect interface \(list)

    """
  }

  private func rules(_ files: [String], _ more: String...) -> Response {
    let environment = Environment(
      variable: { _ in nil },
      read: { path throws(FileProblem) in
        guard let number = Int(path), files.indices.contains(number) else { throw .notFound }
        return Array(files[number].utf8)
      }, readStandardInput: { () throws(FileProblem) in [] },
      scenarioFiles: { _ throws(FileProblem) in [] }, screen: .playground)
    let options = files.indices.flatMap { ["--observed", "\($0)"] }
    return Program.respond(to: ["rules"] + more + options, in: environment)
  }

  /// The rule that settled a step of it.
  private func rule(of step: Int) throws -> Rule {
    let scenario = Scenario.parse(file()).scenario
    return try #require(
      Play(scenario, on: scenario.stages()[0]).episodes[step].trace.because)
  }

  @Test func `a rule that was seen at work says where`() throws {
    let told = rules([file()], try rule(of: 1).number).output
    #expect(told.contains("Observed    seen on iOS 26.1, iPhone 17 Pro"), "\(told)")
    let other = rules([file()], "EXC-1", "--format", "json").output
    #expect(other.contains("\"observed\":[{\"on\":\"iOS 26.1, iPhone 17 Pro\",\"seen\":0"))
  }

  @Test func `what went otherwise counts against its rule, on each device`() throws {
    let first = file(player: "portraitUpsideDown")
    let second = file(source: "iOS 26.2, iPhone 16")
    let told = rules([first, second], try rule(of: 1).number)
    #expect(told.exitCode == .success)
    #expect(told.output.contains("not so on iOS 26.1, "))
    #expect(told.output.contains("seen on iOS 26.2, "))
  }

  @Test func `a launch in portrait in a hand that holds it so confirms nothing`() {
    let lines = file().split(separator: "\n").prefix { !$0.hasPrefix("push") }
    #expect(!rules([lines.joined(separator: "\n") + "\n"]).output.contains("seen on"))
  }

  @Test func `a device that was held otherwise contradicts nobody`() {
    let flat = rules([file(device: "faceUp", list: "portrait")]).output
    #expect(flat.contains("seen on") && !flat.contains("not so on"))
  }

  @Test func `where an open question falls, no rule is blamed, and the book says so`() throws {
    let bundled = try #require(
      BundledScenario.named("Reported/rc-150-untold-lock-on-a-phone"))
    let app = Scenario.parse(bundled.text).scenario
    let stage = Stage(.iPhone, SystemVersion(26), linked: nil)
    let lines = app.bare("Untold", on: stage).text.split(separator: "\n").map(String.init)
    let seen = [
      "expect interface portrait", "set FlutterViewController supports portrait",
      "  expect interface portrait", "rotate landscapeLeft", "  expect interface portrait", "",
    ]
    let head = [lines[0], "source iOS 26.1, iPhone17,1"] + lines.dropFirst()
    let text = (head + seen).joined(separator: "\n")
    #expect(!rules([text]).output.contains("not so on"))
    let rule = rules([text], "REVAL-15").output
    #expect(rule.contains("Seen: no on iOS 26.1, iPhone17,1 (in this file)"), "\(rule)")
    #expect(rules([text], "--open").output.contains("Seen: no on iOS 26.1, iPhone17,1"))
  }

  @Test func `where it was seen has to be said, and what is no scenario is refused`() {
    let response = rules([file().replacing("source", with: "about")])
    #expect(response.exitCode == .data && response.messages.contains("on which iOS and model"))
    #expect(rules(["{"]).exitCode == .data)
  }
}
