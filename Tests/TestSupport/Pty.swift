import CPtySupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// One of the package's programs, or another by its path, on a terminal of its own, and everything it has written.
package struct Pty: ~Copyable {
  private var program = PtyProgram()
  package private(set) var output: [UInt8] = []

  /// Long enough for a busy machine; nothing waits this long unless it fails.
  package static let patience: Int32 = 60_000

  package init(
    _ name: String, _ arguments: [String] = [], in directory: String = "/", columns: Int = 100,
    rows: Int = 30, environment: [String: String] = [:],
    configure: (inout PtyStart) -> Void = { _ in }
  ) throws {
    var values = [
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin",
      "SWIFT_BACKTRACE": "enable=no",
    ]
    // Another ncurses may want the terminals' entries from somewhere else.
    if Self.hasOtherPrograms, let entries = getenv("TERMINFO") {
      values["TERMINFO"] = String(cString: entries)
    }
    values.merge(environment) { $1 }
    let entries = values.filter { !$0.value.isEmpty }.map { "\($0.key)=\($0.value)" }
    var start = PtyStart()
    (start.columns, start.rows) = (Int32(columns), Int32(rows))
    configure(&start)
    let path = try Self.path(of: name)
    let hasStarted = withCStrings(entries) { environment in
      withCStrings([path] + arguments) { arguments in
        directory.withCString { directory in
          start.arguments = arguments
          start.environment = environment
          start.directory = directory
          return pty_start(&program, &start)
        }
      }
    }
    try #require(hasStarted, "\(name) could not be started.")
  }

  deinit {
    var program = program
    pty_end(&program)
  }

  /// Whether UPRIGHT_PROGRAMS names a folder with programs that stand in for those that were built.
  package static var hasOtherPrograms: Bool { getenv("UPRIGHT_PROGRAMS") != nil }

  /// Where a program of the package is.
  package static func path(of name: String) throws -> String {
    if name.hasPrefix("/") { return name }
    if let folder = getenv("UPRIGHT_PROGRAMS") { return String(cString: folder) + "/" + name }
    return try builtPath(of: name)
  }

  package static func builtPath(of name: String) throws -> String {
    var buffer = [CChar](repeating: 0, count: 4096)
    try #require(pty_build_directory(&buffer, buffer.count))
    let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self) + "/" + name
  }

  package var text: String { String(decoding: output, as: UTF8.self) }

  // MARK: What a person does

  package func type(_ text: String) { type(Array(text.utf8)) }

  package func type(_ bytes: [UInt8]) { pty_write([program], bytes, bytes.count) }

  package func resize(columns: Int, rows: Int) {
    pty_resize([program], Int32(columns), Int32(rows))
  }

  package func signal(_ number: Int32) { pty_signal([program], number) }

  package func bringToForeground() { pty_continue([program]) }

  package mutating func hangUp() { pty_hang_up(&program) }

  // MARK: What a person sees

  /// Reads until a text has appeared since the last call; true if it has.
  @discardableResult
  package mutating func sees(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    var seen: [UInt8] = []
    while !seen.contains(wanted) {
      guard let bytes = read(within: Self.patience) else { return false }
      seen += bytes
    }
    return true
  }

  /// Reads what comes until nothing has come for so many milliseconds.
  @discardableResult
  package mutating func readUntilQuiet(for milliseconds: Int32 = 120) -> [UInt8] {
    var seen: [UInt8] = []
    while let bytes = read(within: milliseconds) { seen += bytes }
    return seen
  }

  private mutating func read(within milliseconds: Int32) -> [UInt8]? {
    var count: Int64 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
      count = pty_read(&program, buffer.baseAddress, buffer.count, milliseconds)
      filled = Int(max(0, count))
    }
    output += bytes
    return count > 0 ? bytes : nil
  }

  /// What came on a standard output that is a pipe.
  package mutating func captured() -> [UInt8] {
    var count: Int64 = 0
    return [UInt8](unsafeUninitializedCapacity: 4096) { buffer, filled in
      count = pty_read_captured(&program, buffer.baseAddress, buffer.count, Self.patience)
      filled = Int(max(0, count))
    }
  }

  // MARK: How it ends

  package enum End: Hashable, Sendable {
    case exited(Int32)
    case killed(Int32)
    case stopped(Int32)
    case none
  }

  /// Waits for the program to end or stop, and reads what it wrote last.
  package mutating func end(within milliseconds: Int32 = patience, reads: Bool = true) -> End {
    var value: Int32 = 0
    let event = pty_wait(&program, milliseconds, &value)
    if reads, program.master >= 0 { readUntilQuiet(for: 30) }
    return switch event {
    case PtyEventExited: .exited(value)
    case PtyEventKilled: .killed(value)
    case PtyEventStopped: .stopped(value)
    default: .none
    }
  }

  package var hasModesRestored: Bool { pty_modes_are_restored([program]) }

  /// Whether it comes to rest: for so many milliseconds nothing is written, and no processor used.
  ///
  /// A busy machine may be late with what was asked of it before, so that a few tries are made; one
  /// that never rests fails all of them.
  package mutating func rests(for milliseconds: Int32) -> Bool {
    for _ in 0..<10 {
      readUntilQuiet()
      let before = processorTime
      let bytes = readUntilQuiet(for: milliseconds)
      if bytes.isEmpty, before >= 0, processorTime == before { return true }
    }
    return false
  }

  /// The id of its process.
  package var process: Int32 { program.process }

  package var processorTime: Int64 { pty_processor_time([program]) }
}

/// Calls with a C array of strings that ends with NULL.
private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
  var joined: [CChar] = []
  var starts: [Int] = []
  for string in strings {
    starts.append(joined.count)
    joined += string.utf8CString
  }
  return joined.withUnsafeBufferPointer { buffer in
    let pointers = starts.map { start in buffer.baseAddress.map { $0 + start } } + [nil]
    return pointers.withUnsafeBufferPointer { pointers in
      guard let base = pointers.baseAddress else { preconditionFailure("An array has a start.") }
      return body(base)
    }
  }
}
