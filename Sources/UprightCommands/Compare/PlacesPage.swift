import Exports
import OrientationModel
import OrientationScenarios
import OrientationTelling

/// What versions change for an app, wherever it can stand: each device is turned to landscape and back
/// in each place, from the app's launch, and the scenario's own steps are done there.
struct PlacesPage: Sendable {
  let loaded: LoadedScenario
  let devices: [DevicePlaces]

  /// The versions that are compared where none are asked for.
  private static let versions = [18, 26, 27].map { SystemVersion($0) }

  init(_ loaded: LoadedScenario, isAsked: Bool) {
    self.loaded = loaded
    let versions = isAsked ? loaded.versions : Self.versions
    devices = loaded.devices.map {
      DevicePlaces(of: loaded, on: $0, loaded.scenario.playable(versions, on: $0))
    }
  }

  private var versions: [SystemVersion] { devices.flatMap(\.versions).uniqued }

  func text(_ paint: TextPaint) -> String {
    loaded.title(
      paint, place: devices.map(\.device.name).joined(separator: ", "), on: devices.map(\.device))
      + devices.map { "\n" + $0.text(paint) }.joined()
  }

  /// One object: the places with an answer a version, one device after the other.
  var json: JSON {
    [
      "scenario": loaded.title, "device": devices.first?.device.name ?? "",
      "devices": devices.map(\.device.name), "ios": versions.map(\.text),
      "places": devices.flatMap(\.json),
    ]
  }
}

/// The places of an app on one device.
struct DevicePlaces: Sendable {
  let device: Device
  let versions: [SystemVersion]
  /// The same, as columns are headed.
  let systems: [String]
  /// After the turns in each place.
  let turned: [PlaceRow]
  /// After the scenario's own steps in each; none where it has no steps.
  let stepped: [PlaceRow]

  var rows: [PlaceRow] { turned + stepped }

  init(of loaded: LoadedScenario, on device: Device, _ versions: [SystemVersion]) {
    self.device = device
    self.versions = versions
    var own = LoadedScenario(
      loaded.file, loaded.scenario, Selection(versions: versions, device: device))
    // Each place takes the turn of the file's own.
    let place = own.scenario.settings.scene?.value
    own.scenario.steps = []
    own.scenario.settings.scene = nil
    systems = versions.map(device.system)
    let isPad = Run(own).settings.isPadIdiom
    let modes: [SceneMode] =
      isPad ? [.fullScreen, .splitHalf, .slideOver, .windowed] : [.fullScreen, .resizable]
    var places = modes.map { SceneShape($0) }
    if let place, !places.contains(place) { places.append(place) }
    let steps = loaded.scenario.steps.filter { !$0.isNote }
    let rows = { [own, places] (steps: [Scenario.Step]?) in
      places.map { place in
        PlaceRow(
          place: place,
          answers: versions.map { PlaceAnswer(own, in: place, on: $0, doing: steps) })
      }
    }
    turned = rows(nil)
    stepped = steps.isEmpty ? [] : rows(steps)
  }
}

/// A place, with an answer a version.
struct PlaceRow: Sendable {
  var place: SceneShape
  var answers: [PlaceAnswer]
}

/// What became of the interface in one place, under one version.
struct PlaceAnswer: Sendable {
  /// After the turn to landscape and after the one back, or after each of the steps; nothing where
  /// there is no such place.
  private(set) var sides: [InterfaceOrientation] = []
  private(set) var hasBars = false
  /// How often the interface turned in the scenario's own steps; nothing where others were played.
  private(set) var turnCount: Int?
  private(set) var hasCrashed = false
  /// How many steps met an error.
  private(set) var errorCount = 0
  /// What the answer leans on that nobody knows.
  private(set) var assumptions: [Assumption] = []
  /// The rules of places and of windows that had a word, and the one that ended the app.
  private(set) var rules: [Rule] = []
  /// The rules that settled something.
  private(set) var settling: [Rule] = []

  /// Plays the two turns, or some steps in their place.
  init(
    _ loaded: LoadedScenario, in place: SceneShape, on version: SystemVersion,
    doing steps: [Scenario.Step]?
  ) {
    guard Self.exists(place, for: loaded, on: version) else { return }
    var own = loaded
    // A resizable scene keeps its masks until it is resized.
    let shape = place.mode == .resizable ? "500x700" : place.name
    let arriving = place == .fullScreen ? [] : ["resize \(shape)"]
    let turns = steps == nil ? ["rotate landscapeLeft", "rotate portrait"] : []
    guard (try? own.add(steps: arriving + turns)) != nil else { return }
    own.scenario.steps += steps ?? []
    let episodes = Run(
      own, on: Stage(loaded.stages[0].device, version, linked: loaded.stages[0].linked)
    ).play.episodes
    let done = episodes.dropFirst(1 + arriving.count)
    let traces = episodes.map(\.trace)
    sides = done.map(\.after.interface)
    if steps != nil { turnCount = done.count(where: \.didTurn) }
    hasBars = done.contains { $0.geometry.isLetterboxed }
    errorCount = done.count { $0.trace.error != nil }
    hasCrashed = traces.contains { $0.crash != nil }
    assumptions = Set(traces.flatMap(\.assumptions)).filter {
      $0.rules.contains(where: Self.isOfPlaces)
    }
    .sorted { $0.rawValue < $1.rawValue }
    let ends = traces.filter { $0.crash != nil }.compactMap(\.because)
    rules = Set(traces.flatMap(\.rules).filter(Self.isOfPlaces) + ends).sorted()
    settling = traces.compactMap(\.because)
  }

  /// Whether the app can stand there at all: a set-up that there is not is ignored.
  private static func exists(
    _ place: SceneShape, for loaded: LoadedScenario, on version: SystemVersion
  ) -> Bool {
    var own = loaded
    own.scenario.settings.scene = Located(place)
    let launch = Run(
      own, on: Stage(loaded.stages[0].device, version, linked: loaded.stages[0].linked)
    ).play.episodes.first
    return launch?.trace.events.contains(.ignored(.sceneMode)) == false
  }

  private static func isOfPlaces(_ rule: Rule) -> Bool {
    rule.chapter == .pad || rule == .resizableIgnoresMasks
  }

  /// Where there is no such place.
  static let none = "-"

  var text: String {
    guard !hasCrashed else { return "crash" }
    guard let first = sides.first, let last = sides.last else { return Self.none }
    let errors = errorCount > 1 ? ", \(errorCount) errors" : errorCount == 1 ? ", 1 error" : ""
    let bars = (hasBars ? ", with bars" : "") + errors
    if let turnCount {
      let turns = turnCount.of("rotation")
      return (turnCount == 0 ? "stays in \(last.name)" : "\(turns), ends in \(last.name)") + bars
    }
    if first == last { return "stays in \(first.name)\(bars)" }
    return (first.isLandscape && last == .portrait ? "rotates" : "\(first.name), \(last.name)")
      + bars
  }

  var json: JSON {
    [
      "text": text, "sides": sides.map(\.name), "letterboxed": hasBars, "errors": errorCount,
      "rules": rules.map(\.number), "assumptions": assumptions.map(\.name),
    ]
  }
}

extension DevicePlaces {
  func text(_ paint: TextPaint) -> String {
    var text =
      "Right after launch, the \(device.name) is rotated to landscape and back.\n\n"
      + places(turned, paint)
    if !stepped.isEmpty {
      text +=
        "\nWith all of the scenario's own steps instead:\n\n"
        + places(stepped, paint)
    }
    if rows.contains(where: { $0.texts.contains(PlaceAnswer.none) }) {
      text += "\n\(PlaceAnswer.none)  Not available for this app.\n"
    }
    for columns in runs(where: isUnchanged) { text += why(columns, paint) }
    guard systems.count > 1, rows.allSatisfy(\.isSame) else { return text }
    return text + "\n" + paint("No differences in orientation, screen, size, or errors.", .good)
      + "\n"
  }

  private var headWidth: Int { rows.map(\.place.name.count).max() ?? 0 }

  /// The places of one play: as a table where there is room for it.
  private func places(_ rows: [PlaceRow], _ paint: TextPaint) -> String {
    let widths = columnWidths([systems] + rows.map(\.texts))
    let hasRoom = widths.reduce(headWidth) { $0 + 2 + $1 } <= pageWidth
    return hasRoom ? table(rows, widths, paint) : list(rows, paint)
  }

  /// The places as rows, the versions as columns.
  private func table(_ rows: [PlaceRow], _ widths: [Int], _ paint: TextPaint) -> String {
    var text = "".padded(headWidth) + columns(systems, widths).trimmedEnd + "\n"
    for row in rows {
      let whole = row.place.name.padded(headWidth) + columns(row.texts, widths).trimmedEnd
      text += (row.isSame ? whole : paint(whole, .bad)) + "\n"
    }
    return text
  }

  /// The versions of a place under each other, where they have no room side by side.
  private func list(_ rows: [PlaceRow], _ paint: TextPaint) -> String {
    let answers = rows.map { row in
      runs { row.texts[$0] == row.texts[$0 - 1] }
        .map { (system: heading($0), text: row.texts[$0.lowerBound]) }
    }
    let width = answers.joined().map(\.system.count).max() ?? 0
    return zip(rows, answers).map { row, answers in
      let lines = answers.map { "  \($0.system.padded(width))  \($0.text)\n" }.joined()
      return row.place.name + "\n" + (row.isSame ? lines : paint(lines, .bad))
    }.joined()
  }

  /// Columns with those that follow them without a gap, and are like the one before.
  private func runs(where isLikeOneBefore: (Int) -> Bool) -> [Range<Int>] {
    systems.indices.reduce(into: []) { runs, column in
      let next = column > 0 ? SystemVersion.all.first { $0 > versions[column - 1] } : nil
      if next == versions[column], isLikeOneBefore(column), let last = runs.popLast() {
        runs.append(last.lowerBound..<column + 1)
      } else {
        runs.append(column..<column + 1)
      }
    }
  }

  private func heading(_ columns: Range<Int>) -> String {
    let first = columns.lowerBound
    let last = columns.upperBound - 1
    guard first < last else { return systems[first] }
    return device.systems([versions[first], versions[last]], separator: " to ")
  }

  private func isSame(_ column: Int) -> Bool {
    rows.allSatisfy { $0.texts[column] == $0.texts[column - 1] }
  }

  private func isUnchanged(_ column: Int) -> Bool {
    isSame(column) && basis(of: column) == basis(of: column - 1)
  }

  /// Whether anything changes, the rules behind it, and what is not known of it.
  private func why(_ columns: Range<Int>, _ paint: TextPaint) -> String {
    let first = columns.lowerBound
    var text = ""
    if !rows.allSatisfy(\.isSame) {
      if first > 0, isSame(first) {
        text = "  No change since \(systems[first - 1]).\n"
      } else if columns.count > 1 {
        text = "  No change between them.\n"
      }
    }
    if first == 0 || !isUnchanged(first) { text += basis(of: first).text(paint) }
    return text.isEmpty ? "" : "\n\(paint(heading(columns), .heading))\n" + text
  }

  private func basis(of column: Int) -> PlaceBasis {
    var rules = Set(rows.flatMap { $0.answers[column].rules })
    if rules.isEmpty, column > 0 {
      // An answer that changes by no rule of places changes by what settled it.
      for row in rows where row.texts[column] != row.texts[column - 1] {
        let old = row.answers[column - 1]
        let new = row.answers[column]
        if !old.sides.isEmpty { rules.formUnion(Set(new.settling).subtracting(old.settling)) }
      }
    }
    let open = Set(rows.flatMap { $0.answers[column].assumptions })
    return PlaceBasis(rules: rules.sorted(), open: open.sorted { $0.rawValue < $1.rawValue })
  }

  /// An object a place; what the scenario's own steps come to is in it, too.
  var json: [JSON] {
    turned.enumerated().map { index, row in
      let object: JSON = [
        "device": device.name, "place": row.place.name, "results": row.answers.map(\.json),
      ]
      return stepped.isEmpty ? object : object + ["steps": stepped[index].answers.map(\.json)]
    }
  }
}

extension PlaceRow {
  fileprivate var texts: [String] { answers.map(\.text) }

  fileprivate var isSame: Bool { Set(texts).count < 2 }
}

/// What the answers of one version go by.
private struct PlaceBasis: Hashable {
  var rules: [Rule]
  var open: [Assumption]

  func text(_ paint: TextPaint) -> String {
    rules.map { "  \(paint($0.number, .rule))  \($0.title)\n" }.joined()
      + open.map { "  " + wrapped("open question: \($0.question)", width: 78, indent: 4) }.joined()
  }
}
