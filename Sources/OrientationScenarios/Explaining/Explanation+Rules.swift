import OrientationModel

// By which rule it came out so.

extension Explanation {
  /// The rule that the step is explained by, wherever one is named for it: what it rests on where that is
  /// assumed, else what explains how it came out.
  package var explainedBy: Rule? {
    let meant = explainingRule ?? episode.trace.because
    let leant = assumptions.lazy.map { $0.assumption.rules }
    if let meant, leant.contains(where: { $0.contains(meant) }) { return meant }
    let said = episode.trace.rules
    return leant.compactMap { $0.first(where: said.contains) }.first ?? meant
  }

  /// The rule by which the screen that is seen has no say, where that is the cause, or where the one who
  /// decides answers as before; what UIKit was told, where a mask that is no more counted; else the rule
  /// that settled it.
  package var explainingRule: Rule? {
    // One that has not spoken in this step explains nothing of it.
    if let rule = ruleOfUnheard ?? ruleOfUnasked, episode.trace.rules.contains(rule) {
      return rule
    }
    // Why no mask kept the screen that is seen from where it doesn't belong.
    let ruleOfMaskless = tone == .trouble ? freeRule : nil
    return ruleOfUntold ?? ruleOfMaskless ?? settlement
  }

  /// The rule that settled it, as people mean it: no order chose where one orientation was left, and
  /// nothing was ignored where the interface stands as it is asked to.
  package var settlement: Rule? {
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
}

extension Episode {
  /// The rule that the step is explained by, wherever one is named for it.
  package var explainedBy: Rule? { Explanation(self).explainedBy }
}
