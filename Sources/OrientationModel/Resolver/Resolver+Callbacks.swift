// What the app hears of a turn (SEQ): for the trace only, nothing here decides.

extension Resolver where Sink: TraceSink {
  /// Writes down a turn and every callback it brings.
  mutating func noteTurn(
    _ window: WindowID, from old: InterfaceOrientation, to new: InterfaceOrientation,
    takesScene: Bool = true
  ) {
    note(
      takesScene ? .turned(window, from: old, to: new) : .windowTurned(window, from: old, to: new))
    guard !course.isLaunching || compiled.iOSMajor <= 7 else {
      return note(.landscapeLaunchIsSilent, .tells)
    }
    if compiled.iOSMajor <= 7 {
      noteOldTurn(window, from: old, to: new)
    } else {
      noteNewTurn(window, from: old, to: new)
    }
  }

  private mutating func tell(
    _ callback: Callback, _ receivers: [ControllerID], _ reads: InterfaceOrientation
  ) { for id in receivers { note(.callback(callback, .controller(id), reads: reads)) } }

  private mutating func tellLayout(
    _ receivers: [ControllerID], _ reads: InterfaceOrientation
  ) {
    for id in receivers {
      tell(.viewWillLayoutSubviews, [id], reads)
      tell(.viewDidLayoutSubviews, [id], reads)
    }
  }

  // MARK: What the rules say of who hears

  /// Notes who hears nothing of the turn, and by which rule.
  private mutating func noteAudience(_ window: WindowID, _ audience: [ControllerID]) {
    if compiled.iOSMajor >= 6, audience.count > 1 { note(.callbacksAreForwarded, .tells) }
    let layers = scene.layers(of: window).filter { $0.place.id != 0 }
    guard compiled.iOSMajor >= 8 else {
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
    note(compiled.iOSMajor <= 2 ? .twoStepRotationOn2 : .rotationOrderOn3To7, .tells)
    tell(.willRotate, audience, old)
    if compiled.iOSMajor <= 2 {
      tell(.willAnimateFirstHalf, audience, old)
      tell(.didAnimateFirstHalf, audience, new)
      frameEnds(new)
      tell(.willAnimateSecondHalf, audience, new)
    } else {
      if compiled.iOSMajor >= 5 { tellLayout(audience, new) }
      frameEnds(new)
      tell(.willAnimateRotation, audience, new)
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

  private mutating func noteNewTurn(
    _ window: WindowID, from old: InterfaceOrientation, to new: InterfaceOrientation
  ) {
    let isHalfTurn = old.isLandscape == new.isLandscape
    let isFramed = compiled.iOSMajor <= 12 && assume(.statusBarFrame)
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
    if compiled.iOSMajor >= 13 { tellScene(new) }
    if isFramed { frameEnds(new) }
    if !isHalfTurn, compiled.iOSMajor <= 12, assume(.oldCallbacksFire) {
      tell(.didRotate, audience, new)
    }
    if !isHalfTurn { tell(.completion, audience, new) }
    noteSafari(window)
  }

  private mutating func tellScene(_ new: InterfaceOrientation) {
    note(.sceneToldAfterChange, .tells)
    note(.whereInterfaceOrientationIsRead, .tells)
    let callback: Callback =
      compiled.iOSMajor >= 26 ? .didUpdateEffectiveGeometry : .didUpdateInterfaceOrientation
    note(.callback(callback, .scene, reads: new))
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
    guard compiled.iOSMajor == 10 else { return }
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

  /// SEQ-21: an app that leaves the screen is laid out for the app switcher's pictures.
  mutating func notePictures() {
    guard Sink.isRecording, canContinue, compiled.iOSMajor >= 9 else { return }
    let hasAppearance = compiled.iOSMajor >= 13
    guard compiled.isPadScene || hasAppearance else { return }
    note(.picturesForAppSwitcher, .tells)
    let (audience, side) = (scene.audience(0), world.interface)
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
    let isOldFashioned = old != new && compiled.iOSMajor <= 12 && assume(.oldCallbacksFire)
    if isOldFashioned {
      note(.willRotateLivesOnTo12, .tells)
      tell(.willRotate, audience, old)
    }
    let traitsFirst = assume(.traitsBeforeSize)
    if traits, traitsFirst { tell(.willTransition, audience, old) }
    tell(.viewWillTransition, audience, old)
    if traits, !traitsFirst { tell(.willTransition, audience, old) }
    if traits { tell(.traitCollectionDidChange, audience, new) }
    if compiled.iOSMajor >= 26 { tell(.updateProperties, audience, new) }
    tellLayout(audience, new)
    if isOldFashioned { tell(.willAnimateRotation, audience, new) }
    tell(.animateAlongside, audience, new)
  }

  /// BND-4: twenty points where there is a home button.
  private mutating func noteStatusBar() {
    if compiled.device.hasHomeButton { note(.statusBarHeight, .tells) }
  }

  /// BND-5, SEQ-8: a phone's size classes change with a quarter turn, an iPad's never do.
  private mutating func traitsChange() -> Bool {
    guard !compiled.isPadScene else {
      note(.padSizeClassesStay, .tells)
      return false
    }
    noteStatusBar()
    guard !scene.isResizable else { return false }
    note(.traitCallbacksOnTurn, .tells)
    note(.sizeClasses, .tells)
    note(.noStatusBarInLandscape, .tells)
    if compiled.iOSMajor >= 11 { note(.safeAreas, .tells) }
    if compiled.iOSMajor >= 17 { note(.traitCollectionDidChangeOutlives, .tells) }
    return true
  }
}
