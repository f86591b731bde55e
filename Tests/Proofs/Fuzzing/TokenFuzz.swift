import OrientationScenarios
import Playground
import PlaygroundSession
import TerminalModel

extension FuzzKind {
  static let tokens = FuzzKind(
    "tokens", "any word is a session or is refused, and a session has a word", seed: 3,
    make: { chance in Array(chance.token().utf8) },
    check: { bytes, findings in
      let word = String(decoding: bytes, as: UTF8.self)
      guard let session = try? SessionToken.session(of: word) else { return }
      let written = SessionToken.token(for: session)
      guard let again = try? SessionToken.session(of: written) else {
        findings.expect(false, "what was read is written as a word that is none: \(written)")
        return
      }
      findings.expect(
        SessionToken.token(for: again) == written, "the word is another the second time")
      var playground = PlaygroundState(session)
      _ = playground.screen(Size(columns: 100, rows: 30))
    })
}

extension Chance {
  /// Bytes of every making under a checksum that is right, or a word that lost something.
  fileprivate mutating func token() -> String {
    let settings = [UInt8(truncatingIfNeeded: pick([2, 6, 13, 26, 27, 99])), UInt8(below(256))]
    let reading = Scenario.parse(scenarioBytes())
    let word =
      switch below(4) {
      case 0 where reading.isRight: SessionToken.token(for: reading.scenario)
      case 1: SessionToken.sealed([1] + settings + scenarioBytes())
      case 2: SessionToken.sealed((0...below(60)).map { _ in UInt8(truncatingIfNeeded: next()) })
      default: SessionToken.sealed([0] + (0..<6).map { _ in UInt8(below(256)) } + settings)
      }
    let other = oneIn(6) ? pick(["u1", "u5"]) + word.dropFirst(2) : word
    return oneIn(3) ? String(decoding: broken(Array(other.utf8)), as: UTF8.self) : other
  }
}
