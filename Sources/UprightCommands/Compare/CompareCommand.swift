import Exports
import OrientationModel
import OrientationScenarios

extension Command {
  static let compare = Command(
    "compare", "Play the same steps under several versions, side by side.",
    usage: "FILE --ios VERSIONS [--device NAME] [-e STEP]... [--format text|json]",
    operand: .scenario,
    examples: [
      Example("upright compare popping.scenario --ios 15,16", "what iOS 16 changed"),
      Example("upright compare popping.scenario --ios 12-", "every version from 12 on"),
      Example("upright compare popping.scenario", "the versions the file lists"),
      Example("upright compare popping.scenario --ios 15,16 --format json", "for a program"),
    ],
    notes: [
      "The first step at which the versions part is marked, and the rule behind it is named on "
        + "each side. Two versions part where the interface, the screen seen, an error or an "
        + "exception differ, whichever rules led there.",
      "It ends with 0 whatever it finds; with 65 where a step makes no sense under a version.",
    ], options: [.iosList, .device, .steps, .format("text", "json")]
  ) { invocation, environment throws(Trouble) in
    let file = try ScenarioFile.named(invocation.operands.first ?? "", in: environment)
    var loaded = try LoadedScenario(file, try Selection(invocation))
    try loaded.add(steps: invocation.allValues(.steps))
    let comparison = VersionComparison(loaded)
    let paint = TextPaint(invocation, environment)
    var response = Response(
      output: invocation.format == "json" ? comparison.json.line : comparison.text(paint))
    for run in comparison.runs { run.end(&response) }
    return response
  }
}

/// One scenario under several versions.
struct VersionComparison: Sendable {
  /// What people see of a step: where this is the same, versions agree.
  enum Sight: Hashable, Sendable {
    case seen(
      InterfaceOrientation, way: [InterfaceOrientation], visible: ControllerID?, RequestError?,
      Crash?)
    /// The step makes no sense there.
    case stopped
    /// The app had crashed, or the play had stopped.
    case over
  }

  /// One step under every version.
  struct Row: Sendable {
    var number: Int
    var line: Int
    var action: String
    var isNote: Bool
    /// In the order of the runs.
    var sights: [Sight]

    var isSame: Bool { Set(sights).count < 2 }
  }

  /// The versions that see the same of a step.
  struct Side: Sendable {
    var sight: Sight
    /// Which runs they are.
    var indices: [Int]
  }

  let loaded: LoadedScenario
  let runs: [Run]
  let rows: [Row]

  init(_ loaded: LoadedScenario) {
    self.loaded = loaded
    runs = loaded.versions.map { Run(loaded, version: $0) }
    var rows: [Row] = []
    for number in 0...loaded.scenario.steps.count {
      let step = number > 0 ? loaded.scenario.steps[number - 1] : nil
      let isNote = step?.isNote ?? false
      rows.append(
        Row(
          number: number, line: step?.action.place.line ?? loaded.rootLine,
          action: step?.text ?? "launch", isNote: isNote,
          sights: runs.map { Self.sight(of: number, in: $0.play) }))
    }
    self.rows = rows
  }

  private static func sight(of number: Int, in play: Play) -> Sight {
    guard number < play.episodes.count else {
      return number == play.episodes.count && play.stop != nil ? .stopped : .over
    }
    let episode = play.episodes[number]
    return .seen(
      episode.after.interface, way: episode.trace.turns,
      visible: episode.snapshot.visible, episode.trace.error, episode.trace.crash)
  }

  /// The first step at which the versions part.
  var firstDifference: Row? { rows.first { !$0.isSame } }

  /// Who sees what of a step, in the order of the versions.
  func sides(of row: Row) -> [Side] {
    var sides: [Side] = []
    for (index, sight) in row.sights.enumerated() {
      if let known = sides.firstIndex(where: { $0.sight == sight }) {
        sides[known].indices.append(index)
      } else {
        sides.append(Side(sight: sight, indices: [index]))
      }
    }
    return sides
  }

  /// The rules behind a side, each once.
  func rules(behind side: Side, of row: Row) -> [Rule] {
    var rules: [Rule] = []
    for index in side.indices {
      guard row.number < runs[index].play.episodes.count else { continue }
      let trace = runs[index].play.episodes[row.number].trace
      if let rule = trace.because, !rules.contains(rule) { rules.append(rule) }
    }
    return rules
  }

  func versions(of side: Side) -> [String] { side.indices.map { runs[$0].settings.version.text } }
}
