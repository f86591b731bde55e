import OrientationModel

/// A scenario made ready for the engine: one device, one version, names turned into ids.
package struct Situation: Sendable {
  package var app: App
  package let names: Naming
  /// How many controllers the file declares; wrappers and Apple's own come after them.
  package let declaredCount: Int
  let links: [SystemVersion]

  /// The device and version to play on, and the SDK, where the file's first are not meant.
  package init(
    _ scenario: Scenario, device: Device? = nil, version: SystemVersion? = nil,
    linked: SystemVersion? = nil
  ) {
    var assembly = Assembly(scenario)
    assembly.declare()
    declaredCount = assembly.app.entries.count
    let device = device ?? scenario.settings.playedDevices[0]
    let version = version ?? scenario.playedVersions(on: device)[0]
    assembly.settle(device: device, version: version, linked: linked)
    assembly.connect()
    links = scenario.settings.linked?.versions ?? []
    app = assembly.app
    names = assembly.names
  }

  /// Made ready for one of the plays that it lists.
  package init(_ scenario: Scenario, on stage: Stage) {
    self.init(scenario, device: stage.device, version: stage.version, linked: stage.linked)
  }

  /// An app that no scenario stands behind.
  package init(_ app: App) {
    self.app = app
    names = Naming()
    links = []
    declaredCount = app.entries.count
  }

  /// The same under another version, of which a file's lines say nothing but what it was built with.
  package func under(
    _ version: SystemVersion, _ lines: Scenario.Settings, _ linked: SystemVersion? = nil
  ) -> Situation {
    var other = self
    other.app.settings.run(on: version, lines, linked: linked)
    return other
  }

  /// A step of the language as the engine has it; nothing for a note.
  package func step(_ step: Scenario.Step) -> Step? {
    if case .note = step.action.value { return nil }
    return names.step(step)
  }

  /// Whether everybody whom a step names is there.
  package func knows(_ step: Scenario.Step) -> Bool {
    step.action.value.controllers.allSatisfy { id($0.value) != nil }
  }

  package func id(_ reference: Scenario.Reference) -> ControllerID? { names.id(reference) }
}

extension Scenario.VersionList {
  package var ranges: [ClosedRange<SystemVersion>] { parts.map { $0.range } }
}

package struct Naming: Sendable {
  var controllers: [Scenario.Reference: ControllerID] = [:]
  var windows: [String: WindowID] = [:]

  package func id(_ reference: Scenario.Reference) -> ControllerID? {
    controllers[reference] ?? reference.spelledOut.flatMap { controllers[$0] }
  }

  func id(_ reference: Located<Scenario.Reference>) -> ControllerID { id(reference.value) ?? 0 }

  /// A step as the engine has it, with the versions it is for.
  func step(_ step: Scenario.Step) -> Step {
    let action = self.step(step.action.value)
    return step.versions.map { .onVersions($0.ranges, action) } ?? action
  }

  private func step(_ action: Scenario.Action) -> Step {
    action.map(controller: id, window: id(window:))
  }

  func answer(_ answer: Scenario.DelegateAnswer) -> DelegateAnswer<Numbers> {
    answer.map(controller: id, window: id(window:))
  }

  private func id(window name: Located<String>) -> WindowID {
    windows[name.value] ?? AppLimit.noWindow
  }
}
