import OrientationScenarios
import TerminalModel

/// The playground in sentences, one under the other, for screen readers and plain terminals.
///
/// A line in is a sentence of the language, the name of a command, or keys as a key script has
/// them; lines out say everything the screen would show that was not said before.
package struct Linear: Sendable {
  package static let longestLine = 200

  package private(set) var desk: Desk
  private var said: Set<String> = []

  package init(_ desk: Desk) { self.desk = desk }

  /// What there is to say at first.
  package mutating func opening() -> [String] { news(says: []) }

  /// Takes a line; the answer is what it changed, and what has to be done outside.
  package mutating func take(_ line: String) -> (lines: [String], effects: [Effect]) {
    var lines: [String] = []
    var effects: [Effect] = []
    let words = line.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty, words[0].first != "#" else { return ([], []) }
    if let done = desk.say(line) {
      return (news(says: ["Verdict", "Interface"]), done)
    }
    let script = KeyScript(line)
    if let problem = script.problems.first, desk.overlays.isEmpty {
      return (
        folded("Problem", "this is no sentence, no command and no key: \(problem.reason)"), []
      )
    }
    let keys = script.problems.isEmpty ? script.keys : line.map { Key.character($0) }
    for key in keys {
      let before = desk.session.position
      effects += desk.press(key)
      lines += news(says: desk.session.position == before ? [] : ["Verdict", "Interface"])
    }
    return (lines, effects)
  }

  /// Takes a file that changed.
  package mutating func load(_ name: String, _ bytes: [UInt8]) -> [String] {
    desk.load(name, bytes)
    return news(says: ["Verdict"])
  }

  /// Takes the user's own files, for the menu.
  package mutating func list(_ files: [String]) { desk.list(files) }

  /// Takes the name under which a file was written.
  package mutating func saved(as path: String, follows: Bool) -> [String] {
    desk.saved(as: path, follows: follows)
    return news(says: [])
  }

  /// Takes what came of an effect.
  package mutating func tell(_ sentence: String) -> [String] {
    desk.tell(sentence)
    return news(says: [])
  }

  /// What was not said the last time; some labels are said whether they changed or not.
  private mutating func news(says always: Set<String>) -> [String] {
    let spoken = desk.spoken()
    let fresh = spoken.filter { always.contains($0.label) || !said.contains($0.label + $0.text) }
    said = Set(spoken.map { $0.label + $0.text })
    return fresh.flatMap { folded($0.label, $0.text) }
  }

  /// A sentence in lines that are short enough, each with its label.
  private func folded(_ label: String, _ text: String) -> [String] {
    let harmless = Clusters(text).map { cluster in
      String(String.UnicodeScalarView(cluster.drawn))
    }.joined()
    let plain = desk.traits.isASCII ? Glyphs.inASCII(harmless) : harmless
    return DisplayWidth.wrap(plain, to: Self.longestLine - label.count - 2).map { line in
      "\(label): \(line)"
    }
  }
}

extension Desk {
  /// Does what a line says, if it is a sentence or the name of a command.
  mutating func say(_ line: String) -> [Effect]? {
    let typed = line.split(separator: " ").joined(separator: " ")
    if let effects = leave(typed) { return effects }
    let meaning = meaning(of: typed)
    // A key by its name goes to whatever has the keys.
    if case .command(let command) = meaning, !command.isCalled(typed) { return nil }
    if case .nothing = meaning { return nil }
    notice = nil
    reel?.hear(line: typed)
    return act(on: meaning, said: typed)
  }
}
