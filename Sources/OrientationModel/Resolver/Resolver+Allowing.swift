// What is allowed: the app's mask, the controller's, the hardware's.

extension Resolver {
  /// The mask of the app for a window.
  @inline(__always) mutating func appMask(
    of window: WindowID, decider: Place?
  ) -> OrientationMask {
    if let decider, scene.traits(decider.id).ignoresAppMask {
      note(.appMask(.ignored, .all))
      return .all
    }
    if let fixed = cast.fixedAppMask {
      noteFixedAppMask(fixed)
      return fixed
    }
    return delegateMask(of: window)
  }

  /// What the delegate answers where that is not the same always.
  private mutating func delegateMask(of window: WindowID) -> OrientationMask {
    var mask: OrientationMask
    switch cast.sheet.settings.delegate {
    case .none: mask = cast.defaultMask
    case .mask(let fixed): mask = fixed.mask
    case .top: mask = topMask()
    case .during(let ids, let during, let otherwise):
      mask = (scene.isOnTop(ids) ? during : otherwise).mask
    case .window(let special, let inside, let otherwise):
      mask = (window == special ? inside : otherwise).mask
      note(.mask, 7, .narrows(to: mask))
    }
    if assume(.plistLimitsRotation), let plist = cast.sheet.settings.plist {
      mask.formIntersection(OrientationMask(listed: plist))
    }
    note(.mask, 6, .narrows(to: mask))
    note(.appMask(.delegate, mask))
    return mask
  }

  private mutating func noteFixedAppMask(_ mask: OrientationMask) {
    guard W.isRecording else { return }
    let settings = cast.sheet.settings
    if cast.era >= 27, settings.sceneDelegate != nil {
      note(.mask, 8, .narrows(to: mask))
      note(.appMask(.sceneDelegate, mask))
    } else if cast.era >= 6, settings.delegate != .none {
      note(.mask, 6, .narrows(to: mask))
      if case .mask(let asked) = settings.delegate, let plist = settings.plist,
        !OrientationMask(listed: plist).isSuperset(of: asked.mask)
      {
        note(.assumed(.plistLimitsRotation))
      }
      note(.appMask(.delegate, mask))
    } else if settings.plist != nil {
      if settings.hasIdiomList { note(.mask, 3, .narrows(to: mask)) }
      note(.appMask(.plist, mask))
    } else {
      if cast.era >= 6 { note(.mask, 5, .narrows(to: mask)) }
      note(.appMask(.defaults, mask))
    }
  }

  /// The mask of the screen on top, through containers and presentations.
  private mutating func topMask() -> OrientationMask {
    guard let top = scene.standingTop else { return cast.defaultMask }
    let screen = scene.visible(in: top)
    if cast[screen.id].kind == .view {
      return cast[screen.id].supports ?? cast.defaultMask
    }
    note(.called(screen.id, .mask))
    if let supports = cast[screen.id].supports { return supports }
    return cast.defaultMask
  }

  /// A & V & H, or nothing where an exception or `shouldAutorotate` ended the question.
  mutating func allowed(
    _ trigger: Trigger, _ decider: Place, in window: WindowID, current: InterfaceOrientation
  ) -> OrientationMask? {
    let rotates = mayRotate(decider)
    if !rotates, !trigger.isTransition {
      if assume(.suppressedMaskIsCalled) { note(.called(decider.id, .mask)) }
      settle(RuleID(.auto, 2), on: current, in: window)
      return nil
    }
    let preferred = trigger.isTransition ? preference(of: decider) : .none
    statedPreference = preferred
    if W.isRecording, trigger.isTransition { notePreference(preferred, trigger, rotates) }
    let app = appMask(of: window, decider: decider)
    let own = cachedMask ?? answer(of: decider)
    if cachedMask != nil {
      note(.mask, 13, .narrows(to: own))
      note(.assumed(.staleMaskWhileAppearing))
    }
    guard !world.hasCrashed, isPreferenceLegal(preferred, own, decider, trigger, current)
    else { return nil }
    let both = app.intersection(own)
    if !rotates, trigger == .presentation {
      if both.isVoid { note(.exc, 3, .tells) }
      presentSuppressed(
        preferred, both.intersection(cast.hardware), in: window, current: current)
      return nil
    }
    if both.isVoid {
      note(.allowed(.none))
      return hole(own, decider, in: window, rotates: rotates)
    }
    return narrowed(both)
  }

  /// AUTO-1: to 15 `shouldAutorotate` comes before the mask; AUTO-5: from 16 nobody asks it.
  private mutating func mayRotate(_ decider: Place) -> Bool {
    guard cast.era >= 16 else {
      note(.ruleOn(RuleID(.auto, 1), .tells, decider.id))
      return autorotates(decider)
    }
    if W.isRecording, cast[decider.id].autorotates == .no {
      note(.ruleOn(RuleID(.auto, 5), .refuses, decider.id))
    }
    return true
  }

  /// What the rules say about the preference that was just asked for.
  private mutating func notePreference(
    _ preferred: Controller.Preference, _ trigger: Trigger, _ rotates: Bool
  ) {
    note(.pref, 4, .tells)
    if preferred == .none { note(.pref, 3, .tells) }
    if trigger == .presentation {
      note(.pref, 1, .tells)
    } else {
      note(.pref, 5, .tells)
      if cast.era >= 8, !rotates { note(.auto, 4, .tells) }
    }
  }

  /// A & V with the hardware's mask laid over.
  private mutating func narrowed(_ both: OrientationMask) -> OrientationMask {
    let allowed = both.intersection(cast.hardware)
    if W.isRecording {
      let isEarly = cast.era < 14 && cast.device.hardwareMask != .all
      if isEarly, both.contains(.portraitUpsideDown) { note(.assumed(.earlyUpsideDown)) }
      if cast.hardware != .all {
        note(.dev, 8, allowed == both ? .passes : .narrows(to: allowed))
      }
      note(.hardware(cast.hardware))
      note(.mask, 10, .narrows(to: allowed))
      note(.allowed(allowed))
    }
    return allowed
  }

  /// What an empty A & V leads to: an exception, or what is left where none is raised.
  private mutating func hole(
    _ own: OrientationMask, _ decider: Place, in window: WindowID, rotates: Bool
  ) -> OrientationMask? {
    if !rotates {
      note(.exc, 3, .tells)
      return OrientationMask.none
    }
    if own.rawValue == 0, cast.era <= 7 {
      note(.hack, 6, .tells)
      return OrientationMask.none
    }
    note(.exc, 4, .tells)
    if cast.era >= 16 {
      note(.exc, 2, .refuses)
      guard assume(.emptyMaskThrows) else {
        return assume(.emptyMaskFrees) ? cast.hardware : OrientationMask.none
      }
    }
    if cast.era >= 13, window != 0, !assume(.windowMismatchThrows) { return OrientationMask.none }
    crash(RuleID(.exc, 1), .noCommonOrientation(decider.id))
    return nil
  }

  /// PREF-2: an overridden preference outside the controller's own mask is an exception to 16.
  private mutating func isPreferenceLegal(
    _ preferred: Controller.Preference, _ own: OrientationMask, _ decider: Place,
    _ trigger: Trigger, _ current: InterfaceOrientation
  ) -> Bool {
    var stated = preferred
    if stated == .none {
      guard trigger == .dismissal, !own.contains(current) else { return true }
      guard assume(.defaultPreferredValidated) else {
        note(.exc, 9, .tells)
        return true
      }
      stated = Controller.Preference(current)
    }
    if trigger == .dismissal { note(.exc, 8, .tells) }
    if let orientation = stated.orientation, own.contains(orientation) { return true }
    note(.pref, 2, .refuses)
    let isWarning = cast.era >= 17 && assume(.preferredMismatchWarns)
    if isWarning {
      note(.exc, 7, .tells)
      note(.console(.preferredMismatch(decider.id, stated, own)))
      statedPreference = .none
      return true
    }
    crash(RuleID(.exc, 6), .preferredMismatch(decider.id, stated, own))
    return false
  }

  /// AUTO-3: a presentation that may not autorotate starts in its preference, or where it is.
  private mutating func presentSuppressed(
    _ preferred: Controller.Preference, _ allowed: OrientationMask, in window: WindowID,
    current: InterfaceOrientation
  ) {
    note(.mask, 10, .narrows(to: allowed))
    note(.allowed(allowed))
    let target = preferred.orientation.flatMap { allowed.contains($0) ? $0 : nil }
    settle(RuleID(.auto, 3), on: target ?? current, in: window)
  }
}
