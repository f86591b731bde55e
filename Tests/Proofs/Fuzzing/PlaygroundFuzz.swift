import BundledScenarios
import Playground
import PlaygroundSession
import TerminalModel

extension FuzzKind {
  static let promptLines = FuzzKind(
    "prompt", "any line can be said, typed, pasted, or without a screen", seed: 5, turn: 50,
    make: { chance in chance.promptLines() },
    check: { bytes, findings in
      var lines = bytes.split(separator: 10, omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
      let story = lines.isEmpty ? "" : lines.removeFirst()
      guard let session = Session(bundled: story) else { return }
      var playground = PlaygroundState(session)
      var linear = Linear(PlaygroundState(session))
      for (index, line) in lines.enumerated() {
        _ = linear.take(line)
        var keys: [Key] = [.character(":")]
        keys += index.isMultiple(of: 3) ? [.paste(line)] : line.map { .character($0) }
        press(keys + [.left, .backspace, .right, .enter, .escape], on: &playground, &findings)
      }
    })

  static let keyScripts = FuzzKind(
    "keys", "any script of keys is read, and whatever is pressed does no harm", seed: 6, turn: 20,
    make: { chance in chance.keyScript() },
    check: { bytes, findings in
      let script = KeyScript(String(decoding: bytes, as: UTF8.self))
      for problem in script.problems {
        findings.expect(problem.column >= 1 && !problem.reason.isEmpty, "a problem without words")
      }
      let story = BundledScenario.all[script.keys.count % BundledScenario.all.count].name
      guard let session = Session(bundled: story) else { return }
      var playground = PlaygroundState(session)
      press(Array(script.keys.prefix(400)), on: &playground, &findings)
    })

  static let terminalBytes = FuzzKind(
    "text", "whatever a terminal pastes stays within its canvas", seed: 7,
    make: { chance in chance.terminalBytes() },
    check: { bytes, findings in
      let text = String(decoding: bytes, as: UTF8.self)
      var canvas = Canvas(size: Size(columns: 12, rows: 2))
      canvas.write(text, at: Point(column: -2, row: 0))
      findings.expect(
        canvas.text.split(separator: "\n").allSatisfy { DisplayWidth.of(String($0)) <= 12 },
        "a line is wider than its canvas")
    })

  /// Presses keys, and looks at the screen now and then, in sizes of every kind.
  private static func press(
    _ keys: [Key], on playground: inout PlaygroundState, _ findings: inout Findings
  ) {
    let sizes = [(100, 30), (40, 12), (1, 1), (200, 60), (80, 24), (23, 5)]
    for (index, key) in keys.enumerated() {
      _ = playground.press(key)
      guard index % 16 == 15 || index + 1 == keys.count else { continue }
      let (columns, rows) = sizes[index % sizes.count]
      let size = Size(columns: columns, rows: rows)
      let screen = playground.screen(size)
      findings.expect(screen.canvas.size == size, "the screen has another size")
      findings.expect(Rect(size).contains(screen.cursor), "the cursor is outside, after \(index)")
    }
  }
}

extension Chance {
  /// A story's name, and lines to be said in it.
  fileprivate mutating func promptLines() -> [UInt8] {
    let sentences = Sample.whole.split(separator: "\n").map { $0.drop { $0 == " " } }
    let lines: [[UInt8]] = some(1...6) { chance in
      switch chance.below(4) {
      case 0: Array(chance.text(upTo: 40).utf8)
      case 1: Array(chance.pick(Vocabulary.commands).utf8)
      case 2: Array(chance.pick(sentences).utf8)
      default: chance.broken(Array(chance.pick(sentences).utf8))
      }
    }
    return Array(pick(BundledScenario.all).name.utf8) + [10] + lines.joined(separator: [10])
  }

  fileprivate mutating func keyScript() -> [UInt8] {
    let keys = [
      "Right", "Left", "Up", "Down", "Enter", "Esc", "Tab", "BS", "Home", "End", "PgUp", "PgDn",
      "C-z", "C-l", "C-r", "C-p", "space", "F3", "Del", "click:12,4", "Down*3", "text:'two words'",
      "paste:'a b'", "wait:100",
    ]
    let tokens: [String] = some(1...60) { chance in
      switch chance.below(4) {
      case 0: chance.pick(keys)
      case 1: "text:'\(chance.text(upTo: 12))'"
      case 2: chance.pick(keys) + "*\(chance.below(30))"
      default: String(UnicodeScalar(UInt8(0x21 + chance.below(0x5E))))
      }
    }
    let bytes = Array(tokens.joined(separator: " ").utf8)
    return oneIn(4) ? broken(bytes) : bytes
  }

  fileprivate mutating func terminalBytes() -> [UInt8] {
    let pieces: [[UInt8]] = some(1...20) { chance in
      switch chance.below(5) {
      case 0: Array("\u{1B}[\(chance.below(300))\(chance.pick(["~", "u", ";5~", "A", ";2C"]))".utf8)
      case 1: Array("\u{1B}[<\(chance.below(70));\(chance.below(300));\(chance.below(99))M".utf8)
      case 2: Array("\u{1B}[200~\(chance.text(upTo: 9))\u{1B}[201~".utf8)
      case 3: Array(chance.text(upTo: 6).utf8)
      default: [UInt8(truncatingIfNeeded: chance.next())]
      }
    }
    return Array(pieces.joined())
  }
}

extension Vocabulary {
  /// What can be said at the prompt beside sentences of the language.
  fileprivate static let commands = [
    "why", "explore", "rules CHOOSE-5", "doctor", "export svg", "export -o", "compare 9,15,16",
    "check", "run --callbacks", "help", "quit", "w", "title x", "about y", "ios 8", "device iPad",
    "expect interface ?", "root List", "set", "set List supports portrait", "undo", "screen",
  ]
}
