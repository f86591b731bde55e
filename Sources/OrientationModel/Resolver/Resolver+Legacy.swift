// iOS 5 and earlier: the question is asked once a candidate, and containers ask their children.

extension Resolver where Sink: TraceSink {
  /// Up to iOS 5, UIKit asks about one orientation at a time, and no app mask takes part (MASK-12).
  var asksPerOrientation: Bool { holds(.noAppMaskUpTo5) }

  /// Whether `shouldAutorotateToInterfaceOrientation:` still counts (CONT-10, MASK-11).
  var readsOldMethod: Bool { asksPerOrientation || holds(.maskFromOldMethod) }

  /// Asks the decider about the candidate: the interface turns if everybody agrees.
  mutating func agreement(
    with decider: Place, in window: WindowID, current: InterfaceOrientation
  ) -> Decision {
    let candidate = legacyCandidate()
    if Sink.isRecording, compiled.app.settings.plist != nil { note(.noAppMaskUpTo5, .tells) }
    let isContainer = asksChildren(compiled[decider.id].kind)
    var agreed = agreement(of: decider)
    if assume(.legacyPlistLimits) { agreed.formIntersection(appMask(of: window, decider: decider)) }
    note(.allowed(agreed))
    let target = candidate.flatMap { agreed.contains($0) ? $0 : nil } ?? current
    return Decision(isContainer ? .containersAskChildrenUpTo5 : ownRule(decider), on: target)
  }

  /// CONT-9: a container of UIKit's that looks to its children.
  private func asksChildren(_ kind: Controller.Kind) -> Bool {
    kind == .tabs || kind == .navigation || kind == .split
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
    let own = controller.supports.map { resolved($0) }
    let agreed = (own ?? unsaidAgreement(of: place, controller)).intersection(.all)
    note(.answered(place.id, .mask, .mask(agreed)))
    return agreed
  }

  /// What is agreed where the controller itself does not answer.
  private mutating func unsaidAgreement(
    of place: Place, _ controller: Controller
  ) -> OrientationMask {
    if controller.mask.asks != .nobody, isHandedOn(place, controller.mask) {
      note(.containersAskChildrenUpTo5, .tells, on: place.id)
      if controller.mask.asks == .all { return agreementOfAll(place) }
      return scene.target(of: place, controller.mask.asks).map { agreement(of: $0) } ?? .portrait
    }
    if controller.kind == .tabs || controller.kind == .split { return agreementOfAll(place) }
    if controller.kind == .navigation {
      if assume(.legacyNavigationAsksAll) { return agreementOfAll(place) }
      return scene.topOfStack(place).map { agreement(of: $0) } ?? .portrait
    }
    if let legacy = controller.legacy { return legacy }
    note(.oldDefaultIsPortrait, .narrows(to: .portrait), on: place.id)
    return .portrait
  }

  private mutating func agreementOfAll(_ place: Place) -> OrientationMask {
    note(.containersAskChildrenUpTo5, .tells, on: place.id)
    var agreed = OrientationMask.all
    for child in scene.children(place) { agreed.formIntersection(agreement(of: child)) }
    return agreed
  }
}
