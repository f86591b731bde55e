import OrientationScenarios
import PlaygroundSession

/// What was found out about a place where one stood.
struct KnownPlace: Sendable {
  var summary: Summary
  /// Only where it is shown or asked for.
  var around: Surroundings?
  /// How many steps the scenario had then: another may name somebody new.
  private let stepCount: Int

  init(_ session: inout Session) {
    summary = Summary(&session)
    stepCount = session.scenario.steps.count
  }

  /// Whether it is where a session stands.
  func isPlace(of session: Session) -> Bool {
    summary.position == session.position && stepCount == session.scenario.steps.count
  }
}
