import OrientationModel
import OrientationScenarios

/// Who decided what: one sentence after every step.
package struct Verdict: Hashable, Sendable {
  /// How a step went, for colours and signs.
  package enum Tone: String, CaseIterable, Hashable, Sendable {
    /// The interface turned.
    case turned
    /// It stays, and that is what was asked for.
    case stayed
    /// It was asked to turn, by hand or by code, and did not.
    case refused
    /// It ends where the screen that is seen does not want to be.
    case trouble
    /// An exception ended the app.
    case crashed
    /// Nobody was asked, and nothing is wrong with that.
    case quiet
    /// The step makes no sense where it stands.
    case impossible
  }

  /// How long a sentence is at most, where its names let it.
  package static let longest = 80

  package var tone: Tone
  package var sentence: String
  /// The same in fewer words, without what has just been done; for narrow places.
  package var brief: String
  /// The rule it comes of.
  package var rule: Rule?
  /// Who decided; nothing where nobody was asked.
  package var decider: ControllerID?
  /// The assumptions it rests on: with the other answer it would have come out otherwise.
  package var assumptions: [Assumption]
  /// Whether it rests on one, or on a rule that nobody has well supported.
  package var isAssumed: Bool
  /// Whether every mask in play asked for this outcome: then there is no alarm and no fix.
  package var isAsAsked: Bool

  /// Whether something is wrong.
  package var isAlarming: Bool {
    switch tone {
    case .refused, .trouble, .crashed: !isAsAsked
    case .turned, .stayed, .quiet, .impossible: false
    }
  }

  /// As signs: ✓ turned, · stayed or quiet, ✕ refused, ! trouble.
  package var sign: String {
    switch tone {
    case .turned: "✓"
    case .stayed, .quiet: "·"
    case .refused, .crashed: isAlarming ? "✕" : "·"
    case .trouble, .impossible: "!"
    }
  }
}

extension Verdict {
  /// Whether it ends with that reason.
  func hasGiven(_ reason: Substring) -> Bool { sentence.hasSuffix("\(reason).") }
}

extension String {
  /// What stands behind its first colon, or all of it: why something is so.
  var reason: Substring { firstRange(of: ": ").map { self[$0.upperBound...] } ?? self[...] }
}

/// What a step should have brought about.
package enum Wish: Hashable, Sendable {
  case noCrash
  case interface(in: OrientationMask)
  /// That everything holds which the file expects of the step; the orientations it names, if any.
  case expected(OrientationMask)
}

extension Episode {
  /// Who decided what, in one sentence.
  package var verdict: Verdict { Reading(self).verdict }

  /// What should have happened; nothing where nothing is left to wish for.
  package var wish: Wish? { Reading(self).wish }
}

extension Reading {
  package var verdict: Verdict {
    let assumptions = tone == .impossible ? [] : assumptions.map(\.assumption)
    let sentences = sentences
    return Verdict(
      tone: tone, sentence: sentences.full, brief: sentences.brief, rule: settlement,
      decider: decider, assumptions: assumptions,
      isAssumed: !assumptions.isEmpty || hasDoubtfulRule, isAsAsked: isAsAsked)
  }

  /// The rule that settled it; where that speaks of what is not allowed, and it was, or chooses
  /// among several, and only one was left, the one that says what is allowed; where the one who
  /// decides answers as before, the one by which the screen that is seen has no say.
  var explanation: Rule? {
    if let rule = ruleOfOnlyOne ?? ruleOfUnasked { return rule }
    guard let rule, [.deviceNotAllowedIsIgnored, .attemptDecidesAnew].contains(rule), iOSMajor >= 6,
      candidate == interface
    else { return rule }
    return freeRule ?? .allowedIsIntersection
  }

  /// The rule that settled it as people mean it: no order chose where a request left one orientation.
  var settlement: Rule? { requestedOfScene == nil ? rule : ruleOfOnlyOne ?? rule }

  /// What left one orientation to choose, where only one was left: no order decided then.
  private var ruleOfOnlyOne: Rule? {
    guard let ruling, let allowed = ruling.allowed, let last = ruling.attempts.last,
      last.choice.way != .stay, let offered = last.offered?.mask
    else { return nil }
    if offered == allowed { return .allowedIsIntersection }
    guard let requestedOfScene else { return nil }
    return offered == allowed.intersection(requestedOfScene) ? .geometryRequest : nil
  }

  private var ruleOfUnasked: Rule? {
    guard rule == .changedAnswerTurnsFrom16, let visible = snapshot.visible,
      let exclusion = exclusions.first(where: { $0.controller == visible })
    else { return nil }
    // That no view is ever asked has no rule that this step is about.
    if case .view = exclusion.reason { return nil }
    return exclusion.rule
  }

  /// The fullest wording within the length, else the shortest there is; a name is never cut.
  private var sentences: (full: String, brief: String) {
    let ways = VerdictWriter(wording: episode.wording, reading: self).sentences
    let brief = ways.min { $0.utf8.count < $1.utf8.count } ?? ""
    // No letter has less than a byte: most need not be counted.
    let full = ways.first { $0.utf8.count <= Verdict.longest || $0.count <= Verdict.longest }
    return (full ?? brief, brief)
  }
}
