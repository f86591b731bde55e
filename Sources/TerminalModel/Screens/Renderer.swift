/// Finds the bytes that bring a terminal from one screen to the next.
package struct Renderer {
  private let capabilities: Capabilities
  /// By role: looked up for every cell that differs.
  private let renditions: [Rendition]

  package init(_ theme: Theme, _ capabilities: Capabilities) {
    self.capabilities = capabilities
    renditions = Role.allCases.map { theme.rendition(of: Style($0)) }
  }

  /// One frame; empty where both screens look the same.
  ///
  /// Without a screen before, or one of another size, all is cleared first. The cursor may be
  /// anywhere before a frame; what a terminal draws with is plain before and after each.
  package func frame(from old: Screen?, to new: Screen) -> [UInt8] {
    var frame = FrameWriter(capabilities)
    let before = old?.canvas.size == new.canvas.size ? old : nil
    if before == nil { frame.clear() }
    let shown = before?.canvas ?? Canvas(size: new.canvas.size)
    for row in 0..<new.canvas.rowCount { draw(row, of: new.canvas, over: shown, in: &frame) }
    let isSame = frame.bytes.isEmpty && before?.cursor == new.cursor
    if !isSame { frame.rest(at: new.cursor) }
    if before?.showsCursor != new.showsCursor {
      frame.tell(new.showsCursor ? .showCursor : .hideCursor)
    }
    return frame.bytes
  }

  private func draw(_ row: Int, of new: Canvas, over old: Canvas, in frame: inout FrameWriter) {
    if new.isRow(row, sameIn: old) { return }
    let cells = new.row(row)
    let isLast = row == new.rowCount - 1
    let end = isLast && !capabilities.hasLastCell ? cells.endIndex - 1 : cells.endIndex
    var index = cells.startIndex
    // Up to here it is known that no blanks are better erased.
    var written = index
    while index < end {
      index = new.firstDifference(in: index..<end, from: old)
      guard index < end else { return }
      let width = cells[index].width == 2 ? 2 : 1
      if index + width > end || cells[index].isRightHalf || looksSame(index, in: new, old) {
        index += width
        continue
      }
      let place = Point(column: index - cells.startIndex, row: row)
      if index >= written, let run = blanks(in: cells[index..<end]) {
        if erase(run, of: new, over: old, at: place, in: &frame) {
          index = run.endIndex
          continue
        }
        written = run.endIndex
      }
      if frame.place != place { approach(place, in: cells, of: new, in: &frame) }
      put(cells[index], of: new, in: &frame)
      frame.place = place.moved(right: width)
      index += width
    }
  }

  /// Whether a cell of two canvases of one size looks the same on both.
  private func looksSame(_ index: Int, in new: Canvas, _ old: Canvas) -> Bool {
    if new.isCell(index, sameIn: old) { return true }
    let (one, other) = (new.cell(index), old.cell(index))
    return one.isBlank && other.isBlank
      && rendition(of: one).isSameOnBlanks(as: rendition(of: other))
  }

  private func rendition(of cell: Cell) -> Rendition {
    var rendition = renditions[cell.roleIndex]
    rendition.attributes.formUnion(cell.attributes)
    if let ground = cell.groundIndex { rendition.background = renditions[ground].background }
    guard !capabilities.colorless.isEmpty else { return rendition }
    let isColored = rendition.foreground != .standard || rendition.background != .standard
    if isColored { rendition.attributes.subtract(capabilities.colorless) }
    return rendition
  }

  // MARK: Cells

  /// The most columns that are written again rather than passed over.
  private static let shortGap = 4

  /// Moves to a place, or writes again what stands between the cursor and it.
  private func approach(
    _ place: Point, in cells: ArraySlice<Cell>, of canvas: Canvas, in frame: inout FrameWriter
  ) {
    if let from = frame.place, from.row == place.row, from.column < place.column,
      place.column - from.column <= Self.shortGap
    {
      let start = cells.startIndex
      let gap = cells[start + from.column..<start + place.column]
      let pen = frame.pen
      let isEasy = gap.allSatisfy { cell in
        guard let scalar = cell.scalar, scalar < 0x7F, !cell.isRightHalf else { return false }
        let rendition = rendition(of: cell)
        return rendition == pen || cell.isBlank && rendition.isSameOnBlanks(as: pen)
      }
      if isEasy {
        for cell in gap { put(cell, of: canvas, in: &frame) }
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
    if let scalar = cell.scalar, scalar < 0x7F {
      frame.bytes.append(UInt8(truncatingIfNeeded: scalar))
    } else if let scalar = cell.scalar.flatMap({ Unicode.Scalar($0) }) {
      frame.bytes.append(contentsOf: scalar.utf8)
    } else {
      for scalar in canvas.drawnScalars(of: cell) { frame.bytes.append(contentsOf: scalar.utf8) }
    }
  }

  // MARK: Blanks

  /// The fewest blanks that are better erased than written.
  private static let longRun = 8

  /// The blanks of one ground that a row begins with; nil where it begins with something else, or
  /// where that ground cannot be erased to.
  private func blanks(in cells: ArraySlice<Cell>) -> ArraySlice<Cell>? {
    guard let first = cells.first, first.isBlank else { return nil }
    let rendition = rendition(of: first)
    guard rendition.isUnlined, rendition.background == .standard || capabilities.erasesInColor
    else { return nil }
    return cells.prefix {
      $0 == first || $0.isBlank && self.rendition(of: $0).isSameOnBlanks(as: rendition)
    }
  }

  /// Erases a run of blanks of one ground; whether that was worth it.
  private func erase(
    _ run: ArraySlice<Cell>, of new: Canvas, over old: Canvas, at place: Point,
    in frame: inout FrameWriter
  ) -> Bool {
    let last = run.indices.last { !looksSame($0, in: new, old) } ?? run.startIndex
    let count = last + 1 - run.startIndex
    let reachesEnd = place.column + run.count == new.size.columns
    guard count >= Self.longRun || (reachesEnd && count >= 4) else { return false }
    let bytes = reachesEnd ? capabilities[.clearToEndOfRow] : capabilities[.erase, count]
    guard let bytes else { return false }
    frame.move(to: place)
    frame.erase(to: rendition(of: run[run.startIndex]).background)
    frame.bytes += bytes
    return true
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
  /// What emphasis and colours are told with, looked up once in a frame.
  private var words: [(capability: Capability, number: Int, bytes: [UInt8])] = []

  init(_ capabilities: Capabilities) {
    self.capabilities = capabilities
    bytes.reserveCapacity(4096)
  }

  mutating func tell(_ capability: Capability, _ first: Int = 0, _ second: Int = 0) {
    capabilities.append(capability, first, second, to: &bytes)
  }

  /// Tells what is told many times in a frame.
  private mutating func tellAgain(_ capability: Capability, _ number: Int = 0) {
    if let known = words.first(where: { $0.number == number && $0.capability == capability }) {
      return bytes += known.bytes
    }
    var told = capabilities[capability, number, 0] ?? []
    // No character set is ever left, so none has to be gone back to.
    if capability == .reset, told.count > 3, told.starts(with: "\u{1B}(B".utf8) {
      told.removeFirst(3)
    }
    words.append((capability, number, told))
    bytes += told
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
  /// Appends a number that is not negative, digit by digit.
  package mutating func append(digitsOf number: Int) {
    if number >= 10 { append(digitsOf: number / 10) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }
}
