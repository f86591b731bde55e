// The hand: turning the device, locking it, leaving the app and coming back.

extension Resolver {
  mutating func rotate(to held: DeviceOrientation) {
    guard held != world.held else { return undecided(.dev, 7) }
    world.held = held
    guard !world.isInBackground else { return undecided(.reval, 9) }
    guard !world.isLocked else { return undecided(.lock, cast.isPadScene ? 9 : 1) }
    guard world.generating > 0 else { return undecided(.dev, 7) }
    cancelPopForTurn()
    read(held)
    note(.callback(.orientationDidChange, .device, reads: world.interface))
    deviceChanged()
  }

  /// `UIDevice.orientation` takes what the sensor says.
  private mutating func read(_ held: DeviceOrientation) {
    let isHidden =
      held == .portraitUpsideDown && !cast.device.hardwareMask.contains(.portraitUpsideDown)
      && !assume(.faceIDReadsUpsideDown)
    if isHidden { return }
    if held == .portraitUpsideDown { note(.dev, 10, .tells) }
    world.device = held
    if held.isDefinite {
      world.definite = held
      world.forced = nil
      world.statusBar = nil
    }
  }

  /// A change of the device: UIKit's decision first, the app's own observers after it (SEQ-15).
  private mutating func deviceChanged() {
    if world.device.isDefinite {
      note(.reval, 1, .tells)
      let turns = turnCount
      evaluate(.device)
      turned(since: turns)
    } else {
      undecided(.dev, 5)
    }
    if cast.hasReactions { runDeviceReactions() }
  }

  mutating func lock(_ on: Bool) {
    guard on != world.isLocked else { return undecided(.lock, 2) }
    world.isLocked = on
    if world.isInBackground {
      world.isLockedFromHome = on
      if on { engageLock() }
      return undecided(.lock, 5)
    }
    if on { engageLock() } else { releaseLock() }
    note(.lock, 3, .tells)
    evaluateAfterTurn(.lock)
  }

  private mutating func engageLock() {
    world.lockSide = cast.isPadScene ? world.interface : .portrait
    world.forced = nil
    if !cast.isPadScene { world.device = .portrait }
  }

  private mutating func releaseLock() {
    world.isLockedFromHome = false
    read(world.held)
  }

  mutating func background() {
    guard !world.isInBackground else { return refuse(.alreadyInBackground) }
    world.isInBackground = true
    undecided(.reval, 9)
  }

  mutating func foreground() {
    guard world.isInBackground else { return refuse(.notInBackground) }
    world.isInBackground = false
    if world.isLockedFromHome, cast.era >= 9 { return undecided(.lock, 5) }
    if !world.isLocked, world.device != world.held { read(world.held) }
    note(.reval, 9, .tells)
    evaluateAfterTurn(.foreground)
  }

  /// Evaluates, and lets the app hear of a turn.
  mutating func evaluateAfterTurn(_ trigger: Trigger, in window: WindowID = 0) {
    let turns = turnCount
    evaluate(trigger, in: window)
    turned(since: turns)
  }

  mutating func resize(_ mode: SceneMode) {
    guard mode != .windowed || cast.isPadScene, mode != .resizable || cast.era >= 27 else {
      return refuse(.deviceLacks(mode))
    }
    world.mode = mode
    guard cast.era >= 8 else { return undecided(.reval, 8) }
    evaluateAfterTurn(.resize)
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
