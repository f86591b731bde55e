import Proofs

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What was asked for on the command line.
struct Wishes: Sendable {
  private(set) var kinds = FuzzKind.all
  private(set) var from = 0
  private(set) var count = 1_000
  private(set) var seconds: Int?
  private(set) var isChild = false
  private(set) var shows = false

  init(_ arguments: ArraySlice<String>) {
    var words = arguments
    var names: [String] = []
    var asked: Int?
    while let word = words.popFirst() {
      switch word {
      case "--from": from = Self.number(words.popFirst(), behind: word)
      case "--count": asked = Self.number(words.popFirst(), behind: word)
      case "--seconds": seconds = Self.number(words.popFirst(), behind: word)
      case "--child": isChild = true
      case "--show": shows = true
      default: names.append(word)
      }
    }
    // For a time, there is no other end.
    count = asked ?? (seconds == nil ? count : Int.max / 2)
    if !names.isEmpty { kinds = names.map(Self.kind) }
  }

  private static func kind(_ name: String) -> FuzzKind {
    if let kind = FuzzKind.all.first(where: { $0.name == name }) { return kind }
    if !name.hasPrefix("-") { complain("there is no kind `\(name)`") }
    complain("usage: upright-fuzz [KIND]... [--from N] [--count N] [--seconds N] [--show]")
  }

  private static func number(_ text: String?, behind option: String) -> Int {
    guard let number = text.flatMap({ Int($0) }), number >= 0 else {
      complain("\(option) wants a number")
    }
    return number
  }

  private static func complain(_ words: String) -> Never {
    let kinds = FuzzKind.all.map { "  \($0.name)  \($0.purpose)\n" }.joined()
    say("upright-fuzz: \(words)\n\(kinds)")
    exit(2)
  }
}

/// Writes to standard error.
func say(_ text: String) {
  let bytes = Array(text.utf8)
  _ = write(STDERR_FILENO, bytes, bytes.count)
}
