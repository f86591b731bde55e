import Exports
import OrientationModel
import OrientationScenarios
import Playground
import TerminalModel

extension LoadedScenario {
  /// Its story as the playground shows it in a size.
  func film(_ size: Size) -> Footage {
    let origin: Session.Origin =
      switch file.origin {
      case .bundled: .bundled(file.name)
      case .file, .input: .file(file.name)
      }
    let session = Session(
      scenario, origin: origin, version: versions.first, device: devices.first)
    return Footage(film: Film(session, size: size))
  }
}

extension Footage {
  /// What the playground filmed.
  package init(film: Film) { self.init(Array(film)) }

  init(_ scenes: [Film.Scene]) {
    self.init(
      scenes.map {
        Scene(
          input: $0.input, deed: $0.deed, pressed: $0.pressed, turning: $0.turning,
          canvas: $0.canvas)
      })
  }
}

extension Clip {
  /// As a terminal recording, asciicast v2.
  package var cast: String { Footage(scenes).screencast(title: title) }
}
