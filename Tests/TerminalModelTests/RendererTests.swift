import TerminalModel
import Testing

/// What a terminal of today understands; or one that erases in its own colour only.
private func capabilities(isPoor: Bool = false) -> Capabilities {
  Capabilities(erasesInColor: !isPoor, hasLastCell: !isPoor) {
    capability, first, second, bytes in
    let isMissing = isPoor && capability == .moveRight
    return !isMissing && Capabilities.ansi.append(capability, first, second, to: &bytes)
  }
}

/// The frame as text, each escape sequence in brackets: `[2;5H]new`.
private func frame(
  _ before: ((inout Canvas) -> Void)?, _ after: (inout Canvas) -> Void,
  cursor: Point = .zero, columns: Int = 20
) -> String {
  let size = Size(columns: columns, rows: 3)
  var (old, new) = (Canvas(size: size), Canvas(size: size))
  before?(&old)
  after(&new)
  var renderer = Renderer(Theme(depth: .palette256), capabilities())
  let bytes = renderer.frame(
    from: before == nil ? nil : Screen(canvas: old), to: Screen(canvas: new, cursor: cursor))
  var text = ""
  var isInside = false
  for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars where scalar != "\u{1B}" {
    text.unicodeScalars.append(scalar)
    if scalar == "[" { isInside = true }
    if isInside, scalar.properties.isAlphabetic {
      text += "]"
      isInside = false
    }
  }
  return text
}

struct RendererTests {
  @Test func `a screen that looks the same is no frame`() {
    #expect(
      frame({ $0.write("映画e\u{301}", at: .zero) }, { $0.write("映画e\u{301}", at: .zero) }) == "")
    // Blanks look the same in any colour.
    #expect(
      frame(
        { $0.write("a b", at: .zero) },
        { canvas in
          canvas.write("a b", at: .zero)
          canvas.fill(Rect(column: 1, row: 0, columns: 1, rows: 1), as: .good)
        }) == "")
  }

  @Test func `where a terminal may have drawn beyond its cells all is sent anew, and only there`() {
    var canvas = Canvas(size: Size(columns: 12, rows: 2))
    canvas.write("left", at: .zero)
    canvas.write("right", at: Point(column: 7, row: 0))
    var next = Screen(canvas: canvas)
    var renderer = Renderer(Theme(depth: .palette256), capabilities())
    #expect(renderer.frame(from: next, to: next).isEmpty)
    next.stained = Rect(column: 2, row: 0, columns: 4, rows: 1)
    let frame = renderer.frame(from: Screen(canvas: canvas), to: next)
    let text = String(decoding: frame, as: UTF8.self)
    #expect(text.contains("ft  ") && !text.contains("l") && !text.contains("r"))
  }

  @Test func `only what changed is written, and the cursor put back`() {
    let place = Point(column: 4, row: 1)
    #expect(
      frame({ $0.write("old", at: place) }, { $0.write("one", at: place) }) == "[2;6H]ne[1;1H]")
  }

  @Test func `a short gap is written again, a long one passed over`() {
    let found = frame(
      { $0.write("a..b.......c", at: .zero) }, { $0.write("A..B.......C", at: .zero) })
    #expect(found == "[1;1H]A..B[7C]C[1;1H]")
  }

  @Test func `the first frame clears, and writes no blanks`() {
    #expect(
      frame(nil, { $0.write("a", at: Point(column: 1, row: 2)) }) == "[m][2J][3;2H]a[1;1H][?25l]")
  }

  @Test func `what goes up to the end of a row is cleared, what goes before is erased`() {
    let long = String(repeating: "x", count: 20)
    #expect(
      frame({ $0.write(long, at: .zero) }, { $0.write("xx", at: .zero) }) == "[1;3H][K][1;1H]")
    #expect(
      frame({ $0.write(long, at: .zero) }, { $0.write("x              xxxxx", at: .zero) })
        == "[1;2H][14X][1;1H]")
  }

  @Test func `a rendition is what differs from the one before, or starts from nothing`() {
    let found = frame(
      { _ in },
      { canvas in
        canvas.write("a", at: .zero, as: .title)
        canvas.write("b", at: Point(column: 1, row: 0), as: Style(.title, .underline))
        canvas.write("c", at: Point(column: 2, row: 0))
      })
    #expect(found == "[1;1H][1m]a[4m]b[m]c[1;1H]")
  }

  @Test func `a wide character is written whole, and a cluster as all terminals draw it`() {
    #expect(
      frame({ $0.write("a映b", at: .zero) }, { $0.write("a画b", at: .zero) }) == "[1;2H]画[1;1H]")
    #expect(frame({ _ in }, { $0.write("👨‍👩‍👧e\u{301}", at: .zero) }) == "[1;1H]👨e\u{301}[1;1H]")
  }

  @Test func `a cursor that moves alone is a frame`() {
    #expect(frame({ _ in }, { _ in }, cursor: Point(column: 3, row: 1)) == "[2;4H]")
  }

  @Test func `what an old console cannot show in colour is left out there`() {
    var canvas = Canvas(size: Size(columns: 4, rows: 1))
    canvas.write("ab", at: .zero, as: .warning)
    canvas.write("c", at: Point(column: 2, row: 0), as: Style(.plain, .underline))
    let usual = capabilities()
    let linux = Capabilities(erasesInColor: true, colorless: .underline) {
      usual.append($0, $1, $2, to: &$3)
    }
    var renderer = Renderer(Theme(depth: .palette256), linux)
    let bytes = renderer.frame(from: nil, to: Screen(canvas: canvas))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("mab"))
    #expect(text.components(of: "\u{1B}[4m") == 1)
  }

  @Test func `colours without a palette go out as numbers of 24 bits`() {
    var canvas = Canvas(size: Size(columns: 2, rows: 1))
    canvas.write("a", at: .zero, as: .dim)
    canvas.write("b", at: Point(column: 1, row: 0), as: .accent)
    let usual = capabilities()
    let direct = Capabilities(erasesInColor: true, hasDirectColors: true) {
      usual.append($0, $1, $2, to: &$3)
    }
    for (theme, numbers) in [
      (Theme(depth: .trueColor, appearance: .dark), [0x9098A2, 0x7CC0FF]),
      (Theme(depth: .trueColor, appearance: .unknown), [0x808080, 0x0087D7]),
    ] {
      var renderer = Renderer(theme, direct)
      let bytes = renderer.frame(from: nil, to: Screen(canvas: canvas))
      for number in numbers {
        #expect(String(decoding: bytes, as: UTF8.self).contains("38;5;\(number)m"))
      }
    }
  }

  // MARK: Whatever is drawn

  @Test(arguments: [UInt64(1), 2, 3, 4, 5, 6, 7, 8], [false, true])
  func `frames show on a terminal what the canvas holds`(_ seed: UInt64, _ isPoor: Bool) {
    var dice = Dice(state: seed)
    let size = Size(columns: Int.random(in: 1...40, using: &dice), rows: 5)
    let theme = Theme(
      depth: isPoor ? .palette256 : .trueColor, appearance: [.dark, .unknown][Int(seed % 2)])
    var renderer = Renderer(theme, capabilities(isPoor: isPoor))
    var terminal = Emulator(size, isPoor: isPoor)
    var shown: Screen?
    var canvas = Canvas(size: size)
    for _ in 0..<60 {
      for _ in 0..<Int.random(in: 0...3, using: &dice) { dice.scribble(on: &canvas) }
      if Int.random(in: 0..<10, using: &dice) == 0 { canvas = Canvas(size: size) }
      let next = Screen(
        canvas: canvas, cursor: dice.place(in: size), showsCursor: Bool.random(using: &dice))
      terminal.take(renderer.frame(from: shown, to: next))
      check(terminal, shows: next, theme, hasLastCell: !isPoor)
      shown = next
    }
  }

  private func check(
    _ terminal: Emulator, shows screen: Screen, _ theme: Theme, hasLastCell: Bool
  ) {
    #expect(terminal.complaints == [])
    #expect(terminal.pen == .plain)
    #expect(terminal.cursor == screen.cursor)
    #expect(terminal.showsCursor == screen.showsCursor)
    for row in 0..<screen.canvas.size.rows {
      for column in 0..<screen.canvas.size.columns {
        let cell = screen.canvas[Point(column: column, row: row)]
        let isLast = row == screen.canvas.size.rows - 1 && column >= screen.canvas.size.columns - 2
        if isLast, !hasLastCell { continue }
        var (drawn, rendition) = (terminal.rows[row][column], theme.rendition(of: cell.style))
        let text = String(String.UnicodeScalarView(screen.canvas.drawnScalars(of: cell)))
        #expect(drawn.text == text)
        // A blank has a ground, and perhaps a line.
        if text == " ", !rendition.attributes.contains(.reverse) {
          (drawn.rendition.foreground, rendition.foreground) = (.standard, .standard)
          drawn.rendition.attributes.remove(.bold)
          rendition.attributes.remove(.bold)
        }
        if !cell.isRightHalf { #expect(drawn.rendition == rendition) }
      }
    }
  }
}

extension String {
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}

/// Chance that is the same every time.
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 16 ^ state << 32
  }

  mutating func place(in size: Size) -> Point {
    Point(
      column: Int.random(in: 0..<size.columns, using: &self),
      row: Int.random(in: 0..<size.rows, using: &self))
  }

  /// Writes, fills or blanks something somewhere, in some style.
  mutating func scribble(on canvas: inout Canvas) {
    let role = Role.allCases.randomElement(using: &self) ?? .plain
    let style = Style(role, Attributes(rawValue: UInt8.random(in: 0..<8, using: &self) & next8()))
    let texts = ["a", "映画", "e\u{301}x", "👨‍👩‍👧", "🇯🇵", "─│", "a b  c", "     ", "wide 面 text"]
    let place = place(in: canvas.size)
    if Bool.random(using: &self) {
      canvas.write(texts.randomElement(using: &self) ?? "", at: place, as: style)
    } else {
      let size = Size(
        columns: Int.random(in: 1...40, using: &self), rows: Int.random(in: 1...3, using: &self))
      canvas.fill(
        Rect(origin: place, size: size), with: Bool.random(using: &self) ? " " : "·", as: style)
    }
  }

  private mutating func next8() -> UInt8 { UInt8.random(in: 0..<8, using: &self) }
}
