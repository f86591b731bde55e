import OrientationModel
import OrientationScenarios

/// The playground, asked for: what to open and how; a terminal is somebody else's matter.
package struct PlayRequest: Hashable, Sendable {
  package enum Opening: Hashable, Sendable {
    /// The first story of the tour.
    case tour
    case challenges
    case bundled(String)
    case file(String, [UInt8])
    case token(String)
  }

  package var opening: Opening
  /// What is presented one after the other; empty for the tour.
  package var programme: [Opening] = []
  package var version: SystemVersion?
  package var device: Device?
  /// Sentences in place of a screen.
  package var isLinear = false
  /// Before an audience: a step a key, and a guess before it.
  package var presents = false
  package var isStill = false
  package var isASCII = false
  package var isLight: Bool?
  package var usesColor: Bool?

  package init(_ opening: Opening) { self.opening = opening }

  /// What a story is played in.
  package func session(_ opening: Opening) -> Session? {
    switch opening {
    case .tour: nil
    case .challenges: Session(challenge: 0)
    case .bundled(let name): Session(bundled: name, version: version, device: device)
    case .token(let word): try? SessionToken.session(of: word)
    case .file(let name, let bytes):
      Session(Scenario.parse(bytes).scenario, file: name, bytes, version: version, device: device)
    }
  }
}
