import OrientationModel

/// A scenario made ready for the engine: one device, one version, names turned into ids.
package struct Situation: Sendable {
  package var sheet: CastSheet
  package private(set) var names: Naming
  /// How many controllers the file declares; wrappers and Apple's own come behind them.
  package let declaredCount: Int

  /// The device and version to play on, where the file's first are not meant.
  package init(_ scenario: Scenario, device: Device? = nil, version: SystemVersion? = nil) {
    var assembly = Assembly(scenario)
    assembly.declare()
    declaredCount = assembly.sheet.entries.count
    let device = device ?? scenario.settings.playedDevices.first ?? .iPhone
    let version = version ?? scenario.settings.playedVersions.first ?? SystemVersion(26)
    assembly.settle(scenario.settings, device: device, version: version)
    assembly.connect(scenario)
    sheet = assembly.sheet
    names = assembly.names
  }

  /// A step of the language as the engine has it; nothing for a note.
  package func step(_ step: Scenario.Step) -> Step? {
    guard let action = names.step(step.action.value) else { return nil }
    guard let versions = step.versions?.value else { return action }
    return .only(versions.ranges, action)
  }

  /// The controller a reference means.
  package func id(_ reference: Scenario.Reference) -> ControllerID? { names.id(reference) }

  /// What steps and expectations call a controller.
  package func reference(to id: ControllerID) -> Scenario.Reference? {
    names.controllers.filter { $0.value == id }.keys.min { $0.text < $1.text }
  }

  package func window(_ name: String) -> WindowID? { names.window(name) }
}

extension Scenario.VersionList {
  /// The versions as ranges; a minor version counts as its major one.
  package var ranges: [ClosedRange<SystemVersion>] {
    parts.map {
      SystemVersion($0.majors.lowerBound)...SystemVersion($0.majors.upperBound, minor: .max)
    }
  }
}

/// Which names mean whom.
package struct Naming: Sendable {
  var controllers: [Scenario.Reference: ControllerID] = [:]
  var windows: [String: WindowID] = [:]

  package func id(_ reference: Scenario.Reference) -> ControllerID? {
    controllers[reference] ?? reference.spelledOut.flatMap { controllers[$0] }
  }

  package func window(_ name: String) -> WindowID? { windows[name] }

  func id(_ reference: Located<Scenario.Reference>) -> ControllerID {
    id(reference.value) ?? 0
  }

  /// An action as the engine has it; nothing for a note.
  func step(_ action: Scenario.Action) -> Step? {
    switch action {
    case .rotate(.to(let held)): .rotate(held)
    case .rotate(.left): .rotateLeft
    case .rotate(.right): .rotateRight
    case .lock(let on): .lock(on)
    case .push(let name, let container): .push(id(name), into: container.map { id($0) })
    case .pop(.one): .pop
    case .pop(.to(let name)): .popTo(id(name))
    case .pop(.root): .popToRoot
    case .present(let presentation):
      .present(
        id(presentation.controller), as: presentation.style?.value,
        from: presentation.presenter.map { id($0) })
    case .dismiss(let name): .dismiss(name.map { id($0) })
    case .select(let name): .select(id(name))
    case .replaceRoot(let name): .replaceRoot(id(name))
    case .replace(let old, let new): .replace(id(old), with: id(new))
    default: request(action)
    }
  }

  private func request(_ action: Scenario.Action) -> Step? {
    switch action {
    case .force(.orientation(let orientation)): .force(.orientation(orientation))
    case .force(.unknown): .force(.unknown)
    case .force(.preferred): .force(.preferred)
    case .request(let mask): .request(mask)
    case .update(let name): .update(name.map { id($0) })
    case .updateLock(let name): .updateLock(name.map { id($0) })
    case .statusBar(let orientation): .statusBar(orientation)
    case .beginPop: .beginPop
    case .beginDismiss: .beginDismiss
    case .cancel: .cancel
    case .finish: .finish
    case .beginGenerating: .beginGenerating
    case .endGenerating: .endGenerating
    case .attempt: .attempt
    case .set(let name, let change): .set(edit(id(name), change))
    case .setDelegate(let answer): .set(.delegate(self.answer(answer)))
    default: scene(action)
    }
  }

  private func scene(_ action: Scenario.Action) -> Step? {
    switch action {
    case .addWindow(let name): .addWindow(windows[name.value] ?? 0)
    case .showWindow(let name): .showWindow(windows[name.value] ?? 0)
    case .hideWindow(let name): .hideWindow(windows[name.value] ?? 0)
    case .resize(.fullScreen): .resize(.fullScreen)
    case .resize(.windowed): .resize(.windowed)
    case .resize(.resizable): .resize(.resizable)
    case .background: .background
    case .foreground: .foreground
    default: nil
    }
  }

  private func edit(_ id: ControllerID, _ change: Scenario.Change) -> Edit {
    switch change {
    case .supports(let answer): .supports(id, answer.mask, isEnum: answer.isEnum)
    case .prefers(.orientation(let orientation)):
      .prefers(id, Controller.Preference(orientation))
    case .prefers(.unknown): .prefers(id, .unknown)
    case .autorotates(let claim): .autorotates(id, claim)
    case .prefersLock(let claim): .prefersLock(id, claim)
    case .orientations(let mask): .orientations(id, mask)
    }
  }

  func answer(_ answer: Scenario.DelegateAnswer) -> DelegateAnswer {
    switch answer {
    case .mask(let mask): .mask(mask.mask)
    case .asksTop: .top
    case .screens(let names, let mask, let otherwise):
      .during(names.map { id($0) }, mask.mask, otherwise: otherwise.mask)
    case .window(let name, let mask, let otherwise):
      .window(windows[name.value] ?? 0, mask.mask, otherwise: otherwise.mask)
    }
  }
}

extension Scenario.MaskAnswer {
  var isEnum: Bool {
    if case .rawValue = self { return true }
    return false
  }
}
