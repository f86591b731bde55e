import OrientationModel
import PlaygroundSession
import TerminalModel
import TestSupport
import Testing

@testable import Playground

/// The tour as somebody goes through it with one key.
struct TourTests {
  @Test func `a screen that was put right and stays is as wanted, and nothing undoes it`() {
    #expect(playground("the-tab-bar-answers", after: "Space").text().contains(" ! "))
    let mended = playground("the-tab-bar-answers", after: "Space*4").text()
    #expect(mended.contains(" ✓ The interface stays in portrait: Films supports"))
    #expect(!mended.contains("try the fix") && !mended.contains("To make it rotate"))
  }

  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 120, rows: 40)])
  func `why nobody is asked stands once on a page of the tour`(size: Size) {
    var playground = PlaygroundState(Session(bundled: "the-tab-bar-answers") ?? .blank)
    var silent = 0
    for _ in 1...70 {
      _ = playground.press("Space", size: size)
      let text = playground.text(size.columns, size.rows)
      let count = text.ranges(of: "UIKit asks no view controller").count
      #expect(count <= 1, "\(text)")
      silent += count
    }
    #expect(silent > 5)
  }

  @Test func `in a small place who answers for the lock says what it prefers`() {
    let text = playground("the-ipad-that-asks-nobody", after: "Space").text(80, 24)
    #expect(text.contains("Films  prefers no lock"))
  }

  @Test func `where no fix is left to compare with, one device is shown`() {
    let compared = playground("a-pop-checks-since-16", after: "Space*3 C")
    #expect(compared.text().contains("with the fix"))
    let text = playground("a-pop-checks-since-16", after: "Space*3 C v").text()
    #expect(text.contains("Who was asked") && !text.contains("as it is"))
  }

  @Test func `a change that was tried is not undone when the phone turns again`() {
    let text = playground("the-tab-bar-answers", after: "Right Enter Left Right").text()
    #expect(text.contains(" ✓ The interface stays in portrait: Films supports"))
    #expect(!text.contains("try the fix"))
  }

  @Test func `a sentence of the story stands where its step was, and on its versions`() {
    let told = "Since iOS 13, the default style is a sheet"
    #expect(
      playground("a-sheet-is-not-asked", after: "Space").text().contains(told))
    let changed = playground("a-sheet-is-not-asked", after: "Space*2 Enter [").text()
    #expect(!changed.contains(told))
    let pop = "a-pop-checks-since-16"
    #expect(
      playground(pop, after: "Space*3").text().contains(
        "The list stays in landscape until UIKit checks again."))
    #expect(
      !playground(pop, after: "Space*3 v").text().contains(
        "The list stays in landscape until UIKit checks again."))
  }

  @Test func `versions of a story part where a step was changed, not at its end`() {
    let text = playground("a-sheet-is-not-asked", after: "Space*2 C").text()
    #expect(text.contains("First difference   present Player"))
  }

  @Test func `who is declared and the root has one row in the tree`() {
    let text = playground("change-notify-request", after: "Space m").text()
    #expect(text.ranges(of: "Chart                 screen").count == 1)
  }

  @Test(arguments: ["100x30", "120x40", "200x55"])
  func `a rule below the chain ends with a sentence`(size: String) {
    let size = Size(size) ?? .zero
    for name in ["a-sheet-is-not-asked", "the-ipad-that-asks-nobody"] {
      var playground = playground(name, after: "Space")
      for _ in 0..<4 {
        _ = playground.press("i", size: size)
        let text = playground.text(size.columns, size.rows)
        #expect(text.contains("▸"))
        #expect(!text.split(separator: "\n").dropLast(3).contains { $0.hasSuffix("…") }, "\(text)")
        _ = playground.press("Esc Space", size: size)
      }
    }
  }

  @Test func `while a page is open, what it covers stands where the steps stood`() {
    for key in ["i", "e"] {
      let text = playground("the-tab-bar-answers", after: "Space*4 \(key)").text(200, 55)
      #expect(text.ranges(of: "Films: supportedInterfaceOrientations returns").count < 2)
      #expect(text.contains("class Films: UIViewController {") && text.contains("├ Films"))
    }
  }

  @Test
  func `the version line keeps to the file's versions, and a call that is not there is a dot`()
    throws
  {
    let name = "change-notify-request"
    #expect(playground(name, after: "Space").text().contains("iOS 16 to 27  ▴ portrait on all"))
    #expect(!playground(name, after: "Space V").text().contains("iOS 15"))
    let old = Session(bundled: name, version: 15).map { PlaygroundState($0) }
    var stage = try #require(old)
    _ = stage.press("Space")
    #expect(stage.text().contains("15 ·"))
  }

  @Test func `v leads to no version that the app does not run on`() {
    let story = playground("a-swiftui-app", after: "Space")
    #expect(story.text().contains("iPhone · iOS 27"))
    let on = playground("a-swiftui-app", after: "Space v").text()
    #expect(on.contains("iPhone · iOS 16"))
  }

  @Test func `the lock is the code where it decided`() {
    for size in ["120x40", "200x55"] {
      let size = Size(size) ?? .zero
      let text = playground("the-ipad-that-asks-nobody", after: "Space*5", size: size)
        .text(size.columns, size.rows)
      let asked = "override var prefersInterfaceOrientationLocked: Bool"
      let lit = text.split(separator: "\n").first { $0.contains(asked) } ?? ""
      #expect(lit.contains("▸ "), "\(text)")
    }
  }

  @Test func `the room is asked one question, and its yes is a yes to that`() {
    let name = "the-tab-bar-answers"
    let asked = playground(name, after: "P").text()
    #expect(
      asked.contains("Will the list rotate with it?")
        && !asked.contains("Will the interface rotate?"))
    #expect(asked.contains("y rotates  n stays") && asked.contains("story 1 of "))
    #expect(playground(name, after: "P y").text().contains("You guessed it rotates: correct."))
    #expect(playground(name, after: "P n").text().contains("You guessed it stays, but it rotates."))
    // It is asked of a story that was changed, too.
    let changed = "Right Enter P"
    #expect(playground(name, after: changed).text().contains("y rotates  n stays"))
    #expect(
      playground(name, after: changed + " y").text().contains(
        "You guessed it rotates, but it stays."))
    // In portrait, held in portrait: nothing is there to rotate.
    let upright = playground(name, after: "P Space*2").text()
    #expect(
      upright.contains("Next: replace root") && !upright.contains("Will the interface rotate?"))
    #expect(
      playground(name, after: "P Space*3").text().contains("y rotates  n stays  ! crashes")
    )
  }

  @Test func `a rule stands whole below the chain where rows are free`() {
    let text = playground("a-mask-changes-and-uikit-is-not-notified", after: "Space i").text()
    for words in ["and the screen rotates all", "the same."] { #expect(text.contains(words)) }
  }

  @Test func `another change that was asked for is told whole in a small place`() {
    let text = playground("the-ipad-that-asks-nobody", after: "Space Down Down").text(
      80, 24)
    #expect(text.contains("rejected by App Store validation"))
  }

  @Test func `a swipe that was let go is no swipe that has only begun`() {
    let text = playground(
      "a-sheet-is-not-asked",
      after: "Space*2 : text:swipe-back Enter : text:let-go Enter"
    ).text()
    #expect(text.contains("but no screen was popped or dismissed."))
  }

  @Test func `a screen that stays in its own mask is no problem until somebody wants it otherwise`()
  {
    let text = playground("the-list-and-the-phone", after: "Right").text()
    #expect(text.contains(" · The interface stays in portrait: Films supports portrait only."))
    #expect(!text.contains("try the fix"))
    let wanted = playground(after: "Right").text()
    #expect(wanted.contains(" ! The interface stays in portrait: Films supports portrait only."))
    #expect(wanted.contains("try the fix"))
  }

  @Test func `masks that were held against nothing have no sum`() {
    #expect(!playground("a-swiftui-app", after: "Space").text().contains(" allowed "))
    #expect(playground("a-swiftui-app", after: "Space*2").text().contains(" allowed "))
  }

  /// Before which steps of each story one may guess, and what is right there.
  private static let guesses: [(name: String, right: [Int: Guess])] = [
    ("the-tab-bar-answers", [0: .rotates]), ("a-window-on-top", [2: .rotates]),
    ("nothing-in-common", [3: .crashes]), ("a-sheet-is-not-asked", [0: .stays]),
    ("a-pop-checks-since-16", [2: .stays]), ("change-notify-request", [0: .stays]),
    ("a-swiftui-app", [1: .stays]), ("the-ipad-that-asks-nobody", [0: .rotates]),
    ("open-it-and-every-mask-is-ignored", [2: .rotates, 3: .stays]),
    ("inside-islandscape-is-wrong", [3: .rotates]),
  ]

  @Test func `an arrow is offered at the launch where its step answers the question`() {
    #expect(playground("the-tab-bar-answers").text().contains("rotate, and see"))
    for name in [
      "nothing-in-common", "open-it-and-every-mask-is-ignored", "the-chart-that-didnt-hear",
    ] {
      let text = playground(name).text()
      #expect(!text.contains("rotate, and see") && text.contains("space  begin"), "\(text)")
    }
  }

  @Test(arguments: guesses)
  func `a guess is about the next step, and what comes of that step answers it`(
    name: String, right: [Int: Guess]
  ) {
    var asked: [Int: Guess] = [:]
    var stage = playground(name)
    let title = stage.session.title
    for number in 0..<14 where stage.session.title == title {
      var next = stage
      _ = next.press("Space")
      let came = Guess(next.summary().episode)
      if stage.asked != nil { asked[number] = came }
      for guess in Guess.allCases where stage.asked != nil {
        var guessing = stage
        _ = guessing.press(String(guess.key))
        #expect(guessing.session.position == next.session.position)
        #expect(guessing.notice?.contains(": correct.") == (guess == came), "\(name) \(number)")
      }
      stage = next
    }
    #expect(asked == right)
    // Only what is open there is offered.
    for size in ["80x24", "60x16"].compactMap({ Size($0) }) {
      let text = playground(name).text(size.columns, size.rows)
      #expect(text.contains("n stays  ! crashes") == (right[0] != nil && size.rows < 18), "\(text)")
      #expect(text.contains("  it stays") == (right[0] != nil && size.rows >= 18))
    }
  }

  @Test func `a guess on the way is answered by the step, and its keys are free again`() {
    let yes = playground("a-pop-checks-since-16", after: "Space*2 y").text()
    #expect(yes.contains("You guessed it rotates, but it stays."))
    let no = playground("a-full-screen-player-and-the-way-back", after: "Space*2 n").text()
    #expect(no.contains("You guessed it stays, but it rotates."))
    let copied = playground("a-pop-checks-since-16", after: "Space*3 Y").text()
    #expect(copied.contains("Copied: "))
  }

  @Test(arguments: ["a-sheet-is-not-asked", "change-notify-request"])
  func `yes says that it rotates`(name: String) {
    let text = playground(name, after: "y").text()
    #expect(text.contains("You guessed it rotates"))
  }

  @Test func `the end of the tour is said, and one key leads back a story`() {
    let end = playground("inside-islandscape-is-wrong", after: "End").text()
    #expect(end.contains("/ more stories   N your own app   space challenges"))
    #expect(!playground("a-swiftui-app", after: "End").text().contains("/ more stories"))
    let before = playground("open-it-and-every-mask-is-ignored", after: "Space [ [")
    #expect(before.session.title == playground("the-ipad-that-asks-nobody").session.title)
    #expect(before.text().contains("previous story"))
    #expect(playground("the-tab-bar-answers", after: "[").text().contains("This is the launch."))
  }

  @Test func `what leads to the next step is whole, or not there`() {
    for columns in 48..<120 {
      let lines = playground("the-tab-bar-answers", after: "Space").text(columns, 30)
      let row = lines.split(separator: "\n").first { $0.contains("● rotate right") } ?? ""
      let links = row.split { $0 != "┄" }.map(\.count)
      #expect(links.allSatisfy { $0 == 3 } && !row.contains("┄  "), "\(columns): \(row)")
    }
  }

  @Test func `a list's new entries are not shown without its name`() {
    for (columns, rows) in [(80, 24), (100, 30), (120, 40), (160, 24)] {
      let text = playground("the-apps-orientations-limit-every-screen", after: "Space").text(
        columns, rows)
      let isNamed = text.contains("<key>UISupportedInterfaceOrientations</key>")
      #expect(text.contains("Info.plist lists") || isNamed, "\(columns)x\(rows)")
      #expect(!text.contains("<string>") || isNamed, "\(columns)x\(rows)")
    }
  }

  @Test func `keys below the list are counted as the list counts them`() throws {
    let text = playground(after: "?").text(80, 24)
    let total = try #require(text.firstMatch(of: /1 of (\d+)/)?.1)
    let below = try #require(text.firstMatch(of: /↓ (\d+) more/)?.1)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix(" ▸") || $0.hasPrefix("   ") }
    let shown = lines.count { !$0.contains(" more") }
    #expect(Int(total) == shown + (Int(below) ?? 0))
  }

  @Test(arguments: [
    ("rotate left", "landscapeLeft"), ("rotate faceUp", "faceUp"),
  ])
  func `the prompt takes the words of the timeline`(line: String, held: String) {
    let stage = playground("the-tab-bar-answers", after: ": text:'\(line)' Enter")
    #expect(stage.text().contains(held) && stage.text().contains("● rotate"))
    #expect(playground(after: ": text:turn").text().contains("turn-left"))
    #expect(playground(after: ": text:'turn '").text().contains("turn to") == false)
  }

  @Test func `what a sentence says is offered as that sentence`() {
    let text = playground(after: ": text:ro").text()
    #expect(text.contains("rotate  ") && !text.contains("turn-left"), "\(text)")
    #expect(!playground(after: ": text:pop").text().contains("pop-to-root"))
  }
}
