// Who is asked, and what they answer.

extension Resolver where Sink: TraceSink {
  /// Whose answer counts in a window: the topmost presentation that takes over, or the root.
  mutating func foundDecider(in window: WindowID) -> Place? {
    let (offset, presentations) = scene.start(of: window)
    guard presentations > 0 else { return root(scene.layer(at: offset, isRoot: true).place) }
    return findDecider(among: presentations, from: offset, in: window)
  }

  private mutating func findDecider(
    among presentations: Int, from start: Int, in window: WindowID
  ) -> Place? {
    var offset = start
    var remaining = presentations
    var isTop = true
    while true {
      let layer = scene.layer(at: offset, isRoot: remaining == 0)
      if remaining == 0 { return root(layer.place) }
      let isGone = isTop && world.swipe == .dismiss && window == scene.swipedWindow
      if isGone { note(.dismissedIsGone, .refuses, on: layer.place.id) }
      if !isGone, takesOver(layer), !isHidden(layer, remaining: remaining) {
        if Sink.isRecording { noteTakeOver(layer.place, remaining: remaining) }
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
    noteIfItHolds(.rootIsAsked, .tells, on: place.id)
    return place
  }

  private mutating func noteTakeOver(_ place: Place, remaining: Int) {
    noteIfItHolds(.topmostTakeOverIsAsked, .tells, on: place.id)
    if remaining > 1 { noteIfItHolds(.deepestTakeOverDecides, .tells, on: place.id) }
    if compiled[place.id].isContainer {
      noteIfItHolds(.presentedContainerIsAsked, .tells, on: place.id)
    }
  }

  /// ASK-4: whether a presentation decides instead of its presenter.
  mutating func takesOver(_ layer: Layer) -> Bool {
    guard let style = layer.style else { return false }
    let traits = scene.traits(layer.place.id)
    if traits.kind.isSwiftUI { return coverTakesOver(layer.place.id) }
    if traits.isAlert, leavesDecision(layer.place.id) { return false }
    let answer = style == .fullScreen || takesOver(style)
    note(.stylesThatTakeOver, answer ? .tells : .refuses, on: layer.place.id)
    return answer
  }

  /// MISC-2: up to iOS 15, UIKit asks the presenter instead of an alert.
  private mutating func leavesDecision(_ alert: ControllerID) -> Bool {
    guard compiled.version < 16 || !assume(.alertTakesOverOn16) else { return false }
    note(ruleOfAlerts, .refuses, on: alert)
    return true
  }

  /// Why UIKit does not ask an alert.
  var ruleOfAlerts: Rule {
    holds(.alertLeavesDecision) ? .alertLeavesDecision : .alertWindowsTurnAlone
  }

  /// What `.fullScreenCover` and `.sheet` present (SWUI-5, SWUI-7).
  private mutating func coverTakesOver(_ id: ControllerID) -> Bool {
    if compiled[id].supports != nil { note(.coverPreferenceStays, .refuses, on: id) }
    guard !assume(.coverDefersToRoot) else {
      note(.coversDeferToRoot, .refuses, on: id)
      return false
    }
    return compiled[id].kind == .cover
  }

  private mutating func takesOver(_ style: PresentationStyle) -> Bool {
    switch style {
    case .fullScreen, .customRemoving: true
    case .overFullScreen: assume(.overFullScreenTakesOver) || assumeLate()
    case .pageSheet, .formSheet, .automatic: scene.sheetsAdapt
    case .currentContext: currentContextTakesOver || assumeLate()
    case .overCurrentContext: assume(.overCurrentContextTakesOver) || assumeLate()
    // ASK-4: reports of iOS 8 and 9 say one thing, those of iOS 10 and later another.
    case .custom:
      assume(compiled.version >= 10 ? .customTakesOverFrom10 : .customTakesOver) || assumeLate()
    case .popover: scene.popoversAdapt
    }
  }

  /// ASK-4: on iOS 10 to 12, the mask of what stays visible under an overFullScreen presentation
  /// counts as well.
  mutating func maskBelow(_ decider: Place) -> OrientationMask? {
    guard (10...12).contains(compiled.version.major), scene.style(of: decider) == .overFullScreen,
      let below = scene.presenter(of: decider), assume(.coveredPresenterCounts)
    else { return nil }
    return mask(of: below)
  }

  private var currentContextTakesOver: Bool {
    mutating get {
      scene.isCompact ? assume(.currentContextTakesOver) : assume(.regularCurrentContextTakesOver)
    }
  }

  /// ASK-18: a covering style decides once it has appeared.
  var takesOverLate: Bool { compiled.assumptions[.lateTakeOver] && mayTakeOverLate }

  /// It was seen on iOS 16 and 17.
  private var mayTakeOverLate: Bool { holds(.lateTakeOver) && compiled.version < 18 }

  private mutating func assumeLate() -> Bool {
    if mayTakeOverLate { note(.assumed(.lateTakeOver)) }
    return takesOverLate
  }

  /// Whether a presentation further down keeps UIKit from looking this far up (ASK-8, Q7).
  private mutating func isHidden(_ layer: Layer, remaining: Int) -> Bool {
    (Sink.isRecording || compiled.mayHide) && isHiddenFromBelow(layer, remaining: remaining)
  }

  private mutating func isHiddenFromBelow(_ layer: Layer, remaining: Int) -> Bool {
    let mayStop = holds(.customHidesWhatIsAbove)
    var offset = scene.end(of: layer.place)
    for below in stride(from: remaining - 1, to: 0, by: -1) {
      let lower = scene.layer(at: offset, isRoot: below == 0)
      if mayStop, lower.style == .custom, !takesOver(lower), assume(.customStopsChain) {
        note(.customHidesWhatIsAbove, .refuses, on: layer.place.id)
        return true
      }
      if lower.style?.isSheet == true, !takesOver(lower), !assume(.fullScreenAboveSheetDecides) {
        return true
      }
      offset = scene.end(of: lower.place)
    }
    return false
  }

  /// What `supportedInterfaceOrientations` returns: a container that asks one child returns what the
  /// child does.
  mutating func mask(of first: Place) -> OrientationMask {
    var place = first
    var path: [ControllerID] = []
    while true {
      if remembers(place) { return recalled(place, path) }
      note(.asked(place.id, .mask))
      let answer: OrientationMask
      switch way(of: place) {
      case .on(let next):
        if Sink.isRecording { path.append(place.id) }
        place = next
        continue
      case .own: answer = ownMask(of: place)
      case .apart: answer = handedOnMask(place, compiled[place.id].mask.asks)
      }
      note(.answered(place.id, .mask, .mask(answer)))
      if Sink.isRecording {
        for id in path.reversed() { note(.answered(id, .mask, .mask(answer))) }
      }
      return answer
    }
  }

  /// Whether UIKit goes by what a controller answered for itself before it changed its mask.
  private mutating func remembers(_ place: Place) -> Bool {
    guard context.goesByTold, compiled[place.id].isUntold, case .own = way(of: place) else {
      return false
    }
    return true
  }

  /// The mask a controller overrides with: now, or when UIKit was last told.
  private func override(of id: ControllerID) -> OrientationMask? {
    context.goesByTold && compiled[id].isUntold ? compiled[id].toldSupports : compiled[id].supports
  }

  /// REVAL-15: a mask that was told and is not asked for again.
  private mutating func recalled(_ place: Place, _ path: [ControllerID]) -> OrientationMask {
    let mask = override(of: place.id).map { resolved($0) } ?? quietly { $0.unsaidMask(of: place) }
    note(.turnUsesToldMask, .refuses, on: place.id)
    note(.assumed(.announcedMaskCounts))
    note(.recalled(place.id, mask))
    for id in path.reversed() { note(.answered(id, .mask, .mask(mask))) }
    return mask
  }

  /// Where the question of a mask goes from a controller.
  private enum Way {
    /// Nowhere: it answers for itself.
    case own
    /// To one other, whose answer is its own.
    case on(Place)
    /// To all, to none, or to an alert.
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
    let clause = compiled[place.id].mask
    guard clause.asks != .nobody, override(of: place.id) == nil || clause.whenCount > 0,
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
    if let supports = compiled[place.id].supports, compiled[place.id].kind != .view {
      if Sink.isRecording { noteOverride(place, compiled[place.id], supports) }
      return resolved(supports)
    }
    return unsaidMask(of: place)
  }

  /// A mask in which `current` is the interface orientation of this moment.
  func resolved(_ mask: OrientationMask) -> OrientationMask {
    mask.contains(.current) ? mask.subtracting(.current).union(world.interface.mask) : mask
  }

  private mutating func unsaidMask(of place: Place) -> OrientationMask {
    if let legacy = compiled[place.id].legacy, readsOldMethod {
      note(.maskFromOldMethod, .narrows(to: legacy), on: place.id)
      return legacy
    }
    return defaultMask(of: place, compiled[place.id])
  }

  /// An override of its own: what the rules say beside it.
  private mutating func noteOverride(
    _ place: Place, _ controller: Controller, _ supports: OrientationMask
  ) {
    if controller.mask.asks != .nobody, controller.mask.author == .delegate {
      noteIfItHolds(.subclassBeforeDelegate, .refuses, on: place.id)
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
      note(.containersKeepTheQuestion, .narrows(to: usualMask(of: place)), on: place.id)
    case .container: note(.customContainerAnswers, .narrows(to: usualMask(of: place)), on: place.id)
    case .screen, .view, .cover, .sheet: break
    }
    return usualMask(of: place, noting: true)
  }

  /// MASK-9: UIKit's own mask for a view controller, by the style that it has.
  mutating func usualMask(of place: Place, noting: Bool = false) -> OrientationMask {
    let isStyled =
      compiled.sheetMask != compiled.defaultMask
      && scene.style(of: place).map { !$0.isSheet } == true
    let mask = isStyled ? compiled.defaultMask : compiled.sheetMask
    if noting {
      if compiled.version >= 13, !compiled.isPadScene { note(.assumed(.sheetSupportsAll)) }
      note(.defaultControllerMask, .narrows(to: mask), on: place.id)
    }
    return mask
  }

  /// Whether a clause applies: UIKit asks its author, and a screen that it names is visible.
  mutating func isHandedOn(_ place: Place, _ clause: Controller.Clause) -> Bool {
    (clause.author == .subclass && clause.whenCount == 0) || isHandedOnThen(place, clause)
  }

  private mutating func isHandedOnThen(_ place: Place, _ clause: Controller.Clause) -> Bool {
    switch clause.author {
    case .subclass: break
    case .delegate:
      guard holds(.containerDelegateAnswers) else {
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
    let seen = scene.seen(from: place, clause.asks).id
    return (0..<Int(clause.whenCount)).contains { compiled.ids[Int(clause.whenStart) + $0] == seen }
  }

  /// A container asks all its children, none, or an alert.
  private mutating func handedOnMask(_ place: Place, _ asks: Controller.Asks) -> OrientationMask {
    if asks == .all {
      var answer = OrientationMask.all
      for child in scene.children(place) { answer.formIntersection(mask(of: child)) }
      return answer
    }
    guard let target = scene.target(of: place, asks) else {
      note(.defaultControllerMask, .tells, on: place.id)
      return usualMask(of: place)
    }
    return maskBehindAlert(place, target)
  }

  /// EXC-11: the alert asks its presenter, which asks the alert.
  ///
  /// iOS 9 throws; later versions print a line and have the alert return UIKit's own mask.
  private mutating func maskBehindAlert(_ place: Place, _ alert: Place) -> OrientationMask {
    guard holds(.alertRecursion) else {
      note(.called(alert.id, .mask))
      guard let top = scene.topChild(place) else { return compiled.defaultMask }
      return mask(of: top)
    }
    if compiled.version.major == 9 {
      crash(.alertRecursion, .recursion(alert.id))
    } else {
      note(.asked(alert.id, .mask))
      note(.alertRecursion, .narrows(to: compiled.defaultMask), on: alert.id)
      note(.console(.recursiveMask))
      note(.answered(alert.id, .mask, .mask(compiled.defaultMask)))
    }
    return compiled.defaultMask
  }

  /// CONT-5, CONT-12: a forwarding container hands on what its code says, and nothing else.
  private mutating func noteForwarding(_ place: Place) {
    note(.forwardingSubclass, .tells, on: place.id)
    let controller = compiled[place.id]
    let keeps = controller.autorotate.asks == .nobody || controller.autorotates != nil
    if keeps { note(.forwardsOnlyWhatItSays, .tells, on: place.id) }
  }

  /// What `shouldAutorotate` answers; asked on 6 to 15 only.
  mutating func autorotates(_ place: Place) -> Bool {
    note(.asked(place.id, .autorotate))
    let answer = autorotateAnswer(of: place)
    note(.answered(place.id, .autorotate, .claim(answer)))
    return answer
  }

  private mutating func autorotateAnswer(of place: Place) -> Bool {
    if let claim = compiled[place.id].autorotates { return claim }
    let clause = compiled[place.id].autorotate
    guard clause.asks != .nobody, clause.author != .delegate, isHandedOn(place, clause) else {
      return true
    }
    if clause.asks == .all {
      var agrees = true
      for child in scene.children(place) where !autorotates(child) { agrees = false }
      return agrees
    }
    guard let target = scene.target(of: place, clause.asks) else { return true }
    return autorotates(target)
  }

  /// What `preferredInterfaceOrientationForPresentation` returns; unstated if it isn't overridden.
  mutating func preference(of place: Place) -> PreferredOrientation {
    guard Sink.isRecording || compiled.hasPreference else { return .unstated }
    note(.asked(place.id, .preferred))
    let controller = compiled[place.id]
    var answer = controller.prefers
    let clause = controller.preferred
    if answer == .current { answer = .side(world.interface) }
    if answer == .unstated, clause.asks != .nobody, isHandedOn(place, clause),
      let target = scene.target(of: place, clause.asks)
    {
      answer = preference(of: target)
    }
    if answer != .unstated { note(.answered(place.id, .preferred, .preference(answer))) }
    return answer
  }
}
