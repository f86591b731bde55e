import OrientationModel

extension Scenario {
  /// The app's own code: at a moment, some steps, perhaps on a condition.
  package struct Reaction: Hashable, Sendable {
    package var moment: Located<Moment>
    /// In their order; none of them has expectations.
    package var steps: [Step]
    package var condition: Located<ReactionCondition>?

    package init(
      at moment: Located<Moment>, steps: [Step], if condition: Located<ReactionCondition>? = nil
    ) {
      self.moment = moment
      self.steps = steps
      self.condition = condition
    }
  }
}
