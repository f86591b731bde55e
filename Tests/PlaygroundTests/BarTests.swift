import BundledScenarios
import OrientationModel
import OrientationScenarios
import PlaygroundSession
import TerminalModel
import Testing

@testable import Playground

/// The bar offers what can be done, and its keys do that.
struct BarTests {
  static let stories = ["Tour", "Recipes", "Situations"].flatMap {
    BundledScenario.below($0).map(\.name)
  }

  /// Every place along a story, the first screen before it.
  private func places(_ name: String) -> [PlaygroundState] {
    var stage = playground(name)
    var places = [stage]
    while stage.session.timeline.later(than: stage.session.node) != nil {
      _ = stage.press(.character(" "))
      places.append(stage)
    }
    return places
  }

  private func bar(of stage: PlaygroundState) -> [Hint] {
    var stage = stage
    let summary = stage.summary()
    let surroundings = stage.surroundings()
    return stage.bar(summary, surroundings)
  }

  @Test func `versions are offered only where there are others`() {
    let text = "device iPad\nios 27.1\nscreen A\nroot A\nrotate left\n"
    var stage = PlaygroundState(Session(Scenario.parse(text).scenario, origin: .new))
    _ = stage.press("Space")
    let isOffered = bar(of: stage).contains { $0.target == .command(.compare) }
    #expect(isOffered == stage.canCompare(.versions(2)))
  }

  /// The keys that do what an entry says.
  private func keys(of entry: Hint) -> [Key] {
    switch entry.target {
    case .command(.turnRight): [.left, .right]
    case .command(let command): command.keys
    default: [.enter]
    }
  }

  @Test(arguments: stories + BundledScenario.below("Challenges").map(\.name))
  func `every key that the bar shows does something that is possible`(_ name: String) {
    // Beside other versions and in a room the tour stands for all.
    let ways = name.hasPrefix("Tour/") ? ["", "c", "P"] : [""]
    for (number, place) in places(name).enumerated() {
      for way in ways {
        let stage = place.after(way)
        var silent = stage
        silent.notice = nil
        let before = silent.text()
        for entry in bar(of: stage) {
          for key in keys(of: entry) {
            var pressed = stage
            let effects = pressed.press(key)
            // Where it leads nowhere something else than a notice has to be seen.
            var seen = pressed
            seen.notice = nil
            let isElsewhere =
              pressed.session.position != stage.session.position
              || pressed.overlays.count != stage.overlays.count
            let isFelt = !effects.isEmpty || isElsewhere || seen.text() != before
            let notice = pressed.notice ?? ""
            #expect(isFelt, "\(name) \(number) \(way): \(entry.label), \(notice)")
          }
        }
      }
    }
  }

  @Test(arguments: stories)
  func `the bar has at most five entries, what comes next among them, and no key twice`(
    _ name: String
  ) {
    for place in places(name) {
      for stage in [place, place.after("Enter"), place.after("Left"), place.after("c")] {
        let entries = bar(of: stage)
        let hasNext = stage.session.timeline.later(than: stage.session.node) != nil
        #expect(entries.count <= 5)
        #expect(!hasNext || entries.contains { $0.target == .command(.later) })
        #expect(Set(entries.map(\.key)).count == entries.count, "\(entries.map(\.key))")
        let enter = entries.firstIndex { $0.key == "Enter" }
        #expect(enter ?? 0 == 0)
      }
    }
  }

  @Test(arguments: ["80x24", "100x30", "120x40"])
  func `an answer to a key never takes the place of what comes next`(_ size: String) {
    let size = Size(size) ?? .zero
    for keys in ["Right Enter", "Right Down", "u", "Right V", "T"] {
      let stage = playground("the-tab-bar-answers", after: "Right " + keys, size: size)
      guard stage.overlays.isEmpty else { continue }
      let last = stage.text(size.columns, size.rows).split(separator: "\n").last ?? ""
      #expect(last.contains("space"), "\(last)")
    }
  }

  @Test(arguments: stories)
  func `what if at a story's end has an answer that is seen`(_ name: String) {
    var end = playground(name, after: "Space")
    while let next = end.session.timeline.later(than: end.session.node) {
      end.session.walk(to: next)
    }
    let summary = end.summary()
    guard let screen = end.screenToTry(summary),
      bar(of: end).contains(where: { $0.label == "what if \(screen) supported portrait only?" })
    else { return }
    _ = end.press("m")
    #expect(end.text().contains("▸ \(screen) supports"))
    _ = end.press("Enter")
    #expect(end.summary().world.interface != summary.world.interface)
  }

  @Test(arguments: stories.filter { !$0.hasPrefix("Situations/") }.dropLast())
  func `a story goes on after a key of one's own at its end`(_ name: String) {
    var end = playground(name, after: "Space")
    while let next = end.session.timeline.later(than: end.session.node) {
      end.session.walk(to: next)
    }
    for key in ["", "Left", "Right"] {
      #expect(bar(of: end.after(key)).contains { $0.target == .command(.later) }, "\(key)")
      #expect(end.after("\(key) Space").session.title != end.session.title, "\(key)")
    }
  }

  @Test func `what was typed after a colon is found in the help by what one wants`() {
    for (words, name) in [
      ("background", "background"), ("pop to the root", "pop-to-root"), ("swipe", "swipe-back"),
      ("blank", "black"), ("record", "record"), ("select text", "mouse"), ("branch", "branches"),
    ] {
      #expect(playground(after: "? text:'\(words)'").text().contains(name), "\(words)")
    }
  }
}

extension PlaygroundState {
  fileprivate func after(_ keys: String) -> PlaygroundState {
    var stage = self
    _ = stage.press(keys)
    return stage
  }
}

/// The bar of an app of one's own.
struct OwnAppBarTests {
  @Test
  func `an empty phone's bar begins with adding a screen, and the next one with what is there`() {
    let empty = playground(after: "N Enter").text()
    #expect(empty.contains("+ add a screen   m masks and settings"))
    let more = playground(after: "N Enter + Enter Right").text()
    #expect(more.contains("← → rotate   b back   + add a screen   w say what you want"))
  }

  @Test(arguments: [
    ("the-tab-bar-answers", "Right Enter", "Tabs.swift", "+ class Tabs: UITabBarController"),
    ("nothing-in-common", "Space*4 Enter", "AppDelegate.swift", "+     window?.rootViewController"),
    ("a-swiftui-app", "Space*2 Enter", "Film.swift", "+     .onAppear {"),
  ])
  func `the code of a change that was made is its file, with the change lit`(
    name: String, keys: String, file: String, line: String
  ) {
    for size in ["80x24", "100x30", "120x40", "200x55"] {
      let size = Size(size) ?? .zero
      let text = playground(name, after: keys + " k", size: size).text(size.columns, size.rows)
      #expect(text.contains(file) && text.contains(line), "\(text)")
    }
  }

  @Test(arguments: ["80x24", "100x30", "120x40", "200x55"])
  func `below a message no key stands without its label`(size: String) {
    let size = Size(size) ?? .zero
    for keys in ["Right g", "Right Enter", "Space*4 Enter", "Right v", "Right w Down Enter"] {
      let text = playground("the-tab-bar-answers", after: keys, size: size)
        .text(size.columns, size.rows)
      let last = text.split(separator: "\n").last ?? ""
      #expect(!last.contains(/space(  |$)/) && !last.contains(/\S \? all keys/), "\(keys): \(last)")
    }
  }

  @Test func `a call that UIKit ignores has a remedy on the stage`() {
    let text = playground("check-26-forcing-is-dead", after: "Space").text()
    #expect(!text.contains("No single change to the app fixes this step."), "\(text)")
    #expect(text.contains("windowScene?.requestGeometryUpdate("), "\(text)")
  }

  @Test func `after the last fix the one before is offered`() {
    let text = playground("the-tab-bar-answers", after: "Right Down*9").text()
    #expect(text.contains("↑ previous fix") && !text.contains("next fix"), "\(text)")
  }

  @Test(arguments: ["80x24", "100x30", "120x40", "200x55"])
  func `before a room nothing is left of large words behind a panel`(size: String) {
    let size = Size(size) ?? .zero
    let text = playground("the-tab-bar-answers", after: "P n i", size: size)
      .text(size.columns, size.rows)
    #expect(!text.contains("██████") && text.contains("Why: "), "\(text)")
  }

  @Test func `in the background the app is brought back, and nothing is done with its screens`() {
    let away = playground(after: "N Down*2 Enter : text:background Enter")
    #expect(away.text().contains("Enter bring the app to the foreground"))
    #expect(!away.text().contains("t next tab"))
    for keys in ["t", "p", "s", "+", "r", "b", ": text:'select Maps' Enter"] {
      let refused = away.after(keys)
      #expect(refused.notice?.hasPrefix("The app is in the background.") == true, "\(keys)")
      #expect(refused.session.position == away.session.position)
    }
    #expect(away.after("Enter").text().contains("● foreground"))
  }

  @Test func `a window that is alone isn't hidden, and a scene becomes what it isn't yet`() {
    let pad = playground(after: "N Down*6 Enter r").text()
    #expect(pad.contains("make it full-screen") && !pad.contains("make it windowed"), "\(pad)")
    #expect(!pad.contains("hide window"))
    #expect(playground(after: "N Enter + Down*2 Left Enter r").text().contains("hide window Top"))
  }

  @Test func `what was said of a fix leaves room for the key that tries it`() {
    let text = playground("the-tab-bar-answers", after: "Right Down Up").text(80, 24)
    #expect(text.contains("  Fix 1 of 2   Enter try the fix   space next"), "\(text)")
  }
}
