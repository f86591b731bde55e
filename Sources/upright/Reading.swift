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

  static let standardInput = FileReader(descriptor: STDIN_FILENO)

  private let path: String
  private let opened: Int32?

  init(_ path: String) {
    self.path = path
    opened = nil
  }

  private init(descriptor: Int32) {
    path = "-"
    opened = descriptor
  }

  func contents() throws(FileProblem) -> [UInt8] {
    if let opened { return try read(opened, isPipe: false, expected: 0) }
    guard !path.utf8.contains(0), !path.isEmpty else { throw .notFound }
    // Not blocking, so that a pipe without a writer cannot hold the program.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .current }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .current }
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFDIR else { throw .isDirectory }
    return try read(
      descriptor, isPipe: kind == S_IFIFO, expected: kind == S_IFREG ? Int(status.st_size) : 0)
  }

  private func read(
    _ descriptor: Int32, isPipe: Bool, expected: Int
  ) throws(FileProblem) -> [UInt8] {
    guard expected <= Self.limit else { throw .tooLarge(limit: Self.limit) }
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
        guard bytes.count <= Self.limit else { throw .tooLarge(limit: Self.limit) }
        isWaiting = false
      } else if count == 0 {
        guard isWaiting else { return bytes }
        // An event: somebody writes, or has come and gone.
        isWaiting = !hasEvent(descriptor, within: Self.slice)
        waited += Self.slice
        guard waited < Self.patience || !isWaiting else { throw .noWriter }
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
  private func hasEvent(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&event, 1, milliseconds) > 0
  }
}

/// How many bytes were read, or the number of the error with a minus.
private func readOnce(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  let count = read(descriptor, buffer.baseAddress, buffer.count)
  return count < 0 ? -Int(errno) : count
}

/// A folder with everything below it.
struct Folder {
  /// Deeper than any project, and a bound on folders that hold themselves.
  private static let deepest = 64

  private let path: String

  init(_ path: String) { self.path = path }

  /// Every scenario file below it, sorted; hidden folders and links to folders are passed over.
  func scenarioFiles() throws(FileProblem) -> [String] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .current }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .isNoDirectory }
    var found: [String] = []
    var waiting = [(path: path, depth: 0)]
    while let folder = waiting.popLast() {
      for name in try namesOfFolder(folder.path) where !name.hasPrefix(".") {
        let child = folder.path.hasSuffix("/") ? folder.path + name : folder.path + "/" + name
        var status = stat()
        guard lstat(child, &status) == 0 else { continue }
        let kind = status.st_mode & S_IFMT
        if kind == S_IFDIR {
          if folder.depth < Self.deepest { waiting.append((child, folder.depth + 1)) }
        } else if name.hasSuffix(".scenario") {
          found.append(child)
        }
      }
    }
    return found.sorted()
  }
}

/// What a folder holds, in no order.
func namesOfFolder(_ path: String) throws(FileProblem) -> [String] {
  guard let folder = opendir(path) else { throw .current }
  defer { closedir(folder) }
  var names: [String] = []
  while let entry = readdir(folder) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names
}

/// Hears when a file was written, without asking again and again.
///
/// The folder is watched with it: editors write aside and rename.
final class Follower {
  /// Can be read when something has happened.
  let descriptor: Int32
  private let name: String
  private let path: String
  private var folder: Int32 = -1
  private var file: Int32 = -1

  init?(_ path: String) {
    self.path = path
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    name = parts.last.map(String.init) ?? path
    let parent = parts.dropLast().joined(separator: "/")
    let folderPath = parent.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : parent
    #if canImport(Darwin)
      descriptor = kqueue()
      guard descriptor >= 0 else { return nil }
      folder = open(folderPath, O_EVTONLY)
      guard folder >= 0 else {
        close(descriptor)
        return nil
      }
      watch(folder)
      watchFile()
    #else
      descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      let mask = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO)
      guard inotify_add_watch(descriptor, folderPath, mask) >= 0 else {
        close(descriptor)
        return nil
      }
    #endif
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
      file = open(path, O_EVTONLY)
      if file >= 0 { watch(file) }
    }

    /// Takes what has happened; whether any of it was about the file.
    func hasNews() -> Bool {
      var events = [kevent](repeating: kevent(), count: 16)
      var now = timespec()
      let count = kevent(descriptor, nil, 0, &events, 16, &now)
      if count > 0 { watchFile() }
      return count > 0
    }
  #else
    /// Takes what has happened; whether any of it was about the file.
    func hasNews() -> Bool {
      var buffer = [UInt8](repeating: 0, count: 8192)
      var isAbout = false
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return isAbout }
        var offset = 0
        while offset + 16 <= count {
          let length = (0..<4).reduce(0) { $0 | Int(buffer[offset + 12 + $1]) << (8 * $1) }
          let bytes = buffer[(offset + 16)..<min(count, offset + 16 + length)].prefix { $0 != 0 }
          if String(decoding: bytes, as: UTF8.self) == name { isAbout = true }
          offset += 16 + length
        }
      }
    }
  #endif
}
