import OrientationModel

extension Assembly {
  /// The set-up lines, for one device and one version.
  mutating func settle(_ lines: Scenario.Settings, device: Device, version: SystemVersion) {
    var settings = Settings()
    settings.device = device
    settings.version = version
    settings.linked = lines.linked?.value ?? version
    settings.held = lines.held?.value ?? .portrait
    settings.isLocked = lines.lock?.value ?? false
    let own = device.isPad ? lines.padPlist : lines.phonePlist
    settings.plist = own?.value ?? lines.plist?.value
    settings.hasIdiomList = own != nil
    settings.sceneDelegate = lines.sceneDelegate?.value.mask
    settings.requiresFullScreen = lines.requiresFullScreen?.value ?? false
    settings.mode = lines.scene?.value ?? .fullScreen
    settings.usesSceneLifeCycle = lines.lifeCycle?.value != .app
    for assumed in lines.assumptions {
      settings.assumptions[assumed.assumption.value] = assumed.holds
    }
    app.settings = settings
  }
}

extension Scenario.Declaration {
  /// The tree that the declaration holds.
  var node: Scenario.Node? {
    switch self {
    case .controller(let node): node
    case .root(let node): node.value
    case .window(let window): window.root
    }
  }
}

extension Scenario.Node {
  /// What the engine calls it.
  var engineKind: Controller.Kind? {
    switch kind.value {
    case .mention, .screen: .screen
    case .container(.navigation): .navigation
    case .container(.tabs): .tabs
    case .container(.split): .split
    case .container(.pages): .pages
    case .container(.container): .container
    case .container(.hosting): .hosting
    case .view: .view
    case .cover: .cover
    case .sheet: .sheet
    case .system: .system
    }
  }
}

extension Controller.Claim {
  init(_ claim: Bool?) {
    switch claim {
    case true?: self = .yes
    case false?: self = .no
    case nil: self = .unsaid
    }
  }
}

extension Controller.Question {
  init(_ question: Scenario.Asks.Question) {
    switch question {
    case .mask: self = .mask
    case .autorotate: self = .autorotate
    case .preferred: self = .preferred
    case .lock: self = .lock
    }
  }
}
