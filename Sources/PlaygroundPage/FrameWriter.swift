import TerminalModel

/// Writes a screen for a script: its ground, size, and cursor, twelve bytes a cell, and the texts that
/// are longer than a character, each with a zero behind it.
///
/// A cell is a character, or the number of a text with the highest bit set; the color of what stands
/// there, with its width above; and that of the ground, with the emphasis above. Of either color bit 24
/// says that there is one: without it the page's own is meant.
struct FrameWriter {
  private let theme: Theme
  private var bytes: [UInt8] = []
  private var texts: [UInt8] = []
  private var textCount: UInt32 = 0
  /// Most cells look like the one before.
  private var last: (style: Style, rendition: Rendition)

  init(_ theme: Theme) {
    self.theme = theme
    last = (.plain, theme.rendition(of: .plain))
  }

  consuming func bytes(of screen: Screen) -> [UInt8] {
    let canvas = screen.canvas
    bytes.reserveCapacity(16 + 12 * canvas.size.columns * canvas.size.rows)
    bytes.append(theme.appearance == .light ? 1 : theme.appearance == .dark ? 0 : 2)
    bytes.append(screen.showsCursor ? 1 : 0)
    for value in [
      canvas.size.columns, canvas.size.rows, screen.cursor.column, screen.cursor.row,
    ] { bytes += number(value) }
    for row in 0..<canvas.rowCount {
      for cell in canvas.row(row) { put(cell, of: canvas) }
    }
    return bytes + texts
  }

  private mutating func put(_ cell: Cell, of canvas: Canvas) {
    if cell.style != last.style { last = (cell.style, theme.rendition(of: cell.style)) }
    let rendition = last.rendition
    if let scalar = cell.scalar {
      put(scalar)
    } else {
      put(textCount | 1 << 31)
      texts += String(String.UnicodeScalarView(canvas.drawnScalars(of: cell))).utf8 + [0]
      textCount += 1
    }
    put(rendition.foreground.bits | UInt32(cell.width) << 25)
    put(rendition.background.bits | UInt32(rendition.attributes.rawValue) << 25)
  }

  private mutating func put(_ value: UInt32) {
    for shift: UInt32 in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
  }
}

extension Color {
  /// Red, green, and blue, with bit 24; zero for the page's own color.
  fileprivate var bits: UInt32 {
    switch self {
    case .standard: 0
    case .palette(let number): RGB(palette256: number).hex | 1 << 24
    case .exact(let rgb): rgb.hex | 1 << 24
    }
  }
}
