import OrientationModel

// How a step went, and what should have happened instead.

extension Reading {
  var tone: Verdict.Tone {
    let trace = episode.trace
    if episode.outcome.problem != nil { return .impossible }
    if trace.crash != nil { return .crashed }
    if trace.isSkipped { return .quiet }
    if trace.error != nil { return .refused }
    if isMisplaced, isNews { return .trouble }
    if episode.didTurn { return .turned }
    if turnsAndReturns { return .trouble }
    if let requested, !requested.contains(interface) { return .refused }
    return decision?.target == nil ? .quiet : .stayed
  }

  /// The interface turned within the step and came back.
  var turnsAndReturns: Bool {
    !episode.didTurn && episode.before != nil && episode.outcome.turnCount > 1
  }

  /// Whether being misplaced is this step's doing, or its failure to mend it.
  private var isNews: Bool {
    guard let before = episode.before, decision?.target == nil, !isTurnOfDevice else { return true }
    guard before.interface == interface else { return true }
    let earlier = episode.stage.snapshot(of: before)
    guard let visible = earlier.visible, visible == snapshot.visible else { return true }
    return episode.stage.ownMask(of: visible, in: before)?.contains(interface) ?? true
  }

  var isTurnOfDevice: Bool {
    switch innermostStep {
    case .rotate(let held): held.isDefinite && episode.before?.held != world.held
    case .rotateLeft, .rotateRight: true
    default: false
    }
  }

  /// Nobody asked since its answers allow where the device points: the interface stays behind until
  /// somebody does.
  var isLeftBehind: Bool {
    guard tone == .quiet, wish != nil, !world.isInBackground, !world.isLocked,
      world.held.isDefinite, let pointed = episode.pointed
    else { return false }
    return visibleMask?.contains(pointed) ?? false
  }

  /// The step itself, without the versions it is for.
  var innermostStep: Step? {
    var step = episode.step
    while case .only(_, let inner)? = step { step = inner }
    return step
  }

  /// What the step asked the interface to be; nothing where it asked for nothing.
  var requested: OrientationMask? {
    switch innermostStep {
    case .rotate, .rotateLeft, .rotateRight:
      isTurnOfDevice && !world.isInBackground ? world.held.interface?.mask : nil
    case .force(.orientation(let orientation)): orientation.mask
    case .request(let mask): mask
    case .attempt, .foreground: episode.pointed?.mask
    case .lock(false) where episode.before?.isLocked == true && !world.isInBackground:
      episode.pointed?.mask
    default: nil
    }
  }

  /// Whether every mask in play asked for what came out.
  var isAsAsked: Bool {
    switch tone {
    case .crashed, .trouble, .impossible: return false
    case .quiet: return true
    case .refused, .turned, .stayed: break
    }
    guard episode.trace.error == nil else { return false }
    let masks = masksInPlay
    guard masks.allSatisfy({ $0.contains(interface) }) else { return false }
    let wished = (requested ?? episode.pointed?.mask ?? .none).intersection(hardwareMask)
    guard !wished.isVoid, !wished.contains(interface) else { return true }
    return masks.allSatisfy { $0.intersection(wished).isVoid } && !masks.isEmpty
  }

  /// It happened, or another version's API would have made it happen.
  private var isPossible: Bool {
    switch (episode.outcome.problem, innermostStep) {
    case (nil, _), (.versionLacks, .request): true
    default: false
    }
  }

  /// What should have happened; nothing where nothing is left to wish for.
  var wish: Wish? {
    guard !episode.trace.isSkipped, isPossible else { return nil }
    if episode.trace.crash != nil { return .noCrash }
    let wished: OrientationMask
    if case .request(let mask) = innermostStep {
      wished = mask
    } else if isMisplaced {
      wished = visibleMask ?? .none
    } else {
      wished = requested ?? episode.pointed?.mask ?? .none
    }
    let possible = wished.intersection(hardwareMask)
    return possible.isVoid || possible.contains(interface) ? nil : .interface(in: possible)
  }

  /// The assumptions it rests on: leaned on, and flipped or badly supported.
  var assumptions: [Assumption] {
    episode.trace.assumptions.filter { assumption in
      guard !assumption.isAboutCallbacks else { return false }
      if settings.assumptions[assumption] != assumption.byDefault { return true }
      return assumption.rules.contains { id in
        id == rule && RuleBook.rule(id)?.confidence.isLow ?? false
      } || (assumption.isSpeaker && isHeard(assumption))
    }
  }

  /// Whether the rule of an assumption had its word in this decision, or in whether there was one.
  private func isHeard(_ assumption: Assumption) -> Bool {
    leading.contains { mark in
      if case .assumed(assumption) = mark { return true }
      return false
    }
  }

  /// Whether the rule that settled it is badly supported.
  var hasDoubtfulRule: Bool {
    guard let rule, tone != .quiet, tone != .impossible else { return false }
    return RuleBook.rule(rule)?.confidence.isLow ?? false
  }
}

extension Rule.Confidence {
  /// Nobody knows, sources disagree, or one person saw it.
  package var isLow: Bool {
    switch self {
    case .contradicted, .choice, .reportedOnce: true
    case .documented, .widelyReported, .reportedTwice, .inferred: false
    }
  }
}

extension Assumption {
  /// It changes what the app hears, never which way the interface stands.
  var isAboutCallbacks: Bool {
    switch self {
    case .halfTurnTransition, .traitsBeforeSize, .statusBarFrame, .oldCallbacksFire,
      .newPreferredTextFrom13, .suppressedMaskIsCalled:
      true
    default: false
    }
  }

  /// It settles who decides, or what an unclear override does.
  fileprivate var isSpeaker: Bool {
    switch self {
    case .customTakesOver, .overFullScreenTakesOver, .currentContextTakesOver,
      .overCurrentContextTakesOver, .regularCurrentContextTakesOver, .fullScreenAboveSheetDecides,
      .customStopsChain, .lateTakeOver, .extensionOverrideRuns, .coverDefersToRoot,
      .topmostWindowDecides, .hiddenWindowsMayTurn, .reaskOnTreeChange, .sceneAppsIgnoreMasks,
      .legacyNavigationAsksAll:
      true
    default: false
    }
  }
}
