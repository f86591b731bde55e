import Testing

struct LengthTests {
  private let files = (House.sources + House.tests).filter { file in
    [".swift", ".c", ".h"].contains { file.path.hasSuffix($0) }
  }

  @Test func `no file is longer than a sitting`() {
    let long = files.filter { $0.lineCount > HouseTable.longestFile }
    let list = long.map { "\($0.path): \($0.lineCount) lines" }
    expectNone(list, "Over \(HouseTable.longestFile) lines: which idea deserves its own file?")
  }

  @Test func `the typical source file is short`() {
    let counts = House.sources.filter(\.isSwift).map(\.lineCount).sorted()
    let median = counts.isEmpty ? 0 : counts[counts.count / 2]
    #expect(median <= HouseTable.medianFile)
  }

  @Test func `no function is longer than a screen`() {
    let list = files.filter(\.isSwift).flatMap { file in
      functions(in: file.code).filter { $0.lineCount > HouseTable.longestFunction }
        .filter { !HouseTable.longSwitches.contains("\(file.path): \($0.head)") }
        .map { "\(file.path):\($0.line): \($0.lineCount) lines" }
    }
    expectNone(list, "Over \(HouseTable.longestFunction) lines: make a function of each thought.")
  }
}

/// Fails with the remedy and the places, a line each.
func expectNone(
  _ places: [String], _ remedy: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  if places.isEmpty { return }
  let list = places.map { "  " + $0 }.joined(separator: "\n")
  Issue.record("\(remedy)\n\(list)", sourceLocation: sourceLocation)
}
