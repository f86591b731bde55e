import Foundation
import Proofs

/// What one process is to try.
private struct Piece: Sendable {
  var kind: FuzzKind
  var from: Int
  var count: Int
}

/// What has been done of a kind.
private struct Tally: Sendable {
  var tried = 0
  var found = 0
}

/// What is handed out, and what came back.
private actor Ledger {
  private(set) var tallies: [String: Tally] = [:]
  private let wishes: Wishes
  private var turns = 0
  private var handedOut: [String: Int] = [:]

  init(_ wishes: Wishes) { self.wishes = wishes }

  /// The kinds take turns.
  func next() -> Piece? {
    for _ in wishes.kinds {
      let kind = wishes.kinds[turns % wishes.kinds.count]
      turns += 1
      let done = handedOut[kind.name, default: 0]
      let count = min(kind.turn, wishes.count - done)
      guard count > 0 else { continue }
      handedOut[kind.name] = done + count
      return Piece(kind: kind, from: wishes.from + done, count: count)
    }
    return nil
  }

  func add(_ tally: Tally, to kind: FuzzKind) {
    tallies[kind.name, default: Tally()].tried += tally.tried
    tallies[kind.name, default: Tally()].found += tally.found
  }
}

/// Hands out the work, a piece a process, and tells what came of it.
struct Overseer: Sendable {
  /// No input takes a second; a busy machine may need some.
  private static let patience: Int32 = 20_000

  private let wishes: Wishes
  private let deadline: ContinuousClock.Instant?
  private let program: URL

  init(_ wishes: Wishes) {
    self.wishes = wishes
    deadline = wishes.seconds.map { .now + .seconds($0) }
    program = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
  }

  /// Works until all is tried or the time is over; the answer is how much was found.
  func run() async -> Int {
    let ledger = Ledger(wishes)
    let start = ContinuousClock.now
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<max(1, ProcessInfo.processInfo.activeProcessorCount) {
        group.addTask {
          while !isOver, let piece = await ledger.next() {
            await ledger.add(work(on: piece), to: piece.kind)
          }
        }
      }
    }
    return report(await ledger.tallies, took: .now - start)
  }

  private var isOver: Bool { deadline.map { $0 <= .now } ?? false }

  /// Works through a piece, with another process behind every input that ended one.
  private func work(on piece: Piece) -> Tally {
    var tally = Tally()
    var (from, end) = (piece.from, piece.from + piece.count)
    while from < end, !isOver {
      let (last, ending) = attempt(piece.kind, from: from, count: end - from)
      tally.tried += last - from + 1
      switch ending {
      case .well: break
      case .found(let count): tally.found += count
      case .died(let words):
        tally.found += 1
        say("\(piece.kind.name) \(last): \(words)\n")
      case .stopped: end = from
      }
      from = last + 1
    }
    return tally
  }

  private enum Ending {
    case well, stopped
    case found(Int)
    case died(String)
  }

  /// Runs one process; the answer is the last input it began, and how it ended.
  private func attempt(_ kind: FuzzKind, from: Int, count: Int) -> (last: Int, Ending) {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = program
    process.arguments = [kind.name, "--child", "--from", "\(from)", "--count", "\(count)"]
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    process.environment = ["SWIFT_BACKTRACE": "enable=no"]
    guard (try? process.run()) != nil else { return (from, .died("no process could be started")) }
    var last = from
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    while true {
      var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&event, 1, Self.patience) > 0 else {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return (last, .died("it takes more than \(Self.patience / 1000) seconds"))
      }
      var numbers = [UInt64](repeating: 0, count: 64)
      let bytes = read(descriptor, &numbers, numbers.count * 8)
      guard bytes > 0 else { break }
      last = Int(numbers[bytes / 8 - 1])
      if isOver {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return (last, .stopped)
      }
    }
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal {
      return (last, .died("a trap (signal \(process.terminationStatus))"))
    }
    let count = Int(process.terminationStatus)
    return (last, count == 0 ? .well : .found(count))
  }

  private func report(_ tallies: [String: Tally], took time: Duration) -> Int {
    var (tried, found) = (0, 0)
    for kind in wishes.kinds {
      let tally = tallies[kind.name] ?? Tally()
      print("\(kind.name): \(tally.tried) inputs from \(wishes.from), \(tally.found) found")
      tried += tally.tried
      found += tally.found
    }
    let seconds = Int(time / .seconds(1))
    print("\(tried) inputs in \(seconds) s, \(found == 0 ? "nothing" : "\(found)") found")
    return found
  }
}
