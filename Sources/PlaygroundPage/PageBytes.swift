import TerminalModel

/// Bytes as the script of a page writes them, one value after the other; what is missing is zero.
package struct PageBytes {
  private var rest: ArraySlice<UInt8>

  package init(_ bytes: [UInt8]) { rest = bytes[...] }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func letter() -> Unicode.Scalar { Unicode.Scalar(byte()) }

  mutating func number() -> Int { Int(byte()) | Int(byte()) << 8 }

  mutating func point() -> Point { Point(column: number(), row: number()) }

  /// Columns and rows, as many as any screen has.
  mutating func size() -> Size { Size(columns: min(number(), 500), rows: min(number(), 300)) }

  mutating func ground() -> Appearance { byte() == 0 ? .dark : .light }

  /// A text up to a zero, else up to the end.
  mutating func text() -> String {
    let bytes = rest.prefix { $0 != 0 }
    rest = rest.dropFirst(bytes.count + 1)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// All that is left.
  mutating func all() -> ArraySlice<UInt8> {
    defer { rest = [] }
    return rest
  }
}

extension Key {
  /// What was done with keys, the mouse, or the clipboard, by the letter before it; nothing where it means nothing.
  package init?(_ letter: Unicode.Scalar, _ rest: inout PageBytes) {
    switch letter {
    case "k":
      // What is held down: Ctrl is 1, Shift is 2.
      let held = rest.byte()
      let name = rest.text()
      if let character = name.first, name.count == 1 {
        guard held & 1 != 0 else {
          self = .character(character)
          return
        }
        self.init(control: character)
      } else {
        let named = KeyNames.key(named: name.hasPrefix("Arrow") ? name.dropFirst(5) : name[...])
        guard let named else { return nil }
        self = named == .tab && held & 2 != 0 ? .backTab : named
      }
    case "m":
      let kinds: [MouseEvent.Kind] = [.press(.left), .release, .wheel(.up), .wheel(.down)]
      let kind = Int(rest.byte())
      guard kind < kinds.count else { return nil }
      self = .mouse(MouseEvent(kinds[kind], at: rest.point()))
    case "p": self = .paste(String(decoding: rest.all(), as: UTF8.self))
    default: return nil
    }
  }
}

/// The lower sixteen bits, the last eight first.
func number(_ value: Int) -> [UInt8] {
  [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
}
