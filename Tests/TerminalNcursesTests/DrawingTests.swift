import CPtySupport
import TerminalModel
import TestSupport
import Testing

@testable import terminal_probe

/// What the probe shows, as a value.
private typealias Shown = terminal_probe.Probe

/// What ncurses draws, on a terminal that is not ours.
@Suite(.onTerminalThread, .enabled(if: Tmux.path != nil, "tmux isn't here"))
struct DrawingTests {
  /// What a canvas shows where its styles look like that.
  private func cells(of canvas: Canvas, _ theme: Theme) -> [[Tmux.Cell]] {
    (0..<canvas.rowCount).map { row in
      canvas.row(row).map { cell in
        let text = String(String.UnicodeScalarView(canvas.drawnScalars(of: cell)))
        return Tmux.Cell(text: text, rendition: theme.rendition(of: cell.style)).seen
      }
    }
  }

  private func check(
    _ tmux: borrowing Tmux, shows canvas: Canvas, _ theme: Theme,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let wanted = cells(of: canvas, theme)
    let found = try tmux.cells { $0.map { $0.map(\.seen) } == wanted }.map { $0.map(\.seen) }
    for (row, (one, other)) in zip(found, wanted).enumerated() where one != other {
      let column = zip(one, other).prefix { $0 == $1 }.count
      try #require(
        one.dropFirst(column).first == other.dropFirst(column).first,
        "row \(row), column \(column)", sourceLocation: location)
    }
  }

  @Test(arguments: [
    (["COLORFGBG": "15;0"], Theme(depth: .palette256, appearance: .dark)),
    (["COLORFGBG": "0;15"], Theme(depth: .palette256, appearance: .light)),
    (["TERM": "screen"], Theme(depth: .eight, appearance: .unknown)),
    (["NO_COLOR": "1"], Theme(depth: .mono, appearance: .unknown)),
  ])
  func `whatever is written over whatever, the terminal shows what the canvas holds`(
    _ environment: [String: String], _ theme: Theme
  ) throws {
    let tmux = try Tmux("terminal-probe", columns: 60, rows: 12, environment: environment)
    var probe = Shown(size: Size(columns: 60, rows: 12))
    try check(tmux, shows: probe.canvas, theme)
    for round in 0..<60 {
      // What is left is shown whole every now and then, and must be the same.
      let key = round % 20 == 19 ? "?" : "s"
      try tmux.press(key)
      probe.press(key == "s" ? .character("s") : .character("?"))
      try check(tmux, shows: probe.canvas, theme)
    }
  }

  @Test func `a phone turns, and a list is gone through`() throws {
    let size = Size(columns: 100, rows: 30)
    let tmux = try Tmux("terminal-probe", columns: size.columns, rows: size.rows)
    var probe = Shown(size: size)
    let keys: [(String, Key)] = [
      ("Space", .character(" ")), ("Down", .down), ("Right", .right), ("Space", .character(" ")),
      ("Down", .down), ("?", .character("?")), ("Escape", .escape), ("C-l", .control("l")),
    ]
    for (name, key) in keys {
      try tmux.press(name)
      probe.press(key)
      try check(tmux, shows: probe.canvas, Theme(depth: .palette256, appearance: .unknown))
    }
  }

  @Test func `without UTF-8 it is drawn in ASCII`() throws {
    let size = Size(columns: 80, rows: 24)
    let tmux = try Tmux(
      "terminal-probe", columns: size.columns, rows: size.rows, environment: ["LC_ALL": "C"])
    let canvas = Shown(size: size).canvas.inASCII
    try check(tmux, shows: canvas, Theme(depth: .palette256, appearance: .unknown))
  }
}

extension Tmux.Cell {
  /// A blank has a ground, and perhaps a line; what is a line itself is bold or not.
  fileprivate var seen: Tmux.Cell {
    var cell = self
    let isLine = text.unicodeScalars.contains { (0x2500...0x257F).contains($0.value) }
    if isLine { cell.rendition.attributes.remove(.bold) }
    guard text == " ", !rendition.attributes.contains(.reverse) else { return cell }
    cell.rendition.foreground = .standard
    cell.rendition.attributes.remove(.bold)
    return cell
  }
}

/// The widths that ncurses has from the C library, held to ours.
@Suite(.enabled(if: pty_has_wide_characters(), "no locale with UTF-8 is here"))
struct WidthTests {
  @Test func `the C library takes as many columns as we do for all that we draw`() {
    for (_, pairs) in Glyphs.table {
      for scalar in pairs.unicodeScalars {
        #expect(pty_width(scalar.value) == Int32(DisplayWidth.of(scalar)), "\(scalar)")
      }
    }
    // Braille, of which turned text is made.
    for value in UInt32(0x2800)...0x28FF { #expect(pty_width(value) == 1) }
  }

  #if canImport(Glibc)
    /// What a library doesn't know, or takes for wider or narrower than we do, is drawn as a
    /// question mark.
    @Test func `what glibc knows is as wide as we say, but for what is named here`() {
      for scalar in (UInt32(0xA0)...0x10FFFF).compactMap({ Unicode.Scalar($0) }) {
        let width = pty_width(scalar.value)
        guard width >= 0, width != DisplayWidth.of(scalar),
          scalar.properties.generalCategory != .unassigned
        else { continue }
        #expect(differs(scalar, width), "\(String(scalar.value, radix: 16)): \(width)")
      }
    }

    /// Whether glibc has a reason of its own for that width.
    private func differs(_ scalar: Unicode.Scalar, _ width: Int32) -> Bool {
      switch (scalar.value, width) {
      // Numbers on black squares: Unicode calls them ambiguous.
      case (0x3248...0x324F, 2): true
      // Trigrams, hexagrams and counting rods: wide in Unicode from its 16 on.
      case (0x2630...0x2637, 2), (0x268A...0x268F, 2), (0x4DC0...0x4DFF, 2),
        (0x1D300...0x1D356, 2), (0x1D360...0x1D376, 2):
        true
      // A letter of Ahom that Unicode once called a mark.
      case (0x1171E, 0): true
      // What arranges hieroglyphs counts as a mark.
      case (0x13430...0x13438, 0): true
      // What is younger than our tables, which are those of Unicode 15.
      default: scalar.properties.age.map { $0.major > 15 || $0 == (15, 1) } ?? false
      }
    }
  #endif
}
