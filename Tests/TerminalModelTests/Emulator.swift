import TerminalModel

/// As much of a terminal as a frame asks for, and as unkind as terminals are.
///
/// Half a wide character that is written over leaves rubbish; behind the last column nobody knows
/// where the cursor is. A poor one erases in its own colour only, and scrolls behind its last cell.
struct Emulator {
  struct Cell: Hashable {
    var text = " "
    var rendition = Rendition.plain
  }

  private static let rubbish = Cell(text: "▒")

  private(set) var rows: [[Cell]]
  private(set) var cursor: Point? = Point.zero
  private(set) var pen = Rendition.plain
  /// What was written last, which marks join.
  private var base: Point?
  private(set) var showsCursor = true
  /// What no frame should ever do.
  private(set) var complaints: [String] = []
  private let isPoor: Bool

  init(_ size: Size, isPoor: Bool) {
    rows = Array(repeating: Array(repeating: Cell(), count: size.columns), count: size.rows)
    self.isPoor = isPoor
  }

  mutating func take(_ bytes: [UInt8]) {
    var rest = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}" {
        guard rest.popFirst() == "[" else { return complain("no control sequence") }
        let parameters = rest.prefix { !("@"..."~").contains($0) }
        rest = rest.dropFirst(parameters.count)
        control(rest.popFirst() ?? "@", String(parameters))
      } else {
        put(scalar)
      }
    }
  }

  private mutating func complain(_ text: String) { complaints.append(text) }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = DisplayWidth.of(scalar)
    if let base, width == 0 || isSecondOfFlag(scalar) {
      rows[base.row][base.column].text.unicodeScalars.append(scalar)
      if width > 0 { occupy(base.moved(right: 1)) }
      return
    }
    guard let place = cursor else { return complain("text where nobody knows") }
    guard place.column + width <= rows[0].count else { return complain("text over the edge") }
    occupy(place)
    rows[place.row][place.column].text = String(scalar)
    if width == 2 { occupy(place.moved(right: 1)) }
    base = place
  }

  /// Takes a column for what is written, as the second half of it until more is said.
  private mutating func occupy(_ place: Point) {
    spoil(place.column, place.row)
    if isPoor, place == Point(column: rows[0].count - 1, row: rows.count - 1) { complain("scroll") }
    rows[place.row][place.column] = Cell(text: "", rendition: pen)
    cursor = place.column + 1 < rows[0].count ? place.moved(right: 1) : nil
  }

  private func isSecondOfFlag(_ scalar: Unicode.Scalar) -> Bool {
    let letters: ClosedRange<Unicode.Scalar> = "\u{1F1E6}"..."\u{1F1FF}"
    guard letters.contains(scalar), let base else { return false }
    let before = rows[base.row][base.column].text.unicodeScalars
    return before.count == 1 && before.first.map(letters.contains) == true
  }

  /// Takes away what stands in a column; the other half of something wide is rubbish then.
  private mutating func spoil(_ column: Int, _ row: Int) {
    if rows[row][column].text.isEmpty, column > 0 { rows[row][column - 1] = Self.rubbish }
    if column + 1 < rows[row].count, rows[row][column + 1].text.isEmpty {
      rows[row][column + 1] = Self.rubbish
    }
    rows[row][column] = Cell()
  }

  private mutating func control(_ final: Unicode.Scalar, _ parameters: String) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) ?? 0 }
    base = nil
    switch (final, parameters) {
    case ("H", _): cursor = Point(column: numbers[1] - 1, row: numbers[0] - 1)
    case ("C", _):
      if cursor == nil { complain("a move from where nobody knows") }
      cursor = cursor?.moved(right: numbers[0])
    case ("J", "2"): for row in rows.indices { erase(0..<rows[row].count, of: row) }
    case ("K", ""): if let cursor { erase(cursor.column..<rows[0].count, of: cursor.row) }
    case ("X", _):
      if let cursor { erase(cursor.column..<cursor.column + numbers[0], of: cursor.row) }
    case ("m", _): render(numbers)
    case ("l", "?25"): showsCursor = false
    case ("h", "?25"): showsCursor = true
    default: complain("CSI \(parameters) \(final)")
    }
  }

  private mutating func erase(_ columns: Range<Int>, of row: Int) {
    var blank = Cell(rendition: Rendition(background: pen.background))
    if isPoor, pen.background != .standard { blank = Self.rubbish }
    if !pen.attributes.isDisjoint(with: [.underline, .reverse]) { blank = Self.rubbish }
    for column in columns {
      spoil(column, row)
      rows[row][column] = blank
    }
  }

  private mutating func render(_ numbers: [Int]) {
    switch (numbers[0], numbers.dropFirst().first) {
    case (0, _): pen = .plain
    case (1, _): pen.attributes.insert(.bold)
    case (4, _): pen.attributes.insert(.underline)
    case (7, _): pen.attributes.insert(.reverse)
    case (38, 5): pen.foreground = .palette(UInt8(numbers[2]))
    case (48, 5): pen.background = .palette(UInt8(numbers[2]))
    case (38, 2): pen.foreground = Self.exact(numbers)
    case (48, 2): pen.background = Self.exact(numbers)
    default: complain("SGR \(numbers)")
    }
  }

  private static func exact(_ numbers: [Int]) -> Color {
    .exact(RGB(red: UInt8(numbers[2]), green: UInt8(numbers[3]), blue: UInt8(numbers[4])))
  }
}
