import OrientationModel

// The surface, published before its insides.

extension Episode {
  /// Who decided what, in one sentence.
  package var verdict: Verdict {
    Verdict(
      tone: .quiet, sentence: "", rule: nil, decider: nil, assumptions: [], isAssumed: false,
      isAsAsked: true)
  }

  /// Every declared controller that was not asked, in the order of the file.
  package var exclusions: [Exclusion] { [] }

  /// The numbered chain.
  package var chain: [ChainLine] { [] }

  /// The question's way through the tree.
  package var way: [WayRow] { [] }

  /// The masks of the decision people mean.
  package var grid: MaskGrid? { nil }

  /// What should have happened; nothing where nothing is left to wish for.
  package var wish: Wish? { nil }
}

extension Counterfactual {
  /// The smallest changes that fulfil a wish, best first; `limit` bounds how many are kept.
  package static func all(
    of sheet: CastSheet, _ steps: [Step], wish: Wish? = nil, limit: Int = 12
  ) -> [Counterfactual] { [] }
}

extension Wording {
  package func text(of crash: Crash) -> String { "" }
  package func text(of error: RequestError) -> String { "" }
  package func text(of line: ConsoleLine) -> String { "" }
  package func text(of problem: StepProblem) -> String { "" }
  package func text(of trigger: Trigger) -> String { "" }
  package func text(of effect: Effect) -> String { "" }
  package func text(of reason: Exclusion.Reason) -> String { "" }
  package func text(of skip: ReactionSkip) -> String { "" }
  package func text(of setting: IgnoredSetting) -> String { "" }
  package func text(of source: MaskSource) -> String { "" }
  /// UIKit's full name: `viewWillTransition(to:with:)`.
  package func fullName(of callback: Callback) -> String { "" }
  /// A callback with its receiver: `viewWillAppear(_:) Films`.
  package func text(of mark: Trace.CallbackMark) -> String { "" }
  package func fullName(of question: Controller.Question) -> String { "" }
  /// A step as the scenario language has it.
  package func sentence(of step: Step) -> String { "" }
  /// A step as something that happened, as in `You turned the phone.`.
  package func event(of step: Step?) -> String { "" }
}
