// Which of the allowed orientations it is.

extension Resolver where Sink: TraceSink {
  /// The target out of what is allowed: the first way that leads to one.
  mutating func choose(
    _ trigger: Trigger, from allowed: OrientationMask, current: InterfaceOrientation
  ) -> Decision {
    let nothing = Decision(.allowedIsIntersection, on: current)
    guard !allowed.isVoid else { return nothing }
    let candidate = candidate(trigger, keeping: allowed.contains(current) ? current : nil)
    var options = Options(
      trigger: trigger, allowed: allowed, current: current, device: candidate, preference: nil)
    if Sink.isRecording { noteDirection(options) }
    var presenterPreferenceFirst = false
    if trigger.isTransition { options.preference = usablePreference(allowed) }
    if trigger == .dismissal, options.preference != nil {
      presenterPreferenceFirst = assume(.presenterPreferenceFirst)
    }
    if case .request(let requested) = trigger {
      options.allowed.formIntersection(requested)
      guard !options.allowed.isVoid else { return nothing }
    }
    let order = Choice.order(
      for: trigger, attemptDecides: holds(.attemptDecidesAnew),
      presenterPreferenceFirst: presenterPreferenceFirst)
    for choice in order {
      let target = offer(of: choice.way, options)
      if Sink.isRecording, !context.isQuiet { sink.tried(choice, target) }
      if let target { return Decision(choice.rule, on: target) }
      if let passing = choice.passing { note(choice.rule, passing) }
    }
    return Decision(.fixedOrderLast, on: current)
  }

  private struct Options {
    let trigger: Trigger
    var allowed: OrientationMask
    let current: InterfaceOrientation
    /// What is asked for; allowed or not.
    let device: InterfaceOrientation?
    /// The overridden preference, where it is allowed.
    var preference: InterfaceOrientation?

    var allowedDevice: InterfaceOrientation? { device.flatMap { allowed.contains($0) ? $0 : nil } }
  }

  /// The orientation that a way to choose leads to, if it leads to one.
  private mutating func offer(of way: Choice.Way, _ options: Options) -> InterfaceOrientation? {
    let allowed = options.allowed
    let current = options.current
    switch way {
    case .preference:
      if options.preference != nil, options.trigger == .presentation, world.isLocked {
        note(.lockYieldsToPreference, .tells)
      }
      return options.preference
    case .device: return options.allowedDevice
    case .deviceBeforeCurrent:
      guard let device = options.allowedDevice else { return nil }
      let isFirst = !allowed.contains(current) || device == current || assume(.deviceBeforeCurrent)
      return isFirst ? device : nil
    case .current: return allowed.contains(current) ? current : nil
    case .requested:
      guard allowed.contains(current) else { return nil }
      return allowed.count == 1 || assume(.requestKeepsCurrent) ? current : nil
    case .stay: return current
    case .fixedOrder: return firstAllowed(allowed) ?? current
    case .nearest:
      guard let device = options.device, assume(.duoClosingTakesNearest) else { return nil }
      return allowed.nearest(to: device)
    }
  }

  /// What the rules say about where the device points and what is chosen by.
  private mutating func noteDirection(_ options: Options) {
    let allowed = options.allowed
    let device = options.allowedDevice
    // DEV-9: on a home-button phone upside-down needs the app's word and the controller's.
    let isUpsideDown = options.device == .portraitUpsideDown && compiled.device.hasHomeButton
    if isUpsideDown, !compiled.isPadScene, !allowed.contains(.portraitUpsideDown) {
      note(.upsideDownNeedsTwoOptIns, .narrows(to: allowed))
    }
    switch options.trigger {
    case .device:
      note(scene.isInside ? .innerQuarterTurn : .landscapeNamesAreMirrored, .tells)
      if device == nil || device == options.current { note(.notificationWithoutTurn, .tells) }
    case .tree, .needsUpdate: noteIfItHolds(.otherChangesOrder, .tells)
    case .launch, .presentation, .dismissal, .attempt, .request, .lock, .foreground, .window,
      .root, .resize, .late, .display:
      break
    }
  }

  /// What the user or the app asks for: the lock's side, a forced value, or the device (LOCK-2).
  ///
  /// Under the lock what is on screen may stay where the screen below allows it (LOCK-10).
  mutating func candidate(
    _ trigger: Trigger, keeping current: InterfaceOrientation? = nil
  ) -> InterfaceOrientation? {
    if let forced = scene.world.forced {
      if world.isLocked { note(.forcingPassesLock, .tells) }
      note(.candidate(forced, .forced))
      return forced
    }
    if scene.world.isLocked, !trigger.isRequest, assume(.lockClampsDevice) {
      if let current, current != world.lockSide, mayKeep(trigger) {
        note(.lockKeepsWhatIsLeft, .tells)
        note(.candidate(current, .lock))
        return current
      }
      noteLockSide()
      let side = scene.lockSide(at: world.interface)
      note(.candidate(side, .lock))
      return side
    }
    if !scene.world.device.isDefinite {
      guard assume(.flatRemembersDefinite) else {
        note(.candidate(nil, .nothing))
        return nil
      }
      noteIfItHolds(.flatRemembersLastSide, .tells)
    }
    let candidate = scene.called(for: scene.world.definite)
    if Sink.isRecording, let fit = compiled.duoFit { noteFit(fit, trigger) }
    note(.candidate(candidate, candidate == nil ? .nothing : .device))
    return candidate
  }

  private mutating func noteLockSide() {
    guard scene.isInside else {
      return note(compiled.device.isPad ? .padLocksTheMoment : .lockedCandidateIsPortrait, .tells)
    }
    note(.userLockInside, .tells)
    note(.assumed(.duoLockMeansDevicePortrait))
  }

  /// What the SDK of the app makes of the hand on a Duo, and of each display that it comes to.
  private mutating func noteFit(_ fit: DuoFit, _ trigger: Trigger) {
    guard scene.isInside || trigger == .launch || trigger == .display(.outer) else { return }
    switch fit {
    case .phoneWindow:
      note(.builtWith26, .tells)
      if scene.isInside { note(.assumed(.duo26StaysPortrait)) }
    case .besideStrip:
      note(.builtWith27, .tells)
      if scene.isInside { note(.assumed(.duo270InnerTurns)) }
    case .edgeToEdge: if world.mode.isShared { note(.assumed(.duoSplitTakesDisplaySide)) }
    }
  }

  /// LOCK-10: whether a change under the lock leaves the interface where it is.
  private mutating func mayKeep(_ trigger: Trigger) -> Bool {
    switch trigger {
    case .dismissal, .tree, .needsUpdate: holds(.lockKeepsWhatIsLeft) && assume(.lockKeepsCurrent)
    case .launch, .device, .presentation, .attempt, .request, .lock, .foreground, .window, .root,
      .resize, .late, .display:
      false
    }
  }

  /// The candidate of iOS 5 and earlier: the side the status bar was set to, or the device's.
  mutating func legacyCandidate() -> InterfaceOrientation? {
    guard let statusBar = world.statusBar else { return candidate(.device) }
    note(.statusBarMovesAlone, .tells)
    return statusBar
  }

  /// An overridden preference, where it is allowed (PREF-6 where it is not).
  private mutating func usablePreference(_ allowed: OrientationMask) -> InterfaceOrientation? {
    guard let preferred = context.statedPreference.orientation else { return nil }
    guard allowed.contains(preferred) else {
      note(.disallowedPreferenceUnused, .narrows(to: allowed))
      return nil
    }
    return preferred
  }

  /// CHOOSE-4's order: raw values, so landscapeRight comes before landscapeLeft.
  mutating func firstAllowed(_ allowed: OrientationMask) -> InterfaceOrientation? {
    if allowed.isSuperset(of: .landscape), !allowed.contains(.portrait),
      !allowed.contains(.portraitUpsideDown), !assume(.landscapeRightFirst)
    {
      return .landscapeLeft
    }
    return allowed.first
  }
}
