import BundledScenarios
import Foundation
import TestSupport
import Testing

@testable import UprightCommands

/// A folder with one of everything.
private let mixed = Shop([
  "all/films.scenario": films, "all/failing.scenario": failing,
  "all/broken.scenario": "root Lst\nrotat left\n", "all/notes.txt": "none of ours",
  "all/stopped.scenario": "ios 15, 16\nroot List\nrequest landscape\n  expect no error\n",
])

struct CheckTests {
  @Test func `what passes is counted and nothing more is said`() {
    let response = Shop(["films.scenario": films])("check", "films.scenario")
    #expect(response.output == "2 passed (1 file)\n")
    #expect(response.messages.isEmpty)
    #expect(response.exitCode == .success)
  }

  @Test func `a failing expectation is named with its place, and what happened`() {
    let response = Shop(["failing.scenario": failing])("check", "failing.scenario")
    #expect(response.exitCode == .failure)
    expectText(response.output, recorded: "Recorded/check-failing.txt")
  }

  @Test func `a folder goes on past what is refused, and the worst ending wins`() {
    let response = mixed("check", "all")
    #expect(response.exitCode == .data)
    #expect(response.messages.contains("all/broken.scenario:2:1: error[E201]"))
    expectText(response.output, recorded: "Recorded/check-folder.txt")
    #expect(mixed("check", "all", "nowhere").exitCode == .noInput)
    #expect(mixed("check", "all/failing.scenario", "all/films.scenario").exitCode == .failure)
    #expect(mixed("check", "all/stopped.scenario").exitCode == .data)
  }

  @Test(arguments: [
    (
      "text",
      "SKIP  plain.scenario: not checked, it expects nothing\n\n2 passed, 1 not checked (2 files)"
    ),
    ("tap", "\n1..3\n"), ("tap", "\nok 3 - plain.scenario # SKIP it expects nothing\n"),
    ("junit", "errors=\"0\" skipped=\"1\""), ("junit", "<skipped message=\"it expects nothing\"/>"),
    ("github", "plain.scenario: not checked, it expects nothing\n2 passed, 0 failed"),
    ("markdown", "| `plain.scenario` |"), ("json", "\"notChecked\":[\"plain.scenario\"]"),
  ])
  func `a file that expects nothing is named as not checked, and fails nothing`(
    _ format: String, _ words: String
  ) {
    let shop = Shop(["films.scenario": films, "plain.scenario": "root List\nrotate left\n"])
    let response = shop("check", "films.scenario", "plain.scenario", "--format", format)
    #expect(response.exitCode == .success)
    #expect(response.output.contains(words), "\(response.output)")
  }

  @Test func `what is expected of no play of the file is named, and checks nothing`() {
    let text = "ios 16\nroot List\nrotate left\n  expect iPad: interface portrait\n"
    let response = Shop(["a.scenario": text])("check", "a.scenario")
    #expect(response.output.contains("a.scenario:4: `expect iPad: interface portrait` is never"))
    #expect(response.output.contains("0 passed, 1 not checked"))
    let asked = Shop(["a.scenario": text])("check", "a.scenario", "--device", "iPad")
    #expect(!asked.output.contains("never") && asked.output.contains("1 failed"))
  }

  @Test func `what is expected below a floor is told with what keeps it from being played`() {
    let text = "ios 5-16\nroot app\n  view Home\nrotate left\n  expect ios 5-8: stayed\n"
    let output = Shop(["a.scenario": text])("check", "a.scenario").output
    let words = "is never checked: the root is SwiftUI's, which was added in iOS 13"
    #expect(output.contains("`expect ios 5-8: stayed` \(words)"), "\(output)")
  }

  @Test func `a folder without scenarios is not a success`() {
    let response = Shop(["empty/notes.txt": ""])("check", "empty")
    #expect(response.exitCode == .noInput)
    #expect(response.messages.contains("there are no scenarios in this folder"))
  }

  @Test func `the object counts files, versions and devices`() throws {
    let object = try parse(json: mixed("check", "all", "--format", "json").output)
    #expect(object["passed"] as? Int == 3)
    #expect(object["failed"] as? Int == 3)
    let entries = try #require(object["scenarios"] as? [[String: Any]])
    #expect(entries.count == 6)
    let first = entries[0]
    #expect(first["file"] as? String == "all/failing.scenario")
    #expect(first["ios"] as? String == "15")
    #expect(first["device"] as? String == "iPhone")
    #expect(first["passed"] as? Bool == false)
    let failures = try #require(first["failures"] as? [[String: Any]])
    #expect(failures.count == 1)
    #expect(failures[0]["line"] as? Int == 5)
    #expect(failures[0]["expected"] as? String == "interface portrait")
    #expect(failures[0]["actual"] as? String == "interface landscapeRight")
  }

  @Test func `versions and a device of the command line stand in for the file's`() throws {
    let shop = Shop(["films.scenario": films])
    let text = shop(
      "check", "films.scenario", "--ios", "16-18", "--device", "iPad", "--format", "json"
    ).output
    let entries = try #require(try parse(json: text)["scenarios"] as? [[String: Any]])
    #expect(entries.map { $0["ios"] as? String } == ["16", "17", "18"])
    #expect(entries.allSatisfy { $0["device"] as? String == "iPad" })
  }

  @Test func `without a path every bundled scenario is checked`() throws {
    let object = try parse(json: Shop()("check", "--format", "json").output)
    let entries = try #require(object["scenarios"] as? [[String: Any]])
    let refused = try #require(object["refused"] as? [[String: Any]])
    let files = Set(entries.compactMap { $0["file"] as? String })
    let unchecked = try #require(object["notChecked"] as? [String])
    #expect(files.count + unchecked.count + refused.count == BundledScenario.all.count)
  }

  // MARK: Recording

  @Test func `recording changes the question marks and nothing else`() throws {
    var shop = Shop()
    let bytes: [UInt8] =
      [0xEF, 0xBB, 0xBF]
      + Array(
        ("ios 15\r\nroot List   # here\r\n\texpect interface ?\r\n"
          .replacingOccurrences(of: "\t", with: "")
          + "rotate left\r\n   expect interface ?   # and why\r\n   expect because ?").utf8)
    shop.files["x.scenario"] = bytes
    let response = shop("check", "x.scenario", "--record")
    #expect(response.exitCode == .failure)
    let file = try #require(response.files.first)
    #expect(file.path == "x.scenario")
    #expect(file.replaces)
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(
      text == "\u{FEFF}ios 15\r\nroot List   # here\r\nexpect interface portrait\r\n"
        + "rotate left\r\n   expect interface landscapeRight   # and why\r\n   expect because CHOOSE-5"
    )
    // That it was written is said by whoever wrote it: a disk may be full.
    #expect(file.news == "x.scenario: 3 recorded\n" && !response.output.contains("recorded"))
    // What speaks of it comes after it, and is said only if it was.
    #expect(response.effects.first == .write(file))
    shop.files["x.scenario"] = file.bytes
    #expect(shop("check", "x.scenario", "--record").files.isEmpty)
    #expect(shop("check", "x.scenario").exitCode == .success)
  }

  @Test(arguments: [
    "callbacks ?", "called ?", "asked ?", "visible ?", "because ?", "allowed ?", "size ?",
    "device ?", "class ?", "status-bar ?",
  ])
  func `what is recorded is read again, and holds`(_ claim: String) throws {
    var shop = Shop([
      "x.scenario": """
      ios 15
      root
        navigation asks top
          "My list"
      rotate left
        expect \(claim)

      """
    ])
    let file = try #require(shop("check", "x.scenario", "--record").files.first)
    shop.files["x.scenario"] = file.bytes
    let again = shop("check", "x.scenario")
    #expect(again.exitCode == .success, "\(again.messages)\(again.output)")
  }

  @Test func `nothing is recorded that can't hold: what an app shows that has crashed`() {
    let shop = Shop([
      "x.scenario": """
      ios 16
      screen B supports landscape prefers portrait
      root A
      present B as fullScreen
        expect interface ?

      """
    ])
    let response = shop("check", "x.scenario", "--record")
    #expect(response.files.isEmpty && response.output.contains("there is nothing to record"))
  }

  @Test func `a question mark that nobody recorded fails`() {
    let shop = Shop(["x.scenario": "root List\nexpect interface ?\n"])
    let response = shop("check", "x.scenario")
    #expect(response.exitCode == .failure)
    #expect(response.output.contains("portrait (not recorded yet"))
    #expect(response.files.isEmpty)
  }

  @Test(arguments: [
    (
      "ios 15, 16", "ios 16: interface ?",
      [
        "ios 15: interface portrait", "ios 16: interface landscapeRight",
        "ios 16: interface landscapeRight",
      ]
    )
  ])
  func `answers that differ stand on a line each`(
    _ setUp: String, _ other: String, _ expected: [String]
  ) throws {
    let head = """
      \(setUp)
      screen Wide supports landscape
      root
        navigation asks top
          List
      push Wide

      """
    var shop = Shop(["x.scenario": head + "  expect interface ?\n  expect \(other)\n"])
    let response = shop("check", "x.scenario", "--record")
    #expect(response.exitCode == .failure)
    let file = try #require(response.files.first)
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(text == head + expected.map { "  expect \($0)\n" }.joined())
    shop.files["x.scenario"] = file.bytes
    #expect(shop("check", "x.scenario").output.contains("?") == false)
  }

  @Test func `a failure has its step and its judgement, if only a missing one`() throws {
    let shop = Shop([
      "x.scenario": "root List\nrotate left\n  expect interface ?\npop\n  expect turned\n"
    ])
    let object = try parse(json: shop("check", "x.scenario", "--format", "json").output)
    let entry = try #require((object["scenarios"] as? [[String: Any]])?.first)
    let failures = try #require(entry["failures"] as? [[String: Any]])
    #expect(failures.map { $0["step"] as? String } == ["pop", "rotate left", "pop"])
    #expect(failures.map { $0["judgement"] as? String } == [nil, "asWanted", nil])
    for key in ["judgement", "kind", "screen", "wanted"] {
      #expect(failures.allSatisfy { $0[key] != nil }, "\(key)")
    }
  }

  @Test func `a bundled scenario and standard input are never written`() {
    var shop = Shop()
    shop.input = Array("root List\nexpect interface ?\n".utf8)
    let response = shop("check", "-", "--record")
    #expect(response.files.isEmpty && response.output.contains("writes into a file"))
    #expect(shop("check", "--record").files.isEmpty)
  }
}
