import Playground
import PlaygroundSession
import TerminalModel
import TerminalNcurses
import UprightCommands

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension System {
  /// The playground: canvas, show, key, press, perform, until it is left.
  func play(_ request: PlayRequest) -> ExitCode {
    if request.isLinear { return playInSentences(request) }
    var wishes = TerminalWishes()
    wishes.usesColor = request.usesColor
    wishes.isASCII = request.isASCII
    wishes.isStill = request.isStill
    wishes.appearance = request.isLight.map { $0 ? .light : .dark }
    let traits = TerminalTraits.current(wishes: wishes)
    do throws(TerminalProblem) {
      // By then the screen is the shell's again.
      for words in try Self.playOnScreen(request, traits) {
        _ = upright.write(Array("\(words)\n".utf8), to: STDOUT_FILENO)
      }
      return .success
    } catch .vanished {
      Terminal.leaveLegacy()
      return .success
    } catch .dumbTerm {
      return playInSentences(request)
    } catch {
      let words = "upright: \(error)\nhelp: `upright play --linear` needs no screen\n"
      _ = upright.write(Array(words.utf8), to: STDERR_FILENO)
      return .usage
    }
  }

  /// Plays until it is left and the terminal is given back; the answer is what is to be kept: the
  /// command that goes on with a session that no file has, and a text that no clipboard took.
  private static func playOnScreen(
    _ request: PlayRequest, _ traits: TerminalTraits
  ) throws(TerminalProblem) -> [String] {
    var loop = try PlayLoop(request, traits)
    try loop.run()
    return loop.farewell
  }
}

/// The loop, and the effects that only it can have.
private struct PlayLoop: ~Copyable {
  private var playground: PlaygroundState
  private var terminal: Terminal
  private var follower: Follower?
  private var hasEnded = false
  /// How far the frames are behind their time, and when the drawing of the last one began.
  private var lateness = 0
  private var drawing = 0
  /// Where the last words lead, and for how long it has to be quiet before others are made: the
  /// first ones are made at once.
  private var worded: PlaygroundState.Whereabouts?
  private var quiet = 0
  /// The last text that was to be copied, where nothing took it.
  private var uncopied: String?
  private let stateFolder = StateFolder.ofUser

  init(_ request: PlayRequest, _ traits: TerminalTraits) throws(TerminalProblem) {
    playground = request.playground(
      PlaygroundState.Traits(
        moves: traits.moves.value, isASCII: !traits.isUTF8.value, hasMouse: traits.mouse.value,
        isLive: true, ground: traits.appearance.value, depth: traits.depth.value))
    if let stateFolder { playground.offer(stateFolder.sessions()) }
    terminal = try Terminal(traits: traits)
    terminal.reportsMouse = traits.mouse.value
  }

  /// What is said on the shell's own screen.
  var farewell: [String] {
    let commands = playground.commandsToReturn
    let text = uncopied.flatMap { commands.contains($0) ? nil : $0 }
    return commands.map { "Nothing is lost: \($0)" } + [text].compactMap { $0 }
  }

  /// Says in advance what a crash leaves behind, how to go on from here, and what any signal that ends
  /// the program leaves in a file: all that is not saved.
  ///
  /// Of a long session the command takes a while to make: no more than a fiftieth of the time is
  /// spent on that.
  private mutating func prepareLastWords() {
    let start = milliseconds()
    worded = playground.whereabouts
    terminal.setLastWords(
      "upright: Upright itself crashed, which is a bug. To resume your session, run\n"
        + "\(playground.commandToGoOn)\n")
    stateFolder?.prepare(playground.unsavedTokens)
    quiet = max(20, 50 * (milliseconds() - start))
  }

  mutating func run() throws(TerminalProblem) {
    follower.follow(playground.followed)
    try show()
    while !hasEnded {
      let start = milliseconds()
      let frame = playground.patience.map { max(1, $0 - lateness) }
      // While nobody types there is time to look ahead, and while nothing moves for the last words.
      let isAhead = !playground.canLookAhead
      let isQuiet = frame == nil && playground.whereabouts != worded
      let wait = isAhead ? isQuiet ? quiet : frame : 0
      let look = follower == nil ? nil : Follower.interval
      let keys = try terminal.nextKeys(timeout: [wait, look].compactMap(\.self).min())
      if keys.isEmpty {
        let waited = milliseconds() - start
        if follower?.hasNews() == true {
          reload()
        } else if !isAhead {
          playground.lookAhead()
          if frame != nil { lateness += milliseconds() - start }
          continue
        } else if waited < wait ?? .max {
          // It was time for a look at the file, and for nothing else yet.
          if isQuiet { quiet -= waited } else if frame != nil { lateness += waited }
          continue
        } else if isQuiet {
          prepareLastWords()
          continue
        } else {
          advance(since: start)
        }
      }
      press(keys)
      follower.follow(playground.followed)
      if !hasEnded { try show() }
    }
  }

  private mutating func press(_ keys: [Key]) {
    if !keys.isEmpty { lateness = 0 }
    var rest = keys[...]
    while !rest.isEmpty, !hasEnded {
      let (taken, effects) = playground.press(rest)
      for effect in effects { perform(effect) }
      rest = rest.dropFirst(taken)
      // A click means what was on the screen when it was made.
      if case .mouse = rest.first { _ = playground.screen(terminal.size) }
    }
  }

  /// Goes on to the frame whose time has come; those that came too late are left out.
  private mutating func advance(since start: Int) {
    var spent = milliseconds() - start + lateness
    while let wait = playground.patience, spent >= wait {
      spent -= wait
      playground.advance()
    }
    lateness = playground.patience == nil ? 0 : spent
    drawing = milliseconds()
  }

  private mutating func show() throws(TerminalProblem) {
    try terminal.show(playground.screen(terminal.size))
    // What drawing a frame took is part of its time.
    if playground.patience != nil, drawing > 0 { lateness += milliseconds() - drawing }
    drawing = 0
  }

  private mutating func reload() {
    guard let path = playground.followed else { return }
    do throws(FileProblem) {
      playground.load(path, try FileReader(path).contentsOfFile())
    } catch {
      playground.tell(error.sentence(about: path))
    }
  }

  /// Leaves the screen to the user's editor, and takes the file as it is then.
  private mutating func edit() {
    guard let (path, line) = playground.placeInFile else { return }
    follower.follow(playground.followed)
    let call = EditorCall(path, line: line, variable: variable)
    let status = terminal.run(call.arguments.map(\.onDisk))
    // Of a file that is gone there is no news.
    if follower?.hasNews(isWritten: true) != false || access(path.onDisk, F_OK) != 0 { reload() }
    if let trouble = call.trouble(status) { playground.tell(trouble) }
  }

  /// Copies by the system's own tool, else by the terminal's; else the text is there to be read.
  private mutating func copy(_ text: String) {
    let calls = ClipboardCall.all(variable: variable)
    let isCopied =
      calls.contains { Terminal.feed($0.arguments.map(\.onDisk), text) } || terminal.copy(text)
    uncopied = isCopied ? nil : text
    if !isCopied { playground.show(uncopied: text) }
  }

  private mutating func perform(_ effect: PlaygroundEffect) {
    switch effect {
    case .quit: hasEnded = true
    case .repaint: terminal.repaint()
    case .suspend: terminal.suspend()
    case .ground(let ground): terminal.draw(on: ground)
    case .reportMouse(let isOn): terminal.reportsMouse = isOn
    case .copy(let text): copy(text)
    case .edit: edit()
    case .save:
      playground.perform(effect)
      // What it wrote itself is no news.
      follower = nil
    case .record, .export, .findFiles, .restored, .load: playground.perform(effect)
    }
  }
}

extension PlaygroundState {
  /// Does what is the same with a screen and without.
  fileprivate mutating func perform(_ effect: PlaygroundEffect) {
    switch effect {
    case .save(let name, let text):
      let own = (path: followed, text: session.sourceText)
      do throws(FileProblem) { saved(as: try save(name, text, over: own)) } catch {
        tell(error.sentence(about: name))
      }
    case .record(let screencast): tell(store(screencast))
    case .export(let request): tell(store(request))
    case .findFiles: list(scenarioFilesHere())
    case .restored(let token):
      // From here on it is left by this program, should it be ended.
      StateFolder.ofUser?.prepare(unsavedTokens)
      StateFolder.ofUser?.forget(token)
    case .load(let path):
      do throws(FileProblem) { load(path, try FileReader(path).contents()) } catch {
        tell(error.sentence(about: path))
      }
    case .quit, .repaint, .suspend, .ground, .reportMouse, .copy, .edit: break
    }
  }
}

/// The time of a clock that only goes forward.
private func milliseconds() -> Int {
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  return now.tv_sec * 1000 + now.tv_nsec / 1_000_000
}

/// The scenario files in the current folder, not in those below it.
func scenarioFilesHere() -> [String] {
  let names = (try? namesOfFolder(".")) ?? []
  return names.filter { $0.hasSuffix(".scenario") }.prefix(500).sorted()
}

extension System {
  /// The playground without a screen: lines in, sentences out, until the input ends.
  func playInSentences(_ request: PlayRequest) -> ExitCode {
    let traits = PlaygroundState.Traits(isASCII: request.isASCII, hasMouse: false)
    var linear = Linear(request.playground(traits))
    let stateFolder = StateFolder.ofUser
    if let stateFolder {
      linear.playground.offer(stateFolder.sessions())
      Terminal.guardLegacy()
    }
    var follower: Follower?
    guard say(linear.news()) else { return .writing }
    var input = LineInput()
    func farewell() -> ExitCode {
      let commands = linear.playground.commandsToReturn
      return say(commands.map { "Nothing is lost: \($0)" }) ? .success : .writing
    }
    while true {
      stateFolder?.prepare(linear.playground.unsavedTokens)
      follower.follow(linear.playground.followed)
      switch input.next(following: &follower) {
      case .end: return farewell()
      case .news:
        guard let path = linear.playground.followed,
          let bytes = try? FileReader(path).contentsOfFile()
        else { continue }
        guard say(linear.load(path, bytes)) else { return .writing }
      case .line(let line):
        let (lines, effects) = linear.take(line)
        guard say(lines) else { return .writing }
        for effect in effects {
          if effect == .quit { return farewell() }
          if case .save = effect { follower = nil }
          guard say(perform(effect, &linear)) else { return .writing }
        }
      }
    }
  }

  private func perform(_ effect: PlaygroundEffect, _ linear: inout Linear) -> [String] {
    switch effect {
    case .copy(let text): return text.split(separator: "\n").map { "Copy: \($0)" }
    case .edit: return edit(&linear)
    case .findFiles:
      linear.playground.perform(effect)
      return []
    case .load(let path):
      if let bytes = try? FileReader(path).contents() { return linear.load(path, bytes) }
      linear.playground.tell("\(path.asPlace) can't be read.")
    case .save, .record, .export, .restored: linear.playground.perform(effect)
    case .quit, .repaint, .suspend, .reportMouse, .ground: return []
    }
    return linear.news()
  }

  /// Runs the user's editor where there is a terminal for it; who follows the file tells what came.
  private func edit(_ linear: inout Linear) -> [String] {
    guard let (path, line) = linear.playground.placeInFile else { return [] }
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      linear.playground.tell("Edit \(path.asPlace), line \(line). Changes to it replay here.")
      return linear.news()
    }
    let call = EditorCall(path, line: line, variable: variable)
    let status = Terminal.runWithoutScreen(call.arguments.map(\.onDisk))
    guard let trouble = call.trouble(status) else { return [] }
    linear.playground.tell(trouble)
    return linear.news()
  }

  private func say(_ lines: [String]) -> Bool {
    lines.isEmpty || upright.write(Array(lines.map { $0 + "\n" }.joined().utf8), to: STDOUT_FILENO)
  }
}

/// Standard input, a line at a time, while a file is followed.
private struct LineInput {
  enum Arrival {
    case line(String)
    /// The file was written.
    case news
    case end
  }

  private var bytes: [UInt8] = []
  private var hasEnded = false

  mutating func next(following follower: inout Follower?) -> Arrival {
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
      var event = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      if poll(&event, 1, follower == nil ? -1 : Int32(Follower.interval)) != 0 {
        read()
      } else if follower?.hasNews() == true {
        return .news
      }
    }
  }

  private mutating func read() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { readOnce(STDIN_FILENO, $0) }
    bytes += buffer[..<max(0, count)]
    hasEnded = count == 0 || count < 0 && count != -Int(EINTR)
  }
}
