import OrientationModel

extension Chance {
  /// A step of any kind; many make no sense where they fall, and are refused.
  mutating func step(for app: App, _ limits: AppLimits) -> Step {
    switch below(20) {
    case 0...3: hand()
    case 4...6: stack(app)
    case 7...9: presentation(app, limits)
    case 10, 11: .dismiss(oneIn(3) ? someone(in: app) : nil)
    case 12: .select(someone(in: app))
    case 13: replacement(app)
    case 14, 15: request(app)
    case 16: edit(app, limits)
    case 17: limits.isPlain ? hand() : pick([.beginPop, .beginDismiss, .cancel, .finish])
    case 18: window(app)
    default: pick([.background, .foreground, .beginGenerating, .endGenerating, .lock(oneIn(2))])
    }
  }

  private mutating func hand() -> Step {
    switch below(6) {
    case 0: .rotateLeft
    case 1: .rotateRight
    default: .rotate(pick(DeviceOrientation.allCases))
    }
  }

  private mutating func stack(_ app: App) -> Step {
    switch below(6) {
    case 0: .pop
    case 1: .popToRoot
    case 2: .popTo(someone(in: app))
    default: .push(someone(in: app), into: oneIn(4) ? someone(in: app) : nil)
    }
  }

  private mutating func presentation(_ app: App, _ limits: AppLimits) -> Step {
    let plain: [PresentationStyle] = [
      .fullScreen, .pageSheet, .formSheet, .currentContext, .popover,
    ]
    let styles = limits.isPlain ? plain : PresentationStyle.allCases
    return .present(
      someone(in: app), as: pick(styles, butNothingOneIn: 5),
      from: oneIn(5) ? someone(in: app) : nil)
  }

  private mutating func replacement(_ app: App) -> Step {
    oneIn(2)
      ? .replaceRoot(someone(in: app)) : .replace(someone(in: app), with: someone(in: app))
  }

  private mutating func request(_ app: App) -> Step {
    switch below(10) {
    case 0...2: .force(.orientation(pick(InterfaceOrientation.allCases)))
    case 3: .force(oneIn(2) ? .unknown : .preferred)
    case 4, 5: .request(pick(masks))
    case 6: .update(oneIn(2) ? nil : someone(in: app))
    case 7: .updateLock(oneIn(2) ? nil : someone(in: app))
    case 8: .statusBar(pick(InterfaceOrientation.allCases))
    default: .attempt
    }
  }

  /// Few values, so that the casts a play makes stay few.
  private mutating func edit(_ app: App, _ limits: AppLimits) -> Step {
    let id = ControllerID(1 + below(min(app.entries.count, 2)))
    let mask = pick([OrientationMask.portrait, .allButUpsideDown])
    switch limits.isPlain ? 1 + below(7) : below(8) {
    case 0: return .set(.prefers(id, .side(.landscapeLeft)))
    case 1: return .set(.autorotates(id, oneIn(2)))
    case 2: return .set(.prefersLock(id, oneIn(2)))
    case 3: return .set(.delegate(.mask(.mask(.allButUpsideDown))))
    case 4:
      let view = app.entries.firstIndex { $0.controller.kind == .view }
      return .set(view.map { .orientations(ControllerID($0 + 1), mask) } ?? .prefersLock(id, true))
    default: return .set(.supports(id, .mask(mask)))
    }
  }

  private mutating func window(_ app: App) -> Step {
    let window = WindowID(below(app.windows.count))
    switch below(4) {
    case 0 where app.settings.device.hasHinge: return .fold(pick(Posture.allCases))
    case 0: return .resize(pick(SceneShape.plain))
    case 1: return app.windows.count > 1 ? .addWindow(window) : hand()
    case 2: return app.windows.count > 1 ? .showWindow(window) : hand()
    default: return app.windows.count > 1 ? .hideWindow(window) : hand()
    }
  }
}
