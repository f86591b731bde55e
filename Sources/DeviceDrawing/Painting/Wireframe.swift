import OrientationModel
import TerminalModel

/// A device on its way from one side to another.
struct Swing: Hashable, Sendable {
  var from: QuarterTurn
  /// Counter-clockwise, or less than nothing.
  var quarters: Int
  var progress: Double

  /// Slow at both ends.
  var eased: Double { progress * progress * (3 - 2 * progress) }

  /// Where its right points: a vector of length 1, y downwards.
  var right: Spot {
    let total = eased * Double(abs(quarters))
    let whole = min(abs(quarters) - 1, Int(total))
    let sign = quarters < 0 ? -1 : 1
    let start = Self.right(QuarterTurn(from.rawValue + sign * whole))
    let end = Self.right(QuarterTurn(from.rawValue + sign * (whole + 1)))
    let share = total - Double(whole)
    let x = start.x + (end.x - start.x) * share
    let y = start.y + (end.y - start.y) * share
    // Newton's root: the module links no mathematics.
    let square = x * x + y * y
    let length = (0..<5).reduce(1.0) { guess, _ in (guess + square / guess) / 2 }
    return Spot(x: x / length, y: y / length)
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

/// A device and its interface in lines, at an angle.
struct Wireframe {
  var dots: DotCanvas
  private var width = 0.0
  private var height = 0.0
  private let right: Spot
  private let middle: Spot
  private let room: Rect

  init(_ swing: Swing, room: Rect) {
    self.room = room
    right = swing.right
    middle = Spot(
      x: Double(room.left) + Double(room.size.columns) / 2,
      y: 2 * Double(room.top) + Double(room.size.rows))
    dots = DotCanvas(size: Size(columns: room.right, rows: room.bottom))
  }

  /// Makes the device that large, or as large as fits at its angle.
  mutating func grow(width: Double, height: Double) {
    let (across, along) = (abs(right.x), abs(right.y))
    let needed = (width * across + height * along, width * along + height * across)
    let columns = Double(room.size.columns) - 1.5
    let rows = Double(2 * room.size.rows) - 1.5
    let scale = min(1, columns / max(needed.0, 1), rows / max(needed.1, 1))
    (self.width, self.height) = (width * scale, height * scale)
  }

  /// A place in shares of the upright device's width and height.
  private func spot(_ across: Double, _ down: Double) -> Spot {
    let (x, y) = ((across - 0.5) * width, (down - 0.5) * height)
    return Spot(x: middle.x + x * right.x - y * right.y, y: middle.y + x * right.y + y * right.x)
  }

  private mutating func path(_ places: [(Double, Double)], as style: Style) {
    for (start, end) in zip(places, places.dropFirst()) {
      dots.line(from: spot(start.0, start.1), to: spot(end.0, end.1), as: style)
    }
  }

  /// The ground of the glass, in whole cells.
  func fillGlass(on canvas: inout Canvas) {
    for row in room.top..<room.bottom {
      for column in room.left..<room.right {
        let x = Double(column) + 0.5 - middle.x
        let y = 2 * Double(row) + 1 - middle.y
        let across = x * right.x + y * right.y
        let down = y * right.x - x * right.y
        guard abs(across) < width / 2 - 0.8, abs(down) < height / 2 - 0.8 else { continue }
        canvas.fill(Rect(column: column, row: row, columns: 1, rows: 1), as: .glass)
      }
    }
  }

  // MARK: The case

  mutating func addCase(_ layout: CaseLayout) {
    let (x, y) = (min(0.2, 2 / max(width, 1)), min(0.2, 2 / max(height, 1)))
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

  mutating func add(_ interface: (Paper, [Element]), _ orientation: InterfaceOrientation) {
    let (paper, elements) = interface
    for element in elements {
      for line in Self.lines(of: element) {
        let places = line.map { share(of: $0, on: paper, orientation) }
        path(places, as: .content)
      }
    }
  }

  /// From letters and lines to shares of the upright device.
  private func share(
    of spot: Spot, on paper: Paper, _ orientation: InterfaceOrientation
  ) -> (Double, Double) {
    let u = spot.x / Double(max(1, paper.size.columns))
    let v = spot.y / Double(max(1, paper.size.rows))
    let (x, y) = QuarterTurn(orientation, on: .upright).spot(u, v, in: 1, 1)
    return (0.03 + 0.94 * x, 0.015 + 0.97 * y)
  }

  /// The few lines an element comes down to, in letters and lines.
  private static func lines(of element: Element) -> [[Spot]] {
    let rect = element.rect
    let (left, right) = (Double(rect.left), Double(rect.right))
    let (top, bottom) = (Double(rect.top), Double(rect.bottom))
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
    case .card, .popover, .picture, .viewfinder, .container, .bubble, .icon:
      return [
        flat(left, right, at: top) + flat(right, left, at: bottom) + flat(left, left, at: top)
      ]
    case .video:
      let (x, y) = ((left + right) / 2, middle)
      let (a, b) = ((right - left) * 0.14, (bottom - top) * 0.1)
      return [
        [
          Spot(x: x - a, y: y - b), Spot(x: x + a, y: y), Spot(x: x - a, y: y + b),
          Spot(x: x - a, y: y - b),
        ]
      ]
    case .ground, .statusBar, .back, .map, .chart, .tab, .pageDots, .dimming, .wallpaper,
      .windowControls:
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
    let (alongX, alongY) = (end.x - start.x, end.y - start.y)
    let steps = max(1, min(2000, Int(max(abs(alongX), abs(alongY)) * 4)))
    for step in 0...steps {
      let share = Double(step) / Double(steps)
      dot(at: Spot(x: start.x + share * alongX, y: start.y + share * alongY), as: style)
    }
  }

  private mutating func dot(at spot: Spot, as style: Style) {
    guard spot.x >= 0, spot.y >= 0 else { return }
    let (x, y) = (Int(spot.x * 2), Int(spot.y * 2))
    let (column, row) = (x / 2, y / 4)
    guard column < size.columns, row < size.rows else { return }
    let index = row * size.columns + column
    dots[index] |= Self.bits[y % 4][x % 2]
    styles[index] = style
  }

  /// Puts the dots into a canvas; cells without any keep what they had.
  func draw(on canvas: inout Canvas, isASCII: Bool) {
    for index in dots.indices where dots[index] != 0 {
      let place = Point(column: index % size.columns, row: index / size.columns)
      let glyph = isASCII ? Self.ascii(dots[index]) : Self.braille(dots[index])
      canvas.fill(
        Rect(origin: place, size: Size(columns: 1, rows: 1)), with: glyph, as: styles[index])
    }
  }

  private static func braille(_ bits: UInt8) -> Character {
    Character(Unicode.Scalar(0x2800 + UInt32(bits)) ?? " ")
  }

  private static func ascii(_ bits: UInt8) -> Character {
    let (upper, lower) = (bits & 0b0001_1011 != 0, bits & 0b1110_0100 != 0)
    return upper && lower ? ":" : upper ? "'" : "."
  }
}

/// A place between cells, in widths of a column both ways; y grows downwards.
struct Spot: Hashable, Sendable {
  var x: Double
  var y: Double
}
