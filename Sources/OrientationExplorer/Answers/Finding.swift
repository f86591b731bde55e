import OrientationModel

package struct Finding: Sendable {
  package var property: Property
  /// Whether it holds in everything that was seen; proven only by a complete search.
  package var holds: Bool
  /// The shortest way into trouble; of a `possible` property that holds, the way to a witness.
  ///
  /// For `no-trap`, `shown-is-supported` and `shown-is-allowed` it ends in the state that breaks the
  /// property, for all others with the step that does.
  package var path: [Step]?
  /// How many states or steps break it; of a `possible` one, how many bear it out.
  package var count: Int

  package var isBroken: Bool { !holds && path != nil }

  private static let oddTurns: [Step] = [
    .rotate(.portraitUpsideDown), .rotate(.faceUp), .rotate(.faceDown),
  ]

  /// How far from a hand's habits the way into trouble is; what holds stands after all of it.
  fileprivate var effort: Int {
    guard isBroken, let path else { return holds ? .max : .max - 1 }
    return path.reduce(0) { sum, step in sum + (Self.oddTurns.contains(step) ? 3 : 1) }
  }

  init(_ property: Property, _ tally: Tally, _ search: Search) {
    self.property = property
    holds = property.isPossibility == (tally.count > 0)
    path = tally.first.map(search.path)
    count = tally.count
  }
}

/// A step that makes the interface or the app's own code go on for ever.
package struct FlipLoop: Sendable {
  /// The way to it, the endless step last; of a launch that never ends nothing.
  package var path: [Step]
  /// How many states have such a step.
  package var count: Int
}

extension Explored {
  /// The findings, what is broken first, and of that what a user's hand comes upon most easily.
  package var ranked: [Finding] {
    findings.enumerated().sorted { left, right in
      (left.element.effort, left.offset) < (right.element.effort, right.offset)
    }.map { $0.element }
  }
}
