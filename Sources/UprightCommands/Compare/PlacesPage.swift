import Exports
import OrientationModel
import OrientationScenarios
import OrientationTelling

/// What versions change for an app, wherever it can stand: the device is turned to landscape and back in
/// each place, from the app's launch.
struct PlacesPage: Sendable {
  /// What became of the interface in one place, under one version.
  struct PlaceAnswer: Sendable {
    /// After the turn to landscape and after the one back; nothing where there is no such place.
    var sides: [InterfaceOrientation]
    var hasBars: Bool
    var hasCrashed: Bool
    /// What the answer leans on that nobody knows.
    var assumptions: [Assumption]
    /// The rules of places and of windows that had a word.
    var rules: [Rule]

    var text: String {
      guard !hasCrashed else { return "crash" }
      guard let first = sides.first, let last = sides.last else { return "-" }
      let bars = hasBars ? ", with bars" : ""
      if first == last { return "stays \(first.name)\(bars)" }
      return (first.isLandscape && last == .portrait ? "turns" : "\(first.name), \(last.name)")
        + bars
    }
  }

  /// A place, with an answer a version.
  struct PlaceRow: Sendable {
    var place: SceneShape
    var answers: [PlaceAnswer]
  }

  let loaded: LoadedScenario
  let systems: [String]
  let rows: [PlaceRow]

  /// The versions that are compared where none are asked for.
  private static let versions = [18, 26, 27].map { SystemVersion($0) }

  init(_ given: LoadedScenario, isAsked: Bool) {
    let versions = isAsked ? given.versions : Self.versions
    let device = given.devices.first
    loaded = LoadedScenario(
      given.file, given.scenario, Selection(versions: versions, device: device))
    systems = loaded.versions.map { [loaded] version in
      "\(Run(loaded, version: version).settings.system) \(version.text)"
    }
    let isPad = device?.isPad ?? false
    let places: [SceneMode] =
      isPad ? [.fullScreen, .splitHalf, .slideOver, .windowed] : [.fullScreen, .resizable]
    rows = places.map { [loaded] mode in
      let place = SceneShape(mode)
      let answers = loaded.versions.map { Self.answer(loaded, place, $0) }
      return PlaceRow(place: place, answers: answers)
    }
  }

  /// Plays the two turns in a place; the file's own steps are left out.
  private static func answer(
    _ loaded: LoadedScenario, _ place: SceneShape, _ version: SystemVersion
  ) -> PlaceAnswer {
    var own = loaded
    own.scenario.steps = []
    let arriving = place == .fullScreen ? [] : ["resize \(place.name)"]
    let steps = arriving + ["rotate landscapeLeft", "rotate portrait"]
    let isThere = (try? own.add(steps: steps)) != nil
    let play = Run(own, version: version).play
    let turns = play.episodes.dropFirst(1 + arriving.count)
    let traces = play.episodes.map(\.trace)
    return PlaceAnswer(
      sides: isThere && play.stop == nil ? turns.map(\.after.interface) : [],
      hasBars: turns.contains { $0.geometry.isLetterboxed },
      hasCrashed: traces.contains { $0.crash != nil },
      assumptions: Set(traces.flatMap(\.assumptions)).filter {
        $0.rules.contains(where: isOfPlaces)
      }
      .sorted { $0.rawValue < $1.rawValue },
      rules: Set(traces.flatMap(\.rules)).filter(isOfPlaces).sorted())
  }

  private static func isOfPlaces(_ rule: Rule) -> Bool {
    rule.chapter == .pad || rule == .resizableIgnoresMasks
  }
}

extension PlacesPage {
  func text(_ paint: TextPaint) -> String {
    let head = rows.map(\.place.name.count).max() ?? 0
    let cells = rows.map { $0.answers.map(\.text) }
    let widths = systems.indices.map { column in
      max(systems[column].count, cells.map { $0[column].count }.max() ?? 0)
    }
    func line(_ texts: [String]) -> String {
      texts.indices.map { "  " + texts[$0].padded(widths[$0]) }.joined().trimmedEnd
    }
    var text = loaded.title(paint, place: loaded.devices.first?.name ?? "") + "\n"
    text += "The device is turned to landscape and back.\n\n"
    text += String(repeating: " ", count: head) + line(systems) + "\n"
    for (row, texts) in zip(rows, cells) {
      let isSame = Set(texts).count < 2
      let whole = row.place.name.padded(head) + line(texts)
      text += (isSame ? whole : paint(whole, .bad)) + "\n"
    }
    for column in systems.indices { text += why(column, paint) }
    return text
  }

  /// The rules behind a column, and what is not known of it.
  private func why(_ column: Int, _ paint: TextPaint) -> String {
    let answers = rows.map { $0.answers[column] }
    let rules = Set(answers.flatMap(\.rules)).sorted()
    let open = Set(answers.flatMap(\.assumptions)).sorted { $0.rawValue < $1.rawValue }
    guard !rules.isEmpty || !open.isEmpty else { return "" }
    var text = "\n\(paint(systems[column], .heading))\n"
    for rule in rules { text += "  \(paint(rule.number, .rule))  \(rule.title)\n" }
    for assumption in open { text += "  nobody knows: \(assumption.question)\n" }
    return text
  }

  /// One object: the places with an answer a version.
  var json: JSON {
    [
      "scenario": loaded.title, "device": loaded.devices.first?.name ?? "",
      "ios": loaded.versions.map(\.text),
      "places": rows.map { row -> JSON in
        [
          "place": row.place.name,
          "results": row.answers.map { answer -> JSON in
            [
              "text": answer.text, "sides": answer.sides.map(\.name), "letterboxed": answer.hasBars,
              "rules": answer.rules.map(\.number), "assumptions": answer.assumptions.map(\.name),
            ]
          },
        ]
      },
    ]
  }
}
