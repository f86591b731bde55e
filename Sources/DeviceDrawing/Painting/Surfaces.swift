import TerminalModel

/// What is seen at a place of a solid device: a surface, or something on one.
struct Paint: Hashable, Sendable {
  var role: Role
  var isSurface: Bool

  /// How it looks in front of another.
  func style(on ground: Paint) -> Style {
    Style(role, isSurface ? .filled : [], on: ground.isSurface ? ground.role : .pane)
  }
}

/// A drawing that can be looked at from any angle: what is seen in each half of a cell's quarters.
///
/// Text, which cannot turn, is as grey as it is from afar.
struct Surfaces {
  let size: Size
  private var paints: [Paint?]

  init(_ canvas: Canvas) {
    size = canvas.size
    paints = Array(repeating: nil, count: 8 * size.columns * size.rows)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let cell = canvas[Point(column: column, row: row)]
        let (front, ground) = Self.paints(of: cell)
        let shape = Self.shape(of: cell)
        for part in 0..<8 {
          let index = (4 * row + part / 2) * 2 * size.columns + 2 * column + part % 2
          paints[index] = shape >> part & 1 == 1 ? front : ground
        }
      }
    }
  }

  /// What is seen at a place in widths of a column; beyond an edge what is seen there.
  func paint(at spot: Spot) -> Paint? {
    let column = max(0, min(2 * size.columns - 1, Int((2 * spot.x).rounded(.down))))
    let row = max(0, min(4 * size.rows - 1, Int((2 * spot.y).rounded(.down))))
    return paints[row * 2 * size.columns + column]
  }

  private static func paints(of cell: Cell) -> (front: Paint, ground: Paint?) {
    let style = cell.style
    let isFilled = style.attributes.contains(.filled)
    let ground = style.ground ?? (isFilled || style.role == .plain ? nil : style.role)
    let isGrey = !isFilled && !isSurface(cell) && (style.role == .ink || style.role == .band)
    return (
      Paint(role: isGrey ? .pane : style.role, isSurface: isFilled),
      ground == .plain ? nil : ground.map { Paint(role: $0, isSurface: true) }
    )
  }

  // MARK: Shapes

  private static let blocks: ClosedRange<UInt32> = 0x2580...0x259F

  /// Whether nothing is written there.
  static func isSurface(_ cell: Cell) -> Bool {
    cell.scalar.map { blocks.contains($0) || $0 == 0x20 } ?? false
  }

  /// The parts of a cell that its glyph takes: two in each of four lines.
  private static func shape(of cell: Cell) -> UInt8 {
    switch cell.scalar {
    case 0x20?: cell.style.attributes.contains(.reverse) ? 0xFF : 0
    case let scalar? where blocks.contains(scalar): shapes[Int(scalar - blocks.lowerBound)]
    case 0x2502?, 0x2503?: 0b0101_0101
    default: 0b0011_1100
    }
  }

  private static let shapes: [UInt8] = {
    // Shades are a ground.
    var shapes = [UInt8](repeating: 0, count: blocks.count)
    for eighths in 1...8 { shapes[eighths] = 0xFF << UInt8(8 - (eighths + 1) / 2 * 2) }
    for (quarters, glyph) in Glyphs.quadrants.enumerated().dropFirst() {
      let upper = UInt8(quarters & 3) * 0b0101
      let lower = UInt8(quarters >> 2) * 0b0101
      let index = glyph.unicodeScalars.first.map { Int($0.value - blocks.lowerBound) }
      if let index { shapes[index] = upper | lower << 4 }
    }
    return shapes
  }()
}

/// A drawing of a part of the device, seen at an angle.
struct TurnedDrawing {
  let surfaces: Surfaces
  /// The middle of the part in the drawing, and to the viewer.
  let middle: Spot
  let place: Spot
  /// Where right in the drawing is to the viewer.
  let right: Spot
  /// How much of the drawing comes to a width of a column.
  let scale: Spot

  /// A drawing so large in it, as something so large to the viewer, whose middle is at a place.
  init(
    _ surfaces: Surfaces, sized own: Spot, at place: Spot, sized size: Spot, _ quarters: Double
  ) {
    self.surfaces = surfaces
    middle = Spot(x: Double(surfaces.size.columns) / 2, y: Double(surfaces.size.rows))
    self.place = place
    right = Pose.right(quarters)
    scale = Spot(x: own.x / size.x, y: own.y / size.y)
  }

  /// Where in the drawing a place is.
  func spot(_ x: Double, _ y: Double) -> Spot {
    let dx = x - place.x
    let dy = y - place.y
    return Spot(
      x: middle.x + (dx * right.x + dy * right.y) * scale.x,
      y: middle.y + (dy * right.x - dx * right.y) * scale.y)
  }
}

/// A solid device at an angle: its case, and within the glass the interface at an angle of its own.
struct TurnedDevice {
  let body: TurnedDrawing
  /// In the case's drawing.
  let glass: Rect
  let screen: TurnedDrawing

  private func paint(_ x: Double, _ y: Double) -> Paint? {
    let spot = body.spot(x, y)
    let cell = Point(column: Int(spot.x.rounded(.down)), row: Int((spot.y / 2).rounded(.down)))
    guard Rect(body.surfaces.size).contains(cell) else { return nil }
    if let paint = body.surfaces.paint(at: spot) { return paint }
    return glass.contains(cell) ? screen.surfaces.paint(at: screen.spot(x, y)) : nil
  }

  /// Draws it in quarters of cells.
  func draw(on canvas: inout Canvas) {
    for row in 0..<canvas.size.rows {
      for column in 0..<canvas.size.columns {
        let paints = Spot.quarters(column, row).map { paint($0.x, $0.y) }
        let seen = paints.compactMap { $0 }
        guard let first = seen.first else { continue }
        let cell = Point(column: column, row: row)
        guard seen.count == 4 else {
          // A cell has two colours: where what is around is seen, all of it is as dark as the body.
          let bits = Self.bits(paints) { $0 != nil }
          canvas.draw(Glyphs.quadrants[bits], at: cell, as: .rim)
          continue
        }
        let front = seen.first { $0 != first } ?? first
        // What is drawn on something is before it.
        let isTurnedRound =
          !first.isSurface || front.isSurface && seen.count { $0 == front } > 2
        let (ground, over) = isTurnedRound ? (front, first) : (first, front)
        let bits = Self.bits(paints) { $0 == over }
        if bits == 15, over.isSurface {
          canvas.draw(" ", at: cell, as: Style(over.role))
        } else {
          canvas.draw(Glyphs.quadrants[bits], at: cell, as: over.style(on: ground))
        }
      }
    }
  }

  private static func bits(_ paints: [Paint?], _ isSet: (Paint?) -> Bool) -> Int {
    paints.indices.reduce(0) { isSet(paints[$1]) ? $0 | 1 << $1 : $0 }
  }
}
