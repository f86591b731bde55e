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
      "A talk is a text file: `title`, `minutes`, `slide` with indented lines below it, and `story` "
        + "with a file, a bundled name, or a token, then `ios 15`, `compare 15, 16`, `device iPad`, "
        + "`from 1`, `to 3`. `ask` asks a question before the next step. `say` is a note for the "
        + "speaker, which is never shown. `#` begins a comment.",
      "Space goes to the next slide or step, a digit jumps to a part, and b blanks the screen. To "
        + "answer a question, use v V D c C i : and go back with Esc. q pauses the talk, and P "
        + "resumes it. y and n count the audience's guesses. ? lists all keys.",
    ],
    options: [
      .keys, .size, .ansi, .linear, .still, .ascii, .ground,
    ], gone: ["--notes": "the speaker's view was removed; use `upright present` without it"]
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
