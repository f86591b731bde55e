import DeviceDrawing
import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import SwiftCode
import TerminalModel

/// The playground in sentences, one under the other, for screen readers and plain terminals.
///
/// A line in is a sentence of the language, the name of a command, or keys as a key script has
/// them; lines out say everything the screen would show that was not said before.
package struct Linear: Sendable {
  package static let longestLine = 200

  /// What is said of every place, also where it is as it was at the last.
  package static let ofEveryPlace: Set = ["Result", "Interface", "Guess", "Question"]

  package var playground: PlaygroundState
  private var said: Set<String> = []
  /// How much lay over the stage when that was said.
  private var overlayCount = 0

  package init(_ playground: PlaygroundState) { self.playground = playground }

  /// Takes a line; the answer is what it changed, and what has to be done outside.
  package mutating func take(_ line: String) -> (lines: [String], effects: [PlaygroundEffect]) {
    var lines: [String] = []
    var effects: [PlaygroundEffect] = []
    let words = line.split { $0.isWhitespace }
    guard !words.isEmpty else { return (onEmptyLine(), []) }
    guard words[0].first != "#" else { return ([], []) }
    let typed = words.joined(separator: " ")
    let before = playground.session.position
    var isDone = false
    effects = playground.wishes { isDone = $0.answer(typed) || $0.say(typed) }
    if isDone {
      let isElsewhere = playground.overlays.isEmpty || playground.session.position != before
      return (answered(news(says: isElsewhere ? Self.ofEveryPlace : [])), effects)
    }
    let script = KeyScript(line)
    if let problem = script.problems.first, playground.overlays.isEmpty {
      // As it is said on the screen, where the sign opens the line for it.
      if words.count > 1, words[0] == ":" { return take(words.dropFirst().joined(separator: " ")) }
      if case .nothing(let problem) = playground.meaning(of: typed) {
        if let message = KnownMessage.explaining(typed) {
          return (message.sentences.flatMap { folded("Note", $0) }, [])
        }
        if SentenceWords.hint(for: typed) != nil {
          return (problem.flatMap { folded("Problem", $0) }, [])
        }
      }
      if let target = playground.scene().bar.first(where: { $0.label == typed })?.target {
        effects = playground.wishes { $0.take(target) }
        return (answered(news(says: Self.ofEveryPlace)), effects)
      }
      return (
        folded("Problem", "not a step, a command, or a key: \(problem.reason)"), []
      )
    }
    let keys = script.problems.isEmpty ? script.keys : line.map { Key.character($0) }
    for key in keys {
      let before = playground.session.position
      effects += playground.press(key)
      lines += news(says: playground.session.position == before ? [] : Self.ofEveryPlace)
    }
    return (effects.isEmpty ? answered(lines) : lines, effects)
  }

  /// A line between others is no key; where Enter would do something, how to press it is said.
  private mutating func onEmptyLine() -> [String] {
    let summary = playground.summary()
    guard !playground.overlays.isEmpty || !playground.enter(summary).isEmpty else { return [] }
    return folded("Note", "To press Enter, type the word Enter.")
  }

  /// Every line is answered, also where nothing is new.
  private func answered(_ lines: [String]) -> [String] {
    lines.isEmpty
      ? folded("Note", playground.overlays.last?.spokenHelp ?? "Nothing changed.") : lines
  }

  package mutating func load(_ name: String, _ bytes: [UInt8]) -> [String] {
    playground.load(name, bytes)
    return news(says: ["Result"])
  }

  /// What was not said the last time; some labels are said whether they changed or not.
  package mutating func news(says always: Set<String> = []) -> [String] {
    let spoken = playground.spoken()
    var fresh = spoken.filter { always.contains($0.label) || !said.contains($0.label + $0.text) }
    said = Set(spoken.map { $0.label + $0.text })
    if fresh.isEmpty, playground.overlays.count < overlayCount { fresh = [("Note", "Closed.")] }
    overlayCount = playground.overlays.count
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

extension Overlay {
  /// What to do with what lies on top, and how to leave it.
  var spokenHelp: String {
    switch self {
    case .picker(let picker):
      let verb = picker.kind == .settings ? "changes it" : "chooses it"
      let next = picker.kind.next.map { "Tab asks about \($0), " } ?? ""
      return "A list is open. A number \(verb), Enter takes the selected entry, words search, "
        + "Down and Up select, \(next)Esc closes it."
    case .prompt(let prompt):
      return prompt.purpose == .say
        ? "Type a step or a command; Esc closes."
        : "Type the name of the file, or Enter for \(prompt.text); Esc closes."
    case .pages: return "A page is open. Esc closes it."
    case .addition:
      return "A new screen: Down and Up go to its name, mask, and how it's shown; Left and Right "
        + "change it, letters name it, Enter adds it, Esc closes."
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
    if isNamed || line.includes("text:") { return false }
    switch overlays.last {
    case .picker(var picker):
      if let number = Int(line), picker.shown.indices.contains(number - 1) {
        clickRow(number - 1)
        return true
      }
      if picker.kind == .help, line == "?" { return false }
      picker.edit { $0.set(line) }
      replaceTop(.picker(picker))
      notice = picker.shown.isEmpty ? "No matches." : nil
      return true
    case .prompt(var prompt):
      prompt.set(line)
      replaceTop(.prompt(prompt))
      take(.enter)
      return true
    case .pages, .addition, nil: return false
    }
  }

  /// Does what a line says, if it is a sentence or the name of a command.
  mutating func say(_ typed: String) -> Bool {
    if export(typed) || openWhole(typed) { return true }
    let meaning = meaning(of: typed)
    // A key by its name goes to whatever has the keys.
    if case .command = meaning, KeyCommand(named: typed) == nil { return false }
    if case .nothing = meaning { return false }
    notice = nil
    recording?.hear(line: typed)
    act(on: meaning, said: typed)
    return true
  }

  /// The most entries that are read out at once.
  private static let longestList = 20

  /// Everything the screen shows, as sentences.
  mutating func spoken() -> [Spoken] {
    let scene = scene()
    var lines = Panel.allCases.flatMap { scene.words(of: $0) }
    if let presenter { lines += spokenPresenter(presenter, scene) }
    if let comparison {
      for entry in compared(comparison) {
        lines.append(("Compared", "\(entry.heading): \(entry.result)."))
      }
      let parting = difference(comparison)
      if let label = parting.label {
        let sides = parting.sides.map { "\($0.heading): \($0.words) \($0.rule?.number ?? "")" }
        lines.append(("First difference", "\(label). " + sides.joined(separator: " ")))
      }
    }
    if let moment = scene.moment {
      let rule = moment.rule.map { " (\($0.number))" } ?? ""
      lines.append(("Event", "\(moment.count): \(moment.text)\(rule)"))
    }
    if let overlay = overlays.last { lines += spoken(overlay) }
    lines += scene.problem.filter { !$0.isEmpty }.map { ("Problem", $0) }
    if let notice = scene.notice { lines.append(("Note", notice)) }
    return lines
  }

  /// What the room had guessed, and what it is asked next.
  private func spokenPresenter(_ presenter: Presenter, _ scene: ScreenContent) -> [Spoken] {
    var lines: [Spoken] = [("Presenting", "the story, one step at a time. P leaves.")]
    if let answer = presenter.answer(in: scene.session) {
      lines.append(("Guess", answer))
    }
    if let next = scene.marks.first(where: { $0.time == .coming }) {
      let keys = asked == nil ? "space." : "\(Guess.keys), or space."
      let parts = ["Next: \(next.label).", asked, keys].compactMap { $0 }
      lines.append(("Question", parts.joined(separator: " ")))
    }
    return lines
  }

  private mutating func spoken(_ overlay: Overlay) -> [Spoken] {
    switch overlay {
    case .picker(let picker):
      var lines: [Spoken] = [
        ("List", "\(picker.title), \(picker.shown.count.of("row")). \(overlay.spokenHelp)")
      ]
      if !picker.filter.isEmpty { lines.append(("Search", picker.filter)) }
      func words(_ parts: String...) -> String {
        parts.filter { !$0.isEmpty }.joined(separator: ", ")
      }
      for (place, index) in picker.shown.prefix(Self.longestList).enumerated() {
        let item = picker.items[index]
        lines.append(("Entry \(place + 1)", words(item.key, item.title, item.detail)))
      }
      let rest = picker.shown.count - Self.longestList
      if rest > 0 { lines.append(("More", "\(rest.of("row")); type words to filter them.")) }
      if let item = picker.current { lines.append(("Selected", words(item.title, item.detail))) }
      return lines
    case .prompt(let prompt):
      // Of a name what becomes of the file is said, too.
      let candidates = prompt.candidates.prefix(12).map {
        prompt.purpose == .say ? $0.text : "\($0.text), \($0.detail)"
      }.joined(separator: "; ")
      let could: [Spoken] = candidates.isEmpty ? [] : [("Could be", candidates)]
      let problems: [Spoken] = prompt.problem.map { ("Problem", $0) }
      let label = prompt.purpose == .say ? "Prompt" : String(prompt.purpose.label.dropLast(2))
      let typed: Spoken = (label, prompt.text.isEmpty ? overlay.spokenHelp : prompt.text)
      return [typed] + could + problems
    case .addition(let addition):
      return [
        ("New screen", "named \(addition.called). \(overlay.spokenHelp)"),
        ("Supports", addition.mask?.words ?? "UIKit's default"), ("Shown", addition.way.label),
      ]
    case .pages(let pages):
      let decisive = pages.kind == .chain ? summary().decisiveLine : nil
      return lines(of: pages.kind).enumerated().compactMap { index, line in
        let label = "Line \(index + 1)" + (index == decisive ? ", which decided" : "")
        let isBlank = line.text.allSatisfy { $0 == " " }
        return isBlank ? nil : (label, line.text + line.source)
      }
    }
  }
}
