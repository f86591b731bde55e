import OrientationModel
import OrientationScenarios
import PlaygroundSession
import TerminalModel

extension Screencast {
  /// A story from where the session stands to its end, told by the key that goes on.
  package init(telling session: Session, size: Size) {
    let traits = PlaygroundState.Traits(moves: true, depth: .palette256)
    var camera = Camera(PlaygroundState(session, traits: traits), size)
    while camera.hasNextStep { camera.film(.character(" ")) }
    self.init(title: session.title, camera.shots)
  }

  init(of playground: PlaygroundState, pressing keys: some Sequence<Key>, size: Size) {
    var camera = Camera(playground, size)
    for key in keys { camera.film(key) }
    self.init(title: playground.session.title, camera.shots)
  }
}

/// Films a playground: what it shows at first, then a shot for each key.
private struct Camera {
  private var playground: PlaygroundState
  private let size: Size
  private(set) var shots: [Screencast.Shot]

  init(_ playground: PlaygroundState, _ size: Size) {
    self.playground = playground
    self.size = size
    shots = [.init(canvas: self.playground.screen(size).canvas)]
  }

  var hasNextStep: Bool { playground.session.timeline.later(than: playground.session.node) != nil }

  mutating func film(_ key: Key) {
    let place = playground.session.position
    let isFree = playground.overlays.isEmpty
    _ = playground.press(key)
    let session = playground.session
    let node = session.timeline.stepNode(at: session.node)
    let last = session.timeline.step(of: node)?.text ?? "launch"
    let step = session.position == place ? "" : last
    var turning: [Screencast.Frame] = []
    while let wait = playground.patience {
      turning.append(.init(playground.screen(size).canvas, milliseconds: wait))
      playground.advance()
    }
    var shot = Screencast.Shot(
      input: key.typed, step: step, turning: turning, canvas: playground.screen(size).canvas)
    if isFree, let name = key.echo, let before = shots.last?.canvas {
      shot.pressed = before.echoing(" \(name)  \(step)")
    }
    shots.append(shot)
  }
}

extension Canvas {
  /// With a key and what it does in the last row, at the right.
  fileprivate func echoing(_ text: String) -> Canvas {
    var canvas = self
    let text = text.harmless + (text.hasSuffix(" ") ? "" : " ")
    let columns = Swift.min(DisplayWidth.of(text), size.columns)
    let place = Point(column: size.columns - columns, row: size.rows - 1)
    canvas.write(text, at: place, columns: columns, as: .selected)
    return canvas
  }
}

extension Key {
  /// The bytes that a terminal sends for it, for those that have one spelling.
  fileprivate var typed: String {
    switch self {
    case .character(let character): String(character)
    case .enter: "\r"
    case .escape: "\u{1B}"
    case .tab: "\t"
    case .backspace: "\u{7F}"
    case .up: "\u{1B}[A"
    case .down: "\u{1B}[B"
    case .right: "\u{1B}[C"
    case .left: "\u{1B}[D"
    case .home: "\u{1B}[H"
    case .end: "\u{1B}[F"
    case .control(let character):
      character.asciiValue.map { String(UnicodeScalar($0 & 0x1F)) } ?? ""
    default: ""
    }
  }

  /// What is seen of it; nothing of what is no key.
  fileprivate var echo: String? {
    switch self {
    case .mouse: "click"
    case .paste, .resize, .focus, .unknown: nil
    default: label
    }
  }
}
