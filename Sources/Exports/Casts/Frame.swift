import TerminalModel

/// A canvas as the bytes that bring it onto a terminal.
struct Frame {
  private var bytes: [UInt8] = []
  private var style: Style?

  private var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Clears the terminal and writes everything.
  static func whole(_ canvas: Canvas) -> String {
    var frame = Frame()
    frame.put("\u{1B}[0m\u{1B}[2J")
    for row in 0..<canvas.rowCount { frame.write(0..<canvas.size.columns, of: row, in: canvas) }
    frame.put("\u{1B}[0m")
    return frame.text
  }

  /// Only what is different from the frame before; empty where nothing is.
  static func changes(from old: Canvas, to new: Canvas) -> String {
    var frame = Frame()
    for row in 0..<new.rowCount {
      if let columns = new.changedColumns(of: row, since: old) {
        frame.write(columns, of: row, in: new)
      }
    }
    if frame.bytes.isEmpty { return "" }
    frame.put("\u{1B}[0m")
    return frame.text
  }

  private mutating func put(_ text: String) { bytes += text.utf8 }

  private mutating func write(_ columns: Range<Int>, of row: Int, in canvas: Canvas) {
    let cells = canvas.row(row)
    put("\u{1B}[\(row + 1);\(columns.lowerBound + 1)H")
    for column in columns {
      let cell = cells[cells.startIndex + column]
      if cell.isRightHalf { continue }
      if cell.style != style {
        bytes += Self.renditions[Self.index(cell.style)]
        style = cell.style
      }
      put(cell, of: canvas)
    }
  }

  /// Most cells hold one character, most of those are ASCII.
  private mutating func put(_ cell: Cell, of canvas: Canvas) {
    if let scalar = cell.scalar, scalar < 0x80 {
      bytes.append(UInt8(scalar))
    } else {
      for scalar in canvas.drawnScalars(of: cell) {
        UTF8.encode(scalar).map { bytes.append(contentsOf: $0) }
      }
    }
  }

  // MARK: How styles look

  private static let attributeCount = 8

  private static func index(_ style: Style) -> Int {
    Int(style.role.rawValue) * attributeCount + Int(style.attributes.rawValue)
  }

  /// What selects a style, for every style there is.
  private static let renditions: [[UInt8]] = {
    let theme = Theme(depth: .trueColor, appearance: .dark)
    return Role.allCases.flatMap { role in
      (0..<attributeCount).map { attributes in
        let style = Style(role, Attributes(rawValue: UInt8(attributes)))
        return Array("\u{1B}[0\(theme.rendition(of: style).parameters)m".utf8)
      }
    }
  }()
}
