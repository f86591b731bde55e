import OrientationModel

// The app's own code as the scenario language has it.

extension Wording {
  /// A reaction as the scenario language has it: `when leaving: force portrait`.
  package func sentence(of reaction: Reaction) -> String {
    let steps = reaction.steps.map { sentence(of: $0) }.joined(separator: "; ")
    let condition = text(of: reaction.condition)
    return "when \(text(of: reaction.moment)): \(steps)"
      + (condition.isEmpty ? "" : " " + condition)
  }

  package func text(of moment: Moment) -> String {
    switch moment {
    case .appearing: "appearing"
    case .isAppearing: "is appearing"
    case .appeared: "appeared"
    case .leaving: "leaving"
    case .disappearing: "disappearing"
    case .disappeared: "disappeared"
    case .showing: "showing"
    case .rotated: "rotated"
    case .devicePortrait: "device portrait"
    case .deviceLandscape: "device landscape"
    case .deviceExactly(let held): "device exactly \(held.name)"
    case .covering(let id): "covering \(word(id))"
    case .uncovering(let id): "uncovering \(word(id))"
    }
  }

  private func text(of condition: ReactionCondition) -> String {
    switch condition {
    case .always: ""
    case .unsupported: "if unsupported"
    case .unsupportedByGroup: "if unsupported by group"
    case .presenting: "if presenting"
    case .notPresenting: "if not presenting"
    }
  }
}
