import OrientationScenarios
import TerminalModel
import Testing

@testable import Playground

struct ClipTests {
  private let size = Size(columns: 100, rows: 30)

  private func clip(_ effects: [Playground.Effect]) throws -> Clip {
    for case .record(let clip) in effects { return clip }
    throw Missing()
  }

  private struct Missing: Error {}

  @Test func `what is done between R and R is recorded, key for key`() throws {
    var desk = desk("the-list-and-the-phone")
    let clip = try clip(desk.press("R Right Left R", size: size))
    #expect(clip.scenes.map(\.input) == ["", "\u{1B}[C", "\u{1B}[D"])
    #expect(clip.scenes.map(\.deed) == ["", "rotate right", "rotate left"])
    #expect(clip.scenes.allSatisfy { $0.canvas.size == size })
    #expect(clip.scenes[1].pressed?.text.contains("→  rotate right") == true)
    var again = PlaygroundTests.desk("the-list-and-the-phone")
    _ = again.press("R Right Left", size: size)
    again.recordingStart = nil
    again.notice = nil
    #expect(clip.scenes.last?.canvas.text == again.screen(size).canvas.text)
  }

  @Test func `a line that is typed is part of it, letter for letter`() throws {
    var desk = desk("the-list-and-the-phone")
    let clip = try clip(desk.press("R : text:'rotate left' Enter R", size: size))
    #expect(clip.scenes.map(\.input).joined() == ":rotate left\r")
    #expect(clip.scenes.map(\.deed).filter { !$0.isEmpty } == ["rotate left"])
  }

  @Test func `the last steps are offered after the fact`() throws {
    var desk = desk("what-a-pop-leaves-behind")
    #expect(desk.press("Space*3 R", size: size).isEmpty)
    let offer = desk.text()
    for words in ["From now on", "The last step", "All of it"] { #expect(offer.contains(words)) }
    let one = try clip(desk.press("Down Enter", size: size))
    #expect(one.scenes.map(\.deed) == ["", "pop"])
    let all = try clip(desk.press("R End Enter", size: size))
    #expect(all.scenes.map(\.deed) == ["", "push Player", "rotate left", "pop"])
    #expect(all.scenes.first?.canvas.text.contains("recording") == false)
  }

  @Test func `a branch is recorded as it was taken, not as the story goes`() throws {
    var desk = desk("what-a-pop-leaves-behind")
    _ = desk.press("Space Right Left", size: size)
    let clip = try clip(desk.press("R End Enter", size: size))
    #expect(clip.scenes.map(\.deed) == ["", "push Player", "rotate right", "rotate left"])
  }

  @Test func `what is said in sentences is recorded as if typed`() throws {
    var linear = Linear(PlaygroundTests.desk("the-list-and-the-phone"))
    _ = linear.take("R")
    _ = linear.take("rotate left")
    let clip = try clip(linear.take("R").effects)
    #expect(clip.scenes.map(\.deed).filter { !$0.isEmpty } == ["rotate left"])
  }

  @Test func `a recording needs something to record`() {
    var desk = desk("the-list-and-the-phone")
    #expect(desk.press("R R", size: size).isEmpty)
    #expect(desk.text().contains("Nothing was recorded."))
  }

  @Test func `recording changes nothing of the session`() throws {
    var desk = desk("what-a-pop-leaves-behind")
    _ = desk.press("Space*2", size: size)
    let before = desk.session.position
    _ = try clip(desk.press("R End Enter", size: size))
    #expect(desk.session.position == before)
    #expect(desk.reel == nil && desk.recordingStart == nil)
  }
}

struct DepartureTests {
  private func departures(_ effects: [Playground.Effect]) -> [Departure] {
    effects.compactMap { if case .export(let departure) = $0 { departure } else { nil } }
  }

  @Test func `export is said at the prompt as on the command line`() throws {
    var desk = desk("what-a-pop-leaves-behind")
    let effects = desk.press("Space : text:'export --to svg -o x.svg' Enter")
    let departure = try #require(departures(effects).first)
    #expect(departure.words == ["--to", "svg", "-o", "x.svg"])
    #expect(departure.name == "what-a-pop-leaves-behind")
    #expect(Scenario.parse(departure.text).isRight)
    #expect(departure.text.contains("push Player") && !departure.text.contains("\npop"))
    let short = desk.press(": text:'export cast' Enter")
    #expect(departures(short).first?.words == ["--to", "cast"])
  }

  @Test func `X offers every kind, and a step's picture is of this step`() {
    var desk = desk("what-a-pop-leaves-behind")
    #expect(desk.press("Space*2 X").isEmpty)
    let offer = desk.text()
    for kind in ["cast", "svg strip", "markdown", "mermaid", "dot", "swift", "xctest", "json"] {
      #expect(offer.contains(kind))
    }
    let effects = desk.press("Down Enter")
    #expect(departures(effects).first?.words == ["--to", "svg", "--step", "4"])
  }

  @Test func `in sentences it is the same`() {
    var linear = Linear(desk("what-a-pop-leaves-behind"))
    #expect(
      departures(linear.take("export markdown").effects).first?.words == ["--to", "markdown"])
  }
}
