import BundledScenarios
import OrientationScenarios
import Playground
import PlaygroundSession
import TerminalModel
import TestSupport
import Testing

/// A desk after some keys, drawn after each of them as a terminal would.
func playground(
  _ name: String? = nil, after keys: String = "", size: Size = Size(columns: 120, rows: 40),
  sourceLocation: SourceLocation = #_sourceLocation
) -> PlaygroundState {
  var playground = PlaygroundState.films
  if let name {
    if let session = Session(bundled: name) {
      playground = PlaygroundState(session)
    } else {
      Issue.record("there is no scenario \(name)", sourceLocation: sourceLocation)
    }
  }
  _ = playground.press(keys, size: size)
  return playground
}

/// The list of stories where something was typed, its letters taken at once.
func storyList(searching typed: String) -> PlaygroundState {
  var playground = playground(after: "/")
  var rest = KeyScript("text:\"\(typed)\"").keys[...]
  while !rest.isEmpty { rest = rest.dropFirst(playground.press(rest).taken) }
  return playground
}

extension PlaygroundState {
  /// A list that is wanted in every orientation, and a player: the app that most tests play with.
  static var films: PlaygroundState {
    let bundled = BundledScenario.named("the-list-and-the-phone")
    let lines = bundled?.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("screen   Films ")
        ? "screen Films wants allButUpsideDown supports portrait" : line
    }
    let text = lines?.joined(separator: "\n") ?? ""
    return PlaygroundState(
      Session(
        Scenario.parse(text).scenario, origin: .bundled(bundled?.name ?? ""), text: text),
      isFirst: true)
  }

  /// Presses the keys of a script; the answer is what was asked for outside.
  mutating func press(
    _ script: String, size: Size = Size(columns: 120, rows: 40)
  ) -> [PlaygroundEffect] {
    let script = KeyScript(script)
    for problem in script.problems { Issue.record("\(problem)") }
    var effects: [PlaygroundEffect] = []
    _ = screen(size)
    for key in script.keys {
      effects += press(key)
      _ = screen(size)
    }
    return effects
  }

  /// The screen's text.
  func text(_ columns: Int = 120, _ rows: Int = 40) -> String {
    var copy = self
    return copy.screen(Size(columns: columns, rows: rows)).canvas.text
  }
}
