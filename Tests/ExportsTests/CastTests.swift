import Foundation
import Playground
import Proofs
import TerminalModel
import OrientationScenarios
import UprightCommands
import TestSupport
import Testing

@testable import Exports

struct CastTests {
  private let text: String
  private let cast: RecordedCast
  private let input: ExportInput

  init() throws {
    input = try Shelf.bundled("what-a-pop-leaves-behind")
    text = try input.text(.cast)
    cast = try RecordedCast(text)
  }

  @Test func `the header has what version 2 asks for`() {
    #expect(cast.version == 2)
    #expect(cast.width == 80)
    #expect(cast.height == 24)
    #expect(cast.title == "Up to iOS 15, only a rotation undoes landscape after a pop")
    #expect(cast.timestamp == nil, "A clock would make every recording another one.")
  }

  @Test func `events have a code of the format and times that never go back`() {
    #expect(cast.events.allSatisfy { ["o", "i", "m"].contains($0.code) })
    #expect(zip(cast.events, cast.events.dropFirst()).allSatisfy { $0.time <= $1.time })
  }

  @Test func `every step has one marker, and notes are captions`() {
    let labels = cast.events.filter { $0.code == "m" }.map(\.text)
    let notes = input.play.episodes.flatMap(\.notes).count
    #expect(labels.count == input.play.episodes.count + notes)
    #expect(labels[0] == "0 launch: portrait")
    #expect(labels[2] == "The player supports .allButUpsideDown, so it can rotate with the phone.")
    #expect(labels[5] == "3 pop: landscapeRight")
  }

  @Test func `keys are echoed as they are pressed`() {
    let keys = cast.events.filter { $0.code == "i" }.map(\.text).joined()
    #expect(keys == "     ")
    var screen = PlainTerminal(columns: 80, rows: 24)
    for event in cast.events.prefix(while: { $0.code != "i" }) where event.code == "o" {
      screen.take(event.text)
    }
    #expect(screen.rows[23].hasSuffix(" space  push Player "))
  }

  @Test
  func `a key that changes nothing is not shown, and a step that looks the same has its marker`()
    throws
  {
    let size = Size(columns: 8, rows: 2)
    var (first, pressed, second) = (Canvas(size: size), Canvas(size: size), Canvas(size: size))
    first.write("one", at: .init(column: 0, row: 0), columns: 8, as: .plain)
    pressed.write("key", at: .init(column: 0, row: 0), columns: 8, as: .plain)
    second.write("two", at: .init(column: 0, row: 0), columns: 8, as: .plain)
    func shot(_ input: String, _ step: String, _ canvas: Canvas) -> Screencast.Shot {
      .init(input: input, step: step, pressed: pressed, canvas: canvas)
    }
    let screencast = Screencast(
      title: "Three keys",
      [
        .init(canvas: first), shot("x", "", first), shot("y", "pop", first),
        shot("z", "push", second),
      ])
    let cast = try RecordedCast(screencast.asciicast)
    #expect(cast.events.filter { $0.code == "i" }.map(\.text) == ["z"])
    #expect(
      cast.events.filter { $0.code == "m" }.map(\.text) == ["0 begin", "1 pop", "2 push"])
    #expect(cast.events.count { $0.text.contains("key") } == 1)
  }

  @Test func `the last event alone is the final screen`() {
    var whole = PlainTerminal(columns: 80, rows: 24)
    for event in cast.events where event.code == "o" { whole.take(event.text) }
    var last = PlainTerminal(columns: 80, rows: 24)
    last.take(cast.events.last?.text ?? "")
    #expect(last.rows == whole.rows)
  }

  @Test(arguments: ["80x24", "120x40", "40x12"])
  func `the last frame is the playground's own screen, in any size`(_ size: String) throws {
    for name in ["what-a-pop-leaves-behind", "swiftui-attempt-2-a-request-is-refused"] {
      let input = try Shelf.bundled(name)
      let count = input.play.episodes.count { episode in
        episode.number > 0
      }
      let environment = Environment(
        variable: { _ in nil }, read: { _ throws(FileProblem) in throw .notFound },
        readStandardInput: { () throws(FileProblem) in [] },
        scenarioFiles: { _ throws(FileProblem) in [] }, screen: .playground)
      let screen = Program.respond(
        to: ["screen", name, "--keys", "Space*\(count)", "--size", size, "--ansi"],
        in: environment)
      let wanted = try #require(Size(size))
      let cast = try RecordedCast(try input.text(.cast) { $0.size = wanted })
      var last = PlainTerminal(columns: wanted.columns, rows: wanted.rows)
      last.take(cast.events.last?.text ?? "")
      var own = PlainTerminal(columns: wanted.columns, rows: wanted.rows)
      let lines = screen.output.split(separator: "\n", omittingEmptySubsequences: false)
      for (row, line) in lines.prefix(wanted.rows).enumerated() {
        own.take("\u{1B}[\(row + 1);1H" + line)
      }
      expectText(last.text, equals: own.text)
    }
  }

  @Test func `another size is another terminal`() throws {
    let wide = try RecordedCast(
      try input.text(.cast) { $0.size = Size(columns: 120, rows: 40) })
    #expect(wide.width == 120)
    var screen = PlainTerminal(columns: 120, rows: 40)
    for event in wide.events where event.code == "o" { screen.take(event.text) }
    #expect(screen.isWithinBounds)
  }

  @Test func `asciinema reads it`() throws {
    guard let tool = Tool.path("asciinema"), let script = Tool.path("script") else { return }
    let ended = try Tool.run(
      "'\(script)' -qec \"'\(tool)' cat out.cast\" /dev/null", files: ["out.cast": text])
    #expect(ended.code == 0)
    #expect(ended.output.contains("What a pop leaves behind"))
  }
}
