import OrientationModel
import OrientationScenarios
import OrientationTelling
import Testing

/// Every step of every bundled scenario comes down to something that is so.
struct CauseTests {
  @Test func `every step has a cause, and what it says holds of the step by itself`() {
    for entry in Bundle.entries {
      for play in entry.plays {
        for episode in play.episodes {
          let cause = episode.cause
          let place = "\(entry.name) \(episode.version.text) \(episode.number): \(cause.sentence)"
          #expect(isTrue(cause.kind, of: episode), "\(place) \(cause.kind)")
          #expect(cause.sentence.hasSuffix("."), "\(place)")
          #expect(cause.sentence.count > 12 && !cause.sentence.contains("…"), "\(place)")
          #expect(!cause.sentence.contains("nobody"), "\(place)")
        }
      }
    }
  }

  /// What each kind claims, said of the trace and the worlds and not of how the cause was found.
  private func isTrue(_ kind: Culprit, of episode: Episode) -> Bool {
    let trace = episode.trace
    let rulings = trace.rulings
    let app = episode.app
    func mask(_ id: ControllerID) -> OrientationMask? {
      rulings.flatMap(\.answers).first { $0.controller == id }?.mask
    }
    switch kind {
    case .otherVersions: return trace.isSkipped
    case .impossible: return episode.outcome.problem != nil
    case .undecided: return trace.because == nil
    case .exception(let crash): return trace.crash == crash
    case .ruled(let rule): return trace.rules.contains(rule) || trace.because == rule
    case .notHandedOn(let id, let screen):
      return id != screen && app[id].controller.isContainer
        && (trace.called.contains(id) || rulings.contains { $0.asked.contains(id) })
        && !trace.asked.contains(screen)
    case .leftTo(_, let screen): return !trace.asked.contains(screen)
    case .notAView(let id): return !trace.asked.contains(id)
    case .otherWindow(let window): return rulings.contains { $0.window == window }
    case .mask(let id):
      return mask(id).map { !$0.contains(episode.after.interface) || $0 != .all } ?? false
    case .appMask(let source):
      let allowed = episode.simulator.statedAppMask(in: episode.after)
      return rulings.contains { $0.app?.source == source }
        || episode.misplacement?.wanted?.intersection(allowed).isVoid == true
    case .hardware: return app.settings.device.hardwareMask != .all
    case .free(let rule): return rulings.contains { $0.freedom == rule }
    case .preference(let id):
      return rulings.contains { $0.preference?.controller == id && $0.target != nil }
    case .autorotateUnasked(let id):
      return app[id].controller.autorotates == false && episode.version.major >= 16
        && !rulings.contains { $0.claims.contains { $0.question == .autorotate } }
    case .lockUntold(let id):
      return app[id].controller.prefersLock == true
        && rulings.contains { ruling in
          ruling.claims.contains { $0.question == .lock && $0.controller == id && !$0.isYes }
        }
    case .lockNotHandedOn(let id, let screen):
      return app[screen].controller.prefersLock == true
        && rulings.contains { ruling in
          ruling.didTurn
            && ruling.claims.contains { $0.question == .lock && $0.controller == id && !$0.isYes }
            && !ruling.claims.contains { $0.question == .lock && $0.controller == screen }
        }
    case .follows(let source):
      return rulings.contains {
        $0.candidate.source == source && $0.candidate.orientation == $0.target
      }
    case .keeps: return rulings.contains { !$0.didTurn && $0.candidate.orientation != $0.target }
    case .first: return rulings.contains { $0.didTurn && $0.candidate.orientation != $0.target }
    case .pointsNowhere: return rulings.contains { $0.candidate.orientation == nil }
    }
  }
}
