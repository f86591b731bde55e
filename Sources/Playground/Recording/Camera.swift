import OrientationModel
import OrientationScenarios
import TerminalModel

extension Screencast {
  /// A story from where the session stands to its end, told by the key that goes on.
  package init(telling session: Session, size: Size) {
    var camera = Camera(Desk(session, traits: Desk.Traits(moves: true)), size)
    while camera.hasNextStep { camera.film(.character(" ")) { _ = $0.press(.character(" ")) } }
    self.init(title: session.title, camera.shots)
  }

  /// What keys do to a desk.
  init(of desk: Desk, pressing keys: some Sequence<Key>, size: Size) {
    var camera = Camera(desk, size)
    for key in keys { camera.film(key) { _ = $0.press(key) } }
    self.init(title: desk.session.title, camera.shots)
  }

  /// A walk to each of these places, as if the key that goes on were pressed.
  init(of desk: Desk, walkingTo nodes: some Sequence<NodeID>, size: Size) {
    var camera = Camera(desk, size)
    for node in nodes {
      camera.film(.character(" ")) { desk in _ = desk.change { $0.session.walk(to: node) } }
    }
    self.init(title: desk.session.title, camera.shots)
  }
}

/// Films a desk: what it shows at first, then a shot for each key.
private struct Camera {
  private var desk: Desk
  private let size: Size
  private(set) var shots: [Screencast.Shot]

  init(_ desk: Desk, _ size: Size) {
    (self.desk, self.size) = (desk, size)
    shots = [.init(canvas: self.desk.screen(size).canvas)]
  }

  var hasNextStep: Bool { desk.session.timeline.later(than: desk.session.node) != nil }

  /// Films what a key does.
  mutating func film(_ key: Key, _ act: (inout Desk) -> Void) {
    let (place, isFree) = (desk.session.position, desk.overlays.isEmpty)
    act(&desk)
    let step = desk.session.position == place ? "" : lastStep
    let turning = turn()
    var shot = Screencast.Shot(
      input: key.typed, step: step, turning: turning, canvas: desk.screen(size).canvas)
    if isFree, let name = key.echo, let before = shots.last?.canvas {
      shot.pressed = before.echoing(" \(name)  \(step)")
    }
    shots.append(shot)
  }

  /// The step that led to where one stands.
  private var lastStep: String {
    let timeline = desk.session.timeline
    return timeline.step(of: timeline.deed(at: desk.session.node))?.text ?? "launch"
  }

  /// Every second frame of a turn, each for twice its time: half as much to keep, as much to see.
  private mutating func turn() -> [Screencast.Frame] {
    var turning: [Screencast.Frame] = []
    while let first = desk.patience {
      desk.advance()
      guard let second = desk.patience else { break }
      turning.append(.init(desk.screen(size).canvas, milliseconds: first + second))
      desk.advance()
    }
    return turning
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
