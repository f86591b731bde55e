import BundledScenarios
import Foundation
import OrientationModel
import Proofs
import Testing

@testable import Exports
@testable import UprightCommands

/// What a test on a Mac would have written, held against the book.
struct ObservationTests {
  private static let name = "Documented/what-a-pop-leaves-behind"

  /// An observation file of one story; a step, by its number, may have gone otherwise.
  private func file(
    device: String? = nil, upTo last: Int = .max, _ change: (Int) -> String? = { _ in nil }
  ) throws -> String {
    let input = try Shelf.bundled("what-a-pop-leaves-behind", ios: 26)
    let rehearsal = try #require(UITestExport(among: input, name: Self.name, number: 1))
    let steps = rehearsal.beats.filter { $0.number <= last }.map { beat in
      let seen = change(beat.number) ?? beat.interface?.name ?? "crash"
      return "{\"step\": \(beat.number), \"action\": \"\(beat.name)\", "
        + "\"interface\": \"\(seen)\", \"device\": \"\(device ?? beat.device.name)\"}"
    }
    return """
      {"format": "upright-observations", "version": 1, "ios": "26.1", "model": "iPhone 17 Pro",
       "stories": [{"scenario": "\(Self.name)", "ios": "26", "device": "iPhone",
        "amongOthers": true, "steps": [\(steps.joined(separator: ", "))]}]}
      """
  }

  /// The last line where so many stories were seen.
  private static func unseen(after seen: Int) -> String {
    let all = BundledScenario.all.count
    return "\n\(all - seen) of the \(all) bundled scenarios were not seen.\n"
  }

  private func check(_ text: String, _ more: String...) -> Response {
    let environment = Environment(
      variable: { _ in nil },
      read: { path throws(FileProblem) in
        guard path == "seen.json" else { throw .notFound }
        return Array(text.utf8)
      }, readStandardInput: { () throws(FileProblem) in [] },
      scenarioFiles: { _ throws(FileProblem) in [] })
    let words = more.first == "rules" ? more : ["check"] + more
    return Program.respond(to: words + ["--observed", "seen.json"], in: environment)
  }

  @Test func `what every test would see is what the book says of every scenario`() throws {
    let stories = Shelf.everything.entries.compactMap { entry -> String? in
      guard case .rehearsed(let rehearsal, _) = entry.part else { return nil }
      let steps = rehearsal.beats.map { beat in
        "{\"step\": \(beat.number), \"action\": \(beat.name.swiftLiteral), "
          + "\"interface\": \"\(beat.interface?.name ?? "crash")\", "
          + "\"device\": \"\(beat.device.name)\"}"
      }
      return "{\"scenario\": \"\(entry.name)\", \"ios\": \"26\", \"amongOthers\": true, "
        + "\"device\": \"\(rehearsal.device.name)\", \"steps\": [\(steps.joined(separator: ", "))]}"
    }
    let text = """
      {"format": "upright-observations", "version": 1, "ios": "26.1", "model": "iPhone 17 Pro",
       "stories": [\(stories.joined(separator: ",\n"))]}
      """
    let response = check(text)
    #expect(response.exitCode == .success, "\(response.messages)")
    #expect(response.output.contains("\(stories.count) stories, "))
    #expect(response.output.contains("CHOOSE-4") && !response.output.contains("HACK-5"))
    #expect(response.output.contains(" as predicted, 0 not\n"))
    #expect(response.output.hasSuffix(Self.unseen(after: stories.count)))
  }

  @Test func `a rule about apps of an older SDK is not confirmed by one of the newest`() {
    let rules = Rule.allCases.filter { $0.title.contains("older SDK") }
    #expect(Set(rules) == ObservationReport.aboutOldApps)
  }

  @Test func `a scenario of one's own is found wherever it lies`() throws {
    let text = try file().replacing(Self.name, with: "mine.scenario")
      .replacing("\"amongOthers\": true", with: "\"amongOthers\": false")
    let scenario = try #require(BundledScenario.named(Self.name)).text
    func check(_ words: String...) -> Response {
      let environment = Environment(
        variable: { _ in nil },
        read: { path throws(FileProblem) in
          guard let text = ["seen": text, "a/mine.scenario": scenario][path] else {
            throw .notFound
          }
          return Array(text.utf8)
        }, readStandardInput: { () throws(FileProblem) in [] },
        scenarioFiles: { path throws(FileProblem) in
          guard path != "none" else { throw .notFound }
          guard path == "a" else { throw .isNoDirectory }
          return ["a/mine.scenario"]
        })
      return Program.respond(to: ["check", "--observed", "seen"] + words, in: environment)
    }
    #expect(check().exitCode == .noInput)
    for path in ["a/mine.scenario", "a"] {
      let response = check(path)
      #expect(response.exitCode == .success, "\(response.messages)")
      #expect(response.output.contains("6 steps: 6 as predicted, 0 not\n"))
    }
    #expect(check("a/other.scenario").exitCode == .usage)
    #expect(check("none").exitCode == .noInput)
  }

  @Test func `what was predicted confirms its rules`() throws {
    let response = check(try file())
    #expect(response.exitCode == .success)
    #expect(response.output.contains("1 story, 6 steps: 6 as predicted, 0 not"))
    #expect(response.output.contains("seen on iOS 26.1, iPhone 17 Pro"))
    #expect(response.output.contains("CHOOSE-4"))
  }

  @Test func `what went otherwise is a failure, with the rule that said so`() throws {
    let response = check(try file { $0 == 3 ? "portraitUpsideDown" : nil })
    #expect(response.exitCode == .failure)
    #expect(response.output.contains("predicted portrait (CHOOSE-4), seen portraitUpsideDown"))
    #expect(response.output.contains("not so on iOS 26.1"))
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
      scenarioFiles: { _ throws(FileProblem) in [] })
    let line = ["check", "--observed", "a", "--observed", "b"]
    let response = Program.respond(to: line, in: environment)
    #expect(response.exitCode == .failure)
    #expect(response.output.contains("6 steps: 5 as predicted, 1 not\n\nSeen on iOS 26.2, "))
    #expect(response.output.hasSuffix(Self.unseen(after: 1)))
    let json = Program.respond(to: line + ["--format", "json"], in: environment).output
    #expect(json.split(separator: "\n").count == 2)
    let rule = Program.respond(to: ["rules", "CHOOSE-4"] + line.dropFirst(), in: environment).output
    #expect(rule.contains("iOS 26.1, ") && rule.contains("iOS 26.2, "))
  }

  @Test func `it can be JSON`() throws {
    let response = check(try file { $0 == 5 ? "crash" : nil }, "--format", "json")
    let value = try JSONSerialization.jsonObject(with: Data(response.output.utf8))
    let whole = try #require(value as? [String: Any])
    #expect(whole["failed"] as? Int == 1)
    #expect(whole["passed"] as? Int == 5)
  }

  @Test func `the step's number is the one that run gives it`() throws {
    let output = check(try file { $0 == 3 ? "portraitUpsideDown" : nil }).output
    #expect(output.contains("step 3, pop"))
  }

  @Test func `a launch in portrait in a hand that holds it so confirms nothing`() throws {
    let output = check(try file(upTo: 0)).output
    #expect(!output.contains("Confirmed"))
    #expect(output.contains("1 as predicted, 0 not, and 5 more not seen"))
  }

  @Test func `an app that did not answer contradicts nobody`() throws {
    let response = check(try file { $0 == 5 ? "silence" : nil })
    #expect(response.exitCode == .success)
    #expect(!response.output.contains("Contradicted"))
    #expect(response.output.contains("5 as predicted, 0 not, and 1 more not seen"))
  }

  @Test func `a device that was not turned is told, and no rule is blamed`() throws {
    let response = check(try file(device: "faceUp"))
    #expect(response.exitCode == .failure)
    #expect(response.output.contains("the device itself: predicted portrait, seen faceUp"))
    #expect(!response.output.contains("Contradicted") && !response.output.contains("Confirmed"))
    // A simulator that has not been turned yet does not know.
    #expect(check(try file(device: "unknown")).exitCode == .success)
  }

  @Test func `where an open question falls, no rule is blamed, and the book says so`() {
    let text = """
      {"format": "upright-observations", "version": 1, "ios": "26.1", "model": "iPhone17,1",
       "stories": [{"scenario": "Reported/rc-150-untold-lock-on-a-phone", "ios": "26",
       "amongOthers": true, "device": "iPhone", "steps": [
       {"step": 0, "action": "launch", "interface": "portrait", "device": "portrait"},
       {"step": 1, "action": "set FlutterViewController supports portrait",
        "interface": "portrait", "device": "portrait"},
       {"step": 2, "action": "rotate landscapeLeft", "interface": "portrait",
        "device": "landscapeLeft"}]}]}
      """
    let response = check(text)
    #expect(response.exitCode == .failure)
    #expect(!response.output.contains("Contradicted"))
    #expect(response.output.contains("announced-mask-counts-on-16: no, which is not assumed"))
    let rule = check(text, "rules", "REVAL-15").output
    #expect(rule.contains("Seen: no on iOS 26.1, iPhone17,1 (in this file)"))
    #expect(check(text, "rules", "--open").output.contains("Seen: no on iOS 26.1, iPhone17,1"))
  }

  @Test func `a rule so confirmed says where it was seen`() throws {
    let rule = check(try file(), "rules", "CHOOSE-4").output
    #expect(rule.contains("Observed    seen on iOS 26.1, iPhone 17 Pro"))
    let list = check(try file { $0 == 3 ? "portraitUpsideDown" : nil }, "rules").output
    #expect(list.contains("not so on iOS 26.1, iPhone 17 Pro"))
    let other = check(try file(), "rules", "EXC-1", "--format", "json").output
    #expect(other.contains("\"observed\":[{\"on\":\"iOS 26.1, iPhone 17 Pro\",\"seen\":0"))
  }

  @Test(arguments: [
    ["--format", "tap"], ["--format", "github"], ["Scenarios"], ["--record"], ["--ios", "15"],
  ])
  func `what would mean nothing beside it is wrong usage`(_ words: [String]) throws {
    let text = try file()
    let environment = Environment(
      variable: { _ in nil }, read: { _ throws(FileProblem) in Array(text.utf8) },
      readStandardInput: { () throws(FileProblem) in [] },
      scenarioFiles: { _ throws(FileProblem) in [] })
    let line = ["check", "--observed", "seen.json"] + words
    #expect(Program.respond(to: line, in: environment).exitCode == .usage)
  }

  @Test(arguments: [("26.1", "abc"), ("iPhone 17 Pro", " ")])
  func `where it was seen has to be said`(_ old: String, _ new: String) throws {
    let response = check(try file().replacing("\"\(old)\"", with: "\"\(new)\""))
    #expect(response.exitCode == .data)
    #expect(response.messages.contains("on which iOS and model"))
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
