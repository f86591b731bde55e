import Exports
import OrientationModel
import OrientationScenarios
import OrientationTelling

/// What versions change for an app, wherever it can stand: each device is turned to landscape and back
/// in each place, from the app's launch.
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
      paint, place: devices.map(\.device.name).joined(separator: ", "), on: devices.map(\.device),
      playsOwnVersions: false)
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

struct DevicePlaces: Sendable {
  let device: Device
  let versions: [SystemVersion]
  private let rows: [PlaceRow]

  init(of loaded: LoadedScenario, on device: Device, _ versions: [SystemVersion]) {
    self.device = device
    self.versions = versions
    var own = LoadedScenario(
      loaded.file, loaded.scenario, Selection(versions: versions, device: device))
    // Each place takes the turn of the file's own.
    let place = own.scenario.settings.scene?.value
    own.scenario.steps = []
    own.scenario.settings.scene = nil
    let isPad = Run(own).settings.isPadIdiom
    let modes: [SceneMode] =
      isPad ? [.fullScreen, .splitHalf, .slideOver, .windowed] : [.fullScreen, .resizable]
    var places = modes.map { SceneShape($0) }
    if let place, !places.contains(place) { places.append(place) }
    rows = places.map { [own] place in
      PlaceRow(place: place, answers: versions.map { PlaceAnswer(own, in: place, on: $0) })
    }
  }
}

private struct PlaceRow: Sendable {
  var place: SceneShape
  var answers: [PlaceAnswer]

  var isSame: Bool { Set(answers.map(\.text)).count < 2 }
}

/// What became of the interface in one place, under one version.
private struct PlaceAnswer: Sendable {
  /// After the turn to landscape and after the one back; nothing where there is no such place.
  private(set) var sides: [InterfaceOrientation] = []
  private(set) var hasBars = false
  private(set) var hasCrashed = false
  /// What the answer leans on that nobody knows.
  private(set) var assumptions: [Assumption] = []
  /// The rules of places and of windows that had a word, and the one that ended the app.
  private(set) var rules: [Rule] = []
  private(set) var settling: [Rule] = []

  init(_ loaded: LoadedScenario, in place: SceneShape, on version: SystemVersion) {
    let stage = Stage(loaded.stages[0].device, version, linked: loaded.stages[0].linked)
    guard Self.exists(place, for: loaded, on: stage) else { return }
    // A resizable scene keeps its masks until it is resized.
    var arriving = place == .fullScreen ? [] : ["resize \(place.name)"]
    if place.mode == .resizable { arriving.append("resize 500x700") }
    var own = loaded
    let turns = ["rotate landscapeLeft", "rotate portrait"]
    guard (try? own.add(steps: arriving + turns)) != nil else { return }
    let episodes = Run(own, on: stage).play.episodes
    let done = episodes.dropFirst(1 + arriving.count)
    let traces = episodes.map(\.trace)
    sides = done.map(\.after.interface)
    hasBars = done.contains { $0.geometry.isLetterboxed }
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
    _ place: SceneShape, for loaded: LoadedScenario, on stage: Stage
  ) -> Bool {
    var own = loaded
    own.scenario.settings.scene = Located(place)
    let launch = Run(own, on: stage).play.episodes.first
    return launch?.trace.events.contains(.ignored(.sceneMode)) == false
  }

  private static func isOfPlaces(_ rule: Rule) -> Bool {
    rule.chapter == .pad || rule == .resizableIgnoresMasks
  }

  var text: String {
    guard !hasCrashed else { return "crash" }
    guard let first = sides.first, let last = sides.last else {
      return "not available for this app"
    }
    let bars = hasBars ? ", with bars" : ""
    if first == last { return "stays in \(first.name)\(bars)" }
    return (first.isLandscape && last == .portrait ? "rotates" : "\(first.name), \(last.name)")
      + bars
  }

  var json: JSON {
    [
      "text": text, "sides": sides.map(\.name), "letterboxed": hasBars,
      "rules": rules.map(\.number), "assumptions": assumptions.map(\.name),
    ]
  }
}

extension DevicePlaces {
  /// The places with a line a version, and by which rules versions differ from those before them.
  func text(_ paint: TextPaint) -> String {
    let systems = versions.map(device.system)
    let width = systems.map(\.count).max() ?? 0
    var text = "Right after launch, the \(device.name) is rotated to landscape and back.\n\n"
    for row in rows {
      let lines = zip(systems, row.answers).map { "  \($0.padded(width))  \($1.text)\n" }.joined()
      text += row.place.name + "\n" + (row.isSame ? lines : paint(lines, .bad))
    }
    let reasons = versions.indices.map { reason($0, paint) }
    for (column, reason) in reasons.enumerated() where column == 0 || reason != reasons[column - 1]
    {
      text += reason.isEmpty ? "" : "\n\(paint(systems[column], .heading))\n\(reason)"
    }
    guard systems.count > 1, rows.allSatisfy(\.isSame) else { return text }
    return text + "\n" + paint("No differences in orientation, screen, size, or errors.", .good)
      + "\n"
  }

  /// The rules behind the answers of one version, and what is not known of them.
  private func reason(_ column: Int, _ paint: TextPaint) -> String {
    var rules = Set(rows.flatMap { $0.answers[column].rules })
    if rules.isEmpty, column > 0 {
      // An answer that changes by no rule of places changes by what settled it.
      for row in rows where row.answers[column].text != row.answers[column - 1].text {
        let old = row.answers[column - 1]
        if !old.sides.isEmpty {
          rules.formUnion(Set(row.answers[column].settling).subtracting(old.settling))
        }
      }
    }
    let open = Set(rows.flatMap { $0.answers[column].assumptions })
    return rules.sorted().map { "  \(paint($0.number, .rule))  \($0.title)\n" }.joined()
      + open.sorted { $0.rawValue < $1.rawValue }
      .map { "  " + wrapped("open question: \($0.question)", width: 78, indent: 4) }.joined()
  }

  var json: [JSON] {
    rows.map { row -> JSON in
      ["device": device.name, "place": row.place.name, "results": row.answers.map(\.json)]
    }
  }
}
