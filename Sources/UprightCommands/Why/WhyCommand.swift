import Exports
import OrientationModel
import OrientationScenarios
import OrientationTelling

extension Command {
  static let why = Command(
    "why", "The decision at one step: the chain, who was not asked, what would turn it.",
    usage: "FILE [--step N] [-e STEP]... [--ios N] [--device NAME] [--format text|json]",
    operand: .scenario,
    examples: [
      Example("upright why popping.scenario", "the last step"),
      Example("upright why popping.scenario --step 2", "the second step; 0 is the launch"),
      Example("upright why popping.scenario --ios 15", "on another version"),
      Example("upright why popping.scenario -e 'rotate left'", "a step that is not in the file"),
    ],
    notes: [
      "Below the chain stand the smallest single changes (an override, a mask, a style, a "
        + "setting, a version) under which the step would have gone the other way, the best "
        + "first. Each has been tried."
    ], options: [.step, .steps, .ios, .device, .callbacks, .format("text", "json")]
  ) { invocation, environment throws(Trouble) in
    let run = Run(try LoadedScenario(invocation, environment))
    let reason = Reason(run, at: try run.episode(invocation))
    let paint = TextPaint(invocation, environment)
    var response = Response(
      output: invocation.format == "json"
        ? reason.json.line : reason.text(invocation.has(.callbacks), paint))
    run.end(&response)
    return response
  }
}

extension Run {
  /// The step that `--step` means: without it the last one that ran.
  fileprivate func episode(_ invocation: Invocation) throws(Trouble) -> Episode {
    let last = play.episodes.last { !$0.isSkipped } ?? play.last
    guard let text = invocation.value(.step) else { return last }
    guard let number = Int(text), play.episodes.indices.contains(number) else {
      throw invocation.usage(
        "there is no step `\(text.harmless)`",
        help: "the steps that ran are 0, the launch, to \(play.episodes.count - 1)")
    }
    return play.episodes[number]
  }
}

/// Why a step went as it did, and what would have made it go the other way.
struct Reason: Sendable {
  let run: Run
  let episode: Episode
  let changes: [Fix]

  init(_ run: Run, at episode: Episode) {
    (self.run, self.episode) = (run, episode)
    let steps = run.play.episodes.prefix(episode.number + 1).compactMap(\.step)
    changes =
      episode.isSkipped
      ? [] : Fix.all(of: run.play.situation.app, steps, wish: episode.wish, limit: 8)
  }

  func text(_ showsCallbacks: Bool, _ paint: TextPaint) -> String {
    let story = Story(play: run.play, paint: paint, showsCallbacks: showsCallbacks, isWhole: true)
    var text = run.title(paint) + "\n" + story.text(of: episode)
    if !episode.trace.assumptions.isEmpty {
      text += "\n" + paint("Assumed, because nobody knows better:", .heading) + "\n"
      for assumption in episode.trace.assumptions {
        let answer = episode.app.settings.assumptions[assumption] ? "yes" : "no"
        text += story.paragraph("\(assumption.name) \(answer): \(assumption.question)", nil)
      }
    }
    guard !changes.isEmpty else { return text }
    text += "\n" + paint("What would have changed it:", .heading) + "\n"
    return text + changes.enumerated().map { change(story, $0.offset + 1, $0.element) }.joined()
  }

  private func change(_ story: Story, _ number: Int, _ change: Fix) -> String {
    var text =
      "\n"
      + story.paragraph("\(number). \(change.title) -> \(change.interface.name)".harmless, .step)
    let doubt = change.isUnsupported ? ", not supported by UIKit" : ""
    if !change.file.isEmpty {
      text += story.paragraph("in \(change.file.harmless)\(doubt)", .quiet)
    }
    for line in change.code {
      let style: TextStyle? =
        switch line.change {
        case .kept: nil
        case .removed: .bad
        case .added: .good
        }
      text += "      " + story.paint(line.change.sign + line.text.harmless, style ?? .quiet) + "\n"
    }
    return text
  }
}

extension Reason {
  /// The object `run` prints for the step, and the reasons behind it.
  var json: JSON {
    let wording = episode.wording
    let verdict = episode.verdict
    return run.json(episode) + [
      "scenario": run.loaded.title, "ios": run.settings.version.text, "file": run.loaded.file.name,
      "verdict": verdict.sentence, "tone": verdict.tone.rawValue,
      "chain": episode.chain.map { json($0, wording) },
      "exclusions": episode.exclusions.map { exclusion -> JSON in
        [
          "controller": wording.name(exclusion.controller), "rule": exclusion.rule.number,
          "reason": wording.text(of: exclusion.reason),
        ]
      },
      "assumptions": episode.trace.assumptions.map { assumption -> JSON in
        [
          "name": assumption.name, "holds": episode.app.settings.assumptions[assumption],
          "question": assumption.question,
        ]
      }, "changes": changes.map(json),
    ]
  }

  private func json(_ line: ChainLine, _ wording: Wording) -> JSON {
    [
      "number": line.number, "rule": line.rule?.number,
      "controller": line.controller.map(wording.name), "text": line.text,
      "effect": line.effect.map(wording.text), "confidence": line.confidence?.rawValue,
      "source": line.source, "assumption": line.assumption?.name,
    ]
  }

  private func json(_ change: Fix) -> JSON {
    [
      "title": change.title, "kind": "\(change.kind)", "place": "\(change.place)",
      "file": change.file, "code": change.code.map { $0.change.sign + $0.text },
      "scenario": change.scenario.map { $0.change.sign + $0.text },
      "interface": change.interface.name,
    ]
  }
}
