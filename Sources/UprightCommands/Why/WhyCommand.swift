import Exports
import OrientationExplorer
import OrientationModel
import OrientationScenarios
import OrientationTelling
import SwiftCode

extension Command {
  static let why = Command(
    "why", "Explain one step: who UIKit asked, and what would change the result.",
    operand: .scenario,
    examples: [
      Example("upright why popping.scenario", "the last step"),
      Example("upright why popping.scenario --step 2", "the second step; 0 is the launch"),
      Example("upright why popping.scenario --ios 15", "on another version"),
      Example(
        "upright why popping.scenario --everywhere", "what each change breaks, in every state"),
      Example("upright why popping.scenario -e 'rotate left'", "a step that isn't in the file"),
    ],
    notes: [
      "Below the explanation are changes to the app (an override, a mask, a style, a setting) that "
        + "would give the result the file expects, or else the opposite one, best first. Each was "
        + "tested on the whole scenario: what it breaks or costs is listed with it. If "
        + "the step's result is what the file expects, there is nothing to fix; each change then "
        + "lists the expectation it would break. What the app can't change, such as the device "
        + "orientation or the iOS version, is listed separately."
    ], options: [.step, .steps, .ios, .device, .callbacks, .everywhere, .format("text", "json")]
  ) { invocation, environment throws(Trouble) in
    let run = Run(try LoadedScenario(invocation, environment))
    var reason = Reason(run, at: try run.episode(invocation))
    if invocation.has(.everywhere) { reason.searchEverywhere(environment.processorCount) }
    var response = invocation.answer(
      json: reason.json, text: { reason.text(invocation.has(.callbacks), $0) }, in: environment)
    response.add(run.trouble)
    return response
  }
}

extension Option {
  static let everywhere = Option(
    "--everywhere",
    purpose:
      "Test each change in every state that `explore` finds, not just after one more rotation.")
}

extension Run {
  /// The step that `--step` means: without it the last one that ran.
  fileprivate func episode(_ invocation: Invocation) throws(Trouble) -> Episode {
    let last = play.episodes.last { !$0.isSkipped } ?? play.last
    guard let text = invocation.value(.step) else { return last }
    guard let number = Int(text), play.episodes.indices.contains(number) else {
      if let trouble, Int(text) == play.stop?.number { throw trouble }
      throw invocation.usage(
        "unknown step `\(text.harmless)`",
        help: "steps are numbered from 0, the launch, to \(play.episodes.count - 1)")
    }
    return play.episodes[number]
  }
}

/// Why a step went as it did, and what would have made it go the other way.
struct Reason: Sendable {
  let run: Run
  let episode: Episode
  /// Nothing for a step that did not run.
  let advice: Advice?
  /// What is assumed, and would change the outcome.
  let decisive: [Assumption]
  /// What the whole search says of each change; nothing where nobody asked for it.
  private var searches: [WholeSearch] = []

  init(_ run: Run, at episode: Episode) {
    (self.run, self.episode) = (run, episode)
    let story = FixStory(run.loaded.scenario, run.play.situation, at: episode.number)
    advice = episode.isSkipped ? nil : Advice(story)
    decisive = episode.isSkipped ? [] : story.decisive(for: episode)
  }

  mutating func searchEverywhere(_ threads: Int) {
    var request = ExploreRequest(run.loaded)
    request.threads = threads
    searches = ExploreRun(request.loaded, request).searches(with: advice?.changes ?? [])
  }

  func text(_ showsCallbacks: Bool, _ paint: TextPaint) -> String {
    let story = Story(paint: paint, showsCallbacks: showsCallbacks, isWhole: true)
    var text =
      run.title(paint) + "\n"
      + story.paragraph(episode.cause.harmless, .heading, episode.verdict.rule)
      + (earlierFailure.map { story.paragraph($0, .quiet) } ?? "")
      + "\n" + story.text(of: episode)
    text += footnotes(paint)
    let told = Set(episode.chain.compactMap(\.assumption))
    let open = decisive.filter { !told.contains($0) }
    if !open.isEmpty {
      text += "\n" + paint("Assumed in an earlier step (no source confirms it):", .heading) + "\n"
      for assumption in open {
        let answer = episode.app.settings.assumptions[assumption] ? "yes" : "no"
        text += story.paragraph("\(assumption.name) \(answer): \(assumption.question)", nil)
      }
    }
    for scope in Scope.touched(by: episode) {
      text +=
        "\n" + paint("Not modeled:", .heading) + "\n"
        + story.paragraph("\(scope.title). \(scope.sentence)", nil)
    }
    guard let advice else { return text }
    if let shortfall = advice.shortfall { text += "\n" + story.paragraph(shortfall.sentence, nil) }
    if !advice.changes.isEmpty {
      let heading = advice.isMending ? "How to fix it:" : "What would change the result:"
      text += "\n" + paint(heading, .heading) + "\n"
      text += advice.changes.enumerated().map { change(story, $0.offset + 1, $0.element) }.joined()
    }
    if !advice.otherwise.isEmpty {
      text += "\n" + paint("Not up to the app:", .heading) + "\n"
      for fix in advice.otherwise {
        text += story.paragraph("\(fix.title) -> \(fix.interface.name)".harmless, nil)
      }
    }
    return text
  }

  /// The first step before this one of which something expected doesn't hold.
  private var earlierFailure: String? {
    var examination = Examination(run.loaded.scenario, in: run.play.situation)
    let missed = run.play.episodes.prefix { $0.number < episode.number }.first {
      examination.hear($0)
      return !examination.failures.isEmpty
    }
    return missed.map {
      let step = $0.number == 0 ? "The launch" : "Step \($0.number)"
      return "\(step) fails an expectation: `--step \($0.number)` explains that."
    }
  }

  /// What a change is worth, in sentences.
  private func told(_ index: Int, _ worth: Fix.Worth) -> [String] {
    var lines = broken(index, worth)
    let count = worth.contradicted.count
    if let first = worth.contradicted.first {
      let what = count == 1 ? "an expectation" : "\(count) expectations"
      lines.append("Breaks \(what) in the file\(count == 1 ? "" : ", the first"): \(first).")
    }
    if worth.held + count < worth.expectedCount {
      lines.append(
        "Meets \(worth.held) of \(worth.expectedCount.of("expectation")) from here on.")
    }
    return lines
  }

  /// What one more turn breaks, or, where that was asked for, what the whole search does.
  private func broken(_ index: Int, _ worth: Fix.Worth) -> [String] {
    guard searches.indices.contains(index) else {
      return worth.broken.map(Fix.risk)
    }
    let search = searches[index]
    let states = "\(search.states) states\(search.isComplete ? "" : ", and there are more")"
    if search.broken.isEmpty { return ["Checked \(states): it breaks nothing."] }
    return search.broken.map {
      "Checked \(states): this is no longer true: \(sentence($0))"
    }
  }

  private func sentence(_ property: String) -> String {
    Property.Shipped.allCases.first { $0.name == property }?.sentence ?? "\(property)."
  }

  private func everywhere(_ index: Int, _ worth: Fix.Worth) -> JSON {
    guard searches.indices.contains(index) else {
      return ["states": worth.states, "broken": worth.broken]
    }
    let search = searches[index]
    return ["states": search.states, "broken": search.broken, "complete": search.isComplete]
  }

  /// The rules that the chain cites, by their titles, and how sure each is.
  private func footnotes(_ paint: TextPaint) -> String {
    var told: Set<Rule> = []
    let lines = episode.chain.compactMap { line -> String? in
      guard let rule = line.rule, let confidence = line.confidence, told.insert(rule).inserted
      else { return nil }
      let number = "\(rule.number) ".padded(10)
      let title = "\(rule.title): \(confidence.rawValue), \(confidence.meaning)"
      return "    " + paint(number + wrapped(title, indent: 14), .quiet)
    }
    guard !lines.isEmpty else { return "" }
    return "\n" + paint("Rules used:", .heading) + "\n" + lines.joined()
  }

  private func change(_ story: Story, _ number: Int, _ change: Fix) -> String {
    var text =
      "\n"
      + story.paragraph("\(number). \(change.title) -> \(change.interface.name)".harmless, .step)
    let place = change.method.map { "\(change.file), \($0)" } ?? change.file
    let isElsewhere = change.fileOfSupport != change.file
    let notes = [place.isEmpty ? nil : "in \(place)", isElsewhere ? nil : change.support.warning]
      .compactMap { $0 }
    if !notes.isEmpty { text += story.paragraph(notes.joined(separator: "; ").harmless, .quiet) }
    if isElsewhere, let warning = change.support.warning {
      text += story.paragraph("in \(change.fileOfSupport); \(warning)", .quiet)
    }
    let worth = change.worth.map { told(number - 1, $0) } ?? []
    for line in change.costs.map({ "Cost: \($0)." }) + worth {
      text += story.paragraph(line.harmless, .quiet)
    }
    for line in change.code {
      let style: TextStyle? =
        switch line.change {
        case .kept: nil
        case .removed: .quiet
        case .added: .good
        }
      text += "      " + story.paint(line.change.sign + line.text.harmless, style ?? .quiet) + "\n"
    }
    return text
  }

  /// The object `run` prints for the step, and the reasons after it.
  var json: JSON {
    run.json(episode) + episode.reasons + [
      "scenario": run.loaded.title, "ios": run.settings.version.text, "file": run.loaded.file.name,
      "assumptions": decisive.map { assumption -> JSON in
        [
          "name": assumption.name, "holds": episode.app.settings.assumptions[assumption],
          "question": assumption.question,
        ]
      }, "asExpected": advice?.isAsExpected ?? false,
      "notModelled": Scope.touched(by: episode).map(\.title),
      "shortfall": advice?.shortfall?.sentence,
      "changes": (advice?.changes ?? []).enumerated().map { json($0.offset, $0.element) },
      "otherwise": (advice?.otherwise ?? []).map { fix -> JSON in
        ["title": fix.title, "kind": "\(fix.kind)", "interface": fix.interface.name]
      },
    ]
  }

  private func json(_ index: Int, _ change: Fix) -> JSON {
    [
      "title": change.title, "kind": "\(change.kind)", "place": "\(change.place)",
      "file": change.file, "code": change.code.map { $0.change.sign + $0.text },
      "scenario": change.scenario.map { $0.change.sign + $0.text },
      "interface": change.interface.name,
      "satisfies": change.worth.map { ["held": $0.held, "of": $0.expectedCount] as JSON },
      "everywhere": change.worth.map { everywhere(index, $0) },
      "contradicts": change.worth?.contradicted, "cost": change.costs,
      "versions": change.worth?.versions.runs, "support": change.support.rawValue,
      "where": change.method,
    ]
  }
}
