// Launching: which orientation an app starts in (LAUNCH-1 to LAUNCH-9).

extension Resolver where Sink: TraceSink {
  mutating func launch() {
    let settings = compiled.app.settings
    context.isLaunching = true
    context.isBeforeDelivery = compiled.hasInitialPreference
    prepare(settings)
    if Sink.isRecording { noteIgnored(settings) }
    guard hasLifeCycle(settings) else {
      return crash(.sceneLifeCycleRequiredOn27, .noSceneLifeCycle)
    }
    if Sink.isRecording { warnOfFullScreen(settings) }
    let first = startingOrientation(settings)
    world.interface = first
    for window in 0..<compiled.app.windows.count { setSettled(WindowID(window), first) }
    let transition = Transition(from: [], to: scene.displayed(), loads: true)
    announceLaunch(transition)
    let turns = context.turnCount
    decideLaunch()
    context.isLaunching = false
    let isTurned = context.turnCount != turns
    let settled = isTurned ? Transition(from: [], to: scene.displayed(), loads: true) : transition
    announce(Transition(from: transition.arriving, to: settled.arriving, loads: true))
    turned(since: turns)
    appear(settled, isLaidOut: isTurned && !holds(.landscapeLaunchIsSilent))
    deliverPreference(in: owner(), since: [:])
    conclude(settled)
    callHinge(at: [])
  }

  private mutating func prepare(_ settings: Settings) {
    world.held = settings.held
    if compiled.duoFit != nil { world.posture = settings.posture }
    world.generating = 1
    world.mode = startingMode(settings)
    read(settings.held)
    if settings.isLocked { lockAtLaunch() }
    writeTree()
  }

  /// LAUNCH-5: one decision once the root is shown.
  private mutating func decideLaunch() {
    if context.presentedAtLaunch {
      undecided(.modalAtLaunchMissesTurn)
    } else if compiled.assumptions[.launchEvaluatesRoot] || !holds(.launchFrom8) {
      if Sink.isRecording, let decider = quietDecider(in: owner()) { noteFirstDisplay(decider) }
      let turns = context.turnCount
      evaluate(.launch)
      if holds(.launchFrom8), context.turnCount != turns { note(.assumed(.launchEvaluatesRoot)) }
    } else {
      note(.assumed(.launchEvaluatesRoot))
      undecided(.listNotRootDecidesLaunch)
    }
  }

  private mutating func announceLaunch(_ transition: Transition) {
    guard needsMoments else { return }
    for controller in transition.arriving where compiled[controller.id].kind == .navigation {
      run(.showing, of: controller.id)
    }
    announce(transition)
  }

  /// What the set-up says and this version or device lacks.
  private mutating func noteIgnored(_ settings: Settings) {
    let controllers = compiled.app.entries.map { $0.controller }
    let mode = startingMode(settings)
    let lacks: [(IgnoredSetting, Bool)] = [
      (.delegate, settings.delegate != .none && !holds(.delegateReplacesList)),
      (.sceneDelegate, settings.sceneDelegate != nil && !holds(.sceneDelegateFirst)),
      (.requiresFullScreen, settings.requiresFullScreen && !knowsFullScreen),
      (.sceneMode, settings.shape.mode != mode),
      (.posture, settings.posture != .closed && compiled.duoFit == nil),
      (.lifeCycle, !settings.usesSceneLifeCycle && !holds(.sceneToldAfterChange)),
      (
        .prefersLock,
        !holds(.interfaceLock)
          && controllers.contains { $0.prefersLock != nil || $0[.lock].asks != .nobody }
      ),
      (
        .minimumSize,
        settings.minimumSize != nil && !holds(.minimumSizeFrom26)
          && !API.resizableScene.versions.contains(compiled.version)
      ),
      (
        .isAppearing,
        !holds(.viewIsAppearingAndUpdateProperties)
          && compiled.app.reactions.contains { $0.moment == .isAppearing }
      ),
      (
        .preferred,
        !holds(.preferenceIsForPresentations) && controllers.contains { $0.prefers != .unstated }
      ),
      (
        .autorotates,
        !holds(.autorotateAskedFirst) && !holds(.autorotateDeadFrom16)
          && controllers.contains { $0.autorotates != nil }
      ),
      (
        .containerDelegate,
        !holds(.containerDelegateAnswers) && controllers.contains { $0.hasDelegate }
      ),
      (.otherWindows, !knowsOtherWindows && compiled.hasWindows),
      (.legacy, !readsOldMethod && controllers.contains { $0.legacy != nil }),
    ]
    for (setting, isLacking) in lacks where isLacking { note(.ignored(setting)) }
  }

  /// UIRequiresFullScreen counts on iPad since iOS 9, and on phones since 27 (PAD-10).
  private var knowsFullScreen: Bool {
    holds(compiled.isPadScene ? .waysOutOfMultitasking : .discreteSizesOn27)
  }

  private func startingMode(_ settings: Settings) -> SceneMode {
    scene.has(settings.shape.mode) ? settings.shape.mode : .fullScreen
  }

  private mutating func lockAtLaunch() {
    world.isLocked = true
    world.lockSide = compiled.device.isPad ? world.definite.interface ?? .portrait : .portrait
    if !compiled.device.isPad { world.device = .portrait }
  }

  /// PAD-5: built with the SDK of 26, an app that requires full screen is told of what is to come.
  private mutating func warnOfFullScreen(_ settings: Settings) {
    let isTold = compiled.version.major == 26 && settings.linked >= 26
    guard compiled.isPadScene, settings.requiresFullScreen, isTold else { return }
    note(.requiresFullScreenDeprecated, .tells)
    let lacksSome = settings.plist.map { OrientationMask(listed: $0) != .all } ?? false
    note(.console(.fullScreenWarning(listLacksSome: lacksSome)))
  }

  /// LAUNCH-9: linked on 27, an app without the scene life cycle does not launch.
  private mutating func hasLifeCycle(_ settings: Settings) -> Bool {
    guard !settings.usesSceneLifeCycle, holds(.sceneToldAfterChange) else { return true }
    if compiled.version >= 27, settings.linked >= 27 { return false }
    if holds(.sceneLifeCycleRequiredOn27) {
      note(.sceneLifeCycleRequiredOn27, .tells)
      note(.console(.lifeCycleWarning))
    }
    return true
  }

  private mutating func writeTree() {
    world.presentationCount = 0
    for (index, window) in compiled.app.windows.enumerated() {
      if index > 0 { world.insert([window.presence.rawValue, 0], at: world.count) }
      if index == 0, window.presence == .hidden { world.isMainHidden = true }
      let bytes = TreeBytes.bytes(id: window.root, width: compiled.idWidth)
      world.insert(bytes + compiled.openings[Int(window.root)], at: world.count)
    }
  }

  /// LAUNCH-1 to LAUNCH-5: the Info.plist alone decides how an app starts.
  private mutating func startingOrientation(_ settings: Settings) -> InterfaceOrientation {
    noteList(settings)
    if scene.isInside, scene.isFree, let side = launchCandidate {
      note(.launchedOpen, .settles(on: side))
      return side
    }
    let listed = (settings.plist ?? compiled.defaultMask.orientations)
      .filter { scene.hardware.contains($0) }
    let fallback = listed.contains(.portrait) ? .portrait : listed.first ?? .portrait
    if !holds(.launchFrom8) {
      note(
        compiled.isPadScene ? .padLaunchesPortraitUpTo7 : .listDecidesLaunchUpTo7,
        .settles(on: fallback))
      return fallback
    }
    note(.listNotRootDecidesLaunch, .tells)
    let first = listed.contains(launchCandidate ?? fallback) ? launchCandidate : nil
    let target = first.flatMap { mayStart($0, fallback) ? $0 : nil } ?? fallback
    note(.launchFrom8, .settles(on: target))
    if target.isLandscape { note(.landscapeLaunchIsSilent, .tells) }
    return target
  }

  /// LAUNCH-3: an ordinary phone doesn't launch in landscape if portrait is listed.
  private mutating func mayStart(
    _ wanted: InterfaceOrientation, _ fallback: InterfaceOrientation
  ) -> Bool {
    guard wanted != fallback, fallback == .portrait else { return true }
    guard !compiled.isPadScene, !compiled.device.isPlusClass, assume(.portraitLaunchIfListed) else {
      return true
    }
    note(.phonesLaunchUpright, .narrows(to: fallback.mask))
    return false
  }

  /// MASK-3: a list of the idiom's own comes before the general one.
  private mutating func noteList(_ settings: Settings) {
    guard settings.hasIdiomList, let plist = settings.plist else { return }
    note(.idiomListFirst, .narrows(to: OrientationMask(listed: plist)))
  }

  private var launchCandidate: InterfaceOrientation? {
    let hand = scene.called(for: world.definite)
    return world.isLocked ? scene.lockSide(at: hand ?? .portrait) : hand
  }
}
