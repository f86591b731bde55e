import OrientationModel
import OrientationScenarios
import OrientationTelling

extension ExportInput {
  /// Every step as a small picture, one after the other.
  func strip(_ options: ExportOptions) -> String { StepStrip(self).file(options.tone) }
}

/// All steps while they are drawn.
private struct StepStrip {
  private let input: ExportInput
  private var svg = SVG()

  private static let cell = (width: 216.0, phone: 150.0)
  private static let columns = 4
  private static let margin = 28.0
  private static let gap = 16.0

  /// One picture, and the caption that speaks of it.
  private struct Cell {
    var number: Int
    var caption: [String]
    /// What was done, in as many lines as it takes.
    var step: [String]
    var sentence: [String]

    var height: Double {
      10 + Double(step.count + caption.count) * 16 + StepStrip.cell.phone + 34 + Double(
        sentence.count) * 16 + 14
    }
  }

  init(_ input: ExportInput) { self.input = input }

  private var cells: [Cell] {
    var cells: [Cell] = []
    // A note speaks of what was done before it.
    var notes = ""
    let width = Self.cell.width - 24
    for episode in input.episodes.reversed() {
      if let text = episode.caption?.harmless {
        notes = text + (notes.isEmpty ? "" : " ") + notes
        continue
      }
      guard !episode.isSkipped else { continue }
      let step = episode.name.harmless
      cells.append(
        Cell(
          number: episode.number,
          caption: notes.isEmpty ? [] : TextWidth.wrap(notes, to: width, size: 12, lines: 6),
          step: TextWidth.wrapCode(
            step, to: width, size: 12, first: TextWidth.ofCode("\(episode.number)", size: 12) + 8),
          sentence: TextWidth.wrap(
            input.sentence(of: episode.number), to: width, size: 12, lines: 5)))
      notes = ""
    }
    return cells.reversed()
  }

  func file(_ tone: PictureTone) -> String {
    var strip = self
    let cells = cells
    let columns = max(1, min(Self.columns, cells.count))
    let width = max(2, Double(columns)) * (Self.cell.width + Self.gap) - Self.gap + 2 * Self.margin
    let title = TextWidth.cut(
      input.title, to: width - 2 * Self.margin - 140, size: 20, isBold: true)
    strip.svg.text(title, Self.margin, 44, size: 20, "ink", .bold)
    strip.svg.text(input.place, width - Self.margin, 43, size: 13, "dim", .plain, .end)
    var y = 66.0
    for start in stride(from: 0, to: cells.count, by: columns) {
      let row = cells[start..<min(start + columns, cells.count)]
      let height = row.map(\.height).max() ?? 0
      for (column, cell) in row.enumerated() {
        let x = Self.margin + Double(column) * (Self.cell.width + Self.gap)
        strip.draw(cell, at: x, y, height: height)
      }
      y += height + Self.gap
    }
    var ground = SVG()
    ground.rect(0.5, 0.5, width - 1, y + 11, radius: 14, "paper edge")
    ground.add(strip.svg.body)
    return ground.file(
      width: width, height: y + 12, title: input.title,
      description: cells.map { "\($0.number) \(input.episodes[$0.number].name.harmless)" }
        .joined(separator: "; "), tone: tone)
  }

  private mutating func draw(_ cell: Cell, at x: Double, _ y: Double, height: Double) {
    let verdict = input.verdicts[cell.number]
    let color = verdict.isAlarming ? "bad" : verdict.tone == .turned ? "good" : "ink"
    svg.rect(x, y, Self.cell.width, height, radius: 10, "none edge")
    var line = y + 22
    svg.spans([("\(cell.number)", "dim m", 12), (cell.step[0], "accent m", 12)], x + 12, line)
    for text in cell.step.dropFirst() {
      line += 16
      svg.text(text, x + 12, line, size: 12, "accent", .code)
    }
    let phone = PhoneArt(
      of: input.episodes[cell.number], length: Self.cell.phone, name: "\(cell.number)")
    let rest = Double(cell.sentence.count + cell.caption.count) * 16 + 20
    let middle = (line + 10 + y + height - rest) / 2
    phone.draw(at: x + Self.cell.width / 2, middle, in: &svg)
    line = y + height - rest + 12
    for text in cell.sentence {
      svg.text(text, x + 12, line, size: 12, color)
      line += 16
    }
    for text in cell.caption {
      svg.text(text, x + 12, line, size: 12, "dim i")
      line += 16
    }
  }
}
