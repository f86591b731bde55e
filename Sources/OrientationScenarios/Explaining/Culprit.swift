import OrientationModel

/// What a step's outcome is down to.
package enum Culprit: Hashable, Sendable {
  case otherVersions, impossible, undecided
  case exception(Crash)
  /// The step came to no question, or to one that no mask answered, by this rule.
  case ruled(Rule)
  /// A controller answers for itself and does not ask the screen that is seen.
  case notHandedOn(by: ControllerID, screen: ControllerID)
  /// A presentation that leaves the decision to what lies under it.
  case leftTo(ControllerID, screen: ControllerID)
  /// A SwiftUI view, cover or sheet: its hosting controller is asked instead.
  case notAView(ControllerID)
  case otherWindow(WindowID)
  /// A mask that lacks what was asked for.
  case mask(of: ControllerID), appMask(MaskSource), hardware
  /// Masks count for nothing, by this rule.
  case free(Rule)
  case preference(of: ControllerID)
  /// UIKit no longer asks a `shouldAutorotate` that says no.
  case autorotateUnasked(of: ControllerID)
  /// Whoever is asked for the lock does not ask the screen that prefers it.
  case lockNotHandedOn(by: ControllerID, screen: ControllerID)
  /// A preference for the lock that changed, and nobody told UIKit.
  case lockUntold(of: ControllerID)
  /// The interface goes where the device, the lock or a written value points.
  case follows(CandidateSource)
  /// That is not allowed, and the current orientation is.
  case keeps
  /// Neither is allowed, so UIKit takes the first that is.
  case first
  case pointsNowhere
}

extension Explanation {
  /// Whoever was asked for the lock and would say yes by now.
  package var lockThatWasNotTold: ControllerID? {
    deniesLock.flatMap { app($0).prefersLock == true ? $0 : nil }
  }

  /// Whoever was asked for the lock, and said no.
  private var deniesLock: ControllerID? {
    ruling?.claims.last { $0.question == .lock }.flatMap { $0.isYes ? nil : $0.controller }
  }

  /// The screen that is seen, where it prefers the lock, and who was asked in its place and does not.
  package var lockThatWasNotAsked: (screen: ControllerID, asked: ControllerID)? {
    guard let visible = snapshot.visible, app(visible).prefersLock == true,
      let asked = deniesLock, asked != visible, app(asked).isContainer
    else { return nil }
    return (visible, asked)
  }

  /// The screen that is seen would have it otherwise, and somebody else was asked: whom that is down to.
  package var unheard: (culprit: Culprit, rule: Rule?, style: PresentationStyle?)? {
    guard tone == .trouble || tone == .refused, let visible = snapshot.visible else { return nil }
    let wished = requested ?? (isMisplaced ? misplacement?.wanted : nil) ?? .none
    // Nobody stands in the way of a screen that does not want it either.
    guard isMisplaced || !(visibleMask ?? .all).intersection(wished).isVoid else { return nil }
    if let window = ruling?.window, isHidden(window) { return (.otherWindow(window), nil, nil) }
    let exclusion = exclusions.first { $0.controller == visible }
    if let id = keeper(of: visible), id != 0, id != visible, stands(id, against: wished) {
      let screen = unheardSpeaker(below: id) ?? visible
      // Where it has nothing to say against this, handing on would change nothing.
      guard !isMisplaced || ownMask(of: screen)?.contains(interface) == false else { return nil }
      let isCalled = exclusion?.reason == .calledNotUsed
      return (
        .notHandedOn(by: id, screen: screen),
        isCalled ? .containersKeepTheQuestion : exclusion?.rule, nil
      )
    }
    switch exclusion?.reason {
    case .keepsPresenter(let style, let id):
      return (.leftTo(id, screen: visible), exclusion?.rule, style)
    case .otherWindow:
      return ruling.map { (.otherWindow($0.window), exclusion?.rule, nil) }
    // Through a preference a view has its say.
    case .view where decider.map { app($0).preferenceDefault != nil } ?? false: return nil
    case .cover, .view, .represented:
      // Where the hosting controller says what the view set, the view has been heard.
      guard let decider, ruling?.target != nil, ownAnswers.first?.mask != visibleMask,
        stands(ownAnswers.first?.controller ?? decider, against: wished)
      else { return nil }
      return (.notAView(visible), exclusion?.rule, nil)
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
