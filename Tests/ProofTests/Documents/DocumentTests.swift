import BundledScenarios
import OrientationModel
import OrientationScenarios
import Proofs
import Testing

/// What the five documents say happens, sentence by sentence.
///
/// Most sentences are held by a bundled scenario, which quotes them; what no scenario can say is in
/// `DocumentDetailTests`.
struct DocumentTests {
  @Test(arguments: Statement.guide) func `a sentence of Apple’s guide holds`(_ it: Statement) {
    check(it)
  }

  @Test(arguments: Statement.kidiyo) func `a sentence on forcing orientations holds`(
    _ it: Statement
  ) {
    check(it)
  }

  @Test(arguments: Statement.swiftui) func `a sentence on a single screen in SwiftUI holds`(
    _ it: Statement
  ) {
    check(it)
  }

  @Test(arguments: Statement.gist) func `a sentence of the gist on containers holds`(
    _ it: Statement
  ) {
    check(it)
  }

  @Test(arguments: Statement.xamarin) func `a sentence on one rotating controller holds`(
    _ it: Statement
  ) {
    check(it)
  }

  /// Holds a sentence to its scenarios: each quotes it, and each holds on all its versions.
  private func check(_ it: Statement) {
    #expect(!it.scenarios.isEmpty)
    for name in it.scenarios {
      guard let bundled = BundledScenario.named(name, in: BundledScenario.inRepository),
        let entry = Bundle.entries.first(where: { $0.name == name })
      else {
        Issue.record("There is no scenario \(name).")
        continue
      }
      let lines = bundled.text.split(separator: "\n")
        .map { $0.hasPrefix("about ") ? $0.dropFirst(6) : $0 }
      let text = Statement.words(lines.joined(separator: " "))
      for run in it.runs { #expect(text.contains(run), "\(name)") }
      for play in entry.plays {
        #expect(play.stop == nil && play.failures(of: entry.scenario) == [], "\(name)")
      }
    }
  }
}
