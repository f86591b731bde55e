import OrientationModel
import OrientationScenarios
import OrientationTelling

extension ExportInput {
  /// One step as a picture: the phone, the verdict, who was asked, and where in the story it is.
  func still(_ options: ExportOptions) throws(ExportProblem) -> String {
    var still = Still(self, number: try step(options))
    return still.file(options.tone)
  }
}

/// One step while it is drawn.
private struct Still {
  private let input: ExportInput
  private let number: Int
  private let episode: Episode
  private let phone: PhoneArt
  private var svg = SVG()
  /// Where the next line of the right half goes.
  private var y = 0.0

  private static let width = 900.0
  private static let margin = 32.0
  private static let right = 412.0
  private static let phoneLength = 330.0
  private static var textWidth: Double { width - margin - right }

  init(_ input: ExportInput, number: Int) {
    (self.input, self.number) = (input, number)
    episode = input.episodes[number]
    phone = PhoneArt(of: episode, length: Self.phoneLength, name: "\(number)")
  }

  private var verdict: Verdict { input.verdicts[number] }

  mutating func file(_ tone: PictureTone) -> String {
    drawHead()
    y = 108
    drawWords()
    drawWay()
    drawGrid()
    drawExclusions()
    drawRemedy()
    drawGrounds()
    let top = 92.0
    let body = max(y + 8, top + Self.phoneLength + 76)
    phone.draw(at: 205, top + (body - top - 50) / 2, in: &svg)
    drawCaption(at: top + (body - top - 50) / 2 + phone.height / 2 + 28)
    drawTimeline(at: body)
    let height = body + (told.count > 1 ? 64 : 8)
    var ground = SVG()
    ground.rect(0.5, 0.5, Self.width - 1, height - 1, radius: 14, "paper edge")
    ground.add(svg.body)
    let name = "\(number) \(episode.name.harmless)"
    return ground.file(
      width: Self.width, height: height, title: "\(input.title): \(name)",
      description: input.sentence(of: number), tone: tone)
  }

  private mutating func drawHead() {
    let room = Self.width - 2 * Self.margin - 24 - TextWidth.of(input.place, size: 14)
    // A long title is set smaller before it is cut.
    let size = [22.0, 19, 16].first { TextWidth.of(input.title, size: $0, isBold: true) <= room }
    let title = TextWidth.cut(input.title, to: room, size: size ?? 16, isBold: true)
    svg.text(title, Self.margin, 50, size: size ?? 16, "ink", .bold)
    svg.text(input.place, Self.width - Self.margin, 49, size: 14, "dim", .plain, .end)
    svg.line(Self.margin, 72, to: Self.width - Self.margin, 72, "rule")
  }

  /// Under the phone: how it is held, and how the interface lies.
  private mutating func drawCaption(at y: Double) {
    let world = episode.after
    let flat = world.held == .faceUp || world.held == .faceDown
    let held = flat ? "lies flat, \(world.held.name)" : "held \(world.held.name)"
    svg.text(held, 205, y, size: 12, "dim", .plain, .middle)
    svg.text("interface \(world.interface.name)", 205, y + 17, size: 12, tint, .bold, .middle)
  }

  private var tint: String { verdict.isAlarming ? "bad" : verdict.tone == .turned ? "good" : "ink" }

  // MARK: The right half

  private mutating func drawWords() {
    let step = TextWidth.wrapCode(
      episode.name.harmless, to: Self.textWidth, size: 14,
      first: TextWidth.ofCode("\(number)", size: 14) + 8)
    svg.spans([("\(number)", "dim m", 14), (step[0], "accent m", 14)], Self.right, y)
    for line in step.dropFirst() {
      y += 18
      svg.text(line, Self.right, y, size: 14, "accent", .code)
    }
    y += 26
    let sentence = input.sentence(of: number)
    for line in TextWidth.wrap(sentence, to: Self.textWidth, size: 18, isBold: true, lines: 4) {
      svg.text(line, Self.right, y, size: 18, tint, .bold)
      y += 24
    }
    y += 10
  }

  private mutating func heading(_ text: String) {
    svg.text(text, Self.right, y + 8, size: 12, "dim", .bold)
    y += 31
  }

  private mutating func drawWay() {
    guard !episode.isSkipped else { return }
    heading("Asked")
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
      let note = fits ? row.note : ""
      let below =
        fits
        ? []
        : TextWidth.wrap(row.note, to: Self.textWidth - (x - Self.right) - 8, size: 12.5, lines: 3)
      svg.spans([(name, row.depth == 0 ? "dim" : "ink b", 14), (note, "dim", 12.5)], x + 4, y)
      let color = row.sign == .refuses ? "bad" : row.sign == .allows ? "good" : "dim"
      if !answer.isEmpty {
        svg.text(answer, Self.width - Self.margin, y, size: 12.5, color, .code, .end)
      }
      for line in below {
        y += 17
        svg.text(line, x + 4, y, size: 12.5, "dim")
      }
      y += 24
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
    let exclusions = episode.exclusions
    guard !exclusions.isEmpty, !episode.isSkipped else { return }
    heading("Not asked")
    let wording = episode.wording
    for exclusion in exclusions.prefix(6) {
      let reason = wording.text(of: exclusion.reason)
      let text = wording.name(exclusion.controller) + (reason.isEmpty ? "" : ": " + reason)
      let lines = TextWidth.wrap(text.harmless, to: Self.textWidth - 12, size: 13, lines: 4)
      for (index, line) in lines.enumerated() {
        svg.text(line, Self.right + (index > 0 ? 12 : 0), y, size: 13, "dim")
        y += index + 1 < lines.count ? 17 : 21
      }
    }
    if exclusions.count > 6 {
      svg.text("and \(exclusions.count - 6) more", Self.right, y, size: 13, "dim")
      y += 21
    }
  }

  /// The smallest change that would have helped, where something is wrong.
  private mutating func drawRemedy() {
    guard verdict.isAlarming, let fix = input.fixes(of: number, limit: 1).first else { return }
    heading("The smallest change")
    let text = fix.title.harmless
    for line in TextWidth.wrap(text, to: Self.textWidth, size: 13, lines: 3) {
      svg.text(line, Self.right, y, size: 13, "good")
      y += 18
    }
    y += 4
  }

  /// The rule that settled it, and how sure that is.
  private mutating func drawGrounds() {
    guard !episode.isSkipped, let rule = episode.trace.because else { return }
    let text = "\(rule.number), \(rule.confidence.rawValue): \(rule.title)"
    y += 6
    for line in TextWidth.wrap(text, to: Self.textWidth, size: 12, lines: 3) {
      svg.text(line, Self.right, y, size: 12, "dim")
      y += 16
    }
    y += 4
  }

  // MARK: The story below

  /// The launch and the steps, without notes.
  private var told: [Episode] { input.episodes.filter { $0.caption == nil } }

  private mutating func drawTimeline(at y: Double) {
    let episodes = told
    guard episodes.count > 1 else { return }
    svg.line(Self.margin, y, to: Self.width - Self.margin, y, "rule")
    let (first, last) = (Self.margin + 10, Self.width - Self.margin - 10)
    let step = min(74, (last - first) / Double(episodes.count - 1))
    let middle = y + 30
    svg.line(first, middle, to: first + step * Double(episodes.count - 1), middle, "rule")
    for (index, episode) in episodes.enumerated() {
      let x = first + Double(index) * step
      let isHere = episode.number == number
      let verdict = input.verdicts[episode.number]
      let color = verdict.isAlarming ? "bad" : verdict.tone == .turned ? "good" : "dim"
      svg.group("") { svg in
        svg.add("<title>\((("\(episode.number) " + episode.name.harmless)).xml())</title>")
        if isHere { svg.circle(x, middle, 11, "paper ring") }
        svg.circle(x, middle, isHere ? 7 : step < 16 ? 3 : 5, color)
      }
      if step >= 16 || isHere {
        svg.text(
          "\(episode.number)", x, middle + 25, size: 11, isHere ? "ink" : "dim",
          isHere ? .bold : .plain, .middle)
      }
    }
  }
}

/// The masks one under the other, each orientation a small phone: filled where it is allowed.
struct MaskArt {
  let grid: MaskGrid
  static let rowHeight = 27.0
  private static let columnWidth = 42.0
  private static let columnsWidth = columnWidth * 4

  var height: Double { Double(grid.rows.count) * Self.rowHeight }

  func draw(at x: Double, _ y: Double, width: Double, in svg: inout SVG) {
    let left = x + width - Self.columnsWidth
    if let pointed = grid.pointed, let column = MaskGrid.columns.firstIndex(of: pointed) {
      svg.rect(
        left + Double(column) * Self.columnWidth + 1, y - 4, Self.columnWidth - 2, height + 4,
        radius: 6, "band")
    }
    for (column, heading) in MaskGrid.headings.enumerated() {
      let middle = left + (Double(column) + 0.5) * Self.columnWidth
      svg.text(heading, middle, y - 9, size: 9, "dim", .plain, .middle)
    }
    for (index, row) in grid.rows.enumerated() {
      let middle = y + (Double(index) + 0.5) * Self.rowHeight
      let isResult = row.source == .left
      if isResult { svg.line(x, middle - 15, to: x + width, middle - 15, "rule") }
      let label = TextWidth.cut(row.label, to: width - Self.columnsWidth - 12, size: 14)
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
