import OrientationModel

extension TraceEvent {
  /// The rule that speaks in an event, and what it does.
  package var word: (Rule, Effect)? {
    switch self {
    case .rule(let rule, let effect), .ruleOn(let rule, let effect, _): (rule, effect)
    case .settled(let rule, let target, _): (rule, .settles(on: target))
    case .undecided(let rule), .refused(let rule), .crash(let rule, _): (rule, .refuses)
    default: nil
    }
  }
}

extension Rule {
  /// Whether the book says that the rule holds on a device and a version.
  package func holds(in settings: Settings) -> Bool {
    let version = settings.version.major
    guard version >= since ?? 0, version <= until ?? .max else { return false }
    // A phone's app on an iPad is in both places.
    return switch idiom {
    case .any: true
    case .pad: settings.device.isPad
    case .phone: !settings.isPadIdiom
    }
  }
}
