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
    if invocation.has(.linkedList) {
      guard !invocation.has(.places) else {
        throw invocation.usage("--linked and --places can't be combined")
      }
      guard !invocation.has(.iosList) || loaded.versions.count == 1 else {
        throw invocation.usage("--linked compares SDKs on one version, but --ios names several")
      }
    }
    if invocation.has(.places) {
      let page = PlacesPage(loaded, isAsked: invocation.has(.iosList))
      return invocation.answer(json: page.json, text: page.text, in: environment)
    }
    let links = try invocation.value(.linkedList).map { text throws(Trouble) in
      try Selection.versions(text, invocation).versions
    }
    let comparison = VersionComparison(loaded, links: links)
    var response = invocation.answer(
      json: comparison.json, text: comparison.text, in: environment)
    for trouble in comparison.runs.compactMap(\.trouble).uniqued { response.add(trouble) }
    return response
  }
}

struct VersionComparison: Sendable {
  /// What people see of a step: where this is the same, versions agree.
  struct Sight: Hashable, Sendable {
    var interface: InterfaceOrientation
    var way: [InterfaceOrientation]
    var visible: ControllerID?
    var geometry: Geometry
    var error: RequestError?
    var crash: Crash?
    var console: [String]
  }

  enum View: Hashable, Sendable {
    case seen(Sight)
    case stopped
    /// The app had crashed, or the play had stopped.
    case over
  }

  struct Row: Sendable {
    var number: Int
    var line: Int
    var action: String
    /// In the order of the runs.
    var views: [View]

    var isSame: Bool { Set(views).count < 2 }

    /// Which runs see the same of it.
    var sides: [[Int]] { views.indices.grouped { views[$0] }.map(\.elements) }
  }

  let loaded: LoadedScenario
  let runs: [Run]
  private let rows: [Row]
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
        views: runs.map { Self.view(of: number, in: $0.play, haveClasses, haveOneScreen) })
    }
  }

  /// The size of a screen that others do not have.
  private static let uncompared = PointSize(0, 0)

  private static func view(
    of number: Int, in play: Play, _ haveClasses: Bool, _ haveOneScreen: Bool
  ) -> View {
    guard number < play.episodes.count else {
      return number == play.episodes.count && play.stop != nil ? .stopped : .over
    }
    let episode = play.episodes[number]
    var geometry = episode.geometry
    // That phones grew, and that size classes came with 8, is no difference between answers.
    if !haveOneScreen { geometry.size = uncompared }
    if !haveClasses {
      geometry.widthClass = nil
      geometry.heightClass = nil
    }
    return .seen(
      Sight(
        interface: episode.after.interface, way: episode.trace.turns,
        visible: episode.snapshot.visible, geometry: geometry, error: episode.trace.error,
        crash: episode.trace.crash, console: episode.console))
  }

  /// The first step at which the versions part.
  private var firstDifference: Row? { rows.first { !$0.isSame } }

  /// What a run made of a step; nothing where it did not get there.
  private func episode(_ row: Row, _ column: Int) -> Episode? {
    let episodes = runs[column].play.episodes
    return row.number < episodes.count ? episodes[row.number] : nil
  }

  /// The rule by which a side parts from the one before it, the first from the second.
  private func parting(_ index: Int, of sides: [[Int]], _ row: Row) -> Rule? {
    let other = sides[index == 0 ? 1 : index - 1]
    guard let own = episode(row, sides[index][0]) else { return nil }
    return episode(row, other[0]).map { own.rule(partingFrom: $0) } ?? own.explainedBy
  }

  /// What some runs are called: their versions, or their SDKs.
  private func names(_ columns: [Int]) -> String {
    let settings = columns.map { runs[$0].settings }
    return isByLink
      ? "SDK " + settings.map(\.linked.text).joined(separator: ", ")
      : settings[0].device.systems(settings.map(\.version))
  }

  private static let stepWidth = 30

  /// The steps as rows, the versions as columns; differences are marked.
  func text(_ paint: TextPaint) -> String {
    let cells = rows.map { row in row.views.indices.map { cell(row, $0) } }
    let headings = runs.indices.map { names([$0]) }
    let widths = columnWidths([headings] + cells)
    let steps = min(Self.stepWidth, rows.map(\.action.count).max() ?? 0)
    let settings = runs[0].settings
    let place = isByLink ? settings.place : settings.device.name
    var text = loaded.title(paint, place: place, on: Array(loaded.devices.prefix(1))) + "\n"
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

  /// Whether the versions that interfaces agree on agree on sizes, too; what SDKs differ in is the size
  /// in any orientation.
  private func geometriesAgree(_ row: Row) -> Bool {
    let sights = row.views.compactMap { if case .seen(let sight) = $0 { sight } else { nil } }
    return sights.grouped { isByLink ? nil : $0.interface }
      .allSatisfy { Set($0.elements.map(\.geometry)).count == 1 }
  }

  private func clipped(_ action: String) -> String {
    let text = action.harmless
    return text.count > Self.stepWidth ? text.prefix(Self.stepWidth - 3) + "..." : text
  }

  private func cell(_ row: Row, _ column: Int) -> String {
    guard let episode = episode(row, column), case .seen(let sight) = row.views[column] else {
      return row.views[column] == .stopped ? "not possible" : "-"
    }
    if sight.crash != nil { return "crash" }
    let sign =
      episode.isSkipped
      ? " (skipped)" : sight.error != nil ? " (error)" : sight.console.isEmpty ? "" : " (console)"
    let isBack = sight.way.count > 1 && sight.way.first == sight.way.last
    let size = sight.geometry.size
    let isTold = !geometriesAgree(row) && size != Self.uncompared
    return sight.interface.name + (isBack ? " (and back)" : "") + sign
      + (isTold ? " " + size.text : "") + (sight.geometry.isLetterboxed ? " (bars)" : "")
  }

  /// The first difference, with the rule that each side has for it.
  private func ending(_ paint: TextPaint) -> String {
    guard let row = firstDifference else {
      return paint("No differences in orientation, screen, size, console, or errors.", .good) + "\n"
    }
    var text = "First difference: step \(row.number), `\(row.action.harmless)`"
    text += (row.line > 0 ? ", line \(row.line)" : "") + "\n"
    let sides = row.sides
    for (index, columns) in sides.enumerated() {
      text += "  \(paint(names(columns), .heading)): \(description(row, columns[0]).harmless)\n"
      if let rule = parting(index, of: sides, row) {
        text += "      \(paint(rule.number, .rule))  \(rule.title)\n"
      }
    }
    return text
  }

  private func description(_ row: Row, _ column: Int) -> String {
    let play = runs[column].play
    guard let episode = episode(row, column), case .seen(let sight) = row.views[column] else {
      return row.views[column] == .stopped
        ? "not possible here: \(play.stop?.whyNot ?? "")" : "the run ended before this step"
    }
    if sight.crash != nil { return "crash: \(episode.crash ?? "")" }
    var text = sight.way.dropLast().map { $0.name + " -> " }.joined() + sight.interface.name
    if row.number > 0, sight.way.isEmpty { text = "stays in " + text }
    if let visible = sight.visible { text += ", \(play.name(visible)) visible" }
    if !geometriesAgree(row) {
      let geometry = sight.geometry
      text += geometry.size == Self.uncompared ? "" : ", \(geometry.size.text) points"
      text += geometry.classes.map { ", \($0)" } ?? ""
      text += geometry.isLetterboxed ? ", letterboxed" : ""
    }
    if sight.error != nil { text += ", error: \(episode.error ?? "")" }
    for line in sight.console { text += ", console: \(line)" }
    return (episode.isSkipped ? "skipped, " : "") + text
  }

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
    let sides = row.sides
    return [
      "step": row.number, "line": row.line, "action": row.action,
      "sides": sides.enumerated().map { index, columns -> JSON in
        let rules = columns.compactMap { episode(row, $0)?.trace.because }.uniqued.map(\.number)
        return [
          "ios": columns.map { runs[$0].settings.version.text },
          "linked": columns.map { runs[$0].settings.linked.text },
          "result": result(row, columns[0]),
          "because": rules.first, "rules": rules, "parting": parting(index, of: sides, row)?.number,
        ]
      },
    ]
  }

  /// What a version makes of a step: as `run` says it, or that it did not run.
  private func result(_ row: Row, _ column: Int) -> JSON {
    let run = runs[column]
    let head: JSON = [
      "ios": run.settings.version.text, "linked": run.settings.linked.text,
    ]
    guard let episode = episode(row, column) else {
      let message = row.views[column] == .stopped ? run.play.stop?.whyNot : nil
      return head + ["ran": false, "stopped": message]
    }
    return head + ["ran": true] + run.json(episode)
  }
}
