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
    settings.mode =
      switch lines.scene?.value {
      case .windowed: .windowed
      case .resizable: .resizable
      case .fullScreen, nil: .fullScreen
      }
    settings.usesSceneLifeCycle = lines.lifeCycle?.value != .app
    for assumed in lines.assumptions {
      settings.assumptions[assumed.assumption.value] = assumed.holds
    }
    sheet.settings = settings
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

extension Scenario.Action {
  /// The controllers the action names.
  package var references: [Located<Scenario.Reference>] {
    switch self {
    case .push(let name, let container): [name] + [container].compactMap { $0 }
    case .pop(.to(let name)): [name]
    case .present(let presentation):
      [presentation.controller] + [presentation.presenter].compactMap { $0 }
    case .dismiss(let name), .update(let name), .updateLock(let name): [name].compactMap { $0 }
    case .select(let name), .replaceRoot(let name), .set(let name, _): [name]
    case .replace(let old, let new): [old, new]
    case .setDelegate(.screens(let names, _, _)): names
    default: []
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

extension ReactionCondition {
  init(_ condition: Scenario.Condition?) {
    switch condition {
    case nil: self = .always
    case .unsupported?: self = .unsupported
    case .unsupportedByGroup?: self = .unsupportedByGroup
    case .presenting?: self = .presenting
    case .notPresenting?: self = .notPresenting
    }
  }
}
