import OrientationModel

/// The scenes that are measured.
enum Scenes {
  /// A navigation controller with a list, and a player to push.
  static var small: App {
    var app = App()
    app.settings.version = SystemVersion(16)
    app.settings.linked = SystemVersion(16)
    let main = app.add(asking("Main", .navigation))
    app[main].children = [app.add(screen("List", .portrait))]
    app.add(screen("Player", .allButUpsideDown))
    app.windows[0].root = main
    return app
  }

  /// Tabs of two navigation controllers.
  static var medium: App { tabs(2, pushes: [.all, .landscape, .portrait]) }

  /// Tabs of navigation controllers with a portrait screen at the bottom, everybody asking on.
  static func tabs(_ number: Int, pushes: [OrientationMask]) -> App {
    var app = App()
    app.settings.version = SystemVersion(16)
    app.settings.linked = SystemVersion(16)
    let root = app.add(asking("Tabs", .tabs))
    for tab in 0..<number {
      let stack = app.add(asking("Stack \(tab)", .navigation))
      app[stack].children = [app.add(screen("Root \(tab)", .portrait))]
      app[root].children.append(stack)
    }
    for (index, mask) in pushes.enumerated() { app.add(screen("Screen \(index)", mask)) }
    app.windows[0].root = root
    return app
  }

  private static func asking(_ name: String, _ kind: Controller.Kind) -> App.Entry {
    var controller = Controller(kind: kind)
    controller.mask.asks = .top
    controller.autorotate.asks = .top
    controller.preferred.asks = .top
    return App.Entry(name: name, controller)
  }

  private static func screen(_ name: String, _ mask: OrientationMask) -> App.Entry {
    var controller = Controller(kind: .screen)
    controller.supports = mask
    return App.Entry(name: name, controller)
  }
}
