import OrientationModel

// Who would have it otherwise, and was not asked.

extension Explanation {
  /// The screen that is seen, where it prefers the lock, and who was asked in its place and does not.
  package var lockThatWasNotAsked: (screen: ControllerID, asked: ControllerID)? {
    guard let visible = snapshot.visible, app(visible).prefersLock == true,
      let claim = ruling?.claims.last(where: { $0.question == .lock }), !claim.isYes,
      claim.controller != visible, app(claim.controller).isContainer
    else { return nil }
    return (visible, claim.controller)
  }

  /// The screen that is seen, where it prefers the lock and the interface turns all the same, and by
  /// which rule it does.
  package var lockInVain: (screen: ControllerID, rule: Rule)? {
    if let unasked = lockThatWasNotAsked?.screen { return (unasked, .interfaceLock) }
    guard let visible = snapshot.visible, app(visible).prefersLock == true else { return nil }
    switch ruling?.question?.trigger {
    case .device, .resize: return isLockOutOfForce ? (visible, .interfaceLock) : nil
    case .display: return ruling?.didTurn == true ? (visible, .interfaceLockHoldsCurrent) : nil
    default: return nil
    }
  }

  /// Whether nobody stands wrong, and nothing failed: what is left to tell is who goes unheeded.
  private var isUnheeding: Bool { [.turned, .stayed, .quiet].contains(tone) }

  /// Who goes unheeded as another is asked.
  package var unheededExclusion: Exclusion? {
    guard isUnheeding, case .askedInstead(let exclusion, _)? = rootCause else { return nil }
    return exclusion
  }

  /// What a screen that is seen has said, where UIKit doesn't heed that and it would have come out
  /// otherwise.
  var unheeded: RootCause? {
    guard isUnheeding, episode.before != nil, iOSMajor >= 6, !isForced else { return nil }
    if ruling?.outcome == .turned, let lockInVain {
      return .passedOver(lockInVain.rule, lockInVain.screen)
    }
    if !episode.didTurn, let id = unreadPreference {
      return .passedOver(.preferenceIsForPresentations, id)
    }
    let speaking = speakersOnShow
    // Few say anything, and who isn't asked is long to find out among many.
    let unasked = speaking.isEmpty ? [] : exclusions.filter { speaking.contains($0.controller) }
    if let exclusion = unasked.first(where: isUnheeded) ?? presentedInVain {
      return .askedInstead(exclusion, by: exclusion.rule)
    }
    let refusing = refusersInVain.first { id in
      speaking.contains(id) && !unasked.contains { $0.controller == id }
    }
    return refusing.map { .passedOver(.forwardsOnlyWhatItSays, $0) }
  }

  /// Those who are seen and say anything of orientations.
  private var speakersOnShow: [ControllerID] {
    episode.app.entries.indices.map { ControllerID($0 + 1) }.filter { id in
      let controller = app(id)
      return
        (controller.supports != nil || controller.system != nil
        || controller.prefers.orientation != nil || controller.autorotates == false)
        && isOnShow(id)
    }
  }

  /// Whether the step is the app's own call for an orientation.
  private var isForced: Bool {
    switch innermostStep {
    case .request, .force, .statusBar: true
    default: false
    }
  }

  /// Whether somebody who is seen and not asked would have had it otherwise.
  private func isUnheeded(_ exclusion: Exclusion) -> Bool {
    let id = exclusion.controller
    switch exclusion.reason {
    case .keepsPresenter, .embedded, .handedElsewhere, .calledNotUsed, .represented, .cover, .alert,
      .hiddenByCustom:
      break
    default: return false
    }
    let isStated = app(id).supports != nil || app(id).system != nil
    return isStated && ownMask(of: id)?.contains(interface) == false
      || preferenceInVain(of: id) != nil || refusersInVain.contains(id)
  }

  /// What is presented, where UIKit compares what it asks as before: that it doesn't ask this one says more.
  private var presentedInVain: Exclusion? {
    guard rule == .changedAnswerTurnsFrom16, ruling?.target == nil,
      case .present(let id, _, _) = innermostStep
    else { return nil }
    return exclusions.first { exclusion in
      switch exclusion.reason {
      case .keepsPresenter, .cover, .alert: exclusion.controller == id
      default: false
      }
    }
  }

  /// Who says no to rotating and was not asked about that as the device was rotated.
  private var refusersInVain: [ControllerID] {
    let isTurn = isTurnOfDevice || innermostStep == .attempt
    return isTurn && ruling?.outcome == .turned && iOSMajor < 16 ? unaskedRefusers : []
  }

  /// Those on screen whose `shouldAutorotate` is false, and wasn't asked.
  package var unaskedRefusers: [ControllerID] {
    guard let ruling, ruling.allowed != nil, ruling.target != nil, iOSMajor >= 6 else { return [] }
    return episode.app.entries.indices.map { ControllerID($0 + 1) }.filter { id in
      app(id).autorotates == false && isShown(id)
        && !ruling.claims.contains { $0.controller == id }
        && !episode.trace.events.contains(.rule(.autorotateDeadFrom16, .refuses, id))
    }
  }

  /// What the screen on top prefers as it is presented, where nobody asks for that.
  package func preferenceInVain(of id: ControllerID) -> InterfaceOrientation? {
    guard case .present = innermostStep else { return nil }
    return preferenceUnread(of: id)
  }

  /// A screen that is pushed or selected, and prefers an orientation: that is for presentations.
  package var unreadPreference: ControllerID? {
    switch innermostStep {
    case .push(let id, _), .select(let id): preferenceUnread(of: id).map { _ in id }
    default: nil
    }
  }

  /// What the screen on top prefers and may be in, where the interface is in another orientation and
  /// UIKit has read no preference.
  private func preferenceUnread(of id: ControllerID) -> InterfaceOrientation? {
    guard iOSMajor >= 6, preference == nil, id == snapshot.visible,
      let side = app(id).prefers.orientation, side != interface, standingAppMask.contains(side),
      ownMask(of: id)?.contains(side) != false
    else { return nil }
    return side
  }

  /// Who asks, beside the child that is seen, another one.
  package func asksUnseen(_ id: ControllerID) -> ControllerID? {
    guard !isShown(id), let standing = snapshot.standing(of: id) else { return nil }
    let around = standing.window.layers[standing.layer].node.all.filter { $0.holds(id) }
    return around.last { isShown($0.id) }?.id
  }

  /// Whether the scene leaves full screen, and with that the lock ends that it was under.
  private var isLockReleased: Bool {
    isLockOutOfForce && ruling?.question?.trigger == .resize
      && episode.before?.mode == .fullScreen
  }

  /// Whether that prefers the lock in a scene that isn't full screen, where no lock counts (GEO-9).
  package var isLockOutOfForce: Bool {
    guard settings.holds(.interfaceLock), world.mode != .fullScreen, let visible = snapshot.visible
    else { return false }
    return app(visible).prefersLock == true
  }

  /// Whether the lock has gone with the screen that preferred it, and the device calls for another
  /// orientation: UIKit hasn't been notified (GEO-12).
  package var isLockLeftBehind: Bool {
    guard settings.holds(.interfaceLock), rule == .changedAnswerTurnsFrom16, ruling?.target == nil,
      let before = episode.before, world.mode == .fullScreen, !world.isLocked,
      episode.pointed != interface
    else { return false }
    return episode.simulator.prefersLock(in: before) && !episode.simulator.prefersLock(in: world)
  }

  /// Whether UIKit asks somebody in the stead of the misplaced screen, and would leave it there if it asked
  /// again: that says more than why it asks nobody in this step.
  package var isAskedInVain: Bool {
    guard let rule, ruling?.target == nil, !isOutsideTheApp,
      let screen = misplacement?.screen, let wanted = misplacement?.wanted,
      !wanted.contains(interface), !standingAppMask.intersection(wanted).isVoid
    else { return false }
    switch exclusions.first(where: { $0.controller == screen })?.reason {
    case .keepsPresenter: break
    case .embedded where objects(screen), .represented where objects(screen),
      .cover where objects(screen):
      break
    default: return false
    }
    switch rule {
    case .changedAnswerTurnsFrom16, .setNeedsUpdate, .delegateChangeTriggersNothing,
      .masksReadWhenNeeded:
      var simulator = episode.simulator
      var asked = world
      _ = simulator.perform(iOSMajor >= 16 ? .update(nil) : .attempt, on: &asked)
      return !wanted.contains(asked.interface)
    default: return false
    }
  }

  /// The step's change of a mask that isn't the misplaced screen's own: UIKit hasn't heard of that one.
  package var changeElsewhere: Change<Numbers>? {
    guard let misplacement, !isOutsideTheApp, case .set(let change) = innermostStep else {
      return nil
    }
    switch change {
    case .supports(let id, _): return id == misplacement.screen ? nil : change
    case .delegate: return change
    default: return nil
    }
  }

  /// Who is asked in a misplaced screen's stead, where that one would have had it otherwise.
  package func keeper(passingOver screen: ControllerID) -> ControllerID? {
    guard let keeper = keeper(of: screen), keeper != screen else { return nil }
    let speaker = screen == snapshot.visible ? unheardSpeaker(below: keeper) : nil
    return objects(speaker ?? screen) ? keeper : nil
  }

  /// Whether a screen's own code would have the interface elsewhere: its mask, or what it prefers as it is
  /// presented.
  package func objects(_ id: ControllerID) -> Bool {
    if ownMask(of: id)?.contains(interface) == false { return true }
    guard ruling?.question?.trigger == .presentation, let side = app(id).prefers.orientation
    else { return false }
    return side != interface
  }

  /// Who says where the screen that is seen belongs, where a controller should have asked that one.
  private func unheardSpeaker(below id: ControllerID) -> ControllerID? {
    guard let speaker, speaker != id, !answers.contains(where: { $0.controller == speaker }) else {
      return nil
    }
    return speaker
  }

  /// A wish that UIKit passes over as the interface turns, whoever it asks: that says more than who let it.
  var passedOver: RootCause? {
    if let refusedInVain { return .passedOver(.autorotateDeadFrom16, refusedInVain) }
    guard ruling?.outcome == .turned else { return nil }
    if let screen = lockThatWasNotAsked?.screen { return .passedOver(.interfaceLock, screen) }
    if isLockReleased { return .passedOver(.interfaceLock, snapshot.visible) }
    return isAppDelegateReplaced ? .passedOver(.sceneDelegateFirst, nil) : nil
  }

  /// Whether the scene delegate lets the interface be where it doesn't belong, and the app delegate would
  /// not (MASK-8).
  private var isAppDelegateReplaced: Bool {
    guard tone == .trouble, appSource == .sceneDelegate,
      let answer = settings.delegate?.fixed(onPad: settings.isPadIdiom)
    else { return false }
    return !answer.mask.contains(interface)
  }

  /// Whether UIKit used an old answer of a screen for want of a notice: the mask that it has by then, or
  /// sets in the step, would have kept it out of where it is.
  func isUntold(_ screen: ControllerID) -> Bool {
    episode.app(in: world)[screen].controller.isUntold
      && ownAnswers.contains { $0.controller == screen }
      && [episode.before ?? world, world].contains {
        episode.simulator.ownMask(of: screen, in: $0)?.contains(interface) == false
      }
  }

  /// Whether the display can't show what is called for, whatever masks say.
  package var isLackingHardware: Bool {
    guard iOSMajor >= 6, ruling?.target != nil, !episode.didTurn, let candidate
    else { return false }
    return candidate != interface && !hardwareMask.contains(candidate)
  }

  /// A controller that says no to turning, which UIKit no longer asks: the interface turns all the same.
  package var refusedInVain: ControllerID? {
    iOSMajor >= 16 && ruling?.outcome == .turned ? stillRefusing : nil
  }

  /// A controller on the way to what is seen that says no to turning.
  package var stillRefusing: ControllerID? {
    let ids = answers.map { $0.controller } + [snapshot.visible].compactMap { $0 }
    return ids.first { app($0).autorotates == false }
  }
}
