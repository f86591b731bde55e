import BundledScenarios
import OrientationModel
import OrientationScenarios

extension Session {
  /// A scenario of the program's own; nothing where it is not right.
  init?(bundled: BundledScenario?, version: SystemVersion? = nil, device: Device? = nil) {
    guard let bundled else { return nil }
    let reading = Scenario.parse(bundled.text)
    guard reading.isRight else { return nil }
    self.init(
      reading.scenario, origin: .bundled(bundled.name), version: version, device: device)
  }

  /// A bundled scenario by its name.
  package init?(
    bundled name: String, version: SystemVersion? = nil, device: Device? = nil
  ) {
    self.init(bundled: BundledScenario.named(name), version: version, device: device)
  }

  /// Something small to start from.
  package static var blank: Session {
    let text = """
      title  My screens
      plist  portrait landscape
      screen Detail supports allButUpsideDown
      root
        navigation Main
          screen List supports portrait
      """
    return Session(Scenario.parse(text).scenario, origin: .new)
  }

  /// The same session with a file as it is now; the steps are done again as far as they go.
  func reloaded(_ scenario: Scenario) -> Session {
    var next = Session(
      scenario, origin: origin,
      version: scenario.settings.playedVersions.contains(setting.version)
        || setting.version != variants[0].scenario.settings.playedVersions.first
        ? setting.version : nil,
      device: setting.device != variants[0].scenario.settings.playedDevices.first
        ? setting.device : nil)
    if let lock = setting.lock { next.change { $0.lock = lock } }
    let walked = timeline.path(to: node).compactMap { timeline.step(of: $0) }
    if let copy, timeline.fork(node, copy.end) == node {
      // Notes may have been left out of what was written.
      next.walk(to: next.storyNode(afterDeeds: deedCount))
    } else if timeline.fork(node, story) == node {
      next.walk(to: next.storyNode(after: timeline.depth(of: node)))
    } else {
      for step in walked { next.force(step) }
    }
    return next
  }

  /// The line of its file that says the step one stands on, or the last one on the way that it has.
  var lineInFile: Int {
    let shared = timeline.fork(node, copy?.end ?? story)
    guard let copy else {
      let scenario = variants[0].scenario
      let count = timeline.depth(of: timeline.deed(at: shared))
      return scenario.line(of: scenario.steps.prefix(count).last)
    }
    // What was written may lack notes that the way here has.
    let count = timeline.path(to: shared).count { !timeline.isNote($0) }
    let scenario = Scenario.parse(copy.text).scenario
    return scenario.line(of: scenario.steps.filter { !$0.isNote }.prefix(count).last)
  }

  /// The place in the story after so many steps, or its end.
  private func storyNode(after count: Int) -> NodeID {
    timeline.pastNotes(min(NodeID(count), story))
  }

  private func storyNode(afterDeeds count: Int) -> NodeID {
    var node = timeline.pastNotes(0)
    for _ in 0..<count { node = timeline.later(than: node) ?? node }
    return node
  }
}

extension Scenario {
  /// The line of a step, or of the tree that is there at launch.
  fileprivate func line(of step: Step?) -> Int {
    let roots = declarations.lazy.compactMap { declaration -> Int? in
      if case .root(let node) = declaration { node.place.line } else { nil }
    }
    return max(1, step?.action.place.line ?? roots.first ?? 1)
  }
}
