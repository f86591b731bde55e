import OrientationModel
import OrientationTelling

/// Apps and steps made by chance, the same ones every time.
struct RandomStory {
  private var chance: Chance

  init(seed: UInt64) { chance = Chance(seed: seed) }

  mutating func mask() -> OrientationMask {
    chance.pick([
      .portrait, .landscape, .allButUpsideDown, .all, .landscapeLeft, .portraitUpsideDown,
    ])
  }

  /// Names of every length, in several scripts.
  private mutating func name(_ number: Int) -> String {
    chance.pick(["A", "Films", "A Very Long Name Of A View Controller Indeed", "電影", "Übersicht"])
      + "\(number)"
  }

  mutating func app() -> App {
    var app = App()
    app.settings.device = chance.pick(Device.allCases)
    let version = app.settings.device.firstVersion ?? chance.pick(SystemVersion.all)
    app.settings.version = version
    app.settings.linked = version
    app.settings.held = chance.pick(DeviceOrientation.allCases)
    app.settings.isLocked = chance.below(8) == 0
    if chance.below(2) == 0 { app.settings.plist = mask().orientations }
    if chance.below(4) == 0 {
      app.settings.delegate = chance.below(2) == 0 ? .top : .mask(.mask(mask()))
    }
    if chance.below(6) == 0 { app.settings.requiresFullScreen = true }
    if chance.below(12) == 0 { app.settings.usesSceneLifeCycle = false }
    for assumption in Assumption.allCases where chance.below(20) == 0 {
      app.settings.assumptions[assumption].toggle()
    }
    let screens = (0..<5).map { screen($0, in: &app) }
    let stack = container(.navigation, [screens[0]], in: &app)
    let kind = chance.pick([Controller.Kind.tabs, .split, .pages, .container])
    let outer = container(kind, [stack, screens[1]], in: &app)
    app.windows[0].root = chance.pick([screens[0], stack, outer])
    if chance.below(3) == 0 {
      let presence = chance.pick([WindowPresence.absent, .hidden, .shown])
      app.windows.append(
        App.Window(name: "Overlay", root: screens[4], presence: presence))
    }
    if chance.below(3) == 0 {
      app.reactions = [
        Reaction(
          owner: screens[0],
          moment: chance.pick([.leaving, .appearing, .rotated, .deviceLandscape]),
          steps: [.force(.orientation(chance.pick(InterfaceOrientation.allCases)))])
      ]
    }
    return app
  }

  private mutating func screen(_ number: Int, in app: inout App) -> ControllerID {
    let supports = chance.below(3) == 0 ? nil : mask()
    let prefers = chance.below(4) == 0 ? chance.pick(InterfaceOrientation.allCases) : nil
    let autorotates = chance.below(8) == 0
    let name = name(number)
    return app.declare(name, supports: supports) {
      if let prefers { $0.prefers = .side(prefers) }
      if autorotates { $0.autorotates = false }
    }
  }

  private mutating func container(
    _ kind: Controller.Kind, _ children: [ControllerID], in app: inout App
  ) -> ControllerID {
    let asks = chance.pick([Controller.Asks.nobody, .top, .visible, .all])
    return app.declare("\(kind)", kind, asks: asks, children: children)
  }

  mutating func step(_ app: App) -> Step {
    let screen = ControllerID(chance.below(5) + 1)
    switch chance.below(16) {
    case 0: return .push(screen, into: nil)
    case 1: return .pop
    case 2: return .present(screen, as: chance.pick([nil] + PresentationStyle.allCases), from: nil)
    case 3: return .dismiss(nil)
    case 4: return .force(.orientation(chance.pick(InterfaceOrientation.allCases)))
    case 5: return .request(mask())
    case 6: return chance.pick([.update(nil), .attempt, .updateLock(nil)])
    case 7: return .lock(chance.below(2) == 0)
    case 8: return .set(.supports(screen, .mask(mask())))
    case 9:
      return chance.pick([.background, .foreground, .beginPop, .beginDismiss, .cancel, .finish])
    case 10: return .select(screen)
    case 11: return chance.pick([.replaceRoot(screen), .replace(screen, with: ControllerID(2))])
    case 12 where app.windows.count > 1:
      return chance.pick([.showWindow(1), .hideWindow(1), .addWindow(1)])
    case 13 where app.settings.device.hasHinge: return .fold(chance.pick(Posture.allCases))
    case 13: return .resize(chance.pick(SceneShape.plain))
    default: return .rotate(chance.pick(DeviceOrientation.allCases))
    }
  }
}
