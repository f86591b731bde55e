import DeviceDrawing
import TerminalModel

/// What the glass shows, in vectors: the same things at the same places as on the stage.
struct ElementArt {
  /// The glass as the interface has it.
  private let glass: Area
  private let elements: [Element]
  private let grid: Size

  init(_ picture: DevicePicture, in glass: Area) {
    self.glass = glass
    // A line of text is two rows high.
    grid = Size(
      columns: Int(glass.width / (3 * glass.unit)), rows: Int(glass.height / (6 * glass.unit)))
    elements = picture.elements(on: grid)
  }

  func draw(in svg: inout SVG) {
    for (index, element) in elements.enumerated() {
      let rect = element.rect
      let place = glass.part(
        x: Double(rect.left) / Double(grid.columns), y: Double(rect.top) / Double(grid.rows),
        width: Double(rect.size.columns) / Double(grid.columns),
        height: Double(rect.size.rows) / Double(grid.rows))
      let next = index + 1 < elements.count ? elements[index + 1].kind : nil
      if element.degrees == 0 {
        ElementShape(area: place).draw(element.kind, isRaised: next == .sheetEdge, in: &svg)
      } else {
        svg.group(x: place.middle, y: place.center, turned: element.degrees) { svg in
          let upright = place.centered(isTurned: element.degrees % 180 != 0)
          ElementShape(area: upright).draw(element.kind, isRaised: false, in: &svg)
        }
      }
    }
  }
}

/// One of them, upright, in the room it has.
private struct ElementShape {
  let area: Area
  private var unit: Double { area.unit }
  /// Where a line of text in the middle stands.
  private func base(_ size: Double) -> Double { area.center + size * 0.36 * unit }

  func draw(_ kind: Element.Kind, isRaised: Bool, in svg: inout SVG) {
    switch kind {
    case .ground where isRaised: fill("face", radius: 10, in: &svg)
    case .ground: fill("glass", in: &svg)
    case .statusBar(let camera, let isPad): drawStatusBar(camera, isPad, in: &svg)
    case .bar(let edge, _):
      fill("bar", in: &svg)
      hair(edge == .top ? area.y : area.bottom, in: &svg)
    case .title(let name): write(name, 11.5, "ink", .bold, down: 1.5, in: &svg)
    case .back(let name): drawBack(name, in: &svg)
    case .heading(let name): drawHeading(name, in: &svg)
    case .row(let text, let length): drawRow(text, length, in: &svg)
    case .line(let length): drawBar(length, in: &svg)
    case .field(let label):
      drawField(label, in: &svg)
    case .toggle(let label, let isOn): drawToggle(label, isOn, in: &svg)
    case .picture: drawPicture(in: &svg)
    case .video: drawVideo(in: &svg)
    case .map: drawMap(in: &svg)
    case .chart(let seed): drawChart(seed, in: &svg)
    case .tab(let name, let isSelected): drawTab(name, isSelected, in: &svg)
    case .pageDots(let count, let selected):
      drawDots((0..<count).map { $0 == selected ? "ink" : "row" }, every: 8, in: &svg)
    case .divider: svg.line(area.x, area.y, to: area.x, area.bottom, "hair")
    case .sheetEdge:
      svg.rect(
        area.middle - 12 * unit, area.center - unit, 24 * unit, 3 * unit, radius: 1.5 * unit, "row")
    case .card: fill("glass edge", radius: 10, in: &svg)
    case .popover:
      fill("glass edge", radius: 10, in: &svg)
      drawArrow(in: &svg)
    case .container(let name): drawContainer(name, in: &svg)
    case .button(let text):
      hair(area.y, in: &svg)
      write(text, 11, "accent", in: &svg)
    case .dimming: fill("veil", in: &svg)
    case .message(let text): drawMessage(text, in: &svg)
    case .homeIndicator:
      svg.rect(area.x, area.center - 1.5 * unit, area.width, 3 * unit, radius: 1.5 * unit, "dim")
    case .film: fill("back", in: &svg)
    case .wallpaper: fill("bar", in: &svg)
    case .emptiness: fill("case", in: &svg)
    case .windowControls:
      drawDots(["bad", "warn", "good"], every: 6, in: &svg)
    case .strip(let isBlack):
      if isBlack { fill("case", in: &svg) }
      drawStrip(isBlack ? "film" : "ink", in: &svg)
    case .board(let rows): drawBoard(rows, in: &svg)
    case .icon:
      let side = min(area.width, area.height) * 0.62
      svg.rect(
        area.middle - side / 2, area.center - side / 2, side, side, radius: side / 4, "row")
    }
  }

  // MARK: What many have

  private func fill(_ classes: String, radius: Double = 0, in svg: inout SVG) {
    svg.rect(area.x, area.y, area.width, area.height, radius: radius * unit, classes)
  }

  private func hair(_ y: Double, in svg: inout SVG) {
    svg.line(area.x, y, to: area.x + area.width, y, "hair")
  }

  /// A line of text, as much of it as there is room for.
  private func write(
    _ text: String, _ size: Double, _ classes: String, _ face: SVG.Face = .plain,
    at anchor: SVG.Anchor = .middle, less: Double = 0, down: Double = 0, in svg: inout SVG
  ) {
    let size = min(size, area.height / unit)
    let short = TextWidth.cut(
      text, to: area.width - less * unit, size: size * unit, isBold: face == .bold)
    let x = anchor == .start ? area.x : area.middle
    svg.text(short, x, base(size) + down * unit, size: size * unit, classes, face, anchor)
  }

  /// A bar that stands for a text, so many hundredths long.
  private func drawBar(_ length: Int, in svg: inout SVG) {
    svg.rect(
      area.x, area.center - 2.5 * unit, area.width * Double(length) / 100, 5 * unit,
      radius: 2.5 * unit, "row")
  }

  private func drawDots(_ styles: [String], every step: Double, in svg: inout SVG) {
    for (index, style) in styles.enumerated() {
      let x = area.middle + (Double(index) - Double(styles.count - 1) / 2) * step * unit
      svg.circle(x, area.center, 2 * unit, style)
    }
  }

  private func drawArrow(in svg: inout SVG) {
    let x = area.x + area.width - 16 * unit
    svg.path(
      "M\((x - 6 * unit).short) \(area.y.short)L\(x.short) \((area.y - 6 * unit).short)"
        + "L\((x + 6 * unit).short) \(area.y.short)Z", "glass")
  }

  private func drawContainer(_ name: String, in svg: inout SVG) {
    fill("none off dash", radius: 4, in: &svg)
    let label = TextWidth.cut(name, to: area.width - 16 * unit, size: 8 * unit)
    svg.text(label, area.x + 8 * unit, area.y + 9 * unit, size: 8 * unit, "dim")
  }

  // MARK: Bars

  /// The hour and the signal: beside the camera, or at the ends.
  private func drawStatusBar(_ camera: Int, _ isPad: Bool, in svg: inout SVG) {
    let y = area.center + 2 * unit
    let hour: Double
    let signal: Double
    if camera > 0 {
      hour = area.x + area.width / 6
      signal = area.x + area.width * 5 / 6
    } else {
      hour = isPad ? area.x + 24 * unit : area.middle
      signal = isPad ? area.x + area.width - 22 * unit : area.x + 14 * unit
    }
    svg.text("9:41", hour, y + 3 * unit, size: 9 * unit, "ink", .bold, .middle)
    drawSignal(signal, y, "ink", in: &svg)
  }

  private func drawSignal(_ x: Double, _ y: Double, _ ink: String, in svg: inout SVG) {
    svg.rect(
      x - 7.5 * unit, y - 3.5 * unit, 15 * unit, 7 * unit, radius: 2 * unit, ink)
  }

  private func drawStrip(_ ink: String, in svg: inout SVG) {
    let isBeside = area.height > area.width
    let (x, y) = isBeside ? (area.middle, area.y + 14 * unit) : (area.x + 24 * unit, area.center)
    svg.text("9", x, y + 3 * unit, size: 9 * unit, ink, .bold, .middle)
    if isBeside {
      drawSignal(x, y + 14 * unit, ink, in: &svg)
    } else {
      drawSignal(area.x + area.width - 24 * unit, y, ink, in: &svg)
    }
  }

  private func drawBack(_ name: String, in svg: inout SVG) {
    let x = area.x + 6 * unit
    svg.text("‹", x, base(16), size: 16 * unit, "accent")
    guard TextWidth.of(name, size: 10 * unit) <= area.width - 16 * unit else { return }
    svg.text(name, x + 8 * unit, base(10), size: 10 * unit, "accent")
  }

  private func drawTab(_ name: String?, _ isSelected: Bool, in svg: inout SVG) {
    let style = isSelected ? "accent" : "dim"
    guard let name else { return svg.circle(area.middle, area.center, 4 * unit, style) }
    svg.circle(area.middle, area.y + 4.5 * unit, 3 * unit, style)
    let label = TextWidth.cut(name, to: area.width, size: 7.5 * unit)
    svg.text(
      label, area.middle, area.y + 15 * unit, size: 7.5 * unit, style, .plain, .middle)
  }

  // MARK: Content

  private func drawRow(_ text: String?, _ length: Int, in svg: inout SVG) {
    guard let text else { return drawBar(length, in: &svg) }
    write(text, 10.5, "ink", at: .start, less: 12, in: &svg)
    svg.text("›", area.x + area.width, base(11), size: 11 * unit, "dim", .plain, .end)
    hair(area.bottom, in: &svg)
  }

  private func drawHeading(_ name: String, in svg: inout SVG) {
    let inset = ElementShape(area: area.cut(left: 12 * unit))
    let size = min(16, area.height * 0.8 / unit)
    inset.write(name, size, "ink", .bold, at: .start, down: 2, in: &svg)
  }

  private func drawField(_ label: String, in svg: inout SVG) {
    let height = min(20 * unit, area.height - 2 * unit)
    svg.rect(area.x, area.center - height / 2, area.width, height, radius: 6 * unit, "row")
    ElementShape(area: area.cut(left: 8 * unit)).write(label, 9.5, "dim", at: .start, in: &svg)
  }

  private func drawToggle(_ label: String, _ isOn: Bool, in svg: inout SVG) {
    write(label, 10.5, "ink", at: .start, less: 26, in: &svg)
    let x = area.x + area.width - 22 * unit
    svg.rect(
      x, area.center - 6.5 * unit, 22 * unit, 13 * unit, radius: 6.5 * unit, isOn ? "good" : "row")
    svg.circle(x + (isOn ? 15.5 : 6.5) * unit, area.center, 5 * unit, "face")
  }

  /// A short one is a sign.
  private func drawMessage(_ text: String, in svg: inout SVG) {
    if text.count == 1 { return write(text, 60, "bad", in: &svg) }
    write(text, 11, "ink", .bold, less: 8, in: &svg)
  }

  /// A film as it runs: where one could pause it, and how far it has come.
  private func drawVideo(in svg: inout SVG) {
    fill("back", in: &svg)
    let radius = min(area.width, area.height) * 0.13
    svg.circle(area.middle, area.center, radius, "veil")
    let (start, end) = (area.middle - radius * 0.35, area.middle + radius * 0.55)
    svg.path(
      "M\(start.short) \((area.center - radius * 0.5).short)L\(end.short) \(area.center.short)"
        + "L\(start.short) \((area.center + radius * 0.5).short)Z", "film")
    let (left, width, y) = (area.x + 12 * unit, area.width - 24 * unit, area.bottom - 10 * unit)
    svg.rect(left, y, width, 3 * unit, radius: 1.5 * unit, "veil")
    svg.rect(left, y, width * 0.38, 3 * unit, radius: 1.5 * unit, "film")
    svg.circle(left + width * 0.38, y + 1.5 * unit, 4 * unit, "film")
  }

  private func drawMap(in svg: inout SVG) {
    fill("row", in: &svg)
    for share in [0.22, 0.58, 0.81] {
      svg.rect(area.x, area.y + area.height * share, area.width, 5 * unit, "face")
      svg.rect(area.x + area.width * (1 - share), area.y, 5 * unit, area.height, "face")
    }
    svg.circle(area.middle, area.center, 7 * unit, "accent")
    svg.circle(area.middle, area.center, 2.5 * unit, "face")
  }

  private func drawChart(_ seed: Int, in svg: inout SVG) {
    let each = area.width / 7
    for index in 0..<7 {
      let height = area.height * Double(PlaceholderContent.length(seed, index)) / 100
      svg.rect(
        area.x + Double(index) * each, area.bottom - height, each * 0.66, height,
        radius: 2 * unit, index == 4 ? "accent" : "row")
    }
    hair(area.bottom, in: &svg)
  }

  /// A hill under a sun, with a gap to the next.
  private func drawPicture(in svg: inout SVG) {
    let (width, height) = (area.width - 2 * unit, area.height - 2 * unit)
    svg.rect(area.x, area.y, width, height, radius: 2 * unit, "row")
    let side = min(width, height)
    svg.circle(area.x + width - side * 0.28, area.y + side * 0.28, side * 0.1, "face")
    let base = (area.y + height).short
    svg.path(
      "M\(area.x.short) \(base)L\((area.x + width * 0.4).short) \((area.y + height * 0.45).short)"
        + "L\((area.x + width * 0.8).short) \(base)Z", "bar")
  }

  /// Squares, every other one shaded.
  private func drawBoard(_ rows: Int, in svg: inout SVG) {
    let width = area.width / 8
    let height = min(width, area.height / Double(rows))
    for row in 0..<rows {
      for column in 0..<8 where (row + column) % 2 == 1 {
        svg.rect(
          area.x + Double(column) * width, area.y + Double(row) * height, width, height, "row")
      }
    }
  }
}
