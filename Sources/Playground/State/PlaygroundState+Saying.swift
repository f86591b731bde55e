import OrientationModel
import OrientationScenarios
import OrientationTelling

/// What a line at the prompt means.
enum Meaning {
  case step(Scenario.Step)
  case edit(Edited)
  case expectation(Scenario.Expectation)
  case command(KeyCommand)
  /// A command of the command line.
  case question(Question)
  /// It means nothing: what is wrong with it, with its caret.
  case nothing([String])
}

extension PlaygroundState {
  /// What a line means: a step, a line of the set-up, an expectation, or a command by its name or key.
  func meaning(of line: String) -> Meaning {
    let reading = sentence(line)
    if let step = reading.rightStep { return .step(step) }
    if line == "expect" || line.hasPrefix("expect ") {
      let (expectation, problems) = Scenario.parseExpectation(line, in: session.scenario)
      if problems.isEmpty, let expectation { return .expectation(expectation) }
      return .nothing(Self.words(problems, in: line))
    }
    let edited = Scenario.isSetUp(line) ? session.scenario.saying(line) : nil
    if let edited, edited.problems.isEmpty { return .edit(edited) }
    if let command = command(line) { return .command(command) }
    if let question = Question(line, session.saved.text) { return .question(question) }
    let isDeclared = edited != nil && line.contains(" ") && !line.contains(" --")
    if let refusal = Question.refusal(of: line), !isDeclared { return .nothing([refusal]) }
    if let edited, !reading.isAboutVersions(line) {
      return .nothing(Self.words(edited.problems, in: edited.text))
    }
    return .nothing(Self.words(reading.problems, in: line))
  }

  /// The first problem: its sentence, the line, the caret, and what may help.
  private static func words(_ problems: [Problem], in text: String) -> [String] {
    guard let problem = problems.first else { return ["no such sentence"] }
    let lines = problem.text(file: "", in: Array(text.utf8)).split(separator: "\n").dropFirst()
    return [problem.sentence] + lines.map(String.init)
  }

  /// What a line means as a step of this scenario.
  func sentence(_ line: String) -> StepReading {
    Scenario.parseStep(
      line, in: session.scenario, versions: [session.setting.version],
      devices: [session.setting.device])
  }

  /// The command a line names, or whose key it is.
  func command(_ line: String) -> KeyCommand? {
    KeyCommand(named: line) ?? KeyCommand.ofTheStage.first { $0.keys.map(\.label).contains(line) }
  }

  /// Does what a line means.
  mutating func act(on meaning: Meaning, said line: String) {
    switch meaning {
    case .step(let step): change { $0.perform(step) }
    case .edit(let edited): change { $0.edit(edited, said: line) }
    case .expectation(let expectation): change { $0.expect(expectation) }
    case .command(let command): run(command)
    case .question(let question): ask(for: .ask(question))
    case .nothing: break
    }
  }

  // MARK: The set-up

  /// Plays everything again with a line of the set-up said anew.
  private mutating func edit(_ edited: Edited, said line: String) {
    let scenario = edited.scenario
    let word = line.prefix { $0 != " " }
    let before = session.position
    // What is seen beside the title need not be said again there.
    let isSeen = ["title", "about", "source", "evidence", "ios", "device"].contains(word)
    session.branch(isSeen ? session.change : line, scenario) { setting in
      switch word {
      case "ios": setting.version = scenario.settings.playedVersions.first ?? setting.version
      case "device": setting.device = scenario.settings.playedDevices.first ?? setting.device
      default: break
      }
    }
    explored = nil
    forgetSummary()
    if session.position == before {
      notice = "It is so already."
    } else if let step = firstImpossible {
      notice = "! Done, but \(step) makes no sense any more. u takes it back."
    } else {
      notice = "Done, and played again. u takes it back."
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
    let playback = session.playback()
    let situation = playback.situation
    let episode = playback.episode(in: session.timeline)
    session.expect(expectation)
    forgetSummary()
    let claims = expectation.claims.map(\.value)
    let actual = claims.map { situation.actual(for: $0, in: episode) }.joined(separator: "; ")
    if !situation.isMeant(expectation) {
      notice = "Kept: it is about another version or device."
    } else if expectation.isOpen {
      notice = "It is \(actual)."
    } else if claims.contains(where: { situation.holds($0, in: episode) }) {
      notice = "✓ It holds here."
    } else {
      notice = "✕ It does not hold here: \(actual)."
    }
  }
}

extension StepReading {
  /// Whether it was meant as `ios 16-: STEP`, not as the setting.
  fileprivate func isAboutVersions(_ line: String) -> Bool {
    line.hasPrefix("ios ") && line.contains(":")
  }
}
