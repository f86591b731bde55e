import TerminalModel

/// Draws in the coordinates of something that may lie turned before the viewer.
///
/// To whoever draws, 0, 0 is the top left of the thing itself, and columns run along its lines of
/// text. Letters cannot turn: a line that runs upwards is spelled letter by letter.
struct Pen {
  /// What it draws on, lent to it while somebody paints.
  var canvas = Canvas(size: .zero)
  /// Where the thing is on the canvas.
  let rect: Rect
  /// Where its top points.
  let turn: QuarterTurn
  let isASCII: Bool

  init(_ rect: Rect, _ turn: QuarterTurn = .upright, isASCII: Bool) {
    (self.rect, self.turn, self.isASCII) = (rect, turn, isASCII)
  }

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
    Pen(place(inner), turn + more, isASCII: isASCII)
  }

  // MARK: Drawing

  mutating func fill(_ inner: Rect, with glyph: Character = " ", as style: Style) {
    canvas.fill(place(inner), with: glyph, as: style)
  }

  mutating func put(_ glyph: Character, at point: Point, as style: Style) {
    canvas.fill(Rect(origin: place(point), size: Size(columns: 1, rows: 1)), with: glyph, as: style)
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
    let (right, bottom) = (inner.right - 1, inner.bottom - 1)
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
}

extension Pen {
  /// How long a text is along its line: a wide letter takes one place where letters are stacked.
  func length(_ text: String) -> Int {
    turn.isSideways ? Array(Clusters(text)).count : DisplayWidth.of(text)
  }

  /// Writes a text along a line into some columns, truncated where it is too long.
  mutating func write(
    _ text: String, at point: Point, columns: Int, _ alignment: Alignment = .left, as style: Style
  ) {
    guard columns > 0 else { return }
    let text = isASCII ? Glyphs.inASCII(text) : text
    if turn == .upright {
      let fitting = DisplayWidth.truncate(text, to: columns, mark: isASCII ? "~" : "…")
      canvas.write(fitting, at: place(point), columns: columns, alignment, as: style)
      return
    }
    let clusters = fitting(text, columns)
    let spare = max(0, columns - clusters.reduce(0) { $0 + advance($1) })
    var column =
      switch alignment {
      case .left: point.column
      case .center: point.column + spare / 2
      case .right: point.column + spare
      }
    for cluster in clusters {
      spell(cluster, at: Point(column: column, row: point.row), as: style)
      column += advance(cluster)
    }
  }

  private func advance(_ cluster: Cluster) -> Int { turn.isSideways ? 1 : cluster.width }

  private func fitting(_ text: String, _ columns: Int) -> [Cluster] {
    var all: [Cluster] = []
    all.reserveCapacity(text.utf8.count)
    var used = 0
    for cluster in Clusters(text) {
      all.append(cluster)
      used += advance(cluster)
    }
    guard used > columns else { return all }
    var kept: [Cluster] = []
    used = 0
    for cluster in all {
      guard used + advance(cluster) < columns else { break }
      kept.append(cluster)
      used += advance(cluster)
    }
    return kept + Array(Clusters(isASCII ? "~" : turn.isSideways ? "⋮" : "…"))
  }

  /// One letter; a wide one that has no room across the line becomes a block.
  private mutating func spell(_ cluster: Cluster, at point: Point, as style: Style) {
    guard cluster.width == 2 else { return canvas.put(cluster, at: place(point), as: style) }
    if !turn.isSideways { return canvas.put(cluster, at: place(point.moved(right: 1)), as: style) }
    let here = place(point)
    let starts = [here, here.moved(right: -1)]
    let start = starts.first { rect.contains($0) && rect.contains($0.moved(right: 1)) }
    canvas.put(start == nil ? Cluster(first: "▪", width: 1) : cluster, at: start ?? here, as: style)
  }
}
