import TerminalModel

/// How the hardware is drawn.
struct CasePainter {
  let layout: CaseLayout
  /// On the frame, turned as the device is.
  let pen: Pen
  /// Nobody knows yet how it is held.
  let isUnsure: Bool

  func paint(on canvas: inout Canvas) {
    pen.box(pen.bounds, isUnsure ? .dashed : .light, as: .device, on: &canvas)
    paintButtons(on: &canvas)
    if layout.shape.hasHomeButton { paintHomeButton(on: &canvas) } else { paintCamera(on: &canvas) }
  }

  /// The other side: no glass, but the cameras.
  func paintBack(on canvas: inout Canvas) {
    pen.box(pen.bounds, as: .device, on: &canvas)
    guard layout.size.columns >= 8, layout.size.rows >= 8 else { return }
    let lens: Character = pen.isASCII ? "O" : "◉"
    for row in [1, layout.shape.isPad || layout.shape.hasHomeButton ? 1 : 2] {
      pen.put(lens, at: Point(column: right - 2, row: row), as: .device, on: &canvas)
    }
  }

  private var right: Int { layout.size.columns - 1 }
  private var bottom: Int { layout.size.rows - 1 }

  private func paintButtons(on canvas: inout Canvas) {
    guard layout.size.rows >= 8 else { return }
    if layout.shape.isPad {
      button(from: 8, to: 15, at: right, on: &canvas)
      button(from: 18, to: 25, at: right, on: &canvas)
      let length = max(1, layout.size.columns / 12)
      let start = Point(column: right - 1 - length, row: 0)
      pen.line(.heavy, at: start, columns: length, as: .device, on: &canvas)
    } else {
      if layout.size.rows >= 16 { button(from: 16, to: 18, at: 0, on: &canvas) }
      button(from: 23, to: 30, at: 0, on: &canvas)
      button(from: 34, to: 41, at: 0, on: &canvas)
      button(from: 26, to: 38, at: right, on: &canvas)
    }
  }

  /// A button in the edge, between two hundredths of the height.
  private func button(from first: Int, to last: Int, at column: Int, on canvas: inout Canvas) {
    let top = (layout.size.rows * first + 50) / 100
    let end = max(top + 1, (layout.size.rows * last + 50) / 100)
    guard top > 0, end <= bottom else { return }
    let start = Point(column: column, row: top)
    pen.line(.heavy, at: start, rows: end - top, as: .device, on: &canvas)
  }

  private func paintCamera(on canvas: inout Canvas) {
    let notch = layout.notch
    guard notch.depth > 0 else { return paintEarpiece(on: &canvas) }
    let left = layout.glass.left + (layout.glass.size.columns - notch.length) / 2
    let end = left + notch.length - 1
    let place = Rect(column: left, row: 1, columns: notch.length, rows: notch.depth)
    pen.fill(place, as: .plain, on: &canvas)
    let joints: [(Int, Int, Joint)] = [
      (left, 0, [.left, .right, .down]), (end, 0, [.left, .right, .down]),
      (left, notch.depth, [.up, .right]), (end, notch.depth, [.up, .left]),
    ]
    for row in 1..<max(2, notch.depth) {
      for column in [left, end] {
        pen.put(.vertical, at: Point(column: column, row: row), as: .device, on: &canvas)
      }
    }
    let foot = Point(column: left, row: notch.depth)
    pen.line(at: foot, columns: notch.length, as: .device, on: &canvas)
    for (column, row, joint) in joints {
      pen.put(joint, at: Point(column: column, row: row), as: .device, on: &canvas)
    }
  }

  private func paintEarpiece(on canvas: inout Canvas) {
    let length = max(1, layout.size.columns / 4)
    guard layout.size.columns >= 4 else { return }
    let start = Point(column: (layout.size.columns - length) / 2, row: 0)
    pen.line(.heavy, at: start, columns: length, as: .device, on: &canvas)
  }

  private func paintHomeButton(on canvas: inout Canvas) {
    if !layout.shape.isPad { paintEarpiece(on: &canvas) }
    guard !layout.chin.isEmpty else {
      guard layout.size.columns >= 3 else { return }
      let middle = Point(column: layout.size.columns / 2, row: bottom)
      pen.put(pen.isASCII ? "o" : "○", at: middle, as: .device, on: &canvas)
      return
    }
    let row = layout.chin.top
    pen.line(at: Point(column: 0, row: row), columns: right, as: .device, on: &canvas)
    let ends: [(Int, Joint)] = [(0, [.up, .down, .right]), (right, [.up, .down, .left])]
    for (column, joint) in ends {
      pen.put(joint, at: Point(column: column, row: row), as: .device, on: &canvas)
    }
    canvas.write("( )", at: homeButton.origin, as: .device)
  }

  /// Where the home button is on the canvas.
  var homeButton: Rect {
    guard !layout.chin.isEmpty else { return Rect(.zero) }
    var chin = layout.chin
    chin.origin.row += 1
    chin.size.rows -= 1
    return pen.place(chin).centered(Size(columns: 3, rows: 1))
  }
}
