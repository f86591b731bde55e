import DeviceDrawing
import OrientationModel

/// What a screen shows below its bars: what its name promises, the same as on the stage.
struct ContentArt {
  private let area: Area
  /// How far text stays from the sides.
  private let inset: Double
  private let seed: Int

  init(_ name: String, in area: Area, inset: Double) {
    self.area = area
    self.inset = inset
    seed = PlaceholderContent.seed(name)
  }

  private var unit: Double { area.unit }
  private var left: Double { area.x + inset }
  private var width: Double { area.width - 2 * inset }
  /// Above the home indicator.
  private var bottom: Double { area.bottom - 16 * unit }

  func draw(_ content: PlaceholderContent, in svg: inout SVG) {
    switch content {
    case .list(let texts): drawRows(texts, in: &svg)
    case .video: drawVideo(in: &svg)
    case .map: drawMap(in: &svg)
    case .camera: drawCamera(in: &svg)
    case .picture: drawPicture(left, area.y + 6 * unit, width, bottom - area.y, in: &svg)
    case .pictures: drawTiles(in: &svg)
    case .chart: drawChart(in: &svg)
    case .chat: drawBubbles(in: &svg)
    case .board: drawBoard(in: &svg)
    case .form(let labels): drawForm(labels, in: &svg)
    case .web:
      svg.rect(left, area.y + 6 * unit, width, 18 * unit, radius: 6 * unit, "row")
      drawLines(from: area.y + 40 * unit, every: 13, in: &svg)
    case .text: drawLines(from: area.y + 14 * unit, every: 13, in: &svg)
    case .neutral: drawLines(from: area.y + 14 * unit, every: 19, in: &svg)
    }
  }

  /// The tops of things that high, as many as there is room for.
  private func tops(every step: Double, from start: Double = 4) -> StrideTo<Double> {
    stride(from: area.y + start * unit, to: bottom - step * unit, by: step * unit)
  }

  // MARK: Lists and text

  private func drawRows(_ texts: [String], in svg: inout SVG) {
    for (y, text) in zip(tops(every: 24), texts) {
      let line = TextWidth.cut(text, to: width - 12 * unit, size: 10.5 * unit)
      svg.text(line, left, y + 15 * unit, size: 10.5 * unit, "ink")
      svg.text("›", left + width, y + 15 * unit, size: 11 * unit, "dim", .plain, .end)
      svg.line(left, y + 24 * unit, to: area.x + area.width, y + 24 * unit, "hair")
    }
  }

  /// Lines that stand for words; a gap ends a paragraph.
  private func drawLines(from start: Double, every step: Double, in svg: inout SVG) {
    let isText = step < 19
    var y = start
    var index = 0
    while y + 12 * unit < bottom {
      let share =
        isText
        ? 84 + PlaceholderContent.length(seed, index) % 17 : PlaceholderContent.length(seed, index)
      let isLast = isText && index % 6 == 4
      if !isText || index % 6 != 5 {
        svg.rect(
          left, y, width * (isLast ? 0.55 : Double(share) / 100), (isText ? 5 : 7) * unit,
          radius: 3 * unit, "row")
      }
      y += step * unit
      index += 1
    }
  }

  private func drawForm(_ labels: [String], in svg: inout SVG) {
    let hasToggles = labels.count > 3
    for (index, (y, label)) in zip(tops(every: 26), labels).enumerated() {
      let base = y + 16 * unit
      svg.text(label, left, base, size: 10.5 * unit, "ink")
      guard hasToggles else {
        svg.line(left, y + 26 * unit, to: left + width, y + 26 * unit, "hair")
        continue
      }
      let isOn = (seed >> index) & 1 == 1
      let x = left + width - 22 * unit
      svg.rect(x, base - 10 * unit, 22 * unit, 13 * unit, radius: 6.5 * unit, isOn ? "good" : "row")
      svg.circle(x + (isOn ? 15.5 : 6.5) * unit, base - 3.5 * unit, 5 * unit, "face")
    }
  }

  private func drawBubbles(in svg: inout SVG) {
    let shares = [62.0, 48, 70, 40, 55, 66, 44]
    for (index, y) in zip(shares.indices, tops(every: 30)) {
      let isOwn = [1, 2, 4].contains(index)
      let length = width * shares[index] / 100
      svg.rect(
        isOwn ? left + width - length : left, y, length, 22 * unit, radius: 9 * unit,
        isOwn ? "accent" : "row")
    }
  }

  // MARK: Pictures

  /// A film as it runs: the whole room, where one could pause it, and how far it has come.
  private func drawVideo(in svg: inout SVG) {
    svg.rect(area.x, area.y, area.width, area.height, "back")
    let radius = min(area.width, area.height) * 0.13
    svg.circle(area.middle, area.center, radius, "veil")
    let start = area.middle - radius * 0.35
    let end = area.middle + radius * 0.55
    svg.path(
      "M\(start.short) \((area.center - radius * 0.5).short)L\(end.short) \(area.center.short)"
        + "L\(start.short) \((area.center + radius * 0.5).short)Z", "film")
    svg.rect(left, bottom - 10 * unit, width, 3 * unit, radius: 1.5 * unit, "veil")
    svg.rect(left, bottom - 10 * unit, width * 0.38, 3 * unit, radius: 1.5 * unit, "film")
    svg.circle(left + width * 0.38, bottom - 8.5 * unit, 4 * unit, "film")
  }

  private func drawMap(in svg: inout SVG) {
    svg.rect(area.x, area.y, area.width, area.height, "row")
    for share in [0.22, 0.58, 0.81] {
      let y = area.y + area.height * share
      svg.rect(area.x, y, area.width, 5 * unit, "face")
      let x = area.x + area.width * (1 - share)
      svg.rect(x, area.y, 5 * unit, area.height, "face")
    }
    svg.circle(area.middle, area.center, 7 * unit, "accent")
    svg.circle(area.middle, area.center, 2.5 * unit, "face")
  }

  private func drawCamera(in svg: inout SVG) {
    svg.rect(area.x, area.y, area.width, area.height, "back")
    let w = area.width * 0.3
    let h = area.height * 0.3
    for (x, y) in [(-w, -h), (w, -h), (w, h), (-w, h)] {
      let corner = (x: area.middle + x, y: area.center + y)
      let arm = 12 * unit
      svg.path(
        "M\((corner.x - (x < 0 ? -arm : arm)).short) \(corner.y.short)H\(corner.x.short)"
          + "V\((corner.y - (y < 0 ? -arm : arm)).short)", "none ring")
    }
    svg.circle(area.middle, bottom - 12 * unit, 8 * unit, "film")
  }

  private func drawPicture(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, in svg: inout SVG
  ) {
    svg.rect(x, y, width, height, radius: 2 * unit, "row")
    let side = min(width, height)
    svg.circle(x + width - side * 0.28, y + side * 0.28, side * 0.1, "face")
    let base = y + height
    let peak = y + height * 0.45
    svg.path(
      "M\(x.short) \(base.short)L\((x + width * 0.4).short) \(peak.short)"
        + "L\((x + width * 0.8).short) \(base.short)Z", "bar")
  }

  private func drawTiles(in svg: inout SVG) {
    let columns = area.width > area.height ? 5 : 3
    let side = (width - Double(columns - 1) * 3 * unit) / Double(columns)
    var y = area.y + 6 * unit
    while y + side <= bottom {
      for column in 0..<columns {
        drawPicture(left + Double(column) * (side + 3 * unit), y, side, side, in: &svg)
      }
      y += side + 3 * unit
    }
  }

  /// A board of eight rows, as wide as there is room, and a row of buttons below it, or how many rows are
  /// below the edge.
  private func drawBoard(in svg: inout SVG) {
    let side = width / 8
    let rows = PlaceholderContent.boardRows(width: width, height: area.height)
    let height = min(side, (bottom - area.y - 20 * unit) / Double(rows.seen))
    for row in 0..<rows.seen {
      for column in 0..<8 where (row + column) % 2 == 1 {
        svg.rect(
          left + Double(column) * side, area.y + Double(row) * height, side, height, "row")
      }
    }
    let middle = bottom - 8 * unit
    guard rows.hidden == 0 else {
      let words = PlaceholderContent.below(rows.hidden)
      return svg.text(words, area.middle, middle, size: 10 * unit, "dim", .plain, .middle)
    }
    for place in [0.25, 0.5, 0.75] {
      svg.circle(left + width * place, middle, 6 * unit, "accent")
    }
  }

  private func drawChart(in svg: inout SVG) {
    let top = area.y + 10 * unit
    let each = width / 7
    for index in 0..<7 {
      let height = (bottom - top) * Double(PlaceholderContent.length(seed, index)) / 100
      svg.rect(
        left + Double(index) * each, bottom - height, each * 0.66, height, radius: 2 * unit,
        index == 4 ? "accent" : "row")
    }
    svg.line(left, bottom, to: left + width, bottom, "hair")
  }
}
