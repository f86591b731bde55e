import OrientationModel
import OrientationScenarios
import PlaygroundSession

/// Something that can be done where one stands, and what would come of it.
struct AvailableStep: Hashable, Sendable {
  var command: KeyCommand
  /// What it is called: `push Player`.
  var label: String
  var step: Scenario.Step
  /// What would come of it, found out without anybody hearing of it.
  var preview: StepPreview
}

enum StepPreview: Hashable, Sendable {
  case turns(to: InterfaceOrientation)
  case stays(InterfaceOrientation)
  case launches(in: InterfaceOrientation)
  case ends

  init(before: World?, after: World) {
    let interface = after.interface
    switch before?.interface {
    case _ where after.hasCrashed: self = .ends
    case nil: self = .launches(in: interface)
    case interface: self = .stays(interface)
    case .some: self = .turns(to: interface)
    }
  }

  var text: String {
    switch self {
    case .turns(let orientation): "rotates to \(orientation.name)"
    case .stays(let orientation): "stays in \(orientation.name)"
    case .launches(let orientation): "launches in \(orientation.name)"
    case .ends: "crashes"
    }
  }
}

extension Scenario.Step {
  /// A step that no file has.
  init(_ action: Scenario.Action) { self.init(Located(action)) }
}

extension Snapshot {
  /// Whether something is presented in the window that counts.
  var isPresenting: Bool { (windows.first { $0.id == owner }?.layers.count ?? 0) > 1 }

  /// The nodes from the topmost layer's root down to what is seen.
  var visiblePath: [SnapshotNode] {
    windows.first { $0.id == owner }?.layers.last?.node.path ?? []
  }
}

/// Finds out what can be done where one stands.
struct StepFinder {
  private let scenario: Scenario
  private let playback: Playback
  private let snapshot: Snapshot
  private let everybody: [(reference: Scenario.Reference, id: ControllerID)]
  private var found: [AvailableStep] = []

  init(_ session: inout Session) {
    let playback = session.playback()
    scenario = session.scenario
    self.playback = playback
    snapshot = playback.simulator.snapshot(of: playback.world)
    let app = playback.situation.app
    everybody = app.entries.indices.map { ControllerID($0 + 1) }.compactMap { id in
      app.reference(to: id).map { ($0, id) }
    }
  }

  /// What a user can do with the screens.
  mutating func all() -> [AvailableStep] {
    pushes()
    add(.pop, "pop", .pop)
    tabs()
    for (reference, id) in presentable { present(reference, id, as: told(reference)) }
    add(.dismiss, "dismiss", .dismiss(nil))
    return found
  }

  private mutating func pushes() {
    for (reference, id) in offStage where kind(id) != .cover && kind(id) != .sheet {
      add(.push, "push \(name(id))", .push(Located(reference), into: nil))
    }
  }

  /// The style in which the story presents it first.
  private func told(_ reference: Scenario.Reference) -> PresentationStyle? {
    for case .present(let presented, let style, _) in scenario.steps.map({ $0.action.value })
    where presented.value == reference { return style }
    return nil
  }

  private mutating func present(
    _ reference: Scenario.Reference, _ id: ControllerID, as style: PresentationStyle?
  ) {
    add(
      .present, "present \(name(id))" + (style.map { " as \($0.name)" } ?? ""),
      .present(Located(reference), as: style, from: nil))
  }

  mutating func styles() -> [AvailableStep] {
    for (reference, id) in presentable {
      // SwiftUI presents a cover or a sheet as what it is.
      let styles = kind(id).isSwiftUI ? [] : PresentationStyle.allCases.filter { $0 != .automatic }
      present(reference, id, as: nil)
      for style in styles { present(reference, id, as: style) }
    }
    return found
  }

  /// The tabs that are not selected.
  private mutating func tabs() {
    for node in snapshot.visiblePath where node.kind == .tabs || node.kind == .pages {
      for (index, child) in node.children.enumerated() where !node.shown.contains(index) {
        guard let reference = reference(in: child) else { continue }
        add(.nextTab, "tab \(name(child.id))", .select(Located(reference)))
      }
    }
  }

  mutating func windows() -> [AvailableStep] {
    for window in scenario.windows.map({ $0.name.value }) + [Scenario.mainWindow] {
      add(.windows, "add window \(window)", .addWindow(Located(window)))
      add(.windows, "show window \(window)", .showWindow(Located(window)))
      add(.windows, "hide window \(window)", .hideWindow(Located(window)))
    }
    for shape in SceneShape.plain { add(.windows, "make it \(shape.name)", .resize(shape)) }
    return found
  }

  /// Any steps, as far as they make sense here.
  mutating func trying(_ command: KeyCommand, _ actions: [Scenario.Action]) -> [AvailableStep] {
    for action in actions { add(command, action.text, action) }
    return found
  }

  private mutating func add(_ command: KeyCommand, _ label: String, _ action: Scenario.Action) {
    let step = Scenario.Step(action)
    guard let (world, outcome) = playback.trial(step), outcome.problem == nil else { return }
    let preview = StepPreview(before: playback.world, after: world)
    found.append(AvailableStep(command: command, label: label, step: step, preview: preview))
  }

  // MARK: Who is where

  private var offStage: [(reference: Scenario.Reference, id: ControllerID)] {
    everybody.filter { snapshot.standing(of: $0.id) == nil }
  }

  /// Without what is a window's root, at launch or later.
  private var presentable: [(reference: Scenario.Reference, id: ControllerID)] {
    let atLaunch = playback.situation.app.windows.map { $0.root }
    let later = scenario.steps.compactMap { step in
      if case .replaceRoot(let root) = step.action.value { root.value } else { nil }
    }
    return offStage.filter {
      kind($0.id) != .view && !atLaunch.contains($0.id) && !later.contains($0.reference)
    }
  }

  private func kind(_ id: ControllerID) -> Controller.Kind {
    playback.simulator.compiled(of: playback.world).app[id].controller.kind
  }

  private func name(_ id: ControllerID) -> String { playback.simulator.compiled.name(id) }

  /// A name that leads to a controller: its own, or that of somebody it holds.
  private func reference(in node: SnapshotNode) -> Scenario.Reference? {
    node.all.lazy.compactMap { held in everybody.first { $0.id == held.id } }.first?.reference
  }
}
