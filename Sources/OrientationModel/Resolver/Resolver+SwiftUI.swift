// What a hosting controller answers: a preference, reduced over its views.

extension Resolver where Sink: TraceSink {
  /// The mask of a hosting controller: its holder's, or UIKit's default where it has no key.
  mutating func preference(of place: Place, _ controller: Controller) -> OrientationMask {
    if Sink.isRecording { noteHosting(place, controller) }
    guard let byDefault = controller.preferenceDefault else {
      return controller.preferenceInitially ?? usualMask(of: place)
    }
    if context.isBeforeDelivery, let initially = controller.preferenceInitially {
      note(.preferenceKeyDefault, .narrows(to: initially), on: place.id)
      return initially
    }
    let operands = operands(under: place, byDefault)
    let reduced = operands.reduced(byDefault)
    let isSet = operands.contains { !$0.isDefault }
    if Sink.isRecording {
      if scene.children(place).contains(where: { isDeep($0) }) {
        note(.assumed(.destinationReplacesPreference))
      }
      note(.reduced(place.id, operands, reduced))
    }
    note(.reduceInTreeOrder, .narrows(to: reduced), on: place.id)
    if isSet, operands.contains(where: { $0.isDefault }) {
      note(.defaultCanReduceToNothing, .narrows(to: reduced), on: place.id)
    }
    if !isSet, !assume(.unsetPreferenceDelivered) {
      let initially = controller.preferenceInitially ?? usualMask(of: place)
      note(.preferenceKeyDefault, .narrows(to: initially), on: place.id)
      return initially
    }
    return reduced
  }

  /// CONT-7, SWUI-1: a hosting controller answers for itself, whatever it hosts.
  private mutating func noteHosting(_ place: Place, _ controller: Controller) {
    if hostsController(place) { note(.hostingNeverAsks, .refuses, on: place.id) }
    guard controller.preferenceDefault == nil, controller.preferenceInitially == nil else { return }
    note(.noOrientationAPIInSwiftUI, .narrows(to: usualMask(of: place)), on: place.id)
    _ = usualMask(of: place, noting: true)
  }

  private func isDeep(_ place: Place) -> Bool {
    compiled[place.id].kind == .navigation && scene.childCount(place) > 1
  }

  private func hostsController(_ place: Place) -> Bool {
    scene.children(place).contains { compiled[$0.id].isRepresented || hostsController($0) }
  }

  /// The first preference arrives one update after the first display (SWUI-2, SWUI-9): read again
  /// at once from 16, at the next turn before.
  mutating func deliverPreference(
    in window: WindowID, since preferences: [ControllerID: OrientationMask]
  ) {
    guard context.isBeforeDelivery else { return notePreferences(since: preferences) }
    defer { if canContinue { notePreferences(since: [:]) } }
    let before = outgoingAnswer(in: window)
    context.isBeforeDelivery = false
    guard canContinue else { return }
    note(.preferenceArrivesLate, .tells)
    guard holds(.changedAnswerTurnsFrom16) else {
      return noteWaiting(since: initialPreferences(), in: window)
    }
    guard let before, before != quietAnswer(in: window) else { return }
    note(.changedAnswerTurnsFrom16, .tells)
    evaluateAndTell(.tree, in: window)
  }

  /// What counted for each key on show before its first preference.
  private func initialPreferences() -> [ControllerID: OrientationMask] {
    Dictionary(
      uniqueKeysWithValues: preferencesOnShow().keys.compactMap { id in
        compiled[id].preferenceInitially.map { (id, $0) }
      })
  }

  // MARK: Preferences as events

  /// The reduced value of every key on screen, covered or not, for the trace.
  func preferencesOnShow() -> [ControllerID: OrientationMask] {
    guard Sink.isRecording else { return [:] }
    var found: [ControllerID: OrientationMask] = [:]
    for shown in scene.displayed(orCovered: true) where compiled[shown.id].kind == .hosting {
      guard let byDefault = compiled[shown.id].preferenceDefault,
        let place = scene.find(shown.id)?.place
      else { continue }
      found[shown.id] = operands(under: place, byDefault).reduced(byDefault)
    }
    return found
  }

  /// onPreferenceChange fires where the reduced value is another, or is there for the first time.
  ///
  /// Why it does not is said where a view has set something.
  mutating func notePreferences(
    since before: [ControllerID: OrientationMask], tellsWhatIsKept: Bool = false
  ) {
    guard Sink.isRecording else { return }
    for (id, mask) in preferencesOnShow().sorted(by: { $0.key < $1.key }) {
      if before[id] == mask {
        if tellsWhatIsKept { note(.preferenceKept(id, mask)) }
      } else {
        note(.callback(.onPreferenceChange, .controller(id), reads: world.interface))
      }
    }
  }

  // MARK: The reduction

  /// What each view under a controller brings into the reduction, in the order of the tree (SWUI-4).
  private func operands(under place: Place, _ byDefault: OrientationMask) -> [PreferenceOperand] {
    scene.children(place).flatMap { operands(of: $0, byDefault) }
  }

  /// What one view contributes: its own value, or that of what it holds, or the default.
  private func operands(of place: Place, _ byDefault: OrientationMask) -> [PreferenceOperand] {
    let controller = compiled[place.id]
    switch controller.kind {
    case .view:
      if let own = controller.supports {
        return [PreferenceOperand(view: place.id, mask: own, isDefault: false)]
      }
      let inner = scene.children(place).filter { compiled[$0.id].kind == .view }
        .flatMap { operands(of: $0, byDefault) }
      return inner.isEmpty
        ? [PreferenceOperand(view: place.id, mask: byDefault, isDefault: true)] : inner
    case .navigation where !compiled.assumptions[.destinationReplacesPreference]:
      return operands(under: place, byDefault)
    case .navigation, .tabs, .pages:
      return scene.topChild(place).map { operands(of: $0, byDefault) } ?? []
    case .screen, .split, .container, .hosting, .cover, .sheet, .system: return []
    }
  }
}

extension [PreferenceOperand] {
  /// `reduce` by intersection; without a view, the default.
  fileprivate func reduced(_ byDefault: OrientationMask) -> OrientationMask {
    first.map { first in dropFirst().reduce(first.mask) { $0.intersection($1.mask) } } ?? byDefault
  }
}
