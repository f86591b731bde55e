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
  /// The rule that decided: what is quoted of the book, and where the chain opens.
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
      tone: tone, sentence: sentences.full, brief: sentences.brief,
      rule: deciding(resting: assumptions),
      decider: decider, assumptions: assumptions,
      isAssumed: !assumptions.isEmpty || hasDoubtfulRule, isAsAsked: isAsAsked)
  }

  /// The rule that decided: what it rests on where that is assumed, else what explains how it came out.
  private func deciding(resting assumptions: [Assumption]) -> Rule? {
    let meant = explanation ?? episode.trace.because
    let leant = assumptions.lazy.map(\.rules)
    if let meant, leant.contains(where: { $0.contains(meant) }) { return meant }
    let said = episode.trace.rules
    return leant.compactMap { $0.first(where: said.contains) }.first ?? meant
  }

  /// The rule by which the screen that is seen has no say, where that is the cause, or where the one who
  /// decides answers as before; what UIKit was told, where a mask that is no more counted; else the rule
  /// that settled it.
  var explanation: Rule? {
    // One that has not spoken in this step explains nothing of it.
    if let rule = wrongSpeaker?.rule ?? ruleOfUnasked, episode.trace.rules.contains(rule) {
      return rule
    }
    return ruleOfUntold ?? settlement
  }

  /// The rule that settled it, as people mean it: no order chose where one orientation was left, and
  /// nothing was ignored where the interface stands as it is asked to.
  var settlement: Rule? {
    if let rule = ruleOfOnlyOne { return rule }
    guard let rule, [.deviceNotAllowedIsIgnored, .attemptDecidesAnew].contains(rule), iOSMajor >= 6,
      candidate == interface
    else { return rule }
    return freeRule ?? .allowedIsIntersection
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

  /// A mask stood in the way that UIKit was told, and that is no more.
  private var ruleOfUntold: Rule? {
    guard ruling?.target != nil, let wished = requested ?? candidate?.mask,
      let answer = ownAnswers.first(where: { $0.mask.intersection(wished).isVoid })
    else { return nil }
    return answer.isRecalled ? .turnUsesToldMask : nil
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
