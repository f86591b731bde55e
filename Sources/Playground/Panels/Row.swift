import TerminalModel

/// A row of a panel, and what a click on it does.
struct Row {
  /// How far from the left what stands at the right end is at most.
  static let widest = 116

  private(set) var pieces: [Piece]
  /// What stands at the right end.
  var trailing: String
  var target: Deed?
  /// Whether it is what Enter acts on, which is lit to its end.
  var isLit = false
  /// Columns in which a click does something else.
  private(set) var spots: [(columns: Range<Int>, target: Deed)] = []

  init(_ pieces: [Piece] = [], trailing: String = "", target: Deed? = nil) {
    self.pieces = pieces
    self.trailing = trailing
    self.target = target
  }

  init(_ text: String, _ style: Style = .plain, target: Deed? = nil) {
    self.init([(text, style)], target: target)
  }

  var columns: Int { pieces.columns }

  /// Goes on with a text, and what a click on that does.
  mutating func add(_ text: String, _ style: Style = .plain, target: Deed? = nil) {
    let start = columns
    pieces.append((text, style))
    if let target { spots.append((start..<columns, target)) }
  }

  /// Goes on with blanks, or another sign, up to a column.
  mutating func fill(to column: Int, with sign: Character = " ", _ style: Style = .plain) {
    let missing = column - columns
    if missing > 0 { add(String(repeating: sign, count: missing), style) }
  }

  /// Says what a click on some of its columns does.
  mutating func mark(_ columns: Range<Int>, _ target: Deed) {
    spots.append((columns, target))
  }

  /// The same further to the right.
  func indented(by columns: Int) -> Row {
    var row = self
    row.pieces.insert((String(repeating: " ", count: columns), .plain), at: 0)
    row.spots = spots.map {
      ($0.columns.lowerBound + columns..<$0.columns.upperBound + columns, $0.target)
    }
    return row
  }
}

extension [String] {
  /// Lines as rows, in so many columns before the first of them what they are about.
  func beside(
    _ name: String, _ nameStyle: Style, columns: Int, _ style: Style = .plain, target: Deed? = nil
  ) -> [Row] {
    enumerated().map { index, line in
      var row = Row(index == 0 ? name : "", nameStyle, target: target)
      row.fill(to: columns)
      row.add(line, style)
      return row
    }
  }
}

extension Composer {
  mutating func write(_ rows: [Row], in area: Rect) {
    for (index, row) in rows.prefix(area.size.rows).enumerated() {
      let place = area.row(index)
      if row.isLit { canvas.fill(place, as: .selected) }
      write(row.isLit ? row.pieces.map { ($0.text, .selected) } : row.pieces, in: place)
      if !row.trailing.isEmpty {
        let end = min(area.size.columns, Row.widest) - DisplayWidth.of(row.trailing)
        write(row.trailing, .dim, in: place.row(0, indent: end))
      }
      if let target = row.target { region(target, place) }
      for spot in row.spots {
        let left = place.left + spot.columns.lowerBound
        region(spot.target, line(place.top, from: left, columns: spot.columns.count))
      }
    }
  }
}
