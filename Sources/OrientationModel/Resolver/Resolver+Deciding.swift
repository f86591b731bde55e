// The decision itself: which orientation the interface takes, and why.

extension Resolver {
  /// Asks every window that takes part, and turns what has to turn.
  @inline(__always) mutating func evaluate(_ trigger: Trigger, in origin: WindowID = 0) {
    guard !world.hasCrashed else { return }
    if cast.hasWindows {
      evaluateWindows(trigger, in: origin)
    } else {
      decide(trigger, in: 0, isOwner: true)
    }
  }

  /// One window's decision.
  mutating func decide(_ trigger: Trigger, in window: WindowID, isOwner: Bool) {
    let current = scene.current(window, isOwner: isOwner)
    guard let decider = decider(in: window) else {
      decideWithoutRoot(trigger, in: window, current: current)
      return
    }
    note(.asking(trigger, window, decider: decider.id))
    if cast.era <= 5 {
      decideByAsking(decider, in: window, current: current)
      return
    }
    if cast.era >= 26, isHeldByScene(trigger, decider, in: window, current: current) { return }
    guard let allowed = allowedOrFree(trigger, decider, in: window, current: current),
      !world.hasCrashed
    else { return }
    choose(trigger, from: allowed, in: window, current: current)
  }

  /// ASK-3: a window without a root is ruled by the app mask alone.
  private mutating func decideWithoutRoot(
    _ trigger: Trigger, in window: WindowID, current: InterfaceOrientation
  ) {
    if cast.era >= 4, cast.era <= 7 { note(.ask, 3, .tells) }
    statedPreference = .none
    let allowed = appMask(of: window, decider: nil).intersection(cast.hardware)
    note(.allowed(allowed))
    choose(cast.era <= 5 ? .device : trigger, from: allowed, in: window, current: current)
  }

  /// What iOS 26 and 27 do before any mask: the lock preference, the resizable scene.
  private mutating func isHeldByScene(
    _ trigger: Trigger, _ decider: Place, in window: WindowID, current: InterfaceOrientation
  ) -> Bool {
    if scene.isMirrored {
      note(.geo, 11, .tells)
      note(.allowed(.all))
      settle(RuleID(.geo, 11), on: .portrait, in: window)
      return true
    }
    guard trigger == .device, world.mode == .fullScreen, prefersLock(decider) else {
      return false
    }
    note(.geo, 10, .tells)
    settle(RuleID(.geo, 9), on: current, in: window)
    return true
  }

  private mutating func allowedOrFree(
    _ trigger: Trigger, _ decider: Place, in window: WindowID, current: InterfaceOrientation
  ) -> OrientationMask? {
    statedPreference = .none
    guard scene.isFree else {
      if W.isRecording { noteHonoured() }
      return allowed(trigger, decider, in: window, current: current)
    }
    if scene.isResizable {
      note(.geo, 11, .tells)
      if cast.requiresFullScreen { note(.assumed(.fullScreenHonouredOn27)) }
    } else if cast.isMultitasking {
      note(.pad, 1, .tells)
    } else {
      note(.pad, 7, .tells)
      if world.mode != .windowed { note(.assumed(.sceneAppsIgnoreMasks)) }
    }
    var allowed = OrientationMask.all
    if cast.isMultitasking, !assume(.multitaskingIgnoresDelegate) {
      allowed = appMask(of: window, decider: decider)
    } else {
      note(.pad, 3, .tells)
      note(.appMask(.multitasking, .all))
    }
    note(.allowed(allowed))
    return allowed
  }

  /// Why masks count here, where there was a doubt.
  private mutating func noteHonoured() {
    let settings = cast.sheet.settings
    if cast.era >= 27, world.mode == .resizable {
      note(.assumed(.fullScreenHonouredOn27))
      note(.pad, 10, .tells)
    }
    guard cast.isPadScene else { return }
    guard cast.era >= 9 else { return note(.pad, 4, .tells) }
    if settings.plist != nil { note(.pad, 2, .tells) }
    if cast.era >= 26, !settings.requiresFullScreen, settings.usesSceneLifeCycle {
      note(.assumed(.sceneAppsIgnoreMasks))
    }
    guard settings.requiresFullScreen, world.mode == .windowed else { return }
    if cast.era >= 16, cast.era <= 26 { note(.pad, 6, .tells) }
  }

  /// What the user or the app asks for: the lock's side, a forced value, or the device (LOCK-2).
  mutating func candidate(_ trigger: Trigger) -> InterfaceOrientation? {
    if let forced = world.forced {
      note(.hack, 10, .tells)
      note(.candidate(forced, .forced))
      return forced
    }
    var passesLock = false
    if case .request = trigger { passesLock = true }
    if world.isLocked, !passesLock, assume(.lockClampsDevice) {
      note(.lock, cast.isPadScene ? 9 : 2, .tells)
      note(.candidate(world.lockSide, .lock))
      return world.lockSide
    }
    if !world.device.isDefinite {
      guard assume(.flatRemembersDefinite) else {
        note(.candidate(nil, .nothing))
        return nil
      }
      if cast.era >= 8 { note(.dev, 6, .tells) }
    }
    let candidate = world.definite.interface
    note(.candidate(candidate, candidate == nil ? .nothing : .device))
    return candidate
  }

  /// A question ends: the interface takes an orientation, or keeps the one it has.
  @inline(__always) mutating func settle(
    _ rule: RuleID, on target: InterfaceOrientation, in window: WindowID
  ) {
    note(.settled(rule, target, window))
    turn(window, to: target)
  }

  /// Turns a window, and with it the scene where the window owns it.
  @inline(__always) mutating func turn(_ window: WindowID, to target: InterfaceOrientation) {
    if !cast.hasWindows {
      world.mainSettled = target
      let before = world.interface
      guard target != before else { return }
      world.interface = target
      turnCount &+= 1
      if W.isRecording { noteTurn(window, from: before, to: target) }
    } else {
      turnAmongWindows(window, to: target)
    }
  }
}
