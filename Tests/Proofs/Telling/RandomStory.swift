import OrientationModel
import OrientationTelling

/// Apps and steps made by chance, the same ones every time.
struct RandomStory {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func number(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  mutating func one<T>(of all: [T]) -> T { all[number(all.count)] }

  mutating func mask() -> OrientationMask {
    one(of: [.portrait, .landscape, .allButUpsideDown, .all, .landscapeLeft, .portraitUpsideDown])
  }

  /// Names of every length, in several scripts.
  private mutating func name(_ number: Int) -> String {
    one(of: ["A", "Films", "A Very Long Name Of A View Controller Indeed", "電影", "Übersicht"])
      + "\(number)"
  }

  mutating func app() -> App {
    var app = App()
    let version = one(of: SystemVersion.all)
    app.settings.version = version
    app.settings.linked = version
    app.settings.device = one(of: Device.allCases)
    app.settings.held = one(of: DeviceOrientation.allCases)
    app.settings.isLocked = number(8) == 0
    if number(2) == 0 { app.settings.plist = mask().orientations }
    if number(4) == 0 { app.settings.delegate = number(2) == 0 ? .top : .mask(.mask(mask())) }
    if number(6) == 0 { app.settings.requiresFullScreen = true }
    if number(12) == 0 { app.settings.usesSceneLifeCycle = false }
    for assumption in Assumption.allCases where number(20) == 0 {
      app.settings.assumptions[assumption].toggle()
    }
    let screens = (0..<5).map { screen($0, in: &app) }
    let stack = container(.navigation, [screens[0]], in: &app)
    let kind = one(of: [Controller.Kind.tabs, .split, .pages, .container])
    let outer = container(kind, [stack, screens[1]], in: &app)
    app.windows[0].root = one(of: [screens[0], stack, outer])
    if number(3) == 0 {
      let presence = one(of: [StepProblem.Presence.absent, .hidden, .shown])
      app.windows.append(
        App.Window(name: "Overlay", root: screens[4], presence: presence))
    }
    if number(3) == 0 {
      app.reactions = [
        Reaction(
          owner: screens[0], moment: one(of: [.leaving, .appearing, .rotated, .deviceLandscape]),
          steps: [.force(.orientation(one(of: InterfaceOrientation.allCases)))])
      ]
    }
    return app
  }

  private mutating func screen(_ number: Int, in app: inout App) -> ControllerID {
    let supports = self.number(3) == 0 ? nil : mask()
    let prefers = self.number(4) == 0 ? one(of: InterfaceOrientation.allCases) : nil
    let autorotates = self.number(8) == 0
    let name = name(number)
    return app.declare(name, supports: supports) {
      if let prefers { $0.prefers = Controller.Preference(prefers) }
      if autorotates { $0.autorotates = .no }
    }
  }

  private mutating func container(
    _ kind: Controller.Kind, _ children: [ControllerID], in app: inout App
  ) -> ControllerID {
    let asks = one(of: [Controller.Asks.nobody, .top, .visible, .all])
    return app.declare("\(kind)", kind, asks: asks, children: children)
  }

  mutating func step(_ app: App) -> Step {
    let screen = ControllerID(number(5) + 1)
    switch number(16) {
    case 0: return .push(screen, into: nil)
    case 1: return .pop
    case 2: return .present(screen, as: one(of: [nil] + PresentationStyle.allCases), from: nil)
    case 3: return .dismiss(nil)
    case 4: return .force(.orientation(one(of: InterfaceOrientation.allCases)))
    case 5: return .request(mask())
    case 6: return one(of: [.update(nil), .attempt, .updateLock(nil)])
    case 7: return .lock(number(2) == 0)
    case 8: return .set(.supports(screen, .mask(mask())))
    case 9: return one(of: [.background, .foreground, .beginPop, .beginDismiss, .cancel, .finish])
    case 10: return .select(screen)
    case 11: return one(of: [.replaceRoot(screen), .replace(screen, with: ControllerID(2))])
    case 12 where app.windows.count > 1:
      return one(of: [.showWindow(1), .hideWindow(1), .addWindow(1)])
    case 13: return .resize(one(of: SceneMode.allCases))
    default: return .rotate(one(of: DeviceOrientation.allCases))
    }
  }
}
