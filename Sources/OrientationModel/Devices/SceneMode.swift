/// The shape the scene is shown in.
package enum SceneMode: UInt8, CaseIterable, Hashable, Sendable {
  case fullScreen
  case windowed
  case resizable

  /// As the scenario language writes it.
  package var name: String {
    switch self {
    case .fullScreen: "full-screen"
    case .windowed: "windowed"
    case .resizable: "resizable"
    }
  }
}
