import CPtySupport
import TerminalModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension FuzzKind {
  /// The program itself, on a terminal of any size that changes under it.
  ///
  /// It lies beside the one that fuzzes: `swift build -c release --product upright`.
  static let program = FuzzKind(
    "program", "random keys on a terminal from 1x1 to 300x100, and it gives the terminal back",
    seed: 10, turn: 4,
    make: { chance in chance.typed() },
    check: { bytes, findings in
      guard var terminal = FuzzedTerminal(bytes) else {
        return findings.expect(false, "the program could not be started")
      }
      findings.expect(terminal.starts, "nothing is drawn")
      for chunk in bytes.dropFirst(4).split(separator: 0) { terminal.take(Array(chunk)) }
      let ending = terminal.end()
      findings.expect(ending.isWell, ending.words)
      findings.expect(terminal.isRestored, "the terminal is not as it was")
    })
}

extension Chance {
  /// A size, then what is typed, in chunks with a zero between; one that begins with 1 is a new size.
  fileprivate mutating func typed() -> [UInt8] {
    let keys: [String] = [
      "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}", "\r", "\t", "\u{7F}", "\u{1B}[5~",
      "\u{1B}[6~", "\u{1B}[H", "\u{1B}[F", "\u{1B}[<0;9;9M", "\u{1B}[<0;30;12m", "\u{1B}[<64;5;5M",
      "\u{1B}[200~root A\nrotate left\n\u{1B}[201~", "\u{C}", "\u{12}", ":", "/", "?", " ", "u",
      "p",
      "s", "d", "v", "V", "x", "g", "c", "C", "i", "e", "m", "n", "h", "l", "f", ".", ",", "[", "]",
    ]
    let chunks: [[UInt8]] = some(20...120) { chance in
      switch chance.below(12) {
      case 0: [1] + chance.size()
      case 1: Array(chance.text(upTo: 8).utf8).filter { $0 > 4 && $0 != 0x1A && $0 != 0x1C }
      case 2: [UInt8(0x21 + chance.below(0x5E))].filter { $0 != UInt8(ascii: "E") }
      default: Array(chance.pick(keys).utf8)
      }
    }
    return size() + Array(chunks.joined(separator: [0]))
  }

  private mutating func size() -> [UInt8] {
    let (columns, rows) = oneIn(4) ? (1 + below(4), 1 + below(4)) : (1 + below(300), 1 + below(100))
    // No zero, which would end a chunk.
    return [UInt8(1 + columns / 100), UInt8(1 + columns % 100), UInt8(rows), 1]
  }
}

/// The program on a terminal, while somebody types who doesn't look.
private struct FuzzedTerminal: ~Copyable {
  private var program = PtyProgram()
  private static let patience: Int32 = 20_000

  init?(_ bytes: [UInt8]) {
    var buffer = [CChar](repeating: 0, count: 4096)
    guard bytes.count > 4, pty_build_directory(&buffer, buffer.count) else { return nil }
    let folder = String(
      decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    var start = PtyStart()
    (start.columns, start.rows) = Self.size(bytes[...])
    let arguments = [folder + "/upright", "play"]
    let environment = [
      "TERM=xterm-256color", "LC_ALL=C.UTF-8", "PATH=/usr/bin:/bin", "SWIFT_BACKTRACE=enable=no",
      "REDUCED_MOTION=1", "EDITOR=true",
    ]
    let words = [arguments, environment].map { list in
      list.map { UnsafePointer<CChar>?(UnsafePointer(strdup($0))) } + [nil]
    }
    defer { for word in words.joined() { free(UnsafeMutablePointer(mutating: word)) } }
    let hasStarted = words[0].withUnsafeBufferPointer { arguments in
      words[1].withUnsafeBufferPointer { environment in
        "/".withCString { directory in
          start.arguments = arguments.baseAddress
          start.environment = environment.baseAddress
          start.directory = directory
          return pty_start(&program, &start)
        }
      }
    }
    if !hasStarted { return nil }
  }

  deinit {
    var program = program
    pty_end(&program)
  }

  private static func size(_ bytes: ArraySlice<UInt8>) -> (Int32, Int32) {
    let numbers = bytes.prefix(3).map(Int32.init)
    return numbers.count < 3
      ? (80, 24) : (max(1, (numbers[0] - 1) * 100 + numbers[1] - 1), max(1, numbers[2]))
  }

  /// Whether something comes at first.
  var starts: Bool { mutating get { read(within: Self.patience) } }

  /// Types a chunk, or takes a new size, and takes what is drawn.
  mutating func take(_ chunk: [UInt8]) {
    if chunk.first == 1 {
      let (columns, rows) = Self.size(chunk.dropFirst())
      pty_resize(&program, columns, rows)
    } else {
      pty_write(&program, chunk, chunk.count)
    }
    while read(within: 2) {}
  }

  private mutating func read(within milliseconds: Int32) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    return pty_read(&program, &buffer, buffer.count, milliseconds) > 0
  }

  /// Asks it to leave; it may have left before, by a key.
  mutating func end() -> (isWell: Bool, words: String) {
    while read(within: 30) {}
    pty_signal(&program, SIGTERM)
    var value: Int32 = 0
    var event = pty_wait(&program, 0, &value)
    // Its last words have to be taken, or it would wait for room.
    for _ in 0..<400 where event == PtyEventNone {
      while read(within: 5) {}
      event = pty_wait(&program, 45, &value)
    }
    switch event {
    case PtyEventExited: return (value == 0, "it ended with status \(value)")
    case PtyEventKilled:
      return (value == SIGTERM || value == SIGINT, "it was ended by signal \(value)")
    case PtyEventStopped: return (false, "it stopped")
    default: return (false, "it hangs")
    }
  }

  var isRestored: Bool { mutating get { pty_modes_are_restored(&program) } }
}
