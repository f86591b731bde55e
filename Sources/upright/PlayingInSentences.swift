import Playground
import TerminalNcurses
import TerminalModel
import UprightCommands

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension System {
  /// The playground without a screen: lines in, sentences out, until the input ends.
  func playInSentences(_ request: PlayRequest) -> ExitCode {
    let traits = PlaygroundState.Traits(isASCII: request.isASCII, hasMouse: false)
    var linear = Linear(request.playground(traits))
    var followed = linear.playground.followed
    var follower = followed.flatMap { Follower($0) }
    guard say(linear.news()) else { return .writing }
    var input = LineInput()
    while true {
      switch input.next(watching: follower?.descriptor) {
      case .end: return .success
      case .news:
        guard let followed, follower?.hasNews() == true,
          let bytes = try? FileReader(followed).contents()
        else { continue }
        guard say(linear.load(followed, bytes)) else { return .writing }
      case .line(let line):
        let (lines, effects) = linear.take(line)
        guard say(lines) else { return .writing }
        for effect in effects {
          if effect == .quit { return .success }
          guard say(perform(effect, &linear)) else { return .writing }
          if linear.playground.followed != followed {
            followed = linear.playground.followed
            follower = followed.flatMap { Follower($0) }
          }
        }
      }
    }
  }

  private func perform(_ effect: PlaygroundEffect, _ linear: inout Linear) -> [String] {
    switch effect {
    case .copy(let text): return text.split(separator: "\n").map { "Copy: \($0)" }
    case .save(let name, let text):
      do throws(FileProblem) { linear.playground.saved(as: try save(name, text)) } catch {
        linear.playground.tell("\(name): \(error.text)")
      }
    case .edit: return edit(&linear)
    case .record(let screencast): linear.playground.tell(store(screencast))
    case .export(let request): linear.playground.tell(store(request))
    case .ask(let question):
      linear.playground.show(question, question.answer(in: environment))
    case .findFiles:
      linear.playground.list(scenarioFilesHere())
      return []
    case .load(let path):
      if let bytes = try? FileReader(path).contents() { return linear.load(path, bytes) }
      linear.playground.tell("\(path) cannot be read.")
    case .quit, .repaint, .suspend, .reportMouse, .ground: return []
    }
    return linear.news()
  }

  /// Runs the user's editor where there is a terminal for it; who follows the file tells what came.
  private func edit(_ linear: inout Linear) -> [String] {
    guard let (path, line) = linear.playground.placeInFile else { return [] }
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      linear.playground.tell("\(path), line \(line): what is saved there is played here.")
      return linear.news()
    }
    let call = EditorCall(path, line: line)
    guard let trouble = call.trouble(Terminal.runWithoutScreen(call.arguments)) else { return [] }
    linear.playground.tell(trouble)
    return linear.news()
  }

  private func say(_ lines: [String]) -> Bool {
    lines.isEmpty || upright.write(Array(lines.map { $0 + "\n" }.joined().utf8), to: STDOUT_FILENO)
  }
}

/// Standard input, a line at a time, while something else is watched.
private struct LineInput {
  enum Arrival {
    case line(String)
    case news
    case end
  }

  private var bytes: [UInt8] = []
  private var hasEnded = false

  mutating func next(watching descriptor: Int32?) -> Arrival {
    while true {
      if let end = bytes.firstIndex(of: 10) {
        defer { bytes.removeFirst(end + 1) }
        return .line(String(decoding: bytes[..<end], as: UTF8.self))
      }
      if hasEnded {
        guard !bytes.isEmpty else { return .end }
        defer { bytes = [] }
        return .line(String(decoding: bytes, as: UTF8.self))
      }
      if wait(descriptor) { return .news }
      read()
    }
  }

  /// Waits for either; whether it was the other.
  private func wait(_ descriptor: Int32?) -> Bool {
    guard let descriptor else { return false }
    var events = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
    ]
    _ = poll(&events, 2, -1)
    return events[1].revents != 0
  }

  private mutating func read() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    #if canImport(Darwin)
      let count = Darwin.read(STDIN_FILENO, &buffer, buffer.count)
    #else
      let count = Glibc.read(STDIN_FILENO, &buffer, buffer.count)
    #endif
    if count > 0 {
      bytes += buffer[..<count]
    } else if count == 0 || errno != EINTR {
      hasEnded = true
    }
  }
}
