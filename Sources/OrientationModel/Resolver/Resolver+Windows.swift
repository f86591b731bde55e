// Several windows: which take part, which owns the scene (WIN-1 to WIN-3).

extension Resolver where Sink: TraceSink {
  mutating func owner() -> WindowID {
    guard compiled.hasWindows else { return 0 }
    if holds(.keyWindowDecidesUpTo7) { return scene.keyWindow }
    let visible = scene.windowOrder.filter { scene.presence(of: $0) == .shown && scene.hasRoot($0) }
    if visible.count > 1, !assume(.topmostWindowDecides), visible.contains(0) { return 0 }
    return visible.first ?? 0
  }

  mutating func setFlags(of window: WindowID, _ flags: UInt8) {
    world.setByte(scene.start(of: window).offset - 2, flags)
  }

  mutating func setSettled(_ window: WindowID, _ orientation: InterfaceOrientation) {
    if window == 0 {
      world.mainSettled = orientation
    } else {
      let kept = scene.flags(of: window) & 0b1111_0011
      setFlags(of: window, kept | (orientation.rawValue - 1) << 2)
    }
  }

  /// Evaluates the windows that take part; a change in one window asks that one alone.
  mutating func evaluateWindows(_ trigger: Trigger, in origin: WindowID) {
    let owner = owner()
    if holds(.topmostWindowDecides) {
      note(.topmostWindowDecides, .tells)
      note(.statusBarFollowsDecider, .tells)
    } else {
      note(.keyWindowDecidesUpTo7, .tells)
    }
    switch trigger {
    case .presentation, .dismissal, .tree, .needsUpdate, .root, .late, .request:
      decide(trigger, in: origin, isOwner: origin == owner)
    case .launch, .device, .attempt, .lock, .foreground, .window, .resize, .display:
      evaluateAll(trigger, owner: owner, added: origin)
    }
  }

  /// Decides for a window beside the scene's owner; whether that turned it.
  private mutating func turnsAlone(_ window: WindowID, on trigger: Trigger) -> Bool {
    let own = scene.settled(window)
    decide(trigger, in: window, isOwner: false)
    return !world.hasCrashed && scene.settled(window) != own
  }

  /// WIN-1: up to iOS 5, only the key window counts.
  var knowsOtherWindows: Bool { compiled.version >= 6 }

  /// WIN-1 to WIN-3: one window decides; where it refuses what the device calls for, another that turns
  /// may take the scene with it.
  ///
  /// Checked again, with nothing changed, all stay as they are.
  private mutating func evaluateAll(_ trigger: Trigger, owner: WindowID, added: WindowID) {
    let before = world.interface
    let called = quietly { $0.candidate(trigger) }
    let others = scene.windowOrder.filter { $0 != owner && scene.hasRoot($0) }
    let isTaken =
      trigger != .launch && !context.hasNewOwner && scene.settled(owner) != before
      && others.contains { scene.settled($0) == before }
    decide(trigger, in: owner, isOwner: true, keeping: isTaken ? scene.settled(owner) : nil)
    guard knowsOtherWindows else { return }
    let isRefused = scene.settled(owner) != called
    for window in others where scene.presence(of: window) == .shown && !world.hasCrashed {
      noteIfItHolds(.everyRootTakesPartFrom8, .tells)
      guard turnsAlone(window, on: trigger), world.interface == before else { continue }
      if !holds(.keyWindowDecidesUpTo7) { note(.alertWindowsTurnAlone, .tells) }
      if isRefused, takesScene(window) { takeScene(with: window) }
    }
    guard world.interface == before, hiddenWindowsTakePart else { return }
    let hidden = others.filter { scene.presence(of: $0) == .hidden }.sorted()
    for window in hidden where world.interface == before && !world.hasCrashed {
      // Radar 19592583: a hidden window is asked as it is added.
      let isNew = trigger == .launch || window == added
      let isAsked = isNew || isRefused && trigger.isOfDevice
      guard isAsked, assume(.hiddenWindowsMayTurn) else { continue }
      note(.everyRootTakesPartFrom8, .tells)
      decide(trigger, in: window, isOwner: false, keeping: scene.settled(window))
    }
  }

  /// Whether the scene goes with a visible window that turns while the deciding one does not.
  private mutating func takesScene(_ window: WindowID) -> Bool {
    if holds(.keyWindowDecidesUpTo7) { return assume(.overlayDragsStatusBar) }
    return compiled.version < 13 && assume(.lowerWindowsMayTurn)
  }

  /// WIN-2: a hidden window takes part to iOS 12, and later in apps built for 13.
  private var hiddenWindowsTakePart: Bool {
    !holds(.keyWindowDecidesUpTo7)
      && (compiled.version < 13 || compiled.app.settings.linked >= 13)
  }

  /// WIN-1, WIN-3: the scene follows a window that turned beside one that did not.
  private mutating func takeScene(with window: WindowID) {
    let target = scene.settled(window)
    guard target != world.interface else { return }
    changeSize {
      $0.turnScene(with: window, to: target)
    } tell: { _ in
    }
  }

  private mutating func turnScene(with window: WindowID, to target: InterfaceOrientation) {
    let before = world.interface
    world.interface = target
    context.turnCount &+= 1
    note(.turned(window, from: before, to: target))
  }

  /// Turns a window; the scene turns with its owner, or with a hidden window that may (WIN-2).
  mutating func turnAmongWindows(_ window: WindowID, to target: InterfaceOrientation) {
    let isHidden = holds(.everyRootTakesPartFrom8) && scene.presence(of: window) == .hidden
    let mayTurnScene = isHidden || window == owner()
    let before = mayTurnScene ? world.interface : scene.settled(window)
    setSettled(window, target)
    guard target != before else { return }
    guard mayTurnScene else {
      note(.windowTurned(window, from: before, to: target))
      return noteTurn(window, from: before, to: target)
    }
    changeSize {
      $0.turnScene(with: window, to: target)
    } tell: {
      $0.noteTurn(window, from: before, to: target)
    }
  }

  // MARK: Steps

  mutating func addWindow(_ window: WindowID) {
    guard window != 0, scene.presence(of: window) == .absent else {
      return refuse(.windowIs(window, window == 0 ? .shown : scene.presence(of: window)))
    }
    setFlags(of: window, scene.flags(of: window) & ~3 | WindowPresence.hidden.rawValue)
    setSettled(window, world.interface)
    windowAppeared(added: window)
  }

  mutating func showWindow(_ window: WindowID) {
    guard
      scene.presence(of: window) != .shown
        || (holds(.keyWindowDecidesUpTo7) && scene.keyWindow != window)
    else { return refuse(.windowIs(window, .shown)) }
    changeWindows(shown: window, loads: scene.presence(of: window) == .absent) {
      $0.makeVisible(window)
    }
  }

  private mutating func makeVisible(_ window: WindowID) {
    for other in 1..<WindowID(max(compiled.app.windows.count, 1)) {
      setFlags(of: other, scene.flags(of: other) & ~16)
    }
    if window == 0 {
      world.isMainHidden = false
      world.isMainNotKey = false
    } else {
      let absent = scene.presence(of: window) == .absent
      setFlags(of: window, scene.flags(of: window) & ~3 | WindowPresence.shown.rawValue | 16)
      if absent { setSettled(window, world.interface) }
      world.isMainNotKey = true
    }
  }

  mutating func hideWindow(_ window: WindowID) {
    guard scene.presence(of: window) == .shown else {
      return refuse(.windowIs(window, scene.presence(of: window)))
    }
    changeWindows(isRemoval: true) { $0.makeInvisible(window) }
  }

  private mutating func makeInvisible(_ window: WindowID) {
    if window == 0 {
      world.isMainHidden = true
    } else {
      setFlags(of: window, scene.flags(of: window) & ~(3 | 16) | WindowPresence.hidden.rawValue)
      world.isMainNotKey = scene.windowOrder.contains { $0 != 0 && scene.flags(of: $0) & 16 != 0 }
    }
  }

  /// A window comes or goes, with the moments of whom it shows and the decision.
  private mutating func changeWindows(
    shown: WindowID? = nil, isRemoval: Bool = false, loads: Bool = false,
    _ change: (inout Self) -> Void
  ) {
    let old = onShow ?? []
    let decider = quietly { $0.owner() }
    change(&self)
    context.hasNewOwner = quietly { $0.owner() } != decider
    let transition = Transition(from: old, to: onShow ?? [], loads: loads)
    announce(transition)
    guard canContinue else { return }
    if isRemoval { windowDisappeared() } else { windowAppeared(shown) }
    appear(transition)
    conclude(transition)
  }

  /// REVAL-8: since iOS 8, UIKit checks when a window appears; before, it compares its root's mask.
  private mutating func windowAppeared(_ shown: WindowID? = nil, added: WindowID = 0) {
    guard holds(.rootsAndWindowsDecide) else {
      let root = holds(.whenMasksAreChecked) ? shown.flatMap { quietDecider(in: $0) } : nil
      if let shown, let root, !mayComeUp(root, in: shown) { return }
      return undecided(.keyWindowDecidesUpTo7)
    }
    note(.rootsAndWindowsDecide, .tells)
    evaluateAndTell(.window, in: added)
  }

  /// REVAL-14: since iOS 13, UIKit checks the remaining windows when one goes.
  private mutating func windowDisappeared() {
    guard holds(.hidingWindowDecides) else {
      return undecided(
        holds(.rootsAndWindowsDecide) ? .rootsAndWindowsDecide : .keyWindowDecidesUpTo7)
    }
    guard assume(.windowRemovalReevaluates) else { return undecided(.hidingWindowDecides) }
    note(.hidingWindowDecides, .tells)
    evaluateAndTell(.window)
  }
}
