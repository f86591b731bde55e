import BundledScenarios
import OrientationModel
import OrientationScenarios
import OrientationTelling

extension Proof {
  /// What is said of every step of every bundled scenario, under each of its versions and devices.
  static let toldReasons = [
    ofEveryStep("no rule's title stands where a reason is wanted", titles),
    ofEveryStep("every rule that settles has words for what came of it", words),
    ofEveryStep(
      "the chain begins with what settled the step, and says what came of it", beginnings),
    ofEveryStep(
      "the verdict and the rule that settled the step do not contradict each other", contradictions),
    ofEveryStep("a step that came to a ruling has its rule", rules),
    ofEveryStep(
      "an assumption is named only where its other answer brings another outcome", assumptions),
    ofEveryStep("nobody who was asked in the step is said not to have been", absences),
    ofEveryStep("whoever is said to be asked instead is asked", blame),
    ofEveryStep("the chain below a verdict does not repeat it", repetitions),
  ]

  private static func ofEveryStep(
    _ name: String, _ check: @escaping @Sendable (Episode, inout Findings) -> Void
  ) -> Proof {
    Proof(name, ofScenarios: 15) { bundled in
      let scenario = Scenario.parse(bundled.text).scenario
      var broken: [String] = []
      for stage in scenario.stages() {
        for episode in Play(scenario, on: stage).episodes {
          var findings = Findings()
          check(episode, &findings)
          let place =
            "\(bundled.name) \(stage.device.name) \(stage.version.text) step \(episode.number)"
          broken += findings.all.map { "\(place): \($0)" }
        }
      }
      return broken
    }
  }

  private static let ruleTitles = Set(Rule.allCases.map { $0.title.lowercased() })

  private static func titles(_ episode: Episode, _ findings: inout Findings) {
    let wording = episode.wording
    let said =
      episode.chain.map(\.text) + [episode.verdict.sentence, episode.cause]
      + episode.way.map(\.note) + episode.exclusions.map { wording.text(of: $0.reason) }
    for text in said.flatMap(clauses) {
      findings.expect(!ruleTitles.contains(text.lowercased()), text)
    }
  }

  /// The clauses of a sentence, without their ends.
  private static func clauses(_ text: String) -> [String] {
    let body = text.hasSuffix(".") ? String(text.dropLast()) : text
    return [body] + body.split(separator: ": ").map(String.init)
  }

  private static func words(_ episode: Episode, _ findings: inout Findings) {
    for line in episode.chain {
      findings.expect(!line.text.hasSuffix(" settles it"), line.text)
      findings.expect(!line.text.contains("{ "), line.text)
    }
    let sentence = episode.verdict.sentence
    findings.expect(!sentence.contains("…"), sentence)
    // What is compared as its reason is what it ends with.
    if let reason = episode.verdict.reason {
      findings.expect(sentence.lowercased().hasSuffix("\(reason).".lowercased()), sentence)
    }
  }

  private static func beginnings(_ episode: Episode, _ findings: inout Findings) {
    guard !episode.trace.rulings.isEmpty else { return }
    guard let first = episode.chain.first else { return findings.expect(false, "no chain") }
    // It opens at the rule that decided, which is what is quoted.
    let opened = episode.chain[episode.chain.opening(episode.verdict)]
    findings.expect(
      opened.rule == episode.verdict.rule, "\(opened.text) \(episode.verdict.sentence)")
    guard case .settled = episode.trace.events[first.event] else { return }
    if first.text.hasPrefix("The interface rotates to ") {
      findings.expect(
        episode.trace.turns.contains {
          first.text.hasPrefix("The interface rotates to \($0.name):")
        }, first.text)
    } else if first.text.hasPrefix("The interface stays in ") {
      let shown = episode.after.interface.name
      findings.expect(
        first.text.hasPrefix("The interface stays in \(shown):") || episode.outcome.turnCount > 0,
        first.text)
    }
  }

  private static func contradictions(_ episode: Episode, _ findings: inout Findings) {
    let sentence = episode.verdict.sentence
    let first = episode.chain.first?.text ?? ""
    if sentence.contains("The interface rotates to ") {
      findings.expect(!first.hasPrefix("The interface stays"), "\(sentence) \(first)")
      findings.expect(episode.outcome.turnCount > 0, sentence)
    }
    if sentence.contains("The interface stays") || sentence.contains("It stays") {
      findings.expect(!episode.didTurn, sentence)
    }
    if sentence.contains("Nothing happens") {
      findings.expect(episode.trace.deciding?.target == nil, sentence)
    }
  }

  private static func rules(_ episode: Episode, _ findings: inout Findings) {
    guard episode.verdict.tone != .impossible, !episode.isSkipped else { return }
    guard let step = episode.step?.bare, step.isDecision else { return }
    findings.expect(episode.trace.because != nil, episode.name)
  }

  private static func assumptions(_ episode: Episode, _ findings: inout Findings) {
    for assumption in episode.chain.compactMap(\.assumption) {
      let other = episode.simulator.outcome(
        of: episode.step, from: episode.before, flipping: assumption)
      findings.expect(
        other.interface != episode.after.interface
          || other.hasCrashed != episode.after.hasCrashed, assumption.name)
    }
  }

  private static func absences(_ episode: Episode, _ findings: inout Findings) {
    for absence in episode.absences {
      let sentence = episode.wording.sentence(of: absence)
      guard sentence.contains("n't asked") else { continue }
      for id in absence.controllers {
        findings.expect(!episode.trace.rulings.contains { $0.asked.contains(id) }, sentence)
      }
    }
    // That nobody was asked is said once, and of nobody by name.
    let general = episode.absences.filter { $0.reason == .nobodyAsked }
    findings.expect(general.isEmpty || episode.absences.count == 1, "nobody, and somebody")
  }

  /// Asked in the step, or, where that asks nobody, by what would have UIKit check after it.
  private static func blame(_ episode: Episode, _ findings: inout Findings) {
    let blamed = episode.app.entries.indices.map { ControllerID($0 + 1) }.filter {
      episode.cause.contains("UIKit asks \(episode.wording.subject($0)) instead")
    }
    guard !blamed.isEmpty else { return }
    var trace = episode.trace
    if trace.called.isEmpty {
      var simulator = episode.simulator
      var world = episode.after
      let check: Step = episode.version.major >= 16 ? .update(nil) : .attempt
      trace = simulator.performTraced(check, on: &world).trace
    }
    findings.expect(
      blamed.contains { id in
        trace.called.contains(id)
          || trace.rulings.contains { $0.asked.contains(id) || $0.decider == id }
      }, episode.cause)
  }

  private static func repetitions(_ episode: Episode, _ findings: inout Findings) {
    guard let first = episode.chain.below(episode.verdict).first else { return }
    let reason = first.text.firstRange(of: ": ").map { first.text[$0.upperBound...] }
    findings.expect(
      !episode.verdict.sentence.hasSuffix("\(reason ?? first.text[...])."), first.text)
    findings.expect(first.number == 1, "the chain begins with \(first.number)")
  }
}

extension Step {
  fileprivate var isRequest: Bool { if case .request = self { true } else { false } }

  /// A step that UIKit might decide about, and that never passes without a word.
  fileprivate var isDecision: Bool {
    switch self {
    case .rotate, .rotateLeft, .rotateRight, .push, .pop, .popTo, .popToRoot, .present, .dismiss,
      .select, .replaceRoot, .replace, .force, .request, .update, .attempt, .lock, .showWindow,
      .hideWindow, .foreground:
      true
    default: false
    }
  }
}
