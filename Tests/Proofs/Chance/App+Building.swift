import OrientationModel
import OrientationTelling

/// A sheet with a few settings, for tests that build their casts by hand.
package func makeApp(
  ios version: UInt8 = 15, on device: Device = .iPhone, plist: OrientationMask? = nil,
  delegate: DelegateAnswer<Numbers>? = nil, held: DeviceOrientation = .portrait,
  _ build: (inout App) -> ControllerID
) -> App {
  var app = App()
  app.settings.version = SystemVersion(version)
  app.settings.linked = SystemVersion(version)
  app.settings.device = device
  app.settings.plist = plist?.orientations
  app.settings.delegate = delegate
  app.settings.held = held
  let root = build(&app)
  app.windows[0].root = root
  return app
}

extension App {
  /// Adds a controller; what is not said is UIKit's default.
  @discardableResult
  package mutating func declare(
    _ name: String, _ kind: Controller.Kind = .screen, supports mask: OrientationMask? = nil,
    asks: Controller.Asks = .nobody, children: [ControllerID] = [],
    _ more: (inout Controller) -> Void = { _ in }
  ) -> ControllerID {
    var controller = Controller(kind: kind)
    controller.supports = mask
    for question in [Controller.Question.mask, .autorotate, .preferred] {
      controller[question].asks = asks
    }
    more(&controller)
    var entry = Entry(name: name, controller)
    entry.children = children
    return add(entry)
  }

  /// Adds one of Apple's own controllers.
  package mutating func declare(system: SystemController) -> ControllerID {
    declare("system \(system.name)", .system) { $0.system = system }
  }

  /// The controller of that name.
  package func id(_ name: String) -> ControllerID {
    ControllerID((entries.firstIndex { $0.name == name } ?? -1) + 1)
  }
}

/// Films in a navigation controller, and a player beside it: the situation most tests begin with.
package func films(
  ios version: UInt8 = 15, on device: Device = .iPhone, asks: Controller.Asks = .top,
  films mask: OrientationMask? = .portrait, player: OrientationMask? = .allButUpsideDown,
  plist: OrientationMask? = .allButUpsideDown, delegate: DelegateAnswer<Numbers>? = nil
) -> App {
  makeApp(ios: version, on: device, plist: plist, delegate: delegate) {
    let films = $0.declare("Films", supports: mask)
    $0.declare("Player", supports: player)
    return $0.declare("Main", .navigation, asks: asks, children: [films])
  }
}

package let filmsID: ControllerID = 1
package let playerID: ControllerID = 2
package let mainID: ControllerID = 3
