import TerminalModel
import TestSupport
import Testing

/// Expects what drawing on a canvas of that size shows, and what it means where that matters.
private func check(
  _ columns: Int, _ rows: Int, shows text: String, roles: String? = nil,
  at location: SourceLocation = #_sourceLocation, draw: (inout Canvas) -> Void
) {
  var canvas = Canvas(size: Size(columns: columns, rows: rows))
  draw(&canvas)
  #expect(canvas.text == text, sourceLocation: location)
  if let roles { #expect(canvas.roles == roles, sourceLocation: location) }
}

struct CanvasTests {
  @Test func `text is clipped at every edge`() {
    check(5, 2, shows: "cdefg\n  abc") { canvas in
      canvas.write("abcdefghi", at: Point(column: -2, row: 0))
      canvas.write("abcdefghi", at: Point(column: 2, row: 1))
      canvas.write("above", at: Point(column: 0, row: -1))
      canvas.write("below", at: Point(column: 0, row: 2))
    }
  }

  @Test(arguments: [
    "plain", "naïve – ▸ ┼ ⣿", "e\u{301}e\u{301}x", "映画b面", "👨‍👩‍👧x👍🏽y🇯🇵🇩🇪z", "\u{1B}[31m\u{7F}",
    "a\u{202E}b\u{200B}c", "שלום", "कि", "\u{301}x", "1\u{20E3}2", "🇯x", "❤\u{FE0F}a",
  ])
  func `a text is its clusters, one behind the other`(_ text: String) {
    let size = Size(columns: 9, rows: 1)
    for start in -3...3 {
      var (whole, pieces) = (Canvas(size: size), Canvas(size: size))
      let end = whole.write(text, at: Point(column: start, row: 0), as: .title)
      var place = Point(column: start, row: 0)
      for cluster in Clusters(text) {
        pieces.put(cluster, at: place, as: .title)
        place.column += cluster.width
      }
      #expect(whole == pieces)
      #expect(end == place)
    }
  }

  @Test func `half a wide character at an edge is a blank`() {
    check(5, 1, shows: " b画") { $0.write("映b画面", at: Point(column: -1, row: 0)) }
    check(4, 1, shows: "映b") { $0.write("映b画", at: .zero) }
  }

  @Test func `half a wide character that is written over becomes a blank`() {
    check(6, 1, shows: "x 画") { canvas in
      canvas.write("映画", at: .zero)
      canvas.write("x", at: .zero)
    }
    check(6, 1, shows: " x画") { canvas in
      canvas.write("映画", at: .zero)
      canvas.write("x", at: Point(column: 1, row: 0))
    }
    check(6, 1, shows: " 面") { canvas in
      canvas.write("映画", at: .zero)
      canvas.write("面", at: Point(column: 1, row: 0))
    }
  }

  @Test func `writing answers with the place after the text, seen or not`() {
    var canvas = Canvas(size: Size(columns: 3, rows: 1))
    #expect(canvas.write("a映画", at: .zero) == Point(column: 5, row: 0))
    #expect(canvas.write("abc", at: Point(column: 7, row: 4)) == Point(column: 10, row: 4))
  }

  @Test func `a region is a canvas of its own, and regions nest`() {
    check(8, 3, shows: "\n  in\n  xy", roles: "\n  ..\n  tt") { canvas in
      canvas.within(Rect(column: 1, row: 1, columns: 4, rows: 5)) { canvas in
        #expect(canvas.size == Size(columns: 4, rows: 5))
        canvas.within(Rect(column: 1, row: 0, columns: 2, rows: 9)) { canvas in
          canvas.write("inside", at: .zero)
          canvas.write("wxyz", at: Point(column: -1, row: 1), as: .title)
        }
      }
    }
  }

  @Test func `a text in some columns is aligned, and cut with a mark`() {
    check(9, 3, shows: "abc\n   abc\nabcdefgh…") { canvas in
      for (row, alignment) in [Alignment.left, .center].enumerated() {
        canvas.write("abc", at: Point(column: 0, row: row), columns: 9, alignment)
      }
      canvas.write("abcdefghijk", at: Point(column: 0, row: 2), columns: 9)
    }
  }

  @Test func `a fill covers the rectangle, and a change of style keeps its text`() {
    check(5, 2, shows: "·····\n··ab·", roles: "ddddd\ndssdd") { canvas in
      canvas.fill(Rect(column: -3, row: -3, columns: 20, rows: 20), with: "·", as: .dim)
      canvas.write("ab", at: Point(column: 2, row: 1), as: .dim)
      canvas.restyle(Rect(column: 1, row: 1, columns: 2, rows: 7)) { _ in .selected }
    }
  }

  @Test func `a fill with something wide fills nothing`() {
    check(3, 1, shows: "") { $0.fill($0.bounds, with: "映") }
  }

  @Test func `a canvas drawn on another keeps its long clusters`() {
    var inner = Canvas(size: Size(columns: 6, rows: 1))
    inner.write("e\u{301}👨‍👩‍👧x", at: .zero, as: .accent)
    check(8, 1, shows: "  e\u{301}👨‍👩‍👧x", roles: "  aaaa") {
      $0.draw(inner, at: Point(column: 2, row: 0))
    }
  }

  @Test func `canvases are equal by what they show, not by how they came about`() {
    var (left, right) = (
      Canvas(size: Size(columns: 6, rows: 1)), Canvas(size: Size(columns: 6, rows: 1))
    )
    left.write("e\u{301}a\u{308}", at: .zero)
    right.write("a\u{308}e\u{301}", at: .zero)
    #expect(left != right)
    right.write("e\u{301}a\u{308}", at: .zero)
    #expect(left == right)
    #expect(left.changedColumns(of: 0, since: right) == nil)
  }

  @Test func `what changed in a row is whole characters`() {
    var old = Canvas(size: Size(columns: 8, rows: 1))
    old.write("a映画b", at: .zero)
    var new = old
    new.restyle(Rect(column: 4, row: 0, columns: 1, rows: 1)) { _ in .dim }
    #expect(new.changedColumns(of: 0, since: old) == 3..<5)
    new.write("x", at: Point(column: 7, row: 0))
    #expect(new.changedColumns(of: 0, since: old) == 3..<8)
  }

  @Test func `in ASCII every glyph of ours has its stand-in, and a name its question marks`() {
    var canvas = Canvas(size: Size(columns: 12, rows: 2))
    canvas.write("╭─▸ ok… ✓", at: .zero)
    canvas.write("映é", at: Point(column: 0, row: 1))
    #expect(canvas.inASCII.text == "+-> ok. +\n???")
    #expect(canvas.inASCII.text.allSatisfy { $0.isASCII })
  }

  @Test func `a screen with colours ends every line as it began`() {
    var canvas = Canvas(size: Size(columns: 6, rows: 2))
    canvas.write("ab", at: .zero, as: .title)
    canvas.write("c", at: Point(column: 0, row: 1))
    let ansi = canvas.ansi(Theme(depth: .mono))
    #expect(ansi == "\u{1B}[0;1mab\u{1B}[0m    \nc     ")
  }
}

struct GeometryTests {
  @Test func `rectangles meet, split and shrink without ever being negative`() {
    let rect = Rect(column: 2, row: 3, columns: 10, rows: 4)
    #expect(rect.intersection(Rect(column: 20, row: 0, columns: 3, rows: 9)).isEmpty)
    #expect(rect.inset(columns: 9, rows: 9).size == .zero)
    #expect(rect.split(rows: 1).below == Rect(column: 2, row: 4, columns: 10, rows: 3))
    #expect(
      rect.centered(Size(columns: 4, rows: 2)) == Rect(column: 5, row: 4, columns: 4, rows: 2))
    #expect(rect.contains(Point(column: 11, row: 6)))
    #expect(!rect.contains(Point(column: 12, row: 6)))
  }

  @Test func `a size is read as it is written`() {
    #expect(Size("120x40") == Size(columns: 120, rows: 40))
    for text in ["", "x", "120", "0x4", "4x0", "1001x1", "4x4x4", "-3x4"] {
      #expect(Size(text) == nil, "\(text)")
    }
  }
}
