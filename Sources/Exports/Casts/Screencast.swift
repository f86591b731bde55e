import OrientationModel
import OrientationScenarios
import TerminalModel

extension Exhibit {
  /// The play as a terminal recording: asciicast, version 2.
  func screencast(_ options: ExportOptions) -> String {
    var director = Director(self, options)
    director.film()
    return director.text
  }
}

/// Films a play: types each step at the prompt, and shows what becomes of it.
private struct Director {
  private let exhibit: Exhibit
  private let size: Size
  private var tape: Tape
  private var card: Card
  /// What the terminal shows.
  private var shown: Canvas

  private static let keyTime = 45
  private static let turnTime = 60
  private static let turnFrames = 5
  private static let dwellTime = 1_600
  /// Reading a character of a caption.
  private static let readingTime = 55

  init(_ exhibit: Exhibit, _ options: ExportOptions) {
    self.exhibit = exhibit
    tape = Tape(options.pace)
    card = Card(exhibit: exhibit, number: 0)
    shown = card.canvas(options.size)
    size = shown.size
  }

  mutating func film() {
    tape.add(.output, "\u{1B}[?25l" + Frame.whole(shown))
    tape.add(.marker, label(of: 0))
    for beat in exhibit.beats.dropFirst() {
      tape.wait(Self.dwellTime)
      play(beat)
    }
    tape.wait(Self.dwellTime)
    // The whole of it again, so that the last frame stands alone.
    tape.add(.output, Frame.whole(shown) + "\u{1B}[\(size.rows);1H\u{1B}[?25h")
  }

  private mutating func play(_ beat: Play.Beat) {
    if let caption = exhibit.caption(of: beat) {
      tape.add(.marker, label(of: beat.number))
      card.number = beat.number
      card.caption = caption
      show()
      tape.wait(min(6_000, caption.count * Self.readingTime))
      return
    }
    type(exhibit.name(of: beat))
    tape.wait(300)
    tape.add(.input, "\r")
    tape.add(.marker, label(of: beat.number))
    card.number = beat.number
    card.typed = ""
    turn(beat)
    show()
  }

  /// Every key on its own, with its echo; nothing but the prompt's row changes.
  private mutating func type(_ text: String) {
    let prompt = size.rows - 1
    var canvas = shown
    for character in text {
      card.typed.append(character)
      canvas.write(
        " " + card.typed, at: Point(column: 2, row: prompt), columns: size.columns - 3, as: .echo)
      tape.add(.input, String(character))
      tape.add(.output, Frame.changes(from: shown, to: canvas, in: prompt..<size.rows))
      shown = canvas
      tape.wait(Self.keyTime)
    }
  }

  /// The frames of a turn, of the hand or of the interface: the words stand, the phone moves.
  private mutating func turn(_ beat: Play.Beat) {
    let before = exhibit.beats[beat.number - 1].world
    guard before.held != beat.world.held || before.interface != beat.world.interface else { return }
    let words = card.words(size)
    for frame in 1..<Self.turnFrames {
      card.progress = Double(frame) / Double(Self.turnFrames)
      var canvas = words
      card.drawPhone(in: &canvas)
      show(canvas)
      tape.wait(Self.turnTime)
    }
    card.progress = nil
  }

  private mutating func show() { show(card.canvas(size)) }

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
