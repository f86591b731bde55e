import OrientationModel
import OrientationScenarios
import OrientationTelling
import Proofs
import Testing

/// The question's way as a tree, and the masks as a grid.
struct WayTests {
  @Test func `a navigation controller passes the question to its top`() {
    checkWay(
      films(), [.rotateLeft],
      [
        "window", "  Main: navigation controller, asks its top screen",
        "    Films { .portrait } ✕",
      ])
  }

  @Test func `a plain navigation controller answers for itself`() {
    checkWay(
      films(asks: .nobody), [.rotateLeft],
      [
        "window", "  Main: navigation controller, doesn't ask its children { .all } ✓",
      ])
  }

  @Test func `a presented screen says how it is presented`() {
    checkWay(
      films(), [.present(playerID, as: .fullScreen, from: nil)],
      ["window", "  Player: presented as fullScreen { .allButUpsideDown } ✓"])
  }

  @Test func `who allowed what happened refused nothing`() {
    checkWay(
      films(player: .landscape), [.present(playerID, as: .fullScreen, from: nil)],
      ["window", "  Player: presented as fullScreen { .landscape }"])
  }

  @Test func `where nobody is asked the only row says so`() {
    checkWay(
      films(), [.push(playerID, into: nil)],
      ["no one: UIKit asks no view controller: iOS 15 doesn't check after a push"])
  }

  @Test func `the window at the head is that of who answered, and others say which is theirs`() {
    let text = """
      plist portrait landscape
      screen List wants portrait supports portrait
      screen Toast
      screen Detail
      root List
      window Overlay absent
        Toast
      add window Overlay
      show window Overlay
      rotate left
      present Detail as formSheet
      """
    let episode = Play(Scenario.parse(text).scenario).last
    #expect(episode.way.map(\.name) == ["window main", "List"])
    #expect(episode.way[1].controller.map { episode.snapshot.standing(of: $0)?.window.id } == 0)
    let notes = episode.absences.map(episode.wording.note)
    #expect(notes.contains("Toast: in another window, Overlay"), "\(notes)")
    #expect(
      episode.verdict.sentence
        == "List supports portrait only, but its mask is the same as before.")
  }

  @Test func `below a verdict that gives the reason, nobody is asked without it`() {
    let pushed = Play(films(), [.push(playerID, into: nil)]).last
    #expect(pushed.way[0].below(pushed.verdict).note == "UIKit asks no view controller")
    let launched = Play(films(), []).last
    #expect(pushed.way[0].below(launched.verdict) == pushed.way[0])
  }

  @Test func `in the fewest words an answer without a mask is the answer alone`() {
    var app = films(films: nil)
    app[mainID].controller.autorotates = false
    #expect(Play(app, [.rotateLeft]).last.way.last?.brief == "shouldAutorotate is false")
    #expect(Play(films(), [.rotateLeft]).last.way.map(\.brief) == ["", "asks its top screen", ""])
  }

  @Test func `who decides without a mask says what it answered`() {
    var app = films(films: nil)
    app[mainID].controller.autorotates = false
    checkWay(app, [.rotateLeft], ["window", "  Main: shouldAutorotate returns false"])
  }

  @Test func `a container can ask all its children`() {
    let split = makeApp(ios: 16) {
      let list = $0.declare("List", supports: .portrait)
      let detail = $0.declare("Detail", supports: .all)
      return $0.declare("Split", .split, asks: .all, children: [list, detail])
    }
    checkWay(
      split, [.rotateLeft],
      [
        "window", "  Split: split view controller, asks every child",
        "    List { .portrait } ✕", "    Detail { .all } ✓",
      ])
  }

  @Test func `the masks lie one under the other`() {
    checkGrid(
      films(), [.rotateLeft],
      ["Films ●···", "Info.plist ●·●●", "allowed ●···"], points: .landscapeRight)
    checkGrid(
      films(films: .all, plist: .all), [.rotate(.portraitUpsideDown)],
      ["Films ●●●●", "Info.plist ●●●●", "this iPhone ●·●●", "allowed ●·●●"],
      points: .portraitUpsideDown)
    checkGrid(
      films(ios: 5), [.rotateLeft], ["Films ●···", "allowed ●···"], points: .landscapeRight)
    checkGrid(
      films(delegate: .mask(.mask(.landscape))), [],
      ["Films ●···", "app delegate ··●●", "allowed ····"],
      points: .portrait)
  }

  @Test func `a request points at all it asks for`() {
    checkGrid(
      films(ios: 26), [.request(.landscape)],
      ["Films ●···", "Info.plist ●·●●", "allowed ●···"], points: .landscape)
  }

  @Test func `without a mask there is no grid`() {
    #expect(Play(films(), [.push(playerID, into: nil)]).last.grid == nil)
  }

  private func checkWay(
    _ app: App, _ steps: [Step], _ expected: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let actual = Play(app, steps).last.way.map { row in
      let sign =
        switch row.sign {
        case .none: ""
        case .allows: " ✓"
        case .refuses: " ✕"
        }
      return String(repeating: "  ", count: row.depth) + row.name
        + (row.note.isEmpty ? "" : ": " + row.note)
        + (row.answer.isEmpty ? "" : " " + row.answer) + sign
    }
    #expect(actual == expected, sourceLocation: sourceLocation)
  }

  private func checkGrid(
    _ app: App, _ steps: [Step], _ expected: [String], points: OrientationMask,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let grid = Play(app, steps).last.grid
    let actual = grid?.rows.map { row in
      row.label + " " + MaskGrid.columns.map { row.mask.contains($0) ? "●" : "·" }.joined()
    }
    #expect(actual == expected, sourceLocation: sourceLocation)
    #expect(grid?.pointed == points, sourceLocation: sourceLocation)
  }
}
