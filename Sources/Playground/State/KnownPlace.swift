/// What was found out about a place where one stood.
struct KnownPlace: Sendable {
  var summary: Summary
  /// Only where it is shown or asked for.
  var around: Surroundings?
  /// The stage that was drawn there last, as long as what is said there is the same.
  var stage: DrawnStage?
  /// How many steps the scenario had then: another may name somebody new.
  private let stepCount: Int

  init(_ session: inout Session) {
    summary = Summary(&session)
    stepCount = session.knownStepCount
  }

  /// Whether it is where a session stands.
  func isPlace(of session: Session) -> Bool {
    summary.position == session.position && stepCount == session.knownStepCount
  }
}
