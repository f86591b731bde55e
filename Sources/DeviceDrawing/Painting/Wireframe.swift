import OrientationModel
import TerminalModel

/// A device and its interface at an angle: how far each has turned, in quarters counter-clockwise.
struct Pose: Hashable, Sendable {
  var device: Double
  /// The interface within the device.
  var interface: Double
  /// The upright device, and the interface to itself, in widths of a column.
  var size: Spot
  var content: Spot
  /// How far the glass's middle is from that of the upright device.
  var glass: Spot
  /// The middle of it all.
  var middle: Spot

  /// Where right is to something turned so far: a vector of length 1, y downwards.
  static func right(_ quarters: Double) -> Spot {
    let turns = quarters - 4 * (quarters / 4).rounded(.down)
    let whole = Int(turns)
    let start = right(QuarterTurn(whole))
    let end = right(QuarterTurn(whole + 1))
    let share = turns - Double(whole)
    let x = start.x + (end.x - start.x) * share
    let y = start.y + (end.y - start.y) * share
    let length = (x * x + y * y).squareRoot()
    return Spot(x: x / length, y: y / length)
  }

  /// Where the middle of the glass is seen.
  var glassMiddle: Spot {
    let right = Pose.right(device)
    return Spot(
      x: middle.x + glass.x * right.x - glass.y * right.y,
      y: middle.y + glass.x * right.y + glass.y * right.x)
  }

  /// Moves it into an area, and has it smaller where it is turned too far to fit.
  mutating func keep(within area: Rect) {
    let right = Pose.right(device)
    let across = abs(right.x)
    let along = abs(right.y)
    var extent = Spot(
      x: across * size.x + along * size.y, y: along * size.x + across * size.y)
    let room = Spot(x: Double(area.size.columns), y: Double(2 * area.size.rows))
    let scale = min(1, room.x / extent.x, room.y / extent.y)
    size = size.scaled(scale)
    content = content.scaled(scale)
    glass = glass.scaled(scale)
    extent = extent.scaled(scale)
    let left = Double(area.left) + extent.x / 2
    let top = Double(2 * area.top) + extent.y / 2
    middle.x = min(max(middle.x, left), left + room.x - extent.x)
    middle.y = min(max(middle.y, top), top + room.y - extent.y)
  }

  private static func right(_ turn: QuarterTurn) -> Spot {
    switch turn {
    case .upright: Spot(x: 1, y: 0)
    case .left: Spot(x: 0, y: -1)
    case .upsideDown: Spot(x: -1, y: 0)
    case .right: Spot(x: 0, y: 1)
    }
  }
}

/// Draws a pose in lines of dots.
struct Wireframe {
  var dots: DotCanvas
  private let pose: Pose
  private let right: Spot
  private let reading: Spot
  /// The middle of the glass.
  private let center: Spot

  private var width: Double { pose.size.x }
  private var height: Double { pose.size.y }
  private var middle: Spot { pose.middle }

  init(_ pose: Pose, on size: Size) {
    self.pose = pose
    right = Pose.right(pose.device)
    reading = Pose.right(pose.device + pose.interface)
    center = pose.glassMiddle
    dots = DotCanvas(size: size)
  }

  /// A place in shares of the upright device's width and height.
  private func spot(_ across: Double, _ down: Double) -> Spot {
    let x = (across - 0.5) * width
    let y = (down - 0.5) * height
    return Spot(x: middle.x + x * right.x - y * right.y, y: middle.y + x * right.y + y * right.x)
  }

  private mutating func path(_ places: [Spot], as style: Style) {
    for (start, end) in zip(places, places.dropFirst()) {
      dots.line(from: start, to: end, as: style)
    }
  }

  private mutating func path(_ places: [(Double, Double)], as style: Style) {
    path(places.map { spot($0.0, $0.1) }, as: style)
  }

  private func isGlass(_ x: Double, _ y: Double) -> Bool {
    let dx = x - middle.x
    let dy = y - middle.y
    return abs(dx * right.x + dy * right.y) < width / 2 - 1
      && abs(dy * right.x - dx * right.y) < height / 2 - 1
  }

  /// The ground of the glass, in whole cells.
  func fill(on canvas: inout Canvas) {
    for row in 0..<canvas.size.rows {
      for column in 0..<canvas.size.columns
      where isGlass(Double(column) + 0.5, Double(2 * row + 1)) {
        canvas.fill(Rect(column: column, row: row, columns: 1, rows: 1), as: .glass)
      }
    }
  }

  // MARK: The case

  mutating func addCase(_ layout: CaseLayout) {
    let x = min(0.2, 2 / max(width, 1))
    let y = min(0.2, 2 / max(height, 1))
    path(
      [
        (x, 0), (1 - x, 0), (1, y), (1, 1 - y), (1 - x, 1), (x, 1), (0, 1 - y), (0, y), (x, 0),
      ], as: .device)
    if layout.device.hasNotch {
      let depth = 2 / max(height, 1)
      path([(0.3, 0), (0.3, depth), (0.7, depth), (0.7, 0)], as: .device)
    } else {
      path([(0.45, 0.965), (0.55, 0.965)], as: .device)
    }
  }

  // MARK: The interface

  mutating func add(_ elements: [Element], on area: LayoutArea) {
    for element in elements {
      for line in Self.lines(of: element) { path(line.map { spot($0, on: area) }, as: .content) }
    }
  }

  /// From letters and lines to where they are seen.
  private func spot(_ spot: Spot, on area: LayoutArea) -> Spot {
    let x = (spot.x / Double(max(1, area.size.columns)) - 0.5) * pose.content.x
    let y = (spot.y / Double(max(1, area.size.rows)) - 0.5) * pose.content.y
    return Spot(
      x: center.x + x * reading.x - y * reading.y, y: center.y + x * reading.y + y * reading.x)
  }

  /// The few lines an element comes down to, in letters and lines.
  private static func lines(of element: Element) -> [[Spot]] {
    let rect = element.rect
    let left = Double(rect.left)
    let right = Double(rect.right)
    let top = Double(rect.top)
    let bottom = Double(rect.bottom)
    let middle = (top + bottom) / 2
    func flat(_ from: Double, _ to: Double, at y: Double) -> [Spot] {
      [Spot(x: from, y: y), Spot(x: to, y: y)]
    }
    switch element.kind {
    case .bar(let edge, _): return [flat(left, right, at: edge == .top ? top : bottom)]
    case .row(let text, let length):
      let count = text.map { Double(DisplayWidth.of($0)) } ?? (right - left) * Double(length) / 100
      return [flat(left, min(right, left + count), at: middle)]
    case .line(let length):
      return [flat(left, left + (right - left) * Double(length) / 100, at: middle)]
    case .title(let text), .heading(let text), .message(let text):
      let half = min(right - left, Double(DisplayWidth.of(text))) / 2
      let center = (left + right) / 2
      return [flat(center - half, center + half, at: middle)]
    case .homeIndicator, .field, .button, .toggle: return [flat(left, right, at: middle)]
    case .sheetEdge: return [flat(left, right, at: top)]
    case .divider: return [[Spot(x: left, y: top), Spot(x: left, y: bottom)]]
    case .card, .popover, .picture, .viewfinder, .container, .bubble, .icon, .board:
      return [
        flat(left, right, at: top) + flat(right, left, at: bottom) + flat(left, left, at: top)
      ]
    case .video:
      let x = (left + right) / 2
      let y = middle
      let a = (right - left) * 0.14
      let b = (bottom - top) * 0.1
      return [
        [
          Spot(x: x - a, y: y - b), Spot(x: x + a, y: y), Spot(x: x - a, y: y + b),
          Spot(x: x - a, y: y - b),
        ]
      ]
    case .ground, .statusBar, .back, .map, .chart, .tab, .pageDots, .dimming, .wallpaper, .film,
      .windowControls, .emptiness, .strip:
      return []
    }
  }
}

/// Lines at any angle, in dots: two a column, four a row, all equally far apart.
struct DotCanvas {
  private let size: Size
  private var dots: [UInt8]
  private var styles: [Style]

  /// The bits of Unicode's braille patterns, by row and column.
  private static let bits: [[UInt8]] = [[1, 8], [2, 16], [4, 32], [64, 128]]

  init(size: Size) {
    self.size = size
    dots = Array(repeating: 0, count: max(0, size.columns * size.rows))
    styles = Array(repeating: .content, count: dots.count)
  }

  /// A straight line between two places given in widths of a column; ends need not be inside.
  mutating func line(from start: Spot, to end: Spot, as style: Style) {
    let alongX = end.x - start.x
    let alongY = end.y - start.y
    let steps = max(1, min(2000, Int(max(abs(alongX), abs(alongY)) * 4)))
    for step in 0...steps {
      let share = Double(step) / Double(steps)
      dot(at: Spot(x: start.x + share * alongX, y: start.y + share * alongY), as: style)
    }
  }

  private mutating func dot(at spot: Spot, as style: Style) {
    guard spot.x >= 0, spot.y >= 0 else { return }
    set(Point(column: Int(spot.x * 2), row: Int(spot.y * 2)), as: style)
  }

  /// One dot, counted in dots.
  mutating func set(_ dot: Point, as style: Style = .content) {
    let column = dot.column / 2
    let row = dot.row / 4
    guard dot.column >= 0, dot.row >= 0, column < size.columns, row < size.rows else { return }
    let index = row * size.columns + column
    dots[index] |= Self.bits[dot.row % 4][dot.column % 2]
    styles[index] = style
  }

  /// The cells that have dots, and the characters for them.
  func eachCell(_ draw: (Point, Character) -> Void) {
    for index in dots.indices where dots[index] != 0 {
      draw(
        Point(column: index % size.columns, row: index / size.columns), Self.braille(dots[index]))
    }
  }

  /// Puts the dots into a canvas; cells without any keep what they had.
  func draw(on canvas: inout Canvas, _ renderStyle: RenderStyle) {
    for index in dots.indices where dots[index] != 0 {
      let place = Point(column: index % size.columns, row: index / size.columns)
      let glyph = renderStyle == .ascii ? Self.ascii(dots[index]) : Self.braille(dots[index])
      canvas.fill(
        Rect(origin: place, size: Size(columns: 1, rows: 1)), with: glyph, as: styles[index])
    }
  }

  private static func braille(_ bits: UInt8) -> Character {
    Character(Unicode.Scalar(0x2800 + UInt32(bits)) ?? " ")
  }

  private static func ascii(_ bits: UInt8) -> Character {
    let upper = bits & 0b0001_1011 != 0
    let lower = bits & 0b1110_0100 != 0
    return upper && lower ? ":" : upper ? "'" : "."
  }
}

/// A place between cells, in widths of a column both ways; y grows downwards.
struct Spot: Hashable, Sendable {
  var x: Double
  var y: Double

  func scaled(_ scale: Double) -> Spot { Spot(x: x * scale, y: y * scale) }
}
