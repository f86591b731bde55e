import BundledScenarios
import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import SwiftCode
import TerminalModel
import Testing

@testable import Playground

/// What the stage shows of a change as code.
struct CodeExcerptTests {
  /// Changes that stories show, the first two of each step.
  private static let fixes: [Fix] = {
    var fixes: [Fix] = []
    for bundled in BundledScenario.below("Tour") {
      guard let session = Session(bundled: bundled) else { continue }
      var playground = PlaygroundState(session)
      for _ in 0..<9 where playground.session.timeline.later(than: playground.session.node) != nil {
        playground.walkLater()
        let steps = playground.session.way()
        guard playground.summary().fix != nil else { continue }
        fixes += playground.session.fixStory(steps).changes.prefix(3).filter { !$0.code.isEmpty }
      }
    }
    return fixes
  }()

  /// What is written, however it is broken into rows.
  private func letters(_ lines: [Fix.Line], _ mark: Fix.Line.Mark) -> String {
    lines.filter { $0.change == mark || $0.change == .kept }.map(\.text).joined()
      .filter { $0 != " " && $0 != "/" }
  }

  @Test func `code that is shown whole says the same in its rows, and none is cut`() {
    #expect(Self.fixes.count > 10)
    for fix in Self.fixes {
      for columns in [46, 58, 75, 94, 113] {
        guard let excerpt = fix.excerpt(rows: 40, columns: columns) else { continue }
        #expect(excerpt.owner == nil)
        #expect(excerpt.lines.allSatisfy { $0.text.count <= columns && !$0.text.contains("…") })
        for mark in [Fix.Line.Mark.added, .removed] {
          let all = letters(fix.code.withoutUse, mark)
          #expect(letters(excerpt.lines, mark) == all, "\(fix.title)")
        }
      }
    }
  }

  @Test func `what is shown has room`() {
    for fix in Self.fixes {
      for rows in 1..<12 {
        guard let excerpt = fix.excerpt(rows: rows, columns: 94) else { continue }
        #expect(excerpt.lines.count <= rows && !excerpt.lines.isEmpty, "\(fix.title)")
      }
    }
  }

  @Test func `a change of several files is whole, counted, or told in words`() {
    let text = """
      ios 16
      tabs Tabs supports portrait
        screen Video supports portrait
        screen More
      root Tabs
      set Video supports landscape
      request landscape
      expect landscapeRight

      """
    var stage = PlaygroundState(Session(Scenario.parse(text).scenario, origin: .new))
    _ = stage.press("Space*2")
    for (columns, rows) in [(80, 24), (100, 30), (120, 40), (200, 55)] {
      let said = stage.text(columns, rows)
      guard let fix = stage.summary().fix, fix.placesOfFile[0].hasSuffix(" files") else {
        Issue.record("no change of several files")
        return
      }
      let isWhole = ["// In Video.swift:", "setNeedsUpdate"].allSatisfy { said.contains($0) }
      let isTold = said.contains("make Tabs ask the selected tab, notify")
      let isBegun = said.contains("and more · k shows all")
      #expect(isWhole || isTold || isBegun, "\(said)")
    }
  }

  @Test func `with little room what comes is shown, and no beginning that says nothing`() {
    let size = Size(columns: 80, rows: 24)
    func text(_ name: String, _ keys: String) -> String {
      playground(name, after: keys, size: size).text(80, 24)
    }
    let getter = text("a-sheet-has-no-say", "Space*2 Down")
    #expect(getter.contains("   +   .landscape\n     }\n"), "\(getter)")
    let push = text("gist-an-empty-stack", "Space*2")
    #expect(push.contains("instead of pushing it\n   + viewController.modal"), "\(push)")
    let call = text("a-swiftui-app", "Space*6")
    #expect(call.contains("     after this step, notify UIKit of the mask\n"), "\(call)")
    #expect(![getter, push, call].contains { $0.contains("and more") })
  }

  @Test func `a change in one row keeps what it is for`() {
    let size = Size(columns: 100, rows: 30)
    let stage = playground("the-tab-bar-answers", after: "Right w Down Enter Space +", size: size)
    #expect(stage.text(100, 30).contains("To fix it  make Tabs ask the selected tab and "))
  }

  @Test func `a class without room for its own lines is named beside them`() {
    let text = playground("the-tab-bar-answers", after: "Right").text(100, 30)
    #expect(text.contains("in a new class Tabs: UITabBarController"))
    #expect(text.contains("\n   + override var supportedInterfaceOrientations: UIInterfaceOri"))
    #expect(text.contains("\n   + }\n"))
  }

  @Test(arguments: ["80x24", "100x30", "120x40", "200x55"])
  func `what is to be said against a change is said, however little room there is`(
    size: String
  ) throws {
    let size = Size(size) ?? .zero
    for name in ["the-ipad-that-asks-nobody", "the-tab-bar-answers"] {
      var playground = playground(name, after: "Right", size: size)
      var scene = playground.scene()
      for support in Fix.Support.allCases {
        try #require(!scene.summary.fixes.isEmpty)
        scene.summary.fixes[0].support = support
        var composer = Composer(scene, size: size)
        composer.drawStage()
        let text = composer.canvas.text
        #expect(support.warning.map { text.contains($0) } ?? true, "\(name): \(support)")
        #expect(!text.contains("1 lines"))
      }
    }
  }

  /// The code on stage after steps of a small app.
  private func code(after steps: String) throws -> ClassCode {
    let text = """
      ios 26
      plist portrait landscape
      screen Game supports portrait
      root
        Game

      """
    var session = Session(Scenario.parse(text + steps).scenario, origin: .new)
    while let later = session.timeline.later(than: session.node) { session.walk(to: later) }
    return try #require(Summary(&session).code)
  }

  @Test func `a call that was made stands in a method of whoever makes it, and is lit`() throws {
    let update = try code(after: "update Game\n")
    #expect(update.file == "Game.swift")
    #expect(
      update.lines.map(\.text) == [
        "class Game: UIViewController {",
        "  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {",
        "    .portrait", "  }", "  func notifyUIKit() {",
        "    setNeedsUpdateOfSupportedInterfaceOrientations()", "  }", "}",
      ])
    #expect(update.asked == 5)
    let request = try code(after: "request portrait\n")
    let lit = try #require(request.asked)
    #expect(request.lines[lit].text.contains("requestGeometryUpdate("))
    #expect(request.lines[lit - 1].text == "  func rotateToPortrait() {")
    #expect(try code(after: "rotate left\n").lines.first?.text.hasPrefix("class Game") == true)
  }

  @Test(arguments: [
    (
      "Game supports landscape", "var mask: UIInterfaceOrientationMask = .portrait",
      ["func supportLandscape() {", "  mask = .landscape", "}"]
    ),
    (
      "Game supports portrait", "var mask: UIInterfaceOrientationMask = .portrait",
      ["func supportPortrait() {", "  mask = .portrait  // as before", "}"]
    ),
    (
      "Game autorotates no", "var autorotates: Bool = true",
      ["func preventAutorotation() {", "  autorotates = false", "}"]
    ),
    (
      "Game prefers-lock yes", "var isOrientationLocked: Bool = false",
      ["func lockOrientation() {", "  isOrientationLocked = true", "}"]
    ),
    (
      "Game prefers portrait", "var preference: UIInterfaceOrientation?",
      ["func preferPortrait() {", "  preference = .portrait", "}"]
    ),
    (
      "delegate landscape",
      "@MainActor static var mask: UIInterfaceOrientationMask = .allButUpsideDown",
      ["@MainActor static func allowLandscape() {", "  mask = .landscape", "}"]
    ),
    (
      "delegate allButUpsideDown",
      "@MainActor static var mask: UIInterfaceOrientationMask = .allButUpsideDown",
      [
        "@MainActor static func allowAllButUpsideDown() {",
        "  mask = .allButUpsideDown  // as before", "}",
      ]
    ),
  ])
  func `an answer that a step sets stands in its class, and the line that sets it is lit`(
    step: String, variable: String, method: [String]
  ) throws {
    let code = try code(after: "set \(step)\n")
    let lines = code.lines.map(\.text)
    #expect(lines.contains("  " + variable), "\(lines)")
    #expect(lines.suffix(4) == method.map { "  " + $0 } + ["}"], "\(lines)")
    #expect(code.asked == lines.count - 3)
  }

  @Test func `the method that sets an answer tells UIKit of it from the step on that does`() throws
  {
    let lines = { (steps: String) in
      try code(after: steps).lines.filter { $0.change == .kept }.map(\.text)
        .drop { !$0.contains("supportAll") }.dropFirst()
    }
    let call = "    setNeedsUpdateOfSupportedInterfaceOrientations()"
    let set = "set Game supports all\n"
    #expect(try lines(set) == ["    mask = .all", "  }", "}"])
    #expect(try lines(set + "rotate left\n") == ["    mask = .all", "  }", "}"])
    #expect(try lines(set + "update Game\n") == ["    mask = .all", call, "  }", "}"])
    #expect(
      try lines(set + "update Game\nrotate left\n") == ["    mask = .all", call, "  }", "}"])
    let told = try code(after: set + "update Game\n")
    #expect(told.asked.map { told.lines[$0].text } == call)
  }

  @Test func `a mask that was set is asked in its class as it is now`() throws {
    let code = try code(after: "set Game supports all\nupdate Game\nrotate left\n")
    let lines = code.lines.map(\.text)
    #expect(lines.contains("    mask = .all"))
    #expect(code.asked.map { lines[$0].contains("supportedInterfaceOrientations") } == true)
  }

  @Test func `in fewer rows getters take one, then the method stands alone, then the call`() throws
  {
    let code = try code(after: "set Game supports all\nupdate Game\n")
    let shorter = code.shorter
    let getter =
      "  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }"
    #expect(shorter[0].lines.contains(.kept(getter)))
    #expect(shorter.map(\.lines.count) == [code.lines.count - 2, 4, 1])
    #expect(shorter.map(\.owner) == [nil, "class Game: UIViewController", shorter[1].owner])
    let call = "setNeedsUpdateOfSupportedInterfaceOrientations()"
    for code in shorter {
      #expect(code.asked.map { code.lines[$0].text.hasSuffix(call) } == true)
    }
  }

  @Test func `a class holds its answers the same way in every step of a story`() {
    var count = 0
    for bundled in BundledScenario.below("Tour") {
      guard let session = Session(bundled: bundled) else { continue }
      var playground = PlaygroundState(session)
      // By the class, and by the version, which may have other API.
      var seen: [String: Set<[String]>] = [:]
      while playground.session.timeline.later(than: playground.session.node) != nil {
        playground.walkLater()
        let summary = playground.summary()
        guard let code = summary.code else { continue }
        let members = code.lines.filter { $0.change != .added }.map(\.text)
          .filter { $0.contains("var ") }
        guard !members.isEmpty else { continue }
        count += 1
        seen["\(code.file), iOS \(summary.settings.version.text)", default: []].insert(members)
      }
      for (file, members) in seen { #expect(members.count == 1, "\(bundled.name), \(file)") }
    }
    #expect(count > 20)
  }

  @Test func `where the story sets a mask later, a change is of what it is at first`() throws {
    var playground = playground("change-notify-request", after: "Space")
    let shown = playground.summary().fix
    let fix = try #require(shown)
    #expect(
      fix.code == [
        .removed("var mask: UIInterfaceOrientationMask = .portrait"),
        .added("var mask: UIInterfaceOrientationMask = .allButUpsideDown"),
      ])
    let code = try #require(playground.summary().code)
    #expect(code.isChanged)
    #expect(code.lines.contains(.removed("  var mask: UIInterfaceOrientationMask = .portrait")))
  }

  @Test func `where UIKit was not told, the call goes in the method that sets the mask`() throws {
    var playground = playground("a-mask-changes-and-uikit-is-not-notified", after: "Space*2")
    let shown = playground.summary().fix
    let fix = try #require(shown)
    #expect(fix.code.first == .kept("func supportAllButUpsideDown() {"))
    #expect(fix.code.filter { $0.change == .kept }.count == 3)
    let code = try #require(playground.summary().code)
    #expect(code.isChanged && code.lines.first?.text == "class Chart: UIViewController {")
    #expect(code.lines.contains { $0.change == .added && $0.text.contains("setNeedsUpdate") })
  }

  @Test func `what a change did already is no change any more`() {
    for (name, keys) in [
      ("change-notify-request", "Space Enter Space"),
      ("the-apps-orientations-limit-every-screen", "Left Enter Space"),
      ("a-swiftui-app", "Space*2 Enter Space"),
    ] {
      let text = playground(name, after: keys).text()
      #expect(
        text.contains("the same mask. Nothing happens.")
          || text.contains("the mask that already applies. Nothing happens."), "\(name)")
      #expect(text.contains("// as before") && !text.contains("has not been told"), "\(name)")
    }
  }

  @Test func `a call of a change stands behind the class that its members are put in`() throws {
    let text = """
      ios 26
      device iPad
      plist all
      screen Game supports portrait
      root Game
      rotate left
        expect interface portrait
      """
    let scenario = Scenario.parse(text).scenario
    let situation = Situation(scenario)
    let change = FixStory(scenario, situation, at: 1).changes.first { $0.kind == .claim }
    let fix = try #require(change)
    let visible = try #require(situation.id(.name("Game")))
    let story = FixStory(scenario, situation, at: 1)
    let code = try #require(
      story.appCode.classCode(
        of: visible, changedTo: fix.appCode(of: story), calling: fix.code.filter(\.isStatement)))
    #expect(code.isChanged)
    let end = try #require(code.lines.firstIndex { $0.text == "}" })
    #expect(code.lines[...end].allSatisfy { !$0.isStatement })
    #expect(
      code.lines[(end + 1)...].map(\.text) == [
        "// Where the lock starts:", "lockOrientation()", "// Where it ends:",
        "isOrientationLocked = false", "setNeedsUpdateOfPrefersInterfaceOrientationLocked()",
      ])
  }

  @Test(arguments: ["80x24", "100x30", "120x40", "200x55"])
  func `after a change was tried, it stands there with its code or where that is`(size: String) {
    let size = Size(size) ?? .zero
    let text = playground("the-tab-bar-answers", after: "Right Enter", size: size)
      .text(size.columns, size.rows)
    let isWide = size.columns >= 120
    #expect(text.contains(isWide ? "changed: make Tabs ask the selected tab" : "  changed  "))
    #expect(text.contains("Change applied"))
    #expect(text.contains("selectedViewController?") || text.contains("lines in Tabs.swift"))
  }
}
