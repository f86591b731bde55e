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

  /// Writes pieces one behind the other, as far as they fit; the answer is the column behind.
  @discardableResult mutating func write(
    _ pieces: [(String, Style)], column: Int, row: Int, columns: Int
  ) -> Int {
    var left = column
    let end = column + columns
    for (text, style) in pieces where left < end {
      let fitting = DisplayWidth.truncate(text, to: end - left)
      left = canvas.write(fitting, at: Point(column: left, row: row), as: style).column
    }
    return left
  }

  @discardableResult mutating func write(
    _ text: String, _ style: Style = .plain, column: Int, row: Int, columns: Int
  ) -> Int { write([(text, style)], column: column, row: row, columns: columns) }

  /// Writes text to the right end of a row.
  mutating func write(trailing text: String, _ style: Style, row: Int, margin: Int = 1) {
    let column = columns - margin - DisplayWidth.of(text)
    canvas.write(text, at: Point(column: max(0, column), row: row), as: style)
  }

  /// A quiet line across the screen.
  mutating func rule(row: Int) {
    canvas.fill(Rect(column: 1, row: row, columns: columns - 2, rows: 1), with: "─", as: .line)
  }

  mutating func region(_ target: Region.Target, column: Int, row: Int, columns: Int, rows: Int = 1)
  {
    regions.append(
      Region(rect: Rect(column: column, row: row, columns: columns, rows: rows), target: target))
  }
}

extension [String] {
  /// The first rows of a text; what is cut off leaves a mark.
  func cut(to rows: Int) -> [String] {
    guard count > rows, rows > 0 else { return Array(prefix(Swift.max(0, rows))) }
    return prefix(rows - 1) + [self[rows - 1] + "…"]
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
    if let overlay = overlays.last { draw(overlay, on: &composer) }
  }

  private mutating func draw(_ overlay: Overlay, on composer: inout Composer) {
    switch overlay {
    case .picker(let picker): composer.picker(picker)
    case .prompt(let prompt): composer.prompt(prompt)
    case .pages(let pages): composer.pages(pages, lines(of: pages.kind))
    }
  }
}
