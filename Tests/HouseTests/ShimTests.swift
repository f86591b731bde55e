import Testing

/// The C header that Swift sees has a vocabulary of its own.
struct ShimTests {
  private let headers = House.sources.filter { $0.path.hasPrefix("Sources/CNcurses/include/") }
    .filter { $0.path.hasSuffix(".h") }

  @Test func `no ncurses name is in the header of the shim`() throws {
    let places = try headers.flatMap {
      try $0.places(matching: HouseTable.ncursesNames, inCode: true)
    }
    expectNone(places, "Hide it behind the shim: the header speaks cn_ and CN only.")
  }

  @Test func `every function of the shim has its prefix and says why it is there`() throws {
    let function = try Regex(#"^[\w \*]*\b(\w+)\("#)
    for header in headers {
      for (number, line) in header.lines.enumerated() where line.contains(function) {
        let name = try function.firstMatch(in: line)?.output[1].substring ?? ""
        #expect(name.hasPrefix("cn_"), "\(header.path):\(number + 1): \(name)")
        let above = number == 0 ? "" : header.lines[number - 1]
        #expect(
          above.hasPrefix("///") || above.hasSuffix("*/"),
          "\(header.path):\(number + 1): \(name) has no comment")
      }
    }
  }
}
