import OrientationModel

/// What is on the screen, before anybody asks how it is held.
package struct DrawnScreen: Hashable, Sendable {
  package var snapshot: Snapshot
  /// Who they all are, and the app's settings as far as they can be seen.
  package private(set) var app: App
  package var placement = Placement()
  /// A drag that was begun and not finished.
  package var swipe = Swipe.none
  /// Where the app set the status bar by hand.
  package var statusBar: InterfaceOrientation?
  package var isInBackground = false
  package var hasCrashed = false

  package init(snapshot: Snapshot, app: App) {
    self.snapshot = snapshot
    self.app = app
    self.app.settings.version = Self.look(of: app.settings.version)
    self.app.settings.linked = self.app.settings.version
  }

  /// The first version on which everything is drawn as on this one.
  private static func look(of version: SystemVersion) -> SystemVersion {
    SystemVersion(SystemVersion.Look.allCases.first { version.has($0) }?.rawValue ?? 2)
  }

  package init(of world: World, on simulator: Simulator) {
    self.init(snapshot: simulator.snapshot(of: world), app: simulator.compiled(of: world).app)
    placement = Placement(of: world, on: simulator)
    swipe = world.swipe
    statusBar = world.statusBar
    isInBackground = world.isInBackground
    hasCrashed = world.hasCrashed
  }

  var device: Device { app.settings.device }

  /// A crash leaves the Home Screen, as the background does.
  var showsHomeScreen: Bool { isInBackground || hasCrashed }

  var hasHomeButton: Bool { device.hasHomeButton(on: app.settings.version) }

  /// What people call a controller; empty for nobody.
  func name(_ id: ControllerID?) -> String {
    guard let id, id > 0, Int(id) <= app.entries.count else { return "" }
    return switch app[id].controller.system {
    case .alert: "Alert"
    case .share: "Share"
    case .imagePicker: "Photos"
    case .player: "Player"
    case .safari: "Safari"
    case .mail: "Mail"
    case .print: "Print"
    case .quickLook: "Preview"
    case .photoPicker: "Photos"
    case .store: "Store"
    case .contacts: "Contacts"
    case .webVideo: "Video"
    case nil: app[id].name
    }
  }

  /// A container that nobody has named, and in which nothing is seen, is called what it is.
  var visibleName: String {
    let name = name(snapshot.visible)
    guard let controller = app.controller(snapshot.visible ?? 0), controller.isContainer,
      name == controller.kind.name
    else { return name }
    return controller.kind.words
  }
}
