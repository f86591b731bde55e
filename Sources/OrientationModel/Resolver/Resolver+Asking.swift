// Who is asked, and what they answer.

extension Resolver {
  /// Whose answer counts in a window: the topmost presentation that takes over, or the root.
  mutating func decider(in window: WindowID) -> Place? {
    let (offset, presentations) = scene.start(of: window)
    guard presentations > 0 else { return root(scene.layer(at: offset, isRoot: true).place) }
    return findDecider(among: presentations, from: offset, in: window)
  }

  private mutating func findDecider(
    among presentations: Int, from start: Int, in window: WindowID
  ) -> Place? {
    var (offset, remaining) = (start, presentations)
    var isTop = true
    while true {
      let layer = scene.layer(at: offset, isRoot: remaining == 0)
      if remaining == 0 { return root(layer.place) }
      let isGone = isTop && world.swipe == .dismiss && window == scene.swipedWindow
      if isGone { note(.dismissedIsGone, .refuses, on: layer.place.id) }
      if !isGone, takesOver(layer), !isHidden(layer, remaining: remaining) {
        if Sink.isRecording, cast.era >= 6 { noteTakeOver(layer.place, remaining: remaining) }
        return layer.place
      }
      offset = scene.end(of: layer.place)
      remaining &-= 1
      isTop = false
    }
  }

  /// ASK-1: where nothing took over, the root decides.
  private mutating func root(_ place: Place) -> Place? {
    guard place.id != 0 else { return nil }
    if cast.era >= 6 { note(.rootIsAsked, .tells, on: place.id) }
    return place
  }

  private mutating func noteTakeOver(_ place: Place, remaining: Int) {
    note(.topmostTakeOverIsAsked, .tells, on: place.id)
    if remaining > 1 { note(.deepestTakeOverDecides, .tells, on: place.id) }
    if cast[place.id].isContainer { note(.presentedContainerIsAsked, .tells, on: place.id) }
  }

  /// ASK-4: whether a presentation decides instead of its presenter.
  mutating func takesOver(_ layer: Layer) -> Bool {
    guard let style = layer.style else { return false }
    let traits = scene.traits(layer.place.id)
    if traits.kind.isSwiftUI { return coverTakesOver(layer.place.id) }
    if traits.isAlert {
      let rule = cast.era >= 8 ? Rule.alertLeavesDecision : Rule.alertWindowsTurnAlone
      note(rule, .refuses, on: layer.place.id)
      return false
    }
    let answer = style == .fullScreen || takesOver(style)
    note(.stylesThatTakeOver, answer ? .tells : .refuses, on: layer.place.id)
    return answer
  }

  /// What `.fullScreenCover` and `.sheet` present (SWUI-5, SWUI-7).
  private mutating func coverTakesOver(_ id: ControllerID) -> Bool {
    if cast[id].supports != nil { note(.coverPreferenceStays, .refuses, on: id) }
    guard !assume(.coverDefersToRoot) else {
      note(.coversDeferToRoot, .refuses, on: id)
      return false
    }
    return cast[id].kind == .cover
  }

  private mutating func takesOver(_ style: PresentationStyle) -> Bool {
    switch style {
    case .fullScreen, .customRemoving: true
    case .overFullScreen: assume(.overFullScreenTakesOver) || assumeLate()
    case .pageSheet, .formSheet, .automatic: cast.era < 13 && scene.isCompact
    case .currentContext:
      currentContextTakesOver || assumeLate()
    case .overCurrentContext: assume(.overCurrentContextTakesOver) || assumeLate()
    case .custom: assume(.customTakesOver) || assumeLate()
    case .popover: false
    }
  }

  private var currentContextTakesOver: Bool {
    mutating get {
      scene.isCompact ? assume(.currentContextTakesOver) : assume(.regularCurrentContextTakesOver)
    }
  }

  /// ASK-18: a covering style decides once it has appeared.
  var takesOverLate: Bool {
    cast.assumptions[.lateTakeOver] && (cast.era == 16 || cast.era == 17)
  }

  private mutating func assumeLate() -> Bool {
    if cast.era == 16 || cast.era == 17 { note(.assumed(.lateTakeOver)) }
    return takesOverLate
  }

  /// Whether a presentation further down keeps UIKit from looking this far up (ASK-8, Q7).
  private mutating func isHidden(_ layer: Layer, remaining: Int) -> Bool {
    (Sink.isRecording || cast.mayHide) && isHiddenFromBelow(layer, remaining: remaining)
  }

  private mutating func isHiddenFromBelow(_ layer: Layer, remaining: Int) -> Bool {
    let mayStop = cast.era >= 8 && cast.era <= 12
    var offset = scene.end(of: layer.place)
    for below in stride(from: remaining - 1, to: 0, by: -1) {
      let lower = scene.layer(at: offset, isRoot: below == 0)
      if mayStop, lower.style == .custom, !takesOver(lower), assume(.customStopsChain) {
        note(.customHidesWhatIsAbove, .refuses, on: layer.place.id)
        return true
      }
      let isSheet = lower.style == .pageSheet || lower.style == .formSheet
      if isSheet, !takesOver(lower), !assume(.fullScreenAboveSheetDecides) { return true }
      offset = scene.end(of: lower.place)
    }
    return false
  }
}

extension Resolver {
  /// What `supportedInterfaceOrientations` answers: whoever hands the question on to one other
  /// answers as that one does.
  mutating func mask(of first: Place) -> OrientationMask {
    var place = first
    var path: [ControllerID] = []
    while true {
      note(.asked(place.id, .mask))
      let answer: OrientationMask
      switch way(of: place) {
      case .on(let next):
        if Sink.isRecording { path.append(place.id) }
        place = next
        continue
      case .own: answer = ownMask(of: place)
      case .apart: answer = handedOnMask(place, cast[place.id].mask.asks)
      }
      note(.answered(place.id, .mask, .mask(answer)))
      if Sink.isRecording {
        for id in path.reversed() { note(.answered(id, .mask, .mask(answer))) }
      }
      return answer
    }
  }

  /// Where the question of a mask goes from a controller.
  private enum Way {
    /// Nowhere: it answers for itself.
    case own
    /// To one other, whose answer is its own.
    case on(Place)
    /// To all, to nobody, or to an alert.
    case apart
  }

  private mutating func way(of place: Place) -> Way {
    let traits = scene.traits(place.id)
    if traits.mask != nil { return .own }
    guard traits.handsMaskToTop, let top = scene.topChild(place), !scene.traits(top.id).isAlert
    else { return rareWay(of: place) }
    if Sink.isRecording { noteForwarding(place) }
    return .on(top)
  }

  private mutating func rareWay(of place: Place) -> Way {
    let clause = cast[place.id].mask
    guard clause.asks != .nobody, cast[place.id].supports == nil || clause.whenCount > 0,
      isHandedOn(place, clause)
    else { return .own }
    if Sink.isRecording { noteForwarding(place) }
    guard clause.asks != .all, let target = scene.target(of: place, clause.asks),
      !scene.traits(target.id).isAlert
    else { return .apart }
    return .on(target)
  }

  private mutating func ownMask(of place: Place) -> OrientationMask {
    if !Sink.isRecording, let mask = scene.traits(place.id).mask { return mask }
    if let supports = cast[place.id].supports, cast[place.id].kind != .view {
      if Sink.isRecording { noteOverride(place, cast[place.id], supports) }
      return supports
    }
    return unsaidMask(of: place)
  }

  private mutating func unsaidMask(of place: Place) -> OrientationMask {
    if let legacy = cast[place.id].legacy, cast.era <= 7 {
      note(.maskFromOldMethod, .narrows(to: legacy), on: place.id)
      return legacy
    }
    return defaultMask(of: place, cast[place.id])
  }

  /// An override of its own: what the rules say beside it.
  private mutating func noteOverride(
    _ place: Place, _ controller: Controller, _ supports: OrientationMask
  ) {
    if controller.mask.asks != .nobody, controller.mask.author == .delegate, cast.era >= 7 {
      note(.subclassBeforeDelegate, .refuses, on: place.id)
    }
    guard controller.isEnumPassedAsMask else { return }
    note(.orientationPassedAsMask, .tells, on: place.id)
    note(.console(.enumPassedAsMask(place.id, supports)))
  }

  private mutating func defaultMask(of place: Place, _ controller: Controller) -> OrientationMask {
    switch controller.kind {
    case .hosting: return preference(of: place, controller)
    case .system: return systemMask(of: place, controller)
    case .navigation, .tabs, .split, .pages:
      note(.containersKeepTheQuestion, .narrows(to: cast.defaultMask), on: place.id)
    case .container:
      note(.customContainerAnswers, .narrows(to: cast.defaultMask), on: place.id)
    case .screen, .view, .cover, .sheet: break
    }
    note(.defaultControllerMask, .narrows(to: cast.defaultMask), on: place.id)
    return cast.defaultMask
  }

  private mutating func systemMask(of place: Place, _ controller: Controller) -> OrientationMask {
    switch controller.system {
    case .imagePicker where cast.era <= 10:
      note(.imagePickerPortrait, .narrows(to: .portrait), on: place.id)
      return .portrait
    case .print:
      note(.whoMeetsTheException, .narrows(to: .portrait), on: place.id)
      return .portrait
    case .player:
      note(.fullScreenVideo, .narrows(to: .allButUpsideDown), on: place.id)
      return .allButUpsideDown
    case .alert:
      if cast.era >= 8 { note(.alertLeavesDecision, .tells, on: place.id) }
      guard let below = scene.presenter(of: place) else { return cast.defaultMask }
      return mask(of: below)
    default:
      note(.defaultControllerMask, .narrows(to: cast.defaultMask), on: place.id)
      return cast.defaultMask
    }
  }

  /// Whether a clause applies: its author has a say, and somebody it waits for is visible.
  mutating func isHandedOn(
    _ place: Place, _ clause: Controller.Clause
  ) -> Bool {
    (clause.author == .subclass && clause.whenCount == 0) || isHandedOnThen(place, clause)
  }

  private mutating func isHandedOnThen(_ place: Place, _ clause: Controller.Clause) -> Bool {
    switch clause.author {
    case .subclass: break
    case .delegate:
      guard cast.era >= 7 else {
        note(.containerDelegateAnswers, .passes, on: place.id)
        return false
      }
      note(.containerDelegateAnswers, .tells, on: place.id)
    case .categoryExtension:
      note(.categoryOverrideUndefined, .tells, on: place.id)
      note(.console(.extensionOverride(place.id)))
      let runs = assume(.extensionOverrideRuns)
      note(.categoryResolvedHere, runs ? .tells : .refuses, on: place.id)
      guard runs else { return false }
    }
    guard clause.whenCount > 0 else { return true }
    let seen = scene.visibleFrom(place).id
    return (0..<Int(clause.whenCount)).contains { cast.ids[Int(clause.whenStart) + $0] == seen }
  }

  /// The question is handed on to all, to nobody, or to an alert.
  private mutating func handedOnMask(
    _ place: Place, _ asks: Controller.Asks
  ) -> OrientationMask {
    if asks == .all {
      var answer = OrientationMask.all
      for index in 0..<scene.childCount(place) {
        answer.formIntersection(mask(of: scene.entry(index, of: place)))
      }
      return answer
    }
    guard let target = scene.target(of: place, asks) else {
      note(.defaultControllerMask, .narrows(to: cast.defaultMask), on: place.id)
      return cast.defaultMask
    }
    return maskBehindAlert(place, target)
  }

  /// EXC-11: iOS 9 asks in a circle; other versions get the answer of the screen below.
  private mutating func maskBehindAlert(_ place: Place, _ alert: Place) -> OrientationMask {
    if cast.era == 9 {
      crash(.alertRecursion, .recursion(alert.id))
      return cast.defaultMask
    }
    note(.called(alert.id, .mask))
    guard let top = scene.topChild(place) else { return cast.defaultMask }
    return mask(of: top)
  }

  /// CONT-5, CONT-12: a forwarding container hands on what its code says, and nothing else.
  private mutating func noteForwarding(_ place: Place) {
    note(.forwardingSubclass, .tells, on: place.id)
    let controller = cast[place.id]
    let keeps = controller.autorotate.asks == .nobody || controller.autorotates != .unsaid
    if keeps { note(.forwardsOnlyWhatItSays, .tells, on: place.id) }
  }
}

extension Resolver {
  /// What `shouldAutorotate` answers; asked on 6 to 15 only.
  mutating func autorotates(_ place: Place) -> Bool {
    note(.asked(place.id, .autorotate))
    let answer = autorotateAnswer(of: place)
    note(.answered(place.id, .autorotate, .claim(answer)))
    return answer
  }

  private mutating func autorotateAnswer(of place: Place) -> Bool {
    if cast[place.id].autorotates != .unsaid { return cast[place.id].autorotates == .yes }
    let clause = cast[place.id].autorotate
    guard clause.asks != .nobody, clause.author != .delegate, isHandedOn(place, clause) else {
      return true
    }
    if clause.asks == .all {
      var agrees = true
      for index in 0..<scene.childCount(place) where !autorotates(scene.entry(index, of: place)) {
        agrees = false
      }
      return agrees
    }
    guard let target = scene.target(of: place, clause.asks) else { return true }
    return autorotates(target)
  }

  /// What `preferredInterfaceOrientationForPresentation` answers; none where nobody overrides it.
  mutating func preference(of place: Place) -> Controller.Preference {
    guard Sink.isRecording || cast.hasPreference else { return .none }
    note(.asked(place.id, .preferred))
    let controller = cast[place.id]
    var answer = controller.prefers
    let clause = controller.preferred
    if answer == .none, clause.asks != .nobody, isHandedOn(place, clause),
      let target = scene.target(of: place, clause.asks)
    {
      answer = preference(of: target)
    }
    if answer != .none { note(.answered(place.id, .preferred, .preference(answer))) }
    return answer
  }

  /// Whether the decider holds the scene by `prefersInterfaceOrientationLocked` (GEO-9).
  mutating func prefersLock(_ place: Place) -> Bool {
    let controller = cast[place.id]
    note(.asked(place.id, .lock))
    var answer = controller.lockAsRead == .yes
    if controller.lockAsRead == .unsaid, controller.lock.asks != .nobody,
      isHandedOn(place, controller.lock), let target = scene.target(of: place, controller.lock.asks)
    {
      answer = prefersLock(target)
    }
    note(.answered(place.id, .lock, .claim(answer)))
    return answer
  }
}
