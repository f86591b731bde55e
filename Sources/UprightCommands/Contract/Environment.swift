import OrientationExplorer
import OrientationScenarios
import PlaygroundSession
import ProjectReading

/// What a command sees of the world around it; whoever runs the program hands it in.
package struct Environment: Sendable {
  package var isInputTerminal = false
  package var isOutputTerminal = false
  package var isErrorTerminal = false
  package var processorCount = 1
  /// Has Ctrl-C raise a flag, the first time, and end the program, the second.
  package var beginInterruptible: @Sendable () -> Interruption = { Interruption() }
  /// Has Ctrl-C end the program again.
  package var endInterruptible: @Sendable () -> Void = {}
  /// Writes to standard error at once: for what is gone when the command ends.
  package var say: @Sendable (String) -> Void = { _ in }
  /// Writes to standard output at once: for what is too long to be held.
  ///
  /// Nothing where whoever asks wants it in the response.
  package var print: (@Sendable (String) -> Void)?
  /// Columns of the terminal; nothing where there is none.
  package var width: Int?
  package var height: Int?
  /// What whoever draws on the terminal decides about it; the wish is that of --color.
  package var terminalFacts: @Sendable (_ usesColor: Bool?) -> [Fact] = { _ in [] }
  package var machineFacts: @Sendable () -> [Fact] = { [] }
  package var variable: @Sendable (String) -> String?
  /// The whole contents of a file, a pipe or a device.
  package var read: @Sendable (String) throws(FileProblem) -> [UInt8]
  package var readStandardInput: @Sendable () throws(FileProblem) -> [UInt8]
  /// The paths of all scenario files below a folder, sorted, each beginning with the folder's.
  package var scenarioFiles: @Sendable (String) throws(FileProblem) -> [String]
  /// The files of the project in a folder; with all that others wrote, where that is wanted.
  package var projectFiles: @Sendable (String, Bool) throws(FileProblem) -> ProjectFiles = {
    _, _ throws(FileProblem) in throw .notFound
  }

  package var screen: PlaygroundScreen

  package init(
    variable: @escaping @Sendable (String) -> String?,
    read: @escaping @Sendable (String) throws(FileProblem) -> [UInt8],
    readStandardInput: @escaping @Sendable () throws(FileProblem) -> [UInt8],
    scenarioFiles: @escaping @Sendable (String) throws(FileProblem) -> [String],
    screen: PlaygroundScreen
  ) {
    self.variable = variable
    self.read = read
    self.readStandardInput = readStandardInput
    self.scenarioFiles = scenarioFiles
    self.screen = screen
  }

  /// A file, or standard input where its path is `-`.
  func bytes(of path: String) throws(FileProblem) -> [UInt8] {
    try path == "-" ? readStandardInput() : read(path)
  }

  /// The same, with the complaint of whoever cannot do without it.
  func contents(of path: String) throws(Trouble) -> [UInt8] {
    do { return try bytes(of: path) } catch {
      throw .file(path == "-" ? "standard input" : path, error)
    }
  }
}

/// Something that was found out, or decided, and what it rests on; empty where it speaks for itself.
package typealias Fact = (name: String, outcome: String, reason: String)

/// Why a file cannot be read or written: a fact, worded below.
package enum FileProblem: Error, Hashable, Sendable {
  case notFound
  case isDirectory
  case isNoDirectory
  case isNoFile
  /// The folder that a file is to be written into is missing.
  case noFolder
  /// A named pipe that nobody writes to.
  case noWriter
  /// A named pipe that nobody reads from.
  case noReader
  case tooLarge(limit: Int)
  /// It is there already, and nobody said that it may be replaced.
  case exists
  /// Something that is no ordinary file cannot be replaced.
  case notReplaceable
  /// Nobody may write to it.
  case readOnly
  /// What the system says.
  case system(String)

  /// About a file: its name, fit to show, and what is the matter.
  package func sentence(about path: String) -> String { "\(path.harmless): \(text)" }

  /// After a path and a colon.
  package var text: String {
    switch self {
    case .notFound: "this file doesn't exist"
    case .isDirectory: "this is a directory"
    case .isNoDirectory: "this isn't a directory"
    case .isNoFile: "this isn't a regular file"
    case .noFolder: "this folder doesn't exist"
    case .noWriter: "nothing writes to this pipe"
    case .noReader: "nothing reads from this pipe"
    case .tooLarge(let limit): "this is larger than \(limit >> 20) MB"
    case .exists: "this file already exists; use --force to replace it"
    case .notReplaceable: "this isn't a regular file, so it won't be replaced"
    case .readOnly: "this file is read-only, so it won't be replaced"
    case .system(let words): words
    }
  }
}
