import BundledScenarios
import Foundation
import OrientationModel
import Playground
import Proofs
import Testing

@testable import Exports
@testable import UprightCommands

/// What the app of the questionnaire would have printed, held against the book.
struct ObservationTests {
  private static let name = "Documented/what-a-pop-leaves-behind"

  /// An observation file of one story; a step, by its number, may have gone otherwise.
  private func file(
    device: String? = nil, upTo last: Int = .max, _ change: (Int) -> String? = { _ in nil }
  ) throws -> String {
    let input = try Shelf.bundled("what-a-pop-leaves-behind", ios: 26)
    let rehearsal = try #require(UITestExport(byHand: input, name: Self.name))
    let steps = rehearsal.beats.filter { $0.number <= last }.map { beat in
      let seen = change(beat.number) ?? beat.interface?.name ?? "crash"
      return "{\"step\": \(beat.number), \"action\": \"\(beat.name)\", "
        + "\"interface\": \"\(seen)\", \"device\": \"\(device ?? beat.device.name)\"}"
    }
    return """
      {"format": "upright-observations", "version": 1, "ios": "26.1", "model": "iPhone 17 Pro",
       "stories": [{"scenario": "\(Self.name)", "ios": "26", "device": "iPhone",
        "steps": [\(steps.joined(separator: ", "))]}]}
      """
  }

  private func rules(_ text: String, _ more: String...) -> Response {
    let environment = Environment(
      variable: { _ in nil },
      read: { path throws(FileProblem) in
        guard path == "seen.json" else { throw .notFound }
        return Array(text.utf8)
      }, readStandardInput: { () throws(FileProblem) in [] },
      scenarioFiles: { _ throws(FileProblem) in [] }, screen: .playground)
    return Program.respond(to: ["rules"] + more + ["--observed", "seen.json"], in: environment)
  }

  @Test func `a rule about apps of an older SDK is not confirmed by one of the newest`() {
    let rules = Rule.allCases.filter { $0.title.contains("older SDK") }
    #expect(Set(rules) == ObservationReport.aboutOldApps)
  }

  @Test func `a rule that was seen at work says where`() throws {
    let rule = rules(try file(), "CHOOSE-4").output
    #expect(rule.contains("Observed    seen on iOS 26.1, iPhone 17 Pro"))
    let other = rules(try file(), "EXC-1", "--format", "json").output
    #expect(other.contains("\"observed\":[{\"on\":\"iOS 26.1, iPhone 17 Pro\",\"seen\":0"))
  }

  @Test func `what went otherwise counts against its rule`() throws {
    let list = rules(try file { $0 == 3 ? "portraitUpsideDown" : nil })
    #expect(list.exitCode == .success)
    #expect(list.output.contains("not so on iOS 26.1, iPhone 17 Pro"))
  }

  @Test func `the files of several devices are held against it at once`() throws {
    let first = try file { $0 == 3 ? "portraitUpsideDown" : nil }
    let second = try file().replacing("26.1", with: "26.2")
    let environment = Environment(
      variable: { _ in nil },
      read: { path throws(FileProblem) in
        guard let text = ["a": first, "b": second][path] else { throw .notFound }
        return Array(text.utf8)
      },
      readStandardInput: { () throws(FileProblem) in [] },
      scenarioFiles: { _ throws(FileProblem) in [] }, screen: .playground)
    let line = ["rules", "CHOOSE-4", "--observed", "a", "--observed", "b"]
    let rule = Program.respond(to: line, in: environment).output
    #expect(rule.contains("not so on iOS 26.1, ") && rule.contains("seen on iOS 26.2, "))
  }

  @Test func `a launch in portrait in a hand that holds it so confirms nothing`() throws {
    #expect(!rules(try file(upTo: 0)).output.contains("seen on"))
  }

  @Test func `an app that did not answer, or was not turned, contradicts nobody`() throws {
    let silent = rules(try file { $0 == 5 ? "silence" : nil }).output
    #expect(silent.contains("seen on") && !silent.contains("not so on"))
    let flat = rules(try file(device: "faceUp")).output
    #expect(!flat.contains("seen on") && !flat.contains("not so on"))
    // A simulator that has not been turned yet does not know.
    #expect(rules(try file(device: "unknown")).output.contains("seen on"))
  }

  @Test func `where an open question falls, no rule is blamed, and the book says so`() {
    let text = """
      {"format": "upright-observations", "version": 1, "ios": "26.1", "model": "iPhone17,1",
       "stories": [{"scenario": "Reported/rc-150-untold-lock-on-a-phone", "ios": "26",
       "device": "iPhone", "steps": [
       {"step": 0, "action": "launch", "interface": "portrait", "device": "portrait"},
       {"step": 1, "action": "set FlutterViewController supports portrait",
        "interface": "portrait", "device": "portrait"},
       {"step": 2, "action": "rotate landscapeLeft", "interface": "portrait",
        "device": "landscapeLeft"}]}]}
      """
    #expect(!rules(text).output.contains("not so on"))
    let rule = rules(text, "REVAL-15").output
    #expect(rule.contains("Seen: no on iOS 26.1, iPhone17,1 (in this file)"))
    #expect(rules(text, "--open").output.contains("Seen: no on iOS 26.1, iPhone17,1"))
  }

  @Test(arguments: [("26.1", "abc"), ("iPhone 17 Pro", " ")])
  func `where it was seen has to be said`(_ old: String, _ new: String) throws {
    let response = rules(try file().replacing("\"\(old)\"", with: "\"\(new)\""))
    #expect(response.exitCode == .data)
    #expect(response.messages.contains("on which iOS and model"))
  }

  @Test(arguments: [
    "", "{", "[]", "{\"format\": \"other\"}", "{\"a\": 1e}", "\"\\u12\"", "{\"a\" 1}", "nul",
    String(repeating: "[", count: 100),
    "{\"format\": \"upright-observations\", \"version\": 1, \"stories\": [{}]}",
  ])
  func `what is no observation is refused`(_ text: String) {
    let response = rules(text)
    #expect(response.exitCode == .data)
    #expect(response.messages.contains("seen.json"))
  }

  @Test func `a scenario that has changed since is said to have`() throws {
    let response = rules(try file().replacing("push Player", with: "push Other"))
    #expect(response.exitCode == .data)
    #expect(response.messages.contains("has changed since"))
  }
}
