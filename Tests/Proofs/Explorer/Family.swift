import OrientationExplorer
import OrientationModel

/// Apps that differ in what the resolver and the explorer may trip over.
enum Family {
  typealias Case = ExplorationCase

  static var all: [Case] { versions + devices + duos + trees + codes + settings }

  private static var versions: [Case] {
    [5, 6, 8, 12, 13, 15, 16, 17, 18, 26].map { (version: UInt8) in
      let masks: [OrientationMask] = version == 16 ? [.landscape] : [.landscape, .all]
      var app = Toys.tabs(2, pushing: masks, version)
      let film = app.screen("Film", .landscape, prefers: .landscapeRight)
      return Case(
        name: "tabs on iOS \(version)", app: app,
        lines: [.init(film, as: .fullScreen), .init(app.id("Screen 0"))],
        depth: version == 16 ? 2 : 1)
    }
  }

  private static var devices: [Case] {
    Device.allCases.filter { !$0.hasHinge }.map { device in
      var app = Toys.navigation(pushing: [.landscape, .allButUpsideDown], 15, device)
      let sheetScreen = app.screen("Form", .portrait)
      return Case(
        name: "a stack on \(device.name)", app: app,
        lines: [.init(sheetScreen, as: .formSheet), .init(sheetScreen, as: .currentContext)])
    }
  }

  /// iPhone Duos that are opened, folded, and closed.
  private static var duos: [Case] {
    func duo(_ name: String, adding more: [Step] = [], _ change: (inout App) -> Void) -> Case {
      var app = Toys.navigation(pushing: [.landscape, .allButUpsideDown], 27, .iPhoneDuo)
      app.settings.version = .firstWithDuo
      app.settings.linked = .firstWithDuo
      let form = app.screen("Form", .portrait)
      change(&app)
      return Case(
        name: "an iPhone Duo, \(name)", app: app,
        lines: [.init(form, as: .formSheet), .init(form, as: .fullScreen)],
        additions: Posture.allCases.map { .fold($0) } + more, depth: 1)
    }
    return SystemVersion.linksOfDuo.map { link in
      duo("built with the SDK of iOS \(link.text)") { $0.settings.linked = link }
    } + [
      duo("launched open, full screen required") {
        $0.settings.requiresFullScreen = true
        $0.settings.posture = .open
        $0.settings.plist = [.portrait, .landscapeRight]
      },
      duo("with code at the hinge") { app in
        let root = app.id("Root")
        app.reactions = [
          Reaction(owner: root, moment: .opened, steps: [.set(.supports(root, .mask(.all)))]),
          Reaction(owner: root, moment: .folded, steps: [.request(.landscape)]),
          Reaction(owner: root, moment: .closed, steps: [.set(.supports(root, .mask(.portrait)))]),
        ]
      },
      duo("with the interface lock") { app in
        app[app.id("Screen 1")].controller.prefersLock = true
        app[app.id("Main")].controller.lock.asks = .top
      },
      duo("with the rotation lock", adding: [.lock(true), .lock(false)]) {
        $0.settings.plist = [.portrait, .landscapeRight]
      },
    ]
  }

  private static var trees: [Case] {
    var nested = Toys.app(16)
    let outer = nested.container("Outer", .tabs, asks: .selected)
    let inner = nested.container("Inner", .tabs, asks: .selected)
    let stack = nested.container("Stack", .navigation, asks: .visible)
    nested[inner].children = [nested.screen("A", .portrait), nested.screen("B", .landscape)]
    nested[stack].children = [nested.screen("C", .all), nested.screen("D", .portrait)]
    nested[outer].children = [inner, stack]
    nested.screen("E", .landscapeLeft)
    nested.windows[0].root = outer
    let album = nested.container("Album", .navigation, asks: .top)
    nested[album].children = [nested.screen("Cover", .all)]
    var split = Toys.app(16, .iPad)
    let columns = split.container("Split", .split, asks: .top)
    let left = split.container("Left", .tabs)
    split[left].children = [split.screen("A", .all), split.screen("B", .portrait)]
    let right = split.container("Right", .navigation, asks: .top)
    split[right].children = [split.screen("C", .landscape)]
    split[columns].children = [left, right]
    split.screen("D", .portrait)
    split.windows[0].root = columns
    return [
      Case(
        name: "tabs in tabs, and a stack that is presented", app: nested,
        lines: [
          .init(album, as: .fullScreen), .init(nested.id("E"), as: .overFullScreen, from: album),
        ]),
      Case(name: "a split", app: split),
      Case(
        name: "a tape that spills", app: Toys.tabs(4, pushing: [.landscape]),
        lines: [.init(10, as: .fullScreen)], depth: 1),
      Case(name: "a deep stack", app: Toys.navigation(pushing: [.all]), depth: 20),
    ]
  }

  private static var codes: [Case] {
    var forcing = Toys.navigation(pushing: [.landscape, .all], 15)
    forcing.reactions = [
      Reaction(
        owner: forcing.id("Screen 0"), moment: .leaving,
        steps: [.force(.orientation(.portrait))]),
      Reaction(
        owner: forcing.id("Screen 1"), moment: .appearing, condition: .unsupported,
        steps: [.force(.orientation(.landscapeRight))]),
    ]
    var chart = Toys.single(.portrait, 16)
    let wide = chart.screen("Wide", .landscape)
    chart.reactions = [
      Reaction(
        owner: 1, moment: .deviceLandscape, condition: .notPresenting,
        steps: [.present(wide, as: .fullScreen, from: nil)]),
      Reaction(
        owner: 1, moment: .devicePortrait, condition: .presenting, steps: [.dismiss(nil)]),
    ]
    return [
      Case(name: "code that forces", app: forcing),
      Case(
        name: "an alternate landscape interface", app: chart,
        lines: [.init(wide, as: .fullScreen)]),
    ]
  }

  private static var settings: [Case] {
    var during = Toys.navigation(pushing: [.all, .landscape], 16)
    during.settings.delegate = .during(
      [during.id("Screen 0")], .mask(.all), otherwise: .mask(.portrait))
    var narrow = Toys.navigation(pushing: [.landscape, .all], 15)
    narrow.settings.plist = [.portrait, .portraitUpsideDown]
    var second = Toys.navigation(pushing: [.landscape], 16)
    let overlay = second.screen("Overlay", .all)
    second.windows.append(App.Window(name: "Video", root: overlay, presence: .hidden))
    let locking = Toys.navigation(pushing: [.all], 16)
    let setting = Toys.navigation(pushing: [.all], 16)
    var flat = Toys.single(.all, 16)
    flat.settings.held = .faceUp
    return [
      Case(name: "a mask by delegate", app: during),
      Case(name: "nothing in common", app: narrow),
      Case(name: "a hidden window", app: second),
      Case(name: "launched flat", app: flat),
      Case(
        name: "a lock to open and close", app: locking,
        additions: [.lock(true), .lock(false)]),
      Case(
        name: "masks that are set", app: setting,
        additions: [
          .set(.supports(2, .mask(.all))), .set(.supports(2, .mask(.portrait))),
          .update(nil),
        ]),
    ]
  }
}
