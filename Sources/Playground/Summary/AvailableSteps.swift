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
  var preview: String
}

extension World {
  /// What has come of the interface since a world before it: `rotates to portrait`.
  func result(since before: World?) -> String {
    if hasCrashed { return "crashes" }
    guard let before else { return "launches in \(interface.name)" }
    return (before.interface == interface ? "stays in " : "rotates to ") + interface.name
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
  var all: [AvailableStep] {
    pushes + found(.pop, [.pop]) + tabs
      + presentable.flatMap { present($0.reference, $0.id, as: [told($0.reference)]) }
      + found(.dismiss, [.dismiss(nil)])
  }

  private var pushes: [AvailableStep] {
    offStage.filter { kind($0.id) != .cover && kind($0.id) != .sheet }.flatMap {
      found(.push, [.push(Located($0.reference), into: nil)], "push \(name($0.id))")
    }
  }

  /// The style in which the story presents it first.
  private func told(_ reference: Scenario.Reference) -> PresentationStyle? {
    for case .present(let presented, let style, _) in scenario.steps.map({ $0.action.value })
    where presented.value == reference { return style }
    return nil
  }

  private func present(
    _ reference: Scenario.Reference, _ id: ControllerID, as styles: [PresentationStyle?]
  ) -> [AvailableStep] {
    styles.flatMap { style in
      found(
        .present, [.present(Located(reference), as: style, from: nil)],
        "present \(name(id))" + (style.map { " as \($0.name)" } ?? ""))
    }
  }

  var styles: [AvailableStep] {
    presentable.flatMap { reference, id in
      // SwiftUI presents a cover or a sheet as what it is.
      let others = kind(id).isSwiftUI ? [] : PresentationStyle.allCases.filter { $0 != .automatic }
      return present(reference, id, as: [nil] + others.map { Optional($0) })
    }
  }

  /// The tabs that are not selected.
  private var tabs: [AvailableStep] {
    let bars = snapshot.visiblePath.filter { $0.kind == .tabs || $0.kind == .pages }
    return bars.flatMap { bar in
      bar.children.enumerated().flatMap { index, child -> [AvailableStep] in
        guard !bar.shown.contains(index), let tab = reference(in: child) else { return [] }
        return found(.nextTab, [.select(Located(tab))], "tab \(name(child.id))")
      }
    }
  }

  var windows: [AvailableStep] {
    let names = (scenario.windows.map { $0.name.value } + [Scenario.mainWindow])
      .map { Located($0) }
    let isAlone = snapshot.windows.count { $0.presence == .shown } == 1
    return found(.windows, names.flatMap { [.addWindow($0), .showWindow($0)] })
      + (isAlone ? [] : found(.windows, names.map { .hideWindow($0) }))
      + SceneShape.plain.filter { playback.trial(.resize($0)).world != playback.world }
      .flatMap { found(.windows, [.resize($0)], "make it \($0.name)") }
  }

  /// Some steps as far as they make sense here, each called what it is where nothing else is said.
  func found(
    _ command: KeyCommand, _ actions: [Scenario.Action], _ label: String? = nil
  ) -> [AvailableStep] {
    actions.compactMap { action in
      let step = Scenario.Step(action)
      guard let (world, outcome) = playback.trial(step), outcome.problem == nil else { return nil }
      return AvailableStep(
        command: command, label: label ?? action.text, step: step,
        preview: world.result(since: playback.world))
    }
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
