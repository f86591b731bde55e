import OrientationScenarios
import TerminalModel

/// The playground in sentences, one under the other, for screen readers and plain terminals.
///
/// A line in is a sentence of the language, the name of a command, or keys as a key script has
/// them; lines out say everything the screen would show that was not said before.
package struct Linear: Sendable {
  package static let longestLine = 200

  /// What is said of every place, also where it is as it was at the last.
  private static let ofEveryPlace: Set = ["Verdict", "Interface", "Guess", "Question"]

  package var playground: PlaygroundState
  private var said: Set<String> = []

  package init(_ playground: PlaygroundState) { self.playground = playground }

  /// Takes a line; the answer is what it changed, and what has to be done outside.
  package mutating func take(_ line: String) -> (lines: [String], effects: [PlaygroundEffect]) {
    var lines: [String] = []
    var effects: [PlaygroundEffect] = []
    let words = line.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty, words[0].first != "#" else { return ([], []) }
    let typed = words.joined(separator: " ")
    let before = playground.session.position
    let overlayCount = playground.overlays.count
    var isDone = false
    effects = playground.wishes { isDone = $0.answer(typed) || $0.say(typed) }
    if isDone {
      let isElsewhere = playground.overlays.isEmpty || playground.session.position != before
      return (answered(news(says: isElsewhere ? Self.ofEveryPlace : []), overlayCount), effects)
    }
    let script = KeyScript(line)
    if let problem = script.problems.first, playground.overlays.isEmpty {
      let isSaid = Scenario.isSentence(typed) || Question.names.contains(String(words[0]))
      if case .nothing(let problem) = playground.meaning(of: typed), isSaid {
        return (problem.flatMap { folded("Problem", $0) }, [])
      }
      return (
        folded("Problem", "this is no sentence, no command and no key: \(problem.reason)"), []
      )
    }
    let keys = script.problems.isEmpty ? script.keys : line.map { Key.character($0) }
    for key in keys {
      let before = playground.session.position
      effects += playground.press(key)
      lines += news(says: playground.session.position == before ? [] : Self.ofEveryPlace)
    }
    return (effects.isEmpty ? answered(lines, overlayCount) : lines, effects)
  }

  /// Every line is answered, also where nothing is new.
  private func answered(_ lines: [String], _ overlayCount: Int) -> [String] {
    if !lines.isEmpty { return lines }
    if playground.overlays.count < overlayCount { return folded("Note", "Closed.") }
    return folded("Note", playground.overlays.last?.spokenHelp ?? "Nothing changed.")
  }

  /// Takes a file that changed.
  package mutating func load(_ name: String, _ bytes: [UInt8]) -> [String] {
    playground.load(name, bytes)
    return news(says: ["Verdict"])
  }

  /// What was not said the last time; some labels are said whether they changed or not.
  package mutating func news(says always: Set<String> = []) -> [String] {
    let spoken = playground.spoken()
    let fresh = spoken.filter { always.contains($0.label) || !said.contains($0.label + $0.text) }
    said = Set(spoken.map { $0.label + $0.text })
    return fresh.flatMap { folded($0.label, $0.text) }
  }

  /// A sentence in lines that are short enough, each with its label.
  private func folded(_ label: String, _ text: String) -> [String] {
    let harmless = Clusters(text).map { cluster in
      String(String.UnicodeScalarView(cluster.drawn))
    }.joined()
    let plain = playground.traits.isASCII ? Glyphs.inASCII(harmless) : harmless
    return DisplayWidth.wrap(plain, to: Self.longestLine - label.count - 2).map { line in
      "\(label): \(line)"
    }
  }
}

extension Scenario {
  /// Whether a line begins as a sentence does.
  static func isSentence(_ line: String) -> Bool {
    let word = line.prefix { $0 != " " }
    return SentenceWords.all.contains { $0.word == word }
  }
}

extension Overlay {
  /// What to do with what lies on top, and how to leave it.
  var spokenHelp: String {
    switch self {
    case .picker(let picker):
      let verb = picker.kind == .settings ? "sets it otherwise" : "chooses it"
      return "A list is open. A number \(verb), Enter the selected one, words search, "
        + "Down and Up select, Esc closes it."
    case .prompt(let prompt):
      return prompt.purpose == .say
        ? "Say a sentence or the name of a command; Esc closes."
        : "Type the name of the file, or Enter for \(prompt.text); Esc closes."
    case .pages: return "This is a page to read. Esc closes it."
    }
  }
}

extension PlaygroundState {
  /// Gives a line to what lies on top: a number or words to a list, the whole line to a prompt; the
  /// answer is whether anything took it.
  mutating func answer(_ line: String) -> Bool {
    let script = KeyScript(line)
    let isKeys = script.problems.isEmpty && !script.keys.isEmpty
    // A word of several letters is no row of keys here.
    let isNamed =
      isKeys && script.keys.allSatisfy { if case .character = $0 { false } else { true } }
    if isNamed || line.contains("text:") { return false }
    switch overlays.last {
    case .picker(var picker):
      if let number = Int(line), picker.shown.indices.contains(number - 1) {
        clickRow(number - 1)
        return true
      }
      if picker.kind == .help, line == "?" || line == "q" { return false }
      picker.filter = line
      replaceTop(.picker(picker))
      notice = picker.shown.isEmpty ? "Nothing like that." : nil
      return true
    case .prompt(var prompt):
      prompt.set(line)
      replaceTop(.prompt(prompt))
      take(.enter)
      return true
    case .pages, nil: return false
    }
  }

  /// Does what a line says, if it is a sentence or the name of a command.
  mutating func say(_ typed: String) -> Bool {
    if export(typed) { return true }
    let meaning = meaning(of: typed)
    // A key by its name goes to whatever has the keys.
    if case .command = meaning, KeyCommand(named: typed) == nil { return false }
    if case .nothing = meaning { return false }
    notice = nil
    recording?.hear(line: typed)
    act(on: meaning, said: typed)
    return true
  }
}
