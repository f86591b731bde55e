import OrientationModel
import OrientationScenarios
import TerminalModel

extension Exhibit {
  /// The play as a terminal recording: asciicast, version 2.
  func screencast(_ options: ExportOptions, _ footage: Footage) -> String {
    var scenes = footage.scenes[...]
    var director = Director(title, options, opening: scenes.popFirst(), label: label(of: 0))
    for beat in beats.dropFirst() {
      if let caption = caption(of: beat) {
        director.read(caption)
      } else if let scene = scenes.popFirst() {
        director.play(scene, label: label(of: beat.number))
      }
    }
    return director.text
  }

  private func label(of number: Int) -> String {
    "\(number) \(name(of: beats[number])): \(beats[number].world.interface.name)"
  }
}

extension Footage {
  /// What was done live as a terminal recording.
  package func screencast(title: String) -> String {
    var director = Director(title, ExportOptions(), opening: scenes.first, label: "0 begin")
    var number = 0
    for scene in scenes.dropFirst() {
      if !scene.deed.isEmpty { number += 1 }
      director.play(scene, label: scene.deed.isEmpty ? "" : "\(number) \(scene.deed)")
    }
    return director.text
  }
}

/// Cuts what was filmed: each key is seen, then what becomes of it; captions are given time.
private struct Director {
  private let title: String
  private let size: Size
  private var tape: Tape
  /// What the terminal shows.
  private var shown: Canvas

  private static let keyTime = 500
  /// Of one among many, as in a line that is typed.
  private static let strokeTime = 120
  private static let dwellTime = 1_600
  /// Reading a character of a caption.
  private static let readingTime = 55

  init(_ title: String, _ options: ExportOptions, opening: Footage.Scene?, label: String) {
    self.title = title
    tape = Tape(options.pace)
    shown = opening?.canvas ?? Canvas(size: options.size)
    size = shown.size
    tape.add(.output, "\u{1B}[?25l" + Frame.whole(shown))
    tape.add(.marker, label)
    tape.wait(Self.dwellTime)
  }

  /// A note is on the screen already, with the step it speaks of: it takes its time.
  mutating func read(_ caption: String) {
    tape.add(.marker, caption)
    tape.wait(min(6_000, caption.count * Self.readingTime))
  }

  mutating func play(_ scene: Footage.Scene, label: String) {
    // A key after which everything looks as before is not worth watching.
    if scene.canvas != shown || !scene.turning.isEmpty {
      if let pressed = scene.pressed { show(pressed) }
      tape.add(.input, scene.input)
      tape.wait(scene.pressed == nil ? Self.strokeTime : Self.keyTime)
    }
    tape.add(.marker, label)
    for frame in scene.turning {
      show(frame.canvas)
      tape.wait(frame.milliseconds)
    }
    show(scene.canvas)
    if !label.isEmpty { tape.wait(Self.dwellTime) }
  }

  private mutating func show(_ canvas: Canvas) {
    tape.add(.output, Frame.changes(from: shown, to: canvas))
    shown = canvas
  }

  /// The header, then an event a line; the whole of it again, so that the last frame stands alone.
  var text: String {
    var tape = tape
    tape.add(.output, Frame.whole(shown) + "\u{1B}[\(size.rows);1H\u{1B}[?25h")
    let head: JSON = [
      "version": 2, "width": .number(size.columns), "height": .number(size.rows),
      "title": .string(title), "env": ["TERM": "xterm-256color"], "theme": Self.theme,
    ]
    return ([head] + tape.events).map { $0.text + "\n" }.joined()
  }

  private static let theme: JSON = [
    "fg": "#d6dae0", "bg": "#11151a",
    "palette":
      "#1a1e24:#ff9c8f:#8fd69b:#e6c07b:#7cc0ff:#d7a6f0:#7fd6d6:#d6dae0:#5f6670:#ffb4aa:#a9e3b3:#f0d29a:#a3d3ff:#e4c2f6:#a2e6e6:#ffffff",
  ]
}
