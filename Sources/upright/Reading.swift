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
      for name in try names(in: folder.path) where !name.hasPrefix(".") {
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

  private func names(in path: String) throws(FileProblem) -> [String] {
    guard let folder = opendir(path) else { throw .current }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      names.append(name)
    }
    return names
  }
}
