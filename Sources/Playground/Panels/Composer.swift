import DeviceDrawing
import OrientationModel
import TerminalModel

/// Draws a scene panel by panel, and remembers what can be pressed.
struct Composer {
  var canvas: Canvas
  var regions: [Region] = []
  var cursor = Point.zero
  var showsCursor = false
  let scene: ScreenContent
  let layout: Layout
  let isASCII: Bool

  init(_ scene: ScreenContent, size: Size, isASCII: Bool) {
    self.scene = scene
    self.isASCII = isASCII
    layout = Layout(size, standsUpright: scene.picture.standsUpright)
    canvas = Canvas(size: size)
  }

  var columns: Int { canvas.size.columns }
  var rows: Int { canvas.size.rows }

  /// Columns of one row of the screen.
  func line(_ row: Int, from left: Int = 0, columns: Int? = nil) -> Rect {
    Rect(column: left, row: row, columns: columns ?? self.columns - left, rows: 1)
  }

  /// The rows of the screen from one to before another.
  func screen(from top: Int, to bottom: Int? = nil) -> Rect {
    Rect(column: 0, row: top, columns: columns, rows: (bottom ?? rows) - top)
  }

  /// Writes pieces one behind the other into a row, as far as they fit; the answer is the column
  /// behind.
  @discardableResult mutating func write(_ pieces: [Piece], in place: Rect) -> Int {
    var left = place.left
    for (text, style) in pieces where left < place.right {
      let fitting = DisplayWidth.truncate(text, to: place.right - left)
      left = canvas.write(fitting, at: Point(column: left, row: place.top), as: style).column
    }
    return left
  }

  @discardableResult mutating func write(
    _ text: String, _ style: Style = .plain, in place: Rect
  ) -> Int { write([(text, style)], in: place) }

  /// Writes lines one below the other.
  mutating func write(_ lines: [String], _ style: Style = .plain, in place: Rect) {
    for (index, line) in lines.enumerated() { write(line, style, in: place.row(index)) }
  }

  /// Writes text to the right end of a row.
  mutating func write(trailing text: String, _ style: Style, row: Int) {
    let column = columns - 1 - DisplayWidth.of(text)
    canvas.write(text, at: Point(column: max(0, column), row: row), as: style)
  }

  /// A quiet line across the screen.
  mutating func rule(row: Int) {
    canvas.fill(line(row, from: 1, columns: columns - 2), with: "─", as: .line)
  }

  mutating func region(_ target: Region.Target, _ rect: Rect) {
    regions.append(Region(rect: rect, target: target))
  }
}

/// A piece of a line, and what it means.
typealias Piece = (text: String, style: Style)

extension Rect {
  /// One of its rows, or of those below it, without so many columns at the left.
  func row(_ index: Int, indent: Int = 0) -> Rect {
    Rect(column: left + indent, row: top + index, columns: size.columns - indent, rows: 1)
  }

  /// What is right of a column.
  func from(_ column: Int) -> Rect {
    Rect(column: column, row: top, columns: right - column, rows: size.rows)
  }
}

extension PlaygroundState {
  /// The screen as it is now, in any size.
  package mutating func screen(_ size: Size) -> Screen {
    if !size.isEmpty { shownSize = size }
    var composer = Composer(scene(), size: size, isASCII: traits.isASCII)
    if !size.isEmpty { compose(&composer) }
    regions = composer.regions
    composer.cursor.column = max(0, min(size.columns - 1, composer.cursor.column))
    composer.cursor.row = max(0, min(size.rows - 1, composer.cursor.row))
    return Screen(
      canvas: composer.canvas, cursor: composer.cursor, showsCursor: composer.showsCursor)
  }

  private mutating func compose(_ composer: inout Composer) {
    if let presenter {
      composer.presenter(
        presenter, echo: echo, isAtEnd: session.timeline.later(than: session.node) == nil)
    } else if isWelcome {
      composer.welcome(opening)
    } else if let comparison {
      let (sides, parting) = (compared(comparison), difference(comparison))
      if composer.layout.isLarge {
        composer.comparison(sides, parting)
      } else {
        composer.narrowComparison(sides, parting)
      }
    } else {
      composer.stage()
    }
    switch overlays.last {
    case .picker(let picker): composer.picker(picker)
    case .prompt(let prompt): composer.prompt(prompt)
    case .pages(let pages): composer.pages(pages, lines(of: pages.kind))
    case nil: break
    }
  }
}
