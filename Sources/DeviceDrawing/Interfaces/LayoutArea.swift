import TerminalModel

/// What an interface is laid out on: so many letters by so many lines, for so many points.
///
/// A line of an interface that lies on its side is half as high as one that stands, and a letter
/// twice as wide; whoever lays out asks for points.
struct LayoutArea: Hashable, Sendable {
  var size: Size
  var width: Int
  var height: Int
  /// How it lies before the viewer, and how it is drawn on.
  var turn = QuarterTurn.upright
  var renderStyle = RenderStyle.wireframe
  /// Where an iPhone Duo keeps a strip for its status bar.
  var strip: Placement.Strip?
  /// Whether it is the display inside an iPhone Duo.
  var isInner = false

  /// How far the strip reaches in, and where it is.
  func insets(of strip: Placement.Strip) -> Insets {
    switch strip.edge {
    case .top: Insets(top: lines(Placement.Strip.points))
    case .left: Insets(left: letters(Placement.Strip.points, atLeast: 3))
    case .bottom: Insets(bottom: lines(Placement.Strip.points))
    case .right: Insets(right: letters(Placement.Strip.points, atLeast: 3))
    }
  }

  var script: Script { Script(turn, renderStyle) }
  /// How many lines a line of text takes: several where it is drawn in dots.
  var textLines: Int { script.lines }
  /// The same in a bar, where the next line is far away.
  var barLines: Int { textLines - textLines / 4 }

  /// Whether a list's rows can be read, the way they lie: a few letters of each.
  var holdsWords: Bool { script == .letters ? turn == .upright : holdsDrawnLetters }

  /// Whether a few letters have room that are no terminal's own.
  private var holdsDrawnLetters: Bool {
    if case .dots(let perLetter, _) = script { return size.columns * perLetter >= 20 }
    return size.columns >= 12
  }

  /// How many columns a letter takes at least, and how many rows a line.
  private var grain: Int { script == .vectors ? 2 : 1 }

  /// How many lines come nearest to a height in points.
  func lines(_ points: Int, atLeast least: Int = 1) -> Int {
    max(least * grain, (2 * points * size.rows / max(1, height) + 1) / 2)
  }

  /// How many letters come nearest to a width in points.
  func letters(_ points: Int, atLeast least: Int = 1) -> Int {
    max(least * grain, (2 * points * size.columns / max(1, width) + 1) / 2)
  }

  /// Whether words make sense on it; else blocks have to do.
  var isLegible: Bool {
    let holdsTitles = script == .letters ? size.columns >= 6 : holdsDrawnLetters
    // In a few long lines: a bar, a row and another bar.
    let isStrip = size.columns >= 14 && size.rows >= 3 && turn == .upright
    return holdsTitles && hasMargins || isStrip
  }

  /// Whether lines can be spared for what the device keeps clear.
  var hasMargins: Bool { size.rows >= 5 }

  /// Whether bars can spare a line for their edge.
  var isRoomy: Bool { size.rows >= max(12, 6 * textLines) }

  /// How far text keeps away from the sides of a place so many letters wide.
  func margin(in columns: Int) -> Int {
    grain * (columns >= 24 ? 2 : columns >= 8 || script == .letters ? 1 : 0)
  }

  /// A part of it, with points as large.
  func part(_ part: Size) -> LayoutArea {
    var area = self
    area.size = part
    area.strip = nil
    area.width = width * part.columns / max(1, size.columns)
    area.height = height * part.rows / max(1, size.rows)
    return area
  }

  /// The same area seen from the side.
  var turned: LayoutArea {
    var area = self
    area.size = Size(columns: size.rows, rows: size.columns)
    area.width = height
    area.height = width
    return area
  }
}

/// How far content stays away from each edge, in letters and lines.
struct Insets: Hashable, Sendable {
  var top = 0
  var left = 0
  var bottom = 0
  var right = 0
}

/// A place for a controller's view: its rectangle, and how much of it is under something else.
struct Room: Hashable, Sendable {
  var rect: Rect
  var insets = Insets()
  /// Whether a bar already says the name.
  var isTitled = false

  /// The part that nothing covers.
  var safe: Rect {
    Rect(
      column: rect.left + insets.left, row: rect.top + insets.top,
      columns: max(0, rect.size.columns - insets.left - insets.right),
      rows: max(0, rect.size.rows - insets.top - insets.bottom))
  }

  /// The room that is left when a bar takes lines at the top; the bar reaches to the edge.
  mutating func cutTop(_ lines: Int) -> Room {
    var bar = self
    (bar.rect, rect) = rect.split(rows: insets.top + lines)
    bar.insets.bottom = 0
    insets.top = 0
    return bar
  }

  /// The same at the bottom.
  mutating func cutBottom(_ lines: Int) -> Room {
    var bar = self
    (rect, bar.rect) = rect.split(rows: rect.size.rows - insets.bottom - lines)
    bar.insets.top = 0
    insets.bottom = 0
    return bar
  }
}
