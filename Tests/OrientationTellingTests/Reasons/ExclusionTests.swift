import OrientationModel
import OrientationScenarios
import OrientationTelling
import Proofs
import Testing

struct ExclusionTests {
  @Test func `whoever has left the stage was not asked, and who comes later is not told of`() {
    check(
      films(), [.push(playerID, into: nil), .pop],
      [
        "Films": "UIKit asked no view controller", "Player": "not on screen",
        "Main": "UIKit asked no view controller",
      ])
    check(films(), [.push(playerID, into: nil), .pop, .rotateLeft], [:])
    check(films(), [.rotateLeft], [:])
  }

  @Test func `a container that answers for itself keeps its children out`() {
    check(
      films(asks: .nobody), [.rotateLeft],
      ["Films": "inside Main, which doesn't ask its children"])
  }

  @Test func `what lies under the top of a stack was not asked`() {
    check(
      films(), [.push(playerID, into: nil), .rotateLeft], ["Films": "not on top of Main's stack"])
  }

  @Test func `tabs that are not selected were not asked`() {
    let tabs = makeApp(ios: 16) {
      let list = $0.declare("List")
      let settings = $0.declare("Settings")
      return $0.declare("tabs", .tabs, asks: .selected, children: [list, settings])
    }
    check(tabs, [.rotateLeft], ["Settings": "not the selected tab"])
  }

  @Test func `what a presentation covers was not asked`() {
    check(
      films(), [.present(playerID, as: .fullScreen, from: nil), .rotateLeft],
      [
        "Films": "under Player, which UIKit asks instead",
        "Main": "under Player, which UIKit asks instead",
      ])
  }

  @Test func `who answers for a hidden window takes part in the launch, and turns nothing`() {
    let text = "root List\nwindow Overlay hidden\n  root Other\nscreen List supports portrait\n"
    let play = Play(Scenario.parse(Array(text.utf8)).scenario)
    let told = play.last.absences.map { play.last.wording.sentence(of: $0) }
    #expect(
      told == [
        "Other doesn't count: asked for the hidden window Overlay, which rotates nothing here"
      ])
    #expect(play.last.absences.map(\.rule) == [.everyRootTakesPartFrom8])
    #expect(play.notAsked(in: play.last).map(play.name) == ["Other"])
  }

  @Test func `a hidden window that holds the scene is told from one that refuses`() {
    let text = """
      ios 16
      plist portrait landscape
      screen Home supports portrait
      screen A supports portrait
      screen B supports landscapeRight
      root Home
      window WA hidden
        root A
      window WB hidden
        root B
      rotate landscapeLeft

      """
    let episode = Play(Scenario.parse(text).scenario).last
    #expect(
      episode.absences.map { episode.wording.sentence(of: $0) } == [
        "A doesn't count: asked for the hidden window WA, which rotates nothing here",
        "B doesn't count: asked for the hidden window WB, which keeps the scene as it is",
      ])
    #expect(episode.verdict.sentence.contains("the hidden window WB rotates it"))
    #expect(episode.snapshot.windows.map(\.settled) == [.portrait, .portrait, .landscapeRight])
  }

  @Test func `a column off screen that is asked is told as the others are`() {
    let text = """
      ios 16
      screen Menu supports landscape
      screen Detail supports portrait
      root
        split Split asks all
          navigation
            Menu
          navigation
            Detail
      rotate landscapeLeft

      """
    let rules = Play(Scenario.parse(text).scenario).last.exclusions.map { $0.rule }
    #expect(rules == [.containersKeepTheQuestion, .containersKeepTheQuestion])
  }

  @Test func `whoever was asked before a hidden window turned the scene is told of`() {
    let text = """
      ios 26
      screen Feed supports portrait
      screen Toast
      root
        tabs Main asks selected
          navigation Home asks top
            Feed
          Settings
      window Overlay hidden
        Toast
      rotate left
      """
    let last = Play(Scenario.parse(Array(text.utf8)).scenario).episodes[1]
    #expect(
      last.absences.map { last.wording.sentence(of: $0) } == [
        "Feed, Main, and Home count only for the main window",
        "Settings isn't asked: not the selected tab",
      ])
    #expect(last.absences.map(\.rule) == [.everyRootTakesPartFrom8, .forwardingSubclass])
  }

  @Test func `a sheet leaves the decision to its presenter`() {
    check(
      films(), [.present(playerID, as: .pageSheet, from: nil), .rotateLeft],
      ["Player": "under a pageSheet UIKit still asks Main"])
  }

  @Test func `a getter that ran for nothing is called, not used`() {
    check(
      films(asks: .nobody), [],
      ["Films": "getter called, result ignored"])
  }

  @Test func `shouldAutorotate keeps masks from being read`() {
    var app = films(films: nil)
    app[mainID].controller.autorotates = false
    let words = "UIKit read no mask"
    check(
      app, [.rotateLeft], ["Films": words, "Main": words])
  }

  @Test func `a multitasking app's controllers were not asked`() {
    let words = "UIKit read no mask"
    check(
      films(ios: 17, on: .iPad, plist: .all), [.rotateLeft],
      ["Films": words, "Main": words])
  }

  @Test func `SwiftUI's views and covers are told apart`() {
    var app = App()
    app.settings.version = SystemVersion(16)
    let content = app.declare("Content", .view)
    let cover = app.declare("Player", .cover, supports: .landscape)
    let held = app.declare("Held") { $0.isRepresented = true }
    app[content].children = [held]
    app.windows[0].root = app.declare("Root", .hosting, children: [content]) {
      $0.preferenceDefault = .all
    }
    check(
      app, [.present(cover, as: nil, from: nil), .rotateLeft],
      [
        "Content": "a SwiftUI view, so UIKit asks its hosting controller",
        "Player": "under a fullScreenCover UIKit still asks Root",
        "Held": "a UIViewControllerRepresentable, which UIKit never asks",
      ])
  }

  @Test func `a stack inside a wrapped container is wrapped with it`() {
    let text = """
      ios 17
      root
        hosting Root
          view Content
            tabs Tabs asks selected
              navigation Main asks top
                List
      """
    let play = Play(Scenario.parse(text).scenario)
    let wrapped = play.last.absences.last
    #expect(wrapped?.reason == .represented)
    #expect(wrapped?.controllers.map(play.situation.app.name) == ["Tabs", "Main", "List"])
  }

  @Test func `an alert leaves the decision below it`() {
    var app = films()
    let alert = app.declare(system: .alert)
    check(
      app, [.present(alert, as: nil, from: nil), .rotateLeft],
      [
        "system alert": "under an alert UIKit still asks the screen below"
      ])
  }

  @Test func `other windows are other windows`() {
    var app = films(ios: 17)
    let toast = app.declare("Toast")
    app.windows.append(App.Window(name: "Overlay", root: toast, presence: .shown))
    check(
      app, [.rotateLeft],
      [
        "Films": "only for the main window",
        "Main": "only for the main window",
      ])
  }

  /// Holds the exclusions of the last step to these, by name, in the order of the file.
  private func check(
    _ app: App, _ steps: [Step], _ expected: KeyValuePairs<String, String>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let episode = Play(app, steps).last
    let actual = episode.exclusions.map {
      "\(episode.wording.name($0.controller)): \(episode.wording.text(of: $0.reason))"
    }
    #expect(actual == expected.map { "\($0.key): \($0.value)" }, sourceLocation: sourceLocation)
  }
}
