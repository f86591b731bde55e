import OrientationModel

/// Why a step came out as it did, where that isn't what settled it alone.
///
/// The rule that it is told by and the words about it are both of this one value.
package enum RootCause: Sendable {
  /// The app's own code made a call that this version ignores, with a complaint.
  case ignoredCall
  /// A request failed, and then the interface rotated all the same.
  case failedRequest(Ruling)
  /// Somebody's wish is passed over as the interface turns, whoever is asked.
  case passedOver(Rule, ControllerID?)
  /// The lock has gone with the screen that preferred it, and UIKit hasn't been notified.
  case lockLeftBehind
  /// Somebody else is asked, by a rule that has spoken in this step or none.
  case askedInstead(Exclusion, by: Rule?)
  /// Another window decides.
  case window(WindowID, by: Rule?)
  /// UIKit read the masks before the screen's own code changed its own.
  case late
  /// The screen's own mask has nothing of where its author wants it.
  case ownMask
  /// The screen's own mask lets it be where it doesn't belong, or UIKit's default does.
  case ownLeave(isDefault: Bool)
  /// The app allows nothing of where the screen belongs.
  case app
  /// Masks aren't read at all.
  case freedom(Rule)
  /// What settled the step, or that nothing did.
  case settlement(Rule?)
  /// What lacks where the screen belongs.
  case lacking(Obstacle)
  /// The device, the lock, or the app's own code calls for something else.
  case calledElsewhere(CandidateSource)
  /// What settled it, of the orientations that are allowed.
  case choice
}

/// What lacks every orientation that was wished for.
package enum Obstacle: Hashable, Sendable {
  case hardware
  /// The mask of a controller, or of the app.
  case controller(ControllerID, OrientationMask)
  case app(OrientationMask)
  /// A mask that is no more, as UIKit wasn't notified: of a controller, or of the app delegate.
  case untold(ControllerID?)
}

extension Explanation {
  var foundCause: RootCause? {
    if episode.isComplainedOf { return .ignoredCall }
    if let failedBeforeTurn { return .failedRequest(failedBeforeTurn) }
    if let passedOver { return passedOver }
    if isLockLeftBehind { return .lockLeftBehind }
    return hindrance ?? unheard ?? untold ?? elsewhere ?? unheeded
  }

  /// The rule of that; nothing where it is that of what settled the step.
  package func rule(of cause: RootCause) -> Rule? {
    switch cause {
    case .ignoredCall: .oldSDKCanForce
    case .failedRequest(let ruling): ruling.because
    case .passedOver(let rule, _), .freedom(let rule): rule
    case .lockLeftBehind: .lockReadOnRequest
    case .askedInstead(_, let rule), .window(_, let rule), .settlement(let rule): rule
    case .lacking(.untold): .turnUsesToldMask
    case .ownLeave(let isDefault):
      isDefault ? .defaultControllerMask : noted(.allowedIsIntersection)
    case .lacking, .calledElsewhere, .choice:
      isFollowing && lacksWanted ? noted(.allowedIsIntersection) : nil
    case .late, .ownMask, .app: nil
    }
  }

  /// A rule that has spoken in this step; that a container asks what is presented over it isn't noted.
  private func noted(_ rule: Rule) -> Rule? {
    guard ruling?.outcome != .nobodyAsked else { return nil }
    return rule == .forwardingSubclass || episode.trace.rules.contains(rule) ? rule : nil
  }

  // MARK: A screen where it doesn't belong

  var foundHindrance: RootCause? {
    guard tone == .trouble else { return nil }
    if isOutsideTheApp {
      guard ruling?.target != nil else { return .settlement(rule) }
      return snapshot.visible.flatMap(otherWindow) ?? untold ?? freedom
        ?? elsewhere(than: standingAppMask)
    }
    guard let screen = misplacement?.screen, let wanted = misplacement?.wanted else {
      return freedom
    }
    // Of two whom nothing suits, it is the other that is out of place.
    if wanted.contains(interface) { return freedom }
    if isUntold(screen) { return .lacking(.untold(screen)) }
    // Whoever is asked: its own mask has nothing of it.
    if let own = ownMask(of: screen), own.intersection(wanted).isVoid,
      wanted.isVoid || own.contains(interface)
    {
      return .ownMask
    }
    let exclusion = exclusions.first { $0.controller == screen }
    if isAskedInVain, let exclusion { return .askedInstead(exclusion, by: exclusion.rule) }
    let isShutOut = standing(against: wanted)
    if ruling == nil { return isShutOut ? .app : .settlement(nil) }
    if ruling?.target == nil, rule != .changedAnswerTurnsFrom16 || !isShutOut {
      return .settlement(isStill ? nil : rule)
    }
    return otherWindow(than: screen) ?? (isShutOut ? .app : nil) ?? unread(screen) ?? freedom
      ?? exclusion.flatMap { passing($0, over: screen, wanted) } ?? leave(to: screen, wanted)
  }

  /// Whether the device is held as before, which is no reason for where a screen stands.
  private var isStill: Bool {
    rule == .notificationsMustBeGenerated && world.generating > 0 && !world.isInBackground
  }

  private var freedom: RootCause? { freeRule.map { .freedom($0) } }

  /// Whose answer the app's is; nobody's where it is the default.
  package var standingSource: MaskSource? {
    if iOSMajor >= 27, settings.sceneDelegate != nil { return .sceneDelegate }
    return settings.delegate != nil ? .delegate : settings.plist != nil ? .plist : nil
  }

  /// Whether the app shuts out what is wanted, whoever is asked.
  private func standing(against wanted: OrientationMask) -> Bool {
    freeRule == nil && standingSource != nil && standingAppMask.intersection(wanted).isVoid
  }

  /// Another window decides where the scene stands than the one that was asked, for itself alone.
  var elsewhere: RootCause? {
    guard let ruling, let target = ruling.target, target != interface else { return nil }
    guard ruling.window == snapshot.owner else {
      return .window(snapshot.owner, by: ruleOfOwner)
    }
    // The scene stays with one that has rotated it before, not with one that is added in that place.
    let before = episode.before.map { episode.simulator.snapshot(of: $0) } ?? snapshot
    let holder = snapshot.windows.first {
      $0.id != ruling.window && $0.settled == interface
        && before.windows[Int($0.id)].presence != .absent
    }
    return holder.map {
      .window($0.id, by: isHidden($0.id) ? .everyRootTakesPartFrom8 : ruleOfOwner)
    }
  }

  /// The rule by which a window owns the scene.
  var ruleOfOwner: Rule { iOSMajor <= 7 ? .keyWindowDecidesUpTo7 : .topmostWindowDecides }

  /// That another window decides than the one a screen is in.
  private func otherWindow(than screen: ControllerID) -> RootCause? {
    if let elsewhere { return elsewhere }
    let window = decidingWindow
    guard let own = snapshot.standing(of: screen)?.window.id, own != window else { return nil }
    let exclusion = exclusions.first { $0.controller == screen }
    let isTold = ruling.map { !isHidden($0.window) } ?? false
    return .window(window, by: isTold ? exclusion.flatMap { rule(of: $0, against: .none) } : nil)
  }

  /// A mask that UIKit doesn't use, for it came too late or without a word; or that it didn't come to.
  private func unread(_ screen: ControllerID) -> RootCause? {
    let isOther = ownAnswers.contains { $0.controller == screen && $0.mask != visibleMask }
    if isOther, episode.trace.rules.contains(.masksReadWhenNeeded) { return .late }
    if let answer = ownAnswers.first(where: { $0.isRecalled }) {
      return .lacking(.untold(answer.controller))
    }
    guard rule == .autorotateNoSuppressesTurn || rule == .interfaceLock else { return nil }
    return .settlement(rule)
  }

  /// Who is asked in a misplaced screen's stead; nothing where asking it would change nothing, or where
  /// whoever is asked says by a mask of its own what is in the way.
  private func passing(
    _ exclusion: Exclusion, over screen: ControllerID, _ wanted: OrientationMask
  ) -> RootCause? {
    let rule = self.rule(of: exclusion, against: wanted)
    switch exclusion.reason {
    case .embedded, .calledNotUsed:
      guard let keeper = keeper(of: screen), keeper != screen,
        self.keeper(passingOver: screen) != nil || objects(screen), rule != nil || !lacksWanted
      else { return nil }
      let kept = Exclusion(controller: screen, rule: exclusion.rule, reason: .embedded(in: keeper))
      return .askedInstead(kept, by: rule)
    case .view:
      guard let answer = ownAnswers.first, answer.mask != visibleMask else { return nil }
      return .askedInstead(exclusion, by: rule)
    case .covered, .keepsPresenter, .handedElsewhere, .represented, .cover, .hiddenByCustom, .alert:
      return .askedInstead(exclusion, by: rule)
    default: return nil
    }
  }

  /// Whether a mask of whoever is asked has nothing of where the screen belongs.
  private var lacksWanted: Bool {
    guard let wanted = misplacement?.wanted, misplacement?.kind == .misplaced else { return false }
    return ownAnswers.contains { $0.mask.intersection(wanted).isVoid }
  }

  /// Whether a screen's own mask lets it be where it doesn't belong, as nothing else calls it there.
  private func leave(to screen: ControllerID, _ wanted: OrientationMask) -> RootCause {
    let obstacle = obstacle(to: wanted)
    guard obstacle != .untold(nil), !hardwareMask.intersection(wanted).isVoid, preference == nil,
      ruleOfFixedCall == nil, candidateSource == .device || candidateSource == .nothing,
      let answer = ownAnswers.first, answer.controller == screen, answer.mask.contains(interface)
    else { return obstacle.map { .lacking($0) } ?? elsewhere(than: wanted) }
    return .ownLeave(
      isDefault: episode.trace.events.contains(
        .rule(.defaultControllerMask, .narrows(to: answer.mask), screen)))
  }

  /// Why the interface is in none of some orientations that all would allow.
  private func elsewhere(than wanted: OrientationMask) -> RootCause {
    guard !episode.didTurn, let candidate, !wanted.contains(candidate), ruling?.allowed != nil
    else { return .choice }
    return .calledElsewhere(candidateSource)
  }

  /// What lacks every orientation that was wished for, the first that is asked.
  package func obstacle(to wished: OrientationMask) -> Obstacle? {
    guard !wished.isVoid else { return nil }
    // No mask is to blame for what the display can't show.
    if hardwareMask.intersection(wished).isVoid { return .hardware }
    if let answer = ownAnswers.first(where: { $0.mask.intersection(wished).isVoid }) {
      let id = answer.controller
      return answer.isRecalled ? .untold(id) : .controller(id, answer.mask)
    }
    guard let appMask, appMask.intersection(wished).isVoid else { return nil }
    return isAppMaskRecalled ? .untold(nil) : .app(appMask)
  }

  // MARK: A call that comes to nothing

  /// Who is asked in the stead of a screen that would have gone where the step calls for.
  private var unheard: RootCause? {
    let misplaced = misplacedScreen
    guard tone == .refused, rule != .interfaceLock, let screen = misplaced ?? snapshot.visible
    else { return nil }
    let wished = requested ?? misplaced.flatMap { _ in misplacement?.wanted } ?? .none
    // Nobody stands in the way of a screen that does not want it either.
    guard misplaced != nil || !(visibleMask ?? .all).intersection(wished).isVoid,
      ruling.map({ !isHidden($0.window) }) ?? true,
      let exclusion = exclusions.first(where: { $0.controller == screen }),
      let rule = self.rule(of: exclusion, against: wished)
    else { return nil }
    return .askedInstead(exclusion, by: rule)
  }

  /// The rule by which a screen has no say, where it would have made a difference.
  private func rule(of exclusion: Exclusion, against wished: OrientationMask) -> Rule? {
    let screen = exclusion.controller
    if let id = keeper(of: screen), id != 0, id != screen, stands(id, against: wished) {
      // Where it has nothing to say against this, handing on would change nothing.
      guard misplacedScreen == nil || keeper(passingOver: screen) != nil else { return nil }
      return noted(exclusion.reason == .calledNotUsed ? .containersKeepTheQuestion : exclusion.rule)
    }
    switch exclusion.reason {
    case .keepsPresenter, .handedElsewhere: return noted(exclusion.rule)
    case .otherWindow, .askedForOwnWindow: return ruling == nil ? nil : noted(exclusion.rule)
    // Through a preference a view has its say.
    case .view where decider.map { app($0).preferenceDefault != nil } ?? false: return nil
    case .cover, .view, .represented:
      // Where the hosting controller says what the view set, the view has been heard.
      guard let decider, ruling?.target != nil, ownAnswers.first?.mask != visibleMask,
        stands(ownAnswers.first?.controller ?? decider, against: wished)
      else { return nil }
      return noted(exclusion.rule)
    default: return nil
    }
  }

  /// A mask stood in the way that UIKit was told, and that is no more.
  private var untold: RootCause? {
    guard ruling?.target != nil, let wished = requested ?? candidate?.mask,
      let obstacle = obstacle(to: wished), case .untold = obstacle
    else { return nil }
    return .lacking(obstacle)
  }

  /// Whether somebody's own answer is why a screen is not as it wants to be: it lets the interface stand
  /// where the screen does not, or not go where it would.
  private func stands(_ id: ControllerID, against wished: OrientationMask) -> Bool {
    ownAnswers.contains {
      $0.controller == id && (misplacedScreen != nil || $0.mask.intersection(wished).isVoid)
    }
  }

  /// Who is seen where it doesn't belong, the visible screen or one that is seen beside it.
  private var misplacedScreen: ControllerID? {
    misplacement?.wanted?.contains(interface) == true ? nil : misplacement?.screen
  }
}
