import OrientationScenarios
import PlaygroundSession
import TerminalModel
import Testing

@testable import Playground

struct ScreencastTests {
  private let size = Size(columns: 100, rows: 30)

  private func screencast(_ effects: [PlaygroundEffect]) throws -> Screencast {
    for case .record(let screencast) in effects { return screencast }
    throw Missing()
  }

  private struct Missing: Error {}

  /// What was recorded of some keys.
  private func recorded(_ keys: String, in playground: inout PlaygroundState) throws -> Screencast {
    _ = playground.wishes { $0.run(.record) }
    return try screencast(playground.press("\(keys) : text:record Enter", size: size))
  }

  @Test func `what is done between R and R is recorded, key for key`() throws {
    var playground = playground("the-list-and-the-phone")
    let screencast = try recorded("Right Left", in: &playground)
    #expect(screencast.shots.map(\.input) == ["", "\u{1B}[C", "\u{1B}[D"])
    #expect(screencast.shots.map(\.step) == ["", "rotate right", "rotate left"])
    #expect(screencast.shots.allSatisfy { $0.canvas.size == size })
    #expect(screencast.shots[1].pressed?.text.contains("→  rotate right") == true)
    var again = PlaygroundTests.playground("the-list-and-the-phone")
    _ = again.wishes { $0.run(.record) }
    _ = again.press("Right Left", size: size)
    again.recording = nil
    again.notice = nil
    #expect(screencast.shots.last?.canvas.text == again.screen(size).canvas.text)
  }

  @Test func `a line that is typed is part of it, letter for letter`() throws {
    var playground = playground("the-list-and-the-phone")
    let screencast = try recorded(": text:'rotate left' Enter", in: &playground)
    #expect(screencast.shots.map(\.input).joined() == ":rotate left\r")
    #expect(screencast.shots.map(\.step).filter { !$0.isEmpty } == ["rotate left"])
  }

  @Test func `a branch is recorded as it was taken, not as the story goes`() throws {
    var playground = playground("what-a-pop-leaves-behind")
    let screencast = try recorded("Space Right Left", in: &playground)
    #expect(screencast.shots.map(\.step) == ["", "push Player", "rotate right", "rotate left"])
  }

  @Test func `what is said in sentences is recorded as if typed`() throws {
    var linear = Linear(PlaygroundTests.playground("the-list-and-the-phone"))
    _ = linear.take("record")
    _ = linear.take("rotate left")
    let screencast = try screencast(linear.take("record").effects)
    #expect(screencast.shots.map(\.step).filter { !$0.isEmpty } == ["rotate left"])
  }

  @Test func `that it is recorded is said, wherever one goes`() {
    var playground = playground("the-apps-orientations-limit-every-screen", after: "Space*4")
    _ = playground.press(": text:record Enter x Enter", size: size)
    let title = playground.text().split(separator: "\n").first ?? ""
    #expect(title.hasSuffix(" · recording"), "\(title)")
  }

  @Test func `a recording needs something to record`() {
    var playground = playground("the-list-and-the-phone")
    #expect(playground.press(": text:record Enter : text:record Enter", size: size).isEmpty)
    #expect(playground.text().contains("Nothing was recorded."))
  }

}

struct ExportRequestTests {
  private func requests(_ effects: [PlaygroundEffect]) -> [ExportRequest] {
    effects.compactMap { if case .export(let request) = $0 { request } else { nil } }
  }

  @Test func `export is said at the prompt as on the command line`() throws {
    var playground = playground("what-a-pop-leaves-behind")
    let effects = playground.press("Space : text:'export --to svg -o x.svg' Enter")
    let request = try #require(requests(effects).first)
    #expect(request.words == ["--to", "svg", "-o", "x.svg"])
    #expect(request.name == "up-to-ios-15-only-a-rotation-undoes-landscape")
    #expect(Scenario.parse(request.text).isRight)
    #expect(request.text.contains("push Player") && !request.text.contains("\npop"))
    let short = playground.press(": text:'export cast' Enter")
    #expect(requests(short).first?.words == ["--to", "cast"])
  }

  @Test func `X offers every kind, and a step's picture is of this step`() {
    var playground = playground("what-a-pop-leaves-behind")
    #expect(playground.press("Space*2 X").isEmpty)
    let offer = playground.text()
    for kind in ["cast", "svg animated", "markdown", "swift", "xctest", "json"] {
      #expect(offer.contains(kind))
    }
    let effects = playground.press("Down Enter")
    #expect(requests(effects).first?.words == ["--to", "svg", "--step", "2"])
  }

  @Test func `in sentences it is the same`() {
    var linear = Linear(playground("what-a-pop-leaves-behind"))
    #expect(
      requests(linear.take("export markdown").effects).first?.words == ["--to", "markdown"])
  }
}
