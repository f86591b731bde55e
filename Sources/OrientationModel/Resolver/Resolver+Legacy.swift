// iOS 5 and earlier: the question is asked once a candidate, and containers ask their children.

extension Resolver {
  /// Asks the decider about the candidate: the interface turns if everybody agrees.
  mutating func agreement(
    with decider: Place, in window: WindowID, current: InterfaceOrientation
  ) -> Decision {
    let candidate = legacyCandidate()
    if Sink.isRecording, compiled.app.settings.plist != nil { note(.noAppMaskUpTo5, .tells) }
    let isContainer = compiled[decider.id].kind == .tabs || compiled[decider.id].kind == .navigation
    var agreed = agreement(of: decider)
    if assume(.legacyPlistLimits) { agreed.formIntersection(appMask(of: window, decider: decider)) }
    note(.allowed(agreed))
    let target = candidate.flatMap { agreed.contains($0) ? $0 : nil } ?? current
    return Decision(isContainer ? .containersAskChildrenUpTo5 : ownRule(decider), on: target)
  }

  private func ownRule(_ decider: Place) -> Rule {
    let controller = compiled[decider.id]
    let isSilent = controller.supports == nil && controller.legacy == nil
    return isSilent ? Rule.oldDefaultIsPortrait : Rule.deviceNotAllowedIsIgnored
  }

  /// What `shouldAutorotateToInterfaceOrientation:` says yes to, all the way down (CONT-9).
  private mutating func agreement(of place: Place) -> OrientationMask {
    note(.asked(place.id, .mask))
    let controller = compiled[place.id]
    var agreed: OrientationMask
    switch controller.kind {
    case _ where controller.supports == nil && isHandedOnByQuestion(place, controller):
      agreed = handedOnAgreement(place, controller.mask)
    case .tabs where controller.supports == nil: agreed = agreementOfAll(place)
    case .navigation where controller.supports == nil: agreed = stackAgreement(place)
    default:
      agreed = controller.supports ?? controller.legacy ?? .portrait
      if controller.supports == nil, controller.legacy == nil {
        note(.oldDefaultIsPortrait, .narrows(to: .portrait), on: place.id)
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
    note(.containersAskChildrenUpTo5, .tells, on: place.id)
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
    note(.containersAskChildrenUpTo5, .tells, on: place.id)
    if clause.asks == .all { return agreementOfAll(place) }
    guard let target = scene.target(of: place, clause.asks) else { return .portrait }
    return agreement(of: target)
  }
}
