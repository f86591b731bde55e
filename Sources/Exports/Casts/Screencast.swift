import OrientationModel
import OrientationScenarios
import TerminalModel

extension Exhibit {
  /// The play as a terminal recording: asciicast, version 2.
  func screencast(_ options: ExportOptions, _ footage: Footage) -> String {
    var director = Director(self, options, footage)
    director.cut()
    return director.text
  }
}

/// Cuts what was filmed: each key is seen, then what becomes of it; captions are given time.
private struct Director {
  private let exhibit: Exhibit
  private let size: Size
  private var tape: Tape
  private var rest: ArraySlice<Footage.Scene>
  /// What the terminal shows.
  private var shown: Canvas

  private static let keyTime = 500
  private static let dwellTime = 1_600
  /// Reading a character of a caption.
  private static let readingTime = 55

  init(_ exhibit: Exhibit, _ options: ExportOptions, _ footage: Footage) {
    self.exhibit = exhibit
    tape = Tape(options.pace)
    rest = footage.scenes[...]
    shown = rest.popFirst()?.canvas ?? Canvas(size: options.size)
    size = shown.size
  }

  mutating func cut() {
    tape.add(.output, "\u{1B}[?25l" + Frame.whole(shown))
    tape.add(.marker, label(of: 0))
    for beat in exhibit.beats.dropFirst() {
      add(beat)
    }
    tape.wait(Self.dwellTime)
    // The whole of it again, so that the last frame stands alone.
    tape.add(.output, Frame.whole(shown) + "\u{1B}[\(size.rows);1H\u{1B}[?25h")
  }

  /// A note is on the screen already, with the step it speaks of: it takes its time.
  private mutating func add(_ beat: Play.Beat) {
    if let caption = exhibit.caption(of: beat) {
      tape.add(.marker, label(of: beat.number))
      return tape.wait(min(6_000, caption.count * Self.readingTime))
    }
    tape.wait(Self.dwellTime)
    guard let scene = rest.popFirst() else { return }
    if let pressed = scene.pressed { show(pressed) }
    tape.add(.input, scene.input)
    tape.wait(Self.keyTime)
    tape.add(.marker, label(of: beat.number))
    for frame in scene.turning {
      show(frame.canvas)
      tape.wait(frame.milliseconds)
    }
    show(scene.canvas)
  }

  private mutating func show(_ canvas: Canvas) {
    tape.add(.output, Frame.changes(from: shown, to: canvas))
    shown = canvas
  }

  private func label(of number: Int) -> String {
    let beat = exhibit.beats[number]
    if let caption = exhibit.caption(of: beat) { return caption }
    return "\(number) \(exhibit.name(of: beat)): \(beat.world.interface.name)"
  }

  /// The header, then an event a line.
  var text: String {
    let head: JSON = [
      "version": 2, "width": .number(size.columns), "height": .number(size.rows),
      "title": .string(exhibit.title), "env": ["TERM": "xterm-256color"], "theme": Self.theme,
    ]
    return ([head] + tape.events).map { $0.text + "\n" }.joined()
  }

  private static let theme: JSON = [
    "fg": "#d6dae0", "bg": "#11151a",
    "palette":
      "#1a1e24:#ff9c8f:#8fd69b:#e6c07b:#7cc0ff:#d7a6f0:#7fd6d6:#d6dae0:#5f6670:#ffb4aa:#a9e3b3:#f0d29a:#a3d3ff:#e4c2f6:#a2e6e6:#ffffff",
  ]
}
