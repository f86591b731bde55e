import Playground
import PlaygroundSession
import TerminalModel
import TestSupport
import Testing

/// What is held down, or pasted without its marks, into whatever a key opens.
struct LongTextTests {
  private static let size = Size(columns: 120, rows: 40)

  /// Types letters that came together, as the program does.
  private static func type(_ text: String, into playground: inout PlaygroundState) -> Int {
    let keys = text.map { Key.character($0) }
    var rest = keys[...]
    var most = 0
    while !rest.isEmpty {
      let taken = playground.press(rest).taken
      most = max(most, taken)
      rest = rest.dropFirst(taken)
    }
    _ = playground.screen(size)
    return most
  }

  /// The keys after which letters go into a line of text.
  private static let openers = KeyCommand.allCases.flatMap(\.keys).filter { key in
    var opened = start
    _ = opened.press(key)
    return type("zzz", into: &opened) > 1
  }

  private static let start = playground("what-a-pop-leaves-behind", after: "space space [")

  private static let texts = ["a", "e ", "the list and the phone ", "zqx", "portrait", "15 "]

  @Test func `lists and lines open by these keys, among others`() {
    let names = Set(Self.openers.map(\.name))
    #expect(
      names.isSuperset(of: ["/", "?", ":", "V", "W", "m", "N", "X", "+"]), "\(names.sorted())")
  }

  @Test(arguments: openers)
  func `two thousand letters that come together are taken at once`(key: Key) {
    for text in Self.texts {
      let letters = String(repeating: text, count: 2000 / text.count)
      var opened = Self.start
      _ = opened.press(key)
      let seconds = threadSeconds { _ = Self.type(letters, into: &opened) }
      // A build for tests is some ten times as slow as the program, of which 0.2 are asked.
      #expect(seconds < 2, "\(key.name) \(text): \(seconds) s")
    }
  }

  @Test(arguments: openers)
  func `four times the letters take some four times as long`(key: Key) {
    let ratio = growth(from: 400) { count in
      var opened = Self.start
      _ = opened.press(key)
      _ = Self.type(String(repeating: "e ", count: count / 2), into: &opened)
    }
    #expect(ratio < 9, "\(key.name): \(ratio)")
  }
}
