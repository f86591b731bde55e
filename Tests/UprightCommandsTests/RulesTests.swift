import Foundation
import OrientationModel
import OrientationScenarios
import TestSupport
import Testing

@testable import UprightCommands

/// The text of a page of the book; no line is wider than a terminal.
private func page(_ words: String..., at location: SourceLocation = #_sourceLocation) -> String {
  let response = Program.respond(to: ["rules"] + words, in: Shop().environment)
  #expect(response.exitCode == .success, "\(response.messages)", sourceLocation: location)
  for line in response.output.split(separator: "\n")
  where !line.contains("://") && !line.hasPrefix("  ") {
    #expect(line.count <= 80, "\(line)", sourceLocation: location)
  }
  return response.output
}

private func json(_ words: String...) throws -> Any {
  let words = ["rules"] + words + ["--format", "json"]
  let text = Program.respond(to: words, in: Shop().environment).output
  return try JSONSerialization.jsonObject(with: Data(text.utf8))
}

struct RulesTests {
  @Test func `the list has every rule`() throws {
    let text = page()
    for rule in Rule.allCases { #expect(text.contains("\(rule.number) ")) }
    let list = try #require(try json() as? [[String: Any]])
    #expect(list.map { $0["id"] as? String } == Rule.allCases.map(\.number))
  }

  @Test func `one rule is shown in full, with the scenarios it decides`() throws {
    expectText(page("dev-5"), recorded: "Recorded/rules-dev-5.txt")
    let object = try #require(try json("CHOOSE-2") as? [String: Any])
    #expect(object["id"] as? String == "CHOOSE-2")
    let sources = try #require(object["sources"] as? [[String: Any]])
    #expect(sources.contains { $0["url"] as? String == "https://openradar.appspot.com/25614825" })
    #expect((object["scenarios"] as? [[String: Any]])?.isEmpty == false)
  }

  @Test(arguments: Rule.allCases.map(\.number))
  func `every rule has a page`(_ id: String) throws {
    guard let rule = Rule(number: id) else { return }
    let text = RulePage.rule(rule, RuleSteps()).text(TextPaint(isOn: false))
    #expect(text.hasPrefix("\(id)  "))
    #expect(text.contains("\nConfidence  "))
  }

  @Test(
    arguments: [
      ("flutter/flutter #122902, #124208", "https://github.com/flutter/flutter/issues/122902"),
      ("against, on 9: wistia/WistiaKit #23", "https://github.com/wistia/WistiaKit/issues/23"),
      ("kusumotoa/iPhoneDuoLab", "https://github.com/kusumotoa/iPhoneDuoLab"),
      ("WWDC26, session 278", "https://developer.apple.com/videos/play/wwdc2026/278/"),
      (
        "Apple, UIViewController.shouldAutorotate",
        "https://developer.apple.com/documentation/uikit/uiviewcontroller/shouldautorotate"
      ),
      (
        "against, on overFullScreen: jianshu.com/p/182f6d1e7b04",
        "https://jianshu.com/p/182f6d1e7b04"
      ),
      (
        "against: NeilsUltimateLab, Understanding UIViewController Rotation (gist), last comment",
        "https://gist.github.com/NeilsUltimateLab/21d551126f0f03b11a0154a681a48e71"
      ),
      ("up to iOS 6: Stack Overflow 6757018", "https://stackoverflow.com/questions/6757018"),
      ("macrumors.com, iPadOS 26: No Split View", nil), ("SwiftyCam #35", nil),
      ("Apple, sample Tabster", nil), ("steipete, gist d928debb", nil),
    ] as [(String, String?)])
  func `a source has an address where its words give one`(_ source: String, _ url: String?) {
    #expect(SourceAddress(source).url == url)
  }

  @Test func `what is not modeled is listed`() throws {
    let text = page("--scope")
    for word in ["Mac Catalyst", "visionOS", "CarPlay", "RotationCoordinator", "collapsed", "tent"]
    {
      #expect(text.contains(word))
    }
  }

  @Test func `a rule that never decides is shown where it applies`() throws {
    for id in ["REVAL-15", "LOCK-2", "HACK-1", "EXC-5", "PAD-11"] {
      let text = page(id)
      #expect(text.contains("\nApplies in:\n  ") && !text.contains("Decides the result in"))
      let object = try #require(try json(id) as? [String: Any])
      #expect((object["scenarios"] as? [Any])?.isEmpty == true)
      #expect((object["heard"] as? [Any])?.isEmpty == false)
    }
    #expect(page("LAUNCH-9").contains("Decides the result in:\n  Documented/rule-no-launch"))
  }

  @Test(arguments: ["GEO-5", "AUTO-1"])
  func `a rule by which nothing is settled doesn't say that it decides`(id: String) {
    #expect(page(id).contains("\nRole        tells:"))
  }

  @Test func `no page tells of a gap: what acts is shown at work, and what is to be read is read`()
  {
    for rule in Rule.allCases {
      let steps = (RuleSteps.byRule[rule] ?? RuleSteps())
      #expect(rule.role == .informs || !steps.heard.isEmpty, "\(rule.number)")
      #expect(Set(steps.settled.map(\.action)).isSubset(of: steps.heard.map(\.action)))
    }
  }

  @Test func `a chapter is a list of its own`() {
    let text = page("CHOOSE")
    #expect(text.contains("CHOOSE-1") && !text.contains("REVAL-1 "))
  }

  @Test func `the open questions have names, answers and rules`() throws {
    let text = page("--open")
    for assumption in Assumption.allCases { #expect(text.contains("\(assumption.name)")) }
    let list = try #require(try json("--open") as? [[String: Any]])
    #expect(list.count == Assumption.allCases.count)
    #expect(list.first?["name"] as? String == Assumption.allCases.first?.name)
    #expect(page("device-before-current").contains("Assumed: yes"))
    let scenes = page("scene-apps-ignore-masks").split { $0.isWhitespace }.joined(separator: " ")
    #expect(scenes.contains("yes in Reported/rc-109-scene-life-cycle-loses-the-lock, https://"))
  }

  @Test func `an error code is explained`() throws {
    expectText(page("E104"), recorded: "Recorded/rules-e104.txt")
    for code in Problem.Code.allCases {
      let page = page(code.text)
      #expect(page.hasPrefix("\(code.text)  "))
      #expect(page.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A || $0 == 0x09 })
    }
    let right = Shop(["right.scenario": Problem.Code.brokenSolution.right])("run", "right.scenario")
    #expect(right.exitCode == .success)
    #expect((try json("e104") as? [String: Any])?["id"] as? String == "E104")
  }
}
