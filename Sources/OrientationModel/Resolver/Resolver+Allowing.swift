// What is allowed: the app's mask, the controller's, the hardware's.

/// Where the app's mask meets a controller's, and why.
struct MaskCheck {
  let trigger: Trigger
  let window: WindowID
  let decider: Place
  let rotates: Bool
}

extension Resolver where Sink: TraceSink {
  mutating func appMask(of window: WindowID, decider: Place?) -> OrientationMask {
    if let decider, scene.traits(decider.id).ignoresAppMask {
      if Sink.isRecording { notePassing(decider.id) }
      note(.appMask(.ignored, .all))
      return .all
    }
    if Sink.isRecording, let decider, compiled[decider.id].system == .webVideo {
      note(.pageVideoPassesAppMask, .tells, on: decider.id)
    }
    if let fixed = context.goesByToldDelegate ? compiled.toldAppMask : compiled.fixedAppMask {
      noteFixedAppMask(fixed)
      return fixed
    }
    return delegateMask(of: window)
  }

  /// One of Apple's own turns beyond the app's mask.
  private mutating func notePassing(_ id: ControllerID) {
    switch compiled[id].system {
    case .player:
      note(.inlineVideoPassesAppMask, .narrows(to: .all), on: id)
      if compiled[id].supports == nil { note(.assumed(.playerPassesAppMask)) }
    case .quickLook:
      note(.viewersPassAppMask, .narrows(to: .all), on: id)
      note(.assumed(.quickLookPassesAppMask))
    case .webVideo: note(.pageVideoPassesAppMask, .narrows(to: .all), on: id)
    case .alert, .share, .imagePicker, .safari, .mail, .print, .photoPicker, .store, .contacts, nil:
      break
    }
  }

  /// What the delegate answers where that is not the same always.
  private mutating func delegateMask(of window: WindowID) -> OrientationMask {
    var mask: OrientationMask
    let told = context.goesByToldDelegate ? compiled.app.settings.toldDelegate : nil
    switch told.map({ $0.answer }) ?? compiled.app.settings.delegate {
    case .none: mask = compiled.defaultMask
    case .mask(let fixed): mask = fixed.mask
    case .idioms(let phone, let pad): mask = (compiled.isPadScene ? pad : phone).mask
    case .top: mask = topMask()
    case .during(let ids, let during, let otherwise):
      mask = (scene.isOnTop(ids) ? during : otherwise).mask
    case .window(let special, let inside, let otherwise):
      mask = (window == special ? inside : otherwise).mask
      note(.delegateAskedPerWindow, .narrows(to: mask))
    }
    if assume(.plistLimitsRotation), let plist = compiled.app.settings.plist {
      mask.formIntersection(OrientationMask(listed: plist))
    }
    note(.delegateReplacesList, .narrows(to: mask))
    note(.appMask(.delegate, mask))
    return mask
  }

  private mutating func noteFixedAppMask(_ mask: OrientationMask) {
    guard Sink.isRecording else { return }
    let settings = compiled.app.settings
    if context.goesByToldDelegate, settings.toldDelegate != nil {
      note(.turnUsesToldMask, .narrows(to: mask))
    }
    if holds(.sceneDelegateFirst), settings.sceneDelegate != nil {
      note(.sceneDelegateFirst, .narrows(to: mask))
      note(.appMask(.sceneDelegate, mask))
    } else if holds(.delegateReplacesList), settings.delegate != .none {
      note(.delegateReplacesList, .narrows(to: mask))
      if let asked = settings.delegate?.fixed(onPad: settings.isPadIdiom),
        let plist = settings.plist, !OrientationMask(listed: plist).isSuperset(of: asked.mask)
      {
        note(.assumed(.plistLimitsRotation))
      }
      note(.appMask(.delegate, mask))
    } else if settings.plist != nil {
      if settings.hasIdiomList { note(.idiomListFirst, .narrows(to: mask)) }
      note(.appMask(.plist, mask))
    } else {
      noteIfItHolds(.defaultAppMask, .narrows(to: mask))
      note(.appMask(.defaults, mask))
    }
  }

  /// The mask of the screen on top, through containers and presentations.
  private mutating func topMask() -> OrientationMask {
    guard let top = scene.standingTop else { return compiled.defaultMask }
    let screen = scene.visible(in: top)
    if compiled[screen.id].kind == .view {
      return compiled[screen.id].supports ?? compiled.defaultMask
    }
    note(.called(screen.id, .mask))
    if let supports = compiled[screen.id].supports { return resolved(supports) }
    return usualMask(of: screen)
  }

  /// The deciding controller's mask: the outgoing answer while `viewWillAppear` runs (MASK-13).
  mutating func currentAnswer(of decider: Place) -> OrientationMask {
    guard let cached = context.cachedMask else { return deciderMask(decider) }
    note(.masksReadWhenNeeded, .narrows(to: cached))
    note(.assumed(.staleMaskWhileAppearing))
    return cached
  }

  /// AUTO-1: up to iOS 15, `shouldAutorotate` comes before the mask; AUTO-5: since 16, it isn't read.
  mutating func mayRotate(_ decider: Place) -> Bool {
    guard holds(.autorotateDeadFrom16) else {
      note(.autorotateAskedFirst, .tells, on: decider.id)
      return autorotates(decider)
    }
    if Sink.isRecording, compiled[decider.id].autorotates == false {
      note(.autorotateDeadFrom16, .refuses, on: decider.id)
    }
    return true
  }

  /// Asks the decider which orientation it prefers, before its mask (PREF-4).
  mutating func askPreference(of decider: Place, _ trigger: Trigger, _ rotates: Bool) {
    context.statedPreference = preference(of: decider)
    guard Sink.isRecording else { return }
    note(.preferenceAskedBeforeMask, .tells)
    if context.statedPreference == .unstated { note(.defaultPreferenceIsCurrent, .tells) }
    if trigger == .presentation {
      note(.preferenceIsForPresentations, .tells)
    } else {
      note(.dismissalAsksPreference, .tells)
      if !rotates { noteIfItHolds(.autorotateNoReturn, .tells) }
    }
  }

  /// What the app and its controller have in common, as far as the device can show it; nothing where
  /// an exception ends the app.
  mutating func allowed(
    of common: OrientationMask, _ own: OrientationMask, _ check: MaskCheck
  ) -> OrientationMask? {
    guard common.isVoid else { return narrowed(common) }
    note(.allowed(.none))
    return conflict(own, check)
  }

  /// The app's mask, the controller's and the device's own, intersected.
  private mutating func narrowed(_ both: OrientationMask) -> OrientationMask {
    let allowed = both.intersection(scene.hardware)
    if Sink.isRecording {
      if compiled.app.settings.mayShowUpsideDown, both.contains(.portraitUpsideDown) {
        note(.assumed(.earlyUpsideDown))
      }
      if scene.hardware != .all {
        note(.noUpsideDownWithoutHomeButton, allowed == both ? .passes : .narrows(to: allowed))
      }
      note(.hardware(scene.hardware))
      note(.allowedIsIntersection, .narrows(to: allowed))
    }
    note(.allowed(allowed))
    return allowed
  }

  /// HACK-6: on iOS 6 and 7, a mask of 0 means that the app rotates its views itself; since iOS 8, a
  /// shouldAutorotate that returns NO does.
  var knowsMaskOfZero: Bool { compiled.version < 8 }

  /// What happens when the app's mask and the controller's share nothing: an exception, or the mask
  /// that is left where none is raised.
  private mutating func conflict(_ own: OrientationMask, _ check: MaskCheck) -> OrientationMask? {
    if avoidsException(check) {
      note(.autorotateNoAvoidsException, .tells)
      return OrientationMask.none
    }
    if own.rawValue == 0, knowsMaskOfZero {
      note(.statusBarNeedsMaskOfZero, .tells)
      return OrientationMask.none
    }
    let isTree = check.trigger == .tree && compiled[check.decider.id].mask.asks != .nobody
    if isTree, !assume(.treeChangeThrows) {
      note(.disjointPushDoesNotCrash, .tells, on: check.decider.id)
      return OrientationMask.none
    }
    note(.whenMasksAreChecked, .tells)
    if compiled.version >= 13, !isTree, !check.trigger.showsController, assume(.onlyShowingThrows) {
      return maskWithoutException
    }
    if holds(.stillThrowsFrom16) {
      guard assume(.emptyMaskThrows) else { return maskWithoutException }
      note(.stillThrowsFrom16, .refuses)
    }
    // iOS 13 brought scenes: what a second window's mask does there is an open question.
    if compiled.version >= 13, check.window != 0, !assume(.windowMismatchThrows) {
      return OrientationMask.none
    }
    crash(.noCommonOrientationThrows, .noCommonOrientation(check.decider.id))
    return nil
  }

  /// What is allowed where masks with nothing in common don't throw.
  private var maskWithoutException: OrientationMask {
    mutating get { holds(.stillThrowsFrom16) && assume(.emptyMaskFrees) ? scene.hardware : .none }
  }

  /// EXC-3: shouldAutorotate returns NO; since iOS 16, UIKit reads it only before it throws.
  private mutating func avoidsException(_ check: MaskCheck) -> Bool {
    guard check.rotates, holds(.autorotateDeadFrom16) else { return !check.rotates }
    return assume(.autorotateAvoidsOn16) && !autorotates(check.decider)
  }

  /// PREF-2: an overridden preference outside the controller's own mask is an exception to 16.
  mutating func isPreferenceLegal(
    _ own: OrientationMask, _ decider: Place, _ trigger: Trigger, _ current: InterfaceOrientation
  ) -> Bool {
    var stated = context.statedPreference
    if stated == .unstated {
      guard trigger == .dismissal, !own.contains(current) else { return true }
      guard assume(.defaultPreferredValidated) else {
        note(.onlyOverriddenPreferenceValidated, .tells)
        return true
      }
      stated = .side(current)
    }
    if trigger == .dismissal { note(.dismissalValidatesPreference, .tells) }
    if let orientation = stated.orientation, own.contains(orientation) { return true }
    note(.preferenceWithinOwnMask, .refuses)
    let isWarning = holds(.preferenceOnlyWarnsFrom17) && assume(.preferredMismatchWarns)
    if isWarning {
      note(.preferenceOnlyWarnsFrom17, .tells)
      note(.console(.preferredMismatch(decider.id, stated, own)))
      context.statedPreference = .unstated
      return true
    }
    crash(.preferenceOutsideMaskThrows, .preferredMismatch(decider.id, stated, own))
    return false
  }

  /// AUTO-3: a presentation that may not autorotate starts in its preference, or where it is if it may.
  mutating func presentedUnrotated(
    from common: OrientationMask, current: InterfaceOrientation
  ) -> Decision {
    if common.isVoid { note(.autorotateNoAvoidsException, .tells) }
    let allowed = common.intersection(scene.hardware)
    note(.allowedIsIntersection, .narrows(to: allowed))
    note(.allowed(allowed))
    if let preferred = context.statedPreference.orientation, allowed.contains(preferred) {
      return Decision(.autorotateNoPresentation, on: preferred)
    }
    let target = allowed.contains(current) ? current : firstAllowed(allowed) ?? current
    return Decision(.autorotateNoPresentation, on: target)
  }
}
