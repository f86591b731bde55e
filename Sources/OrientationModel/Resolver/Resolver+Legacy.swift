// iOS 5 and earlier: the question is asked once a candidate, and containers ask their children.

extension Resolver {
  /// Asks the decider about the candidate; turns if everybody agrees, else stays.
  mutating func decideByAsking(
    _ decider: Place, in window: WindowID, current: InterfaceOrientation
  ) {
    let candidate = world.statusBar ?? candidate(.device)
    if world.statusBar != nil { note(.hack, 7, .tells) }
    if W.isRecording, cast.sheet.settings.plist != nil { note(.mask, 12, .tells) }
    let isContainer = cast[decider.id].kind == .tabs || cast[decider.id].kind == .navigation
    var agreed = agreement(of: decider)
    if assume(.legacyPlistLimits) { agreed.formIntersection(appMask(of: window, decider: decider)) }
    note(.allowed(agreed))
    let rule = isContainer ? RuleID(.cont, 9) : ownRule(decider)
    guard let candidate, agreed.contains(candidate) else {
      settle(rule, on: current, in: window)
      return
    }
    settle(rule, on: candidate, in: window)
  }

  private func ownRule(_ decider: Place) -> RuleID {
    let controller = cast[decider.id]
    let isSilent = controller.supports == nil && controller.legacy == nil
    return isSilent ? RuleID(.cont, 10) : RuleID(.choose, 5)
  }

  /// What `shouldAutorotateToInterfaceOrientation:` says yes to, all the way down (CONT-9).
  private mutating func agreement(of place: Place) -> OrientationMask {
    note(.called(place.id, .mask))
    let controller = cast[place.id]
    var agreed: OrientationMask
    switch controller.kind {
    case _ where controller.supports == nil && isHandedOnByQuestion(place, controller):
      agreed = handedOnAgreement(place, controller.mask)
    case .tabs where controller.supports == nil: agreed = agreementOfAll(place)
    case .navigation where controller.supports == nil: agreed = stackAgreement(place)
    default:
      agreed = controller.supports ?? controller.legacy ?? .portrait
      if controller.supports == nil, controller.legacy == nil {
        note(.ruleOn(RuleID(.cont, 10), .narrows(to: .portrait), place.id))
      }
    }
    agreed.formIntersection(.all)
    note(.answered(place.id, .mask, .mask(agreed)))
    return agreed
  }

  private mutating func stackAgreement(_ place: Place) -> OrientationMask {
    if assume(.legacyNavigationAsksAll) { return agreementOfAll(place) }
    guard let top = scene.topOfStack(place) else { return .portrait }
    return agreement(of: top)
  }

  private mutating func agreementOfAll(_ place: Place) -> OrientationMask {
    note(.ruleOn(RuleID(.cont, 9), .tells, place.id))
    var agreed = OrientationMask.all
    for index in 0..<scene.childCount(place) {
      agreed.formIntersection(agreement(of: scene.entry(index, of: place)))
    }
    return agreed
  }

  /// A container whose own code hands the question on.
  private mutating func isHandedOnByQuestion(_ place: Place, _ controller: Controller) -> Bool {
    controller.mask.asks != .nobody && isHandedOn(place, controller.mask)
  }

  private mutating func handedOnAgreement(
    _ place: Place, _ clause: Controller.Clause
  ) -> OrientationMask {
    note(.ruleOn(RuleID(.cont, 9), .tells, place.id))
    if clause.asks == .all { return agreementOfAll(place) }
    guard let target = scene.target(of: place, clause.asks) else { return .portrait }
    return agreement(of: target)
  }
}
