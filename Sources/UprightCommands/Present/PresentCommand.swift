import BundledScenarios
import OrientationScenarios
import Playground

extension Command {
  static let present = Command(
    "present",
    "Give a talk with slides, stories, and questions.",
    usage: "[TALK] [--keys KEYS --size COLUMNSxROWS] [--linear]",
    operand: .talk,
    examples: [
      Example("upright present", "the built-in ten-minute talk"),
      Example("upright present monday.talk", "your own talk"),
      Example("upright present monday.talk --keys 'Space*3'", "as text, for a rehearsal"),
    ],
    notes: [
      "A talk is a text: `title`, `minutes`, `slide` with lines indented below it, `story` with a "
        + "file, a bundled name or a token and behind it `ios 15`, `compare 15, 16`, `device iPad`, "
        + "`from 1`, `to 3`, then `ask` for a question before the next step, and `say` for what only "
        + "the speaker sees. `#` begins a comment.",
      "Space goes on through everything, a digit jumps to a part, b shows nothing. v V D c C i : "
        + "answer what somebody asks; Esc goes back to where that was. q leaves the talk, and P goes "
        + "on with it. y and n are the room's guess, which is counted. ? has every key.",
    ],
    options: [
      .keys, .size, .ansi, .linear, .still, .ascii, .ground,
    ], gone: ["--notes": "a talk has no second view any more; `upright present` alone gives it"]
  ) { invocation, environment throws(Trouble) in
    let talk = try Talk(invocation.operands.first, in: environment)
    var request = try PlayRequest(.talk(talk), invocation, environment)
    if invocation.has(.keys) || invocation.has(.size) {
      return try Command.picture(of: request, invocation, environment)
    }
    request.isLinear = invocation.has(.linear) || environment.variable("TERM") == "dumb"
    guard request.isLinear || environment.isInputTerminal && environment.isOutputTerminal else {
      throw .noTerminal
    }
    return Response(.play(request))
  }
}

extension Talk {
  /// A talk of somebody's own, or the program's.
  init(_ name: String?, in environment: Environment) throws(Trouble) {
    let place = name ?? BundledTalk.name
    var bytes = Array(BundledTalk.text.utf8)
    if let name {
      do throws(FileProblem) { bytes = try environment.bytes(of: name) } catch {
        guard name == BundledTalk.name else { throw .file(name, error) }
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Trouble(.data, "upright: \(place.harmless): this is not UTF-8")
    }
    let folder = name.flatMap { $0.lastIndex(of: "/").map { String(name?[...$0] ?? "") } } ?? ""
    let reading = TalkReader(text) { word throws(StoryProblem) in
      try Self.session(word, below: folder, in: environment)
    }.read()
    guard reading.problems.isEmpty else {
      throw Trouble(.data, reading.report(file: place, in: bytes))
    }
    self = reading.talk
  }

  /// What a story's name means: a file, from here or from where the talk lies, a bundled one, or a
  /// token.
  private static func session(
    _ word: String, below folder: String, in environment: Environment
  ) throws(StoryProblem) -> Session {
    do throws(Trouble) {
      var file: ScenarioFile
      do throws(Trouble) { file = try ScenarioFile.named(word, in: environment) } catch {
        guard !folder.isEmpty, error.exitCode == .noInput else { throw error }
        file = try ScenarioFile.named(folder + word, in: environment)
      }
      let loaded = try LoadedScenario(file, Selection())
      return loaded.session
    } catch {
      let line = error.message.split(separator: "\n").first.map(String.init) ?? ""
      throw StoryProblem(line.hasPrefix("upright: ") ? String(line.dropFirst(9)) : line)
    }
  }
}
