import OrientationModel
import OrientationScenarios
import OrientationTelling

/// How far slow motion has come: what was asked, answered and laid over up to a moment.
extension ScreenContent {
  /// Nothing where everything has happened.
  private var events: ArraySlice<TraceEvent>? {
    pending.map { summary.episode.trace.events.prefix($0.event + 1) }
  }

  /// Whether the question has come to a row of the way.
  func hasReached(_ entry: WayRow) -> Bool {
    guard let events, let id = entry.controller else { return true }
    return events.contains { $0.concerns(id) }
  }

  func hasAnswered(_ entry: WayRow) -> Bool {
    guard let events, let id = entry.controller else { return true }
    return events.contains { if case .answered(id, .mask, _) = $0 { true } else { false } }
  }

  /// Whether this is the one who is being asked, or has just answered.
  func isAt(_ entry: WayRow) -> Bool {
    guard let id = entry.controller else { return false }
    return events?.last?.concerns(id) ?? false
  }

  /// A mask is laid over when its answer has come.
  func isLaid(_ entry: MaskGrid.Row) -> Bool {
    guard let events else { return true }
    return events.contains { $0.lays(entry.source) }
  }
}

extension TraceEvent {
  /// Whether it brings the mask that is looked at.
  fileprivate func lays(_ source: MaskGrid.Source) -> Bool {
    switch source {
    case .controller(let id): if case .answered(id, .mask, _) = self { true } else { false }
    case .app: if case .appMask = self { true } else { false }
    case .hardware: if case .hardware = self { true } else { false }
    case .left: if case .allowed = self { true } else { false }
    }
  }

  /// Whether a controller decides, is asked or answers in it.
  fileprivate func concerns(_ id: ControllerID) -> Bool {
    switch self {
    case .called(let other, _), .asked(let other, _), .answered(let other, _, _): other == id
    case .asking(let question): question.decider == id
    default: false
    }
  }
}
