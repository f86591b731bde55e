import DeviceDrawing
import OrientationScenarios
import OrientationTelling
import TerminalModel

/// One moment of a play as a terminal's screen: the phone, the verdict, who was asked, the steps.
struct Card {
  let exhibit: Exhibit
  /// The beat that is shown.
  var number: Int
  /// What has been typed at the prompt.
  var typed = ""
  /// The caption over the picture, from the notes.
  var caption = ""
  /// How far a turn has come; nothing where it is over.
  var progress: Double?

  /// The smallest screen that holds everything worth seeing.
  static let smallest = Size(columns: 60, rows: 18)

  func canvas(_ size: Size) -> Canvas {
    var canvas = words(size)
    drawPhone(in: &canvas)
    return canvas
  }

  /// Everything but the phone.
  func words(_ size: Size) -> Canvas {
    let size = Size(
      columns: max(size.columns, Self.smallest.columns), rows: max(size.rows, Self.smallest.rows))
    var canvas = Canvas(size: size)
    let areas = Areas(size)
    canvas.within(areas.head) { drawHead(in: &$0) }
    canvas.within(areas.right) { drawWords(in: &$0) }
    canvas.within(areas.foot) { drawFoot(in: &$0) }
    return canvas
  }

  /// Where things are.
  private struct Areas {
    let head, left, right, foot: Rect

    init(_ size: Size) {
      let whole = Rect(size).inset(columns: 1, rows: 0)
      let (head, rest) = whole.split(rows: 2)
      let (body, foot) = rest.split(rows: rest.size.rows - 4)
      let (left, right) = body.split(columns: body.size.columns * 2 / 5)
      (self.head, self.left, self.foot) = (head, left, foot)
      self.right = right.inset(columns: 1, rows: 0)
    }
  }

  private var episode: Episode { exhibit.episodes[number] }
  private var verdict: Verdict { exhibit.verdicts[number] }

  private func drawHead(in canvas: inout Canvas) {
    let place = exhibit.place
    let columns = canvas.size.columns - DisplayWidth.of(place) - 2
    canvas.write(exhibit.title, at: .zero, columns: columns, as: .title)
    canvas.write(place, at: .zero, columns: canvas.size.columns, .right, as: .dim)
    canvas.write(
      caption, at: Point(column: 0, row: 1), columns: canvas.size.columns, as: .accent)
  }

  /// The phone, over what is there.
  func drawPhone(in canvas: inout Canvas) {
    let area = Areas(canvas.size).left
    let stage = exhibit.play.stage
    var picture = DevicePicture(of: exhibit.beats[number].world, on: stage)
    if let progress, number > 0 {
      let before = DevicePicture(of: exhibit.beats[number - 1].world, on: stage)
      picture = picture.turning(from: before, progress: progress)
    }
    picture.draw(in: &canvas, area: area)
  }

  // MARK: Words

  private func drawWords(in canvas: inout Canvas) {
    var pen = Pen(canvas.size)
    let beat = exhibit.beats[number]
    pen.write("\(beat.number)  \(exhibit.name(of: beat))", as: .accent, in: &canvas)
    if exhibit.caption(of: beat) != nil { return }
    let style: Style = verdict.isAlarming ? .refused : verdict.tone == .turned ? .good : .plain
    pen.write(wrapped: exhibit.sentence(of: number), as: style, in: &canvas)
    guard !beat.isSkipped else { return }
    pen.skip()
    pen.write("Asked", as: .title, in: &canvas)
    for row in exhibit.way(of: number) { pen.write(row, in: &canvas) }
    let exclusions = episode.exclusions
    guard !exclusions.isEmpty else { return }
    pen.skip()
    pen.write("Not asked", as: .title, in: &canvas)
    let wording = episode.wording
    for exclusion in exclusions {
      let reason = wording.text(of: exclusion.reason)
      let why = reason.isEmpty ? "" : ": " + reason
      pen.write("  " + wording.name(exclusion.controller) + why, as: .dim, in: &canvas)
    }
  }

  // MARK: The steps below

  private func drawFoot(in canvas: inout Canvas) {
    let width = canvas.size.columns
    canvas.line(from: .zero, columns: width)
    var pieces: [(String, Style)] = []
    for beat in exhibit.beats {
      let isHere = beat.number == number
      let text = " \(beat.number)\(beat.number > number ? " " : sign(of: beat.number)) "
      pieces.append((text, isHere ? .selected : beat.number > number ? .dim : .plain))
    }
    // Of a long story the part around the present.
    let before = pieces[..<number].reduce(0) { $0 + DisplayWidth.of($1.0) }
    let shift = max(0, before - width * 2 / 3)
    canvas.write(pieces, at: Point(column: -shift, row: 1))
    let prompt = canvas.write(":", at: Point(column: 0, row: 3), as: .dim)
    canvas.write(
      " " + typed, at: prompt, columns: max(0, width - 1), as: .echo)
  }

  private func sign(of number: Int) -> String {
    exhibit.caption(of: exhibit.beats[number]) != nil
      ? "\"" : exhibit.beats[number].isSkipped ? "-" : exhibit.verdicts[number].sign
  }
}

/// Writes lines one under the other, as far as there is room.
private struct Pen {
  private let size: Size
  private var row = 0

  init(_ size: Size) { self.size = size }

  mutating func skip() { row += 1 }

  mutating func write(_ text: String, as style: Style, in canvas: inout Canvas) {
    canvas.write(text, at: Point(column: 0, row: row), columns: size.columns, as: style)
    row += 1
  }

  mutating func write(wrapped text: String, as style: Style, in canvas: inout Canvas) {
    let area = Rect(column: 0, row: row, columns: size.columns, rows: max(0, size.rows - row))
    row += canvas.write(wrapped: text, in: area, as: style)
  }

  /// A row of the way, its answer at the right.
  mutating func write(_ line: WayRow, in canvas: inout Canvas) {
    let sign =
      switch line.sign {
      case .allows: "✓ "
      case .refuses: "✕ "
      case .none: ""
      }
    let answer = sign + line.answer
    let indent = String(repeating: "  ", count: line.depth) + (line.depth > 0 ? "└ " : "")
    let note = line.note.isEmpty ? "" : "  " + line.note
    let room = size.columns - (answer.isEmpty ? 0 : DisplayWidth.of(answer) + 2)
    let place = Point(column: 0, row: row)
    canvas.write(indent + line.name + note, at: place, columns: max(0, room))
    let style: Style =
      switch line.sign {
      case .allows: .good
      case .refuses: .refused
      case .none: .dim
      }
    canvas.write(answer, at: place, columns: size.columns, .right, as: style)
    row += 1
  }
}
