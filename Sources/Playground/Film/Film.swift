import OrientationModel
import OrientationScenarios
import TerminalModel

/// The playground's own screen while something is done: the opening, then a scene a key.
package struct Film: Sequence, IteratorProtocol, Sendable {
  /// What a key leads to.
  package struct Scene: Sendable {
    /// What the terminal hears; nothing at the opening.
    package var input = ""
    /// What was done, in words; empty where nobody went anywhere.
    package var deed = ""
    /// The screen before, with the key on it that is being pressed.
    package var pressed: Canvas?
    /// The frames of a turn, and for how many milliseconds each stands.
    package var turning: [(canvas: Canvas, milliseconds: Int)] = []
    /// The screen at rest, as `upright screen` shows it after the same keys.
    package var canvas: Canvas
  }

  /// What is done in it.
  private enum Script: Sendable {
    /// The story is told to its end, by the key that goes on.
    case story
    case keys(ArraySlice<Key>)
    /// One walks to each of these.
    case nodes(ArraySlice<NodeID>)
  }

  /// The key that goes on in a story.
  private static let key = Key.character(" ")

  private var desk: Desk
  private var script: Script
  private var size: Size
  /// Nothing before the opening.
  private var shown: Canvas?

  /// A story from where the session stands.
  package init(_ session: Session, size: Size) {
    desk = Desk(session, traits: Desk.Traits(moves: true))
    self.size = size
    script = .story
  }

  init(_ desk: Desk, keys: [Key], size: Size) {
    (self.desk, self.size) = (desk, size)
    script = .keys(keys[...])
  }

  init(_ desk: Desk, walking nodes: [NodeID], size: Size) {
    (self.desk, self.size) = (desk, size)
    script = .nodes(nodes[...])
  }

  package mutating func next() -> Scene? {
    guard let before = shown else {
      let canvas = desk.screen(size).canvas
      shown = canvas
      return Scene(canvas: canvas)
    }
    let (place, isFree) = (desk.session.position, desk.overlays.isEmpty)
    guard let key = act() else { return nil }
    let hasMoved = desk.session.position != place
    var scene = Scene(
      input: key.typed, deed: hasMoved ? deed : "", turning: turn(),
      canvas: desk.screen(size).canvas)
    if isFree, let name = key.echo {
      scene.pressed = before.echoing(" \(name)  \(scene.deed)")
    }
    shown = scene.canvas
    return scene
  }

  /// Does the next thing; the answer is the key for it, and nothing at the end.
  private mutating func act() -> Key? {
    switch script {
    case .story:
      guard desk.session.timeline.later(than: desk.session.node) != nil else { return nil }
      _ = desk.press(Self.key)
      return Self.key
    case .keys(var keys):
      guard let key = keys.popFirst() else { return nil }
      script = .keys(keys)
      if case .resize = key { return key }
      _ = desk.press(key)
      return key
    case .nodes(var nodes):
      guard let node = nodes.popFirst() else { return nil }
      script = .nodes(nodes)
      desk.stroll(to: node)
      return Self.key
    }
  }

  /// The step that led to where one stands.
  private var deed: String {
    let timeline = desk.session.timeline
    return timeline.step(of: timeline.deed(at: desk.session.node))?.text ?? "launch"
  }

  /// Every second frame of a turn, each for twice its time: half as much to keep, and as much to see.
  private mutating func turn() -> [(canvas: Canvas, milliseconds: Int)] {
    var turning: [(canvas: Canvas, milliseconds: Int)] = []
    while let first = desk.patience {
      desk.advance()
      guard let second = desk.patience else { break }
      turning.append((desk.screen(size).canvas, first + second))
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
