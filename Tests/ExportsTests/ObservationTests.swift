import BundledScenarios
import Exports
import Foundation
import OrientationModel
import Testing

@testable import UprightCommands

/// What a test on a Mac would have written, held against the book.
struct ObservationTests {
  private static let name = "Tour/06-what-a-pop-leaves-behind"

  /// An observation file of one story; a step may have gone otherwise.
  private func file(_ change: (Int) -> String? = { _ in nil }) throws -> String {
    let exhibit = try Shelf.bundled("what-a-pop-leaves-behind", ios: 26)
    let rehearsal = try #require(Rehearsal(among: exhibit, name: Self.name, number: 1))
    let steps = rehearsal.beats.enumerated().map { index, beat in
      let seen = change(index) ?? beat.interface?.name ?? "crash"
      return "{\"step\": \(index), \"action\": \"\(beat.name)\", \"interface\": \"\(seen)\"}"
    }
    return """
      {"format": "upright-observations", "version": 1, "ios": "26.1", "model": "iPhone 17 Pro",
       "stories": [{"scenario": "\(Self.name)", "ios": "26", "device": "iPhone",
        "amongOthers": true, "steps": [\(steps.joined(separator: ", "))]}]}
      """
  }

  private func check(_ text: String, _ more: String...) -> Response {
    let environment = Environment(
      variable: { _ in nil },
      read: { path throws(FileProblem) in
        guard path == "seen.json" else { throw .notFound }
        return Array(text.utf8)
      }, readStandardInput: { () throws(FileProblem) in [] },
      scenarioFiles: { _ throws(FileProblem) in [] })
    return Program.respond(to: ["check", "--observed", "seen.json"] + more, in: environment)
  }

  @Test func `what was predicted confirms its rules`() throws {
    let response = check(try file())
    #expect(response.exitCode == .success)
    #expect(response.output.contains("1 story, 6 steps: 6 as predicted, 0 not"))
    #expect(response.output.contains("seen on iOS 26.1, iPhone 17 Pro"))
    #expect(response.output.contains("CHOOSE-4"))
  }

  @Test func `what went otherwise is a failure, with the rule that said so`() throws {
    let response = check(try file { $0 == 3 ? "landscapeRight" : nil })
    #expect(response.exitCode == .failure)
    #expect(response.output.contains("predicted portrait (CHOOSE-4), seen landscapeRight"))
    #expect(response.output.contains("not so on iOS 26.1"))
  }

  @Test func `it can be JSON`() throws {
    let response = check(try file { $0 == 3 ? "crash" : nil }, "--format", "json")
    let value = try JSONSerialization.jsonObject(with: Data(response.output.utf8))
    let whole = try #require(value as? [String: Any])
    #expect(whole["failed"] as? Int == 1)
    #expect(whole["passed"] as? Int == 5)
  }

  @Test(arguments: [
    "", "{", "[]", "{\"format\": \"other\"}", "{\"a\": 1e}", "\"\\u12\"", "{\"a\" 1}", "nul",
    String(repeating: "[", count: 100),
    "{\"format\": \"upright-observations\", \"version\": 1, \"stories\": [{}]}",
  ])
  func `what is no observation is refused`(_ text: String) {
    let response = check(text)
    #expect(response.exitCode == .data)
    #expect(response.messages.contains("seen.json"))
  }

  @Test func `a scenario that has changed since is said to have`() throws {
    let response = check(try file().replacing("push Player", with: "push Other"))
    #expect(response.exitCode == .data)
    #expect(response.messages.contains("has changed since"))
  }
}
