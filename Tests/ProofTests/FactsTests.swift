import Foundation
import Proofs
import Testing

/// What each step of every scenario is, held to `Tests/Facts/facts.txt`.
@Suite struct FactsTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func `every step is what was recorded of it`() throws {
    let text = try String(
      contentsOf: Self.tests.appending(path: "Facts/facts.txt"), encoding: .utf8)
    let scenarios = Self.tests.deletingLastPathComponent().appending(path: "Scenarios")
    let now = try PlayFacts.all(below: scenarios)
    let difference = FactsDifference(recorded: FactsRecord(reading: text).plays, now: now)
    let shown = difference.lines.prefix(10).joined(separator: "\n")
    #expect(
      difference.isEmpty,
      "\(difference.counts): `swift run -c release upright-facts` shows all:\n\(shown)")
  }

  @Test func `a record keeps every fact, and a step that changes is shown with both sides`() {
    let text = "title T\nscreen A supports portrait\nroot A\nrotate left\nrotate right\n"
    let plays = PlayFacts.all(of: text, in: "a.scenario")
    let read = FactsRecord(reading: FactsRecord(plays).text).plays
    #expect(read.map(\.steps) == plays.map(\.steps))
    #expect(FactsDifference(recorded: read, now: plays).isEmpty)
    let changed = PlayFacts.all(
      of: text.replacing("portrait", with: "landscape"), in: "a.scenario")
    let difference = FactsDifference(recorded: read, now: changed)
    #expect(difference.lines.contains { $0.contains("was portrait\n    is  landscape") })
  }
}
