import OrientationScenarios
import Playground
import TerminalNcurses
import UprightCommands

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Where unsaved sessions go when a signal ends the program: a file a process, a token a line.
///
/// Nothing is written there but by such a signal.
struct StateFolder {
  /// How many files are kept, and for how many seconds they are offered.
  private static let most = 20
  private static let lifetime = 7 * 24 * 60 * 60
  private static let largest = 1 << 20

  let path: String

  /// `$XDG_STATE_HOME/upright`, else `~/.local/state/upright`; nothing for who has no home.
  static var ofUser: StateFolder? {
    let variable = { (name: String) in
      getenv(name).map { String(path: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let base = variable("XDG_STATE_HOME") ?? variable("HOME").map { $0 + "/.local/state" }
    return base.map { StateFolder(path: $0 + "/upright") }
  }

  /// Says in advance what a signal that ends the program leaves here.
  func prepare(_ tokens: [String]) {
    Terminal.setLegacy(tokens, in: "\(path)/\(secondsNow())-\(getpid())".onDisk)
  }

  /// What earlier runs left, the latest first; what is too old, or one too many, is removed.
  func sessions() -> [LeftSession] {
    var sessions: [LeftSession] = []
    for (index, file) in files.enumerated() {
      let age = secondsNow() - file.time
      guard age <= Self.lifetime, index < Self.most - 1 else {
        unlink(file.path.onDisk)
        continue
      }
      sessions += tokens(in: file.path).map { LeftSession(token: $0, age: Self.words(for: age)) }
    }
    return sessions
  }

  /// Removes all of it; the answer is how many files there were.
  func forget() throws(FileProblem) -> Int {
    let files = files
    for file in files where unlink(file.path.onDisk) != 0 { throw .current }
    return files.count
  }

  /// Removes one session, and its file with the last one.
  func forget(_ token: String) {
    for file in files {
      let all = tokens(in: file.path)
      let rest = all.filter { $0 != token }
      guard rest.count < all.count else { continue }
      guard !rest.isEmpty else {
        unlink(file.path.onDisk)
        continue
      }
      let bytes = rest.flatMap { Array("\($0)\n".utf8) }
      try? NewFile(path: file.path, bytes: bytes, replaces: true).store()
    }
  }

  private func tokens(in path: String) -> [String] {
    guard let bytes = try? FileReader(path).contentsOfFile() else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").prefix(Self.most)
      .map(String.init)
  }

  /// The user's own files of that kind, the latest first.
  var files: [(path: String, time: Int)] {
    let names = (try? namesOfFolder(path)) ?? []
    return names.filter(Self.isOurs).compactMap { name in
      let file = "\(path)/\(name)"
      guard let status = try? fileStatus(of: file, followsLinks: false), status.kind == S_IFREG,
        status.st_uid == getuid(), status.st_size <= Self.largest
      else { return nil }
      return (file, status.time.tv_sec)
    }.sorted { ($0.time, $0.path) > ($1.time, $1.path) }
  }

  /// A number of seconds and one of a process.
  private static func isOurs(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { Int($0) != nil }
  }

  private static func words(for age: Int) -> String {
    switch age {
    case ..<120: return "just now"
    case ..<7_200: return (age / 60).of("minute") + " ago"
    case ..<172_800: return (age / 3_600).of("hour") + " ago"
    default: return (age / 86_400).of("day") + " ago"
    }
  }
}

/// Seconds since 1970.
private func secondsNow() -> Int { Int(time(nil)) }
