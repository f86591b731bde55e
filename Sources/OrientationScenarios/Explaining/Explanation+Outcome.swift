import OrientationModel

// How a step went, and what should have happened instead.

extension Explanation {
  var outcome: Tone {
    let trace = episode.trace
    if episode.outcome.problem != nil { return .impossible }
    if trace.crash != nil { return .crashed }
    if trace.isSkipped { return .quiet }
    if trace.error != nil { return .refused }
    if misplacement != nil || isLeftOutside { return .trouble }
    if episode.didTurn { return .turned }
    if turnsAndReturns { return .trouble }
    if let requested, !requested.contains(interface) { return .refused }
    return ruling?.target == nil ? .quiet : .stayed
  }

  /// The interface turned within the step and came back.
  package var turnsAndReturns: Bool {
    !episode.didTurn && episode.before != nil && episode.outcome.turnCount > 1
  }

  /// Nobody is asked since the app no longer allows how the interface stands.
  private var isLeftOutside: Bool {
    guard isOutsideTheApp, ruling?.target == nil, !episode.didTurn, let before = episode.before
    else { return false }
    return episode.simulator.visibleScreen(in: before).appMask.contains(interface)
  }

  /// The request that failed, where the interface turned all the same.
  package var failedBeforeTurn: Ruling? {
    tone == .refused && episode.didTurn
      ? episode.trace.rulings.first { $0.outcome == .refused } : nil
  }

  package var isTurnOfDevice: Bool {
    switch innermostStep {
    case .rotate(let held): held.isDefinite && episode.before?.held != world.held
    case .rotateLeft, .rotateRight: true
    default: false
    }
  }

  /// The step itself, without the versions it is for.
  package var innermostStep: Step? { episode.step?.bare }

  /// The answer that the step sets, where it is none other than before.
  package var keptAnswer: Change<Numbers>? {
    guard case .set(let change) = innermostStep,
      episode.trace.events.contains(.answersAlready(change))
    else { return nil }
    return change
  }

  /// Whether the step takes something away that was presented.
  package var isDismissal: Bool {
    if case .dismiss = innermostStep { true } else { innermostStep == .finish }
  }

  /// What the step asked the interface to be; nothing where it asked for nothing.
  package var requested: OrientationMask? {
    switch innermostStep {
    case .rotate, .rotateLeft, .rotateRight:
      isTurnOfDevice && !world.isInBackground ? episode.called(by: world.held)?.mask : nil
    case .force(.orientation(let orientation)): orientation.mask
    case .request(let mask): mask
    case .attempt: (candidate ?? episode.pointed)?.mask
    case .foreground, .fold: episode.pointed?.mask
    case .lock(false) where episode.before?.isLocked == true && !world.isInBackground:
      episode.pointed?.mask
    default: nil
    }
  }

  /// It happened, or another version's API would have made it happen.
  private var isPossible: Bool {
    guard let problem = episode.outcome.problem else { return true }
    guard case .versionLacks = problem, case .request = innermostStep else { return false }
    return true
  }

  /// What should have happened; nothing where nothing is left to wish for.
  package var wish: Wish? {
    guard !episode.trace.isSkipped, isPossible, !world.isInBackground else { return nil }
    if episode.trace.crash != nil { return .noCrash }
    let place = place
    let isInOwnCode =
      episode.isComplainedOf && innermostStep?.ignoringRule == nil && misplacement == nil
    let isAsMeant = place == nil || requested == nil && misplacement == nil
    let isOnTheWay =
      isInOwnCode || judgement.kind == .twice || judgement.grade == .failed && isAsMeant
    return isOnTheWay ? .way(to: interface) : place.map { .interface(in: $0) }
  }

  /// Where the interface should have come to; nothing where it has.
  private var place: OrientationMask? {
    if isForNobody { return nil }
    let wished: OrientationMask
    // A request that was granted is wrong itself where a screen alone doesn't belong there.
    let isToBlame = misplacement.map { $0.other == nil } ?? false
    if case .request(let mask) = innermostStep, !isToBlame || !mask.contains(interface) {
      wished = mask
    } else if let mask = misplacement?.wanted {
      // Who supports nothing is right wherever the app may be.
      wished = mask.isVoid ? statedAppMask : mask
    } else if isOutside(statedAppMask), !withinTheApp.isVoid {
      wished = withinTheApp
    } else if isTurnOfDevice, refusedInVain != nil, let before = episode.before {
      wished = before.interface.mask
    } else if let bystandersMask, !bystandersMask.isVoid {
      wished = bystandersMask
    } else {
      wished = requested ?? episode.pointed?.mask ?? .none
    }
    let possible = wished.intersection(hardwareMask)
    // In a conflict it may be the other screen that is out of place.
    let isMet =
      possible.contains(interface) && misplacement?.other == nil
      && misplacement?.wanted?.isVoid != true
    return possible.isVoid || isMet ? nil : possible
  }

  /// Whether the app calls for an orientation in which its author doesn't want the screen on top, and the
  /// screen isn't in it.
  private var isForNobody: Bool {
    guard misplacement == nil, let requested,
      let wants = snapshot.visible.flatMap({ episode.app[$0].controller.wants })
    else { return false }
    switch innermostStep {
    case .request, .force: return requested.intersection(wants).isVoid
    default: return false
    }
  }

  static func assumptions(of episode: Episode) -> [(assumption: Assumption, otherwise: World)] {
    guard episode.outcome.problem == nil else { return [] }
    return episode.trace.assumptions.compactMap { assumption in
      guard !assumption.isAboutCallbacks, assumption.isOpen(under: episode.app.settings.assumptions)
      else { return nil }
      let other = episode.simulator.outcome(
        of: episode.step, from: episode.before, flipping: assumption)
      let isSame =
        other.interface == episode.after.interface && other.hasCrashed == episode.after.hasCrashed
      return isSame ? nil : (assumption, other)
    }
  }

  /// Whether the rule that explains it is badly supported.
  package var hasDoubtfulRule: Bool {
    guard let explainingRule, ![.quiet, .impossible].contains(tone) else { return false }
    return passage(of: explainingRule).confidence.isLow
  }
}

extension Assumption {
  private static let aboutCallbacks: [Assumption] = [
    .halfTurnTransition, .traitsBeforeSize, .statusBarFrame, .oldCallbacksFire,
    .newPreferredTextFrom10, .suppressedMaskIsCalled,
  ]

  /// It changes what the app hears, never which way the interface stands.
  package var isAboutCallbacks: Bool { Self.aboutCallbacks.contains(self) }
}
