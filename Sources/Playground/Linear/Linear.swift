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

  package private(set) var playground: PlaygroundState
  private var said: Set<String> = []

  package init(_ playground: PlaygroundState) { self.playground = playground }

  /// What there is to say at first.
  package mutating func opening() -> [String] { news(says: []) }

  /// Takes a line; the answer is what it changed, and what has to be done outside.
  package mutating func take(_ line: String) -> (lines: [String], effects: [PlaygroundEffect]) {
    var lines: [String] = []
    var effects: [PlaygroundEffect] = []
    let words = line.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty, words[0].first != "#" else { return ([], []) }
    let typed = words.joined(separator: " ")
    let before = playground.session.position
    let overlayCount = playground.overlays.count
    if let done = playground.answer(typed) ?? playground.say(typed) {
      let isElsewhere = playground.overlays.isEmpty || playground.session.position != before
      return (answered(news(says: isElsewhere ? Self.ofEveryPlace : []), overlayCount), done)
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

  /// Takes the user's own files, for the menu.
  package mutating func list(_ files: [String]) { playground.list(files) }

  /// Takes the name under which a file was written.
  package mutating func saved(as path: String) -> [String] {
    playground.saved(as: path)
    return news(says: [])
  }

  /// Takes the answer to a question.
  package mutating func show(_ question: Question, _ text: String) -> [String] {
    playground.show(question, text)
    return news(says: [])
  }

  /// Takes what came of an effect.
  package mutating func tell(_ sentence: String) -> [String] {
    playground.tell(sentence)
    return news(says: [])
  }

  /// What was not said the last time; some labels are said whether they changed or not.
  private mutating func news(says always: Set<String>) -> [String] {
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
  /// Gives a line to what lies on top: a number or words to a list, the whole line to a prompt.
  mutating func answer(_ line: String) -> [PlaygroundEffect]? {
    let script = KeyScript(line)
    let isKeys = script.problems.isEmpty && !script.keys.isEmpty
    // A word of several letters is no row of keys here.
    let isNamed =
      isKeys && script.keys.allSatisfy { if case .character = $0 { false } else { true } }
    switch overlays.last {
    case .picker(var picker):
      if isNamed || line.contains("text:") { return nil }
      if let number = Int(line), picker.shown.indices.contains(number - 1) {
        return clickRow(number - 1)
      }
      if picker.kind == .help, line == "?" || line == "q" { return nil }
      picker.filter = line
      replaceTop(.picker(picker))
      notice = picker.shown.isEmpty ? "Nothing like that." : nil
      return []
    case .prompt(var prompt):
      if isNamed || line.contains("text:") { return nil }
      prompt.set(line)
      replaceTop(.prompt(prompt))
      return press(.enter)
    case .pages, nil: return nil
    }
  }

  /// Does what a line says, if it is a sentence or the name of a command.
  mutating func say(_ line: String) -> [PlaygroundEffect]? {
    let typed = line.split(separator: " ").joined(separator: " ")
    if let effects = export(typed) { return effects }
    let meaning = meaning(of: typed)
    // A key by its name goes to whatever has the keys.
    if case .command = meaning, KeyCommand(named: typed) == nil { return nil }
    if case .nothing = meaning { return nil }
    notice = nil
    recording?.hear(line: typed)
    return act(on: meaning, said: typed)
  }
}
