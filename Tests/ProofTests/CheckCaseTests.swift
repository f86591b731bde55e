import OrientationModel
import OrientationScenarios
import Testing

/// The rule book's check cases: each is a scenario that holds, and its rules are heard in it.
struct CheckCaseTests {
  /// The rules that each case is there for, in the order of the cases.
  private static let cited = """
    DEV-3 CHOOSE-5; DEV-5; MASK-9 CHOOSE-5; DEV-8; EXC-1; EXC-1; EXC-2; CONT-1 CONT-2;
    CONT-5 CHOOSE-5; REVAL-4; REVAL-1 CHOOSE-5; REVAL-4; REVAL-5 CHOOSE-7; ASK-4; CHOOSE-4; ASK-4;
    CHOOSE-1; EXC-6; EXC-7; REVAL-3 CHOOSE-6; CHOOSE-2; AUTO-2; AUTO-5; HACK-2; HACK-1 HACK-2;
    HACK-4 HACK-5; GEO-2; GEO-5; CHOOSE-2 GEO-6; PAD-1; PAD-2; GEO-4; GEO-9; LOCK-1;
    LOCK-4 CHOOSE-1; CONT-9; CONT-1; WIN-2; LAUNCH-2 REVAL-3; SEQ-9; SWUI-5; SWUI-6 SWUI-7 SWUI-8
    """
    .split(separator: ";").map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }

  private func entry(_ number: Int) throws -> Bundle.Entry {
    let prefix = "Documented/check-" + (number < 10 ? "0" : "") + "\(number)-"
    return try #require(Bundle.entries.first { $0.name.hasPrefix(prefix) }, "\(prefix)")
  }

  @Test func `there are 42 cases, a scenario each`() {
    #expect(Self.cited.count == 42)
    #expect(Bundle.entries.count { $0.name.hasPrefix("Documented/check-") } == 42)
  }

  @Test(arguments: 1...42) func `a check case holds on each of its versions`(number: Int) throws {
    let entry = try entry(number)
    for play in entry.plays {
      #expect(play.stop == nil)
      #expect(play.failures(of: entry.scenario) == [])
    }
  }

  @Test(arguments: 1...42) func `the rules a check case is there for are heard in it`(
    number: Int
  ) throws {
    let plays = try entry(number).plays
    let heard = Set(plays.flatMap(\.episodes).flatMap(\.trace.rules).map(\.number))
    for rule in Self.cited[number - 1] { #expect(heard.contains(rule), "\(rule)") }
  }

  @Test(arguments: Bundle.entries.map(\.name)) func `a bundled scenario holds`(
    name: String
  ) throws {
    let entry = try #require(Bundle.entries.first { $0.name == name })
    for play in entry.plays {
      #expect(play.stop == nil)
      #expect(play.failures(of: entry.scenario) == [])
    }
  }
}
