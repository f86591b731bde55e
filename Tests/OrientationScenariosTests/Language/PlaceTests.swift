import OrientationScenarios
import Testing

struct PlaceTests {
  /// The caret's column on the screen, tabs to the next eighth column, and what stands there.
  private func check(
    _ text: String, column: Int, caretUnder character: Character,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let bytes = Array(text.utf8)
    let reading = Scenario.parse(bytes)
    let problem = try #require(reading.problems.first, sourceLocation: sourceLocation)
    #expect(problem.place.column == column, sourceLocation: sourceLocation)
    let lines = problem.text(file: "x", in: bytes).split(separator: "\n")
    #expect(lines[0].hasPrefix("x:\(problem.place.line):\(column): error[E"))
    let wanted = try #require(lines[2].firstIndex(of: "^"), sourceLocation: sourceLocation)
    let caret = Self.columns(of: lines[2][..<wanted])
    var shown = lines[1].startIndex
    while Self.columns(of: lines[1][..<shown]) < caret { lines[1].formIndex(after: &shown) }
    #expect(Self.columns(of: lines[1][..<shown]) == caret, sourceLocation: sourceLocation)
    #expect(lines[1][shown] == character, sourceLocation: sourceLocation)
  }

  /// What a terminal makes of it, for the letters used here.
  private static func columns(of text: Substring) -> Int {
    text.reduce(0) { column, character in
      switch character {
      case "\t": (column / 8 + 1) * 8
      case "写", "真", "　", "📷", "👩‍👩‍👧‍👦", "🇯🇵", "한", "ﾃ\u{FF9E}", "❤️": column + 2
      default: column + 1
      }
    }
  }

  @Test func `a line is quoted without its tabs`() {
    let text = "screen\tList\tsuports all\nroot List"
    #expect(!Scenario.parse(text).report(file: "x", in: Array(text.utf8)).contains("\t"))
  }

  @Test func `the caret stands under the character after plain letters`() throws {
    try check("screen List suports all\nroot List", column: 13, caretUnder: "s")
  }

  @Test func `a wide letter is one character and two columns`() throws {
    try check("screen 写真 suports all\nroot List", column: 11, caretUnder: "s")
    try check("screen 한 suports all\nroot List", column: 10, caretUnder: "s")
  }

  @Test func `an emoji of several scalars is one character and two columns`() throws {
    try check("screen 👩‍👩‍👧‍👦 suports all\nroot List", column: 10, caretUnder: "s")
    try check("screen 🇯🇵📷 suports all\nroot List", column: 11, caretUnder: "s")
    try check("screen ❤️ suports all\nroot List", column: 10, caretUnder: "s")
  }

  @Test func `a combining mark is no character and no column`() throws {
    try check("screen Cafe\u{301} suports all\nroot List", column: 13, caretUnder: "s")
  }

  @Test func `a tab is one character and goes to the next stop`() throws {
    try check("screen\tList\tsuports all\nroot List", column: 13, caretUnder: "s")
    try check("screen 写\tsuports all\nroot List", column: 10, caretUnder: "s")
    try check("root\n\tnavigation\n\t\tList\taks", column: 8, caretUnder: "a")
  }

  @Test func `a quoted name counts its quotation marks`() throws {
    try check("screen \"写 \\\"x\\\"\" suports all\nroot List", column: 18, caretUnder: "s")
  }

  @Test func `a byte order mark is no column`() throws {
    try check("\u{FEFF}scren List\nroot List", column: 1, caretUnder: "s")
  }

  @Test func `a name in Japanese is marked whole`() throws {
    let reading = Scenario.parse("root List\npush 写真")
    let problem = try #require(reading.problems.first)
    #expect(problem.place.length == 2)
    let text = problem.text(file: "x", in: Array("root List\npush 写真".utf8))
    #expect(text.contains("\n     ^~~~\n"))
  }

  @Test func `every character of a line has its own column`() {
    let text = "root List\n写真 👩‍👩‍👧‍👦 Café"
    let place = Scenario.parse(text).problems.first?.place
    #expect(place?.line == 2)
    #expect(place?.column == 1)
    #expect(place?.offset == 10)
  }
}
