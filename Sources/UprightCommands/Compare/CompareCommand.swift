import Exports
import OrientationModel
import OrientationScenarios
import OrientationTelling

extension Command {
  static let compare = Command(
    "compare", "Run the same steps on several iOS versions, side by side.",
    operand: .scenario,
    examples: [
      Example("upright compare popping.scenario --ios 15,16", "what iOS 16 changed"),
      Example("upright compare popping.scenario --ios 12-", "iOS 12 and later"),
      Example("upright compare popping.scenario", "the versions the file lists"),
      Example(
        "upright compare mine.scenario --linked 26,27,27.1", "the same app, built with each SDK"),
      Example("upright compare mine.scenario --places", "what iOS 26 and 27 change for this app"),
      Example("upright compare popping.scenario --ios 15,16 --format json", "for a program"),
    ],
    notes: [
      "With --linked, the same app on one version, built with each SDK. Marks the first step where "
        + "versions differ and names the rule for "
        + "each side. Versions differ if the interface, the visible screen, its size, an error, "
        + "a line on the console, or an exception differs, regardless of the rules behind it.",
      "The exit status is 0 whatever the result, and 65 if a step isn't possible on a version.",
    ], options: [.iosList, .linkedList, .device, .steps, .places, .format("text", "json")]
  ) { invocation, environment throws(Trouble) in
    let loaded = try LoadedScenario(invocation, environment)
    if invocation.has(.places) {
      let page = PlacesPage(loaded, isAsked: invocation.has(.iosList))
      return invocation.answer(json: page.json, text: page.text, in: environment)
    }
    let links = try invocation.value(.linkedList).map { text throws(Trouble) in
      try Selection.versions(text, invocation)
    }
    let comparison = VersionComparison(loaded, links: links)
    var response = invocation.answer(
      json: comparison.json, text: comparison.text, in: environment)
    for run in comparison.runs { run.end(&response) }
    return response
  }
}

/// One scenario under several versions.
struct VersionComparison: Sendable {
  /// What people see of a step: where this is the same, versions agree.
  enum StepView: Hashable, Sendable {
    case seen(
      InterfaceOrientation, way: [InterfaceOrientation], visible: ControllerID?, Geometry,
      RequestError?, Crash?, console: [String])
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
    /// In the order of the runs.
    var views: [StepView]

    var isSame: Bool { Set(views).count < 2 }
  }

  /// The versions that see the same of a step.
  struct Side: Sendable {
    var view: StepView
    /// Which runs they are.
    var indices: [Int]
  }

  let loaded: LoadedScenario
  let runs: [Run]
  let rows: [Row]
  /// Whether it is the SDKs that are compared, and not the versions.
  private let isByLink: Bool

  /// Under every version; on one alone, built with each SDK, the file's or those that are asked for.
  init(_ loaded: LoadedScenario, links: [SystemVersion]? = nil) {
    self.loaded = loaded
    let first = loaded.stages[0]
    let known = loaded.stages.filter { $0.device == first.device && $0.version == first.version }
    isByLink = links != nil || known.count > 1 && loaded.versions.count == 1
    let stages =
      links.map { links in links.map { Stage(first.device, first.version, linked: $0) } }
      ?? (isByLink
        ? known : loaded.versions.map { Stage(first.device, $0, linked: first.linked) })
    runs = stages.map { Run(loaded, on: $0) }
    let steps = loaded.scenario.steps.filter { !$0.isNote }
    let haveClasses = loaded.versions.allSatisfy { $0.major >= 8 }
    let haveOneScreen = isByLink || Set(runs.map(\.settings.screen)).count == 1
    rows = (0...steps.count).map { [runs] number in
      let step = number > 0 ? steps[number - 1] : nil
      return Row(
        number: number, line: step?.action.place.line ?? loaded.scenario.rootLine,
        action: step?.text ?? "launch",
        views: runs.map {
          Self.view(of: number, in: $0.play, haveClasses, haveOneScreen)
        })
    }
  }

  /// The size of a screen that others do not have.
  private static let uncompared = PointSize(0, 0)

  private static func view(
    of number: Int, in play: Play, _ haveClasses: Bool, _ haveOneScreen: Bool
  ) -> StepView {
    guard number < play.episodes.count else {
      return number == play.episodes.count && play.stop != nil ? .stopped : .over
    }
    let episode = play.episodes[number]
    var geometry = episode.geometry
    // That phones grew, and that size classes came with 8, is no difference between answers.
    if !haveOneScreen { geometry.size = Self.uncompared }
    if !haveClasses {
      geometry.widthClass = nil
      geometry.heightClass = nil
    }
    return .seen(
      episode.after.interface, way: episode.trace.turns,
      visible: episode.snapshot.visible, geometry, episode.trace.error, episode.trace.crash,
      console: episode.console)
  }

  /// The first step at which the versions part.
  var firstDifference: Row? { rows.first { !$0.isSame } }

  /// Who sees what of a step, in the order of the versions.
  func sides(of row: Row) -> [Side] {
    var sides: [Side] = []
    for (index, view) in row.views.enumerated() {
      if let known = sides.firstIndex(where: { $0.view == view }) {
        sides[known].indices.append(index)
      } else {
        sides.append(Side(view: view, indices: [index]))
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

  /// The rule by which a side parts from the one before it, the first from the second.
  func parting(of side: Side, in row: Row) -> Rule? {
    let sides = sides(of: row)
    let place = sides.firstIndex { $0.indices == side.indices } ?? 0
    let other = sides.indices.contains(place - 1) ? sides[place - 1] : sides.dropFirst().first
    guard let own = trace(of: side, in: row) else { return nil }
    return other.flatMap { trace(of: $0, in: row) }.map { own.rule(partingFrom: $0) } ?? own.because
  }

  private func trace(of side: Side, in row: Row) -> Trace? {
    guard let index = side.indices.first, row.number < runs[index].play.episodes.count else {
      return nil
    }
    return runs[index].play.episodes[row.number].trace
  }

  func versions(of side: Side) -> [String] {
    side.indices.map { isByLink ? runs[$0].settings.linked.text : runs[$0].settings.version.text }
  }
}

extension VersionComparison {
  private static let stepWidth = 30

  /// The steps as rows, the versions as columns; differences are marked.
  func text(_ paint: TextPaint) -> String {
    let cells = rows.map { row in row.views.indices.map { cell(row, $0) } }
    let headings = runs.indices.map(heading)
    let widths = columnWidths([headings] + cells)
    let steps = min(Self.stepWidth, rows.map(\.action.count).max() ?? 0)
    var text =
      loaded.title(
        paint, place: loaded.devices.first?.name ?? "", on: Array(loaded.devices.prefix(1))) + "\n"
    text += String(repeating: " ", count: 6 + steps)
    text += columns(headings, widths).trimmedEnd + "\n"
    let first = firstDifference?.number
    for (row, cells) in zip(rows, cells) {
      let mark = row.number == first ? ">" : row.isSame ? " " : "*"
      let head = "\(mark) \(String(row.number).padded(3)) \(clipped(row.action).padded(steps))"
      let line = head + columns(cells, widths).trimmedEnd
      text += (row.isSame ? line : paint(line, .bad)) + "\n"
    }
    return text + "\n" + ending(paint)
  }

  private func heading(_ column: Int) -> String {
    let settings = runs[column].settings
    return isByLink ? "SDK \(settings.linked.text)" : "\(settings.system) \(settings.version.text)"
  }

  /// Whether the versions that interfaces agree on agree on sizes, too; what SDKs differ in is the size
  /// in any orientation.
  private func geometriesAgree(_ row: Row) -> Bool {
    var seen: [InterfaceOrientation?: Geometry] = [:]
    for case .seen(let interface, _, _, let geometry, _, _, _) in row.views {
      let key = isByLink ? nil : interface
      if let other = seen[key], other != geometry { return false }
      seen[key] = geometry
    }
    return true
  }

  private func clipped(_ action: String) -> String {
    let text = action.harmless
    return text.count > Self.stepWidth ? text.prefix(Self.stepWidth - 3) + "..." : text
  }

  private func cell(_ row: Row, _ column: Int) -> String {
    switch row.views[column] {
    case .stopped: return "not possible"
    case .over: return "-"
    case .seen(let interface, let way, _, let geometry, let error, let crash, let console):
      if crash != nil { return "crash" }
      let episode = runs[column].play.episodes[row.number]
      let sign =
        episode.isSkipped
        ? " (skipped)" : error != nil ? " (error)" : console.isEmpty ? "" : " (console)"
      let turn = way.count > 1 && way.first == way.last ? " (and back)" : ""
      let isSameSize = geometriesAgree(row)
      let size = isSameSize || geometry.size == Self.uncompared ? "" : " " + geometry.size.text
      return interface.name + turn + sign + size + (geometry.isLetterboxed ? " (bars)" : "")
    }
  }

  /// The first difference, with the rule that each side has for it.
  private func ending(_ paint: TextPaint) -> String {
    guard let row = firstDifference else {
      return paint("No differences in orientation, screen, size, console, or errors.", .good) + "\n"
    }
    var text = "First difference: step \(row.number), `\(row.action.harmless)`"
    text += (row.line > 0 ? ", line \(row.line)" : "") + "\n"
    for side in sides(of: row) {
      let systems = Set(side.indices.map { isByLink ? "SDK" : runs[$0].settings.system })
      let versions =
        systems.count == 1
        ? "\(systems.first ?? "") \(versions(of: side).joined(separator: ", "))"
        : side.indices.map(heading).joined(separator: ", ")
      text += "  \(paint(versions, .heading)): \(description(of: side, row))\n"
      if let rule = parting(of: side, in: row) {
        text += "      \(paint(rule.number, .rule))  \(rule.title)\n"
      }
    }
    return text
  }

  private func description(of side: Side, _ row: Row) -> String {
    guard let index = side.indices.first else { return "" }
    let play = runs[index].play
    switch side.view {
    case .stopped: return "not possible here: \(play.stop?.whyNot ?? "")".harmless
    case .over: return "the run ended before this step"
    case .seen(let interface, let way, let visible, let geometry, let error, let crash, let console):
      let episode = play.episodes[row.number]
      if crash != nil { return "crash: \(episode.crash ?? "")".harmless }
      var text =
        way.isEmpty ? "stays in " : way.dropLast().map(\.name).joined(separator: " -> ") + " -> "
      if row.number == 0, way.isEmpty { text = "" }
      text += interface.name
      if let visible { text += ", \(play.name(visible)) visible" }
      if !geometriesAgree(row) {
        text += geometry.size == Self.uncompared ? "" : ", \(geometry.size.text) points"
        text += geometry.classes.map { ", \($0)" } ?? ""
        text += geometry.isLetterboxed ? ", letterboxed" : ""
      }
      if error != nil { text += ", error: \(episode.error ?? "")" }
      for line in console { text += ", console: \(line)" }
      return (episode.isSkipped ? "skipped, " : "") + text.harmless
    }
  }
}

extension String {
  func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  var trimmedEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension VersionComparison {
  /// One object: every step with a result a version, and where they first part.
  var json: JSON {
    [
      "scenario": loaded.title, "file": loaded.file.name,
      "device": loaded.devices.first?.name ?? "", "ios": runs.map(\.settings.version.text),
      "linked": runs.map(\.settings.linked.text),
      "same": firstDifference == nil, "firstDifference": firstDifference.map(json),
      "steps": rows.map { row -> JSON in
        [
          "step": row.number, "line": row.line, "action": row.action, "same": row.isSame,
          "results": runs.indices.map { result(row, $0) },
        ]
      },
    ]
  }

  private func json(_ row: Row) -> JSON {
    [
      "step": row.number, "line": row.line, "action": row.action,
      "sides": sides(of: row).map { side -> JSON in
        let rules = rules(behind: side, of: row).map(\.number)
        return [
          "ios": side.indices.map { runs[$0].settings.version.text },
          "linked": side.indices.map { runs[$0].settings.linked.text },
          "result": side.indices.first.map { result(row, $0) },
          "because": rules.first, "rules": rules, "parting": parting(of: side, in: row)?.number,
        ]
      },
    ]
  }

  /// What a version makes of a step: as `run` says it, or that it did not run.
  private func result(_ row: Row, _ column: Int) -> JSON {
    let run = runs[column]
    let version = JSON.string(run.settings.version.text)
    let linked = JSON.string(run.settings.linked.text)
    guard row.number < run.play.episodes.count else {
      let message = row.views[column] == .stopped ? run.play.stop?.whyNot : nil
      return ["ios": version, "linked": linked, "ran": false, "stopped": message]
    }
    return ["ios": version, "linked": linked, "ran": true] + run.json(run.play.episodes[row.number])
  }
}
