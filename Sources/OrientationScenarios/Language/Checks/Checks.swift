import OrientationModel

/// Looks for what is well said and makes no sense, as far as that can be known without playing.
struct Checks {
  var reader: Reader
  let scenario: Scenario
  var doubtful: Set<String> = []
  var lostRoot = false
  let versions: [SystemVersion]
  let devices: [Device]
  /// Whether the listed versions and devices are what was meant.
  var knowsVersions = true
  var knowsDevices = true
  var names = NameTable()

  init(_ outline: Outline, versions: [SystemVersion]?, devices: [Device]?) {
    self.init(outline.reader, scenario: outline.scenario, versions: versions, devices: devices)
    doubtful = outline.doubtful
    lostRoot = outline.lostRoot
    knowsVersions = versions != nil || !doubtful.contains("ios")
    knowsDevices = devices != nil || !doubtful.contains("device")
  }

  /// For a single step, against a scenario that is right.
  init(
    _ reader: Reader, scenario: Scenario, versions: [SystemVersion]? = nil, devices: [Device]? = nil
  ) {
    self.reader = reader
    self.scenario = scenario
    self.versions = versions ?? scenario.playedVersions
    self.devices = devices ?? scenario.settings.playedDevices
  }

  mutating func run() {
    checkRoot()
    checkFloor()
    checkScene()
    declare()
    for declaration in scenario.declarations {
      guard let node = declaration.node else { continue }
      if declaration.isOutsideTrees { refuseApp(node) }
      check(node, in: nil, isSwiftUI: declaration.isOutsideTrees && node.isSwiftUI)
    }
    checkPlacement()
    for delegate in [scenario.settings.delegate, scenario.settings.adaptor] {
      if let delegate { check(delegate.value) }
    }
    for expectation in scenario.launch { check(expectation) }
    for step in scenario.steps {
      check(step)
      checkAvailability(of: step)
    }
    for property in scenario.properties {
      check(property.expectation)
      check(Scenario.Expectation(property.condition))
    }
    checkRoom()
  }

  /// Notes what is more than a world has room for.
  private mutating func checkRoom() {
    let windows = scenario.windows
    if windows.count > AppLimit.windows {
      reader.note(
        .tooMany("windows besides the first", limit: AppLimit.windows),
        at: windows[AppLimit.windows].name.place)
    }
    if let place = names.overfull {
      reader.note(
        .tooMany("screens, containers, and views", limit: AppLimit.controllers), at: place)
    }
    for version in versions {
      if let place = overfullGenerating(on: version) {
        let limit = WorldLimit.generating.most
        return reader.note(
          .tooMany("open requests for device orientation notifications", limit: limit), at: place)
      }
    }
  }

  /// The step that asks for device notifications once too often.
  private func overfullGenerating(on version: SystemVersion) -> TextPlace? {
    var count = 1
    for step in scenario.steps where step.versions?.contains(version) ?? true {
      if case .beginGenerating = step.action.value { count += 1 }
      if case .endGenerating = step.action.value { count -= 1 }
      if count > WorldLimit.generating.most { return step.action.place }
    }
    return nil
  }

  private mutating func checkRoot() {
    guard scenario.root == nil, !lostRoot else { return }
    let line = max(reader.line, 1)
    reader.note(.noRoot, at: TextPlace(line: line, column: 1, length: 1, offset: reader.lineStart))
  }

  /// Notes a version asked for by itself that the scenario cannot play on, and a range of such alone.
  private mutating func checkFloor() {
    if let adaptor = scenario.settings.adaptor, let delegate = scenario.settings.delegate {
      let first = min(adaptor.place.line, delegate.place.line)
      let second = adaptor.place.line > delegate.place.line ? adaptor.place : delegate.place
      reader.note(.saidTwice("delegate", first: first), at: second)
    }
    guard let ios = scenario.settings.ios else { return }
    let settings = scenario.settings
    let listed = ios.value.parts.compactMap { part in
      if case .only(let version) = part { version } else { nil }
    }
    let played = settings.playedDevices.map { settings.playedVersions(on: $0) }
    let unplayed = listed.first { version in !played.contains { $0.contains(version) } }
    if unplayed != nil || played.contains(where: { $0.isEmpty }) {
      reader.note(.belowFloor(unplayed?.text ?? ios.value.text, .duo), at: ios.place)
    }
    guard let floor = scenario.floor else { return }
    let single = listed.filter { floor.excludes($0) }
    let excluded = single.first ?? ios.value.versions.first { floor.excludes($0) }
    let isEmpty = scenario.playable(ios.value.versions).isEmpty
    guard let excluded, !single.isEmpty || isEmpty else { return }
    reader.note(.belowFloor(excluded.text, floor), at: ios.place)
  }

  mutating func check(_ answer: Scenario.DelegateAnswer) {
    switch answer {
    case .mask, .idioms, .top: break
    case .during(let screens, _, _): for screen in screens { check(screen) }
    case .window(let window, _, _): check(window: window)
    }
  }
}

extension Scenario.Node {
  var holdsSwiftUI: Bool { isSwiftUI || children.contains(where: { $0.holdsSwiftUI }) }

  /// Whether it belongs to SwiftUI, so that views may hang under it.
  var isSwiftUI: Bool {
    switch kind.value {
    case .view, .cover, .sheet, .container(.hosting), .container(.app), .container(.stack): true
    case .mention, .screen, .container, .system: false
    }
  }
}

extension Checks {
  /// Notes a step that no version or device listed could run.
  mutating func checkAvailability(of step: Scenario.Step) {
    let action = step.action
    if knowsVersions {
      let running = versions.filter { step.versions?.contains($0) ?? true }
      let lacking = running.compactMap { version in
        action.value.lacking(on: version, needs: { needs($0.value) })?.span(on: version)
      }
      if let why = lacking.first, lacking.count == running.count {
        reader.note(
          .neverAvailable(action.value.text, why: why, versions: running.shortText),
          at: action.place)
      }
    }
    if knowsDevices, let why = lacksDevice(action.value) {
      reader.note(
        .noDevice(
          action.value.text, why: why, devices: devices.map { $0.name }.joined(separator: ", ")),
        at: action.place)
    }
  }

  /// Why no device listed can do a step; nothing where one can.
  private func lacksDevice(_ action: Scenario.Action) -> String? {
    let hasDuo = devices.contains { $0.hasHinge }
    switch action {
    case .fold where !hasDuo: return "only an iPhone Duo opens and closes"
    case .resize(let shape) where shape.mode == .splitHalf && hasDuo: return nil
    case .resize(let shape) where shape.mode.isShared && hasDuo && !devices.contains { $0.isPad }:
      return "an iPhone Duo splits its screen into halves only"
    case .resize(let shape)
    where (shape.mode.isWindow || shape.mode.isShared) && !devices.contains { $0.isPad }:
      return "only iPads and an open iPhone Duo can show an app in part of the screen"
    default: return nil
    }
  }

  /// Notes a scene in the set-up that no version listed has: a play would ignore it everywhere.
  mutating func checkScene() {
    guard knowsVersions, let scene = scenario.settings.scene else { return }
    let action = Scenario.Action.resize(scene.value)
    let lacking = versions.compactMap { version in
      action.lacking(on: version, needs: { _ in nil }).map { (api: $0, why: $0.span(on: version)) }
    }
    guard let first = lacking.first, first.api.versions.until != nil,
      lacking.count == versions.count
    else { return }
    reader.note(
      .neverAvailable("scene \(scene.value.name)", why: first.why, versions: versions.shortText),
      at: scene.place)
  }

  /// Enters what is declared, and notes what is declared twice.
  mutating func declare() {
    for declaration in scenario.declarations {
      if case .window(let window) = declaration { declare(window) }
      if let node = declaration.node { declare(node) }
    }
    for node in scenario.declarations.compactMap({ $0.node }) { mention(node) }
    for step in scenario.steps { wrap(step) }
  }

  private mutating func declare(_ window: Scenario.Window) {
    if let first = names.windows[window.name.value] {
      reader.note(.windowTwice(window.name.value, first: first), at: window.name.place)
    } else {
      names.windows[window.name.value] = window.name.place.line
      names.windowOrder.append(window.name.value)
    }
  }

  private mutating func declare(_ node: Scenario.Node) {
    if node.kind.value != .mention, let name = node.name {
      if let first = names.entries[name.value] {
        reader.note(.declaredTwice(name.value, first: first.line), at: name.place)
      } else {
        names.add(name.value, node.kind.value, at: name.place)
      }
    } else if case .container(let kind) = node.kind.value {
      names.unnamedCounts[kind, default: 0] += 1
      names.count(at: node.kind.place)
    }
    for child in node.children { declare(child) }
  }

  /// Enters bare names that nothing declares, and what reactions wrap.
  private mutating func mention(_ node: Scenario.Node) {
    if node.kind.value == .mention, let name = node.name, names.entries[name.value] == nil {
      if Spelling.isClass(name.value) { reader.note(.className(name.value), at: name.place) }
      names.add(name.value, .screen, at: name.place)
    }
    for reaction in node.reactions { for step in reaction.steps { wrap(step) } }
    for child in node.children { mention(child) }
  }

  /// Enters what a step wraps, the scenario's own or another.
  mutating func wrap(_ step: Scenario.Step) {
    guard case .present(let presented, _, _) = step.action.value,
      case .wrapper(let inner) = presented.value
    else { return }
    names.wrapped.insert(inner)
  }
}

extension API {
  /// Since when it is there, or until when, for a version that lacks it.
  fileprivate func span(on version: SystemVersion) -> String {
    guard let until = versions.until, version >= since else {
      return "\(name) requires iOS \(since.text) or later"
    }
    return "\(name) works only up to iOS \(until.text)"
  }
}

struct NameTable: Sendable {
  struct Entry: Sendable {
    var kind: Scenario.Node.Kind
    var line: Int
  }

  var entries: [String: Entry] = [:]
  /// The names in the order of the file.
  var order: [String] = []
  var windows: [String: Int] = [Scenario.mainWindow: 0]
  var windowOrder = [Scenario.mainWindow]
  var unnamedCounts: [Scenario.ContainerKind: Int] = [:]
  /// What some step wraps in a navigation controller.
  var wrapped: Set<Scenario.Reference> = []

  /// How many controllers there are, and the place of the first that is one too many.
  private var total = 0
  private(set) var overfull: TextPlace?

  mutating func add(_ name: String, _ kind: Scenario.Node.Kind, at place: TextPlace) {
    if entries[name] == nil {
      order.append(name)
      count(at: place)
    }
    entries[name] = Entry(kind: kind, line: place.line)
  }

  mutating func count(at place: TextPlace) {
    total += 1
    if total == AppLimit.controllers + 1 { overfull = place }
  }
}
