// Several windows: which take part, which owns the scene (WIN-1 to WIN-3).

extension Resolver {
  func hasRoot(_ window: WindowID) -> Bool { layers(of: window).last?.place.id != 0 }

  /// The window whose decision is the scene's.
  mutating func owner() -> WindowID {
    guard cast.hasWindows else { return 0 }
    if cast.era <= 7 { return keyWindow }
    let visible = windowOrder.filter { presence(of: $0) == .shown && hasRoot($0) }
    if visible.count > 1, !assume(.topmostWindowDecides), visible.contains(0) { return 0 }
    return visible.first ?? 0
  }

  private var keyWindow: WindowID {
    guard world.isMainNotKey else { return 0 }
    return windowOrder.first { $0 != 0 && flags(of: $0) & 16 != 0 } ?? 0
  }

  func flags(of window: WindowID) -> UInt8 { world.byte(start(of: window).offset - 2) }

  mutating func setFlags(of window: WindowID, _ flags: UInt8) {
    world.setByte(start(of: window).offset - 2, flags)
  }

  /// What a window's own controller last settled on.
  func settled(_ window: WindowID) -> InterfaceOrientation {
    guard window != 0 else { return world.mainSettled }
    return InterfaceOrientation(rawValue: (flags(of: window) >> 2 & 3) + 1) ?? .portrait
  }

  mutating func setSettled(_ window: WindowID, _ orientation: InterfaceOrientation) {
    if window == 0 {
      world.mainSettled = orientation
    } else {
      let kept = flags(of: window) & 0b1111_0011
      setFlags(of: window, kept | (orientation.rawValue - 1) << 2)
    }
  }

  /// Evaluates the windows that take part; a change in one window asks that one alone.
  mutating func evaluateWindows(_ trigger: Trigger, in origin: WindowID) {
    let owner = owner()
    if cast.era <= 7 {
      if cast.era >= 6 { note(.win, 1, .tells) }
      evaluateOld(trigger, owner: owner)
      return
    }
    note(.win, 3, .tells)
    note(.misc, 8, .tells)
    switch trigger {
    case .presentation, .dismissal, .tree, .needsUpdate, .root, .late, .request:
      let isOwner = origin == owner
      decide(trigger, in: origin, isOwner: isOwner)
      return
    default: break
    }
    evaluateAll(trigger, owner: owner)
  }

  /// WIN-1: the key window decides; whether others drag the status bar along is an assumption.
  private mutating func evaluateOld(_ trigger: Trigger, owner: WindowID) {
    let before = world.interface
    decide(trigger, in: owner, isOwner: true)
    guard cast.era >= 6, !world.hasCrashed, world.interface == before else { return }
    let others = windowOrder.filter { $0 != owner && hasRoot($0) && presence(of: $0) == .shown }
    for window in others where assume(.overlayDragsStatusBar) && !world.hasCrashed {
      decide(trigger, in: window, isOwner: false)
      guard settled(window) == before else {
        world.interface = settled(window)
        turnCount &+= 1
        return note(.turned(window, from: before, to: world.interface))
      }
    }
  }

  private mutating func evaluateAll(_ trigger: Trigger, owner: WindowID) {
    let before = world.interface
    decide(trigger, in: owner, isOwner: true)
    let others = windowOrder.filter { $0 != owner && hasRoot($0) }
    for window in others where presence(of: window) == .shown && !world.hasCrashed {
      note(.win, 2, .tells)
      let own = settled(window)
      decide(trigger, in: window, isOwner: false)
      if settled(window) != own, world.interface == before { note(.win, 5, .tells) }
    }
    guard world.interface == before, !world.hasCrashed else { return }
    let hidden = others.filter { presence(of: $0) == .hidden }.sorted()
    for window in hidden where assume(.hiddenWindowsMayTurn) && !world.hasCrashed {
      note(.win, 2, .tells)
      decide(trigger, in: window, isOwner: true)
      if world.interface != before { return }
    }
  }

  /// Turns a window; the scene turns with its owner, or with a hidden window that may (WIN-2).
  mutating func turnAmongWindows(_ window: WindowID, to target: InterfaceOrientation) {
    let mayTurnScene = window == owner() || presence(of: window) == .hidden
    let before = mayTurnScene ? world.interface : settled(window)
    setSettled(window, target)
    guard target != before else { return }
    if mayTurnScene {
      world.interface = target
      turnCount &+= 1
    }
    if W.isRecording { noteTurn(window, from: before, to: target) }
  }

  // MARK: Steps

  mutating func addWindow(_ window: WindowID) {
    guard window != 0, presence(of: window) == .absent else {
      return refuse(.windowIs(window, window == 0 ? .shown : presence(of: window)))
    }
    setFlags(of: window, flags(of: window) & ~3 | StepProblem.Presence.hidden.rawValue)
    setSettled(window, world.interface)
    windowAppeared()
  }

  mutating func showWindow(_ window: WindowID) {
    guard presence(of: window) != .shown || (cast.era <= 7 && keyWindow != window) else {
      return refuse(.windowIs(window, .shown))
    }
    changeWindows(loads: presence(of: window) == .absent) { $0.makeVisible(window) }
  }

  private mutating func makeVisible(_ window: WindowID) {
    for other in 1..<WindowID(max(cast.sheet.windows.count, 1)) {
      setFlags(of: other, flags(of: other) & ~16)
    }
    if window == 0 {
      world.isMainHidden = false
      world.isMainNotKey = false
    } else {
      let absent = presence(of: window) == .absent
      setFlags(of: window, flags(of: window) & ~3 | StepProblem.Presence.shown.rawValue | 16)
      if absent { setSettled(window, world.interface) }
      world.isMainNotKey = true
    }
  }

  mutating func hideWindow(_ window: WindowID) {
    guard presence(of: window) == .shown else {
      return refuse(.windowIs(window, presence(of: window)))
    }
    changeWindows(isRemoval: true) { $0.makeInvisible(window) }
  }

  private mutating func makeInvisible(_ window: WindowID) {
    if window == 0 {
      world.isMainHidden = true
    } else {
      setFlags(of: window, flags(of: window) & ~(3 | 16) | StepProblem.Presence.hidden.rawValue)
      world.isMainNotKey = windowOrder.contains { $0 != 0 && flags(of: $0) & 16 != 0 }
    }
  }

  /// A window comes or goes, with the moments of whom it shows and the decision.
  private mutating func changeWindows(
    isRemoval: Bool = false, loads: Bool = false, _ change: (inout Self) -> Void
  ) {
    let old = needsMoments ? displayed() : []
    change(&self)
    let new = needsMoments ? displayed() : []
    let transition = Transition(from: old, to: new, loads: loads)
    announce(transition)
    guard canContinue else { return }
    if isRemoval { windowDisappeared() } else { windowAppeared() }
    appear(transition)
    conclude(transition)
  }

  /// REVAL-8: a window that appears is evaluated, from iOS 8.
  private mutating func windowAppeared() {
    guard cast.era >= 8 else {
      guard cast.era >= 6 else { return }
      return undecided(.win, 1)
    }
    note(.reval, 8, .tells)
    evaluateAfterTurn(.window)
  }

  /// REVAL-14: from iOS 13 the windows left decide again when one goes.
  private mutating func windowDisappeared() {
    guard cast.era >= 13 else { return }
    guard assume(.windowRemovalReevaluates) else { return undecided(.reval, 14) }
    note(.reval, 14, .tells)
    evaluateAfterTurn(.window)
  }
}
