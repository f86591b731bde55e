// What the app hears of a turn (SEQ): for the trace only, nothing here decides.

extension Resolver where Sink: TraceSink {
  /// Writes down every callback that a turn brings.
  mutating func noteTurn(
    _ window: WindowID, from old: InterfaceOrientation, to new: InterfaceOrientation
  ) {
    guard Sink.isRecording else { return }
    guard !context.isLaunching || !holds(.landscapeLaunchIsSilent) else {
      return note(.landscapeLaunchIsSilent, .tells)
    }
    if holds(.rotationIsSizeChangeFrom8) {
      noteNewTurn(window, from: old, to: new)
    } else {
      noteOldTurn(window, from: old, to: new)
    }
  }

  /// Sends a callback, on the versions that have it.
  private mutating func tell(
    _ callback: Callback, _ receivers: [ControllerID], _ reads: InterfaceOrientation
  ) {
    guard compiled.version >= callback.since else { return }
    for id in receivers { note(.callback(callback, .controller(id), reads: reads)) }
  }

  private mutating func tellLayout(_ receivers: [ControllerID], _ reads: InterfaceOrientation) {
    for id in receivers {
      tell(.viewWillLayoutSubviews, [id], reads)
      tell(.viewDidLayoutSubviews, [id], reads)
    }
  }

  // MARK: What the rules say of who hears

  /// Notes who hears nothing of the turn, and by which rule.
  private mutating func noteAudience(_ window: WindowID, _ audience: [ControllerID]) {
    if audience.count > 1 { noteIfItHolds(.callbacksAreForwarded, .tells) }
    let layers = scene.layers(of: window).filter { $0.place.id != 0 }
    guard !holds(.hiddenHearNothingUpTo7) else {
      let everybody = layers.reduce(0) { $0 + scene.population($1.place) }
      if everybody > audience.count { note(.hiddenHearNothingUpTo7, .refuses) }
      return
    }
    if layers.count > 1 { note(.coveredPresenterIsTold, .tells) }
    let containers = audience.compactMap { scene.find($0)?.place }
    let stacks = containers.filter { compiled[$0.id].kind == .navigation }
    if stacks.contains(where: { scene.childCount($0) > 1 }) {
      note(.onlyTopOfStackIsTold, .refuses)
    }
    let tabs = containers.filter { compiled[$0.id].kind == .tabs }
    if tabs.contains(where: { scene.childCount($0) > 1 }) { note(.otherTabsLaidOutLater, .refuses) }
  }

  // MARK: 2 to 7

  private mutating func noteOldTurn(
    _ window: WindowID, from old: InterfaceOrientation, to new: InterfaceOrientation
  ) {
    let audience = scene.audience(window)
    noteAudience(window, audience)
    note(.boundsPortraitUpTo7, .tells)
    noteStatusBar()
    note(.statusBarFramesRotation, .tells)
    frameBegins(old)
    let isOneStep = holds(.rotationOrderOn3To7)
    note(isOneStep ? .rotationOrderOn3To7 : .twoStepRotationOn2, .tells)
    tell(.willRotate, audience, old)
    if isOneStep {
      tellLayout(audience, new)
      frameEnds(new)
      tell(.willAnimateRotation, audience, new)
    } else {
      tell(.willAnimateFirstHalf, audience, old)
      tell(.didAnimateFirstHalf, audience, new)
      frameEnds(new)
      tell(.willAnimateSecondHalf, audience, new)
    }
    note(.turnDuration, .tells)
    tell(.didRotate, audience, new)
  }

  private mutating func frameBegins(_ reads: InterfaceOrientation) {
    note(.callback(.willChangeStatusBarOrientation, .app, reads: reads))
    note(.callback(.willChangeStatusBarOrientationNotification, .app, reads: reads))
  }

  private mutating func frameEnds(_ reads: InterfaceOrientation) {
    note(.callback(.didChangeStatusBarOrientation, .app, reads: reads))
    note(.callback(.didChangeStatusBarOrientationNotification, .app, reads: reads))
  }

  // MARK: 8 and later

  /// SEQ-7, SEQ-17: iOS 13 no longer sends the callbacks and notifications of iOS 7.
  private var keepsOldCallbacks: Bool { compiled.version < 13 }

  private mutating func noteNewTurn(
    _ window: WindowID, from old: InterfaceOrientation, to new: InterfaceOrientation
  ) {
    let isHalfTurn = old.isLandscape == new.isLandscape && context.oldExtent == nil
    let isFramed = keepsOldCallbacks && assume(.statusBarFrame)
    let audience = scene.audience(window)
    noteAudience(window, audience)
    if !isHalfTurn { note(.boundsFollowFrom8, .tells) }
    if isFramed {
      note(.statusBarNotificationsOn8To12, .tells)
      frameBegins(old)
    }
    if isHalfTurn {
      noteHalfTurn(audience, old)
    } else {
      noteSizeChange(audience, from: old, to: new, traits: traitsChange())
    }
    if holds(.sceneToldAfterChange), context.oldExtent == nil { tellScene(new) }
    if isFramed { frameEnds(new) }
    if !isHalfTurn, keepsOldCallbacks, assume(.oldCallbacksFire) { tell(.didRotate, audience, new) }
    if !isHalfTurn { tell(.completion, audience, new) }
    noteSafari(window)
  }

  private mutating func tellScene(_ new: InterfaceOrientation) {
    note(.sceneToldAfterChange, .tells)
    note(.whereInterfaceOrientationIsRead, .tells)
    let latest = Callback.didUpdateEffectiveGeometry
    let hasLatest = compiled.version >= latest.since
    note(.callback(hasLatest ? latest : .didUpdateInterfaceOrientation, .scene, reads: new))
  }

  /// SEQ-9, SEQ-20: from one landscape to the other nothing is laid out.
  private mutating func noteHalfTurn(_ audience: [ControllerID], _ old: InterfaceOrientation) {
    note(.halfTurnLaysNothingOut, .tells)
    let isTransition = assume(.halfTurnTransition)
    guard isTransition else { return note(.halfTurnTransitionDisputed, .tells) }
    tell(.viewWillTransition, audience, old)
  }

  /// MISC-4: on iOS 10 Safari's controller in currentContext kept its old size.
  private mutating func noteSafari(_ window: WindowID) {
    guard holds(.safariNotRescaled) else { return }
    let isStuck = scene.layers(of: window).contains {
      compiled[$0.place.id].system == .safari && $0.style == .currentContext
    }
    if isStuck { note(.safariNotRescaled, .tells) }
  }

  /// What a scene of another size brings where nothing turns: the size change of a turn, without one.
  mutating func noteResize(from old: Extent) {
    let new = Extent(scene)
    guard Sink.isRecording, canContinue, new.size != old.size else { return }
    let audience = scene.audience(0)
    noteAudience(0, audience)
    let side = world.interface
    noteSizeChange(audience, from: side, to: side, traits: new.classes != old.classes)
    tell(.completion, audience, side)
  }

  /// SEQ-21: an app that leaves the screen is laid out for the app switcher's pictures; from iOS 13
  /// in both appearances.
  mutating func notePictures() {
    guard Sink.isRecording, canContinue, holds(.picturesForAppSwitcher) else { return }
    let hasAppearance = compiled.version >= 13
    guard compiled.isPadScene || hasAppearance else { return }
    note(.picturesForAppSwitcher, .tells)
    let audience = scene.audience(0)
    let side = world.interface
    if compiled.isPadScene, let other = otherSide {
      noteLayouts(audience, from: side, by: other, traits: false)
    }
    if hasAppearance, compiled.isMultitasking {
      noteLayouts(audience, from: side, by: side, traits: true)
    }
    guard hasAppearance else { return }
    for _ in 0..<2 { tell(.traitCollectionDidChange, audience, side) }
  }

  /// There and back.
  private mutating func noteLayouts(
    _ audience: [ControllerID], from side: InterfaceOrientation, by other: InterfaceOrientation,
    traits: Bool
  ) {
    for (old, new) in [(side, other), (other, side)] {
      noteSizeChange(audience, from: old, to: new, traits: traits)
      tell(.completion, audience, new)
    }
  }

  /// The first side a quarter turn away that the app's mask has.
  private var otherSide: InterfaceOrientation? {
    mutating get {
      let mask = quietly { $0.appMask(of: 0, decider: nil) }
      let isLandscape = world.interface.isLandscape
      return InterfaceOrientation.allCases.first {
        $0.isLandscape != isLandscape && mask.contains($0)
      }
    }
  }

  /// A rotation is a size change (SEQ-6).
  private mutating func noteSizeChange(
    _ audience: [ControllerID], from old: InterfaceOrientation, to new: InterfaceOrientation,
    traits: Bool
  ) {
    note(.rotationIsSizeChangeFrom8, .tells)
    let isOldFashioned = old != new && keepsOldCallbacks && assume(.oldCallbacksFire)
    if isOldFashioned {
      note(.willRotateLivesOnTo12, .tells)
      tell(.willRotate, audience, old)
    }
    let traitsFirst = assume(.traitsBeforeSize)
    if traits, traitsFirst { tell(.willTransition, audience, old) }
    tell(.viewWillTransition, audience, old)
    if traits, !traitsFirst { tell(.willTransition, audience, old) }
    // DUO-25: on another display the scene hears of it before the window's bounds change.
    if context.oldExtent != nil { tellScene(new) }
    if traits { tell(.traitCollectionDidChange, audience, new) }
    tell(.updateProperties, audience, new)
    tellLayout(audience, new)
    if isOldFashioned { tell(.willAnimateRotation, audience, new) }
    tell(.animateAlongside, audience, new)
  }

  /// BND-4: twenty points where there is a home button.
  private mutating func noteStatusBar() {
    if compiled.device.hasHomeButton { note(.statusBarHeight, .tells) }
  }

  /// DUO-19: a display of a Duo has classes of its own, and the inner one the same however it lies.
  private mutating func classesChange() -> Bool {
    if scene.isInside || context.oldExtent != nil { note(.classesFollowDisplay, .tells) }
    return context.oldExtent.map { $0.classes != Extent(scene).classes } ?? !scene.isRoomy
  }

  /// BND-5, SEQ-8: a phone's size classes change with a quarter turn, an iPad's never do.
  private mutating func traitsChange() -> Bool {
    guard !compiled.isPadScene else {
      note(.padSizeClassesStay, .tells)
      return false
    }
    noteStatusBar()
    guard !scene.losesMasks else { return false }
    if compiled.duoFit != nil, !classesChange() { return false }
    note(.traitCallbacksOnTurn, .tells)
    note(.sizeClasses, .tells)
    note(.noStatusBarInLandscape, .tells)
    noteIfItHolds(.safeAreas, .tells)
    noteIfItHolds(.traitCollectionDidChangeOutlives, .tells)
    return true
  }
}
