import OrientationModel

/// What a random app may contain.
struct AppLimits {
  var versions = SystemVersion.all
  var devices = Device.allCases
  var hasReactions = false
  var hasWindows = false
  /// Screens beyond those of the tree, to make ids of two bytes and deep stacks.
  var crowd = 0
  /// Assumptions turned the other way.
  var flips = true
  /// What versions of one group do not share is left out.
  var isPlain = false
}

extension Chance {
  mutating func app(_ limits: AppLimits) -> App {
    var app = App()
    app.settings = settings(limits)
    let root = tree(into: &app, depth: 0, limits)
    app.windows[0].root = oneIn(40) ? 0 : root
    if limits.hasWindows { addWindows(to: &app, limits) }
    for _ in 0..<(2 + below(4)) { _ = tree(into: &app, depth: 2, limits) }
    if !limits.isPlain { addGuests(to: &app) }
    for number in 0..<limits.crowd {
      app.add(.init(name: "Crowd \(number)", controller(.screen, limits)))
    }
    addConditions(to: &app)
    if app.settings.delegate != .none { app.settings.delegate = delegate(app) }
    if limits.hasReactions { addReactions(to: &app) }
    return app
  }

  private mutating func settings(_ limits: AppLimits) -> Settings {
    var settings = Settings()
    settings.device = pick(limits.devices)
    settings.version = settings.device.firstVersion ?? pick(limits.versions)
    settings.linked = oneIn(3) ? pick([15, 26, 27]) : settings.version
    settings.posture = settings.device.hasHinge ? pick(Posture.allCases) : .closed
    settings.held = pick(DeviceOrientation.allCases)
    settings.isLocked = oneIn(5)
    settings.plist = oneIn(3) ? nil : pick(masks).orientations
    if oneIn(3) { settings.delegate = .mask(.mask(pick(masks))) }
    if oneIn(6) { settings.sceneDelegate = pick(masks) }
    settings.requiresFullScreen = oneIn(3)
    settings.shape = oneIn(4) ? pick(SceneShape.plain) : .fullScreen
    settings.usesSceneLifeCycle = !oneIn(30)
    guard limits.flips, oneIn(2) else { return settings }
    for assumption in Assumption.allCases where oneIn(8) {
      settings.assumptions[assumption].toggle()
    }
    return settings
  }

  /// Mostly wide masks, so that plays last.
  var masks: [OrientationMask] {
    [
      .portrait, .landscape, .allButUpsideDown, .allButUpsideDown, .all, .all,
      [.portrait, .landscapeLeft], [.portrait, .landscapeRight],
    ]
  }

  private mutating func controller(_ kind: Controller.Kind, _ limits: AppLimits) -> Controller {
    var controller = Controller(kind: kind)
    if oneIn(2) { controller.supports = pick(masks) }
    if oneIn(60) { controller.supports = OrientationMask(rawValue: UInt8(below(32))) }
    if oneIn(8) { controller.legacy = pick(masks) }
    if oneIn(6), !limits.isPlain {
      controller.prefers = .side(pick(InterfaceOrientation.allCases))
    }
    if oneIn(6) { controller.autorotates = !oneIn(2) }
    if oneIn(8) {
      controller.prefersLock = !oneIn(2)
      controller.lockAsRead = controller.prefersLock
    }
    controller.ignoresAppMask = oneIn(20)
    guard kind != .screen else { return controller }
    for question in Controller.Question.allCases where oneIn(2) {
      let asks = pick([Controller.Asks.top, .visible, .selected, .all])
      let author = limits.isPlain ? .subclass : pick(Self.authors)
      controller[question] = Controller.Clause(asks: asks, author: author)
    }
    if kind == .hosting, oneIn(2) { controller.preferenceDefault = pick(masks) }
    if kind == .hosting, oneIn(3) { controller.preferenceInitially = pick(masks) }
    return controller
  }

  private static let authors: [Controller.Author] = [
    .subclass, .subclass, .subclass, .delegate, .categoryExtension,
  ]

  /// A controller with everything under it; says which.
  private mutating func tree(
    into app: inout App, depth: Int, _ limits: AppLimits
  ) -> ControllerID {
    let kinds: [Controller.Kind] =
      depth > 3
      ? [.screen]
      : [.screen, .navigation, .navigation, .tabs, .pages, .split, .container, .hosting]
    let kind = pick(kinds)
    let name = "\(kind) \(app.entries.count + 1)"
    let id = app.add(.init(name: name, controller(kind, limits)))
    guard kind != .screen else { return id }
    var children: [ControllerID] = []
    for _ in 0..<(1 + below(3)) {
      let isView = kind == .hosting && oneIn(2)
      children.append(
        isView ? view(into: &app) : tree(into: &app, depth: depth + 1, limits))
    }
    app[id].children = children
    app[id].controller.selected = UInt16(below(children.count))
    return id
  }

  private mutating func view(into app: inout App) -> ControllerID {
    var view = Controller(kind: .view)
    if oneIn(2) { view.supports = pick(masks) }
    let id = app.add(.init(name: "View \(app.entries.count + 1)", view))
    if oneIn(3) {
      var wrapped = Controller(kind: .screen)
      wrapped.isRepresented = true
      app[id].children = [app.add(.init(name: "Wrapped \(id)", wrapped))]
    }
    return id
  }

  private mutating func addWindows(to app: inout App, _ limits: AppLimits) {
    for number in 1...(1 + below(2)) {
      let root = oneIn(6) ? 0 : tree(into: &app, depth: 2, limits)
      let presence = pick([WindowPresence.shown, .hidden, .absent])
      app.windows.append(.init(name: "Window \(number)", root: root, presence: presence))
    }
  }

  /// Covers, sheets, and Apple's own controllers.
  private mutating func addGuests(to app: inout App) {
    for kind in [Controller.Kind.cover, .sheet] {
      var guest = Controller(kind: kind)
      if oneIn(2) { guest.supports = pick(masks) }
      let id = app.add(.init(name: "\(kind)", guest))
      if oneIn(2) { app[id].children = [view(into: &app)] }
    }
    for system in SystemController.allCases where oneIn(2) {
      var apple = Controller(kind: .system)
      apple.system = system
      app.add(.init(name: system.name, apple))
    }
  }

  private mutating func addConditions(to app: inout App) {
    for index in app.entries.indices {
      for question in Controller.Question.allCases
      where app.entries[index].controller[question].asks != .nobody && oneIn(5) {
        app.entries[index].whens[question] = [someone(in: app), someone(in: app)]
      }
    }
  }

  private mutating func delegate(_ app: App) -> DelegateAnswer<Numbers> {
    switch below(7) {
    case 0: .top
    case 3: .idioms(phone: .mask(pick(masks)), pad: .mask(pick(masks)))
    case 1: .during([someone(in: app)], .mask(pick(masks)), otherwise: .mask(pick(masks)))
    case 2:
      .window(
        WindowID(below(app.windows.count)), .mask(pick(masks)), otherwise: .mask(pick(masks)))
    default: .mask(.mask(pick(masks)))
    }
  }

  mutating func someone(in app: App) -> ControllerID {
    ControllerID(1 + below(app.entries.count))
  }

  private mutating func addReactions(to app: inout App) {
    for _ in 0..<(1 + below(4)) {
      let moments: [Moment<Numbers>] = [
        .appearing, .isAppearing, .appeared, .leaving, .disappearing, .disappeared, .showing,
        .rotated, .opened, .folded, .devicePortrait, .deviceLandscape, .deviceExactly(.faceUp),
        .covering(someone(in: app)), .uncovering(someone(in: app)),
      ]
      let conditions: [ReactionCondition?] = [
        nil, nil, .unsupported, .unsupportedByGroup, .presenting, .notPresenting,
      ]
      let owner = someone(in: app)
      let count = 1 + below(2)
      let steps = (0..<count).map { _ in step(for: app, AppLimits()) }
      app.reactions.append(
        Reaction(
          owner: owner, moment: pick(moments), condition: pick(conditions), steps: steps))
    }
  }
}
