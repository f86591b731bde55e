import OrientationScenarios
import Testing

/// Texts of a size nobody writes by hand.
struct LimitTests {
  private func check(
    _ bytes: [UInt8], has codes: [Problem.Code], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let reading = Scenario.parse(bytes)
    #expect(reading.problems.map(\.code) == codes, sourceLocation: sourceLocation)
    #expect(
      reading.report(file: "x", in: bytes).utf8.count < 10_000, sourceLocation: sourceLocation)
  }

  @Test func `a hundred thousand lines, each nested in the one above, end in one problem`() {
    var bytes = Array("root\n".utf8)
    for depth in 1...100_000 {
      bytes += Array(repeating: 0x20, count: min(depth, 200)) + Array("tabs\n".utf8)
    }
    check(bytes, has: [.tooDeep])
  }

  @Test func `a line of ten megabytes is a line`() {
    let letters = Array(repeating: UInt8(ascii: "x"), count: 10_000_000)
    check(Array("root List\nnote ".utf8) + letters, has: [])
    check(Array("root List\npush ".utf8) + letters, has: [.tooLong])
    check(Array("root List\n".utf8) + Array(repeating: 0x20, count: 10_000_000), has: [])
  }

  @Test func `twenty thousand containers, each inside the next, end in one problem`() {
    var text = "root List\n"
    for number in 0..<20_000 { text += "navigation N\(number)\n  N\(number + 1)\n" }
    check(Array(text.utf8), has: [.tooDeep])
  }

  @Test func `a container inside itself by a long way round is found`() {
    var text = "root List\n"
    for number in 0..<300 { text += "navigation N\(number)\n  N\((number + 1) % 300)\n" }
    check(Array(text.utf8), has: [.holdsItself])
  }

  @Test func `a circle is found from what hangs under it`() {
    let text = "root List\nnavigation D\nnavigation B\n  C\n  D\nnavigation C\n  B\n"
    check(Array(text.utf8), has: [.holdsItself])
  }

  @Test func `a container that is named before it stands elsewhere is in two places`() {
    let text = "root List\nnavigation C\n  B\nnavigation A\n  tabs B\n    C\n"
    check(Array(text.utf8), has: [.placedTwice])
  }

  @Test func `a thousand problems are told, and how many more there are`() {
    let bytes = Array(("root List\n" + String(repeating: "push X\n", count: 5_000)).utf8)
    let reading = Scenario.parse(bytes)
    #expect(reading.problems.count == 1_000)
    #expect(reading.problemCount == 5_000)
    #expect(reading.report(file: "x", in: bytes).hasSuffix("x: and 4000 more problems\n"))
  }
}
