import OrientationScenarios
import PlaygroundSession
import TerminalModel

/// What was found out about a place where one stood.
struct KnownPlace: Sendable {
  var summary: Summary
  /// Only where it is shown or asked for.
  var around: Surroundings?
  /// How many steps the scenario had then: another may name somebody new.
  private let stepCount: Int
  /// The step that led to it, and from where.
  private let step: Scenario.Step?
  private let parent: NodeID?

  init(_ session: inout Session) {
    summary = Summary(&session)
    stepCount = session.scenario.steps.count
    step = session.timeline.step(of: session.node)
    parent = session.timeline.parent(of: session.node)
  }

  /// Whether it is where a session stands.
  func isPlace(of session: Session) -> Bool {
    summary.position == session.position && stepCount == session.scenario.steps.count
  }

  /// Whether it is where a session stands that has gone on since: places that were new in a copy of it
  /// may be others by now.
  func isArrival(of session: Session) -> Bool {
    isPlace(of: session) && step == session.timeline.step(of: session.node)
      && parent == session.timeline.parent(of: session.node)
  }
}

/// What was found out about the places that the likeliest keys lead to.
struct Foresight: Sendable {
  let position: Position
  var keys: [Key] = [.right, .left, .character(" "), .character("[")]
  var places: [KnownPlace] = []
}
