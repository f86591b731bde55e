import DeviceDrawing
import OrientationModel
import TerminalModel

/// Words for those who sit far away.
extension Composer {
  /// Whether a place has room for letters twice as large, and for text in letters of four rows.
  func isHuge(_ columns: Int) -> Bool { rows >= 36 && columns >= 80 && !isASCII }

  private var isASCII: Bool { scene.picture.renderStyle == .ascii }

  /// A word in large letters, or as it is where they do not fit; the place moves below it.
  mutating func big(_ word: String, _ style: Style, in place: inout Rect) {
    guard let size = largeness(place.size.columns), place.top + size.rows + 4 < rows else {
      write(word, style.bold, in: place)
      place.origin.row += 1
      return
    }
    let dots = BigLetters.dots(of: word, gap: size.gap)
    for row in 0..<size.rows {
      for column in 0..<size.columns(of: word) {
        let quarters = [(0, 0), (0, 1), (1, 0), (1, 1)].enumerated().reduce(0) { bits, quarter in
          let line = (2 * row + quarter.element.0) / size.scale
          let dot = (2 * column + quarter.element.1) / size.scale
          let isSet = line < dots.count && dot < dots[line].count && dots[line][dot]
          return bits | (isSet ? 1 << quarter.offset : 0)
        }
        let point = place.origin.moved(right: column, down: row)
        fill(Glyphs.quadrants[quarters], at: point, style)
      }
    }
    place.origin.row += size.rows + 1
  }

  /// How large letters can be, alike for whatever may come; nothing where there is no room for them.
  func largeness(_ columns: Int) -> BigLetters.Largeness? {
    let ways = [(4, 2), (4, 1), (2, 2), (2, 1), (1, 2)].map {
      BigLetters.Largeness(scale: $0, gap: $1)
    }
    return ways.first { way in
      let isShown = way.scale == 4 ? isHuge(columns) : way.scale > 1 || !isASCII
      return isShown && Guess.allCases.allSatisfy { way.columns(of: $0.roomWord) <= columns }
    }
  }

  /// Text in letters of four rows; whether it has room.
  mutating func large(_ text: String, in place: inout Rect, above bottom: Int) -> Bool {
    guard let lines = largeLines(text, columns: place.size.columns),
      place.top + 4 * lines.count <= bottom
    else { return false }
    write(large: lines, at: place.origin)
    place.origin.row += 4 * lines.count
    return true
  }

  /// A text in lines of whole words for such letters; nothing where it has a letter that is missing.
  func largeLines(_ text: String, columns: Int) -> [String]? {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      let longer = (lines.last.map { $0 + " " } ?? "") + word
      guard let width = DotLetters.width(of: longer) else { return nil }
      if !lines.isEmpty, width <= columns { lines.removeLast() }
      lines.append(width <= columns ? longer : String(word))
    }
    let width = lines.compactMap { DotLetters.width(of: $0) }.max() ?? 0
    return isASCII || width > columns ? nil : lines
  }

  mutating func write(large lines: [String], at origin: Point) {
    for (index, line) in lines.enumerated() {
      var corner = origin.moved(down: 4 * index)
      for letter in line {
        for dots in DotLetters.columns(of: letter) ?? [] {
          for row in 0..<4 {
            let halves = Int(dots) >> (2 * row) & 3
            fill(BigLetters.halves[halves], at: corner.moved(down: row), .title)
          }
          corner.column += 1
        }
        corner.column += 1
      }
    }
  }

  private mutating func fill(_ glyph: Character, at point: Point, _ style: Style) {
    if glyph != " " { canvas.draw(glyph, at: point, as: style) }
  }
}

/// The few letters that are ever shown large.
enum BigLetters {
  /// How large a dot is, in halves of a cell, and how many dots part two letters.
  struct Largeness {
    let scale: Int
    let gap: Int

    var rows: Int { (5 * scale + 1) / 2 }

    func columns(of word: String) -> Int {
      ((BigLetters.dots(of: word, gap: gap).first?.count ?? 0) * scale + 1) / 2
    }
  }

  /// A cell by which of its halves are set, the upper one first.
  static let halves = Array(" ▀▄█")

  /// A word in five lines of dots.
  static func dots(of word: String, gap: Int) -> [[Bool]] {
    (0..<5).map { line in
      let letters = word.compactMap { rows(of: $0)?[line] }
      return letters.joined(separator: String(repeating: " ", count: gap)).map { $0 == "#" }
    }
  }

  private static func rows(of letter: Character) -> [String]? {
    switch letter {
    case "T": ["####", " ## ", " ## ", " ## ", " ## "]
    case "O": ["######", "##  ##", "##  ##", "##  ##", "######"]
    case "E": ["#####", "##   ", "#### ", "##   ", "#####"]
    case "R": ["##### ", "##  ##", "##### ", "## ## ", "##  ##"]
    case "S": ["######", "##    ", "######", "    ##", "######"]
    case "A": ["######", "##  ##", "######", "##  ##", "##  ##"]
    case "Y": ["##  ##", "##  ##", "######", "  ##  ", "  ##  "]
    case "C": ["######", "##    ", "##    ", "##    ", "######"]
    case "H": ["##  ##", "##  ##", "######", "##  ##", "##  ##"]
    default: nil
    }
  }
}
