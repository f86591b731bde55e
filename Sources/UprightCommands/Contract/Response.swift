import OrientationScenarios
import PlaygroundSession

/// How the program ends; of several the highest wins.
package enum ExitCode: Int32, Comparable, Hashable, Sendable {
  case success = 0
  case failure = 1
  /// An option, a version, a rule or a step number is wrong, or a terminal is missing.
  case usage = 2
  /// A file, an `-e` or a token is not right.
  case data = 65
  /// A file or a name cannot be read or found.
  case noInput = 66
  case writing = 74
  /// Ctrl-C ended a search; what it had found is told.
  case interrupted = 130

  package static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }
}

/// Something to be done outside, in its order.
package enum ProgramEffect: Hashable, Sendable {
  /// Data, for standard output.
  case output(String)
  /// What is no data, for standard error.
  case message(String)
  case write(NewFile)
  /// Writes files into a folder, which is made where it is missing; none, where one must not be.
  case fill(String, [NewFile])
  case play(PlayRequest)
  /// Deletes what earlier runs left unsaved, and says how much that was.
  case forget
}

/// A file to be written: aside first, then renamed, so that it is there whole or not at all.
package struct NewFile: Hashable, Sendable {
  package var path: String
  package var bytes: [UInt8]
  /// Whether it may take the place of one that is there.
  package var replaces: Bool
  /// Whether it has to be a file: what was read there is written back.
  package var isFile = false
  /// What is said once it is there.
  package var news: String

  package init(path: String, bytes: [UInt8], replaces: Bool, news: String = "") {
    self.path = path
    self.bytes = bytes
    self.replaces = replaces
    self.news = news
  }
}

package struct Response: Hashable, Sendable {
  package var effects: [ProgramEffect] = []
  package var exitCode = ExitCode.success

  package init() {}

  init(_ effect: ProgramEffect) { effects = [effect] }

  package init(output: String) { effects = [.output(output)] }

  package init(_ trouble: Trouble) { add(trouble) }

  package mutating func print(_ text: String) { effects.append(.output(text)) }

  package mutating func tell(_ text: String) { effects.append(.message(text)) }

  package mutating func end(with code: ExitCode) { exitCode = max(exitCode, code) }

  /// Says what went wrong, and remembers that it did.
  package mutating func add(_ trouble: Trouble?) {
    guard let trouble else { return }
    tell(trouble.message)
    end(with: trouble.exitCode)
  }

  package var output: String {
    effects.reduce(into: "") { if case .output(let text) = $1 { $0 += text } }
  }

  package var messages: String {
    effects.reduce(into: "") { if case .message(let text) = $1 { $0 += text } }
  }

  package var files: [NewFile] {
    effects.flatMap { effect -> [NewFile] in
      switch effect {
      case .write(let file): [file]
      case .fill(_, let files): files
      case .output, .message, .play, .forget: []
      }
    }
  }
}

/// Why a command did not do what it was told.
package struct Trouble: Error, Hashable, Sendable {
  package var exitCode: ExitCode
  /// Whole lines, for standard error.
  package var message: String

  package init(_ exitCode: ExitCode, _ message: String) {
    self.exitCode = exitCode
    self.message = message + (message.hasSuffix("\n") ? "" : "\n")
  }

  /// A command line that cannot be understood, and where to read how it is done.
  static func usage(_ sentence: String, help: String = "", of command: String = "") -> Trouble {
    let words = command.isEmpty ? "upright --help" : "upright \(command) --help"
    let advice = help.isEmpty ? "" : "help: \(help)\n"
    return Trouble(.usage, "upright: \(sentence.harmless)\n\(advice)See `\(words)`.\n")
  }

  static func file(_ path: String, _ problem: FileProblem) -> Trouble {
    Trouble(.noInput, "upright: \(path.asPlace): \(problem.text)\n")
  }
}

extension String {
  /// A file's name as a message says it; an empty one has to be seen, too.
  package var asPlace: String { isEmpty ? "''" : harmless }
}
