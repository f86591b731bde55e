import OrientationModel

// Who would have it otherwise, and was not asked.

extension Explanation {
  /// The screen that is seen, where it prefers the lock, and who was asked in its place and does not.
  package var lockThatWasNotAsked: (screen: ControllerID, asked: ControllerID)? {
    guard let visible = snapshot.visible, app(visible).prefersLock == true,
      let claim = ruling?.claims.last(where: { $0.question == .lock }), !claim.isYes,
      claim.controller != visible, app(claim.controller).isContainer
    else { return nil }
    return (visible, claim.controller)
  }

  /// The rule by which somebody else was asked, where the screen that is seen would have it otherwise.
  var ruleOfUnheard: Rule? {
    guard tone == .trouble || tone == .refused, let visible = snapshot.visible else { return nil }
    let wished = requested ?? (isMisplaced ? misplacement?.wanted : nil) ?? .none
    // Nobody stands in the way of a screen that does not want it either.
    guard isMisplaced || !(visibleMask ?? .all).intersection(wished).isVoid else { return nil }
    if let window = ruling?.window, isHidden(window) { return nil }
    guard let exclusion = exclusions.first(where: { $0.controller == visible }) else { return nil }
    if let id = keeper(of: visible), id != 0, id != visible, stands(id, against: wished) {
      // Where it has nothing to say against this, handing on would change nothing.
      let screen = unheardSpeaker(below: id) ?? visible
      guard !isMisplaced || ownMask(of: screen)?.contains(interface) == false else { return nil }
      return exclusion.reason == .calledNotUsed ? .containersKeepTheQuestion : exclusion.rule
    }
    switch exclusion.reason {
    case .keepsPresenter: return exclusion.rule
    case .otherWindow: return ruling == nil ? nil : exclusion.rule
    // Through a preference a view has its say.
    case .view where decider.map { app($0).preferenceDefault != nil } ?? false: return nil
    case .cover, .view, .represented:
      // Where the hosting controller says what the view set, the view has been heard.
      guard let decider, ruling?.target != nil, ownAnswers.first?.mask != visibleMask,
        stands(ownAnswers.first?.controller ?? decider, against: wished)
      else { return nil }
      return exclusion.rule
    default: return nil
    }
  }

  /// Who says where the screen that is seen belongs, where a controller should have asked that one.
  private func unheardSpeaker(below id: ControllerID) -> ControllerID? {
    guard let speaker, speaker != id, !answers.contains(where: { $0.controller == speaker }) else {
      return nil
    }
    return speaker
  }

  /// Whether somebody's own answer is why a screen is not as it wants to be: it lets the interface stand
  /// where the screen does not, or not go where it would.
  private func stands(_ id: ControllerID, against wished: OrientationMask) -> Bool {
    ownAnswers.contains {
      $0.controller == id && (isMisplaced || $0.mask.intersection(wished).isVoid)
    }
  }

  /// Whether somebody else was asked, where the screen that is seen would have it otherwise.
  package var isUnheard: Bool { ruleOfUnheard != nil }

  /// The interface turns though a controller says no, which UIKit no longer asks.
  package var isTurnedAgainstItsNo: Bool {
    iOSMajor >= 16 && ruling?.outcome == .turned && stillRefusing != nil
  }

  /// A controller on the way to what is seen that says no to turning.
  package var stillRefusing: ControllerID? {
    let ids = answers.map { $0.controller } + [snapshot.visible].compactMap { $0 }
    return ids.first { app($0).autorotates == false }
  }
}
