/// One decision, from its cause to its outcome.
///
/// The resolver makes it once and applies it once; whatever shows a decision renders this value.
package struct Ruling: Hashable, Sendable {
  /// Where a decision takes place, and why.
  package struct Question: Hashable, Sendable {
    package var trigger: Trigger
    package var window: WindowID
    /// The controller whose answer counts.
    package var decider: ControllerID
  }

  /// One controller's answer about its mask that was used.
  package struct MaskAnswer: Hashable, Sendable {
    package var controller: ControllerID
    package var mask: OrientationMask
    package var isOwn: Bool
    /// It is what UIKit was told before; the controller has another mask by now (REVAL-15).
    package var isRecalled = false
    /// How many asked it in turn.
    package var depth: Int
  }

  package struct ClaimAnswer: Hashable, Sendable {
    package var controller: ControllerID
    package var question: Controller.Question
    package var isYes: Bool
  }

  package struct AppMask: Hashable, Sendable {
    package var source: MaskSource
    package var mask: OrientationMask
  }

  /// An overridden preferred orientation, and whose it is.
  package struct StatedPreference: Hashable, Sendable {
    package var controller: ControllerID
    package var value: PreferredOrientation
  }

  /// The orientation that is asked for, and by what.
  package struct Candidate: Hashable, Sendable {
    package var orientation: InterfaceOrientation?
    package var source: CandidateSource
  }

  /// A way to choose that was tried, and the orientation it had to offer.
  package struct Attempt: Hashable, Sendable {
    package var choice: Choice
    /// Nothing where it had none that is allowed.
    package var offered: InterfaceOrientation?
  }

  /// Nil if UIKit asked no view controller.
  package var question: Question?
  /// It belongs to a reaction of the app's code, not to the step itself.
  package var isReaction = false
  /// The controllers whose masks were used, in the order they were asked.
  package var asked: [ControllerID] = []
  /// What they returned, a container before the child it asks.
  package var answers: [MaskAnswer] = []
  /// Who was asked `shouldAutorotate`, or for the lock.
  package var claims: [ClaimAnswer] = []
  /// Who stated which preferred orientation.
  package var preference: StatedPreference?
  package var app: AppMask?
  package var hardware: OrientationMask?
  /// What was left after every intersection; nothing where no mask was read.
  package var allowed: OrientationMask?
  /// Why the masks were not read, where that is so.
  package var freedom: Rule?
  package var candidate = Candidate(orientation: nil, source: .nothing)
  /// What was tried, in its order; the last one is what it came to.
  package var attempts: [Attempt] = []
  /// The assumptions it leans on, those of the way to its question too.
  package var assumptions: [Assumption] = []
  package var because = Rule.rootIsAsked
  package var outcome = Rule.Outcome.nobodyAsked
  package var target: InterfaceOrientation?

  package var window: WindowID { question?.window ?? 0 }
  package var decider: ControllerID { question?.decider ?? 0 }
  package var didTurn: Bool { outcome == .turned }
}
