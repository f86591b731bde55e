import TerminalModel
import Testing

/// Expects the columns of a text, and that a canvas agrees.
private func check(
  _ text: String, is columns: Int, at location: SourceLocation = #_sourceLocation
) {
  #expect(DisplayWidth.of(text) == columns, sourceLocation: location)
  var canvas = Canvas(size: Size(columns: 40, rows: 1))
  let end = canvas.write(text, at: .zero)
  #expect(end.column == columns, sourceLocation: location)
}

struct DisplayWidthTests {
  @Test func `plain letters of any script take one column`() {
    check("Films", is: 5)
    check("Привет", is: 6)
    check("שלום", is: 4)
    check("مرحبا", is: 5)
    check("─│╭▸…", is: 5)
  }

  @Test func `East Asian wide and full-width characters take two`() {
    check("映画", is: 4)
    check("한글", is: 4)
    check("ＡＢ", is: 4)
    check("カﾀ", is: 3)
    check("\u{20000}\u{30000}\u{31350}", is: 6)
  }

  @Test func `marks take none, and a text may begin with one`() {
    check("e\u{301}", is: 1)
    check("\u{301}e", is: 1)
    check("ก\u{0E34}น", is: 2)
    check("a" + String(repeating: "\u{0300}", count: 500) + "b", is: 2)
    check("\u{1112}\u{1161}\u{11AB}", is: 2)
  }

  @Test func `emoji take two, however they are built`() {
    check("😀", is: 2)
    check("👨‍👩‍👧", is: 2)
    check("👍🏽", is: 2)
    check("🇯🇵", is: 2)
    check("🇯🇵🇫🇷", is: 4)
    // New in Unicode 15.
    check("\u{1FAE8}\u{1F6DC}", is: 4)
    // Terminals disagree about pictures made by a variation selector: the base decides.
    check("❤️", is: 1)
  }

  @Test func `controls are shown, never obeyed`() {
    check("a\u{1B}[2J", is: 6)
    check("\t", is: 2)
    check("\u{9B}31m", is: 4)
    check("\u{202E}abc", is: 4)
    check("a\u{200B}b\u{FEFF}", is: 2)
    var canvas = Canvas(size: Size(columns: 20, rows: 1))
    canvas.write("\u{1B}\r\n\u{7F}\u{0}\u{85}\u{2066}x", at: .zero)
    #expect(canvas.text == "^[^M^J^?^@\u{FFFD}\u{FFFD}x")
  }

  @Test func `a text of any control characters stays on its row and in its columns`() {
    var canvas = Canvas(size: Size(columns: 30, rows: 3))
    for value in (0..<0x20).map({ UInt8($0) }) + [0x7F] {
      let text = "|" + String(Unicode.Scalar(value)) + "|"
      canvas.write(text, at: Point(column: 10, row: 1))
      #expect(canvas.text.split(separator: "\n", omittingEmptySubsequences: false).count == 3)
      #expect(canvas.text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
    }
  }

  @Test func `what is drawn of a cluster is what all terminals draw alike`() {
    func drawn(_ text: String) -> String {
      var drawn = String.UnicodeScalarView()
      for cluster in Clusters(text) { drawn.append(contentsOf: cluster.drawn) }
      return String(drawn)
    }
    #expect(drawn("👨‍👩‍👧x") == "👨x")
    #expect(drawn("👍🏽") == "👍")
    #expect(drawn("❤️") == "❤")
    #expect(drawn("🇯🇵") == "🇯🇵")
    #expect(drawn("e\u{301}") == "e\u{301}")
    #expect(drawn("क्‍ष") == "क्ष")
  }

  @Test func `truncation cuts by columns and says so`() {
    #expect(DisplayWidth.truncate("Films", to: 5) == "Films")
    #expect(DisplayWidth.truncate("Films", to: 4) == "Fil…")
    #expect(DisplayWidth.truncate("Films", to: 4, mark: "~") == "Fil~")
    #expect(DisplayWidth.truncate("映画面", to: 6) == "映画面")
    #expect(DisplayWidth.truncate("映画面", to: 5) == "映画…")
    #expect(DisplayWidth.truncate("映画面", to: 4) == "映…")
    #expect(DisplayWidth.truncate("one two three", to: 9) == "one two…")
    #expect(DisplayWidth.truncate("one two three", to: 8) == "one two…")
    #expect(DisplayWidth.truncate("one two three", to: 7) == "one…")
    #expect(DisplayWidth.truncate("  one", to: 4) == "  o…")
    #expect(DisplayWidth.truncate("Films", to: 1) == "…")
    #expect(DisplayWidth.truncate("Films", to: 0) == "")
    #expect(DisplayWidth.fit("映画面", to: 4) == "映… ")
    #expect(DisplayWidth.fit("ab", to: 4) == "ab  ")
  }

  @Test func `a truncated text never takes more than its columns`() {
    let text = "a映👨‍👩‍👧e\u{301}🇯🇵\u{1B}שלום"
    for columns in 0...20 {
      #expect(DisplayWidth.of(DisplayWidth.truncate(text, to: columns)) <= columns)
    }
  }

  @Test func `wrapping breaks between words, keeps line breaks and cuts what is too long`() {
    #expect(DisplayWidth.wrap("one two three", to: 7) == ["one two", "three"])
    #expect(DisplayWidth.wrap("one\n\ntwo", to: 7) == ["one", "", "two"])
    #expect(DisplayWidth.wrap("abcdefghij k", to: 4) == ["abcd", "efgh", "ij k"])
    #expect(DisplayWidth.wrap("映画映画 x", to: 5) == ["映画", "映画", "x"])
    #expect(DisplayWidth.wrap("  in by two", to: 8) == ["  in by", "two"])
    #expect(DisplayWidth.wrap("setNeedsUpdate", to: 8) == ["setNeeds", "Update"])
    #expect(DisplayWidth.wrap("setNeedsUpdate", to: 10) == ["setNeeds", "Update"])
    #expect(DisplayWidth.wrap("", to: 5) == [""])
    #expect(DisplayWidth.wrap("x", to: 0) == [""])
  }

  @Test(arguments: [
    "The hand asks and the app answers, always.", "one", " one two", "one  two three ", "",
    "extraordinarily long words are cut where they meet the edge of extraordinariness",
    "a b c d e f g h i j k l m n o p", "supported interface orientations",
  ])
  func `letters of ASCII break where any others do`(_ text: String) {
    let accented = String(text.map { $0 == "e" ? "é" : $0 == "a" ? "á" : $0 } + "é")
    for columns in 1...44 {
      let lines = DisplayWidth.wrap(accented, to: columns)
        .map { String($0.map { $0 == "é" ? "e" : $0 == "á" ? "a" : $0 }) }
      #expect(DisplayWidth.wrap(text + "e", to: columns) == lines, "\(columns) columns")
    }
  }

  @Test func `no wrapped line is wider than asked`() {
    let text = "  The hand asks; 映画映画映画 the app answers, 👨‍👩‍👧👨‍👩‍👧 always."
    for columns in 2...30 {
      for line in DisplayWidth.wrap(text, to: columns) {
        #expect(DisplayWidth.of(line) <= columns)
      }
    }
  }
}

struct GlyphTests {
  /// Every glyph, in the table's order.
  private let all = Glyphs.table.flatMap { row in
    row.pairs.unicodeScalars.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
  }

  @Test func `every glyph takes one column and has a printable ASCII stand-in`() {
    for glyph in all {
      #expect(DisplayWidth.of(glyph) == 1, "\(glyph)")
      #expect(!glyph.isASCII, "\(glyph)")
      let standIn = Glyphs.standIn(for: glyph)
      #expect(standIn.map { (0x20..<0x7F).contains($0.value) } == true, "\(glyph)")
    }
  }

  @Test func `no glyph is in the table twice, or is an emoji`() {
    #expect(Set(all).count == all.count)
    #expect(all.allSatisfy { !$0.properties.isEmojiPresentation })
  }

  @Test func `a text in ASCII keeps its columns where all glyphs are ours`() {
    #expect(Glyphs.inASCII("→ stays portrait · 3 × 4 …") == "> stays portrait . 3 x 4 .")
    #expect(Glyphs.inASCII("e\u{301}映") == "e?")
  }
}
