import OrientationExplorer
import OrientationModel

/// The same search once more, as simple as can be.
///
/// A dictionary of whole states, steps read off a snapshot, no packing, no threads. It shares nothing
/// with the explorer but the resolver.
package struct PlainEnumeration {
  /// A state by the words of the contract.
  package struct State: Hashable {
    var device: DeviceOrientation
    var lastDefinite: DeviceOrientation?
    var interface: InterfaceOrientation
    var windows: [SnapshotWindow]
    var app: App?
    var isLocked: Bool
    var posture = Posture.closed
    var held: DeviceOrientation?
    var forced: InterfaceOrientation?
    var hasCrashed = false
  }

  let app: App
  let lines: [Repertoire.Presentation]
  /// The lines of a file that show screens; nothing where each can be pushed anywhere.
  let showing: [Step]?
  let isImported: Bool
  let additions: [Step]
  /// What opens and closes an iPhone Duo, where that is among the steps.
  private let hinge: [Step]
  let depth: Int

  package private(set) var distances: [State: Int] = [:]
  package private(set) var transitions = 0
  /// The least number of steps after which each property of a state or step breaks.
  package private(set) var shortest: [String: Int] = [:]

  package init(
    _ app: App, presenting lines: [Repertoire.Presentation] = [], adding: [Step] = [],
    opening: Bool = false, depth: Int = 2
  ) {
    self.app = app
    hinge = opening ? Self.hinge(of: app) : []
    self.lines = lines
    showing = nil
    isImported = false
    additions = adding
    self.depth = depth
    enumerate()
  }

  /// As a file's lines show its screens.
  package init(_ app: App, showing: [Step], isImported: Bool) {
    self.app = app
    lines = showing.compactMap { Repertoire.Presentation($0) }
    self.showing = showing
    self.isImported = isImported
    additions = []
    hinge = Self.hinge(of: app)
    depth = 2
    enumerate()
  }

  private static func hinge(of app: App) -> [Step] {
    app.settings.device.hasHinge ? [.fold(.open), .fold(.closed)] : []
  }

  package var levels: [Int] {
    let deepest = distances.values.max() ?? 0
    return (0...deepest).map { level in distances.values.count { $0 == level } }
  }

  private mutating func enumerate() {
    var simulator = Simulator(app)
    let world = simulator.launch().world
    if world.hasCrashed { broke("no-exception", 0) }
    distances[state(world, simulator)] = 0
    var waiting = [(world, 0)]
    while !waiting.isEmpty {
      let (world, distance) = waiting.removeFirst()
      guard !world.hasCrashed else { continue }
      judge(world, distance, simulator)
      for step in steps(in: simulator.snapshot(of: world)) {
        guard let next = make(step, in: world, distance, &simulator) else { continue }
        transitions += 1
        if distances[state(next, simulator)] == nil {
          distances[state(next, simulator)] = distance + 1
          waiting.append((next, distance + 1))
        }
      }
    }
  }

  /// Makes a step, and judges it; nothing where it makes no sense.
  private mutating func make(
    _ step: Step, in world: World, _ distance: Int, _ simulator: inout Simulator
  ) -> World? {
    var next = world
    let outcome = simulator.perform(step, on: &next)
    guard outcome.problem == nil else { return nil }
    if next.hasCrashed { broke("no-exception", distance + 1) }
    if outcome.turnCount > 1 { broke("no-double-turn", distance + 1) }
    judgeLeaving(step, world, next, distance, simulator)
    return next
  }

  /// Whether every step of a path is on offer, and a property breaks at its end and not before.
  package func breaks(_ property: String, after path: [Step]) -> Bool {
    var replay = self
    replay.shortest = [:]
    var simulator = Simulator(app)
    var world = simulator.launch().world
    if world.hasCrashed { replay.broke("no-exception", 0) }
    for (distance, step) in path.enumerated() {
      guard !world.hasCrashed, steps(in: simulator.snapshot(of: world)).contains(step) else {
        return false
      }
      replay.judge(world, distance, simulator)
      guard let next = replay.make(step, in: world, distance, &simulator) else { return false }
      world = next
    }
    if !world.hasCrashed { replay.judge(world, path.count, simulator) }
    return replay.shortest[property] == path.count
  }

  private func state(_ world: World, _ simulator: Simulator) -> State {
    if world.hasCrashed {
      return State(
        device: .unknown, interface: .portrait, windows: [], isLocked: false, hasCrashed: true)
    }
    let readsHand = additions.contains(.lock(false)) || !app.reactions.isEmpty
    // What opens and closes under the lock goes by the last side that the device had by itself.
    let readsDefinite =
      world.isLocked && additions.contains { if case .fold = $0 { true } else { false } }
    let isFlat =
      !world.device.isDefinite || (readsHand && !world.held.isDefinite) || readsDefinite
    return State(
      device: world.device, lastDefinite: isFlat ? world.definite : nil,
      interface: world.interface, windows: simulator.snapshot(of: world).windows,
      app: additions.isEmpty && app.reactions.isEmpty ? nil : simulator.compiled(of: world).app,
      isLocked: world.isLocked, posture: world.posture,
      held: readsHand ? world.held : nil, forced: world.forced)
  }

  // MARK: Steps

  private func steps(in snapshot: Snapshot) -> [Step] {
    let presented = snapshot.windows.flatMap { $0.layers.dropFirst() }
    guard let top = snapshot.windows[0].layers.last else { return [] }
    var steps: [Step] = Repertoire.rotations.map { .rotate($0) }
    if let stack = top.node.path.last(where: { $0.kind == .navigation }) {
      let pushed = pushedCount(on: stack)
      if pushed < depth { steps += pushable.map { .push($0, into: nil) } }
      if pushed > 0 { steps.append(.pop) }
    }
    let layers = presented.isEmpty ? snapshot.windows.flatMap(\.layers) : [top]
    for case .push(let id, let container?) in Set(showing ?? []) where !trees.contains(id) {
      let stack = layers.flatMap(\.node.all).first { $0.id == container && $0.kind == .navigation }
      if let stack, pushedCount(on: stack) < depth { steps.append(.push(id, into: container)) }
    }
    for bar in shown(top.node) where bar.kind == .tabs || bar.kind == .pages {
      steps += bar.children.map { .select($0.id) }
    }
    var pairs: Set<Repertoire.Presentation> = []
    for line in lines where presented.count < depth {
      let pair = Repertoire.Presentation(line.controller, as: style(of: line))
      let mayStand = presented.isEmpty || line.presenter.map(top.node.holds) ?? false
      if mayStand, pairs.insert(pair).inserted {
        steps.append(.present(line.controller, as: line.style, from: nil))
      }
    }
    if !presented.isEmpty { steps.append(.dismiss(nil)) }
    return steps + hinge + additions
  }

  /// The style a line comes to: one that says none names the same pair as one that spells it out.
  private func style(of line: Repertoire.Presentation) -> PresentationStyle? {
    var quiet = app
    quiet.reactions = []
    var simulator = Simulator(quiet)
    var world = simulator.launch().world
    let step = Step.present(line.controller, as: line.style, from: nil)
    guard simulator.perform(step, on: &world).problem == nil else { return line.style }
    return simulator.snapshot(of: world).windows[0].layers.last?.style
  }

  private func shown(_ node: SnapshotNode) -> [SnapshotNode] {
    [node] + node.shown.flatMap { shown(node.children[$0]) }
  }

  private func pushedCount(on stack: SnapshotNode) -> Int {
    let same = zip(stack.children, app[stack.id].children).prefix { $0.id == $1 }.count
    return stack.children.count - same
  }

  private var trees: [ControllerID] {
    app.windows.map(\.root).filter { $0 != 0 }.flatMap(family)
  }

  /// What can be pushed onto the visible navigation: anywhere each screen outside the tree; else what
  /// a line pushes there, and what no line shows unless `import` wrote the file.
  private var pushable: [ControllerID] {
    let trees = trees
    return app.entries.indices.map { ControllerID($0 + 1) }.filter { id in
      guard !trees.contains(id) else { return false }
      let isScreen = app[id].controller.kind == .screen
      guard let showing else { return isScreen }
      if showing.contains(.push(id, into: nil)) { return true }
      return isScreen && !isImported && !showing.contains { shows($0, id) }
    }
  }

  private func shows(_ line: Step, _ id: ControllerID) -> Bool {
    switch line {
    case .push(let pushed, _): pushed == id
    case .present(let presented, _, _): family(presented).contains(id)
    default: false
    }
  }

  private func family(_ id: ControllerID) -> [ControllerID] {
    [id] + app[id].children.flatMap(family)
  }

  // MARK: Properties

  private mutating func broke(_ property: String, _ length: Int) {
    shortest[property] = min(shortest[property] ?? .max, length)
  }

  private mutating func judge(_ world: World, _ distance: Int, _ simulator: Simulator) {
    var simulator = simulator
    let snapshot = simulator.snapshot(of: world)
    if let visible = snapshot.visible, !isLaidOutAnyway(visible, snapshot),
      let mask = ownMask(of: visible, world, simulator), !mask.contains(world.interface)
    {
      broke("shown-is-supported", distance)
    }
    if !appMask(in: snapshot, world, simulator).contains(world.interface) {
      broke("shown-is-allowed", distance)
    }
    // Under the lock no turn asks anybody.
    var allowed = world.isLocked ? simulator.allowed(in: world) : nil
    var turns = false
    for held in Repertoire.rotations {
      var turned = world
      let (outcome, trace) = simulator.performTraced(.rotate(held), on: &turned)
      if outcome.turnCount > 0 { turns = true }
      if let mask = trace.allowed { allowed = mask }
    }
    if !turns, let allowed, allowed.count > 1 { broke("no-trap", distance) }
  }

  /// Whether the app's mask does not bind a controller, by the words of MISC-3 and 11 to 14.
  private func passesAppMask(_ controller: Controller, _ settings: Settings) -> Bool {
    switch controller.system {
    case .player: controller.supports != nil || settings.assumptions[.playerPassesAppMask]
    case .quickLook: settings.assumptions[.quickLookPassesAppMask]
    case .webVideo: ![3, 4, 5, 6, 7, 8, 10].contains(settings.version.major)
    default: controller.ignoresAppMask
    }
  }

  /// The app's mask for the window that is seen, by the words of MASK-5 to MASK-8.
  private func appMask(
    in snapshot: Snapshot, _ world: World, _ simulator: Simulator
  ) -> OrientationMask {
    let app = simulator.compiled(of: world).app
    let settings = app.settings
    let (major, listed) = (
      settings.version.major, settings.plist.map { OrientationMask(listed: $0) }
    )
    let top = snapshot.windows.last { $0.presence == .shown && !$0.layers.isEmpty }
    guard major >= 6, let top, let layer = top.layers.last, !isFree(world, settings),
      !passesAppMask(app[layer.node.id].controller, settings)
    else { return .all }
    if major >= 27, let mask = settings.sceneDelegate { return mask }
    let usual = listed ?? settings.defaultMask
    let answer: OrientationMask
    switch settings.delegate {
    case nil: return usual
    case .mask(let mask): answer = mask.mask
    case .idioms(let phone, let pad):
      answer = (settings.device.isPad && !settings.isForPhoneAlone ? pad : phone).mask
    case .top:
      let seen = layer.node.path.last?.id ?? 0
      let hasStyle = layer.node.id == seen && layer.style.map { !$0.isSheet } == true
      answer =
        app[seen].controller.supports
        ?? (hasStyle ? settings.defaultMask : settings.defaultControllerMask)
    case .during(let ids, let during, let otherwise):
      let path = layer.node.path.map(\.id)
      answer = (ids.contains { path.contains($0) } ? during : otherwise).mask
    case .window(let special, let inside, let otherwise):
      answer = (top.id == special ? inside : otherwise).mask
    }
    return settings.assumptions[.plistLimitsRotation] ? answer.intersection(usual) : answer
  }

  /// Where masks count for nothing: PAD-1, PAD-7, GEO-11, DUO-4.
  private func isFree(_ world: World, _ settings: Settings) -> Bool {
    let (major, isWhole) = (settings.version.major, settings.requiresFullScreen)
    let listsAll = settings.plist.map { OrientationMask(listed: $0) == .all } ?? false
    if settings.device.hasHinge, world.posture != .closed {
      return settings.linked.major >= 27 && !settings.assumptions[.duoInnerReadsMasks]
        && !(isWhole && settings.assumptions[.duoFullScreenKeyReadsMasks])
    }
    if settings.device.isPad, major >= 9, !isWhole, listsAll { return true }
    if major >= 27, world.mode == .resizable, settings.linked.major >= 27 {
      let isMirrored = !settings.device.isPad && settings.assumptions[.mirroringIsPortrait]
      return (world.isResized || isMirrored)
        && !(isWhole && settings.assumptions[.fullScreenHonouredOn27])
    }
    guard settings.device.isPad, major >= 26 else { return false }
    let losesMasks = settings.usesSceneLifeCycle && settings.assumptions[.sceneAppsIgnoreMasks]
    return world.mode == .windowed
      ? !isWhole || losesMasks : world.mode == .fullScreen && losesMasks
  }

  /// A view of SwiftUI has no getter: its mask is the preference it sets.
  private func ownMask(
    of id: ControllerID, _ world: World, _ simulator: Simulator
  ) -> OrientationMask? {
    let controller = simulator.compiled(of: world).app[id].controller
    let isSilent = controller.supports == nil && controller.legacy == nil
    // CONT-10: up to iOS 5 silence means portrait.
    if controller.kind != .view, isSilent, app.settings.version.major <= 5 { return .portrait }
    guard controller.kind == .view else { return simulator.mask(of: id, in: world) }
    return controller.supports ?? app.settings.defaultMask
  }

  /// One of Apple's own in an iPad's popover is laid out there however the interface stands.
  private func isLaidOutAnyway(_ id: ControllerID, _ snapshot: Snapshot) -> Bool {
    let layer = snapshot.windows.last { $0.presence == .shown && !$0.layers.isEmpty }?.layers.last
    return app.settings.isPadIdiom
      && layer?.style == .popover && layer?.node.id == id && app[id].controller.system != nil
  }

  private mutating func judgeLeaving(
    _ step: Step, _ before: World, _ opened: World, _ distance: Int, _ simulator: Simulator
  ) {
    var (simulator, left) = (simulator, opened)
    let inverse: Step
    switch step {
    case .push(_, let container):
      inverse = .pop
      let stack = simulator.snapshot(of: opened).windows[0].layers.last?.node.path
        .last { $0.kind == .navigation }
      // What is pushed out of sight is popped by nobody.
      if let container, container != stack?.id { return }
    case .present: inverse = .dismiss(nil)
    default: return
    }
    guard !opened.hasCrashed, simulator.perform(inverse, on: &left).problem == nil,
      !left.hasCrashed,
      left.interface != before.interface
    else { return }
    broke("leaving-restores", distance + 2)
  }
}
