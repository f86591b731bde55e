/// A piece of the app's own code: at a moment, on a condition, some steps.
package struct Reaction: Hashable, Sendable {
  package var owner: ControllerID
  package var moment: Moment<Numbers>
  package var condition: ReactionCondition?
  package var steps: [Step]

  package init(
    owner: ControllerID, moment: Moment<Numbers>, condition: ReactionCondition? = nil,
    steps: [Step]
  ) {
    (self.owner, self.moment, self.condition) = (owner, moment, condition)
    self.steps = steps
  }
}
