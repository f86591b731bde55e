import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import TerminalModel

extension PlaygroundState {
  mutating func openPrompt() {
    var prompt = Prompt(historyCount: sentences.count)
    prompt.candidates = candidates(for: "")
    open(.prompt(prompt))
  }

  mutating func press(_ key: Key, on prompt: Prompt) {
    var prompt = prompt
    let before = prompt.text
    switch key {
    case .enter: return submit(prompt)
    case .tab: complete(&prompt, by: 1)
    case .backTab: complete(&prompt, by: -1)
    case .up, .control("p"): prompt.recall(by: -1, in: prompt.purpose == .say ? sentences : [])
    case .down, .control("n"): prompt.recall(by: 1, in: prompt.purpose == .say ? sentences : [])
    case .left, .control("b"): prompt.edit { $0.moveCursor(by: -1) }
    case .right, .control("f"): prompt.edit { $0.moveCursor(by: 1) }
    case .home, .control("a"): prompt.edit { $0.moveCursor(toEnd: false) }
    case .end, .control("e"): prompt.edit { $0.moveCursor(toEnd: true) }
    case .delete, .control("d"): prompt.edit { $0.erase(before: false) }
    case .control("w"):
      let problem = prompt.problem
      prompt.edit { $0.eraseWord() }
      prompt.problem = problem
    case .backspace where prompt.text.isEmpty: return closeTop()
    default:
      guard let edit = TextField.edit(by: key) else { return }
      prompt.edit(edit)
    }
    if key != .tab, key != .backTab, prompt.text != before { refresh(&prompt) }
    replaceTop(.prompt(prompt))
  }

  /// What the line could become, after it was changed; what has several lines is what it is.
  mutating func refresh(_ prompt: inout Prompt) {
    guard prompt.purpose == .say else { return }
    prompt.candidates = prompt.text.contains("\n") ? [] : candidates(for: prompt.text)
  }

  /// Whether letters go into a line of text, whichever they are.
  var takesText: Bool {
    switch overlays.last {
    case .prompt, .addition: true
    // The first letter may be a key that leaves the list.
    case .picker(let picker): !picker.filter.isEmpty
    case .pages, nil: false
    }
  }

  /// Types a text into the line on top.
  mutating func type(_ text: String) {
    switch overlays.last {
    case .prompt(var prompt):
      prompt.type(text)
      refresh(&prompt)
      replaceTop(.prompt(prompt))
    case .picker(var picker):
      picker.edit { $0.type(text) }
      replaceTop(.picker(picker))
    case .addition(var addition):
      addition.edit { $0.type(text) }
      replaceTop(.addition(addition))
    case .pages, nil: break
    }
  }

  private func complete(_ prompt: inout Prompt, by step: Int) {
    guard !prompt.candidates.isEmpty else { return }
    let next = prompt.selected.map { $0 + step } ?? (step > 0 ? 0 : -1)
    let index = next.wrapped(around: prompt.candidates.count)
    prompt.set(prompt.candidates[index].text)
    prompt.selected = index
  }

  /// Does what the line says: a sentence of the language, or a command.
  mutating func submit(_ prompt: Prompt) {
    let line = prompt.text
    closeTop()
    guard line.contains(where: { !$0.isWhitespace }) else { return }
    guard prompt.purpose == .say else { return save(as: line, prompt.purpose) }
    if openWhole(line) { return }
    remember(line)
    if export(line) { return }
    let meaning = meaning(of: line)
    guard case .nothing(let problem) = meaning else {
      notice = nil
      return act(on: meaning, said: line)
    }
    var again = Prompt(historyCount: sentences.count)
    again.set(line)
    // It may be a line of a console, or more of them, as it was pasted.
    again.problem = KnownMessage.explaining(line)?.sentences ?? problem
    open(.prompt(again))
  }

  private mutating func remember(_ line: String) {
    if sentences.last != line { sentences.append(line) }
    if sentences.count > 200 { sentences.removeFirst() }
  }

  /// The commands that a word begins, then those whose help it stands in, first at a word's beginning.
  private func matches(_ word: String) -> [KeyCommand] {
    let word = word.lowercased()
    func rank(_ command: KeyCommand) -> Int? {
      let words = " \(command.name) \(command.help.lowercased())"
      if command.name.hasPrefix(word) { return 0 }
      return words.includes(" " + word) ? 1 : words.includes(word) ? 2 : nil
    }
    return (0...2).flatMap { place in KeyCommand.allCases.filter { rank($0) == place } }
  }

  mutating func candidates(for line: String) -> [Prompt.Candidate] {
    let end = line.lastIndex(of: " ").map { line.index(after: $0) } ?? line.startIndex
    let done = String(line[..<end])
    let partial = String(line[end...])
    guard !done.isEmpty else { return firstWords(partial) }
    var words = continuations(of: done)
    if words.contains(partial) {
      // A whole word: what comes after it.
      return continuations(of: line + " ").prefix(40).map { .init(text: line + " " + $0) }
    }
    words.removeAll { !$0.hasPrefix(partial) }
    if words.isEmpty, let hint = SentenceWords.hint(for: line) {
      return [.init(text: line, detail: hint)]
    }
    return words.prefix(40).map { .init(text: done + $0) }
  }

  /// Words that begin a sentence, and commands; each once.
  private mutating func firstWords(_ partial: String) -> [Prompt.Candidate] {
    var found: [Prompt.Candidate] = []
    if partial.isEmpty, hintsLeft > 0 {
      found.append(.init(text: KeyCommand.hint.name, detail: "\(hintsLeft.of("hint")) left"))
    }
    if SentenceWords.all.contains(where: { $0.word == partial }) {
      found = continuations(of: partial + " ").prefix(12).map { .init(text: partial + " " + $0) }
    }
    found += SentenceWords.all.filter {
      $0.word.hasPrefix(partial) && $0.word != partial
    }.map { Prompt.Candidate(text: $0.word, detail: $0.hint) }
    let isSaid = SentenceWords.all.contains { $0.word.hasPrefix(partial) }
    let commands = partial.isEmpty ? [] : matches(partial).filter { !isSaid || !$0.isSentence }
    for command in commands.prefix(6) where !found.contains(where: { $0.text == command.name }) {
      found.append(.init(text: command.name, detail: "\(command.keyName)  \(command.help)"))
    }
    return Array(found.prefix(60))
  }

  private mutating func continuations(of done: String) -> [String] {
    let words = done.split(separator: " ")
    if words == ["push"] {
      let pushes = surroundings().availableSteps.filter { $0.command == .push }
      if !pushes.isEmpty { return pushes.map { String($0.label.dropFirst(5)) } }
    }
    let found = session.scenario.continuations(ofSentence: done)
    if !found.isEmpty { return found }
    let steps = Scenario.continuations(of: done, in: session.scenario)
    if !steps.isEmpty, words.first != "ios" { return steps }
    // No word of the language: what the parser would have wanted in its place.
    let line = done + "zz"
    let problem =
      words.first == "expect"
      ? Scenario.parseExpectation(line, in: session.scenario).problems.first
      : session.scenario.reading(sentence: line)?.problems.first
    return problem?.fact.continuations ?? []
  }

  /// What a line means: a step, a line of the set-up, an expectation, or a command by its name or key.
  func meaning(of line: String) -> Meaning {
    if line.contains("\n") {
      return .nothing(["type one line at a time, or paste a scenario with its `root`"])
    }
    let reading = sentence(line)
    if let step = reading.rightStep { return .step(step) }
    if line == "expect" || line.hasPrefix("expect ") {
      let (expectation, problems) = Scenario.parseExpectation(line, in: session.scenario)
      if problems.isEmpty, let expectation { return .expectation(expectation) }
      return .nothing(Self.words(problems, in: line))
    }
    let edit = session.scenario.saying(line)
    if let edit, edit.problems.isEmpty {
      let changes =
        !edit.edits.contains { $0.isAboutPlaces } || edit.scenario != session.scenario
      return changes ? .edit(edit) : .nothing(["\(line) changes nothing"])
    }
    if let command = command(line) { return .command(command) }
    // `ios 16-: STEP` was meant as a step, not as the setting.
    if let edit, !line.hasPrefix("ios ") || !line.contains(":") {
      return .nothing(Self.words(edit.problems, in: edit.text))
    }
    return .nothing(Self.words(reading.problems, in: line))
  }

  /// The first problem: its sentence, the line, the caret, and what may help.
  private static func words(_ problems: [Problem], in text: String) -> [String] {
    guard let problem = problems.first else { return ["not a step or a command"] }
    let lines = problem.text(file: "", in: Array(text.utf8)).split(separator: "\n").dropFirst()
    return [problem.sentence]
      + lines.map { String($0).exchanging("run `upright ", for: "type `") }
  }

  /// What a line means as a step of this scenario.
  func sentence(_ line: String) -> StepReading {
    Scenario.parseStep(
      line, in: session.scenario, versions: [session.setting.version],
      devices: [session.setting.device])
  }

  /// The command a line names, or whose key it is.
  func command(_ line: String) -> KeyCommand? {
    KeyCommand(named: line) ?? KeyCommand.allCases.first { $0.keys.map { $0.label }.contains(line) }
  }

  mutating func act(on meaning: Meaning, said line: String) {
    switch meaning {
    case .step(let step): change { $0.perform(step) }
    case .edit(let edit): change { $0.make(edit, said: line) }
    case .expectation(let expectation): change { $0.expect(expectation) }
    case .command(let command): run(command)
    case .nothing: break
    }
  }

  // MARK: The set-up

  /// Plays everything again with a line of the set-up said anew.
  private mutating func make(_ edit: SaidEdit, said line: String) {
    let scenario = edit.scenario
    let word = line.prefix { $0 != " " }
    let before = session.position
    // What is seen beside the title need not be said again there.
    let isSeen = ["title", "about", "source", "evidence", "ios", "device"].contains(word)
    // Steps say names, too.
    let isRenaming = edit.edits.contains { $0.isRenaming }
    let renamed = isRenaming ? session.saved.applying(edit.edits).steps : nil
    replay(
      isSeen ? session.change : line, scenario, said: "Done", "Steps replayed. u undoes it.",
      steps: renamed
    ) { setting in
      switch word {
      case "ios": setting.version = scenario.playedVersions.first ?? setting.version
      case "device":
        setting.device = scenario.settings.playedDevices.first ?? setting.device
        setting.version =
          scenario.playable([setting.version], on: setting.device).first
          ?? scenario.playedVersions(on: setting.device)[0]
      case "linked": setting.linked = nil
      default: break
      }
    }
    if session.position != before, let step = firstImpossible {
      notice = "! Done, but \(step) is no longer possible. u undoes it."
    }
  }

  /// The first step on the way here that the changed set-up cannot play.
  private var firstImpossible: String? {
    var play = Play(session.situation())
    for step in session.saved.steps.prefix(500) where play.stop == nil { play.perform(step) }
    return play.stop?.name
  }

  // MARK: Expectations

  /// Says whether an expectation holds here, and keeps it for when the session is saved.
  private mutating func expect(_ expectation: Scenario.Expectation) {
    let situation = session.playback().situation
    let episode = session.episode()
    session.expect(expectation)
    let claims = expectation.claims.map { $0.value }
    let actual = claims.map { situation.actual(for: $0, in: episode) }.joined(separator: "; ")
    if !situation.isMeant(expectation) {
      notice = "Added. It applies to another version or device."
    } else if expectation.isOpen {
      notice = "Actual: \(actual)."
    } else if claims.contains(where: { situation.holds($0, in: episode) }) {
      notice = "✓ True here."
    } else {
      notice = "✕ Not true: \(actual)."
    }
  }
}

enum Meaning {
  case step(Scenario.Step)
  case edit(SaidEdit)
  case expectation(Scenario.Expectation)
  case command(KeyCommand)
  /// It means nothing: what is wrong with it, with its caret.
  case nothing([String])
}
