import Playground
import UprightCommands

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The small file by which a talk and its speaker's view know of each other.
///
/// Its first line has when the talk began and how many minutes it is to take; then comes the text.
enum TalkFile {
  /// In the folder that the system keeps for what runs, else in the user's corner of `/tmp`.
  static var path: String {
    for name in ["XDG_RUNTIME_DIR", "TMPDIR"] {
      if let folder = getenv(name).map({ String(cString: $0) }), folder.hasPrefix("/") {
        return folder + (folder.hasSuffix("/") ? "" : "/") + "upright-talk"
      }
    }
    return "/tmp/upright-talk-\(getuid())"
  }

  static func write(_ notes: SpeakersNotes, since start: Int) {
    let text = "\(start) \(notes.minutes)\n\(notes.text)"
    // Nobody may be listening: that it cannot be told is no reason to stop a talk.
    try? NewFile(path: path, bytes: Array(text.utf8), replaces: true).store()
  }

  static func remove() { unlink(path) }

  /// What it says: when the talk began, how long it is to take, and the text.
  fileprivate static func read() -> (start: Int, minutes: Int, text: String)? {
    guard let bytes = try? FileReader(path).contents() else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = parts[0].split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 2, parts.count == 2 else { return nil }
    return (numbers[0], numbers[1], String(parts[1]))
  }
}

/// Seconds since 1970.
func secondsNow() -> Int { Int(time(nil)) }

extension System {
  /// The speaker's view: what the file says, again whenever it changes, and the clock.
  func followTalk() -> ExitCode {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    while true {
      let follower = Follower(TalkFile.path)
      let view =
        TalkFile.read().map(Self.view)
        ?? "No talk is running. In another terminal, run:\n  upright present\n"
      let clear = isTerminal ? "\u{1B}[H\u{1B}[2J" : ""
      guard write(Array((clear + view).utf8), to: STDOUT_FILENO) else { return .writing }
      guard isTerminal else { return .success }
      var event = pollfd(fd: follower?.descriptor ?? -1, events: Int16(POLLIN), revents: 0)
      _ = poll(&event, 1, 1_000)
    }
  }

  private static func view(_ talk: (start: Int, minutes: Int, text: String)) -> String {
    let gone = max(0, secondsNow() - talk.start)
    let rest = talk.minutes * 60 - gone
    let left =
      talk.minutes == 0 ? "" : rest >= 0 ? "   \(clock(rest)) left" : "   \(clock(-rest)) over"
    return "\(clock(gone))\(left)\n\n\(talk.text)"
  }

  private static func clock(_ seconds: Int) -> String {
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
