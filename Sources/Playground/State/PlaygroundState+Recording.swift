import OrientationModel
import OrientationScenarios
import PlaygroundSession
import TerminalModel

/// A recording under way: the playground it began at, and every key since.
struct LiveRecording: Sendable {
  /// One state; an array, because a value cannot hold itself.
  private let start: [PlaygroundState]
  private var keys: [Key] = []
  /// How many of them there were before the last that was pressed with nothing open.
  private var free = 0

  init(_ playground: PlaygroundState) {
    start = [playground]
  }

  /// Takes a key, on the stage or in what lies over it; the wheel presses another, which is taken then.
  mutating func hear(_ key: Key, onStage isFree: Bool) {
    if case .mouse(let event) = key, event.kind == .wheel(.up) || event.kind == .wheel(.down) {
      return
    }
    if isFree { free = keys.count }
    keys.append(key)
  }

  /// Takes a line that was said without a prompt, as if it had been typed there.
  mutating func hear(line: String) {
    free = keys.count
    keys += [.character(":")] + line.map { .character($0) } + [.enter]
  }

  /// What was done, without the line that ended it; nothing where there was no other.
  func screencast(_ size: Size) -> Screencast? {
    guard free > 0, let playground = start.first else { return nil }
    return Screencast(of: playground, pressing: keys.prefix(free), size: size)
  }
}

extension PlaygroundState {
  mutating func record() {
    guard let ended = recording else {
      notice = nil
      recording = LiveRecording(self)
      notice = "Recording. `: record` stops and saves it."
      return
    }
    recording = nil
    guard let screencast = ended.screencast(shownSize) else {
      return tell("Nothing was recorded.")
    }
    notice = "Saving the recording."
    ask(for: .record(screencast))
  }

  mutating func openExports() {
    let step = session.stepCount == 0 ? "the launch" : "this step"
    let kinds = [
      ("cast", "a terminal recording", "--to cast"),
      ("svg", "a picture: \(step)", "--to svg --step last"),
      ("svg animated", "for a README", "--to svg --animate"),
      ("html", "an interactive page", "--to html"),
      ("markdown", "for a pull request", "--to markdown --step last"),
      ("swift", "an app for Xcode", "--to swift"),
      ("xctest", "a test for that app", "--to xctest"), ("json", "the whole run", "--to json"),
    ]
    let items = kinds.map { Picker.Item($0.0, $0.1, .export($0.2)) }
    open(.picker(Picker(.steps, "Export as", items)))
  }

  /// Does what `export WORDS` asks for; the answer is whether the line was one.
  mutating func export(_ line: String) -> Bool {
    var words = line.split(separator: " ").map(String.init)
    guard words.first == "export", words.count > 1 else { return false }
    words.removeFirst()
    if let kind = words.first, !kind.hasPrefix("-") { words.insert("--to", at: 0) }
    notice = "Writing \(words.first { !$0.hasPrefix("-") } ?? "it")."
    words = words.map { $0 == "last" ? "\(session.stepCount)" : $0 }
    let name = session.fileName.split(separator: ".").first.map(String.init) ?? "session"
    ask(for: .export(ExportRequest(words: words, text: session.saved.text, name: name)))
    return true
  }
}
