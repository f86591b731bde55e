import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import TerminalModel

extension PlaygroundState {
  /// Takes what was pasted.
  ///
  /// A session as a whole opens; everything else waits for Enter at a prompt.
  mutating func paste(_ text: String) {
    let lines = text.split { $0.isNewline }.map(String.init)
    switch overlays.last {
    case .prompt(let prompt):
      type(lines.joined(separator: prompt.purpose == .say ? "\n" : " "))
    case .picker, .addition: type(lines.joined(separator: " "))
    case .pages, nil:
      if openWhole(text) { return }
      notice = "Ignored \(text.count) pasted characters. Press : to type or paste a command."
    }
  }

  /// Opens what a link names: a story of the program's own, or a token.
  package mutating func open(_ name: String) {
    if let session = Session(bundled: name) {
      start(session)
    } else if !openWhole(name) {
      notice = "! There is no story \(String(name.prefix(40)).harmless). Press / to find one."
    }
  }

  /// Opens what stands for a session as a whole: a token, or a scenario's text.
  ///
  /// The answer is whether it is one. Of one that is not right nothing is taken: what is wrong with
  /// it is told.
  mutating func openWhole(_ text: String) -> Bool {
    if SessionToken.isLikely(text) {
      do throws(TokenProblem) {
        start(try SessionToken.session(of: text))
        notice = "Opened from a token."
      } catch { notice = "! \(error.sentence.capitalizedFirst)." }
      return true
    }
    guard text.isWholeScenario else { return false }
    let bytes = Array(text.utf8)
    let reading = Scenario.parse(bytes)
    if reading.isRight {
      var session = Session(reading.scenario, origin: .new)
      session.startsUnsaved = true
      start(session)
      notice = "Opened the pasted scenario. W saves it."
    } else {
      overlays = []
      tell(of: reading, file: "pasted", bytes)
    }
    return true
  }
}

extension String {
  /// Whether it has a tree of its own, and is more than a sentence.
  fileprivate var isWholeScenario: Bool {
    let lines = split { $0.isNewline }.filter { !$0.allSatisfy { $0.isWhitespace } }
    return lines.count > 1 && lines.contains { $0.prefix { !$0.isWhitespace } == "root" }
  }
}
