import OrientationModel
import OrientationScenarios
import OrientationTelling

/// A scenario's play; Telling has a plainer one of the same name.
typealias Play = OrientationScenarios.Play

extension Play {
  /// The names and words of this app.
  var wording: Wording { Wording(situation.app) }

  /// A beat as telling wants it.
  func episode(_ beat: Beat) -> Episode {
    Episode(
      simulator: simulator, step: beat.step.flatMap(situation.step),
      before: beat.number > 0 ? beats[beat.number - 1].world : nil, after: beat.world,
      outcome: beat.outcome, trace: beat.trace)
  }

  /// Why a step makes no sense where it stands.
  func text(of stop: Stop) -> String {
    let text = wording.text(of: stop.problem)
    return text.isEmpty ? "\(stop.problem)" : text
  }
}
