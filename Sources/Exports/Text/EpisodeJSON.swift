import OrientationModel
import OrientationScenarios
import OrientationTelling

extension Play {
  /// The launch or a step of a scenario's play, and what became of it, as all JSON has it.
  package func json(of episode: Episode, in scenario: Scenario) -> JSON {
    let trace = episode.trace
    let world = episode.after
    let verdict = episode.verdict
    let rules = trace.rules + [verdict.rule].compactMap(\.self).filter { !trace.rules.contains($0) }
    return [
      "step": episode.number, "line": episode.number == 0 ? scenario.rootLine : episode.line,
      "action": episode.name, "device": world.device.name, "interface": world.interface.name,
      "turned": episode.outcome.turnCount > 0,
      "visible": episode.snapshot.visible.map(name), "asked": names(trace.asked),
      "called": names(trace.called), "notAsked": names(notAsked(in: episode)),
      "allowed": trace.allowed.map { $0.orientations.map(\.name) },
      "rules": rules.map(\.number), "because": trace.because?.number,
      "held": world.held.name, "skipped": episode.isSkipped, "callbacks": episode.callbacks,
      "console": episode.console, "warnings": episode.warnings,
      "error": episode.outcome.problem == nil ? episode.error : episode.whyNot,
      "crash": episode.crash,
      "verdict": episode.isSkipped ? nil : verdict.sentence,
      "explainedBy": verdict.rule?.number,
    ] + Judgement.json(verdict.judgement, in: episode.app) + measures(episode.geometry)
  }

  private func measures(_ geometry: Geometry) -> JSON {
    [
      "size": geometry.size.text, "class": geometry.classes,
      "letterboxed": geometry.isLetterboxed, "statusBar": geometry.statusBar.name,
      "keyboard": geometry.keyboard.name,
    ]
  }

  private func names(_ ids: [ControllerID]) -> [String] { ids.map(name) }
}

extension Scenario {
  /// The line the tree begins in: the launch has no other.
  package var rootLine: Int {
    for case .root(let node) in declarations { return node.place.line }
    return 0
  }
}

extension Episode {
  /// How it came to that, as all JSON has it.
  package var reasons: JSON {
    let wording = wording
    let explanation = Explanation(self)
    return [
      "cause": explanation.cause, "tone": explanation.tone.rawValue,
      "chain": explanation.chain.map { $0.json(wording) },
      "exclusions": explanation.exclusions.map { exclusion -> JSON in
        [
          "controller": wording.name(exclusion.controller), "rule": exclusion.rule.number,
          "reason": wording.text(of: exclusion.reason),
        ]
      },
    ]
  }
}

extension Judgement {
  /// As the contract has it: the names of the cases, the screen's, and its orientations; a step that
  /// did not run has none.
  package static func json(_ judgement: Judgement?, in app: App) -> JSON {
    [
      "judgement": judgement?.grade.rawValue, "kind": judgement?.kind?.rawValue,
      "screen": judgement?.screen.map(app.name),
      "wanted": judgement?.wanted.map { $0.orientations.map(\.name) },
    ]
  }
}

extension ChainLine {
  fileprivate func json(_ wording: Wording) -> JSON {
    [
      "number": number, "rule": rule?.number, "controller": controller.map(wording.name),
      "text": text, "effect": effect.map(wording.text), "confidence": confidence?.rawValue,
      "source": source, "assumption": assumption?.name,
    ]
  }
}
