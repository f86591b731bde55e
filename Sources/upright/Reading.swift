import UprightCommands

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads the whole of a file, a pipe or a device.
struct FileReader {
  /// No text is as long; an endless device would never end.
  static let limit = 256 << 20
  /// How long a named pipe is given to find somebody who writes to it.
  private static let patience: Int32 = 2_000
  private static let slice: Int32 = 20

  private let path: String

  init(_ path: String) { self.path = path }

  static func standardInput() throws(FileProblem) -> [UInt8] {
    try read(STDIN_FILENO, isPipe: false, expected: 0)
  }

  func contents() throws(FileProblem) -> [UInt8] {
    guard !path.utf8.contains(0), !path.isEmpty else { throw .notFound }
    // Not blocking, so that a pipe without a writer cannot hold the program.
    let descriptor = open(path.onDisk, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .current }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .current }
    let kind = status.kind
    guard kind != S_IFDIR else { throw .isDirectory }
    return try Self.read(
      descriptor, isPipe: kind == S_IFIFO, expected: kind == S_IFREG ? Int(status.st_size) : 0)
  }

  /// The same of an ordinary file only: a pipe in its place would have to be waited for.
  func contentsOfFile() throws(FileProblem) -> [UInt8] {
    guard try fileStatus(of: path).kind == S_IFREG else { throw .isNoFile }
    return try contents()
  }

  private static func read(
    _ descriptor: Int32, isPipe: Bool, expected: Int
  ) throws(FileProblem) -> [UInt8] {
    guard expected <= limit else { throw .tooLarge(limit: limit) }
    var bytes: [UInt8] = []
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(expected + 1, 256 << 10), alignment: 16)
    defer { buffer.deallocate() }
    var isWaiting = isPipe
    var waited: Int32 = 0
    while true {
      let count = readOnce(descriptor, buffer)
      if count > 0 {
        bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
        isWaiting = false
      } else if count == 0 {
        guard isWaiting else { return bytes }
        // An event: somebody writes, or has come and gone.
        isWaiting = !hasEvent(descriptor, within: slice)
        waited += slice
        guard waited < patience || !isWaiting else { throw .noWriter }
      } else if count == -Int(EAGAIN) {
        // Somebody holds the other end: more will come, or the end.
        isWaiting = false
        _ = hasEvent(descriptor, within: -1)
      } else if count != -Int(EINTR) {
        throw FileProblem(number: Int32(-count))
      }
    }
  }

  /// Whether something can be read, or whoever could have written has gone.
  private static func hasEvent(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&event, 1, milliseconds) > 0
  }
}

/// How many bytes were read, or the number of the error with a minus.
func readOnce(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  let count = read(descriptor, buffer.baseAddress, buffer.count)
  return count < 0 ? -Int(errno) : count
}

/// Hears when a file was written, without asking again and again.
///
/// The folder is watched with it: editors write aside and rename.
final class Follower {
  /// Can be read when something has happened.
  let descriptor: Int32
  let path: String
  private var folder: Int32 = -1
  private var file: Int32 = -1
  /// What the file was when last asked about.
  private var seen: FileStamp?

  init?(_ path: String) {
    self.path = path
    #if canImport(Darwin)
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      let parent = parts.dropLast().joined(separator: "/")
      let folderPath = parent.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : parent
      descriptor = kqueue()
      guard descriptor >= 0 else { return nil }
      folder = open(folderPath, O_EVTONLY | O_CLOEXEC)
      guard folder >= 0 else {
        close(descriptor)
        return nil
      }
      watch(folder)
      watchFile()
    #else
      descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      guard watchFolders() else {
        close(descriptor)
        return nil
      }
    #endif
    seen = FileStamp(path)
  }

  deinit {
    for descriptor in [descriptor, folder, file] where descriptor >= 0 { close(descriptor) }
  }

  #if canImport(Darwin)
    private func watch(_ watched: Int32) {
      var event = kevent(
        ident: UInt(watched), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
        fflags: UInt32(NOTE_WRITE | NOTE_RENAME | NOTE_DELETE | NOTE_EXTEND), data: 0, udata: nil)
      _ = kevent(descriptor, &event, 1, nil, 0, nil)
    }

    private func watchFile() {
      if file >= 0 { close(file) }
      file = open(path.onDisk, O_EVTONLY | O_CLOEXEC)
      if file >= 0 { watch(file) }
    }

    /// Takes what has happened; whether the file is another than it was.
    ///
    /// A queue tells of every single write, and of whatever else happens in the folder: a file that
    /// has not come to rest is given a moment, and one that is as it was is no news.
    func hasNews() -> Bool {
      guard takesEvents(within: 0) else { return false }
      for _ in 0..<20 {
        watchFile()
        guard takesEvents(within: 50) else { break }
      }
      let before = seen
      seen = FileStamp(path)
      return seen != nil && seen != before
    }

    /// Takes what is there, or comes; whether anything was.
    private func takesEvents(within milliseconds: Int) -> Bool {
      var events = Array(repeating: kevent(), count: 16)
      var wait = timespec(tv_sec: 0, tv_nsec: milliseconds * 1_000_000)
      return kevent(descriptor, nil, 0, &events, 16, &wait) > 0
    }
  #else
    /// What ends in a whole file under a name; what is only begun has no news yet.
    private static let endings =
      UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVE_SELF) | UInt32(IN_DELETE_SELF)
      | UInt32(IN_Q_OVERFLOW)

    /// Watches every folder on the way to the file and to what links lead to.
    ///
    /// Any of them may give its name to another. False where not even one can be watched.
    private func watchFolders() -> Bool {
      let mask = Self.endings & ~UInt32(IN_Q_OVERFLOW) | UInt32(IN_CREATE) | UInt32(IN_ONLYDIR)
      var isWatching = false
      for folder in path.foldersOnTheWay {
        if inotify_add_watch(descriptor, folder.onDisk, mask) >= 0 { isWatching = true }
      }
      return isWatching
    }

    /// Takes what has happened; whether the file is another than it was.
    func hasNews() -> Bool {
      let events = takeEvents()
      guard events != 0 else { return false }
      _ = watchFolders()
      guard let now = FileStamp(path), now != seen else { return false }
      // A name that was only just made: its text is still to come, unless it is a link's.
      guard events & Self.endings != 0 || path.isLink else { return false }
      seen = now
      return true
    }

    /// The kinds of everything that has happened.
    private func takeEvents() -> UInt32 {
      var buffer = [UInt8](repeating: 0, count: 8_192)
      var kinds: UInt32 = 0
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return kinds }
        var offset = 0
        while offset + 16 <= count {
          let field = { (place: Int) in
            (0..<4).reduce(UInt32(0)) {
              $0 | UInt32(buffer[offset + place + $1]) << (8 * UInt32($1))
            }
          }
          kinds |= field(4)
          offset += 16 + Int(field(12))
        }
      }
    }
  #endif
}

extension Follower? {
  /// Listens to the file that is on stage, whichever it is now.
  mutating func follow(_ path: String?) {
    if path != self?.path { self = path.flatMap { Follower($0) } }
  }
}

/// What tells one state of a file from the next.
private struct FileStamp: Equatable {
  private let numbers: [Int]

  /// Nothing where there is no such file.
  init?(_ path: String) {
    guard let status = try? fileStatus(of: path) else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    numbers = [
      Int(status.st_dev), Int(status.st_ino), Int(status.st_size), Int(time.tv_sec),
      Int(time.tv_nsec),
    ]
  }
}

extension String {
  /// The folders that its name goes through, and those that the links among them go through.
  fileprivate var foldersOnTheWay: [String] {
    var folders: [String] = []
    var place = self
    for _ in 0..<40 {
      var end = place.utf8.endIndex
      while let slash = place.utf8[..<end].lastIndex(of: UInt8(ascii: "/")) {
        let folder = slash == place.startIndex ? "/" : String(place[..<slash])
        if !folders.contains(folder) { folders.append(folder) }
        end = slash
      }
      if !place.hasPrefix("/"), !folders.contains(".") { folders.append(".") }
      guard let next = place.linkTarget else { break }
      place = next
    }
    return folders
  }
}
