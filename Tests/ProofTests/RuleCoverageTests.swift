import OrientationModel
import OrientationScenarios
import Proofs
import TestSupport
import Testing

/// Each rule that decides, narrows or tells has its word in some bundled scenario, and in some other
/// moment of its chapter it lets things pass.
struct RuleCoverageTests {
  private static let seen = Seen(Bundle.entries.flatMap(\.plays))
  private let bound = Rule.allCases.filter { $0.role != .informs }

  @Test func `every rule that decides, narrows or tells has its word somewhere`() {
    let silent = bound.filter { !Self.seen.words.contains($0) }.map(\.number)
    #expect(silent == [])
  }

  @Test func `every rule that decides, narrows or tells passes somewhere`() {
    let loud = bound.filter { !Self.seen.passes.contains($0) }.map(\.number)
    #expect(loud == [])
  }

  @Test func `a rule has its word only on its versions and its idiom`() {
    let strays = Self.seen.strays.sorted { ($0.key, $0.value) < ($1.key, $1.value) }
    #expect(strays.map { "\($0.key.number) on \($0.value)" } == [])
  }

  @Test func `an informing rule is no actor, except to be named`() {
    #expect(Rule.allCases.count - bound.count < 59)
  }
}

/// What the rules did in many plays.
private struct Seen {
  /// The rules that settled, refused, narrowed or told.
  var words: Set<Rule> = []
  /// The rules that were looked at and did not apply: said so, or were silent at a decision on
  /// their versions and their idiom.
  var passes: Set<Rule> = []
  /// Rules that spoke where the book says they do not hold, with one such place each.
  var strays: [Rule: String] = [:]

  init(_ plays: [Play]) {
    for play in plays {
      for episode in play.episodes { take(episode.trace, of: play) }
    }
  }

  private mutating func take(_ trace: Trace, of play: Play) {
    var spoken: Set<Rule> = []
    for event in trace.events {
      guard let (rule, effect) = event.word else { continue }
      if effect == .passes { passes.insert(rule) } else { spoken.insert(rule) }
    }
    words.formUnion(spoken)
    let settings = play.situation.app.settings
    if !trace.rulings.isEmpty {
      let rulesInForce = settings.rules
      let inForce = Rule.allCases.filter { rulesInForce.contains($0) }
      passes.formUnion(inForce.filter { !spoken.contains($0) })
    }
    for rule in spoken where !settings.holds(rule) {
      strays[rule] = "\(settings.device.name) \(settings.version.text)"
    }
  }
}
