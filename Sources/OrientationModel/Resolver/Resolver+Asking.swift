// Who is asked, and what they answer.

extension Resolver {
  /// Whose answer counts in a window: the topmost presentation that takes over, or the root.
  mutating func decider(in window: WindowID) -> Place? {
    var (offset, remaining) = start(of: window)
    var isTop = true
    while true {
      let layer = layer(at: offset, isRoot: remaining == 0)
      if remaining == 0 { return root(layer.place) }
      let isGone = isTop && world.swipe == .dismiss && window == swipedWindow
      if isGone { note(.ruleOn(RuleID(.ask, 9), .refuses, layer.place.id)) }
      if !isGone, takesOver(layer), !isHidden(layer, remaining: remaining) {
        if W.isRecording, cast.era >= 6 { noteTakeOver(layer.place, remaining: remaining) }
        return layer.place
      }
      offset = end(of: layer.place)
      remaining &-= 1
      isTop = false
    }
  }

  /// ASK-1: where nothing took over, the root decides.
  private mutating func root(_ place: Place) -> Place? {
    guard place.id != 0 else { return nil }
    if cast.era >= 6 { note(.ruleOn(RuleID(.ask, 1), .tells, place.id)) }
    return place
  }

  private mutating func noteTakeOver(_ place: Place, remaining: Int) {
    note(.ruleOn(RuleID(.ask, 2), .tells, place.id))
    if remaining > 1 { note(.ruleOn(RuleID(.ask, 7), .tells, place.id)) }
    if cast[place.id].isContainer { note(.ruleOn(RuleID(.ask, 6), .tells, place.id)) }
  }

  /// The window in which something is being dragged away.
  private var swipedWindow: WindowID { windowPresenting ?? 0 }

  /// ASK-4: whether a presentation decides instead of its presenter.
  mutating func takesOver(_ layer: Layer) -> Bool {
    guard let style = layer.style else { return false }
    let controller = cast[layer.place.id]
    switch controller.kind {
    case .cover, .sheet:
      if controller.supports != nil {
        note(.ruleOn(RuleID(.swui, 5), .refuses, layer.place.id))
      }
      guard !assume(.coverDefersToRoot) else {
        note(.ruleOn(RuleID(.swui, 7), .refuses, layer.place.id))
        return false
      }
      return controller.kind == .cover
    case .system where controller.system == .alert:
      let rule = cast.era >= 8 ? RuleID(.misc, 2) : RuleID(.win, 5)
      note(.ruleOn(rule, .refuses, layer.place.id))
      return false
    default: break
    }
    let answer = takesOver(style)
    note(.ruleOn(RuleID(.ask, 4), answer ? .tells : .refuses, layer.place.id))
    return answer
  }

  private mutating func takesOver(_ style: PresentationStyle) -> Bool {
    switch style {
    case .fullScreen, .customRemoving: true
    case .overFullScreen: assume(.overFullScreenTakesOver) || takesOverLate
    case .pageSheet, .formSheet, .automatic: cast.era < 13 && isCompact
    case .currentContext:
      currentContextTakesOver || takesOverLate
    case .overCurrentContext: assume(.overCurrentContextTakesOver) || takesOverLate
    case .custom: assume(.customTakesOver) || takesOverLate
    case .popover: false
    }
  }

  private var currentContextTakesOver: Bool {
    mutating get {
      isCompact ? assume(.currentContextTakesOver) : assume(.regularCurrentContextTakesOver)
    }
  }

  /// ASK-18: a covering style decides once it has appeared.
  var takesOverLate: Bool {
    cast.assumptions[.lateTakeOver] && (cast.era == 16 || cast.era == 17)
  }

  /// Compact width: every phone, but not a Plus or Max class one on its side (BND-5).
  var isCompact: Bool {
    guard !cast.isPadScene else { return false }
    return !(cast.era >= 8 && cast.device.isPlusClass && world.interface.isLandscape)
  }

  /// Whether a presentation further down keeps UIKit from looking this far up (ASK-8, Q7).
  @inline(__always) private mutating func isHidden(_ layer: Layer, remaining: Int) -> Bool {
    cast.mayHide && isHiddenFromBelow(layer, remaining: remaining)
  }

  private mutating func isHiddenFromBelow(_ layer: Layer, remaining: Int) -> Bool {
    let mayStop = cast.era >= 8 && cast.era <= 12
    var offset = end(of: layer.place)
    for below in stride(from: remaining - 1, to: 0, by: -1) {
      let lower = self.layer(at: offset, isRoot: below == 0)
      if mayStop, lower.style == .custom, !takesOver(lower), assume(.customStopsChain) {
        note(.ruleOn(RuleID(.ask, 8), .refuses, layer.place.id))
        return true
      }
      let isSheet = lower.style == .pageSheet || lower.style == .formSheet
      if isSheet, !takesOver(lower), !assume(.fullScreenAboveSheetDecides) { return true }
      offset = end(of: lower.place)
    }
    return false
  }
}

extension Resolver {
  /// What `supportedInterfaceOrientations` answers.
  mutating func mask(of place: Place) -> OrientationMask {
    note(.called(place.id, .mask))
    let answer = maskAnswer(of: place)
    note(.answered(place.id, .mask, .mask(answer)))
    return answer
  }

  @inline(__always) private mutating func maskAnswer(of place: Place) -> OrientationMask {
    let clause = cast[place.id].mask
    if clause.asks != .nobody, cast[place.id].supports == nil || clause.whenCount > 0,
      isHandedOn(place, clause)
    {
      return handedOnMask(place, clause.asks)
    }
    if let supports = cast[place.id].supports, cast[place.id].kind != .view {
      if W.isRecording { noteOverride(place, cast[place.id], supports) }
      return supports
    }
    return unsaidMask(of: place)
  }

  private mutating func unsaidMask(of place: Place) -> OrientationMask {
    if let legacy = cast[place.id].legacy, cast.era <= 7 {
      note(.ruleOn(RuleID(.mask, 11), .narrows(to: legacy), place.id))
      return legacy
    }
    return defaultMask(of: place, cast[place.id])
  }

  /// An override of its own: what the rules say beside it.
  private mutating func noteOverride(
    _ place: Place, _ controller: Controller, _ supports: OrientationMask
  ) {
    if controller.mask.asks != .nobody, controller.mask.author == .delegate, cast.era >= 7 {
      note(.ruleOn(RuleID(.cont, 4), .refuses, place.id))
    }
    guard controller.isEnumPassedAsMask else { return }
    note(.ruleOn(RuleID(.mask, 2), .tells, place.id))
    note(.console(.enumPassedAsMask(place.id, supports)))
  }

  private mutating func defaultMask(of place: Place, _ controller: Controller) -> OrientationMask {
    switch controller.kind {
    case .hosting: return preference(of: place, controller)
    case .system: return systemMask(of: place, controller)
    case .navigation, .tabs, .split, .pages:
      note(.ruleOn(RuleID(.cont, 1), .narrows(to: cast.defaultMask), place.id))
    case .container:
      note(.ruleOn(RuleID(.cont, 6), .narrows(to: cast.defaultMask), place.id))
    case .screen, .view, .cover, .sheet: break
    }
    note(.ruleOn(RuleID(.mask, 9), .narrows(to: cast.defaultMask), place.id))
    return cast.defaultMask
  }

  private mutating func systemMask(of place: Place, _ controller: Controller) -> OrientationMask {
    switch controller.system {
    case .imagePicker where cast.era <= 10:
      note(.ruleOn(RuleID(.misc, 1), .narrows(to: .portrait), place.id))
      return .portrait
    case .print:
      note(.ruleOn(RuleID(.exc, 10), .narrows(to: .portrait), place.id))
      return .portrait
    case .player:
      note(.ruleOn(RuleID(.misc, 3), .narrows(to: .allButUpsideDown), place.id))
      return .allButUpsideDown
    case .alert:
      if cast.era >= 8 { note(.ruleOn(RuleID(.misc, 2), .tells, place.id)) }
      guard let below = presenter(of: place) else { return cast.defaultMask }
      return mask(of: below)
    default:
      note(.ruleOn(RuleID(.mask, 9), .narrows(to: cast.defaultMask), place.id))
      return cast.defaultMask
    }
  }

  /// Whether a clause applies: its author has a say, and somebody it waits for is visible.
  @inline(__always) mutating func isHandedOn(
    _ place: Place, _ clause: Controller.Clause
  ) -> Bool {
    (clause.author == .subclass && clause.whenCount == 0) || isHandedOnThen(place, clause)
  }

  private mutating func isHandedOnThen(_ place: Place, _ clause: Controller.Clause) -> Bool {
    switch clause.author {
    case .subclass: break
    case .delegate:
      guard cast.era >= 7 else {
        note(.ruleOn(RuleID(.cont, 3), .passes, place.id))
        return false
      }
      note(.ruleOn(RuleID(.cont, 3), .tells, place.id))
    case .categoryExtension:
      note(.ruleOn(RuleID(.cat, 1), .tells, place.id))
      note(.console(.extensionOverride(place.id)))
      let runs = assume(.extensionOverrideRuns)
      note(.ruleOn(RuleID(.cat, 4), runs ? .tells : .refuses, place.id))
      guard runs else { return false }
    }
    guard clause.whenCount > 0 else { return true }
    let seen = visibleFrom(place).id
    return (0..<Int(clause.whenCount)).contains { cast.ids[Int(clause.whenStart) + $0] == seen }
  }

  private mutating func handedOnMask(
    _ place: Place, _ asks: Controller.Asks
  ) -> OrientationMask {
    if W.isRecording { noteForwarding(place) }
    if asks == .all {
      var answer = OrientationMask.all
      for index in 0..<childCount(place) {
        answer.formIntersection(mask(of: entry(index, of: place)))
      }
      return answer
    }
    guard let target = target(of: place, asks) else {
      note(.ruleOn(RuleID(.mask, 9), .narrows(to: cast.defaultMask), place.id))
      return cast.defaultMask
    }
    guard cast[target.id].system == .alert else { return mask(of: target) }
    return maskBehindAlert(place, target)
  }

  /// EXC-11: iOS 9 asks in a circle; other versions get the answer of the screen below.
  private mutating func maskBehindAlert(_ place: Place, _ alert: Place) -> OrientationMask {
    if cast.era == 9 {
      crash(RuleID(.exc, 11), .recursion(alert.id))
      return cast.defaultMask
    }
    note(.called(alert.id, .mask))
    guard let top = topChild(place) else { return cast.defaultMask }
    return mask(of: top)
  }

  /// CONT-5, CONT-12: a forwarding container hands on what its code says, and nothing else.
  private mutating func noteForwarding(_ place: Place) {
    note(.ruleOn(RuleID(.cont, 5), .tells, place.id))
    let controller = cast[place.id]
    let keeps = controller.autorotate.asks == .nobody || controller.autorotates != .unsaid
    if keeps { note(.ruleOn(RuleID(.cont, 12), .tells, place.id)) }
  }

  /// The one child, or presented controller, that a question is handed on to.
  @inline(__always) func target(of place: Place, _ asks: Controller.Asks) -> Place? {
    asks == .visible ? layerAbove(place.at) ?? topChild(place) : topChild(place)
  }

  /// What a container sees: what is presented over it, or its own visible screen.
  func visibleFrom(_ place: Place) -> Place {
    var seen = layerAbove(place.at) ?? place
    while let next = shownChild(seen) { seen = next }
    return seen
  }

  /// The controller presented over the layer that holds an offset.
  func layerAbove(_ offset: Int) -> Place? {
    guard cast.hasWindows else {
      return world.presentationCount > 0 ? neighbours(of: offset, in: 0)?.above : nil
    }
    for window in windowOrder {
      if let found = neighbours(of: offset, in: window) { return found.above }
    }
    return nil
  }

  /// Who presented a controller, where it is presented itself.
  private func presenter(of place: Place) -> Place? {
    for window in windowOrder {
      guard let found = neighbours(of: place.at, in: window) else { continue }
      return found.itself == place ? found.below : nil
    }
    return nil
  }

  private struct Neighbours {
    var above: Place?
    var itself: Place
    var below: Place?
  }

  /// The layer that holds an offset, and those over and under it.
  private func neighbours(of sought: Int, in window: WindowID) -> Neighbours? {
    var (offset, remaining) = start(of: window)
    var above: Place?
    let isGone = world.swipe == .dismiss && window == swipedWindow
    var isTop = true
    while true {
      let layer = layer(at: offset, isRoot: remaining == 0)
      let end = layer.place.id == 0 ? layer.place.at : end(of: layer.place)
      if sought > layer.start, sought <= end {
        let below = remaining == 0 ? nil : self.layer(at: end, isRoot: remaining == 1).place
        return Neighbours(above: above, itself: layer.place, below: below)
      }
      if remaining == 0 { return nil }
      above = isTop && isGone ? nil : layer.place
      isTop = false
      offset = end
      remaining &-= 1
    }
  }
}

extension Resolver {
  /// What `shouldAutorotate` answers; asked on 6 to 15 only.
  mutating func autorotates(_ place: Place) -> Bool {
    note(.called(place.id, .autorotate))
    let answer = autorotateAnswer(of: place)
    note(.answered(place.id, .autorotate, .claim(answer)))
    return answer
  }

  @inline(__always) private mutating func autorotateAnswer(of place: Place) -> Bool {
    if cast[place.id].autorotates != .unsaid { return cast[place.id].autorotates == .yes }
    let clause = cast[place.id].autorotate
    guard clause.asks != .nobody, clause.author != .delegate, isHandedOn(place, clause) else {
      return true
    }
    if clause.asks == .all {
      var agrees = true
      for index in 0..<childCount(place) where !autorotates(entry(index, of: place)) {
        agrees = false
      }
      return agrees
    }
    guard let target = target(of: place, clause.asks) else { return true }
    return autorotates(target)
  }

  /// What `preferredInterfaceOrientationForPresentation` answers; none where nobody overrides it.
  mutating func preference(of place: Place) -> Controller.Preference {
    note(.called(place.id, .preferred))
    let controller = cast[place.id]
    var answer = controller.prefers
    let clause = controller.preferred
    if answer == .none, clause.asks != .nobody, isHandedOn(place, clause),
      let target = target(of: place, clause.asks)
    {
      answer = preference(of: target)
    }
    if answer != .none { note(.answered(place.id, .preferred, .preference(answer))) }
    return answer
  }

  /// Whether the decider holds the scene by `prefersInterfaceOrientationLocked` (GEO-9).
  mutating func prefersLock(_ place: Place) -> Bool {
    let controller = cast[place.id]
    note(.called(place.id, .lock))
    var answer = controller.lockAsRead == .yes
    if controller.lockAsRead == .unsaid, controller.lock.asks != .nobody,
      isHandedOn(place, controller.lock), let target = target(of: place, controller.lock.asks)
    {
      answer = prefersLock(target)
    }
    note(.answered(place.id, .lock, .claim(answer)))
    return answer
  }
}
