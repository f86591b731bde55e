import OrientationModel

extension Chance {
  /// A step of any kind; many make no sense where they fall, and are refused.
  mutating func step(for sheet: CastSheet, _ limits: CastLimits) -> Step {
    switch below(20) {
    case 0...3: hand()
    case 4...6: stack(sheet)
    case 7...9: presentation(sheet, limits)
    case 10, 11: .dismiss(oneIn(3) ? someone(in: sheet) : nil)
    case 12: .select(someone(in: sheet))
    case 13: replacement(sheet)
    case 14, 15: request(sheet)
    case 16: edit(sheet, limits)
    case 17: limits.isPlain ? hand() : pick([.beginPop, .beginDismiss, .cancel, .finish])
    case 18: window(sheet)
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

  private mutating func stack(_ sheet: CastSheet) -> Step {
    switch below(6) {
    case 0: .pop
    case 1: .popToRoot
    case 2: .popTo(someone(in: sheet))
    default: .push(someone(in: sheet), into: oneIn(4) ? someone(in: sheet) : nil)
    }
  }

  private mutating func presentation(_ sheet: CastSheet, _ limits: CastLimits) -> Step {
    let plain: [PresentationStyle] = [
      .fullScreen, .pageSheet, .formSheet, .currentContext, .popover,
    ]
    let styles = limits.isPlain ? plain : PresentationStyle.allCases
    return .present(
      someone(in: sheet), as: pick(styles, butNothingOneIn: 5),
      from: oneIn(5) ? someone(in: sheet) : nil)
  }

  private mutating func replacement(_ sheet: CastSheet) -> Step {
    oneIn(2)
      ? .replaceRoot(someone(in: sheet)) : .replace(someone(in: sheet), with: someone(in: sheet))
  }

  private mutating func request(_ sheet: CastSheet) -> Step {
    switch below(10) {
    case 0...2: .force(.orientation(pick(InterfaceOrientation.allCases)))
    case 3: .force(oneIn(2) ? .unknown : .preferred)
    case 4, 5: .request(pick(masks))
    case 6: .update(oneIn(2) ? nil : someone(in: sheet))
    case 7: .updateLock(oneIn(2) ? nil : someone(in: sheet))
    case 8: .statusBar(pick(InterfaceOrientation.allCases))
    default: .attempt
    }
  }

  /// Few values, so that the casts a play makes stay few.
  private mutating func edit(_ sheet: CastSheet, _ limits: CastLimits) -> Step {
    let id = ControllerID(1 + below(min(sheet.entries.count, 2)))
    let mask = pick([OrientationMask.portrait, .allButUpsideDown])
    switch limits.isPlain ? 1 + below(7) : below(8) {
    case 0: return .set(.prefers(id, .landscapeLeft))
    case 1: return .set(.autorotates(id, oneIn(2)))
    case 2: return .set(.prefersLock(id, oneIn(2)))
    case 3: return .set(.delegate(.mask(.mask(.allButUpsideDown))))
    case 4:
      let view = sheet.entries.firstIndex { $0.controller.kind == .view }
      return .set(view.map { .orientations(ControllerID($0 + 1), mask) } ?? .prefersLock(id, true))
    default: return .set(.supports(id, .mask(mask)))
    }
  }

  private mutating func window(_ sheet: CastSheet) -> Step {
    let window = WindowID(below(sheet.windows.count))
    switch below(4) {
    case 0: return .resize(pick(SceneMode.allCases))
    case 1: return sheet.windows.count > 1 ? .addWindow(window) : hand()
    case 2: return sheet.windows.count > 1 ? .showWindow(window) : hand()
    default: return sheet.windows.count > 1 ? .hideWindow(window) : hand()
    }
  }
}
