package enum SceneMode: UInt8, CaseIterable, Hashable, Sendable {
  case fullScreen
  /// A window of the device's own shape.
  case windowed
  case resizable
  case splitTwoThirds, splitHalf, splitThird, slideOver
  /// A window of a size of its own.
  case stage

  /// As the scenario language writes it; a stage has its size after it.
  package var name: String {
    switch self {
    case .fullScreen: "full-screen"
    case .windowed: "windowed"
    case .resizable: "resizable"
    case .splitTwoThirds: "split 2/3"
    case .splitHalf: "split 1/2"
    case .splitThird: "split 1/3"
    case .slideOver: "slide-over"
    case .stage: "stage"
    }
  }

  /// It floats among others, at a size that people choose.
  package var isWindow: Bool { self == .windowed || self == .stage }

  /// It's beside another app, or over it.
  package var isShared: Bool {
    switch self {
    case .splitTwoThirds, .splitHalf, .splitThird, .slideOver: true
    case .fullScreen, .windowed, .resizable, .stage: false
    }
  }
}

package struct SceneShape: Hashable, Sendable {
  package var mode: SceneMode
  /// Of a stage, or of a resizable scene that was resized.
  package var size: PointSize?

  package init(_ mode: SceneMode, _ size: PointSize? = nil) {
    self.mode = mode
    self.size = size
  }

  package static let fullScreen = SceneShape(.fullScreen)

  /// Those that need no size.
  package static let plain = SceneMode.allCases.filter { $0 != .stage }.map { SceneShape($0) }

  /// As the scenario language writes it.
  package var name: String {
    guard let size else { return mode.name }
    return mode == .resizable ? size.text : "\(mode.name) \(size.text)"
  }
}
