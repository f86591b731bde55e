import TerminalModel
import Testing

/// Every sequence the decoder knows, and some it does not, with its keys.
private let sequences: [(bytes: String, keys: [Key])] = [
  ("a", [.character("a")]), ("é", [.character("é")]), ("映", [.character("映")]),
  ("😀", [.character("😀")]), (" ", [.character(" ")]),
  ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{7F}", [.backspace]),
  ("\u{8}", [.backspace]), ("\u{0}", [.control(" ")]), ("\u{1A}", [.control("z")]),
  ("\u{1F}", [.control("_")]), ("\u{1D}", [.control("]")]),
  ("\u{1B}[A", [.up]), ("\u{1B}[B", [.down]), ("\u{1B}[C", [.right]), ("\u{1B}[D", [.left]),
  ("\u{1B}OA", [.up]), ("\u{1B}OH", [.home]), ("\u{1B}[H", [.home]), ("\u{1B}[F", [.end]),
  ("\u{1B}[1~", [.home]), ("\u{1B}[4~", [.end]), ("\u{1B}[7~", [.home]), ("\u{1B}[8~", [.end]),
  ("\u{1B}[5~", [.pageUp]), ("\u{1B}[6~", [.pageDown]), ("\u{1B}[2~", [.insert]),
  ("\u{1B}[3~", [.delete]), ("\u{1B}[Z", [.backTab]),
  ("\u{1B}OP", [.f(1)]), ("\u{1B}OS", [.f(4)]), ("\u{1B}[15~", [.f(5)]), ("\u{1B}[17~", [.f(6)]),
  ("\u{1B}[24~", [.f(12)]), ("\u{1B}[[E", [.f(5)]), ("\u{1B}OM", [.enter]),
  ("\u{1B}[1;2A", [.modified(.shift, .up)]), ("\u{1B}[1;5C", [.modified(.control, .right)]),
  ("\u{1B}[3;3~", [.modified(.alt, .delete)]), ("\u{1B}O5D", [.modified(.control, .left)]),
  ("\u{1B}[15;6~", [.modified([.shift, .control], .f(5))]),
  ("\u{1B}[1;2P", [.modified(.shift, .f(1))]),
  ("\u{1B}[a", [.modified(.shift, .up)]), ("\u{1B}\u{1B}[A", [.modified(.alt, .up)]),
  ("\u{1B}x", [.alt("x")]), ("\u{1B}é", [.alt("é")]),
  ("\u{1B}\u{18}", [.modified(.alt, .control("x"))]),
  ("\u{1B}\u{7F}", [.modified(.alt, .backspace)]),
  ("\u{1B}[97;5u", [.control("a")]), ("\u{1B}[27u", [.escape]),
  ("\u{1B}[13;2u", [.modified(.shift, .enter)]),
  ("\u{1B}[97:65;6:1u", [.control("a")]), ("\u{1B}[27;3;120~", [.alt("x")]),
  ("\u{1B}[I", [.focus(true)]), ("\u{1B}[O", [.focus(false)]),
  ("\u{1B}[<0;3;4M", [.mouse(MouseEvent(.press(.left), at: Point(column: 2, row: 3)))]),
  ("\u{1B}[<2;3;4M", [.mouse(MouseEvent(.press(.right), at: Point(column: 2, row: 3)))]),
  ("\u{1B}[<0;3;4m", [.mouse(MouseEvent(.release, at: Point(column: 2, row: 3)))]),
  ("\u{1B}[<64;1;1M", [.mouse(MouseEvent(.wheel(.up), at: .zero))]),
  ("\u{1B}[<65;1;1M", [.mouse(MouseEvent(.wheel(.down), at: .zero))]),
  ("\u{1B}[<32;9;1M", [.mouse(MouseEvent(.drag(.left), at: Point(column: 8, row: 0)))]),
  ("\u{1B}[<35;9;1M", [.mouse(MouseEvent(.move, at: Point(column: 8, row: 0)))]),
  ("\u{1B}[<16;1;1M", [.mouse(MouseEvent(.press(.left), at: .zero, modifiers: .control))]),
  ("\u{1B}[M !!", [.mouse(MouseEvent(.press(.left), at: .zero))]),
  ("\u{1B}[200~qq\rx\u{1B}[201~", [.paste("qq\nx")]), ("\u{1B}[200~\u{1B}[201~", [.paste("")]),
  ("\u{1B}[200~a\u{1B}[20\u{1B}[201~", [.paste("a\u{1B}[20")]),
  ("\u{1B}[200;1R", [.unknown]), ("\u{1B}[?62;1c", [.unknown]), ("\u{1B}[?2026;2$y", [.unknown]),
  ("\u{1B}[<0;3M", [.unknown]), ("\u{1B}[<0;0;0M", [.unknown]), ("\u{1B}[99~", [.unknown]),
  ("\u{1B}]11;rgb:0/0/0\u{7}", [.unknown]), ("\u{1B}P1+r\u{1B}\\", [.unknown]),
]

/// Expects the keys of some bytes, arriving in those pieces.
private func check(
  _ pieces: [[UInt8]], are keys: [Key], at location: SourceLocation = #_sourceLocation
) {
  var decoder = KeyDecoder()
  let found = pieces.flatMap { decoder.feed($0) } + decoder.flush()
  #expect(found == keys, sourceLocation: location)
}

struct KeyDecoderTests {
  @Test func `every sequence is its key`() {
    for (bytes, keys) in sequences { check([Array(bytes.utf8)], are: keys) }
  }

  @Test func `every sequence is its key, split at any two places`() {
    for (text, keys) in sequences {
      let bytes = Array(text.utf8)
      for first in 0...bytes.count {
        for second in first...bytes.count {
          let pieces = [bytes[..<first], bytes[first..<second], bytes[second...]].map { Array($0) }
          check(pieces, are: keys)
        }
      }
    }
  }

  @Test func `sequences that follow one another are their keys, byte by byte`() {
    let bytes = sequences.flatMap { Array($0.bytes.utf8) }
    check(bytes.map { [$0] }, are: sequences.flatMap(\.keys))
  }

  @Test func `a lone escape is a key once nothing follows`() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0x1B]) == [])
    #expect(decoder.patience == 20)
    #expect(decoder.flush() == [.escape])
    #expect(decoder.patience == nil)
    #expect(decoder.flush() == [])
  }

  @Test func `the start of a sequence that nothing follows is what a person can have typed`() {
    for (text, key) in [("[", Key.alt("[")), ("O", .alt("O")), ("]", .alt("]")), ("P", .alt("P"))] {
      check([Array("\u{1B}\(text)".utf8)], are: [key])
    }
    check([Array("\u{1B}[1;".utf8)], are: [.unknown])
    check([Array("\u{1B}\u{1B}".utf8)], are: [.modified(.alt, .escape)])
    check([[0xE6, 0x98]], are: [.unknown])
  }

  @Test func `an escape before a key that is not part of it is Alt, or two keys`() {
    check([Array("\u{1B}\u{1B}x".utf8)], are: [.escape, .alt("x")])
    check([Array("\u{1B}[1\u{1B}[A".utf8)], are: [.unknown, .up])
    check([Array("\u{1B}O\u{1B}[A".utf8)], are: [.alt("O"), .up])
  }

  @Test func `bytes that are no UTF-8 are unknown, and the next character is whole`() {
    check([[0xFF, 0xFE, 0x61]], are: [.unknown, .unknown, .character("a")])
    check([[0x9B, 0x41]], are: [.unknown, .character("A")])
    check([[0xE6, 0x98, 0x41]], are: [.unknown, .unknown, .character("A")])
    check([[0xED, 0xA0, 0x80]], are: [.unknown, .unknown, .unknown])
    check([[0xC2, 0x9B]], are: [.unknown, .unknown])
    check([[0xEF, 0xBF, 0xBD]], are: [.character("\u{FFFD}")])
  }

  @Test func `a paste is waited for long, and is a paste where its end never comes`() {
    var decoder = KeyDecoder()
    #expect(decoder.feed(Array("\u{1B}[200~qqq".utf8)) == [])
    #expect(decoder.patience == 2_000)
    #expect(decoder.feed(Array("q\u{1B}[201~q".utf8)) == [.paste("qqqq"), .character("q")])
    #expect(decoder.feed(Array("\u{1B}[200~lost\u{1B}[20".utf8)) == [])
    #expect(decoder.flush() == [.paste("lost\u{1B}[20")])
    #expect(decoder.patience == nil)
    #expect(decoder.feed(Array("q".utf8)) == [.character("q")])
  }

  @Test func `a paste without an end keeps a megabyte and no more`() {
    var decoder = KeyDecoder()
    _ = decoder.feed(Array("\u{1B}[200~".utf8))
    for _ in 0..<11 { #expect(decoder.feed([UInt8](repeating: 0x61, count: 100_000)) == []) }
    guard case .paste(let text) = decoder.feed(Array("\u{1B}[201~".utf8)).first else {
      Issue.record("no paste")
      return
    }
    #expect(text.utf8.count == 1 << 20)
  }

  @Test func `two hundred thousand random bytes are keys of some sort, however they are split`() {
    var state: UInt64 = 0x5EED
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
    // Many bytes that sequences are made of, so that the deep branches are reached.
    let likely = Array("\u{1B}\u{1B}[[O<;:0123456789~MmABu?$P]\u{7}\\".utf8)
    let bytes = (0..<200_000).map { _ -> UInt8 in
      next() % 3 == 0 ? UInt8(truncatingIfNeeded: next()) : likely[Int(next()) % likely.count]
    }
    var whole = KeyDecoder()
    var split = KeyDecoder()
    let atOnce = whole.feed(bytes) + whole.flush()
    var pieces: [Key] = []
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, start + 1 + Int(next() % 7))
      pieces += split.feed(bytes[start..<end])
      start = end
    }
    pieces += split.flush()
    #expect(atOnce == pieces)
    #expect(atOnce.count > 10_000)
  }
}
