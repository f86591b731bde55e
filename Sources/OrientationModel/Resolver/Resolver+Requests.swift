// What the app asks for: forcing, requesting, updating, attempting, setting.

extension Resolver where Sink: TraceSink {
  /// `UIDevice.setValue(_:forKey: "orientation")`.
  mutating func force(_ value: Forced) {
    if holds(.writingPrintsFrom16) {
      note(.console(.orientationUnsupported))
      note(.writingPrintsFrom16, .refuses)
      guard !compiled.rulesOfSDK.contains(.oldSDKCanForce) else {
        return undecided(.oldSDKCanForce)
      }
      note(.oldSDKCanForce, .tells)
    }
    guard !compiled.isPadScene || !scene.isFree else { return undecided(.multitaskingCannotForce) }
    let forced = device(for: value)
    guard forced != world.device else { return undecided(.writtenValueMustDiffer) }
    note(.writingDeviceTurns, .tells)
    note(.requestsAndForcesDecide, .tells)
    world.device = forced
    if forced.isDefinite {
      world.definite = forced
      world.forced = forced.interface
    }
    deviceChanged()
  }

  /// HACK-3: the key takes the interface's raw number, which is the device's.
  private mutating func device(for value: Forced) -> DeviceOrientation {
    switch value {
    case .orientation(let orientation): return orientation.device
    case .unknown: return .unknown
    case .preferred:
      let place = context.speaker == 0 ? decider(in: owner()) : scene.find(context.speaker)?.place
      guard let place else { return world.interface.device }
      switch preference(of: place) {
      case .unstated: return world.interface.device
      case let stated: return stated.orientation?.device ?? .unknown
      }
    }
  }

  /// `requestGeometryUpdate`, on the main window's scene.
  mutating func request(_ requested: OrientationMask) {
    note(.geometryRequest, .tells)
    note(.requestsAndForcesDecide, .tells)
    if scene.losesMasks {
      note(.error(.windowingMode))
      return note(.refused(.resizableIgnoresMasks))
    }
    if compiled.isPadScene, compiled.isMultitasking || world.mode != .fullScreen {
      note(.error(.windowingMode))
      return note(.refused(.multitaskingCannotRequest))
    }
    if scene.isInside, scene.isFree {
      note(.error(.windowingMode))
      return note(.refused(.innerRefusesRequests))
    }
    let window = owner()
    if compiled.hasUntold { note(.assumed(.requestGoesByTold)) }
    guard isGranted(requested, in: window) else { return note(.refused(.requestWithinMasks)) }
    let turns = context.turnCount
    evaluate(.request(requested), in: window)
    tell(in: window)
    if context.turnCount != turns { note(.requestLeavesDeviceAlone, .tells) }
    if world.isLocked, !world.hasCrashed {
      note(.forcingPassesLock, .tells)
      world.forced = world.interface
    }
    turned(since: turns)
  }

  /// GEO-2: what is requested has to meet what is supported.
  private mutating func isGranted(_ requested: OrientationMask, in window: WindowID) -> Bool {
    readMasks(for: .request(requested), in: window)
    defer { forgetTold() }
    guard !scene.isFree, let decider = quietDecider(in: window) else { return true }
    let supported = quietly { $0.supported(by: decider, in: window) }
    guard !supported.isVoid, requested.intersection(supported).intersection(scene.hardware).isVoid
    else { return true }
    if compiled.duoFit != nil, !assume(.duoOuterRequestOnlyInMasks) { return true }
    if Sink.isRecording {
      _ = self.decider(in: window)
      note(
        .asking(Ruling.Question(trigger: .request(requested), window: window, decider: decider.id)))
      _ = self.supported(by: decider, in: window)
    }
    if scene.mayLoseMasks { note(.assumed(.sceneAppsIgnoreMasks)) }
    note(.allowed(supported.intersection(scene.hardware)))
    note(.error(.unsupported(requested: requested, supported: supported)))
    if context.goesByTold { note(.maskBeforeRequest, .tells) }
    return false
  }

  private mutating func supported(by decider: Place, in window: WindowID) -> OrientationMask {
    let app = appMask(of: window, decider: decider)
    guard let cached = context.cachedMask else {
      let own = mask(of: decider)
      let both = app.intersection(own)
      // The app delegate has a new mask as well: only the controller's old one is left to be named.
      return both.isVoid && context.goesByTold ? own : both
    }
    note(.masksReadWhenNeeded, .narrows(to: cached))
    note(.assumed(.staleMaskWhileAppearing))
    note(.maskBeforeRequest, .tells)
    return app.intersection(cached)
  }

  /// `setNeedsUpdateOfSupportedInterfaceOrientations`.
  mutating func update(_ id: ControllerID?) {
    let window = id.flatMap { scene.find($0)?.window } ?? owner()
    if let id {
      guard scene.find(id) != nil else { return refuse(.notOnStage(id)) }
      guard counts(id, in: window) || reachesWindow(window) else {
        return undecided(
          compiled[id].isRepresented ? .hostingNeverAsks : .outerContainersAskedFrom16)
      }
    }
    note(.setNeedsUpdate, .tells)
    if Sink.isRecording, let decider = quietDecider(in: window),
      compiled[decider.id].prefers != .unstated
    {
      note(.updateAnnouncesPreference, .tells)
    }
    guard bringsNews(in: window) else { return undecided(.changedAnswerTurnsFrom16) }
    let turns = context.turnCount
    evaluate(.needsUpdate, in: window)
    if context.turnCount != turns { note(.requestLeavesDeviceAlone, .tells) }
    turned(since: turns)
  }

  /// REVAL-6: whether there is anything to read that UIKit does not know, or somewhere to go.
  mutating func bringsNews(in window: WindowID) -> Bool {
    guard !compiled.hasUntold, !scene.isFree, let app = compiled.fixedAppMask,
      let own = quietAnswer(in: window)
    else { return true }
    return !app.intersection(own).contains(scene.current(window, isOwner: owner() == window))
  }

  /// REVAL-6: whether a call on a view controller that UIKit doesn't ask makes it read the masks of
  /// the window again, and they are others than it knows.
  private mutating func reachesWindow(_ window: WindowID) -> Bool {
    guard !scene.isFree, let decider = quietDecider(in: window), assume(.updateReachesWindow) else {
      return false
    }
    let now = quietly { $0.supported(by: decider, in: window) }
    context.goesByTold = compiled.hasUntold
    context.goesByToldDelegate = compiled.hasUntold
    let told = quietly { $0.supported(by: decider, in: window) }
    forgetTold()
    return now != told || !now.contains(scene.current(window, isOwner: owner() == window))
  }

  /// Whether a controller's answer reaches the decider's (REVAL-6).
  mutating func counts(_ id: ControllerID, in window: WindowID) -> Bool {
    guard var place = quietDecider(in: window) else { return false }
    while true {
      if place.id == id { return true }
      let clause = compiled[place.id].mask
      if clause.asks == .all {
        return scene.find(id, under: place) != nil && !compiled[id].isRepresented
      }
      let isSilent = compiled[place.id].supports != nil && clause.whenCount == 0
      guard clause.asks != .nobody, !isSilent, let next = scene.target(of: place, clause.asks)
      else {
        return compiled[place.id].kind == .hosting && compiled[id].kind == .view
          && scene.find(id, under: place) != nil
      }
      place = next
    }
  }

  /// `setNeedsUpdateOfPrefersInterfaceOrientationLocked`.
  mutating func updateLock(_ id: ControllerID?) {
    if let id {
      guard let found = scene.find(id) else { return refuse(.notOnStage(id)) }
      guard countsForLock(id, in: found.window) || assume(.updateReachesWindow) else {
        return undecided(.lockReadOnRequest)
      }
    }
    note(.lockReadOnRequest, .tells)
    set(.lockRead)
    guard let holder = lockHolder(in: owner()) else { return }
    if prefersLock(holder) {
      note(.interfaceLockHoldsCurrent, .tells)
      return undecided(.interfaceLock)
    }
    evaluateAndTell(.needsUpdate)
  }

  /// `attemptRotationToDeviceOrientation`.
  mutating func attempt() {
    guard holds(.attemptDeprecatedFrom16) else {
      note(.attemptStartsDecision, .tells)
      return evaluateAndTell(.attempt)
    }
    note(.attemptDeprecatedFrom16, .tells)
    note(.console(.attemptDeprecated))
    guard assume(.attemptUpdatesOn16) else { return undecided(.attemptDeprecatedFrom16) }
    evaluateAndTell(.needsUpdate, in: owner())
  }

  /// `setStatusBarOrientation`.
  mutating func setStatusBar(_ orientation: InterfaceOrientation) {
    guard holds(.statusBarNeedsMaskOfZero) else {
      world.statusBar = orientation
      return undecided(.statusBarMovesAlone)
    }
    guard let decider = quietDecider(in: owner()), mayMoveStatusBar(decider) else {
      return undecided(.statusBarNeedsMaskOfZero)
    }
    note(.statusBarNeedsMaskOfZero, .settles(on: orientation))
    world.statusBar = orientation
    // From iOS 8 on the side of the status bar is what the interface orientation is read from.
    if !knowsMaskOfZero, assume(.statusBarSideIsRead) { world.interface = orientation }
    undecided(.statusBarNeedsMaskOfZero)
  }

  /// HACK-6: a mask of 0 on 6 and 7, a shouldAutorotate that returns NO since 8.
  private mutating func mayMoveStatusBar(_ decider: Place) -> Bool {
    knowsMaskOfZero ? mask(of: decider).rawValue == 0 : !autorotates(decider)
  }

  /// `set`: another app.
  mutating func set(_ edit: Edit) {
    if case .change(.wants(let id, let mask)) = edit {
      // What the author wants is no answer of the app's: it is kept, and nobody hears of it.
      let wanted = mask == .current ? world.interface.mask : mask
      return adopt(.change(.wants(id, wanted)))
    }
    let isViewUpdate: Bool
    if case .change(.orientations) = edit { isViewUpdate = true } else { isViewUpdate = false }
    let before = Outgoing(
      mask: isViewUpdate && !context.isChanging ? outgoingAnswer() : nil,
      preferences: isViewUpdate ? preferencesOnShow() : [:])
    let isNews = isNews(edit)
    adopt(edit)
    // Whoever comes on stage later is asked then.
    if case .change(.supports(let id, _)) = edit, compiled.hasUntold, scene.find(id) == nil {
      adopt(.told([id], isDelegateRead: false))
    }
    switch edit {
    case .change(.orientations(let id, _)):
      if compiled[id].kind != .view { note(.preferenceUnheard(id)) }
      notePreferences(since: before.preferences, tellsWhatIsKept: true)
      viewUpdated(before)
    case .change where !isNews: break
    case .change(.delegate):
      if holds(.delegateChangeTriggersNothing) {
        undecided(.delegateChangeTriggersNothing)
      } else {
        note(.ignored(.delegate))
      }
    case .change(.supports), .change(.prefers): unheard()
    case .change(.autorotates):
      if holds(.autorotateDeadFrom16) {
        undecided(.autorotateDeadFrom16)
      } else if holds(.autorotateAskedFirst) {
        undecided(.autorotateAskedFirst)
      }
    case .change(.wants): break
    case .change(.prefersLock): if holds(.lockReadOnRequest) { undecided(.lockReadOnRequest) }
    case .lockRead, .told, .stage, .child: break
    }
  }

  /// Whether UIKit doesn't know a value yet; if the app returned it before, that is noted.
  private mutating func isNews(_ edit: Edit) -> Bool {
    guard case .change(let change) = edit, compiled.app.gives(change) else { return true }
    note(.answersAlready(change))
    return asksPerOrientation || compiled.app.isUntold(of: change)
  }

  /// Goes on with an app of this step by its index.
  mutating func use(_ index: Int) {
    world.appIndex = index
    compiled = index < library.count ? library[index] : made[index - library.count]
  }

  /// Goes on with the app that an edit makes of this one.
  mutating func adopt(_ edit: Edit) {
    let next = compiled.app.applying(edit)
    if let known = library.index(of: next) {
      world.appIndex = known
      compiled = library[known]
    } else if let index = made.firstIndex(where: { $0.app == next }) {
      world.appIndex = library.count + index
      compiled = made[index]
    } else if library.count + made.count > WorldLimit.apps.most {
      refuse(.noRoom(.apps))
    } else {
      let fresh = CompiledApp(next)
      world.appIndex = library.count + made.count
      make(fresh)
      compiled = fresh
    }
  }

  /// A new mask or preference says nothing by itself: UIKit reads it at its next question.
  private mutating func unheard() {
    guard !asksPerOrientation else { return undecided(.deviceTurnDecides) }
    guard holds(.turnUsesToldMask) else {
      if world.isLocked { note(.maskUnderLockDoesNotTurn, .refuses) }
      return undecided(.masksReadWhenNeeded)
    }
    note(.masksReadWhenNeeded, .tells)
    note(.turnUsesToldMask, .tells)
    undecided(.setNeedsUpdate)
  }

  /// A view sets another preference: read again at once from 16, at the next turn before (SWUI-7).
  private mutating func viewUpdated(_ before: Outgoing) {
    note(.preferenceArrivesLate, .tells)
    guard !context.isChanging else { return }
    let turns = context.turnCount
    treeChanged(since: before, in: 0)
    turned(since: turns)
  }
}
