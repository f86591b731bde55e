import OrientationExplorer
import OrientationModel

/// Casts in a line or two.
package enum Toys {
  package static func app(_ version: UInt8 = 16, _ device: Device = .iPhone) -> App {
    var app = App()
    app.settings.version = SystemVersion(version)
    app.settings.linked = SystemVersion(version)
    app.settings.device = device
    return app
  }

  /// One screen, as root.
  package static func single(_ mask: OrientationMask, _ version: UInt8 = 16) -> App {
    var app = Toys.app(version)
    app.windows[0].root = app.screen("Root", mask)
    return app
  }

  /// A navigation controller that asks its top, over one portrait screen.
  package static func navigation(
    pushing masks: [OrientationMask], _ version: UInt8 = 16, _ device: Device = .iPhone
  ) -> App {
    var app = Toys.app(version, device)
    let stack = app.container("Main", .navigation, asks: .top)
    app[stack].children = [app.screen("Root", .portrait)]
    for (index, mask) in masks.enumerated() { app.screen("Screen \(index)", mask) }
    app.windows[0].root = stack
    return app
  }

  /// Tabs of navigation controllers, everybody asking on.
  package static func tabs(
    _ number: Int, pushing masks: [OrientationMask], _ version: UInt8 = 16,
    _ device: Device = .iPhone
  ) -> App {
    var app = Toys.app(version, device)
    let tabs = app.container("Tabs", .tabs, asks: .top)
    for tab in 0..<number {
      let stack = app.container("Stack \(tab)", .navigation, asks: .top)
      app[stack].children = [app.screen("Root \(tab)", tab == 0 ? .portrait : .all)]
      app[tabs].children.append(stack)
    }
    for (index, mask) in masks.enumerated() { app.screen("Screen \(index)", mask) }
    app.windows[0].root = tabs
    return app
  }
}

extension App {
  @discardableResult
  package mutating func screen(
    _ name: String, _ mask: OrientationMask?, prefers: InterfaceOrientation? = nil
  ) -> ControllerID {
    var controller = Controller(kind: .screen)
    controller.supports = mask
    if let prefers { controller.prefers = .side(prefers) }
    return add(Entry(name: name, controller))
  }

  package mutating func container(
    _ name: String, _ kind: Controller.Kind, asks: Controller.Asks = .nobody
  ) -> ControllerID {
    var controller = Controller(kind: kind)
    controller.mask.asks = asks
    controller.autorotate.asks = asks
    controller.preferred.asks = asks
    return add(Entry(name: name, controller))
  }
}

extension Exploration {
  /// An exploration with everything said in one line.
  package init(
    _ app: App, presenting lines: [Repertoire.Presentation] = [], adding: [Step] = [],
    depth: Int = 2
  ) {
    self.init(
      app,
      Repertoire(app, presentations: lines.map(\.step), additions: adding, depth: depth))
  }
}

extension Repertoire {
  /// What a `present` line names.
  package struct Presentation: Hashable, Sendable {
    package var controller: ControllerID
    package var style: PresentationStyle?
    package var presenter: ControllerID?

    package init(
      _ controller: ControllerID, as style: PresentationStyle? = nil,
      from presenter: ControllerID? = nil
    ) {
      self.controller = controller
      self.style = style
      self.presenter = presenter
    }

    /// What a step presents; nothing for any other step.
    init?(_ step: Step) {
      guard case .present(let controller, let style, let presenter) = step else { return nil }
      self.init(controller, as: style, from: presenter)
    }

    var step: Step { .present(controller, as: style, from: presenter) }
  }
}
