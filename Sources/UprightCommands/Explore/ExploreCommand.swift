import Exports
import OrientationExplorer
import OrientationModel
import OrientationScenarios
import Playground

extension Command {
  static let explore = Command(
    "explore", "Try everything a user can do, and tell what can go wrong and the shortest way.",
    usage: "FILE [--depth N] [--limit STATES] [--threads N] [--steps LIST] [--ios N] "
      + "[--device NAME] [--compare LIST] [--all] [--verify] [--play] "
      + "[--format text|json|dot|mermaid] [-o OUT [--force]]", operand: .scenario,
    examples: [
      Example("upright explore popping.scenario", "what can go wrong, and how"),
      Example("upright explore popping.scenario --ios 15", "on another version"),
      Example("upright explore popping.scenario --steps +lock", "with the rotation lock too"),
      Example("upright explore popping.scenario --steps rotate,push,pop", "with nothing else"),
      Example("upright explore popping.scenario --compare 15,16", "what tells them apart"),
      Example(
        "upright explore popping.scenario --compare assume:empty-mask-throws",
        "what an open question of the rule book decides"),
      Example("upright explore popping.scenario --format dot -o popping.dot", "as a graph"),
    ],
    notes: [
      "It begins at the launch; the file's own steps are not played. A user can rotate, push and "
        + "pop, select tabs, present what the file's `present` lines name, and dismiss. With "
        + "--steps LIST it is these families alone; +lock, +request, +force, +update and +set add "
        + "what the file's lines name to all of them.",
      "Checked are the five properties that ship, and the file's own `always`, `never` and "
        + "`possible` lines. No path is shorter than the one that is shown.",
      "The exit status is 1 where a property is broken or --compare finds a difference. A search "
        + "that --limit ends is told as incomplete, and is no failure. Ctrl-C ends it with what "
        + "was found so far, and 130.",
    ],
    options: [
      .depth, .limit, .threads, .stepFamilies, .ios, .device, .contender, .allPaths, .verify,
      .opening, .format("text", "json", "dot", "mermaid"), .output, .force,
    ]
  ) { invocation, environment throws(Trouble) in
    let request = try ExploreRequest(invocation, environment)
    if invocation.has(.contender) {
      return try ExploreComparison(request, invocation, environment).response(
        invocation, environment)
    }
    guard !invocation.has(.opening) || environment.isInputTerminal && environment.isOutputTerminal
    else { throw .noTerminal }
    let run = ExploreRun(request.loaded, request)
    let explored = environment.watching { interruption, progress in
      run.exploration.run(interruption: interruption, progress: progress)
    }
    let report = ExploreReport(run, explored, invocation)
    return report.response(invocation, environment)
  }
}

extension Option {
  static let depth = Option(
    "--depth", value: .number,
    purpose: "How many screens a stack takes on and how many presentations nest; 2 by default.")
  static let limit = Option(
    "--limit", value: .text("STATES"), purpose: "End after so many states; 50000000 by default.")
  static let threads = Option(
    "--threads", value: .number, purpose: "How many threads; one a processor by default.")
  static let stepFamilies = Option(
    "--steps", value: .list(StepChoice.offers),
    purpose: "What a user does: rotate,push,pop,select,present,dismiss, or +lock and the like.")
  static let contender = Option(
    "--compare", value: .list(Completions.versions), repeats: false,
    purpose: "Find what tells two apart: versions (15,16), assume:NAME, or another file.")
  static let allPaths = Option("--all", purpose: "Every shortest path, not only the first.")
  static let verify = Option(
    "--verify", purpose: "Play each path again, and judge it by other means than the search's.")
  static let opening = Option("--play", purpose: "Open the playground on the first that breaks.")
}

/// What `explore` was asked to do.
package struct ExploreRequest: Sendable {
  var loaded: LoadedScenario
  var choice: StepChoice
  var depth = 2
  var limit = 50_000_000
  var threads: Int

  /// As nobody asks otherwise, on one thread.
  package init(_ loaded: LoadedScenario) {
    self.loaded = loaded
    choice = StepChoice()
    threads = 1
  }

  init(_ invocation: Invocation, _ environment: Environment) throws(Trouble) {
    let selection = try Selection(invocation)
    depth = try invocation.count(.depth, from: 0, to: 1000) ?? depth
    limit = try invocation.count(.limit, from: 1, to: .max) ?? limit
    threads = try invocation.count(.threads, from: 1, to: 1024) ?? environment.processorCount
    choice = try StepChoice(invocation)
    let file = try ScenarioFile.named(invocation.operands.first ?? "", in: environment)
    loaded = try LoadedScenario(file, selection)
  }
}

extension Invocation {
  /// A whole number between bounds.
  fileprivate func count(_ option: Option, from least: Int, to most: Int) throws(Trouble) -> Int? {
    guard let text = value(option) else { return nil }
    guard let count = Int(text), count >= least, count <= most else {
      let bound = most == .max ? "or more" : "to \(most)"
      throw usage("\(option.key) cannot be `\(text.harmless)`", help: "it is \(least) \(bound)")
    }
    return count
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

extension Int {
  /// With a blank between thousands.
  var grouped: String {
    let digits = Array(String(self))
    return digits.indices.reduce(into: "") { text, index in
      if index > 0, (digits.count - index) % 3 == 0, digits[index - 1] != "-" { text += " " }
      text.append(digits[index])
    }
  }

  /// This many of something.
  func of(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(grouped) \(noun)s" }
}
