import BundledScenarios
import Foundation
import PlaygroundPage
import TerminalModel

// upright-page FILE
//
// Plays on a page and writes what happened with what came of it: every step of the tour, the recipes,
// and the challenges, at three sizes, and 10,000 random keys. The engine of a browser has to answer the
// same.

guard let path = CommandLine.arguments.dropFirst().first else {
  FileHandle.standardError.write(Data("usage: upright-page FILE\n".utf8))
  exit(1)
}
let sizes = [(120, 40), (80, 24), (52, 48)]
var log = PageLog()
for (columns, rows) in sizes {
  for folder in ["Tour", "Recipes", "Challenges"] {
    for story in BundledScenario.below(folder) {
      log.open(story.name, columns, rows)
      // A story has fewer steps than that; what comes after its end is another.
      for _ in 0..<12 { log.press(" ") }
      for key in ["ArrowLeft", "v", "i", "Escape", "c", "Escape", "Enter", "T"] { log.press(key) }
    }
  }
}
var random = Chance(seed: 41)
for (index, size) in sizes.enumerated() {
  log.open("", size.0, size.1)
  for _ in 0..<(index == 0 ? 3334 : 3333) { log.press(random.key()) }
}
try Data(log.bytes).write(to: URL(filePath: path))
print("ok      \(log.count) events played")

/// A page on which something is played, and what is written of it.
struct PageLog {
  private(set) var bytes: [UInt8] = []
  private(set) var count = 0
  private var page: Page?

  mutating func open(_ name: String, _ columns: Int, _ rows: Int) {
    if page != nil { write([], []) }
    let size = [UInt8(columns), 0, UInt8(rows), 0]
    let opening = [1, 0] + size + Array("https://example.com/".utf8) + [0] + Array(name.utf8)
    page = Page(opening)
    write(opening, [])
    take("i")
  }

  mutating func press(_ key: String) {
    take("k\0" + key)
    take("i")
    // What moves or searches comes to its end.
    while page?.isWaiting == true {
      take("t")
      take("i")
    }
    take("r")
  }

  private mutating func take(_ event: String) {
    let bytes = Array(event.utf8)
    write(bytes, page?.take(bytes).flatMap { $0.bytes } ?? [])
  }

  private mutating func write(_ event: [UInt8], _ answer: [UInt8]) {
    var sum: UInt32 = 0x811C_9DC5
    for byte in answer { sum = (sum ^ UInt32(byte)) &* 0x0100_0193 }
    for value in [UInt32(event.count), sum] {
      for shift: UInt32 in [0, 8, 16, 24] {
        bytes.append(UInt8(truncatingIfNeeded: value >> shift))
      }
    }
    bytes += event
    count += 1
  }
}

/// Keys by chance: always the same for the same seed.
struct Chance {
  private var state: UInt64
  private static let keys =
    [
      "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Enter", "Escape", "Tab", "Backspace",
      "Home",
      "End", "PageUp", "PageDown", "Delete", " ",
    ] + (33...126).map { String(UnicodeScalar($0)) }

  init(seed: UInt64) { state = seed }

  mutating func key() -> String {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    // Half of them are of those that lead somewhere.
    let place = Int(state >> 33)
    return place & 1 == 0 ? Self.keys[place / 2 % 14] : Self.keys[place / 2 % Self.keys.count]
  }
}
