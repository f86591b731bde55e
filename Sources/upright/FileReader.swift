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
