import TerminalModel
import Testing

/// Expects the runs that turn one canvas into another, as `row,column role text`.
private func check(
  _ before: (inout Canvas) -> Void, _ after: (inout Canvas) -> Void, puts runs: [String],
  libraryWidth: @escaping @Sendable (UInt32) -> Int = tableWidth,
  at location: SourceLocation = #_sourceLocation
) {
  var old = Canvas(size: Size(columns: 12, rows: 3))
  before(&old)
  var new = Canvas(size: old.size)
  after(&new)
  let blitter = Blitter(Theme(), libraryWidth: libraryWidth)
  let found = blitter.patch(from: old, to: new).texts
  #expect(found == runs, sourceLocation: location)
}

/// A C library that agrees with our tables.
@Sendable private func tableWidth(_ value: UInt32) -> Int {
  Unicode.Scalar(value).map { DisplayWidth.of($0) } ?? -1
}

extension Patch {
  fileprivate var texts: [String] {
    runs.map { run in
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[run.scalars].compactMap { Unicode.Scalar($0) })
      return "\(run.row),\(run.column) \(run.style.role.letter) \(String(text))"
    }
  }
}

struct BlitterTests {
  @Test func `a canvas that is the same puts nothing`() {
    check({ $0.write("映画e\u{301}", at: .zero) }, { $0.write("映画e\u{301}", at: .zero) }, puts: [])
  }

  @Test func `only the columns that changed are put, a run for each style`() {
    check(
      { $0.write("one two", at: Point(column: 1, row: 1)) },
      { canvas in
        canvas.write("one", at: Point(column: 1, row: 1))
        canvas.write("tXo", at: Point(column: 5, row: 1))
        canvas.write("ab", at: Point(column: 3, row: 2), as: .title)
        canvas.write("c", at: Point(column: 5, row: 2), as: .dim)
      }, puts: ["1,6 . X", "2,3 t ab", "2,5 d c"])
  }

  @Test func `a wide character is put whole`() {
    check(
      { $0.write("a映画b", at: .zero) }, { $0.write("a映xb", at: .zero) }, puts: ["0,3 . xb "])
    check(
      { $0.write("axxb", at: .zero) }, { $0.write("a映b", at: .zero) }, puts: ["0,1 . 映"])
  }

  @Test func `a cluster goes out as what all terminals draw alike`() {
    check({ _ in }, { $0.write("👨‍👩‍👧e\u{301}", at: .zero) }, puts: ["0,0 . 👨e\u{301}"])
  }

  @Test func `what the C library counts otherwise is replaced, column by column`() {
    check(
      { _ in }, { $0.write("a映b", at: .zero) }, puts: ["0,0 . a\u{FFFD}\u{FFFD}b"],
      libraryWidth: { $0 == 0x6620 ? -1 : 1 })
    check(
      { _ in }, { $0.write("e\u{301}b", at: .zero) }, puts: ["0,0 . eb"], libraryWidth: { _ in 1 })
    check(
      { _ in }, { $0.write("é", at: .zero) }, puts: ["0,0 . ?"], libraryWidth: { _ in -1 })
  }

  @Test func `without a canvas before, or one of another size, every row is put`() {
    let blitter = Blitter(Theme(), libraryWidth: tableWidth)
    let canvas = Canvas(size: Size(columns: 3, rows: 2))
    #expect(blitter.patch(from: nil, to: canvas).texts == ["0,0 .    ", "1,0 .    "])
    let other = Canvas(size: Size(columns: 4, rows: 2))
    #expect(blitter.patch(from: other, to: canvas).runs.count == 2)
    #expect(blitter.patch(from: nil, to: Canvas(size: .zero)).runs == [])
  }
}
