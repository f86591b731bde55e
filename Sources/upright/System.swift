import OrientationExplorer
import OrientationScenarios
import Playground
import TerminalNcurses
import UprightCommands

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What Ctrl-C raises while a search runs.
private let interruption = Interruption()

/// The real world: files, streams and the end of the process.
struct System {
  /// Standard streams that are closed would lend their numbers to the next file opened.
  func prepare() {
    signal(SIGPIPE, SIG_DFL)
    // A file that grows too large makes `write` fail; the signal would end the program.
    signal(SIGXFSZ, SIG_IGN)
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      // Opened the wrong way round on purpose: what is closed stays an error.
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  var environment: Environment {
    var environment = Environment(
      variable: variable, read: { path throws(FileProblem) in try FileReader(path).contents() },
      readStandardInput: { () throws(FileProblem) in try FileReader.standardInput() },
      scenarioFiles: { path throws(FileProblem) in try FolderWalk(path).scenarios },
      screen: .playground)
    environment.projectFiles = { path, takesAll throws(FileProblem) in
      var folder = ProjectFolder(path, takesAll: takesAll)
      return try folder.contents()
    }
    environment.isInputTerminal = isatty(STDIN_FILENO) == 1
    environment.isOutputTerminal = isatty(STDOUT_FILENO) == 1
    environment.isErrorTerminal = isatty(STDERR_FILENO) == 1
    environment.processorCount = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    environment.beginInterruptible = {
      // Asked for before the signal can come: a handler must not be the first to touch a global.
      let flag = interruption
      signal(SIGINT) { number in
        interruption.raise()
        signal(number, SIG_DFL)
      }
      return flag
    }
    environment.endInterruptible = { signal(SIGINT, SIG_DFL) }
    environment.say = { text in _ = upright.write(Array(text.utf8), to: STDERR_FILENO) }
    environment.print = { text in
      if !upright.write(Array(text.utf8), to: STDOUT_FILENO) { end(with: lostOutput()) }
    }
    environment.terminalFacts = {
      TerminalTraits.current(wishes: TerminalWishes(usesColor: $0)).report
    }
    environment.machineFacts = { System.machineFacts }
    var size = winsize()
    if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      environment.width = Int(size.ws_col)
      if size.ws_row > 0 { environment.height = Int(size.ws_row) }
    }
    return environment
  }

  /// Does what a response asks for, and tells how it all ends.
  func perform(_ effects: [ProgramEffect], endingWith code: ExitCode) -> ExitCode {
    var code = code
    var output: [UInt8] = []
    func flush() -> Bool {
      defer { output.removeAll() }
      return output.isEmpty || write(output, to: STDOUT_FILENO)
    }
    var hasFailed = false
    for effect in effects {
      if case .output(let text) = effect {
        // It would speak of a file that isn't there.
        if !hasFailed { output += text.utf8 }
        // What is long goes out before it lies here a second time.
        if output.count < 1 << 20 { continue }
      }
      guard flush() else { return lostOutput() }
      switch effect {
      case .output: break
      case .message(let text): say(text)
      case .write(let file):
        let ending = store(file)
        hasFailed = hasFailed || ending != .success
        code = max(code, ending)
      case .fill(let folder, let files): code = max(code, fill(folder, files))
      case .play(let request): code = max(code, play(request))
      case .forget: code = max(code, forget())
      }
    }
    return flush() ? code : lostOutput()
  }

  /// Deletes the sessions that earlier runs left unsaved.
  private func forget() -> ExitCode {
    guard let folder = StateFolder.ofUser else { return .success }
    do throws(FileProblem) {
      let count = try folder.forget()
      let words =
        count == 0
        ? "There are no unsaved sessions."
        : "Deleted \(count.of("file")) with unsaved sessions."
      return write(Array("\(words)\n".utf8), to: STDOUT_FILENO) ? .success : lostOutput()
    } catch {
      say("upright: \(error.sentence(about: folder.path))\n")
      return .writing
    }
  }

  private func store(_ file: NewFile) -> ExitCode {
    do throws(FileProblem) {
      try file.store()
      if !file.news.isEmpty { say(file.news) }
      return .success
    } catch {
      say("upright: \(error.sentence(about: file.path))\n")
      return .writing
    }
  }

  /// All of them or none.
  private func fill(_ folder: String, _ files: [NewFile]) -> ExitCode {
    do throws(FolderWriter.Failure) {
      var writer = FolderWriter(folder, files)
      try writer.run()
      for file in files where !file.news.isEmpty { say(file.news) }
      return .success
    } catch {
      say("upright: \(error.problem.sentence(about: error.place))\n")
      return .writing
    }
  }

  /// Ends the process: a search that Ctrl-C ended has told what it found, and dies of that all the same.
  func end(with code: ExitCode) -> Never {
    if code == .interrupted { raise(SIGINT) }
    exit(code.rawValue)
  }

  private func lostOutput() -> ExitCode {
    let words = FileProblem.current.text
    if errno == EPIPE { dieOfClosedPipe() }
    say("upright: standard output: \(words)\n")
    return .writing
  }

  /// Somebody had the signal ignored; the end is the same.
  private func dieOfClosedPipe() -> Never {
    signal(SIGPIPE, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    sigprocmask(SIG_UNBLOCK, &signals, nil)
    raise(SIGPIPE)
    exit(128 + SIGPIPE)
  }

  private func say(_ text: String) { _ = write(Array(text.utf8), to: STDERR_FILENO) }
}

@Sendable func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// Writes all bytes; false where the system refuses, with the reason in `errno`.
func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  bytes.withUnsafeBytes { buffer in
    var rest = buffer[...]
    while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
      let count = write(descriptor, start, rest.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, errno == EAGAIN {
        var event = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&event, 1, -1)
      } else if count < 0, errno != EINTR {
        return false
      }
    }
    return true
  }
}

extension FileProblem {
  /// The one in `errno`.
  static var current: FileProblem { FileProblem(number: errno) }

  /// The same of a file to be written, which is not there yet: its folder is what is missing.
  var asFolder: FileProblem { self == .notFound ? .noFolder : self }

  init(number: Int32) {
    switch number {
    case ENOENT, ENOTDIR: self = .notFound
    case EISDIR: self = .isDirectory
    default: self = .system(String(cString: strerror(number)))
    }
  }
}

extension System {
  private static var machineFacts: [Fact] {
    [("system", system, ""), ("drawn with", TerminalTraits.library, ""), unsaved]
  }

  /// Where a signal that ends the program leaves what is not saved.
  private static var unsaved: Fact {
    guard let folder = StateFolder.ofUser else {
      return ("unsaved sessions", "lost", "neither XDG_STATE_HOME nor HOME is set")
    }
    let count = folder.files.count
    guard count > 0 else {
      let place = "a signal that ends the playground leaves them in \(folder.path)"
      return ("unsaved sessions", "none", place)
    }
    return (
      "unsaved sessions", "\(count.of("file")) in \(folder.path)",
      "`upright play --forget` deletes them"
    )
  }

  private static var system: String {
    var names = utsname()
    guard uname(&names) == 0 else { return "unknown" }
    return [text(of: names.sysname), text(of: names.release), text(of: names.machine)]
      .joined(separator: " ")
  }

  /// The characters of an array that C has within a struct, up to the zero.
  private static func text<Characters>(of characters: Characters) -> String {
    withUnsafeBytes(of: characters) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
