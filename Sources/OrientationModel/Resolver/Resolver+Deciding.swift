// The decision itself: which orientation the interface takes, and why.

/// The result of a decision: the orientation, and the rule that settled it.
struct Decision {
  var rule: Rule
  var target: InterfaceOrientation

  init(_ rule: Rule, on target: InterfaceOrientation) {
    self.rule = rule
    self.target = target
  }
}

extension Resolver where Sink: TraceSink {
  /// Asks every window that takes part, and turns what has to turn.
  mutating func evaluate(_ trigger: Trigger, in origin: WindowID = 0) {
    guard !world.hasCrashed else { return }
    if compiled.hasWindows {
      evaluateWindows(trigger, in: origin)
    } else {
      decide(trigger, in: 0, isOwner: true)
    }
  }

  /// One window's decision: made once, and applied once.
  ///
  /// A window that keeps its own side, and not what the device calls for, leaves the scene to another.
  mutating func decide(
    _ trigger: Trigger, in window: WindowID, isOwner: Bool, keeping own: InterfaceOrientation? = nil
  ) {
    let current = own ?? scene.current(window, isOwner: isOwner)
    readMasks(for: trigger, in: window)
    defer { forgetTold() }
    guard let decision = decision(trigger, in: window, current: current) else { return }
    note(.settled(decision.rule, decision.target, window))
    if decision.target == own, quietly({ $0.candidate(trigger) }) != own {
      return noteIfItHolds(.everyRootTakesPartFrom8, .tells)
    }
    turn(window, to: decision.target)
  }

  /// Where masks have changed without a word to UIKit: a turn of the device goes by those that it
  /// was told of, and so does a request; everything else has it read them anew.
  mutating func readMasks(for trigger: Trigger, in window: WindowID) {
    forgetTold()
    guard compiled.hasUntold else { return }
    let isRequest = trigger.isRequest && compiled.assumptions[.requestGoesByTold]
    context.goesByTold = isRequest || trigger == .device
    context.goesByToldDelegate =
      isRequest || trigger == .device && compiled.assumptions[.announcedDelegateCounts]
    if !context.goesByTold {
      tell(in: window)
    } else if !context.goesByToldDelegate, compiled.app.settings.toldDelegate != nil {
      note(.assumed(.announcedDelegateCounts))
      adopt(.told([], isDelegateRead: true))
    }
  }

  /// From here on, masks are read as they are now.
  mutating func forgetTold() {
    context.goesByTold = false
    context.goesByToldDelegate = false
  }

  /// UIKit's decision, from top to bottom; nothing where an exception ends the app.
  private mutating func decision(
    _ trigger: Trigger, in window: WindowID, current: InterfaceOrientation
  ) -> Decision? {
    context.statedPreference = .unstated
    guard let decider = decider(in: window) else {
      let allowed = maskWithoutRoot(of: window)
      return choose(asksPerOrientation ? .device : trigger, from: allowed, current: current)
    }
    note(.asking(Ruling.Question(trigger: trigger, window: window, decider: decider.id)))
    if asksPerOrientation { return agreement(with: decider, in: window, current: current) }
    if let held = heldByScene(trigger, in: window, current: current) { return held }
    guard !scene.isFree else {
      return choose(trigger, from: freeMask(decider, in: window), current: current)
    }
    if Sink.isRecording { noteHonoured() }
    let rotates = mayRotate(decider)
    if !rotates, !trigger.isTransition {
      if assume(.suppressedMaskIsCalled) { note(.called(decider.id, .mask)) }
      return Decision(.autorotateNoSuppressesTurn, on: current)
    }
    if trigger.isTransition { askPreference(of: decider, trigger, rotates) }
    let app = appMask(of: window, decider: decider)
    var own = currentAnswer(of: decider)
    if let both = maskBelow(decider)?.intersection(own), !both.isVoid {
      own = both
      note(.stylesThatTakeOver, .narrows(to: own), on: decider.id)
    }
    guard !world.hasCrashed, isPreferenceLegal(own, decider, trigger, current) else { return nil }
    let common = app.intersection(own)
    if !rotates, trigger == .presentation {
      return presentedUnrotated(from: common, current: current)
    }
    let check = MaskCheck(trigger: trigger, window: window, decider: decider, rotates: rotates)
    guard let allowed = allowed(of: common, own, check) else { return nil }
    return choose(trigger, from: allowed, current: current)
  }

  /// Nothing is asked, and a rule says why.
  mutating func undecided(_ rule: Rule) { note(.undecided(rule)) }

  /// Turns a window, and with it the scene where the window owns it.
  mutating func turn(_ window: WindowID, to target: InterfaceOrientation) {
    if world.forced != target, holds(.requestDoesNotStick) { world.forced = nil }
    guard !compiled.hasWindows else { return turnAmongWindows(window, to: target) }
    let before = world.interface
    guard target != before else { return }
    changeSize {
      $0.world.interface = target
      $0.world.mainSettled = target
      $0.context.turnCount &+= 1
      $0.note(.turned(window, from: before, to: target))
    } tell: {
      $0.noteTurn(window, from: before, to: target)
    }
  }

  // MARK: What comes before the masks

  /// ASK-3: a window without a root is ruled by the app mask alone.
  private mutating func maskWithoutRoot(of window: WindowID) -> OrientationMask {
    noteIfItHolds(.appMaskWithoutRoot, .tells)
    let allowed = appMask(of: window, decider: nil).intersection(scene.hardware)
    note(.allowed(allowed))
    return allowed
  }

  /// What iOS 26 and 27 read before any mask: the lock preference, the resizable scene.
  private mutating func heldByScene(
    _ trigger: Trigger, in window: WindowID, current: InterfaceOrientation
  ) -> Decision? {
    guard holds(.interfaceLock) else { return nil }
    if world.mode == .resizable, !compiled.device.isPad, !world.isResized {
      note(.assumed(.mirroringIsPortrait))
    }
    if scene.losesMasks {
      note(.resizableIgnoresMasks, .tells)
      note(.free(.resizableIgnoresMasks))
      note(.allowed(.all))
      let isUpright = !world.isResized && scene.isMirrored
      return Decision(.resizableIgnoresMasks, on: isUpright ? .portrait : current)
    }
    guard trigger == .device, world.mode == .fullScreen, let holder = lockHolder(in: window),
      prefersLock(holder), !scene.isInside || assume(.duoInnerKeepsInterfaceLock)
    else { return nil }
    if scene.isInside { note(.interfaceLockInside, .tells) }
    note(.interfaceLockHoldsCurrent, .tells)
    return Decision(.interfaceLock, on: current)
  }

  /// What is allowed where masks are not read: multitasking and resizable scenes.
  private mutating func freeMask(_ decider: Place, in window: WindowID) -> OrientationMask {
    let rule: Rule =
      scene.isInside
      ? .innerReadsNoMask
      : compiled.isMultitasking || world.mode.isShared
        ? .multitaskingAsksNobody : .windowsIgnoreLocksFrom26
    note(rule, .tells)
    note(.free(rule))
    if scene.isInside {
      noteInside()
    } else if scene.mayLoseMasks {
      note(.assumed(.sceneAppsIgnoreMasks))
    }
    var allowed = OrientationMask.all
    let hasDelegate = compiled.app.settings.hasDelegate
    if hasDelegate, compiled.isMultitasking, !assume(.multitaskingIgnoresDelegate) {
      allowed = appMask(of: window, decider: decider)
    } else if !scene.isInside {
      if hasDelegate { note(.multitaskingIgnoresDelegate, .tells) }
      note(.appMask(.multitasking, .all))
    }
    note(.allowed(allowed))
    return allowed
  }

  /// Why masks have no say on the inner display of a Duo.
  private mutating func noteInside() {
    note(.assumed(scene.masksInside))
    if compiled.requiresFullScreen { note(.assumed(.duoFullScreenKeyReadsMasks)) }
    if compiled.duoFit == .edgeToEdge { note(.innerUpsideDown, .tells) }
  }

  /// Says why masks are read on this iPad or in here, where one might think that they are not.
  private mutating func noteHonoured() {
    let settings = compiled.app.settings
    if scene.isInside {
      note(.assumed(scene.masksInside))
      if settings.requiresFullScreen, compiled.duoFit != .phoneWindow {
        note(.assumed(.duoFullScreenKeyReadsMasks))
        note(.fullScreenKeyInside, .tells)
      }
    }
    if holds(.resizableIgnoresMasks), world.mode == .resizable {
      if world.isResized, compiled.rulesOfSDK.contains(.resizableIgnoresMasks) {
        note(.assumed(.fullScreenHonouredOn27))
        note(.discreteSizesOn27, .tells)
      } else {
        note(.resizableIgnoresMasks, .passes)
      }
    }
    if settings.isPhoneAppOnPad { note(.phoneAppOnPad, .tells) }
    guard compiled.isPadScene else { return }
    guard !holds(.padHonoursMasksUpTo8) else { return note(.padHonoursMasksUpTo8, .tells) }
    if settings.plist != nil { note(.waysOutOfMultitasking, .tells) }
    if scene.mayLoseMasks { note(.assumed(.sceneAppsIgnoreMasks)) }
    guard settings.requiresFullScreen, world.mode.isWindow else { return }
    noteIfItHolds(.windowKeepsShape, .tells)
  }
}
