import OrientationModel
import PlaygroundSession

extension PlayRequest {
  /// The desk, with what was asked for on it; a token was checked when it was read.
  package func playground(_ traits: PlaygroundState.Traits) -> PlaygroundState {
    var playground =
      switch opening {
      case .tour: PlaygroundState(traits: traits, version: version, device: device)
      case .bundled, .token, .challenges:
        PlaygroundState(session(opening) ?? Session.blank, traits: traits)
      case .file: PlaygroundState(Session.blank, traits: traits)
      }
    if case .file(let name, let bytes) = opening {
      playground.open(name, bytes, version: version, device: device)
    }
    if presents { playground.enterRoom(programme.compactMap(session)) }
    return playground
  }
}
