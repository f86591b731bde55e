import Exports
import OrientationExplorer
import OrientationModel
import OrientationScenarios

extension Command {
  static let explore = Command(
    "explore", "Try everything a user can do and show the shortest path to each problem.",
    operand: .scenario,
    examples: [
      Example("upright explore popping.scenario", "find problems, and the paths to them"),
      Example("upright explore popping.scenario --ios 15", "on one iOS version"),
      Example(
        "upright explore MyApp --format github", "for an app's project, with the line to fix"),
      Example("upright explore popping.scenario --steps +lock", "include the rotation lock"),
      Example("upright explore popping.scenario --steps rotate,push,pop", "only these actions"),
      Example("upright explore popping.scenario --compare 15,16", "find where two versions differ"),
    ],
    notes: [
      "The search starts at launch; the file's own steps aren't run. A user can rotate, push and "
        + "present what the file's lines push and present, pop, dismiss, and select tabs. A declared "
        + "screen that no line shows can be pushed too, unless `import` wrote the file; with "
        + "--anywhere, every declared screen can. With --steps LIST, only these are used; +lock, "
        + "+request, +force, +update, and +set add what the file's lines name.",
      "Every version and device that the file lists is searched, unless --ios or --device names "
        + "one. Of an app's folder, what isn't understood is listed first, and isn't searched.",
      "It checks six built-in properties, and the file's own `always CLAIM`, `never CLAIM`, and "
        + "`possible CLAIM` lines, each optionally followed by `if CLAIM`. The path shown is "
        + "always the shortest one.",
      "The exit status is 1 if a property is broken or --compare finds a difference. A search "
        + "stopped by --limit is reported as incomplete and isn't a failure. Ctrl-C stops it "
        + "and prints what was found so far.",
    ],
    options: [
      .depth, .limit, .threads, .stepFamilies, .anywhere, .ios, .device, .contender,
      .format("text", "json", "github"), .output, .force,
    ],
    gone: [
      "--format dot": "`--format json` has every path",
      "--format mermaid": "`--format json` has every path",
      "--format map": "`--format json` has every path",
      "--map": "`--format json` has every path",
      "--all": "the path shown is a shortest one",
      "--verify": "`upright check` replays the scenario that `explore` prints",
      "--play": "`upright play TOKEN` opens a problem, by the token that `explore` prints",
    ]
  ) { invocation, environment throws(Trouble) in
    let request = try ExploreRequest(invocation, environment)
    if invocation.has(.contender) {
      return try ExploreComparison(request, invocation).response(invocation, environment)
    }
    var reports: [ExploreReport] = []
    for run in request.runs where reports.last?.stop != .interrupted {
      let explored = environment.watching { interruption, progress in
        run.exploration.run(interruption: interruption, progress: progress)
      }
      reports.append(ExploreReport(run, explored))
    }
    return ExploreAnswer(loaded: request.loaded, reports: reports).response(
      invocation, environment)
  }
}

extension Option {
  static let depth = Option(
    "--depth", value: .number,
    purpose: "How many screens can be pushed and how many presentations nested; 2 by default.")
  static let limit = Option(
    "--limit", value: .text("STATES"), purpose: "Stop after this many states; 50000000 by default.")
  static let threads = Option(
    "--threads", value: .number, purpose: "How many threads to use; one per processor by default.")
  static let stepFamilies = Option(
    "--steps", value: .list(StepChoice.offers),
    purpose:
      "What a user does: rotate,push,pop,select,present,dismiss; add others with +lock and so on.")
  static let anywhere = Option(
    "--anywhere", purpose: "Push every declared screen onto every stack, whatever lines push.")
  static let contender = Option(
    "--compare", value: .versions,
    purpose: "Find where two iOS versions differ: 15,16. One is compared with the file's own.")
}

package struct ExploreRequest: Sendable {
  var loaded: LoadedScenario
  var choice = StepChoice()
  /// Whether every declared screen can be pushed, whatever the file's lines push.
  package var anywhere = false
  var depth = 2
  var limit = 50_000_000
  var threads = 1

  /// As nobody asks otherwise, on one thread.
  package init(_ loaded: LoadedScenario) { self.loaded = loaded }

  init(_ invocation: Invocation, _ environment: Environment) throws(Trouble) {
    depth = try invocation.count(.depth, to: 1000) ?? depth
    limit = try invocation.count(.limit, from: 1) ?? limit
    threads = try invocation.count(.threads, from: 1, to: 1024) ?? environment.processorCount
    choice = try StepChoice(invocation)
    anywhere = invocation.has(.anywhere)
    loaded = try LoadedScenario(invocation, environment)
  }

  /// One for each device and version.
  var runs: [ExploreRun] {
    loaded.stages.filter { $0.linked == loaded.stages[0].linked }.map { stage in
      let selection = Selection(versions: [stage.version], device: stage.device)
      return ExploreRun(LoadedScenario(loaded.file, loaded.scenario, selection), self)
    }
  }
}

extension Environment {
  /// Runs a search that Ctrl-C may end early, and shows on a terminal how far it has come.
  func watching<Answer>(_ search: (Interruption, ((SearchProgress) -> Void)?) -> Answer) -> Answer {
    let interruption = beginInterruptible()
    defer { endInterruptible() }
    guard isErrorTerminal else { return search(interruption, nil) }
    var shown = 0.0
    let answer = search(interruption) { progress in
      guard progress.seconds - shown > 0.2 else { return }
      shown = progress.seconds
      say("\r\(progress.line)\u{1B}[K")
    }
    if shown > 0 { say("\r\u{1B}[K") }
    return answer
  }
}

extension SearchProgress {
  fileprivate var line: String {
    "\(states.grouped) states, \(transitions.grouped) transitions, depth \(depth), "
      + "\(waiting.grouped) waiting, \(Int(statesPerSecond).grouped)/s"
  }
}

/// Two versions of which the shortest steps that tell them apart are wanted.
struct ExploreComparison: Sendable {
  private let left: ExploreRun
  private let right: ExploreRun
  private let limit: Int

  init(_ request: ExploreRequest, _ invocation: Invocation) throws(Trouble) {
    guard ["text", "json"].contains(invocation.format) else {
      throw invocation.usage("--compare can only write text or json")
    }
    let loaded = request.loaded
    var versions = try Selection.versions(invocation.value(.contender) ?? "", invocation).versions
    if versions.count == 1 { versions = loaded.versions.prefix(1) + versions }
    guard versions.count == 2 else {
      throw invocation.usage("--compare takes two versions", help: "write --compare 15,16")
    }
    guard versions[0] != versions[1] else {
      throw invocation.usage("--compare takes two different versions")
    }
    left = ExploreRun(loaded.playing(versions[0]), request)
    right = ExploreRun(loaded.playing(versions[1]), request)
    limit = request.limit
  }

  private var names: [String] {
    [left, right].map { "iOS \($0.settings.version.text)" }
  }

  func response(_ invocation: Invocation, _ environment: Environment) -> Response {
    var comparison = PlayComparison(left.exploration, right.exploration)
    comparison.limit = limit
    let answer = environment.watching { interruption, _ in
      comparison.run(interruption: interruption)
    }
    var response = invocation.answer(
      json: json(answer), text: { text(answer, $0) }, in: environment)
    if answer.difference != nil { response.end(with: .failure) }
    if answer.stop == .interrupted { response.end(with: .interrupted) }
    return response
  }

  // MARK: What tells them apart

  private func evidence(_ difference: PlayComparison.Difference) -> (Evidence, Evidence) {
    let path = difference.path.map(left.line)
    let sentence = "\(names[0]) and \(names[1]) differ here."
    return (
      Evidence(path, of: left, name: names[0], sentence: sentence),
      Evidence(path, of: right, name: names[1], sentence: sentence)
    )
  }

  private func scenario(_ evidence: (Evidence, Evidence)) -> Scenario {
    var both = evidence.0.joined(with: evidence.1)
    both.header.title = "\(left.loaded.title): \(names[0]), \(names[1])"
    return both
  }

  // MARK: JSON

  private func json(_ answer: PlayComparison.Answer) -> JSON {
    let path = answer.difference.map { ($0.path.map(left.text)) }
    let evidence = answer.difference.map(evidence)
    let sights = answer.difference.map { [$0.left, $0.right] } ?? []
    return [
      "same": answer.difference == nil, "path": path,
      "sides": zip(names, sights).map { name, sight -> JSON in
        [
          "name": name, "interface": sight.interface?.name,
          "visible": sight.interface == nil ? nil : sight.visible,
          "crashed": sight.interface == nil,
        ]
      }, "states": answer.pairs, "transitions": answer.transitions, "depth": answer.depth,
      "bound": left.exploration.repertoire.depth, "complete": answer.stop == nil,
      "scenario": evidence.map { scenario($0).text },
    ]
  }

  // MARK: Text

  private func text(_ answer: PlayComparison.Answer, _ paint: TextPaint) -> String {
    var text = paint(left.loaded.title.harmless, .heading) + "\n"
    text += paint("\(names[0]) and \(names[1])", .quiet) + "\n\n"
    text +=
      "\(answer.pairs.of("pair")) of states, \(answer.transitions.of("transition")), "
      + "depth \(answer.depth) (--depth \(left.exploration.repertoire.depth)).\n\n"
    guard let difference = answer.difference else { return text + agreement(answer, paint) }
    let length = difference.path.count
    text += length == 0 ? "They differ at launch:\n" : "They differ after \(length.of("step")):\n"
    text += left.listing(of: difference.path, paint, indent: 4)
    let evidence = evidence(difference)
    text += side(names[0], difference.left, evidence.0, paint)
    text += side(names[1], difference.right, evidence.1, paint)
    return text + "\n" + paint("# to save:", .heading) + "\n" + scenario(evidence).text
  }

  private func agreement(_ answer: PlayComparison.Answer, _ paint: TextPaint) -> String {
    switch answer.stop {
    case nil: paint("No difference: everything a user can do was tried.", .good) + "\n"
    case .limit: "No difference found up to --limit.\n"
    case .memory: "No difference found before memory ran out.\n"
    case .interrupted: "No difference found before the search was interrupted.\n"
    }
  }

  private func side(
    _ name: String, _ sight: PlayComparison.VisibleState, _ evidence: Evidence, _ paint: TextPaint
  ) -> String {
    let seen = sight.interface.map { "\($0.name), \(sight.visible) visible" } ?? "crash"
    return "  \(paint(name, .heading)): \(seen.harmless)\n"
      + "      \(evidence.verdict(paint))\n"
  }
}

extension LoadedScenario {
  fileprivate func playing(_ version: SystemVersion) -> LoadedScenario {
    LoadedScenario(file, scenario, Selection(versions: [version], device: devices.first))
  }
}
