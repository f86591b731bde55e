import BundledScenarios
import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import SwiftCode
import TerminalModel
import Testing

@testable import Playground

/// What the stage says of a step is so, and what it offers is done.
struct StageTests {
  private static let tour = BundledScenario.below("Tour").map(\.name)
  private static let templates = BundledScenario.below("Situations").map(\.name)

  /// A story at its launch and after each of its steps.
  private func steps(_ name: String) -> [PlaygroundState] {
    var stage = playground(name, after: "Space")
    var all = [stage]
    while let next = stage.session.timeline.later(than: stage.session.node) {
      stage.session.walk(to: next)
      all.append(stage)
    }
    return all
  }

  private func pressed(_ stage: PlaygroundState, _ keys: String) -> PlaygroundState {
    var stage = stage
    _ = stage.press(keys)
    return stage
  }

  private func template(_ name: String, _ keys: String) throws -> PlaygroundState {
    let bundled = try #require(BundledScenario.named(name))
    return pressed(PlaygroundState(try #require(Session(beginning: bundled))), keys)
  }

  // MARK: Problems

  @Test(arguments: tour)
  func `the sentence of a problem names whose it is, whatever was done last`(name: String) {
    for stage in steps(name) {
      for keys in ["", "f", "Left", "a Enter", "l"] {
        var stage = pressed(stage, keys)
        let (judgement, episode) = (stage.summary().verdict.judgement, stage.summary().episode)
        guard judgement.kind == .misplaced || judgement.kind == .conflict,
          let screen = judgement.screen.map({ episode.app.name($0) })
        else { continue }
        let sentence = stage.summary().verdict.sentence
        #expect(sentence.contains(screen) || sentence.contains(" allows "), "\(keys): \(sentence)")
        #expect(!stage.text().contains("To make it rotate"), "\(keys): \(sentence)")
      }
    }
  }

  @Test(arguments: tour)
  func `nobody that was asked stands under those that were not`(name: String) {
    for stage in steps(name) {
      var stage = stage
      let scene = stage.scene()
      let rows = scene.absentRows(in: Size(columns: 70, rows: 40), isBrief: false)
        .map { $0.pieces.map { $0.text }.joined() }
      let names = rows.drop { !$0.hasPrefix("Not asked") }.dropFirst()
        .compactMap { $0.split(separator: " ").first.map(String.init) }
      let asked = scene.summary.episode.trace.asked.map { scene.summary.episode.app.name($0) }
      #expect(Set(names).isDisjoint(with: asked), "\(rows)")
    }
  }

  @Test func `who is asked for the lock is said to be asked`() {
    let text = playground("the-ipad-that-asks-nobody", after: "Space*5").text(120, 40)
    #expect(!text.contains("UIKit asks no view controller"), "\(text)")
  }

  // MARK: What is wanted

  @Test(arguments: templates, ["w Down*4 Enter", "w Down*5 Enter"])
  func `what a screen is in now, or anything, is no problem afterwards`(
    name: String, keys: String
  ) throws {
    var before = try template(name, "Left")
    guard before.seenNames.count == 1 else { return }
    var after = pressed(before, keys)
    #expect(!after.summary().verdict.isProblem, "\(after.text())")
    // The wish is undone, and not the step before it.
    let isChanged = after.session.position != before.session.position
    #expect(isChanged == after.notice?.contains("u undoes it"))
    #expect(!isChanged || pressed(after, "u").session.position == before.session.position)
  }

  // MARK: Fixes

  @Test(arguments: tour)
  func `a change that was made stays while the story goes on`(name: String) {
    for stage in steps(name) {
      var stage = stage
      guard stage.summary().fix != nil else { continue }
      var fixed = pressed(stage, "Enter")
      let next = pressed(fixed, "Space")
      #expect(fixed.session.isPromised(fixed.summary().world))
      guard fixed.session.timeline.later(than: fixed.session.node) != nil else { continue }
      #expect(next.session.setting.variant == fixed.session.setting.variant)
      #expect(next.session.isOnStory && next.session.position != fixed.session.position)
    }
  }

  @Test(arguments: tour)
  func `the files of a change are whole, and every line of it is in them`(name: String) {
    for stage in steps(name) {
      var stage = stage
      let summary = stage.summary()
      guard let fix = summary.fix, !fix.code.isEmpty else { continue }
      let files = summary.files
      for file in files where file.name.hasSuffix(".swift") {
        let text = file.lines.filter { $0.change != .removed }.map(\.text).joined()
        #expect(text.count { $0 == "{" } == text.count { $0 == "}" }, "\(text)")
      }
      let lines = files.flatMap(\.lines).filter { $0.change == .added }
        .map { $0.text.filter { $0 != " " } }
      for line in fix.code where line.change == .added && !line.text.contains("//") {
        #expect(lines.contains(line.text.filter { $0 != " " }), "\(line.text)")
      }
    }
  }

  @Test func `where the app delegate decides, or a view prefers, their code is opened`() {
    #expect(playground("a-swiftui-app", after: "k").files == ["AppDelegate.swift"])
    var recipe = playground("one-screen-in-landscape-in-swiftui")
    let lines = recipe.summary().files.flatMap(\.lines)
    #expect(lines.contains { $0.text.contains("PreferenceKey") })
  }

  // MARK: Exports

  @Test(arguments: tour)
  func `the step that is exported is one that the file has`(name: String) throws {
    for stage in steps(name) {
      var stage = stage
      let effects = stage.press("X Down Enter")
      let requests = effects.compactMap { effect -> ExportRequest? in
        if case .export(let request) = effect { request } else { nil }
      }
      let request = try #require(requests.first)
      let place = try #require(request.words.firstIndex(of: "--step"))
      let last = Scenario.parse(request.text).scenario.steps.count { !$0.isNote }
      #expect(Int(request.words[place + 1]) == last, "\(request.words)")
      #expect(stage.notice?.contains("--") == false)
    }
  }

  // MARK: Words

  @Test func `in ASCII no two marks are one, and keys have names`() {
    let grades: [Judgement.Grade] = [.asWanted, .neutral, .notWanted, .crashed]
    let marks = grades.map { Judgement($0).mark } + ["~"]
    #expect(Set(marks.map { Glyphs.inASCII($0) }).count == marks.count)
    #expect(Glyphs.inASCII("…") != "~")
    let bar = playground("the-tab-bar-answers", after: "Right").asciiRow(last: 1)
    #expect(bar.contains("Down next fix"), "\(bar)")
  }

  @Test func `what is refused has no mark of a problem`() {
    for keys in ["d", "b"] {
      #expect(playground("the-tab-bar-answers", after: "Right " + keys).notice?.first != "!")
    }
  }

  @Test func `a name that was filled in gives way to what is typed`() {
    #expect(playground(after: "+ text:Films2").text().contains("▸ name        Films2"))
    #expect(playground(after: "+ Left text:s").text().contains("Players2"))
  }

  @Test(arguments: ["80x24", "100x30", "120x40"])
  func `an open question has its keys in the bar, beside a fix, too`(size: String) throws {
    let size = try #require(Size(size))
    for name in Self.tour {
      for stage in steps(name) where !stage.isWelcome && stage.asked != nil {
        let bar = stage.text(size.columns, size.rows).split(separator: "\n").last ?? ""
        #expect(bar.contains("y rotates  n stays  ! crashes"), "\(name): \(bar)")
      }
    }
  }

  // MARK: Before a room

  @Test(arguments: [
    ("a-swiftui-app", "Space*4", "80x24", "SwiftUI app    ●"),
    ("a-window-on-top", "Space*3", "40x30", "Info.plist    ●"),
  ])
  func `in the table of masks no name is cut that has room before the first dot`(
    name: String, keys: String, size: String, row: String
  ) {
    let size = Size(size) ?? .zero
    let text = playground(name, after: keys, size: size).text(size.columns, size.rows)
    #expect(text.contains(row), "\(text)")
  }

  @Test(arguments: ["26x9", "30x26", "30x12"])
  func `on the smallest screens an orientation stands beside what is in it`(size: String) {
    let size = Size(size) ?? .zero
    let text = playground("a-window-on-top", after: "Space", size: size)
      .text(size.columns, size.rows)
    #expect(text.contains("held portrait\n") && text.contains("UI   portrait\n"), "\(text)")
  }

  @Test func `a question in the list of settings is told whole, with its answer`() {
    let text = playground("nothing-in-common", after: "Space*4 m").text()
    #expect(text.contains(/do masks with nothing in common\n.* still throw\?  yes/), "\(text)")
  }

  @Test func `a container without a name is called below the device what it is beside it`() {
    let scenario = Scenario.parse("root tabs\nrotate left\n").scenario
    var stage = PlaygroundState(Session(scenario, origin: .new))
    _ = stage.press("Space")
    let text = stage.text(80, 24)
    #expect(text.contains(/\n +tab bar controller +/) && !text.contains(" tabs "), "\(text)")
    let named = Scenario.parse("root\n  tabs tabsOfMine\n").scenario
    let other = PlaygroundState(Session(named, origin: .new)).text(80, 24)
    #expect(other.contains(/\n +tabsOfMine +/), "\(other)")
  }

  @Test(arguments: [
    ("the-tab-bar-answers", "Space +", "pushed, in a new\n", "navigation controller\n"),
    ("a-sheet-is-not-asked", "Space*3 g", "└ Player  visible\n", "├ Films  asked\n"),
    ("the-chart-that-didnt-hear", "Space m", "Chart now\n", "supports allButUpsideDown  remove\n"),
    ("the-ipad-that-asks-nobody", "w", "    no one\n", "UIKit asks no view controller\n"),
    ("a-sheet-is-not-asked", "Space*4 p", "Not in a navigation controller\n", "put Player in one"),
  ])
  func `at 80x24 what is chosen and told beside the device is whole`(
    name: String, keys: String, first: String, second: String
  ) {
    let text = playground(name, after: keys, size: Size(columns: 80, rows: 24)).text(80, 24)
    #expect(text.contains(first) && text.contains(second), "\(text)")
  }

  @Test func `a page over the whole screen leaves no half of a verdict above it`() {
    let stage = playground(
      "the-sheet-that-unlocks-the-list", after: "g k", size: Size(columns: 80, rows: 24))
    #expect(!stage.text(80, 24).contains("List supports portrait only"))
  }

  @Test func `a guess stays with the step that it was made for`() {
    let story = playground("the-tab-bar-answers").session
    var room = PlaygroundState(Session.blank)
    room.enterRoom([story])
    _ = room.press("n")
    #expect(room.text().contains("You guessed it stays, but it rotates."))
    for keys in ["Enter", "v"] {
      let other = pressed(room, keys)
      #expect(!other.text().contains("You guessed"), "\(keys)")
      let end = pressed(other, "Space*6")
      #expect(end.notice == "The end." && end.text().contains("Right guesses:"), "\(keys)")
    }
  }

  @Test func `nothing of other sessions is told before a room, and q leaves the program`() {
    var room = PlaygroundState(Session.blank)
    room.enterRoom([playground("the-tab-bar-answers").session])
    let token = playground("the-tab-bar-answers", after: "Right f").token
    room.offer([LeftSession(token: token, age: "3 hours ago")])
    #expect(room.notice == nil)
    #expect(room.press("q") == [.quit])
  }
}

extension PlaygroundState {
  fileprivate var files: [String] {
    var copy = self
    return copy.summary().files.map(\.name)
  }

  /// One of the last rows as a terminal without other characters has it.
  fileprivate func asciiRow(last: Int) -> String {
    var copy = PlaygroundState(session, traits: Traits(isASCII: true))
    let text = copy.screen(Size(columns: 120, rows: 40)).canvas.inASCII.text
    return text.split(separator: "\n").suffix(last).first.map(String.init) ?? ""
  }
}
