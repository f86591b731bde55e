import Foundation
import OrientationModel
import Playground
import PlaygroundSession
import TestSupport
import Testing

@testable import UprightCommands

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reports on files whose names and texts hold everything that has to be escaped.
private let awkward = Shop([
  "a/100% \"odd\", <names> & #1.scenario": """
  ios 15, 16
  screen "A \\"b\\" <c> & d"
  root List
  expect visible "A \\"b\\" <c> & d"
  rotate left
    expect console "50%, :: <x> \\\\ # é"

  """,
  "a/broken.scenario": "root \"List\nscren X\nrotat left\n",
  "a/films.scenario": films,
  "a/stopped.scenario": "ios 15, 16\nroot List\nrequest landscape\n",
])

private func report(_ format: String, _ shop: Shop = awkward) -> Response {
  shop("check", "a", "--format", format)
}

struct ReportTests {
  // MARK: TAP 13

  @Test func `TAP is a version, a plan, and as many test points as it promises`() throws {
    let response = report("tap")
    #expect(response.exitCode == .data)
    let points = try TAP.points(in: response.output)
    #expect(points.count == 7)
    #expect(points.map(\.isOK) == [false, false, true, true, false, true, false])
    #expect(points[0].description == "a/100% \"odd\", <names> & #1.scenario (iOS 15, iPhone)")
    #expect(points[0].hasDiagnostics && !points[2].hasDiagnostics)
    expectText(response.output, recorded: "Recorded/report.tap")
  }

  @Test func `TAP without any scenario says so in its plan`() throws {
    let response = Shop(["a/x.txt": ""])("check", "a", "--format", "tap")
    #expect(try TAP.points(in: response.output).map(\.isOK) == [false])
  }

  /// Perl's own harness: it knows nothing after version 13, and what a directive is.
  @Test(.enabled(if: Built.tool("prove") != nil))
  func `prove reads it, and takes no name for a directive`() throws {
    let scratch = try Scratch()
    let passing = Shop(["a/1 # skip me.scenario": films, "a/# TODO.scenario": films])
    try scratch.write(report("tap", passing).output, to: "good.tap")
    try scratch.write(report("tap").output, to: "bad.tap")
    let good = try bash("prove -v --exec cat good.tap", in: scratch.url)
    #expect(good.code == 0 && good.output.contains("Result: PASS"), "\(good)")
    #expect(!good.output.contains("skipped:") && !good.output.contains("Parse errors"))
    let bad = try bash("prove --exec cat bad.tap", in: scratch.url)
    #expect(bad.output.contains("Failed 4/7 subtests"), "\(bad)")
    #expect(!bad.output.contains("Parse errors"))
  }

  @Test func `a test point that failed says what was expected and what it got`() {
    let text = report("tap", Shop(["a/f.scenario": failing])).output
    #expect(text.contains(#"message: "expected interface portrait, got interface "#), "\(text)")
  }

  // MARK: JUnit

  @Test func `JUnit's counts are those of its cases`() throws {
    let response = report("junit")
    let reader = try JUnit(response.output)
    #expect(reader.suites.count == 4)
    for suite in reader.suites {
      #expect(suite.attributes["tests"] == "\(suite.cases.count)")
      #expect(suite.attributes["failures"] == "\(suite.cases.count { $0.failures > 0 })")
      #expect(suite.attributes["errors"] == "\(suite.cases.count { $0.errors > 0 })")
      for entry in suite.cases {
        #expect(entry.attributes["name"]?.isEmpty == false)
        #expect(entry.attributes["classname"] == suite.attributes["name"])
        #expect(entry.attributes["time"] != nil)
      }
    }
    #expect(reader.attributes["tests"] == "7")
    #expect(reader.attributes["failures"] == "3")
    #expect(reader.attributes["errors"] == "1")
    #expect(reader.suites[0].attributes["name"] == "a/100% \"odd\", <names> & #1.scenario")
    expectText(response.output, recorded: "Recorded/report.xml")
  }

  // MARK: Markdown

  @Test func `a table for a summary page names what failed, and the word that opens it`() throws {
    let response = report("markdown")
    #expect(response.exitCode == .data)
    for line in response.output.split(separator: "\n").dropFirst() {
      #expect(line.hasPrefix("| ") && line.hasSuffix(" |"), "\(line)")
    }
    expectText(response.output, recorded: "Recorded/report.md")
    #expect(
      report("markdown", Shop(["a/films.scenario": films])).output
        == "### upright check: 2 passed, 0 failed, 0 not played\n")
  }

  @Test func `the word in the table opens the version that failed, at the step that failed`() throws
  {
    let page = report("markdown", Shop(["a/f.scenario": failing])).output
    let words = page.split(whereSeparator: { "| `\n".contains($0) })
    let tokens = words.filter { SessionToken.isLikely(String($0)) }
    #expect(tokens.count == 1)
    let session = try SessionToken.session(of: String(try #require(tokens.first)))
    #expect(session.setting.version == SystemVersion(15))
    #expect(session.position.node == 1)
  }

  // MARK: GitHub

  @Test func `GitHub's commands are on one line each and escaped`() throws {
    let response = report("github")
    let commands = try GitHub.commands(in: response.output)
    #expect(commands.dropLast().allSatisfy { $0.level == "error" })
    #expect(commands.last?.level == "notice")
    #expect(commands.last?.message == "3 passed, 3 failed, 1 not played")
    let odd = try #require(commands.first { $0.properties["file"]?.contains("odd") == true })
    #expect(odd.properties["file"] == "a/100% \"odd\", <names> & #1.scenario")
    #expect(odd.properties["line"] == "4")
    #expect(odd.message.contains("\n"))
    expectText(response.output, recorded: "Recorded/report.github")
  }

  @Test func `the worst comes first: what is refused, then what stopped, then what failed`() throws
  {
    let commands = try GitHub.commands(in: report("github").output).dropLast()
    let files = commands.compactMap { $0.properties["file"] }
    let firsts = ["broken", "stopped", "odd"].compactMap { word in
      files.firstIndex { $0.contains(word) }
    }
    #expect(firsts.count == 3 && firsts == firsts.sorted())
  }

  @Test func `what has no path in a repository is named in words`() throws {
    var shop = Shop()
    shop.input = Array(failing.utf8)
    let commands = try GitHub.commands(in: shop("check", "-", "--format", "github").output)
    #expect(commands[0].properties["file"] == nil && commands[0].properties["line"] == nil)
    #expect(commands[0].message.hasPrefix("-:5\nexpected: interface portrait"))
    let bundled = Shop()("check", "Tour", "--format", "github", "--ios", "3")
    for command in try GitHub.commands(in: bundled.output) {
      #expect(command.properties["file"] == nil)
    }
    #expect(bundled.output.contains("Tour/"))
  }

  @Test func `no more than ten are annotations; the others are in the log`() throws {
    var lines = "ios 16\nroot List\n"
    for _ in 0..<30 { lines += "rotate left\n  expect interface portraitUpsideDown\n" }
    let response = report("github", Shop(["a/x.scenario": lines]))
    let commands = try GitHub.commands(in: response.output)
    #expect(commands.count { $0.level == "error" } == 10)
    #expect(response.output.contains("20 more, which GitHub wouldn't show"))
  }

  @Test func `a failure under several versions is one annotation that names them`() throws {
    let commands = try GitHub.commands(in: report("github", Shop(["a/f.scenario": failing])).output)
    try #require(commands.count == 2)
    #expect(commands[0].message.hasSuffix("on iOS 15, iPhone; iOS 16, iPhone"))
  }

  @Test func `what no version asked for can play is told where nothing else was played`() {
    let shop = Shop([
      "a/new.scenario": "root app\n  view Films\n", "a/old.scenario": "root List\nrotate left\n",
    ])
    let alone = shop("check", "a/new.scenario", "--ios", "9")
    #expect(alone.exitCode == .data)
    #expect(alone.output.contains("error[E505]") || alone.messages.contains("error[E505]"))
    #expect(shop("check", "a", "--ios", "9").exitCode == .success)
  }

  @Test func `all is well in every format`() throws {
    let shop = Shop(["a/films.scenario": films])
    #expect(try TAP.points(in: report("tap", shop).output).allSatisfy(\.isOK))
    #expect(try JUnit(report("junit", shop).output).attributes["failures"] == "0")
    #expect(report("github", shop).output == "2 passed, 0 failed, 0 not played\n")
    #expect(try parse(json: report("json", shop).output)["failed"] as? Int == 0)
  }
}
