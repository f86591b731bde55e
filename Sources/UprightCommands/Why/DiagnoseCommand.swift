import Exports
import OrientationModel
import OrientationScenarios
import OrientationTelling

extension Command {
  static let diagnose = Command(
    "diagnose", "Find what the app may be doing that would explain what you saw.",
    usage: "FILE [--ios VERSIONS] [--device NAME] [--format text|json]", operand: .scenario,
    examples: [
      Example("upright diagnose stuck.scenario", "explain what its `expect` lines describe"),
      Example("upright diagnose stuck.scenario --ios 15,16", "only on these versions"),
      Example("upright diagnose stuck.scenario --format json", "for programs"),
    ],
    notes: [
      "Treats every expectation as observed. It tries what the scenario may be missing: code that "
        + "sets UIDevice.orientation, an app delegate mask, an extension, a window on top, "
        + "another SDK, a mask that changes without notice, a container that doesn't ask its "
        + "child, and more; one at a time, then in pairs. Every candidate was run. The step or "
        + "version on which the top two differ is what to try next on a device.",
      "The exit status is 0 if a candidate explains everything, else 1.",
    ], options: [.iosList, .device, .format("text", "json")]
  ) { invocation, environment throws(Trouble) in
    let loaded = try LoadedScenario(invocation, environment)
    let explanation = Explanation(
      loaded.scenario, versions: loaded.versions, devices: loaded.devices)
    let paint = TextPaint(invocation, environment)
    var response = Response(
      output: invocation.format == "json"
        ? explanation.json.line : explanation.text(loaded, paint))
    if !explanation.isWhole { response.end(with: .failure) }
    return response
  }
}

extension Explanation {
  fileprivate var json: JSON {
    let whole: JSON = ["add": [String](), "code": [String](), "explains": seen]
    let found = candidates.map { candidate -> JSON in
      [
        "add": candidate.suspect.lines, "code": candidate.suspect.code,
        "explains": candidate.explains,
      ]
    }
    let ask = inquiry.map { inquiry -> JSON in
      [
        "step": inquiry.step, "ios": inquiry.version.text, "answers": inquiry.answers,
        "device": inquiry.device.name, "new": inquiry.isNew,
      ]
    }
    return [
      "seen": seen, "explained": explained, "candidates": known == seen ? [whole] : found,
      "ask": ask,
    ]
  }

  fileprivate func text(_ loaded: LoadedScenario, _ paint: TextPaint) -> String {
    var text = paint(loaded.title.harmless, .heading) + "\n"
    if seen == 0 {
      return text + "Nothing to explain: add `expect` lines that say what you saw.\n"
    }
    let come = seen == 1 ? "comes" : "come"
    text += "\(known) of \(seen.of("expectation")) \(come) true as it stands.\n"
    if known == seen { return text + paint("Everything is explained.", .good) + "\n" }
    guard !candidates.isEmpty else {
      return text + paint("None of the known causes explains more.", .bad) + "\n"
    }
    for (index, candidate) in candidates.prefix(Self.mostTold).enumerated() {
      let words =
        candidate.explains == seen
        ? "explains everything" : "explains \(candidate.explains) of \(seen)"
      text += "\n" + paint("\(index + 1)  \(words)", .heading) + "\n"
      for line in candidate.suspect.lines { text += "     \(paint(line.harmless, .step))\n" }
      text += "   as code\n"
      for line in candidate.suspect.code { text += "     \(line.harmless)\n" }
    }
    let more = candidates.count - Self.mostTold
    let verb = more == 1 ? "explains" : "explain"
    if more > 0 { text += "\n\(more) more \(verb) as much; --format json lists them all.\n" }
    return text + next(paint)
  }

  /// Who reads on has forgotten the first.
  private static let mostTold = 5

  private func next(_ paint: TextPaint) -> String {
    guard candidates.count > 1 else { return "" }
    guard let inquiry else {
      return "\nNothing that was tried distinguishes the top two.\n"
    }
    let what = inquiry.isNew ? "then `\(inquiry.step)`" : "`\(inquiry.step)`"
    return "\n" + paint("Try next: ", .heading)
      + "\(what) on iOS \(inquiry.version.text), \(inquiry.device.name).".harmless + "\n"
      + "  1  \(inquiry.answers[0])\n  2  \(inquiry.answers[1])\n"
  }
}
