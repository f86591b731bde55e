import OrientationScenarios
import TerminalModel

extension Desk {
  mutating func openPrompt() -> [Effect] {
    var prompt = Prompt(historyCount: sentences.count)
    prompt.candidates = candidates(for: "")
    open(.prompt(prompt))
    return []
  }

  mutating func press(_ key: Key, on prompt: Prompt) -> [Effect] {
    var prompt = prompt
    let before = prompt.text
    switch key {
    case .enter: return submit(prompt)
    case .tab: complete(&prompt, by: 1)
    case .backTab: complete(&prompt, by: -1)
    case .up, .control("p"): prompt.recall(by: -1, in: sentences)
    case .down, .control("n"): prompt.recall(by: 1, in: sentences)
    case .left, .control("b"): prompt.moveCursor(by: -1)
    case .right, .control("f"): prompt.moveCursor(by: 1)
    case .home, .control("a"): prompt.moveCursor(toEnd: false)
    case .end, .control("e"): prompt.moveCursor(toEnd: true)
    case .delete, .control("d"): prompt.erase(before: false)
    case .control("w"): prompt.eraseWord()
    case .control("u"): prompt.set("")
    case .backspace:
      if prompt.text.isEmpty {
        closeTop()
        return []
      }
      prompt.erase(before: true)
    case .character(let character): prompt.type(String(character))
    default: return []
    }
    if key != .tab, key != .backTab, prompt.text != before {
      prompt.candidates = candidates(for: prompt.text)
    }
    replaceTop(.prompt(prompt))
    return []
  }

  /// Puts the next candidate into the line.
  private func complete(_ prompt: inout Prompt, by step: Int) {
    guard !prompt.candidates.isEmpty else { return }
    let next = prompt.selected.map { $0 + step } ?? (step > 0 ? 0 : -1)
    let count = prompt.candidates.count
    let index = ((next % count) + count) % count
    prompt.set(prompt.candidates[index].text)
    prompt.selected = index
  }

  /// Does what the line says: a sentence of the language, or a command.
  private mutating func submit(_ prompt: Prompt) -> [Effect] {
    let line = prompt.text
    guard !line.allSatisfy(\.isWhitespace) else {
      closeTop()
      return []
    }
    if sentences.last != line { sentences.append(line) }
    if sentences.count > 200 { sentences.removeFirst() }
    if let effects = leave(line) {
      closeTop()
      return effects
    }
    let reading = sentence(line)
    if let step = reading.rightStep {
      closeTop()
      return run(
        Command("say", .session, [], "", "A sentence.") { desk in desk.perform(step) })
    }
    if let command = self.command(line) {
      closeTop()
      return run(command)
    }
    var prompt = prompt
    prompt.historyIndex = sentences.count
    prompt.problem =
      reading.problems.first.map { problem in
        problem.text(file: "", in: Array(line.utf8)).split(separator: "\n").dropFirst()
          .map(String.init)
      } ?? []
    prompt.problem.insert(reading.problems.first?.sentence ?? "no such sentence", at: 0)
    replaceTop(.prompt(prompt))
    return []
  }

  /// What a line means as a step of this scenario.
  func sentence(_ line: String) -> StepReading {
    Scenario.parseStep(
      line, in: session.scenario, versions: [session.setting.version],
      devices: [session.setting.device])
  }

  /// The command a line means: by its name, by its key, or by what comes nearest.
  func command(_ line: String) -> Command? {
    let name = line.split(separator: " ").joined(separator: "-").lowercased()
    if let command = CommandBook.command(name) { return command }
    if let command = CommandBook.commands.first(where: { $0.keys.map(\.label).contains(line) }) {
      return command
    }
    let fuzzy = matches(line)
    return fuzzy.count == 1 ? fuzzy.first : nil
  }

  private func matches(_ line: String) -> [Command] {
    let scored = CommandBook.commands.compactMap { command in
      Fuzzy.score(of: line, in: "\(command.name) \(command.help)", title: command.name)
        .map { (command, $0) }
    }
    return scored.filter { $0.1 > 2900 }.sorted { $0.1 > $1.1 }.map(\.0)
  }

  /// What the line could become.
  private func candidates(for line: String) -> [Prompt.Candidate] {
    let end = line.lastIndex(of: " ").map { line.index(after: $0) } ?? line.startIndex
    let (done, partial) = (String(line[..<end]), String(line[end...]))
    var found = Scenario.continuations(of: done, in: session.scenario)
      .filter { $0.hasPrefix(partial) && $0 != partial }
      .map { Prompt.Candidate(text: done + $0, detail: "") }
    if done.isEmpty, !partial.isEmpty {
      found += matches(partial).prefix(6).map {
        Prompt.Candidate(text: $0.name, detail: "\($0.keyName)  \($0.help)")
      }
    }
    return Array(found.prefix(40))
  }
}
