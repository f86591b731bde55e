import OrientationScenarios
import TerminalModel

/// What was found out about a place where one stood.
struct KnownPlace: Sendable {
  var summary: Summary
  /// Only where it is shown or asked for.
  var around: Surroundings?
  /// How many steps the scenario had then: another may name somebody new.
  private let stepCount: Int
  private let arrival: Arrival

  init(_ session: inout Session) {
    summary = Summary(&session)
    stepCount = session.scenario.steps.count
    arrival = Arrival(session)
  }

  /// Whether it is where a session stands.
  func isPlace(of session: Session) -> Bool {
    summary.position == session.position && stepCount == session.scenario.steps.count
  }

  /// Whether it is where a session stands that has gone on since: places that were new in a copy of it
  /// may be others by now.
  func isArrival(of session: Session) -> Bool {
    isPlace(of: session) && arrival == Arrival(session)
  }
}

/// The step that led to a place, and from where.
private struct Arrival: Hashable, Sendable {
  let step: Scenario.Step?
  let parent: NodeID?

  init(_ session: Session) {
    step = session.timeline.step(of: session.node)
    parent = session.timeline.parent(of: session.node)
  }
}

/// What was found out about the places that the likeliest keys lead to.
struct Foresight: Sendable {
  let position: Position
  var keys: [Key] = [.right, .left, .character(" ")]
  var places: [KnownPlace] = []
}
