/// A piece of the app's own code: at a moment, on a condition, some steps.
package struct Reaction: Hashable, Sendable {
  package var owner: ControllerID
  package var moment: Moment<Numbers>
  package var condition: ReactionCondition?
  package var steps: [Step]

  package init(
    owner: ControllerID, moment: Moment<Numbers>, condition: ReactionCondition? = nil, steps: [Step]
  ) {
    self.owner = owner
    self.moment = moment
    self.condition = condition
    self.steps = steps
  }
}
