import TerminalModel

/// Draws in the coordinates of something that may lie turned before the viewer.
///
/// To whoever draws, 0, 0 is the top left of the thing itself, and columns run along its lines of
/// text. Letters cannot turn: they are drawn in dots, or as a bar where there are none.
struct Pen {
  /// What it draws on, lent to it while somebody paints.
  var canvas = Canvas(size: .zero)
  /// Where the thing is on the canvas.
  let rect: Rect
  /// Where its top points.
  let turn: QuarterTurn
  let renderStyle: RenderStyle
  let script: Script

  init(_ rect: Rect, _ turn: QuarterTurn = .upright, _ renderStyle: RenderStyle) {
    self.rect = rect
    self.turn = turn
    self.renderStyle = renderStyle
    script = Script(turn, renderStyle)
  }

  var isASCII: Bool { renderStyle == .ascii }
  var isSolid: Bool { renderStyle == .solid }

  /// How large it is to itself: letters and lines.
  var size: Size { turn.size(rect.size) }
  var bounds: Rect { Rect(size) }

  func place(_ point: Point) -> Point {
    turn.point(point, in: size).moved(right: rect.left, down: rect.top)
  }

  func place(_ inner: Rect) -> Rect {
    turn.rect(inner, in: size).moved(right: rect.left, down: rect.top)
  }

  /// A pen for a part, which may itself be turned in the whole.
  func pen(_ inner: Rect, _ more: QuarterTurn = .upright) -> Pen {
    Pen(place(inner), turn + more, renderStyle)
  }

  // MARK: Drawing

  /// Fills a rectangle; blanks are a surface, other glyphs are marks on whatever there is.
  mutating func fill(_ inner: Rect, with glyph: Character = " ", as style: Style) {
    let place = place(inner)
    guard isSolid else { return canvas.fill(place, with: glyph, as: style) }
    guard glyph != " " else { return canvas.fill(place, as: style.solid) }
    let visible = place.intersection(canvas.bounds)
    for row in visible.top..<visible.bottom {
      for column in visible.left..<visible.right {
        let spot = Point(column: column, row: row)
        canvas.draw(glyph, at: spot, as: mark(style, at: spot))
      }
    }
  }

  mutating func put(_ glyph: Character, at point: Point, as style: Style) {
    let place = place(point)
    canvas.draw(glyph, at: place, as: mark(style, at: place))
  }

  /// How something looks on the ground that a place of the canvas has.
  func mark(_ style: Style, at place: Point) -> Style {
    guard isSolid else { return style }
    let ground = canvas[place].style.surface
    if style.attributes.contains(.filled) { return style.on(ground) }
    return ground == .film || ground == .veil
      ? Style(ground, style.attributes) : style.solid.on(ground)
  }

  /// A piece of line in one cell; the joint is that of the thing upright.
  mutating func put(
    _ joint: Joint, _ stroke: Stroke = .light, at point: Point, as style: Style
  ) { put(stroke.glyph(joint.turned(turn), isASCII: isASCII), at: point, as: style) }

  /// A line along the text.
  mutating func line(_ stroke: Stroke = .light, at point: Point, columns: Int, as style: Style) {
    let glyph = stroke.glyph(Joint.horizontal.turned(turn), isASCII: isASCII)
    fill(Rect(origin: point, size: Size(columns: columns, rows: 1)), with: glyph, as: style)
  }

  /// A line across the text.
  mutating func line(_ stroke: Stroke = .light, at point: Point, rows: Int, as style: Style) {
    let glyph = stroke.glyph(Joint.vertical.turned(turn), isASCII: isASCII)
    fill(Rect(origin: point, size: Size(columns: 1, rows: rows)), with: glyph, as: style)
  }

  /// A rounded frame along the inside of a rectangle's edge.
  mutating func box(_ inner: Rect, _ stroke: Stroke = .light, as style: Style) {
    let right = inner.right - 1
    let bottom = inner.bottom - 1
    guard right >= inner.left, bottom >= inner.top else { return }
    for row in [inner.top, bottom] {
      line(stroke, at: Point(column: inner.left, row: row), columns: inner.size.columns, as: style)
    }
    for column in [inner.left, right] {
      line(stroke, at: Point(column: column, row: inner.top), rows: inner.size.rows, as: style)
    }
    let corners: [(Int, Int, Joint)] = [
      (inner.left, inner.top, [.right, .down]), (right, inner.top, [.left, .down]),
      (inner.left, bottom, [.right, .up]), (right, bottom, [.left, .up]),
    ]
    for (column, row, joint) in corners {
      put(joint, at: Point(column: column, row: row), as: style)
    }
  }

  /// How long a text is along its line.
  func length(_ text: String) -> Int { script.length(of: text) }

  /// Writes a text along a line into some columns, truncated where it is too long.
  mutating func write(
    _ text: String, at point: Point, columns: Int, _ alignment: Alignment = .left, as style: Style
  ) {
    guard columns > 0 else { return }
    let text = isASCII ? Glyphs.inASCII(text) : text
    if turn == .upright {
      let place = place(point)
      canvas.write(
        text, at: place, columns: columns, alignment, mark: isASCII ? "~" : "…",
        as: mark(style, at: place))
      return
    }
    if !writeInDots(text, at: point, columns: columns, alignment, as: style) {
      writeBar(text, at: point, columns: columns, alignment, as: style)
    }
  }

  /// A bar as long as a text that cannot be read the way it lies.
  private mutating func writeBar(
    _ text: String, at point: Point, columns: Int, _ alignment: Alignment, as style: Style
  ) {
    let length = min(columns, length(text))
    let start = point.moved(right: alignment == .left ? 0 : (columns - length) / 2)
    fill(
      Rect(origin: start, size: Size(columns: length, rows: 1)), with: glyph(.skeleton), as: style)
  }
}

extension Style {
  /// The same thing on a solid device.
  var solid: Style {
    let role: Role =
      switch self.role {
      case .glass: .pane
      case .content: .ink
      case .bar: .band
      case .device: .shell
      default: self.role
      }
    return Style(role, attributes, on: ground)
  }

  /// What one sees where nothing is written.
  var surface: Role { ground ?? role }
}
