/// Finds the bytes that bring a terminal from one screen to the next.
package struct Renderer {
  private let capabilities: Capabilities
  /// By role: looked up for every cell that differs.
  private let renditions: [Rendition]
  private var words = FrameWords()

  package init(_ theme: Theme, _ capabilities: Capabilities) {
    self.capabilities = capabilities
    renditions = Role.allCases.map { theme.rendition(of: Style($0)) }
  }

  /// One frame; empty where both screens look the same.
  ///
  /// Without a screen before, or one of another size, all is cleared first. The cursor may be
  /// anywhere before a frame; what a terminal draws with is plain before and after each.
  package mutating func frame(from old: Screen?, to new: Screen) -> [UInt8] {
    var frame = FrameWriter(capabilities, words)
    let before = old?.canvas.size == new.canvas.size ? old : nil
    if before == nil { frame.clear() }
    var shown = before?.canvas ?? Canvas(size: new.canvas.size)
    // As no cell of a screen looks.
    if !new.stained.isEmpty { shown.fill(new.stained, with: "▒", as: .echo) }
    for row in 0..<new.canvas.rowCount { draw(row, of: new.canvas, over: shown, in: &frame) }
    let isSame = frame.bytes.isEmpty && before?.cursor == new.cursor
    if !isSame { frame.rest(at: new.cursor) }
    if before?.showsCursor != new.showsCursor {
      frame.tell(new.showsCursor ? .showCursor : .hideCursor)
    }
    words = frame.words
    return frame.bytes
  }

  private func draw(_ row: Int, of new: Canvas, over old: Canvas, in frame: inout FrameWriter) {
    if new.isRow(row, sameIn: old) { return }
    new.withRows(row, of: old) { cells, shown in
      draw(RowChange(row: row, cells: cells, shown: shown, new: new, old: old), in: &frame)
    }
  }

  private func draw(_ change: RowChange, in frame: inout FrameWriter) {
    let cells = change.cells
    let isLast = change.row == change.new.rowCount - 1
    let end = isLast && !capabilities.hasLastCell ? cells.count - 1 : cells.count
    // Up to `written` it is known that no blanks are better erased.
    var (index, written) = (0, 0)
    while true {
      while index < end, change.isSame(index) { index += 1 }
      guard index < end else { return }
      let width = cells[index].width == 2 ? 2 : 1
      if index + width > end || cells[index].isRightHalf || looksSame(index, in: change) {
        index += width
        continue
      }
      let place = Point(column: index, row: change.row)
      if index >= written, let run = blanks(in: cells, index..<end) {
        if erase(run, of: change, at: place, in: &frame) {
          index = run.upperBound
          continue
        }
        written = run.upperBound
      }
      if frame.place != place { approach(place, in: change, in: &frame) }
      put(cells[index], of: change.new, in: &frame)
      index += width
      // What goes on in the same way, as most does.
      while index < end, cells[index].look == frame.look, cells[index].isOneSign,
        !change.isSame(index)
      {
        frame.bytes.append(scalar: cells[index].symbol)
        index += 1
      }
      frame.place = Point(column: index, row: change.row)
    }
  }

  /// Whether a cell looks the same before and after.
  private func looksSame(_ index: Int, in change: RowChange) -> Bool {
    if change.isSame(index) { return true }
    let (one, other) = (change.cells[index], change.shown[index])
    return one.isBlank && other.isBlank
      && rendition(of: one).isSameOnBlanks(as: rendition(of: other))
  }

  private func rendition(of cell: Cell) -> Rendition {
    var rendition = renditions[cell.roleIndex]
    rendition.take(cell.attributes, on: cell.groundIndex.map { renditions[$0].background })
    guard !capabilities.colorless.isEmpty else { return rendition }
    let isColored = rendition.foreground != .standard || rendition.background != .standard
    if isColored { rendition.attributes.subtract(capabilities.colorless) }
    return rendition
  }

  // MARK: Cells

  /// The most columns that are written again rather than passed over.
  private static let shortGap = 4

  /// Moves to a place, or writes again what stands between the cursor and it.
  private func approach(_ place: Point, in change: RowChange, in frame: inout FrameWriter) {
    if let from = frame.place, from.row == place.row, from.column < place.column,
      place.column - from.column <= Self.shortGap
    {
      let gap = change.cells[from.column..<place.column]
      let pen = frame.pen
      let isEasy = gap.allSatisfy { cell in
        guard let scalar = cell.scalar, scalar < 0x7F, !cell.isRightHalf else { return false }
        let rendition = rendition(of: cell)
        return rendition == pen || cell.isBlank && rendition.isSameOnBlanks(as: pen)
      }
      if isEasy {
        for cell in gap { put(cell, of: change.new, in: &frame) }
        return
      }
    }
    frame.move(to: place)
  }

  private func put(_ cell: Cell, of canvas: Canvas, in frame: inout FrameWriter) {
    if cell.look != frame.look {
      let rendition = rendition(of: cell)
      if cell.isBlank, rendition.isUnlined {
        frame.erase(to: rendition.background)
      } else {
        frame.draw(with: rendition, for: cell.look)
      }
    }
    if let scalar = cell.scalar {
      frame.bytes.append(scalar: scalar)
    } else {
      for scalar in canvas.drawnScalars(of: cell) { frame.bytes.append(scalar: scalar.value) }
    }
  }

  // MARK: Blanks

  /// The fewest blanks that are better erased than written.
  private static let longRun = 8

  /// The blanks of one ground that some cells begin with; nil where they begin with something else,
  /// or where that ground cannot be erased to.
  private func blanks(in cells: UnsafeBufferPointer<Cell>, _ range: Range<Int>) -> Range<Int>? {
    let first = cells[range.lowerBound]
    guard first.isBlank else { return nil }
    let rendition = rendition(of: first)
    guard rendition.isUnlined, rendition.background == .standard || capabilities.erasesInColor
    else { return nil }
    let end = range.first {
      cells[$0] != first
        && !(cells[$0].isBlank && self.rendition(of: cells[$0]).isSameOnBlanks(as: rendition))
    }
    return range.lowerBound..<(end ?? range.upperBound)
  }

  /// Erases a run of blanks of one ground; whether that was worth it.
  private func erase(
    _ run: Range<Int>, of change: RowChange, at place: Point, in frame: inout FrameWriter
  ) -> Bool {
    let last = run.last { !looksSame($0, in: change) } ?? run.lowerBound
    let count = last + 1 - run.lowerBound
    let reachesEnd = run.upperBound == change.new.size.columns
    guard count >= Self.longRun || (reachesEnd && count >= 4) else { return false }
    let bytes = reachesEnd ? capabilities[.clearToEndOfRow] : capabilities[.erase, count]
    guard let bytes else { return false }
    frame.move(to: place)
    frame.erase(to: rendition(of: change.cells[run.lowerBound]).background)
    frame.bytes += bytes
    return true
  }
}

/// A row of a canvas, and what is shown in its place.
private struct RowChange {
  let row: Int
  let cells: UnsafeBufferPointer<Cell>
  let shown: UnsafeBufferPointer<Cell>
  let new: Canvas
  let old: Canvas
  /// Symbols of clusters mean something in their own canvas only.
  let hasClusters: Bool

  init(
    row: Int, cells: UnsafeBufferPointer<Cell>, shown: UnsafeBufferPointer<Cell>, new: Canvas,
    old: Canvas
  ) {
    (self.row, self.cells, self.shown) = (row, cells, shown)
    (self.new, self.old) = (new, old)
    hasClusters = new.hasClusters || old.hasClusters
  }

  /// Whether a cell is the same in both.
  func isSame(_ index: Int) -> Bool {
    hasClusters
      ? new.isCell(row * cells.count + index, sameIn: old)
      : cells[index].difference(from: shown[index]) == 0
  }
}

/// What emphasis and colours are told with, once it was looked up.
private struct FrameWords {
  private var keys: [Int] = []
  private var texts: [[UInt8]] = []

  /// What is told with a number; at first it is looked up.
  mutating func text(
    _ capability: Capability, _ number: Int, in capabilities: Capabilities
  ) -> [UInt8] {
    let key = number * Capability.allCases.count + capability.rawValue
    if let index = keys.firstIndex(of: key) { return texts[index] }
    var text = capabilities[capability, number, 0] ?? []
    // No character set is ever left, so none has to be gone back to.
    if capability == .reset, text.count > 3, text.starts(with: "\u{1B}(B".utf8) {
      text.removeFirst(3)
    }
    keys.append(key)
    texts.append(text)
    return text
  }
}

/// A frame while it is written: the bytes, and what the terminal will be like after them.
private struct FrameWriter {
  private let capabilities: Capabilities
  var bytes: [UInt8] = []
  /// Where the cursor is; nil where nobody knows.
  var place: Point?
  private(set) var pen = Rendition.plain
  /// The look of a cell that the pen was taken up for.
  private(set) var look: UInt64?
  private(set) var words: FrameWords

  init(_ capabilities: Capabilities, _ words: FrameWords) {
    (self.capabilities, self.words) = (capabilities, words)
    bytes.reserveCapacity(8192)
  }

  mutating func tell(_ capability: Capability, _ first: Int = 0, _ second: Int = 0) {
    capabilities.append(capability, first, second, to: &bytes)
  }

  /// Tells what is told many times in a frame.
  private mutating func tellAgain(_ capability: Capability, _ number: Int = 0) {
    bytes += words.text(capability, number, in: capabilities)
  }

  mutating func clear() {
    tell(.reset)
    tell(.clearScreen)
  }

  /// Ends the frame: plain, with the cursor where it belongs.
  mutating func rest(at point: Point) {
    draw(with: .plain)
    move(to: point)
  }

  mutating func move(to point: Point) {
    if point == place { return }
    defer { place = point }
    if let place, place.row == point.row, place.column < point.column,
      capabilities.append(.moveRight, point.column - place.column, to: &bytes)
    {
      return
    }
    tell(.moveTo, point.row, point.column)
  }

  /// Takes up another rendition, from the one there is, or from none where something has to go.
  mutating func draw(with rendition: Rendition, for look: UInt64? = nil) {
    self.look = look
    if rendition == pen { return }
    let loses =
      !pen.attributes.isSubset(of: rendition.attributes)
      || (pen.foreground != .standard && rendition.foreground == .standard)
      || (pen.background != .standard && rendition.background == .standard)
    if loses {
      tellAgain(.reset)
      pen = .plain
    }
    let added = rendition.attributes.subtracting(pen.attributes)
    if added.contains(.bold) { tellAgain(.bold) }
    if added.contains(.underline) { tellAgain(.underline) }
    if added.contains(.reverse) { tellAgain(.reverse) }
    if rendition.foreground != pen.foreground { color(.foreground, rendition.foreground) }
    if rendition.background != pen.background { color(.background, rendition.background) }
    pen = rendition
  }

  /// Makes ready for blanks of one ground; what else they would be drawn with is no matter.
  mutating func erase(to background: Color) {
    if pen.isUnlined, pen.background == background { return }
    var rendition = pen.isUnlined && background != .standard ? pen : .plain
    rendition.background = background
    draw(with: rendition)
  }

  private mutating func color(_ layer: Capability, _ color: Color) {
    switch color {
    case .standard: break
    case .palette(let number) where capabilities.hasDirectColors && number >= 8:
      tellAgain(layer, Int(RGB(palette256: number).hex))
    case .palette(let number): tellAgain(layer, Int(number))
    case .exact(let rgb) where capabilities.hasDirectColors: tellAgain(layer, Int(rgb.hex))
    case .exact(let rgb):
      bytes += (layer == .foreground ? "\u{1B}[38;2" : "\u{1B}[48;2").utf8
      for part in [rgb.red, rgb.green, rgb.blue] {
        bytes.append(UInt8(ascii: ";"))
        bytes.append(digitsOf: Int(part))
      }
      bytes.append(UInt8(ascii: "m"))
    }
  }
}

extension [UInt8] {
  /// Appends a scalar in UTF-8.
  fileprivate mutating func append(scalar: UInt32) {
    func byte(_ lead: UInt32, _ shift: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: lead | scalar >> shift & 0x3F)
    }
    switch scalar {
    case ..<0x80: append(UInt8(truncatingIfNeeded: scalar))
    case ..<0x800:
      append(byte(0xC0, 6))
      append(byte(0x80, 0))
    case ..<0x10000:
      append(byte(0xE0, 12))
      append(byte(0x80, 6))
      append(byte(0x80, 0))
    default:
      append(byte(0xF0, 18))
      append(byte(0x80, 12))
      append(byte(0x80, 6))
      append(byte(0x80, 0))
    }
  }

  /// Appends a number that is not negative, digit by digit.
  package mutating func append(digitsOf number: Int) {
    if number >= 10 { append(digitsOf: number / 10) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }
}
