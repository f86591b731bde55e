// The hand: turning the device, locking it, leaving the app and coming back.

extension Resolver {
  mutating func rotate(to held: DeviceOrientation) {
    if turnDevice(to: held) { deviceChanged() }
  }

  /// The hand turns the device; whether UIKit and the app hear of it.
  ///
  /// From here on only the world it leaves counts, not how the device was held before.
  mutating func turnDevice(to held: DeviceOrientation) -> Bool {
    guard held != world.held else { return unheard(.dev, 7) }
    world.held = held
    guard !world.isInBackground else { return unheardInBackground() }
    guard !world.isLocked else { return silenced() }
    guard world.generating > 0 else { return unheard(.dev, 7) }
    let wasProgrammed = W.isRecording && isProgrammed
    read(held)
    guard world.device == held else { return unheard(.dev, 10) }
    if held.isDefinite {
      cancelPopForTurn()
      if wasProgrammed { note(.geo, 5, .tells) }
    }
    return true
  }

  /// The interface stands otherwise than the device did: the program has turned it (GEO-5).
  private var isProgrammed: Bool {
    cast.era >= 16 && world.definite.isDefinite && world.definite.interface != world.interface
  }

  private mutating func unheard(_ family: RuleID.Family, _ number: UInt8) -> Bool {
    undecided(family, number)
    return false
  }

  /// LOCK-1, LOCK-9: under the lock nobody hears of the hand.
  private mutating func silenced() -> Bool {
    if cast.era >= 13, world.held.isDefinite, world.held.interface != world.interface {
      note(.lock, 8, .tells)
    }
    return unheard(.lock, cast.isPadScene ? 9 : 1)
  }

  /// `UIDevice.orientation` takes what the sensor says.
  @inline(__always) mutating func read(_ held: DeviceOrientation) {
    guard world.generating > 0 else { return }
    if held == .portraitUpsideDown, !cast.device.hardwareMask.contains(.portraitUpsideDown) {
      guard assume(.faceIDReadsUpsideDown) else { return }
      note(.dev, 10, .tells)
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
      note(.reval, 1, .tells)
      note(.seq, 15, .tells)
      evaluateAfterTurn(.device)
    } else {
      note(.seq, 16, .tells)
      undecided(.dev, 5)
    }
    if cast.hasReactions, canContinue { runDeviceReactions() }
  }

  mutating func lock(_ on: Bool) {
    guard on != world.isLocked else { return undecided(.lock, 2) }
    world.isLocked = on
    if world.isInBackground {
      world.isLockedFromHome = on
      if on { engageLock() }
      return cast.era >= 8 ? undecided(.lock, 5) : undecided(.lock, 2)
    }
    let device = world.device
    if on { engageLock() } else { releaseLock() }
    note(.reval, 10, .tells)
    if on { note(.lock, 3, .tells) }
    evaluateAfterTurn(.lock)
    if !on, world.device != device { hearDevice() }
  }

  private mutating func engageLock() {
    note(.lock, 7, .tells)
    world.lockSide = cast.isPadScene ? world.interface : .portrait
    world.forced = nil
    if !cast.isPadScene, world.generating > 0 { world.device = .portrait }
  }

  private mutating func releaseLock() {
    world.isLockedFromHome = false
    read(world.held)
  }

  /// The app's own observers hear of the device after UIKit has decided for another reason.
  private mutating func hearDevice() {
    guard canContinue else { return }
    note(.callback(.orientationDidChange, .device, reads: world.interface))
    if cast.hasReactions { runDeviceReactions() }
  }

  mutating func background() {
    guard !world.isInBackground else { return refuse(.alreadyInBackground) }
    world.isInBackground = true
    _ = unheardInBackground()
  }

  /// REVAL-9: in the background nothing is decided.
  private mutating func unheardInBackground() -> Bool {
    cast.era >= 8 ? unheard(.reval, 9) : unheard(.dev, 7)
  }

  mutating func foreground() {
    guard world.isInBackground else { return refuse(.notInBackground) }
    world.isInBackground = false
    if world.isLockedFromHome, cast.era >= 9 { return undecided(.lock, 5) }
    if world.isLockedFromHome, cast.era == 8 { note(.lock, 5, .tells) }
    let device = world.device
    if !world.isLocked, world.device != world.held { read(world.held) }
    guard cast.era >= 8 else {
      return world.device == device ? undecided(.dev, 7) : deviceChanged()
    }
    note(.reval, 9, .tells)
    evaluateAfterTurn(.foreground)
    if world.device != device { hearDevice() }
  }

  /// Evaluates, and lets the app hear of a turn.
  @inline(__always) mutating func evaluateAfterTurn(_ trigger: Trigger, in window: WindowID = 0) {
    let turns = turnCount
    evaluate(trigger, in: window)
    turned(since: turns)
  }

  mutating func resize(_ mode: SceneMode) {
    guard scene.has(mode) else { return refuse(.deviceLacks(mode)) }
    guard mode != world.mode else { return }
    world.mode = mode
    if mode == .resizable, !cast.isPadScene { note(.bnd, 8, .tells) }
    evaluateAfterTurn(.resize)
  }

  mutating func beginGenerating() {
    let wasOff = world.generating == 0
    world.generating += 1
    if wasOff, !world.isLocked { read(world.held) }
    noteFlatRegistration()
    undecided(.dev, 7)
  }

  /// DEV-7a: on iOS 3 and 4, registering while flat posted three notifications.
  private mutating func noteFlatRegistration() {
    guard W.isRecording, cast.era == 3 || cast.era == 4 else { return }
    guard !world.held.isDefinite, world.held != .unknown else { return }
    note(.rule(RuleID(.dev, 7, isAddition: true), .tells))
    for _ in 0..<3 { note(.callback(.orientationDidChange, .device, reads: world.interface)) }
  }

  mutating func endGenerating() {
    guard world.generating > 0 else { return refuse(.notGenerating) }
    world.generating -= 1
    if world.generating == 0 {
      note(.console(.unbalancedGenerating))
      world.device = .unknown
    }
    undecided(.dev, 7)
  }
}
