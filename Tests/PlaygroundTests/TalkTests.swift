import BundledScenarios
import OrientationModel
import OrientationScenarios
import TerminalModel
import TestSupport
import Testing

@testable import Playground

/// Talks: how they are read, and how they run before a room.
struct TalkTests {
  private func read(_ text: String) -> TalkReading {
    TalkReader(text) { name throws(StoryProblem) in
      guard let session = Session(bundled: name) else {
        throw StoryProblem("there is no story `\(name)`")
      }
      return session
    }.read()
  }

  private func talk(_ text: String, after keys: String = "") -> PlaygroundState {
    let reading = read(text)
    #expect(reading.problems.isEmpty, "\(reading.problems)")
    var playground = PlaygroundState()
    playground.present(reading.talk)
    _ = playground.press(keys)
    return playground
  }

  private static let short = """
    title Monday
    minutes 10
    slide Who is asked?
      One screen at a time.
    say Hands up!
    ask Will the player follow?
    story the-list-and-the-phone from 1 to 3   # the middle
    slide The end
    """

  @Test func `the program's own talk is right`() {
    let reading = read(BundledTalk.text)
    #expect(reading.problems.isEmpty, "\(reading.problems)")
    #expect(reading.talk.minutes == 10 && reading.talk.parts.count > 12)
  }

  @Test func `all problems are told at once, each with its place`() {
    let reading = read(
      """
        lost
      sldie A
      story nowhere
      story the-list-and-the-phone ios 99 from 77 sideways
      minutes soon
      say
      """)
    let places = reading.problems.map { "\($0.place.line):\($0.place.column)" }
    #expect(places == ["1:3", "2:1", "3:7", "4:30", "4:37", "5:9", "6:1"])
    let report = reading.report(file: "a.talk", in: Array("  lost\n".utf8))
    #expect(report.contains("a.talk:2:1: error[T1]") && report.contains("did you mean `slide`?"))
  }

  @Test(arguments: [
    ("slide\nslide B", "1:1", "empty"), ("slide A\nslide\nsay Hm", "2:1", "empty"),
    ("story what-a-pop-leaves-behind from 2 to 1", "1:39", "begins with step 2"),
    ("story what-a-pop-leaves-behind to 1\n  from 2", "2:3", "ends with step 1"),
    ("slide A\nask What?", "2:1", "no story"), ("ask What?\nslide A", "1:1", "no story"),
    ("ask What?\nslide A", "1:1", "ask on a slide"),
    ("ask What?\nstory what-a-pop-leaves-behind from 2 to 2", "1:1", "none to come"),
    ("title A\ntitle B\nslide C", "2:1", "one `title`"),
    ("minutes 5\nslide C\nminutes 6", "3:1", "leave one"), ("# nothing", "1:1", "needs a slide"),
  ]) func `what a room could make nothing of is a problem with its place and help`(
    _ text: String, _ place: String, _ words: String
  ) {
    let problems = read(text).problems
    #expect(problems.map { "\($0.place.line):\($0.place.column)" } == [place])
    #expect(problems.allSatisfy { ($0.sentence + $0.help.joined()).contains(words) })
    #expect(problems.allSatisfy { !$0.help.isEmpty })
  }

  @Test func `space goes through everything, and back is the way it came`() {
    #expect(talk(Self.short).text().contains("One screen at a time."))
    let story = talk(Self.short, after: "Space")
    #expect(story.text().contains("Will the player follow?"))
    #expect(story.session.stepCount == 1)
    #expect(talk(Self.short, after: "Space*3").session.stepCount == 3)
    #expect(talk(Self.short, after: "Space*4").text().contains("T H E   E N D"))
    #expect(talk(Self.short, after: "Space*9").text().contains("End of the talk."))
    #expect(talk(Self.short, after: "Space*4 Left").session.stepCount == 3)
    #expect(talk(Self.short, after: "Space*4 Left*4").text().contains("One screen at a time."))
    #expect(talk(Self.short, after: "3").text().contains("T H E   E N D"))
  }

  @Test(arguments: [
    "v", "D", "c", "C", "v v D", ": text:'push Player' Enter", "V Down Enter", "i Esc",
  ])
  func `a question from the room comes back to the exact place`(_ keys: String) {
    let before = talk(Self.short, after: "Space*2 y")
    var after = talk(Self.short, after: "Space*2 y \(keys)")
    #expect(after.presenter?.left != nil)
    _ = after.press("Esc")
    #expect(after.session.position == before.session.position && after.comparison == nil)
    #expect(after.presenter?.talk != nil && after.presenter?.left == nil)
  }

  @Test func `nothing is seen while it is black, and a key too many leaves no talk`() {
    let black = talk(Self.short, after: "Space b").text()
    #expect(black.allSatisfy { $0.isWhitespace })
    #expect(talk(Self.short, after: "Space b b").text().contains("Films"))
    #expect(talk(Self.short, after: "Esc Esc").presenter?.talk != nil)
    #expect(
      talk(Self.short, after: "? Enter").session.position == talk(Self.short).session.position)
  }

  @Test func `two versions side by side have a large word each, and the talk's own question`() {
    let text = "ask Which of them turns?\nstory what-a-pop-leaves-behind compare 15, 16 from 2"
    let start = talk(text).text()
    #expect(start.contains("Which of them turns?"))
    let popped = talk(text, after: "Space").text()
    #expect(!popped.contains("Which of them turns?"))
    // The first rows of `STAYS` and of `ROTATES`.
    #expect(popped.contains("██████  ████  ██████  ██  ██  ██████"))
    #expect(popped.contains("█████   ██████  ████  ██████  ████  █████  ██████"))
    #expect(popped.contains("stays in landscapeRight") && popped.contains("rotates to portrait"))
  }

  @Test func `the version being spoken of is one of those that are compared`() {
    let playground = playground("two-lists-nothing-in-common", after: "Space*2 c")
    #expect(playground.text().contains("iOS 26"))
  }

  @Test func `a talk that was left is gone on with from where it was`() {
    let before = talk(Self.short, after: "Space*2 y")
    var after = talk(Self.short, after: "Space*2 y q")
    #expect(after.presenter == nil && after.text().contains("P resumes it"))
    _ = after.press("Left v P")
    #expect(after.presenter?.talk != nil && after.session.position == before.session.position)
    _ = after.press("Space*2")
    #expect(after.text().contains("T H E   E N D"))
  }

  @Test(arguments: ["", "v ", "i ", "c ", "b "])
  func `P after q is the talk again, whatever was left`(keys: String) {
    let before = talk(Self.short, after: "Space*2")
    let after = talk(Self.short, after: "Space*2 \(keys)q P")
    #expect(after.presenter?.talk != nil && after.session.position == before.session.position)
    #expect(after.session.setting.version == before.session.setting.version)
  }

  @Test func `guesses are counted once each`() {
    var given = talk(Self.short, after: "Space y n")
    #expect(given.text().contains("You guessed it stays: correct. 2 of 2"))
    _ = given.press("Left n")
    #expect(given.text().contains("2 of 2"))
    _ = given.press("Left*2 n")
    #expect(given.text().contains("no. 1 of 2"))
  }

  @Test func `a question of one's own is asked whole, at every size of a projector`() {
    let question = "The list stays in portrait. Will the player, which was pushed on it, stay, too?"
    let text = "ask \(question)\nstory the-list-and-the-phone from 1"
    for size in ["80x24", "100x30", "120x40"].compactMap({ Size($0) }) {
      let shown = talk(text).text(size.columns, size.rows)
      let words = question.split(separator: " ").map(String.init)
      #expect(words.allSatisfy(shown.contains), "\(size)")
      #expect(!shown.contains("…  ") && !shown.contains("too…"), "\(size)")
    }
  }

  @Test func `beside each other nothing is an alarm before a room, and the keys stand once`() {
    for keys in ["c", "C"] {
      var shown = talk(Self.short, after: "Space*2 \(keys)")
      for size in ["80x24", "120x40"].compactMap({ Size($0) }) {
        let canvas = shown.screen(size).canvas
        #expect(!canvas.roles.contains("r"), "\(keys)")
        #expect(canvas.text.split(separator: "\n").count { $0.contains("─────────") } <= 6)
      }
    }
  }

  @Test func `no version is compared that the file does not speak of`() {
    for keys in ["Right c", "Right c c"] {
      #expect(!playground("01-the-tab-bar-answers", after: keys).text().contains("iOS 5 "))
    }
  }

  @Test func `nobody is told how a turn ends before it has ended`() {
    var playground = PlaygroundState(
      Session(bundled: "the-list-and-the-phone") ?? Session.blank, traits: .init(moves: true))
    _ = playground.press("P Space")
    #expect(playground.patience != nil && !playground.text().contains("The interface stays"))
    while playground.patience != nil { playground.advance() }
    #expect(playground.text().contains("The interface stays"))
  }
}
