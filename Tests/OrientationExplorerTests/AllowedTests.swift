import OrientationExplorer
import OrientationModel
import Proofs
import Testing

/// The sixth property: the interface stands in the app's mask for the window that is seen.
struct AllowedTests {
  /// A list that allows everything, and an app delegate that allows landscape for one screen only.
  private func app(ios major: UInt8) -> App {
    var app = Toys.navigation(pushing: [.allButUpsideDown])
    let film = ControllerID(app.entries.count)
    app.settings.version = SystemVersion(major)
    app.settings.linked = SystemVersion(major)
    app.settings.plist = OrientationMask.allButUpsideDown.orientations
    app[1].controller.supports = nil
    for id in app.entries.indices { app.entries[id].controller.supports = nil }
    app.settings.delegate = .during(
      [film], .mask(.allButUpsideDown), otherwise: .mask(.portrait))
    return app
  }

  private func finding(_ app: App) -> Finding? {
    Exploration(app).run().findings.first { $0.property.name == "shown-is-allowed" }
  }

  @Test func `it stands last`() {
    #expect(Property.shipped.last?.name == "shown-is-allowed")
    #expect(Property.shipped.count == 6)
  }

  @Test func `a pop can leave the interface outside the app's mask on iOS 15`() throws {
    let path = try #require(finding(app(ios: 15))?.path)
    #expect(path.count == 3)
    #expect(path.last == .pop)
  }

  @Test func `an app whose mask never changes holds it`() throws {
    var app = app(ios: 15)
    app.settings.delegate = nil
    #expect(try #require(finding(app)).path == nil)
  }

  @Test func `a multitasking iPad app allows everything`() throws {
    var app = app(ios: 15)
    app.settings.device = .iPad
    app.settings.plist = InterfaceOrientation.allCases
    #expect(try #require(finding(app)).path == nil)
  }
}
