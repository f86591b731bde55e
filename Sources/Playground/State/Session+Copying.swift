import BundledScenarios
import OrientationModel
import OrientationScenarios

extension Session {
  /// What is saved: everything up to where one stands.
  var copySoFar: Copy { Copy(text: written.text, end: node) }

  /// What is edited: the story with its rest, or the branch with its own.
  ///
  /// Where nothing was changed it is the very text that was opened.
  var wholeCopy: Copy {
    let end = branchEnd
    if let name = bundledName, isAsOpened, let bundled = BundledScenario.named(name) {
      return Copy(text: bundled.text, end: end)
    }
    return Copy(text: whole(to: end).text, end: end)
  }

  /// Whether one is on the story, under a set-up and a setting that it has itself.
  private var isAsOpened: Bool {
    let settings = scenario.settings
    return node <= story && setting.variant == 0 && setting.lock == nil
      && settings.playedVersions.contains(setting.version)
      && settings.playedDevices.contains(setting.device)
  }

  /// Where what is still to come ends.
  private var branchEnd: NodeID {
    if node <= story { return story }
    var end = node
    while let next = timeline.favourite(of: end) { end = next }
    return end
  }

  /// The whole scenario up to a place: the story's steps as they stand in it, and one's own.
  private func whole(to end: NodeID) -> Scenario {
    var scenario = scenario
    let own = variants[0].scenario.steps
    scenario.steps = timeline.path(to: end).compactMap { node in
      let told = node <= story ? own.dropFirst(Int(node) - 1).first : nil
      var step = told ?? timeline.step(of: node)
      step?.expectations += expected(after: node)
      return step
    }
    scenario.launch += expected(after: 0)
    // What one plays under comes first; the story's own stay, for its steps may name them.
    if !scenario.settings.playedVersions.contains(setting.version) {
      let others = scenario.settings.ios?.value.parts ?? []
      scenario.settings.ios = Located(.init([.only(setting.version)] + others))
    }
    if !scenario.settings.playedDevices.contains(setting.device) {
      scenario.settings.devices.insert(Located(setting.device), at: 0)
    }
    if let lock = setting.lock { scenario.settings.lock = Located(lock) }
    guard bundledName != nil else { return scenario }
    // What vouches for the story does not vouch for what was changed.
    if setting.variant != 0 || end > story { scenario.header.evidence = nil }
    if end > story { (scenario.header.about, scenario.header.sources) = ([], []) }
    return scenario
  }
}
