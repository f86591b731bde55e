import OrientationModel
import OrientationScenarios
import TerminalModel

extension ExportInput {
  /// The play as a terminal recording: each step with what came of it, each note with time to read.
  func asciicast(_ options: ExportOptions, _ screencast: Screencast) -> String {
    var shots = screencast.shots[...]
    var cast = Asciicast(title, options, opening: shots.popFirst(), label: label(of: 0))
    for episode in episodes {
      if episode.number > 0, let shot = shots.popFirst() {
        cast.add(shot, label: label(of: episode.number))
      }
      for note in episode.notes { cast.add(caption: note.harmless) }
    }
    return cast.text
  }

  private func label(of number: Int) -> String {
    "\(number) \(episodes[number].name.harmless): \(episodes[number].after.interface.name)"
  }
}

extension Screencast {
  /// What was done live as a terminal recording.
  package var asciicast: String {
    var cast = Asciicast(title, ExportOptions(), opening: shots.first, label: "0 begin")
    var number = 0
    for shot in shots.dropFirst() {
      if !shot.step.isEmpty { number += 1 }
      cast.add(shot, label: shot.step.isEmpty ? "" : "\(number) \(shot.step)")
    }
    return cast.text
  }
}

/// A recording in asciinema's format, version 2, while it is written.
///
/// Each key is seen, then what becomes of it; captions are given time.
private struct Asciicast {
  private enum Code: String {
    case output = "o"
    case input = "i"
    case marker = "m"
  }

  private let title: String
  private let size: Size
  private var events: [JSON] = []
  /// What has gone by, in milliseconds.
  private var time = 0
  private var shown: Canvas

  private static let keyTime = 500
  /// Of one among many, as in a line that is typed.
  private static let strokeTime = 120
  private static let dwellTime = 1_600
  /// Reading a character of a caption.
  private static let readingTime = 55

  init(_ title: String, _ options: ExportOptions, opening: Screencast.Shot?, label: String) {
    self.title = title
    shown = opening?.canvas ?? Canvas(size: options.size)
    size = shown.size
    add(.output, "\u{1B}[?25l" + whole)
    add(.marker, label)
    wait(Self.dwellTime)
  }

  /// A note is on the screen already, with the step it speaks of: it takes its time.
  mutating func add(caption: String) {
    add(.marker, caption)
    wait(min(6_000, caption.count * Self.readingTime))
  }

  mutating func add(_ shot: Screencast.Shot, label: String) {
    // A key after which everything looks as before is not worth watching.
    if shot.canvas != shown || !shot.turning.isEmpty {
      if let pressed = shot.pressed { show(pressed) }
      add(.input, shot.input)
      wait(shot.pressed == nil ? Self.strokeTime : Self.keyTime)
    }
    add(.marker, label)
    for frame in shot.turning {
      show(frame.canvas)
      wait(frame.milliseconds)
    }
    show(shot.canvas)
    if !label.isEmpty { wait(Self.dwellTime) }
  }

  private mutating func wait(_ milliseconds: Int) { time += milliseconds }

  private mutating func add(_ code: Code, _ text: String) {
    guard !text.isEmpty else { return }
    events.append([JSON.thousandths(time), code.rawValue, text])
  }

  // MARK: What the terminal is sent

  /// Shows a canvas: only what is different from the one before.
  private mutating func show(_ canvas: Canvas) {
    let rows = (0..<canvas.rowCount).compactMap { row in
      canvas.changedColumns(of: row, since: shown).map { (row, $0) }
    }
    add(.output, bytes(of: canvas, rows))
    shown = canvas
  }

  /// Clears the terminal and writes everything that is shown.
  private var whole: String {
    let rows = (0..<shown.rowCount).map { ($0, 0..<shown.size.columns) }
    return "\u{1B}[0m\u{1B}[2J" + bytes(of: shown, rows)
  }

  /// Some columns of some rows, with their colours; nothing where there are none.
  private func bytes(of canvas: Canvas, _ rows: [(Int, Range<Int>)]) -> String {
    guard !rows.isEmpty else { return "" }
    var text = String.UnicodeScalarView()
    var style: Style?
    for (row, columns) in rows {
      text += "\u{1B}[\(row + 1);\(columns.lowerBound + 1)H".unicodeScalars
      let cells = canvas.row(row)
      for cell in cells.dropFirst(columns.lowerBound).prefix(columns.count)
      where !cell.isRightHalf {
        if cell.style != style {
          text += "\u{1B}[0\(Self.theme.rendition(of: cell.style).parameters)m".unicodeScalars
        }
        style = cell.style
        text += canvas.drawnScalars(of: cell)
      }
    }
    return String(text) + "\u{1B}[0m"
  }

  private static let theme = Theme(depth: .trueColor, appearance: .dark)

  /// The header, then an event a line; all of the screen again, so that the last frame stands alone.
  var text: String {
    var cast = self
    cast.add(.output, whole + "\u{1B}[\(size.rows);1H\u{1B}[?25h")
    let head: JSON = [
      "version": 2, "width": size.columns, "height": size.rows,
      "title": title, "env": ["TERM": "xterm-256color"] as JSON, "theme": Self.colors,
    ]
    return ([head] + cast.events).map(\.line).joined()
  }

  private static let colors: JSON = [
    "fg": "#d6dae0", "bg": "#11151a",
    "palette":
      "#1a1e24:#ff9c8f:#8fd69b:#e6c07b:#7cc0ff:#d7a6f0:#7fd6d6:#d6dae0:#5f6670:#ffb4aa:#a9e3b3:#f0d29a:#a3d3ff:#e4c2f6:#a2e6e6:#ffffff",
  ]
}
