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

/// Hears when a file was written, by looking at it now and then.
///
/// It looks by the file's name alone, so it doesn't matter how the file gets there: written over, renamed
/// from aside, through a link or a folder that is another now, or by another machine.
struct Follower {
  /// How long to wait between two looks, in milliseconds.
  static let interval = 200

  let path: String
  /// What the file was when it was last taken, and when it was last looked at.
  private var taken: FileStamp?
  private var seen: FileStamp?

  init(_ path: String) {
    self.path = path
    taken = FileStamp(path)
  }

  /// Whether the file is another than it was when it was last taken, which it is with that.
  ///
  /// One that may still be written to is given until the next look.
  mutating func hasNews(isWritten: Bool = false) -> Bool {
    let now = FileStamp(path)
    let isAtRest = isWritten || now == seen
    seen = now
    guard now != nil, now != taken, isAtRest else { return false }
    taken = now
    return true
  }
}

extension Follower? {
  /// Listens to the file that is on stage, whichever it is now.
  mutating func follow(_ path: String?) {
    if path != self?.path { self = path.map { Follower($0) } }
  }
}

/// What tells one state of a file from the next.
private struct FileStamp: Equatable {
  private let numbers: [Int]

  /// Nothing where there is no such file.
  init?(_ path: String) {
    guard let status = try? fileStatus(of: path) else { return nil }
    numbers = [
      Int(status.st_dev), Int(status.st_ino), Int(status.st_size), status.time.tv_sec,
      status.time.tv_nsec,
    ]
  }
}
