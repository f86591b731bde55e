import Foundation
import OrientationScenarios
import PlaygroundSession
import TestSupport
import Testing

@testable import UprightCommands

/// The objects of a run, and how it ended.
private func run(
  _ scenario: String, _ options: String..., endsWith code: ExitCode = .success,
  at location: SourceLocation = #_sourceLocation
) throws -> [[String: Any]] {
  let shop = Shop(["x.scenario": scenario])
  let response = Program.respond(
    to: ["run", "x.scenario", "--format", "json"] + options, in: shop.environment)
  #expect(response.exitCode == code, "\(response.messages)", sourceLocation: location)
  return try parse(jsonLines: response.output)
}

struct OlderVersionTests {
  @Test(arguments: ["run", "check", "compare", "explore", "why", "share"])
  func `a device that runs none of the file's versions is refused`(_ command: String) {
    var shop = Shop()
    shop.input = Array("ios 15, 16\nroot List\nrotate left\n  expect turned\n".utf8)
    let response = shop(command, "-", "--device", "iPhone Duo")
    #expect(response.exitCode == .data)
    #expect(response.messages.contains("an iPhone Duo runs from iOS 27.1"))
    #expect(shop(command, "-", "--device", "iPad").exitCode == .success)
  }
}

struct SolutionTests {
  @Test(arguments: ["run", "check", "explore", "why", "play"])
  func `a solution that isn't a token is refused, with its line`(_ command: String) throws {
    let token = SessionToken.token(for: Scenario.parse("ios 15\nroot List").scenario)
    for (solution, why) in [("x", "isn't a token"), (token.dropLast() + "-", "is damaged")] {
      let text = "par 1\nsolution \(solution)\nios 15\nroot List\nrotate left\n  expect stayed\n"
      let response = Shop(["x.scenario": text])(command, "x.scenario")
      #expect(response.exitCode == .data)
      #expect(response.messages.hasPrefix("x.scenario:2:10: error[E506]: this"))
      #expect(response.messages.contains(why))
    }
    let right = "solution \(token)\nios 15\nroot List\nrotate left\n  expect turned\n"
    #expect(Shop(["x.scenario": right])(command, "x.scenario").exitCode != .data)
  }
}

struct LargeAppTests {
  @Test func `four times the tabs take some four times as long to explain`() {
    let ratio = growth(from: 400) { count in
      let tabs = (0..<count).map { "    Tab\($0)" }.joined(separator: "\n")
      let steps = "rotate landscapeLeft\nselect Tab7\nrotate portrait\n"
      let shop = Shop(["x.scenario": "ios 26\nroot\n  tabs Main\n\(tabs)\n\n\(steps)"])
      _ = shop("why", "x.scenario")
    }
    // Other tests run beside it.
    #expect(ratio < 9)
  }
}

struct RunTests {
  @Test func `the first object describes the run`() throws {
    let head = try #require(try run(films).first)
    #expect(head["scenario"] as? String == "Films")
    #expect(head["ios"] as? String == "15")
    #expect(head["device"] as? String == "iPhone")
    #expect(head["file"] as? String == "x.scenario")
  }

  @Test func `a scenario without a title goes by its file`() throws {
    #expect(try run(failing).first?["scenario"] as? String == "x")
  }

  @Test func `the launch and each step have an object with all keys`() throws {
    let keys: Set<String> = [
      "step", "line", "action", "device", "interface", "turned", "visible", "asked", "called",
      "notAsked", "allowed", "rules", "because", "held", "skipped", "callbacks", "console", "error",
      "crash",
    ]
    let objects = try run(films).dropFirst()
    #expect(objects.map { $0["step"] as? Int } == [0, 1, nil, 2])
    #expect(objects.map { $0["line"] as? Int } == [4, 8, nil, 11])
    #expect(
      objects.map { $0["action"] as? String }
        == ["launch", "rotate left", nil, "ios 16-: push Player"])
    #expect(objects.compactMap { $0["note"] as? String } == ["Watch this."])
    for object in objects where object["note"] == nil {
      #expect(Set(object.keys).isSuperset(of: keys))
    }
  }

  @Test func `a note has no number, and a step of other versions is skipped and counted`() throws {
    let old = try run(films).dropFirst().map { $0["skipped"] as? Bool }
    #expect(old == [false, false, nil, true])
    let new = try run(films, "--ios", "16")
    #expect(new.dropFirst().map { $0["skipped"] as? Bool } == [false, false, nil, false])
    #expect(new.first?["ios"] as? String == "16")
    #expect(new.last?["interface"] as? String == "landscapeRight")
  }

  @Test func `what settled a step is among its rules, and without a decision nothing is asked`()
    throws
  {
    for object in try run(films, "--ios=16").dropFirst() where object["note"] == nil {
      let rules = try #require(object["rules"] as? [String])
      if let because = object["because"] as? String {
        #expect(rules.contains(because))
      } else {
        #expect((object["asked"] as? [String])?.isEmpty == true)
        #expect(object["allowed"] is NSNull)
      }
    }
  }

  @Test func `steps of the command line come behind the file's, in their order`() throws {
    let objects = try run(failing, "-e", "rotate right", "-e", "rotate right")
    #expect(objects.count == 5)
    #expect(objects.suffix(2).map { $0["action"] as? String } == ["rotate right", "rotate right"])
    #expect(objects.last?["device"] as? String == "landscapeRight")
  }

  @Test func `a step of the command line that is not right is refused, and nothing is printed`() {
    let shop = Shop(["x.scenario": failing])
    let response = shop("run", "x.scenario", "-e", "rotate lft", "-e", "push Nobody")
    #expect(response.exitCode == .data)
    #expect(response.output.isEmpty)
    expectText(response.messages, recorded: "Recorded/run-e-refused.txt")
  }

  @Test func `a step that makes no sense ends the run with an object of its own`() throws {
    let shop = Shop(["x.scenario": "root List\nrotate left\npop\nrotate right\n"])
    let response = shop("run", "x.scenario", "--format", "json")
    #expect(response.exitCode == .data)
    #expect(response.messages.hasPrefix("x.scenario:3: error: `pop` isn't possible here:"))
    let objects = try parse(jsonLines: response.output)
    #expect(objects.count == 4)
    #expect(objects[3]["step"] as? Int == 2)
    #expect(objects[3]["line"] as? Int == 3)
    #expect(objects[3]["action"] as? String == "pop")
    #expect((objects[3]["error"] as? String)?.isEmpty == false)
    #expect(Set(objects[3].keys) == Set(objects[2].keys).union(["stopped"]))
  }

  @Test func `a launch that never ends is stopped where it is, and nothing follows`() throws {
    let shop = Shop([
      "x.scenario": """
      ios 15
      screen A
        when disappeared: present B as fullScreen
        when appeared: present B as fullScreen
      screen B
        when appeared: dismiss
      root A
      rotate left
      """
    ])
    let response = shop("run", "x.scenario", "--format", "json")
    #expect(response.exitCode == .data)
    #expect(response.messages.hasPrefix("x.scenario:7: error: The app's own code triggers itself"))
    let objects = try parse(jsonLines: response.output)
    #expect(objects.count == 2)
    #expect(objects[1]["device"] as? String == "portrait")
    #expect(objects[1]["held"] as? String == "portrait")
    #expect(objects[1]["stopped"] as? Bool == true)
    let text = shop("run", "x.scenario")
    #expect(text.exitCode == .data)
    #expect(!text.output.contains("rotate left"))
    #expect(shop("check", "x.scenario").exitCode == .data)
  }

  @Test func `what a version lacks is refused with the file only where no listed one has it`()
    throws
  {
    let mixed = "ios 15, 16\nroot List\nrequest landscape\n"
    #expect(try run(mixed, endsWith: .data).count == 3)
    #expect(try run(mixed, "--ios=16").last?["error"] is NSNull)
    let old = "ios 15\nroot List\nrequest landscape\n"
    #expect(try run(old, endsWith: .data).isEmpty)
    #expect(try run(old, "--ios=16").count == 3)
  }

  @Test func `a crash is told and nothing follows it`() throws {
    let scenario = """
      plist portrait
      screen Player supports landscape
      root List
      present Player as fullScreen
      rotate left
      """
    let objects = try run(scenario)
    #expect(objects.count == 3)
    let crash = try #require(objects.last?["crash"] as? String)
    #expect(crash.hasPrefix("UIApplicationInvalidInterfaceOrientation: "))
    #expect(objects.last?["because"] as? String == "EXC-1")
  }

  @Test func `a device is chosen by its name, in any case`() throws {
    #expect(try run(failing, "--device", "ipad").first?["device"] as? String == "iPad")
  }

  @Test func `a refused file prints its problems and nothing else`() {
    let shop = Shop(["x.scenario": "root Lst\nrotat left\n"])
    let response = shop("run", "x.scenario", "--format", "json")
    #expect(response.exitCode == .data)
    #expect(response.output.isEmpty)
    #expect(response.messages.contains("x.scenario:2:1: error[E201]"))
  }

  @Test func `standard input and bundled names are scenarios too`() throws {
    var shop = Shop()
    shop.input = Array(films.utf8)
    let piped = try parse(jsonLines: shop("run", "-", "--format", "json").output)
    #expect(piped.first?["file"] as? String == "-")
    for name in [
      "Tour/01-the-tab-bar-answers", "01-the-tab-bar-answers", "the-tab-bar-answers",
      "Tour/01-the-tab-bar-answers.scenario",
    ] {
      let objects = try parse(jsonLines: shop("run", name, "--format", "json").output)
      #expect(objects.first?["scenario"] as? String == "A tab bar controller doesn't ask its tabs")
    }
  }

  @Test func `names with quotation marks, slashes and other scripts stay valid JSON`() throws {
    let scenario = "title A \\\\ \"b\" 映画 👩‍👩‍👧\nroot \"a \\\"b\\\"/映\"\n"
    let objects = try run(scenario)
    #expect(objects[1]["visible"] as? String == "a \"b\"/映")
  }

  @Test func `the story is told step by step`() {
    let shop = Shop(["films.scenario": films])
    expectText(
      shop("run", "films.scenario", "--ios", "16").output, recorded: "Recorded/run-story.txt")
  }

  @Test func `callbacks are shown on request`() {
    let shop = Shop(["films.scenario": films])
    #expect(!shop("run", "films.scenario").output.contains("viewWillAppear"))
    #expect(shop("run", "films.scenario", "--callbacks").output.contains("viewWillAppear"))
  }

  @Test func `a trade name is told for what it was taken`() {
    let shop = Shop(["x.scenario": "device iphone, iPhone 15 Pro Max\nroot A"])
    #expect(shop("run", "x.scenario").output.contains("taken for") == false)
    let asked = shop("run", "x.scenario", "--device", "iPad Air").output
    #expect(asked.contains("Treating iPad Air as iPad Pro.\n"))
    let both = shop("explore", "x.scenario").output
    #expect(both.contains("Treating iPhone 15 Pro Max as iPhone Pro Max.\n"))
  }
}
