import OrientationModel

extension Scenario {
  /// What one line of the set-up sets; without a value the line isn't there.
  package enum Setting: Hashable, Sendable {
    case devices([Located<Device>])
    case ios(Located<VersionList>?)
    case linked(VersionList?)
    case deployment(SystemVersion?)
    case held(DeviceOrientation?)
    case posture(Posture?)
    case lock(Bool?)
    case plist(Located<[InterfaceOrientation]>?)
    case phonePlist(Located<[InterfaceOrientation]>?)
    case padPlist(Located<[InterfaceOrientation]>?)
    case delegate(Located<DelegateAnswer>?)
    case adaptor(Located<DelegateAnswer>?)
    case sceneDelegate(Located<MaskAnswer>?)
    case requiresFullScreen(Located<Bool>?)
    case family(Family?)
    case scene(Located<SceneShape>?)
    case minimumSize(PointSize?)
    case lifeCycle(Located<LifeCycle>?)
    case assume(Assumption, holds: Bool?)
  }
}

extension Scenario.Settings {
  package mutating func take(_ setting: Scenario.Setting) {
    switch setting {
    case .devices(let devices): self.devices = devices
    case .ios(let ios): self.ios = ios
    case .linked(let linked): self.linked = linked
    case .deployment(let deployment): self.deployment = deployment
    case .held(let held): self.held = held
    case .posture(let posture): self.posture = posture
    case .lock(let lock): self.lock = lock
    case .plist(let plist): self.plist = plist
    case .phonePlist(let plist): phonePlist = plist
    case .padPlist(let plist): padPlist = plist
    case .delegate(let delegate): self.delegate = delegate
    case .adaptor(let adaptor): self.adaptor = adaptor
    case .sceneDelegate(let delegate): sceneDelegate = delegate
    case .requiresFullScreen(let isRequired): requiresFullScreen = isRequired
    case .family(let family): self.family = family
    case .scene(let scene): self.scene = scene
    case .minimumSize(let size): minimumSize = size
    case .lifeCycle(let lifeCycle): self.lifeCycle = lifeCycle
    case .assume(let assumption, let holds): assume(assumption, holds: holds)
    }
  }

  private mutating func assume(_ assumption: Assumption, holds: Bool?) {
    let index = assumptions.firstIndex { $0.assumption == assumption }
    switch (index, holds) {
    case (let index?, let holds?): assumptions[index].holds = holds
    case (let index?, nil): assumptions.remove(at: index)
    case (nil, let holds?): assumptions.append(Scenario.Assumed(assumption, holds: holds))
    case (nil, nil): break
    }
  }
}
