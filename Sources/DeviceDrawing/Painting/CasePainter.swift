import OrientationModel
import TerminalModel

struct CasePainter {
  let layout: CaseLayout
  /// On the frame, turned as the device is.
  var pen: Pen
  /// Nobody knows yet how it is held.
  let isUnsure: Bool

  var glass: Rect { pen.place(layout.glass) }

  mutating func paint(on canvas: inout Canvas) {
    if pen.isSolid { return paintSolid(on: &canvas) }
    swap(&canvas, &pen.canvas)
    defer { swap(&canvas, &pen.canvas) }
    pen.box(pen.bounds, isUnsure ? .dashed : .light, as: .device)
    paintButtons()
    if layout.hasHomeButton { paintHomeButton() } else { paintCamera() }
  }

  /// The other side: no glass, but the cameras.
  mutating func paintBack(on canvas: inout Canvas) {
    swap(&canvas, &pen.canvas)
    defer { swap(&canvas, &pen.canvas) }
    if pen.isSolid {
      paintBody(pen.rect, around: Rect(.zero), on: &pen.canvas)
    } else {
      pen.box(pen.bounds, as: .device)
    }
    guard layout.size.columns >= 8, layout.size.rows >= 8 else { return }
    let lens: Character = pen.isASCII ? "O" : "◉"
    for row in [1, layout.device.isPad || layout.hasHomeButton ? 1 : 2] {
      pen.put(lens, at: Point(column: right - 2, row: row), as: .device)
    }
  }

  private var right: Int { layout.size.columns - 1 }
  private var bottom: Int { layout.size.rows - 1 }

  private mutating func paintButtons() {
    guard layout.size.rows >= 8 else { return }
    if layout.device.isPad {
      button(from: 8, to: 15, at: right)
      button(from: 18, to: 25, at: right)
      let length = max(1, layout.size.columns / 12)
      pen.line(.heavy, at: Point(column: right - 1 - length, row: 0), columns: length, as: .device)
    } else {
      if layout.size.rows >= 16 { button(from: 16, to: 18, at: 0) }
      button(from: 23, to: 30, at: 0)
      button(from: 34, to: 41, at: 0)
      button(from: 26, to: 38, at: right)
    }
  }

  /// A button in the edge, between two hundredths of the height.
  private mutating func button(from first: Int, to last: Int, at column: Int) {
    let top = (layout.size.rows * first + 50) / 100
    let end = max(top + 1, (layout.size.rows * last + 50) / 100)
    guard top > 0, end <= bottom else { return }
    pen.line(.heavy, at: Point(column: column, row: top), rows: end - top, as: .device)
  }

  private mutating func paintCamera() {
    let notch = layout.notch
    guard notch.depth > 0 else { return paintEarpiece() }
    let left = layout.glass.left + (layout.glass.size.columns - notch.length) / 2
    let end = left + notch.length - 1
    // A box that hangs from the edge.
    let box = Rect(column: left, row: 0, columns: notch.length, rows: notch.depth + 1)
    pen.fill(box.split(rows: 1).below, as: .plain)
    pen.box(box, as: .device)
    for column in [left, end] {
      pen.put([.left, .right, .down], at: Point(column: column, row: 0), as: .device)
    }
  }

  private mutating func paintEarpiece() {
    let length = max(1, layout.size.columns / 4)
    guard layout.size.columns >= 4 else { return }
    let start = Point(column: (layout.size.columns - length) / 2, row: 0)
    pen.line(.heavy, at: start, columns: length, as: .device)
  }

  private mutating func paintHomeButton() {
    if !layout.device.isPad { paintEarpiece() }
    guard !layout.chin.isEmpty else {
      guard layout.size.columns >= 3 else { return }
      let middle = Point(column: layout.size.columns / 2, row: bottom)
      pen.put(pen.isASCII ? "o" : "○", at: middle, as: .device)
      return
    }
    let row = layout.chin.top
    pen.line(at: Point(column: 0, row: row), columns: right, as: .device)
    let ends: [(Int, Joint)] = [(0, [.up, .down, .right]), (right, [.up, .down, .left])]
    for (column, joint) in ends { pen.put(joint, at: Point(column: column, row: row), as: .device) }
    pen.canvas.write("( )", at: homeButton.origin, as: .device)
  }

  var homeButton: Rect {
    guard !layout.chin.isEmpty else { return Rect(.zero) }
    var chin = layout.chin
    chin.origin.row += 1
    chin.size.rows -= 1
    return pen.place(chin).centered(Size(columns: 3, rows: 1))
  }
}
