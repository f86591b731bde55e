import BundledScenarios
import TerminalModel
import Testing

@testable import Playground
@testable import PlaygroundSession

/// The menu of stories, and what is found in it.
struct MenuTests {
  private func rows(_ typed: String) -> [String] {
    storyList(searching: typed).text().split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    "won't rotate", "doesn't rotate", "will not rotate", "does not turn", "won't turn", "setValue",
  ])
  func `what people say of it finds stories`(typed: String) {
    let found = rows(typed)
    #expect(found.count > 5 && !found.contains { $0.contains("No matches") }, "\(found)")
  }

  @Test func `sessions that nobody saved are in sight where the list opens`() {
    var stage = playground()
    for name in ["toast", "poster", "sheet"] { _ = stage.press("Left / text:\(name) Enter") }
    _ = stage.press("/")
    let text = stage.text()
    #expect(stage.kept.count > 1)
    for kept in stage.kept { #expect(text.contains(kept.session.title), "\(text)") }
    #expect(text.contains("▸"))
  }

  @Test func `a window of the iPad is looked for on an iPad`() {
    let found = rows("iPad window").filter { !$0.contains("Esc") }
    #expect(found.contains { $0.contains("A multitasking iPad app's masks are ignored") })
    #expect(!found.contains { $0.contains("An alert or toast") })
  }

  @Test func `where a sentence has no room beside a title, the chosen one's stands below the list`()
  {
    let narrow = playground(after: "/ text:video")
    let text = narrow.text(80, 24)
    #expect(!text.contains("…"), "\(text)")
    #expect(text.contains("Every screen stays in portrait; the video rotates"), "\(text)")
  }

  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 100, rows: 30)])
  func `it opens with all of the tour in sight, and begins at a heading`(size: Size) {
    var playground = PlaygroundState()
    _ = playground.press("/", size: size)
    let lines = playground.text(size.columns, size.rows).split(separator: "\n").dropFirst(3)
    let list = lines.filter { !$0.contains("more") }
    #expect(["Recipes", "The tour"].contains(list.first?.drop { $0 == " " }))
    for number in 1...BundledScenario.below("Tour").count {
      #expect(list.contains { $0.drop { " ▸".contains($0) }.hasPrefix("\(number) ") }, "\(number)")
    }
  }

  @Test func `of a question the end is shown that asks`() {
    let about = "present(player, animated: true) – will it come up in landscape?"
    #expect(about.clauses(columns: 40) == "Will it come up in landscape?")
    #expect(about.clauses(columns: 20) == "")
    #expect("The list waits. It turns, too.".clauses(columns: 18) == "The list waits")
  }

  @Test func `what was changed leaves the story its title`() {
    let text = playground("the-tab-bar-answers", after: "Right m Down Enter").text(80, 24)
    #expect(text.hasPrefix(" upright  A tab bar controller doesn't ask its tabs  changed"))
  }

  @Test func `below another change is the one before`() {
    let stage = playground("the-tab-bar-answers", after: "Right Down")
    #expect(stage.text().contains("Fix 2 of "))
    let back = playground("the-tab-bar-answers", after: "Right Down Up")
    #expect(back.text().contains("Fix 1 of "))
    let on = playground("the-tab-bar-answers", after: "Right Down Up Up").text()
    #expect(on.contains("Fix 1 of 2, the first"))
    let last = playground("the-tab-bar-answers", after: "Right Down*9").text()
    #expect(last.contains(", the last") && last.contains("↑ previous fix"))
  }

  @Test func `what another change costs is said once`() {
    let text = playground("the-tab-bar-answers", after: "Right Down").text()
    #expect(text.contains("Fix 2 of 2: ") && text.contains("Cost: Settings no longer rotates."))
    #expect(text.split(separator: "Settings no longer rotates").count == 2)
  }

  @Test func `a sight in what it does not support has a mark of its own`() {
    let explored = playground("the-tab-bar-answers", after: "x")
    // What has no mark goes on where it began.
    #expect(explored.text(80, 24).contains("\n   and what's below it."))
    let text = explored.text()
    #expect(text.contains("! Films · landscapeRight"))
    #expect(text.contains("● Films · portrait") && text.contains("Enter go to state"))
  }

  @Test func `a root is not offered to be presented, and a key stands once`() {
    let text = playground("the-tab-bar-answers", after: "Space*4").text()
    #expect(!text.contains("present Tabs"))
    let stage = playground("a-navigation-controller-that-asks-its-top", after: "Space*2").text()
    #expect(!stage.contains("present Main"))
  }
}

/// What people type, and what stands in the first three rows then.
struct SearchTests {
  private static let wanted = [
    ("force portrait", "Return to portrait when a screen is popped"),
    ("portrait-only ipad", "A multitasking iPad app's masks are ignored"),
    ("alert window", "Keep a toast window from rotating the app"),
    ("lock", "Lock the orientation during play"),
    ("swiftui landscape", "Show one SwiftUI screen in landscape"),
    ("crash", "Masks with nothing in common"),
    ("upside down iphone", "The default mask on iPhone excludes upside down"),
    ("upside down", "The default mask on iPhone excludes upside down"),
    ("landscape only", "Masks with nothing in common can crash the app"),
    ("shouldAutorotate", "Since iOS 16, shouldAutorotate prevents no rotation"),
    ("BUG IN CLIENT OF UIKIT", "Since iOS 16, setting the orientation only logs"),
    ("prefersInterfaceOrientationLocked", "Lock the orientation during play (iOS 26"),
    ("sheet", "A sheet isn't asked"), ("pop", "Up to iOS 15, a pop doesn't check"),
    ("launch", "A root with nothing in common with the app throws at launch"),
    ("react native", "React Native"), ("won't rotate", "A tab bar controller doesn't ask its tabs"),
    ("status bar", "setStatusBarOrientation rotates the status bar"),
    ("challenges", "The chart that didn't hear"), ("recipes", "Show one screen in landscape"),
    ("tour", "A tab bar controller doesn't ask its tabs"), ("documents", "Apple's guide"),
    ("apple guide", "Apple's guide"),
    ("what-a-pop-leaves-behind", "Up to iOS 15, only a rotation undoes"),
    ("07-a-toast", "Keep a toast window from rotating the app"),
  ]

  @Test(arguments: wanted)
  func `what people type is answered in the first three rows`(_ typed: String, _ title: String) {
    let first = found(typed).prefix(3).map { $0.title }
    #expect(first.contains { $0.hasPrefix(title) }, "\(typed): \(first)")
  }

  @Test func `a mask's name is one word, and a device's is whole`() {
    #expect(found("upside down").count < 20)
    let phones = found("iphone se")
    #expect(!phones.isEmpty && phones.allSatisfy { $0.text.contains("iPhone SE") })
  }

  private func found(_ typed: String) -> [Picker.Item] {
    guard case .picker(let picker) = storyList(searching: typed).overlays.last else { return [] }
    return picker.shown.map { picker.items[$0] }
  }

  @Test func `each document has a door, and space walks its stories`() {
    let list = playground(after: "/").overlays.last
    guard case .picker(let picker) = list else {
      Issue.record("no list is open")
      return
    }
    let documents = picker.items.filter { $0.group == "Documents" }
    #expect(documents.count == 5)
    for document in StoryDocument.all {
      var stage = playground(document.stories[0].name)
      for story in document.stories.dropFirst() {
        for _ in 0..<40 where stage.session.bundledName != story.name {
          _ = stage.press(.character(" "))
        }
        #expect(stage.session.bundledName == story.name)
      }
      #expect(stage.session.nextChapter == nil)
    }
  }
}
