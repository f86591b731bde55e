// What a hosting controller answers: a preference, reduced over its views.

extension Resolver {
  /// The mask of a hosting controller: its holder's, or UIKit's default where it has no key.
  mutating func preference(of place: Place, _ controller: Controller) -> OrientationMask {
    guard let byDefault = controller.preferenceDefault else {
      if let initially = controller.preferenceInitially {
        note(.ruleOn(RuleID(.swui, 2), .tells, place.id))
        return initially
      }
      note(.ruleOn(RuleID(.cont, 7), .passes, place.id))
      note(.ruleOn(RuleID(.swui, 1), .passes, place.id))
      return cast.defaultMask
    }
    let reduced = reduce(children(place), byDefault: byDefault)
    note(.ruleOn(RuleID(.swui, 4), .narrows(to: reduced.mask), place.id))
    if reduced.isSet && reduced.hasSilent { note(.ruleOn(RuleID(.swui, 3), .tells, place.id)) }
    if !reduced.isSet, !assume(.unsetPreferenceDelivered) {
      note(.ruleOn(RuleID(.swui, 2), .tells, place.id))
      return controller.preferenceInitially ?? cast.defaultMask
    }
    return reduced.mask
  }

  private struct Reduction {
    var mask: OrientationMask
    /// Some view sets the preference.
    var isSet = false
    /// Some view sets nothing, and so brings the default in.
    var hasSilent = false
  }

  /// `reduce` over siblings, by intersection, in the order of the tree (SWUI-4).
  private func reduce(_ siblings: [Place], byDefault: OrientationMask) -> Reduction {
    var result: Reduction?
    for place in siblings {
      guard let next = value(of: place, byDefault: byDefault) else { continue }
      guard let sofar = result else {
        result = next
        continue
      }
      result = Reduction(
        mask: sofar.mask.intersection(next.mask), isSet: sofar.isSet || next.isSet,
        hasSilent: sofar.hasSilent || next.hasSilent)
    }
    return result ?? Reduction(mask: byDefault)
  }

  /// What one view contributes: its own value, or that of what it holds, or the default.
  private func value(of place: Place, byDefault: OrientationMask) -> Reduction? {
    let controller = cast[place.id]
    switch controller.kind {
    case .view:
      if let own = controller.supports { return Reduction(mask: own, isSet: true) }
      let views = children(place).filter { cast[$0.id].kind == .view }
      guard views.isEmpty else { return reduce(views, byDefault: byDefault) }
      return Reduction(mask: byDefault, hasSilent: true)
    case .navigation: return topOfStack(place).flatMap { value(of: $0, byDefault: byDefault) }
    case .tabs, .pages: return topChild(place).flatMap { value(of: $0, byDefault: byDefault) }
    default: return nil
    }
  }
}
