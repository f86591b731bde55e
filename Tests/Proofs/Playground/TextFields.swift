import Playground
import TerminalModel

extension Proof {
  /// Lines of text under every key and every script.
  static let textFields = [cursors, typedTexts]

  private static let cursors = Proof(
    "the cursor of a line stands in its text, whatever was typed, erased and moved over",
    cases: 2_000, sample: 15
  ) { seed in
    var (chance, findings) = (Chance(seed: UInt64(seed)), Findings())
    var field = TextField(limit: chance.pick([5, 60, 1_000]))
    for _ in 0..<120 {
      let before = field
      edit(&field, &chance)
      let halves = field.halves
      findings.expect(
        (0...field.text.count).contains(field.cursor),
        "\(field.cursor) in \(field.text.debugDescription)")
      findings.expect(
        String(halves.before) + halves.after == field.text,
        "halves of \(field.text.debugDescription)")
      findings.expect(halves.before.count == field.cursor, "\(before.text.debugDescription)")
      findings.expect(field.text.utf8.count <= field.limit, "\(field.text.utf8.count) bytes")
      guard findings.all.isEmpty else { break }
    }
    return findings.all
  }

  private static func edit(_ field: inout TextField, _ chance: inout Chance) {
    switch chance.below(10) {
    case 0: field.erase(before: true)
    case 1: field.erase(before: false)
    case 2: field.eraseWord()
    case 3: field.moveCursor(by: chance.below(7) - 3)
    case 4: field.moveCursor(toEnd: chance.oneIn(2))
    case 5 where chance.oneIn(6): field.set(chance.text(0...6))
    default: field.type(chance.text(1...3))
    }
  }

  private static let typedTexts = Proof(
    "any text can be typed or pasted into the prompt, a list and the name of a file, and be drawn",
    cases: 60, sample: 1
  ) { seed in
    var (chance, findings) = (Chance(seed: UInt64(seed)), Findings())
    let size = Size(columns: 20 + chance.below(80), rows: 6 + chance.below(30))
    for opener in [":", "W", "/", "?", "m"] {
      var playground = PlaygroundState()
      _ = playground.press(.character("h"))
      _ = playground.press(.character(Character(opener)))
      for _ in 0..<12 {
        let text = chance.text(1...4)
        switch chance.below(4) {
        case 0: _ = playground.press(.paste(text))
        case 1: _ = playground.press(text.map { .character($0) }[...])
        case 2: for character in text { _ = playground.press(.character(character)) }
        default: _ = playground.press(chance.pick(Self.editing))
        }
        let cursor = playground.screen(size).cursor
        findings.expect(Rect(size).contains(cursor), "\(opener): the cursor is at \(cursor)")
      }
    }
    return findings.all
  }

  private static let editing: [Key] = [
    .left, .right, .home, .end, .backspace, .delete, .control("w"), .up, .down, .tab,
  ]
}

extension Chance {
  /// Pieces that join what stands beside them, and some that do not.
  private static let pieces = [
    "a", "e", " ", "\"", "#", "\u{301}", "\u{200D}", "🇩", "🇪", "👩", "💻", "🏽", "\u{FE0F}", "ᄀ", "ᅡ",
    "ᆨ", "ก", "\u{E33}", "\u{E49}", "\u{70F}", "\u{600}", "写", "\n", "é", "ﷺ", "\u{1F3F4}",
    "\u{E0067}",
    "\u{0}", "\u{1B}", "\u{9B}", "\u{202E}", "\r\n", "\u{10FFFF}",
  ]

  /// A text of such pieces, or of any scalars.
  fileprivate mutating func text(_ counts: ClosedRange<Int>) -> String {
    some(counts) { chance in
      guard chance.oneIn(5) else { return chance.pick(Self.pieces) }
      return Unicode.Scalar(UInt32(chance.below(0x11_0000))).map { String($0) } ?? "x"
    }.joined()
  }
}
