import DeviceDrawing
import OrientationModel
import OrientationScenarios
import OrientationTelling
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
  /// The device that was drawn last.
  var drawn: DrawnPicture?
  /// The stage that was drawn last.
  var stage: DrawnStage?
  /// The row below what was written last above the advice, and below the versions.
  var columnEnd = 0
  var stripEnd = 0
  /// The row below the advice.
  private var adviceEnd = 0
  /// The advice as it was laid out last.
  private var adviceLaid: (size: Size, rows: [AdviceRow])?
  let scene: ScreenContent
  let layout: Layout

  init(_ scene: ScreenContent, size: Size) {
    self.scene = scene
    layout = Layout(
      size, standsUpright: scene.picture.standsUpright, liesFlat: scene.picture.isDrawnFlat,
      ratio: scene.picture.ratio, opens: scene.picture.opens)
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

extension Rect {
  /// One of its rows, or of those below it, without so many columns at the left.
  func row(_ index: Int, indent: Int = 0) -> Rect {
    Rect(column: left + indent, row: top + index, columns: size.columns - indent, rows: 1)
  }

  /// Rows of the screen in its columns.
  func rows(from top: Int, to bottom: Int) -> Rect {
    Rect(column: left, row: top, columns: size.columns, rows: max(0, bottom - top))
  }

  /// What is right of a column.
  func from(_ column: Int) -> Rect {
    Rect(column: column, row: top, columns: right - column, rows: size.rows)
  }
}

extension PlaygroundState {
  package mutating func screen(_ size: Size) -> Screen {
    if !size.isEmpty { shownSize = size }
    let isAsking = isWelcome && presenter == nil
    var composer = Composer(isAsking ? scene(nil) : scene(), size: size)
    composer.drawn = drawn
    composer.stage = stage
    if !size.isEmpty { compose(&composer) }
    regions = composer.regions
    drawn = composer.drawn
    stage = composer.stage
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
      on: presenter == nil ? nil : composer.canvas)
    isStained = frame != nil
    if let frame {
      composer.canvas = frame
    } else {
      shown = (composer.canvas, composer.deviceArea)
    }
  }

  private var hasPanel: Bool { overlays.last?.isPanel == true }

  /// Several devices; one where something stands beside it.
  private var shownComparison: DeviceComparison? { hasPanel ? nil : comparison }

  private mutating func compose(_ composer: inout Composer) {
    if presenter?.isBlack == true { return }
    // What is opened before a room stands beside the device as on the stage: large words would be cut.
    if let presenter, shownComparison == nil, !hasPanel {
      composer.presenter(
        presenter, animation == nil ? roomQuestion() : nil, chapter: chapterBeforeRoom, echo: echo,
        isTurning: animation != nil)
    } else if isWelcome {
      composer.welcome(opening: opening, isFirst: isFirst, asks: asksForGuess)
    } else if let comparison = shownComparison {
      let sides = compared(comparison)
      let parting = difference(comparison)
      if composer.layout.isLarge {
        composer.comparison(sides.map { $0.above(parting) }, parting, presenter)
      } else {
        composer.narrowComparison(sides, parting)
      }
      if presenter != nil { composer.roomFooter(echo) }
    } else {
      composer.drawStage()
    }
    switch overlays.last {
    case .picker(let picker): composer.picker(picker)
    case .prompt(let prompt): composer.prompt(prompt)
    case .pages(let pages): composer.pages(pages, lines(of: pages.kind))
    case .addition(let addition): composer.addition(addition)
    case nil: break
    }
  }
}

extension Composer {
  /// The device and the reason, and under them what can be done.
  ///
  /// What does not hang on what is chosen there is laid as it was drawn last, if it would look the same.
  mutating func drawStage() {
    let look = scene.look(in: canvas.size)
    if let stage, stage.look == look {
      canvas = stage.canvas
      regions = stage.regions
      deviceArea = stage.deviceArea
      cursor = stage.cursor
    } else {
      drawParts()
      stage = DrawnStage(
        look: look, canvas: canvas, regions: regions, deviceArea: deviceArea, cursor: cursor)
    }
    if !layout.footer.isEmpty { footer(row: layout.footer.top) }
    if !layout.brief.isEmpty { brief(in: layout.brief) }
  }

  /// Every part that has a place in a layout of this size.
  private mutating func drawParts() {
    let parts: [(place: Rect, draw: (inout Composer, Rect) -> Void)] = [
      (layout.title, { $0.title(in: $1) }), (layout.verdict, { $0.verdict(in: $1) }),
      (layout.device, { $0.device(in: $1) }), (layout.names, { $0.names(in: $1) }),
      (layout.words, { $0.words(in: $1) }), (layout.strip, { $0.strip(in: $1) }),
      (layout.reason, { $0.reason(in: $1) }), (layout.code, { $0.code(in: $1) }),
      (layout.steps, { $0.steps(in: $1) }), (layout.advice, { $0.advice(in: $1) }),
      (layout.timeline, { $0.timeline(in: $1) }),
    ]
    for part in parts where !part.place.isEmpty { part.draw(&self, part.place) }
  }

  /// What is open, with a line under it where there is one.
  fileprivate mutating func title(in area: Rect) {
    title(row: area.top)
    if area.size.rows > 1 { rule(row: area.top + 1) }
  }

  /// Who decided what; beside the reason in one row, where the sentence is not too long for it.
  fileprivate mutating func verdict(in area: Rect) {
    guard layout.kind == .wide else { return verdict(row: area.top, rows: area.size.rows) }
    let isLong = !verdictFits(columns: columns - 4)
    // Where there is no row for the rest of a long sentence, the line above it gives way.
    let isTight = isLong && area.size.rows < 2
    if isTight { canvas.fill(line(area.top - 1)) }
    verdict(row: area.top - (isTight ? 1 : 0), rows: isLong ? 2 : 1)
  }

  /// The steps, and above them a line; a blank row where the advice comes down to it.
  fileprivate mutating func timeline(in area: Rect) {
    if adviceEnd < area.top { rule(row: area.top) }
    timeline(row: area.top + 1)
  }

  /// What to do about it, and what the book says, from the bottom up.
  fileprivate mutating func advice(in area: Rect) {
    if layout.flows { return flowingAdvice(in: area) }
    let bottom = layout.quoteRow.map { $0 + 1 } ?? area.bottom
    // Rows that are free above it are the advice's, if it needs them.
    let end = layout.advice.left == layout.reason.left ? columnEnd : stripEnd
    let free = min(end + 1, area.top)
    let rows = laidAdvice(Size(columns: area.size.columns, rows: bottom - free))
    // A blank row keeps it apart from what is above it, and from the line below, if it can.
    let spare = bottom - rows.count
    let isFree = end < area.top
    let top =
      isFree && rows.isEmpty
      ? free : max(free, isFree ? min(area.top, spare - 1) : min(area.top + 1, spare))
    let place = Rect(
      column: area.left, row: top, columns: area.size.columns, rows: max(0, bottom - top))
    write(rows, in: place)
    adviceEnd = top + rows.count
    // It takes no row from anything else, and a blank one follows it.
    let gap = Rect(column: area.left, row: end, columns: area.size.columns, rows: max(0, top - end))
    write(asideRows(gap.size), in: gap)
    guard layout.kind == .wide || layout.quoteRow != nil else { return }
    // A blank row keeps the two apart.
    var left = place.split(rows: min(place.size.rows, rows.isEmpty ? 0 : rows.count + 1)).below
    if layout.quoteRow == nil, left.size.rows > 0 { left.size.rows -= 1 }
    quote(in: left.split(rows: max(0, left.size.rows - 4)).below)
  }

  /// Whether the advice takes all of its rows below the reason, which leaves it a blank one then.
  mutating func isAdviceFull() -> Bool {
    layout.quoteRow == nil && layout.advice.left == layout.reason.left && !layout.flows
      && laidAdvice(layout.advice.size).count >= layout.advice.size.rows
  }

  /// The rows of the advice in a place, laid out once.
  private mutating func laidAdvice(_ size: Size) -> [AdviceRow] {
    if let adviceLaid, adviceLaid.size == size { return adviceLaid.rows }
    let rows = adviceRows(size)
    adviceLaid = (size, rows)
    return rows
  }

  /// The same close upon what stands above it, and the book upon that.
  private mutating func flowingAdvice(in area: Rect) {
    let skipped = max(0, columnEnd + 1 - area.top)
    let area = area.split(rows: min(skipped, area.size.rows)).below
    let rows = adviceRows(area.size)
    write(rows, in: area)
    let rest = area.split(rows: rows.isEmpty ? 0 : min(area.size.rows, rows.count + 1)).below
    let used = quote(in: rest.split(rows: min(4, rest.size.rows)).above, atTop: true)
    // Where a class has a place of its own, the tree stands there.
    guard layout.code.isEmpty else { return }
    let below = rest.split(rows: min(rest.size.rows, used > 0 ? used + 1 : 0)).below
    let free = surroundings(in: below)
    // Where the steps have no place of their own, they have what is left.
    if layout.steps.isEmpty, free.size.rows >= Layout.fewestSteps { steps(in: free) }
  }

  /// The file's problem, the story's word, the fix: in this order, as far as there is room.
  func adviceRows(_ size: Size) -> [AdviceRow] {
    if !scene.problem.isEmpty {
      return problemLines(in: size).enumerated().map { index, line in
        AdviceRow([(line, index == 0 ? .refused : .code)])
      }
    }
    if let moment = scene.pending {
      return [AdviceRow([("Event \(moment.count) in this step", .dim)])]
    }
    let hasFix = scene.summary.fix != nil && shownCode?.isChanged != true
    // In three rows the change says more, and it has two at least; one that was asked for has them all
    // where they are few.
    let isAskedFor = scene.summary.isOtherFix && size.rows < 6
    let captionRoom = !hasFix ? size.rows : size.rows > 3 && !isAskedFor ? size.rows - 2 : 0
    let caption = captionRows(columns: size.columns, rows: captionRoom)
    // A blank row keeps them apart, but for where it would take the fix's last one, or its code.
    let gap = caption.isEmpty || caption.count + 2 > size.rows ? 0 : 1
    let rows = size.rows - caption.count - gap
    let fix = fixRows(columns: size.columns, rows: rows, spare: gap)
    return caption + (fix.isEmpty || fix.count > rows || gap == 0 ? [] : [AdviceRow([])]) + fix
  }

  /// The file's problem, or the names, the story's word and the reason, in short lines.
  fileprivate mutating func words(in area: Rect) {
    var lines = shortLines
    if !scene.problem.isEmpty {
      lines = problemWords(columns: area.size.columns)
    } else if scene.summary.caption != nil, showsOutcome {
      // A story's word goes before the reason: the verdict has the gist of it.
      let words = scene.captionLines(columns: area.size.columns)
      var names = scene.summary.episode.pointed == nil ? 2 : 3
      if names == 3, names + words.count > area.size.rows {
        lines.remove(at: 1)
        names = 2
      }
      let isRoomy = lines.count + words.count + 2 <= area.size.rows
      lines.insert(
        contentsOf: (isRoomy ? [[]] : []) + words.map { [($0, .plain)] } + (isRoomy ? [[]] : []),
        at: names)
    }
    for (row, line) in lines.prefix(area.size.rows).enumerated() {
      // A name that has no room beside its label stands without it.
      let width = line.prefix(2).reduce(0) { $0 + DisplayWidth.of($1.text) }
      let isCut = line.count == 2 && width > area.size.columns && row < 3
      write(isCut ? Array(line.dropFirst()) : line, in: area.row(row))
    }
  }

  /// The names and the reason in a few words a line.
  private var shortLines: [[Piece]] {
    let summary = scene.summary
    var lines: [[Piece]] = [
      [("held ", .dim), (summary.world.held.name, .title)],
      [("UI   ", .dim), (summary.world.interface.name, .title)],
    ]
    if let asked = scene.asked {
      lines.insert([(scene.isFlat ? "was  " : "for  ", .dim), (asked, .plain)], at: 1)
    }
    if let moment = scene.pending { lines.insert([("Event \(moment.count)", .dim)], at: 0) }
    for entry in summary.way where entry.controller != nil && progress.hasReached(entry) {
      let isAnswered = progress.hasAnswered(entry) && !entry.answer.isEmpty
      let sign = entry.sign == .refuses ? " ✕" : entry.sign == .allows ? " ✓" : ""
      lines.append([
        (entry.name, .plain), (isAnswered ? " " + entry.answer : "", .code),
        (isAnswered ? sign : "", .plain),
      ])
    }
    if let fix = summary.fix, showsOutcome { lines.append([("fix  ", .dim), (fix.title, .added)]) }
    return lines
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

  /// What is wrong with the file: what, the line, the caret and the help, with the caret in sight.
  func problemLines(in size: Size) -> [String] {
    var lines = scene.problem
    if lines.count >= 3, let caret = lines[2].firstIndex(of: "^") {
      let place = lines[2].distance(from: lines[2].startIndex, to: caret)
      let shift = max(0, place - size.columns * 2 / 3)
      if shift > 0 {
        lines[1] = "…" + lines[1].dropFirst(shift + 1)
        lines[2] = String(lines[2].dropFirst(shift))
      }
      if lines.count > max(3, size.rows) { lines[2] += "  " + lines[3].dropFirst("help: ".count) }
    }
    return Array(lines.prefix(size.rows))
  }

  /// The same in a narrow column: where, what, and the help.
  func problemWords(columns: Int) -> [[Piece]] {
    let parts = (scene.problem.first ?? "").split(separator: ":", maxSplits: 3)
    let what = parts.count == 4 ? parts[3].drop { $0 != "]" }.dropFirst(2) : ""
    let sentence = parts.count == 4 ? "line \(parts[1]):\(what)" : scene.problem.first ?? ""
    let help = scene.problem.first { $0.hasPrefix("help: ") }?.dropFirst(6) ?? ""
    return DisplayWidth.wrap(sentence, to: columns).map { [($0, .refused)] }
      + DisplayWidth.wrap(String(help), to: columns).map { [($0, .code)] }
  }
}
