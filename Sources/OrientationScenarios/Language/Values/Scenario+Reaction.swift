import OrientationModel

extension Scenario {
  /// The app's own code: at a moment, some steps, perhaps on a condition.
  package struct Reaction: Hashable, Sendable {
    package var moment: Located<Moment>
    /// In their order; none of them has expectations.
    package var steps: [Step]
    package var condition: Located<Condition>?

    package init(
      at moment: Located<Moment>, steps: [Step], if condition: Located<Condition>? = nil
    ) {
      self.moment = moment
      self.steps = steps
      self.condition = condition
    }
  }

  /// When a reaction runs.
  package enum Moment: Hashable, Sendable {
    case appearing, isAppearing, appeared
    case leaving, disappearing, disappeared
    /// The navigation delegate's `willShow`.
    case showing
    case devicePortrait, deviceLandscape
    case deviceExactly(DeviceOrientation)
    case rotated
    /// `onChange(of: isPresented)` of a SwiftUI view, for the cover or sheet named.
    case covering(Located<String>)
    case uncovering(Located<String>)
  }

  /// What has to hold for a reaction to run.
  package enum Condition: String, CaseIterable, Hashable, Sendable {
    case unsupported
    case unsupportedByGroup = "unsupported by group"
    case presenting
    case notPresenting = "not presenting"
  }
}
