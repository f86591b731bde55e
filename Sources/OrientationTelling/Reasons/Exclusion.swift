import OrientationModel

/// A declared controller that was not asked, and what kept it out.
package struct Exclusion: Hashable, Sendable {
  /// What kept it out.
  package enum Reason: Hashable, Sendable {
    case notOnScreen
    case windowAbsent(WindowID)
    case windowHidden(WindowID)
    case otherWindow(WindowID)
    case covered(by: ControllerID)
    case keepsPresenter(PresentationStyle, decider: ControllerID)
    case hiddenByCustom
    case beingDismissed
    case embedded(in: ControllerID)
    case handedElsewhere(by: ControllerID)
    case notSelected(in: ControllerID)
    case belowTop(in: ControllerID)
    case calledNotUsed
    case askedByDelegate
    case represented
    case view
    case cover(Controller.Kind)
    case alert
    case masksNotRead(RuleID)
    case nobodyAsked(RuleID)
  }

  package var controller: ControllerID
  package var rule: RuleID
  package var reason: Reason
}
