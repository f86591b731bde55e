// The user: rotating the device, locking it, leaving the app, and coming back.

extension Resolver where Sink: TraceSink {
  mutating func rotate(to held: DeviceOrientation) { if turnDevice(to: held) { deviceChanged() } }

  /// The user rotates the device; whether UIKit and the app are notified.
  ///
  /// From here on only the world it leaves counts, not how the device was held before.
  mutating func turnDevice(to held: DeviceOrientation) -> Bool {
    guard held != world.held else { return unheard(.notificationsMustBeGenerated) }
    world.held = held
    guard !world.isInBackground else { return unheardInBackground() }
    guard !world.isLocked else { return silenced() }
    guard world.generating > 0 else { return unheard(.notificationsMustBeGenerated) }
    read(held)
    guard world.device == held else { return unheard(.upsideDownReadingUncertain) }
    if held.isDefinite { cancelPopForTurn() }
    return true
  }

  private mutating func unheard(_ rule: Rule) -> Bool {
    undecided(rule)
    return false
  }

  /// LOCK-1, LOCK-9: with the rotation lock on, a rotation sends no notification.
  private mutating func silenced() -> Bool {
    if world.held.isDefinite, scene.called(for: world.held) != world.interface {
      noteIfItHolds(.lockedSceneAndDeviceDiffer, .tells)
    }
    return unheard(compiled.device.isPad ? .padLocksTheMoment : .lockSilencesDevice)
  }

  /// `UIDevice.orientation` takes what the sensor says.
  mutating func read(_ held: DeviceOrientation) {
    guard world.generating > 0 else { return }
    if held == .portraitUpsideDown, !compiled.device.hardwareMask.contains(.portraitUpsideDown) {
      guard assume(.faceIDReadsUpsideDown) else { return }
      note(.upsideDownReadingUncertain, .tells)
    }
    world.device = held
    if held.isDefinite {
      world.definite = held
      world.forced = nil
      world.statusBar = nil
    }
  }

  /// A change of the device: UIKit's decision first, the app's own observers after it (SEQ-15).
  mutating func deviceChanged() {
    note(.callback(.orientationDidChange, .device, reads: world.interface))
    if world.device.isDefinite {
      note(.deviceTurnDecides, .tells)
      note(.deviceNotificationFirst, .tells)
      evaluateAndTell(.device)
    } else {
      note(.notificationWithoutTurn, .tells)
      undecided(.flatNeverTurns)
    }
    if compiled.hasReactions, canContinue { runDeviceReactions() }
  }

  mutating func lock(_ on: Bool) {
    guard on != world.isLocked else { return undecided(.lockedCandidateIsPortrait) }
    world.isLocked = on
    if world.isInBackground {
      world.isLockedFromHome = on
      if on { engageLock() }
      return undecided(
        holds(.lockFromHomeScreen) ? .lockFromHomeScreen : .lockedCandidateIsPortrait)
    }
    let device = world.device
    if on { engageLock() } else { releaseLock() }
    note(.lockSwitchDecides, .tells)
    if on { note(.lockingCanTurn, .tells) }
    evaluateAndTell(.lock)
    if !on, world.device != device { hearDevice() }
  }

  private mutating func engageLock() {
    note(.lockKeepsGenerating, .tells)
    world.lockSide = compiled.device.isPad ? world.interface : .portrait
    world.forced = nil
    if !compiled.device.isPad, world.generating > 0 { world.device = .portrait }
  }

  private mutating func releaseLock() {
    world.isLockedFromHome = false
    read(world.held)
  }

  /// The app's own observers hear of the device after UIKit has decided for another reason.
  private mutating func hearDevice() {
    guard canContinue else { return }
    note(.callback(.orientationDidChange, .device, reads: world.interface))
    if compiled.hasReactions { runDeviceReactions() }
  }

  mutating func background() {
    guard !world.isInBackground else { return refuse(.alreadyInBackground) }
    world.isInBackground = true
    _ = unheardInBackground()
    notePictures()
  }

  /// REVAL-9: in the background nothing is decided.
  private mutating func unheardInBackground() -> Bool {
    unheard(holds(.foregroundReadsDevice) ? .foregroundReadsDevice : .notificationsMustBeGenerated)
  }

  mutating func foreground() {
    guard world.isInBackground else { return refuse(.notInBackground) }
    world.isInBackground = false
    if world.isLockedFromHome {
      // LOCK-5: iOS 9 keeps the orientation that the app had, iOS 8 does not.
      guard compiled.version < 9 else { return undecided(.lockFromHomeScreen) }
      noteIfItHolds(.lockFromHomeScreen, .tells)
    }
    let device = world.device
    if !world.isLocked, world.device != world.held { read(world.held) }
    guard holds(.foregroundReadsDevice) else {
      return world.device == device ? undecided(.notificationsMustBeGenerated) : deviceChanged()
    }
    note(.foregroundReadsDevice, .tells)
    // The home screen of a phone is in portrait, and a flat phone says nothing else.
    if !world.held.isDefinite, !world.isLocked, !compiled.device.isPad, assume(.flatReturnsUpright)
    {
      world.definite = .portrait
    }
    evaluateAndTell(.foreground)
    if world.device != device { hearDevice() }
  }

  /// Evaluates, and lets the app hear of a turn.
  mutating func evaluateAndTell(_ trigger: Trigger, in window: WindowID = 0) {
    let turns = context.turnCount
    evaluate(trigger, in: window)
    turned(since: turns)
  }

  mutating func resize(_ shape: SceneShape) {
    let mode = shape.mode
    guard scene.has(mode) else {
      let isClosed = compiled.duoFit != nil && mode == .splitHalf
      return refuse(isClosed ? .closedDuoSharesNothing : .deviceLacks(mode))
    }
    guard mode != .resizable || shape.size == nil || world.mode == mode else {
      return refuse(.notResizable)
    }
    let isNewSize = shape.size != nil && shape.size != compiled.app.settings.shape.size
    // GEO-11: to give a resizable scene a size is the user's first resize.
    let isFirst = mode == .resizable && shape.size != nil && !world.isResized
    guard mode != world.mode || isNewSize || isFirst else { return }
    let old = Extent(scene)
    let turns = context.turnCount
    changeSize {
      if let size = shape.size, isNewSize { $0.adopt(.stage(size)) }
      $0.world.mode = mode
      $0.world.isResized = mode == .resizable && (isFirst || $0.world.isResized)
    } tell: {
      if mode == .resizable, !$0.compiled.isPadScene { $0.note(.sizeClassesStayOnResize27, .tells) }
      if $0.compiled.duoFit != nil, mode == .splitHalf { $0.note(.splitHalves, .tells) }
      $0.evaluateAndTell(.resize)
      if $0.context.turnCount == turns { $0.noteResize(from: old) }
    }
  }

  /// The user opens, half opens or closes an iPhone Duo.
  mutating func fold(to posture: Posture) {
    guard compiled.duoFit != nil else { return refuse(.deviceLacksHinge) }
    guard posture != world.posture else { return refuse(.alreadyIn(posture)) }
    let old = Extent(scene)
    let display = world.posture.display
    changeSize {
      $0.world.posture = posture
      if posture == .closed, $0.world.mode.isShared { $0.world.mode = .fullScreen }
    } tell: {
      display == posture.display ? $0.undecided(.foldingTurnsNothing) : $0.changeDisplay(from: old)
    }
    guard canContinue else { return }
    note(.hingeCallback, .tells)
    var moments: [Moment<Numbers>] = posture == .half ? [.folded] : []
    if display != posture.display { moments.append(posture == .closed ? .closed : .opened) }
    callHinge(at: moments)
  }

  /// The scene moves to the other display (DUO-1, DUO-7, DUO-8).
  private mutating func changeDisplay(from old: Extent) {
    note(.oneSceneTwoDisplays, .tells)
    note(.hingeChoosesDisplay, .tells)
    guard !world.isInBackground else { return undecided(.foregroundReadsDevice) }
    let turns = context.turnCount
    context.oldExtent = old
    note(.callbacksOfOpening, .tells)
    if world.definite.isLandscape, assume(.duoLandscapeFlips) {
      flip(to: world.posture.display)
    } else {
      evaluateAndTell(.display(world.posture.display))
    }
    if context.turnCount == turns { noteResize(from: old) }
    context.oldExtent = nil
  }

  /// DUO-9: the device reads the other landscape as the display changes, and then its own again.
  private mutating func flip(to display: Display) {
    note(.closingFlips, .tells)
    let side = world.definite
    world.definite = side.turnedLeft.turnedLeft
    evaluateAndTell(.display(display))
    world.definite = side
    evaluateAndTell(.display(display))
  }

  mutating func beginGenerating() {
    guard world.generating < WorldLimit.generating.most else { return refuse(.noRoom(.generating)) }
    let wasOff = world.generating == 0
    world.generating += 1
    if wasOff, !world.isLocked { read(world.held) }
    noteFlatRegistration()
    undecided(.notificationsMustBeGenerated)
  }

  /// DEV-7a: on iOS 3 and 4, registering while flat posted three notifications.
  private mutating func noteFlatRegistration() {
    guard Sink.isRecording, holds(.registeringWhileFlat) else { return }
    guard !world.held.isDefinite, world.held != .unknown else { return }
    note(.registeringWhileFlat, .tells)
    for _ in 0..<3 { note(.callback(.orientationDidChange, .device, reads: world.interface)) }
  }

  mutating func endGenerating() {
    guard world.generating > 0 else { return refuse(.notGenerating) }
    world.generating -= 1
    if world.generating == 0 {
      note(.console(.unbalancedGenerating))
      world.device = .unknown
    }
    undecided(.notificationsMustBeGenerated)
  }
}
