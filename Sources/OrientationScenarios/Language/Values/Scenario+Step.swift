import OrientationModel

extension Scenario {
  /// One step, and what is expected of it.
  package struct Step: Hashable, Sendable {
    /// The versions that run it; absent: all of them.
    package var versions: Located<VersionList>?
    package var action: Located<Action>
    package var expectations: [Expectation]

    package init(
      _ action: Located<Action>, only versions: Located<VersionList>? = nil,
      expectations: [Expectation] = []
    ) {
      self.versions = versions
      self.action = action
      self.expectations = expectations
    }

    /// Whether it only says something to people.
    package var isNote: Bool {
      if case .note = action.value { true } else { false }
    }
  }

  /// Names as a text writes them, with where they stand.
  package enum Written: Names {
    package typealias Controller = Located<Reference>
    package typealias Window = Located<String>
  }

  /// What a step does.
  package typealias Action = OrientationModel.Action<Written>
  package typealias DelegateAnswer = OrientationModel.DelegateAnswer<Written>
  package typealias Moment = OrientationModel.Moment<Written>
}
