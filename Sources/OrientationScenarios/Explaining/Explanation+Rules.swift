import OrientationModel

// By which rule it came out so.

extension Explanation {
  /// The rule that the step is explained by, wherever one is named for it: that of the words about it; else
  /// what it rests on where that is assumed, and what settled it.
  package var explainedBy: Rule? {
    if let ruleOfWords { return ruleOfWords }
    let meant = settlement ?? episode.trace.because
    // Where it doesn't throw, what could have thrown says nothing of where the interface stands.
    let leant = assumptions.lazy.filter { !$0.otherwise.hasCrashed }.map { $0.assumption.rules }
    if let meant, leant.contains(where: { $0.contains(meant) }) { return meant }
    let said = episode.trace.rules
    return leant.compactMap { $0.first(where: said.contains) }.first ?? meant
  }

  /// The rule that explains how it came out, whatever is assumed.
  package var explainingRule: Rule? { ruleOfWords ?? settlement }

  /// The rule that is told of where it isn't the one that settled it.
  private var ruleOfWords: Rule? { tone == .crashed ? rule : rootCause.flatMap { rule(of: $0) } }

  /// The rule by which the device calls for one orientation, however it is held.
  package var ruleOfFixedCall: Rule? {
    guard candidateSource == .device, let assumed = ruling?.assumptions else { return nil }
    let answers = settings.assumptions
    if assumed.contains(.duo26StaysPortrait), answers[.duo26StaysPortrait] { return .builtWith26 }
    if assumed.contains(.duo270InnerTurns), !answers[.duo270InnerTurns] { return .builtWith27 }
    // REVAL-9: on a phone that lies flat.
    let isUpright = !world.held.isDefinite && episode.before?.definite != world.definite
    return innermostStep == .foreground && isUpright ? .foregroundReadsDevice : nil
  }

  /// The rule that settled it, as people mean it: no order chose where one orientation was left, and
  /// nothing was ignored where the interface stands as it is asked to.
  package var settlement: Rule? {
    if launchesAsHeld { return .launchFrom8 }
    if isWithoutCommon { return .whenMasksAreChecked }
    if isLackingHardware { return .noUpsideDownWithoutHomeButton }
    if isFollowing { return ruleOfCall }
    if let rule = ruleOfOnlyOne { return rule }
    guard let rule, [.deviceNotAllowedIsIgnored, .attemptDecidesAnew].contains(rule), iOSMajor >= 6,
      candidate == interface, ruling?.allowed?.isVoid != true
    else { return rule }
    return freeRule ?? .allowedIsIntersection
  }

  /// Whether the app launches as it is held: that nobody lets it turn changes nothing then.
  package var launchesAsHeld: Bool {
    rule == .autorotateNoSuppressesTurn && iOSMajor >= 8 && episode.before == nil
      && episode.pointed == interface && misplacement == nil
  }

  /// Whether what calls for an orientation is why the interface stands there, and not who allows that.
  package var isFollowing: Bool {
    guard let ruling, ruling.target != nil, let way = ruling.attempts.last?.choice.way,
      way == .device || way == .deviceBeforeCurrent
    else { return false }
    return ruling.outcome != .turned || candidateSource == .forced || ruleOfFixedCall != nil
  }

  /// By which it calls for that.
  private var ruleOfCall: Rule? {
    if let ruleOfFixedCall { return ruleOfFixedCall }
    let calls: [Rule] = candidateSource == .forced ? [.writingDeviceTurns, .geometryRequest] : []
    return calls.first(where: episode.trace.rules.contains) ?? rule
  }

  /// Whether who is asked supports nothing at all.
  package var isAskedForNothing: Bool {
    answers.first { $0.controller == decider }?.mask.isVoid == true
  }

  /// Whether masks that share nothing leave the interface where it is.
  private var isWithoutCommon: Bool {
    ruling?.allowed?.isVoid == true && ruling?.outcome != .turned
      && episode.trace.rules.contains(.whenMasksAreChecked)
  }

  /// What left one orientation to choose, where only one was left: no order decided then.
  private var ruleOfOnlyOne: Rule? {
    guard let ruling, let allowed = ruling.allowed, let last = ruling.attempts.last,
      last.choice.way != .stay, let offered = last.offered?.mask
    else { return nil }
    if offered == allowed { return .allowedIsIntersection }
    guard let requestedOfScene else { return nil }
    return offered == allowed.intersection(requestedOfScene) ? .geometryRequest : nil
  }
}

extension Episode {
  package var explainedBy: Rule? { Explanation(self).explainedBy }
}
