import OrientationModel
import OrientationScenarios
import OrientationTelling

extension ExportInput {
  /// One step as a picture: the phone, the verdict, who was asked, and where in the story it is.
  func still(_ options: ExportOptions) throws(ExportProblem) -> String {
    var still = Still(self, number: try step(options))
    return still.file()
  }
}

private struct Still {
  private let input: ExportInput
  private let number: Int
  private let episode: Episode
  private let phone: PhoneArt
  private var svg = SVG()
  /// Where the next line of the right half goes.
  private var y = 0.0

  private static let right = PicturePage.middle
  private static let textWidth = PicturePage.textWidth

  init(_ input: ExportInput, number: Int) {
    self.input = input
    self.number = number
    episode = input.episodes[number]
    phone = PhoneArt(of: episode, length: PicturePage.phoneLength)
  }

  private var verdict: Verdict { input.verdicts[number] }

  mutating func file() -> String {
    svg.drawHead(of: input)
    y = 108
    drawWords()
    drawWay()
    drawGrid()
    drawExclusions()
    drawRemedy()
    drawGrounds()
    let top = 92.0
    let body = max(y + 8, top + PicturePage.phoneLength + 76)
    let center = top + (body - top - 50) / 2
    phone.draw(at: PicturePage.phoneX, center, in: &svg)
    svg.drawCaption(
      of: episode, in: input, at: PicturePage.phoneX, center + phone.height / 2 + 28)
    TimelineArt(input, here: number).draw(at: body, in: &svg)
    let height = body + (input.episodes.count > 1 ? 82 : 8)
    let name = "\(number) \(episode.name.harmless)"
    return svg.file(
      height: height, title: "\(input.title): \(name)", description: input.sentence(of: number))
  }

  // MARK: The right half

  private mutating func drawWords() {
    svg.drawStep(episode, &y, size: 14, every: 18)
    y += 8
    let sentence = TextWidth.wrap(
      input.sentence(of: number), to: Self.textWidth, size: 18, isBold: true, lines: 4)
    svg.lines(sentence, Self.right, &y, every: 24, size: 18, verdict.ink(), .bold)
    y += 10
  }

  private mutating func heading(_ text: String) {
    svg.text(text, Self.right, y + 8, size: 12, "dim", .bold)
    y += 31
  }

  private mutating func drawWay() {
    guard !episode.isSkipped else { return }
    heading(episode.trace.asked.isEmpty ? "Asked: no view controller" : "Asked")
    for row in input.way(of: number) {
      let x = Self.right + Double(row.depth) * 16
      if row.depth > 0 {
        svg.path(
          "M\((x - 10).short) \((y - 16).short)V\((y - 5).short)H\((x - 2).short)", "none off")
      }
      let answer = row.answer.isEmpty ? "" : (row.sign == .refuses ? "✕ " : "") + row.answer
      let room = Self.textWidth - Double(row.depth) * 16 - TextWidth.ofCode(answer, size: 12.5) - 24
      let name = TextWidth.cut(row.name, to: min(200, room), size: 14, isBold: true)
      let rest = room - TextWidth.of(name, size: 14, isBold: true)
      // What does not fit beside the name stands below it, whole.
      let fits = TextWidth.of(row.note, size: 12.5) <= rest
      let (note, more) = fits ? (row.note, "") : ("", row.note)
      let below = TextWidth.wrap(
        more, to: Self.textWidth - (x - Self.right) - 8, size: 12.5, lines: 3)
      svg.spans([(name, row.depth == 0 ? "dim" : "ink b", 14), (note, "dim", 12.5)], x + 4, y)
      let color = row.sign == .none ? "dim" : "ink"
      if !answer.isEmpty {
        svg.text(answer, PicturePage.right, y, size: 12.5, color, .code, .end)
      }
      y += 17
      svg.lines(below, x + 4, &y, every: 17, size: 12.5, "dim")
      y += 7
    }
    y += 8
  }

  private mutating func drawGrid() {
    guard let grid = episode.grid, !episode.isSkipped else { return }
    heading("Allowed")
    let art = MaskArt(grid: grid)
    art.draw(at: Self.right, y - 14, width: Self.textWidth, in: &svg)
    y += art.height + 4
  }

  private mutating func drawExclusions() {
    let absences = episode.absences
    guard !absences.isEmpty, !episode.isSkipped else { return }
    heading("Not asked")
    let wording = episode.wording
    for absence in absences.prefix(6) {
      let text = wording.note(of: absence)
      let lines = TextWidth.wrap(text.harmless, to: Self.textWidth - 12, size: 13, lines: 4)
      for (index, line) in lines.enumerated() {
        svg.text(line, Self.right + (index > 0 ? 12 : 0), y, size: 13, "dim")
        y += index + 1 < lines.count ? 17 : 21
      }
    }
    if absences.count > 6 {
      svg.text("and \(absences.count - 6) more", Self.right, y, size: 13, "dim")
      y += 21
    }
  }

  /// The smallest change that would have helped, as code, where something is wrong.
  private mutating func drawRemedy() {
    guard input.isToMend(number), let fix = input.fixes(of: number, limit: 1).first else { return }
    heading(fix.heading)
    fix.draw(at: Self.right, &y, width: Self.textWidth, in: &svg)
  }

  private mutating func drawGrounds() {
    guard !episode.isSkipped, let rule = verdict.rule else { return }
    y += 6
    let confidence = Explanation(episode).passage(of: rule).confidence
    let text = "\(rule.number), \(confidence.rawValue): \(rule.title)"
    let lines = TextWidth.wrap(text, to: Self.textWidth, size: 12, lines: 3)
    svg.lines(lines, Self.right, &y, every: 16, size: 12, "dim")
    y += 4
  }
}

/// The masks one under the other, each orientation a small phone: filled where it is allowed.
struct MaskArt {
  let grid: MaskGrid
  static let rowHeight = 27.0
  private static let columnWidth = 52.0
  private static let columnsWidth = columnWidth * 4

  var height: Double { Double(grid.rows.count) * Self.rowHeight }

  func draw(at x: Double, _ y: Double, width: Double, in svg: inout SVG) {
    let left = x + width - Self.columnsWidth
    for (column, orientation) in MaskGrid.columns.enumerated()
    where grid.pointed.contains(orientation) {
      svg.rect(
        left + Double(column) * Self.columnWidth + 1, y - 4, Self.columnWidth - 2, height + 4,
        radius: 6, "band")
    }
    for (column, heading) in MaskGrid.headings.enumerated() {
      let middle = left + (Double(column) + 0.5) * Self.columnWidth
      svg.text(heading, middle, y - 9, size: 12, "dim", .plain, .middle)
    }
    for (index, row) in grid.rows.enumerated() {
      let middle = y + (Double(index) + 0.5) * Self.rowHeight
      let isResult = row.source == .left
      if isResult { svg.line(x, middle - 15, to: x + width, middle - 15, "rule") }
      let words = row.isStruck ? "\(row.label) (ignored)" : row.label
      let label = TextWidth.cut(words, to: width - Self.columnsWidth - 12, size: 14)
      svg.text(label, x, middle + 5, size: 14, "ink", isResult ? .bold : .plain)
      for (column, orientation) in MaskGrid.columns.enumerated() {
        drawPhone(
          orientation, isOn: row.mask.contains(orientation),
          at: left + (Double(column) + 0.5) * Self.columnWidth, middle, in: &svg)
      }
    }
  }

  private func drawPhone(
    _ orientation: InterfaceOrientation, isOn: Bool, at x: Double, _ y: Double, in svg: inout SVG
  ) {
    svg.group(x: x, y: y, turned: Handset.degrees(orientation.device)) { svg in
      svg.rect(-5, -9, 10, 18, radius: 2.5, isOn ? "accent" : "none off dash")
      if isOn { svg.rect(-2, -7, 4, 1.6, radius: 0.8, "onaccent") }
    }
  }
}

extension Verdict {
  /// The class of what tells it.
  func ink(otherwise other: String = "ink") -> String {
    switch judgement.grade {
    case .asWanted: "good"
    case .neutral: other
    case .notWanted, .failed: "warn"
    case .crashed: "bad"
    }
  }
}
