import DeviceDrawing
import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import SwiftCode
import TerminalModel

/// Draws a scene panel by panel, and remembers what can be pressed.
struct Composer {
  var canvas: Canvas
  var regions: [Region] = []
  var cursor = Point.zero
  var showsCursor = false
  /// Where the device was drawn; empty where there is none, or several.
  var deviceArea = Rect(.zero)
  /// The panels that had room.
  var shown: Set<Panel> = []
  let scene: ScreenContent
  let layout: Layout

  init(_ scene: ScreenContent, size: Size) {
    self.scene = scene
    let device = scene.picture.device
    layout = Layout(
      size, standsUpright: scene.picture.standsUpright, ratio: device.ratio,
      opens: device.hasHinge)
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

  /// Writes pieces one after the other into a row, as far as they fit; the answer is the column
  /// after.
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

  mutating func write(_ lines: [String], _ style: Style = .plain, in place: Rect) {
    for (index, line) in lines.enumerated() { write(line, style, in: place.row(index)) }
  }

  mutating func write(trailing text: String, _ style: Style, row: Int) {
    let column = columns - 1 - DisplayWidth.of(text)
    canvas.write(text, at: Point(column: max(0, column), row: row), as: style)
  }

  func pad(_ text: String, to columns: Int) -> String { DisplayWidth.fit(text, to: columns) }

  /// A quiet line across the screen.
  mutating func rule(row: Int) {
    canvas.fill(line(row, from: 1, columns: columns - 2), with: "─", as: .line)
  }

  mutating func region(_ target: Deed, _ rect: Rect) {
    regions.append(Region(rect: rect, target: target))
  }
}

extension Rect {
  /// One of its rows, or of those below it, without so many columns at the left.
  func row(_ index: Int, indent: Int = 0) -> Rect {
    Rect(column: left + indent, row: top + index, columns: size.columns - indent, rows: 1)
  }

  /// Rows of the screen in its columns.
  func rows(from top: Int, to bottom: Int) -> Rect {
    Rect(column: left, row: top, columns: size.columns, rows: max(0, bottom - top))
  }

  /// What is right of a column, up to another one.
  func from(_ column: Int, to end: Int? = nil) -> Rect {
    Rect(column: column, row: top, columns: (end ?? right) - column, rows: size.rows)
  }
}

extension PlaygroundState {
  package mutating func screen(_ size: Size) -> Screen {
    if !size.isEmpty { shownSize = size }
    var composer = Composer(showsCard ? scene(nil) : scene(), size: size)
    if !size.isEmpty { compose(&composer) }
    regions = composer.regions
    for panel in composer.shown { composer.scene.lessons[panel].map { learn($0) } }
    let wasStained = isStained
    shownFrame(of: &composer)
    composer.cursor.column = max(0, min(size.columns - 1, composer.cursor.column))
    composer.cursor.row = max(0, min(size.rows - 1, composer.cursor.row))
    var screen = Screen(
      canvas: composer.canvas, cursor: composer.cursor, showsCursor: composer.showsCursor)
    if wasStained, !isStained { screen.stained = composer.layout.telling }
    return screen
  }

  /// On the way to it the screen before is seen, and the device in between.
  private mutating func shownFrame(of composer: inout Composer) {
    let size = composer.canvas.size
    let device = composer.deviceArea
    let frame = animation?.canvas(
      size, to: device, reach: composer.layout.reach, within: composer.layout.telling,
      on: presenter == nil ? nil : composer.canvas, dims: traits.hasSurfaces)
    isStained = frame != nil
    if let frame {
      composer.canvas = frame
    } else {
      shown = (composer.canvas, composer.deviceArea)
    }
  }

  /// Whether a list or a page stands beside the device.
  private var hasPanel: Bool {
    switch overlays.last {
    case .picker, .pages, .addition: true
    case .prompt, nil: false
    }
  }

  /// A story's question beside the device; what is opened has its place meanwhile.
  private var showsCard: Bool { isWelcome && !hasPanel }

  /// Several devices; one where something stands beside it.
  private var shownComparison: DeviceComparison? { hasPanel ? nil : comparison }

  private mutating func compose(_ composer: inout Composer) {
    if presenter?.isBlack == true { return }
    // What is opened before a room stands beside the device as on the stage: large words would be cut.
    if let presenter, shownComparison == nil, !hasPanel {
      composer.presenter(
        presenter, animation == nil ? asked : nil,
        isAnswer: session.answersRoom, chapter: chapterBeforeRoom,
        score: isOver ? presenter.score : nil, isTurning: animation != nil)
    } else if showsCard {
      composer.welcome(opening: opening, isFirst: isFirst, asks: asked != nil)
    } else if let comparison = shownComparison {
      let sides = compared(comparison)
      let parting = difference(comparison)
      if composer.layout.isLarge {
        composer.comparison(
          sides.map { $0.above(parting) }, parting, asked: asked, presenter)
      } else {
        composer.narrowComparison(sides, parting, asked: asked)
      }
      if presenter != nil { composer.roomFooter() }
    } else {
      composer.drawStage()
    }
    switch overlays.last {
    case .picker(let picker):
      composer.picker(picker, composer.hasRoomForPreview ? preview(of: picker) : nil)
    case .prompt(let prompt): composer.prompt(prompt)
    case .pages(let pages): composer.pages(pages, lines(of: pages.kind))
    case .addition(let addition): composer.addition(addition)
    case nil: break
    }
  }

  /// The app of the chosen story or template, as it is launched.
  private func preview(of picker: Picker) -> DevicePicture? {
    let chosen: Session? =
      switch picker.current?.deed {
      case .open(let name), .situation(let name): Session(bundled: name)
      case .resume(let index): kept.dropFirst(index).first?.session
      default: nil
      }
    guard var session = chosen else { return nil }
    return picture(of: session.playback())
  }
}

extension Composer {
  /// The device and the reason, and under them what can be done: each part that has a place in a layout
  /// of this size.
  mutating func drawStage() {
    if !layout.title.isEmpty { title(in: layout.title) }
    if !layout.verdict.isEmpty { verdict(in: layout.verdict) }
    if !layout.device.isEmpty { device(in: layout.device) }
    write(layout.wordColumns)
    if !layout.timeline.isEmpty { timeline(in: layout.timeline) }
    if !layout.footer.isEmpty { footer(row: layout.footer.top) }
    if !layout.brief.isEmpty { brief(in: layout.brief) }
  }

  /// Who decided what; beside the reason in one row, where the sentence is not too long for it.
  fileprivate mutating func verdict(in area: Rect) {
    guard layout.kind == .wide else { return verdict(row: area.top, rows: area.size.rows) }
    // What was done may give way, but not to other words.
    let isLong = !verdictSentence.hasSuffix(fittedVerdict(columns: columns - 4, rows: 1).lines[0])
    // Where there is no row for the rest of a long sentence, the line above it gives way.
    let isTight = isLong && area.size.rows < 2
    if isTight { canvas.fill(line(area.top - 1)) }
    verdict(row: area.top - (isTight ? 1 : 0), rows: isLong ? 2 : 1)
  }

  /// The verdict, and what is chosen.
  fileprivate mutating func brief(in area: Rect) {
    let rows = area.size.rows
    let textRows = rows - (rows >= 3 ? 1 : 0)
    cursor = .zero
    let words = "\(verdictSign) \(scene.notice ?? verdictSentence)"
    write(DisplayWidth.wrap(words, to: columns, rows: textRows), verdictStyle, in: area)
    guard rows >= 3, let entry = scene.bar.first else { return }
    write(
      [(entry.key, .key), (" " + entry.label, .plain), ("  ? keys", .dim)], in: area.row(rows - 1))
  }
}
