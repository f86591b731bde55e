import OrientationModel

extension TraceEvent {
  /// The rule that speaks in an event, and what it does.
  package var word: (Rule, Effect)? {
    switch self {
    case .rule(let rule, let effect, _): (rule, effect)
    case .settled(let rule, let target, _): (rule, .settles(on: target))
    case .undecided(let rule), .refused(let rule), .crash(let rule, _): (rule, .refuses)
    default: nil
    }
  }
}
