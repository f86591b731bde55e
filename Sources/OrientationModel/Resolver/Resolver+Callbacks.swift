// What the app hears of a turn (SEQ): for the witness only, nothing here decides.

extension Resolver {
  /// Writes down a turn and every callback it brings.
  mutating func noteTurn(
    _ window: WindowID, from old: InterfaceOrientation, to new: InterfaceOrientation
  ) {
    note(.turned(window, from: old, to: new))
    guard !isLaunching || cast.era <= 7 else { return note(.launch, 6, .tells) }
    if cast.era <= 7 {
      noteOldTurn(window, from: old, to: new)
    } else {
      noteNewTurn(window, from: old, to: new)
    }
  }

  private mutating func tell(
    _ callback: Callback, _ receivers: [ControllerID], _ reads: InterfaceOrientation
  ) {
    for id in receivers { note(.callback(callback, .controller(id), reads: reads)) }
  }

  /// Who is told: on 8 and later presenters under a modal too (SEQ-10), before that only whom
  /// the user sees (SEQ-5).
  private func audience(_ window: WindowID) -> [ControllerID] {
    guard cast.era >= 8 else {
      return displayed().filter { $0.window == window && cast[$0.id].kind != .view }.map(\.id)
    }
    var audience: [ControllerID] = []
    for layer in layers(of: window).reversed() where layer.place.id != 0 {
      listen(layer.place, into: &audience)
    }
    return audience
  }

  private func listen(_ place: Place, into audience: inout [ControllerID]) {
    if cast[place.id].kind != .view { audience.append(place.id) }
    switch cast[place.id].kind {
    case .navigation, .tabs, .pages:
      if let top = topChild(place) { listen(top, into: &audience) }
    default:
      for child in children(place) { listen(child, into: &audience) }
    }
  }

  // MARK: 2 to 7

  private mutating func noteOldTurn(
    _ window: WindowID, from old: InterfaceOrientation, to new: InterfaceOrientation
  ) {
    let audience = audience(window)
    note(.seq, 3, .tells)
    frameBegins(old)
    note(.seq, cast.era <= 2 ? 1 : 2, .tells)
    tell(.willRotate, audience, old)
    if cast.era <= 2 {
      tell(.willAnimateFirstHalf, audience, old)
      tell(.didAnimateFirstHalf, audience, new)
      tell(.willAnimateSecondHalf, audience, new)
    } else {
      if cast.era >= 5 { tell(.viewWillLayoutSubviews, audience, new) }
      tell(.willAnimateRotation, audience, new)
    }
    frameEnds(new)
    tell(.didRotate, audience, new)
    note(.seq, 5, .tells)
  }

  private mutating func frameBegins(_ reads: InterfaceOrientation) {
    note(.callback(.willChangeStatusBarOrientation, .app, reads: reads))
    note(.callback(.willChangeStatusBarOrientationNotification, .app, reads: reads))
  }

  private mutating func frameEnds(_ reads: InterfaceOrientation) {
    note(.callback(.didChangeStatusBarOrientation, .app, reads: reads))
    note(.callback(.didChangeStatusBarOrientationNotification, .app, reads: reads))
  }

  // MARK: 8 and later

  private mutating func noteNewTurn(
    _ window: WindowID, from old: InterfaceOrientation, to new: InterfaceOrientation
  ) {
    let isHalfTurn = old.isLandscape == new.isLandscape
    let isFramed = cast.era <= 12 && assume(.statusBarFrame)
    let audience = audience(window)
    if isFramed {
      note(.seq, 17, .tells)
      frameBegins(old)
    }
    if isHalfTurn {
      note(.seq, 9, .tells)
      if assume(.halfTurnTransition) { tell(.viewWillTransition, audience, old) }
    } else {
      noteSizeChange(audience, from: old, to: new)
    }
    if cast.era >= 13 {
      note(.seq, 14, .tells)
      note(
        .callback(
          cast.era >= 26 ? .didUpdateEffectiveGeometry : .didUpdateInterfaceOrientation, .scene,
          reads: new))
    }
    if isFramed { frameEnds(new) }
    if !isHalfTurn, cast.era <= 12, assume(.oldCallbacksFire) { tell(.didRotate, audience, new) }
    if !isHalfTurn { tell(.completion, audience, new) }
  }

  /// A rotation is a size change (SEQ-6).
  private mutating func noteSizeChange(
    _ audience: [ControllerID], from old: InterfaceOrientation, to new: InterfaceOrientation
  ) {
    note(.seq, 6, .tells)
    if cast.era <= 12, assume(.oldCallbacksFire) {
      note(.seq, 7, .tells)
      tell(.willRotate, audience, old)
    }
    let hasTraits = !cast.isPadScene && !isResizable
    note(.seq, 8, .tells)
    let traitsFirst = assume(.traitsBeforeSize)
    if hasTraits, traitsFirst { tell(.willTransition, audience, old) }
    tell(.viewWillTransition, audience, old)
    if hasTraits, !traitsFirst { tell(.willTransition, audience, old) }
    if hasTraits { tell(.traitCollectionDidChange, audience, new) }
    if cast.era >= 26 { tell(.updateProperties, audience, new) }
    for id in audience {
      tell(.viewWillLayoutSubviews, [id], new)
      tell(.viewDidLayoutSubviews, [id], new)
    }
    if cast.era <= 12, cast.assumptions[.oldCallbacksFire] {
      tell(.willAnimateRotation, audience, new)
    }
    tell(.animateAlongside, audience, new)
  }
}
