// Which of the allowed orientations it is.

extension Resolver {
  /// The target out of what is allowed (CHOOSE-1 to CHOOSE-7).
  mutating func choose(
    _ trigger: Trigger, from allowed: OrientationMask, in window: WindowID,
    current: InterfaceOrientation
  ) {
    guard !allowed.isVoid else {
      settle(RuleID(.mask, 10), on: current, in: window)
      return
    }
    let candidate = candidate(trigger)
    if W.isRecording { noteUpsideDown(candidate, allowed) }
    let wanted = candidate.flatMap { allowed.contains($0) ? $0 : nil }
    switch trigger {
    case .device:
      note(.dev, 3, .tells)
      if wanted == nil || wanted == current { note(.seq, 16, .tells) }
      settle(RuleID(.choose, 5), on: wanted ?? current, in: window)
    case .attempt where cast.era <= 15:
      settle(RuleID(.auto, 6), on: wanted ?? current, in: window)
    case .presentation:
      if let preferred = usablePreference(allowed) {
        if world.isLocked { note(.lock, 4, .tells) }
        settle(RuleID(.choose, 1), on: preferred, in: window)
      } else {
        chooseInOrder(wanted, allowed, in: window, current: current)
      }
    case .dismissal: chooseAfterDismissal(wanted, allowed, in: window, current: current)
    case .request(let requested):
      chooseRequested(candidate, allowed.intersection(requested), in: window, current: current)
    case .tree, .needsUpdate:
      note(.choose, 7, .tells)
      chooseInOrder(wanted, allowed, in: window, current: current)
    default: chooseInOrder(wanted, allowed, in: window, current: current)
    }
  }

  /// DEV-9: on a home-button phone upside-down needs the app's word and the controller's.
  private mutating func noteUpsideDown(
    _ candidate: InterfaceOrientation?, _ allowed: OrientationMask
  ) {
    guard candidate == .portraitUpsideDown, cast.device.hasHomeButton, !cast.isPadScene else {
      return
    }
    if !allowed.contains(.portraitUpsideDown) { note(.dev, 9, .narrows(to: allowed)) }
  }

  /// An overridden preference, where it is allowed (PREF-6 where it is not).
  private mutating func usablePreference(_ allowed: OrientationMask) -> InterfaceOrientation? {
    guard let preferred = statedPreference.orientation else { return nil }
    guard allowed.contains(preferred) else {
      note(.pref, 6, .narrows(to: allowed))
      return nil
    }
    return preferred
  }

  /// CHOOSE-6: the device, then the presenter's preference, then the rest.
  private mutating func chooseAfterDismissal(
    _ wanted: InterfaceOrientation?, _ allowed: OrientationMask, in window: WindowID,
    current: InterfaceOrientation
  ) {
    let preferred = usablePreference(allowed)
    let first: InterfaceOrientation?
    if preferred != nil {
      first = assume(.presenterPreferenceFirst) ? preferred ?? wanted : wanted ?? preferred
    } else {
      first = wanted
    }
    if let first {
      settle(RuleID(.choose, 6), on: first, in: window)
    } else {
      chooseInOrder(nil, allowed, in: window, current: current)
    }
  }

  /// GEO-7: the current one if it was asked for, else the device's, else the first.
  private mutating func chooseRequested(
    _ candidate: InterfaceOrientation?, _ requested: OrientationMask, in window: WindowID,
    current: InterfaceOrientation
  ) {
    if requested.isVoid {
      settle(RuleID(.mask, 10), on: current, in: window)
    } else if requested.contains(current), requested.count == 1 || assume(.requestKeepsCurrent) {
      settle(RuleID(.geo, 7), on: current, in: window)
    } else {
      note(.geo, 7, .tells)
      let wanted = candidate.flatMap { requested.contains($0) ? $0 : nil }
      chooseInOrder(wanted, requested, in: window, current: current)
    }
  }

  /// CHOOSE-2, 3, 4: the device's orientation, the current one, the first in a fixed order.
  mutating func chooseInOrder(
    _ wanted: InterfaceOrientation?, _ allowed: OrientationMask, in window: WindowID,
    current: InterfaceOrientation
  ) {
    let stays = allowed.contains(current)
    if let wanted, !stays || wanted == current || assume(.deviceBeforeCurrent) {
      settle(RuleID(.choose, 2), on: wanted, in: window)
    } else if stays {
      note(.choose, 2, .passes)
      settle(RuleID(.choose, 3), on: current, in: window)
    } else {
      note(.choose, 2, .passes)
      note(.choose, 3, .passes)
      settle(RuleID(.choose, 4), on: firstAllowed(allowed) ?? current, in: window)
    }
  }

  /// CHOOSE-4's order: raw values, so landscapeRight comes before landscapeLeft.
  private mutating func firstAllowed(_ allowed: OrientationMask) -> InterfaceOrientation? {
    if allowed.isSuperset(of: .landscape), !allowed.contains(.portrait),
      !allowed.contains(.portraitUpsideDown), !assume(.landscapeRightFirst)
    {
      return .landscapeLeft
    }
    return allowed.first
  }
}
