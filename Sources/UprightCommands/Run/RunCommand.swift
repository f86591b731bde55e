import Exports
import OrientationModel
import OrientationScenarios
import OrientationTelling

extension Command {
  static let run = Command(
    "run", "Run a scenario and explain each step.",
    operand: .scenario,
    examples: [
      Example("upright run popping.scenario", "run it and explain each step"),
      Example("upright run popping.scenario --ios 15", "on another version"),
      Example(
        "upright run Tour/01-the-tab-bar-answers -e 'rotate left'",
        "a bundled scenario, plus one more step"),
      Example("upright run popping.scenario --format json | jq .interface", "for another program"),
      Example("cat popping.scenario | upright run -", "from standard input"),
    ],
    notes: [
      "The exit status is 0 whatever the result. A step that isn't possible ends the run "
        + "there, with exit status 65.",
      "With --format json, it writes JSON Lines: one object for the run, then one for the launch "
        + "and each step.",
    ], options: [.steps, .ios, .device, .callbacks, .format("text", "json")]
  ) { invocation, environment throws(Trouble) in
    let loaded = try LoadedScenario(invocation, environment)
    let story = Story(
      paint: TextPaint(invocation, environment), showsCallbacks: invocation.has(.callbacks))
    let isJSON = invocation.format == "json"
    var response = Response()
    // A long play isn't held until its end.
    func print(_ text: String) {
      if let write = environment.print { write(text) } else { response.print(text) }
    }
    let run = Run(telling: loaded) { run, episode in
      if episode.number == 0 { print(isJSON ? run.head.line : run.title(story.paint)) }
      print(isJSON ? run.lines(of: episode) : story.blocks(of: episode))
    }
    if let stop = run.play.stop, stop.number > 0 {
      print(isJSON ? run.lines(of: stop) : story.block(stop: stop))
    }
    response.add(run.trouble)
    return response
  }
}

/// One scenario played on one device under one version.
struct Run: Sendable {
  let loaded: LoadedScenario
  let play: Play

  init(_ loaded: LoadedScenario, on stage: Stage? = nil) {
    self.loaded = loaded
    play = Play(loaded.scenario, on: stage ?? loaded.stages[0])
  }

  /// Plays, and hands over each episode when it is over: the run then has the last one only.
  ///
  /// Until then the run is the one that has launched.
  init(telling loaded: LoadedScenario, _ listen: (Run, Episode) -> Void) {
    let situation = Situation(loaded.scenario, on: loaded.stages[0])
    let launched = Run(loaded, Play(situation))
    self.init(
      loaded, Play(telling: loaded.scenario, in: situation) { listen(launched, $0) })
  }

  private init(_ loaded: LoadedScenario, _ play: Play) {
    self.loaded = loaded
    self.play = play
  }

  var settings: Settings { play.situation.app.settings }

  /// At which step the play had to end, and why; nothing where it did not.
  var trouble: Trouble? {
    play.stop.map { stop in
      let line = stop.number == 0 ? loaded.scenario.rootLine : stop.line
      let place = line > 0 ? "\(loaded.file.name.harmless):\(line)" : "-e"
      return Trouble(.data, "\(place): error: \(stop.stopSentence)\n")
    }
  }

  fileprivate var head: JSON {
    [
      "scenario": loaded.title, "ios": settings.version.text, "device": settings.device.name,
      "linked": settings.linked.text,
      "file": loaded.file.name,
    ]
  }

  func json(_ episode: Episode) -> JSON {
    play.json(of: episode, in: loaded.scenario) + ["linked": settings.linked.text]
  }

  /// JSON Lines: the launch or a step, and the notes after it, which have no number.
  fileprivate func lines(of episode: Episode) -> String {
    (json(episode) + (episode.outcome.problem == nil ? [:] : ["stopped": true])).line
      + episode.notes.map { (["note": $0] as JSON).line }.joined()
  }
}

/// A play as people read it: the step, the verdict in a sentence, then how it came to that.
struct Story: Sendable {
  let paint: TextPaint
  var showsCallbacks = false
  /// Also the rules that only say what is called, laid out or read.
  var isWhole = false

  private var indent: String { "    " }

  /// The launch or a step, with everything that can be said of it.
  func text(of episode: Episode) -> String {
    var verdict = episode.verdict
    let whole = episode.chain
    // What settled the step is said once: by the verdict, or at the head of the chain.
    let chain = isWhole ? whole : whole.below(verdict)
    // With the head's words, its rule.
    verdict.rule = chain.count == whole.count ? nil : whole.first?.rule
    if isWhole, !whole.isEmpty, episode.outcome.problem == nil { verdict.sentence = "" }
    return heading(of: episode) + outcome(episode, verdict) + lines(of: chain) + excluded(episode)
      + said(episode) + (showsCallbacks ? callbacks(episode) : "")
  }

  /// The step and the notes after it, a block each.
  func blocks(of episode: Episode) -> String {
    let notes = episode.notes.map {
      paint(wrapped("-- " + $0.harmless, indent: 3), .quiet)
    }
    return ([text(of: episode)] + notes).map { "\n" + $0 }.joined()
  }

  /// The step that makes no sense where it stands.
  func block(stop: Episode) -> String {
    "\n" + heading(of: stop) + paragraph("Not possible here: \(stop.whyNot.harmless)", .bad)
  }

  func heading(of episode: Episode) -> String {
    let number = String(episode.number)
    let padding = String(repeating: " ", count: max(1, indent.count - number.count))
    return paint(number, .quiet) + padding + paint(episode.name.harmless, .step) + "\n"
  }

  /// The verdict's sentence, if it is to be said, and where the interface is.
  private func outcome(_ episode: Episode, _ verdict: Verdict) -> String {
    if episode.isSkipped { return line(paint("Skipped: not for this iOS version.", .quiet)) }
    let style = TextStyle(verdict.judgement)
    let sentence = verdict.sentence.harmless
    return (sentence.isEmpty ? "" : paragraph(sentence, style, verdict.rule))
      + line(orientations(episode))
  }

  private func orientations(_ episode: Episode) -> String {
    let device = "device \(episode.after.device.name)"
    let held =
      episode.after.held == episode.after.device ? "" : " (held \(episode.after.held.name))"
    let turns = episode.trace.turns
    let stays = episode.number > 0 && !episode.didTurn
    let interface =
      turns.isEmpty
      ? "interface \(stays ? "stays in " : "")\(episode.after.interface.name)"
      : "interface \(turns.map(\.name).joined(separator: " -> "))"
    return "\(device)\(held), \(interface)"
  }

  /// A rule that had nothing to say is not worth a line.
  private func isShown(_ link: ChainLine) -> Bool {
    switch link.effect {
    case .passes: false
    case .tells: isWhole || link.number == 1
    case .narrows, .settles, .refuses, nil: true
    }
  }

  /// A chain, a numbered line each.
  private func lines(of chain: [ChainLine]) -> String {
    chain.filter(isShown).enumerated().map { index, link in
      let number = String(index + 1)
      let padding = String(repeating: " ", count: max(0, 3 - number.count))
      let doubt = link.assumption.map { " (assumes \($0.name))" } ?? ""
      let lines = cited(link.text.harmless + doubt, link.rule, width: pageWidth - 9)
      return lines.enumerated().map { index, text in
        indent + (index == 0 ? padding + number + ". " : "     ") + text + "\n"
      }.joined()
    }.joined()
  }

  func excluded(_ episode: Episode) -> String {
    let wording = episode.wording
    return episode.absences.map { absence in
      let text = wording.sentence(of: absence).harmless
      return cited(text, absence.rule, width: pageWidth - indent.count).map(line).joined()
    }.joined()
  }

  /// Lines of text, with a rule's number after the last.
  private func cited(_ text: String, _ rule: Rule?, width: Int) -> [String] {
    guard let rule = rule?.number else { return wrap(text, width: width) }
    // The number keeps its distance where there is room for it.
    var lines = wrap("\(text) \(String(repeating: "_", count: rule.count + 1))", width: width)
    let last = lines.removeLast().dropLast(rule.count + 1)
    return lines + ["\(last)\(last.isEmpty ? "" : " ")\(paint(rule, .rule))"]
  }

  private func said(_ episode: Episode) -> String {
    let console =
      episode.console.map { paragraph("console: \($0.harmless)", nil) }.joined()
      + episode.warnings.map { paragraph("warning: \($0.harmless)", nil) }.joined()
    let error = episode.error.map { paragraph("error: \($0.harmless)", .bad) } ?? ""
    let crash = episode.crash.map { paragraph("crash: \($0.harmless)", .bad) } ?? ""
    return console + error + crash
  }

  private func callbacks(_ episode: Episode) -> String {
    let heard = episode.callbacks
    guard !heard.isEmpty else { return line(paint("no callbacks", .quiet)) }
    return line("callbacks:") + heard.map { line("  " + $0.harmless) }.joined()
  }

  private func line(_ text: String) -> String { indent + text + "\n" }

  /// Text in lines of its own, with the rule after it that it comes of.
  func paragraph(_ text: String, _ style: TextStyle?, _ rule: Rule? = nil) -> String {
    let width = pageWidth - indent.count
    let pieces = wrap(text, width: width)
    return pieces.enumerated().map { index, piece in
      let painted = style.map { paint(piece, $0) } ?? piece
      guard index == pieces.count - 1, let rule else { return line(painted) }
      let number = paint(rule.number, .rule)
      return piece.count + 2 + rule.number.count > width
        ? line(painted) + line(number) : line("\(painted)  \(number)")
    }.joined()
  }
}

extension LoadedScenario {
  /// Its title, where it comes from and is played, and what was taken for granted.
  func title(
    _ paint: TextPaint, _ about: String = "", place: String, on devices: [Device],
    playsOwnVersions: Bool = true
  ) -> String {
    let version = playsOwnVersions ? versionTaken : nil
    let taken = devices.compactMap(taking) + [version].compactMap(\.self)
    return paint(title.harmless, .heading) + "\n" + about
      + paint("\(file.name.harmless), \(place)", .quiet) + "\n"
      + taken.map { paint($0, .quiet) + "\n" }.joined()
  }
}

extension Run {
  func title(_ paint: TextPaint) -> String {
    let about = loaded.scenario.header.about.paragraphs.map { wrapped($0.harmless) }.joined()
    return loaded.title(paint, about, place: settings.place, on: [settings.device])
  }
}
