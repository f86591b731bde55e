import TerminalModel

/// Bytes as the script of a page writes them, one value after the other; what is missing is zero.
struct PageBytes {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: some Collection<UInt8>) { rest = Array(bytes)[...] }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func number() -> Int { Int(byte()) | Int(byte()) << 8 }

  mutating func point() -> Point { Point(column: number(), row: number()) }

  /// Columns and rows, as many as any screen has.
  mutating func size() -> Size { Size(columns: min(number(), 500), rows: min(number(), 300)) }

  /// A text up to a zero, else up to the end.
  mutating func text() -> String { String(decoding: bytes(), as: UTF8.self) }

  mutating func bytes() -> ArraySlice<UInt8> {
    let bytes = rest.prefix { $0 != 0 }
    rest = rest.dropFirst(bytes.count + 1)
    return bytes
  }

  /// All that is left.
  mutating func all() -> ArraySlice<UInt8> {
    defer { rest = [] }
    return rest
  }
}

extension PageOpening {
  package init(_ bytes: [UInt8]) {
    var bytes = PageBytes(bytes)
    moves = bytes.byte() != 0
    ground = Appearance(isLight: bytes.byte())
    size = bytes.size()
    address = bytes.text()
    name = bytes.text()
  }
}

extension Appearance {
  fileprivate init(isLight: UInt8) { self = isLight == 0 ? .dark : .light }
}

extension PageEvent {
  /// What a script says has happened: a letter, and what belongs to it; nothing where it means nothing.
  package init?(_ bytes: [UInt8]) {
    var rest = PageBytes(bytes)
    switch rest.byte() {
    case UInt8(ascii: "k"):
      let modifiers = KeyModifiers(rawValue: rest.byte())
      guard let key = Key(browser: rest.text(), modifiers) else { return nil }
      self = .key(key)
    case UInt8(ascii: "m"):
      guard let kind = MouseEvent.Kind(browser: rest.byte()) else { return nil }
      self = .key(.mouse(MouseEvent(kind, at: rest.point())))
    case UInt8(ascii: "p"): self = .key(.paste(String(decoding: rest.all(), as: UTF8.self)))
    case UInt8(ascii: "s"): self = .key(.resize(rest.size()))
    case UInt8(ascii: "o"): self = .open(rest.text())
    case UInt8(ascii: "d"): self = .drop(name: rest.text(), bytes: Array(rest.all()))
    case UInt8(ascii: "g"): self = .ground(Appearance(isLight: rest.byte()))
    case UInt8(ascii: "t"): self = .time
    case UInt8(ascii: "i"): self = .draw
    case UInt8(ascii: "r"): self = .rest
    default: return nil
    }
  }
}

extension PageAnswer {
  /// A letter, how many bytes follow, and these.
  package var bytes: [UInt8] {
    switch self {
    case .frame(let screen, let theme): framed("f", FrameWriter(theme).bytes(of: screen))
    case .buttons(let buttons):
      framed("b", Array(buttons.flatMap { $0.line.utf8 }))
    case .patience(let milliseconds): framed("p", number(milliseconds.map { $0 + 1 } ?? 0))
    case .words(let words): framed("w", Array(words.utf8))
    case .title(let title): framed("t", Array(title.utf8))
    case .address(let token): framed("a", Array(token.utf8))
    case .copy(let copied): framed("c", Array(copied.utf8))
    case .save(let name, let contents): framed("s", text(name) + contents.utf8)
    }
  }

  private func framed(_ letter: Unicode.Scalar, _ bytes: [UInt8]) -> [UInt8] {
    [UInt8(ascii: letter)] + number(bytes.count) + number(bytes.count >> 16) + bytes
  }
}

/// The lower sixteen bits, the last eight first.
func number(_ value: Int) -> [UInt8] {
  [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
}

/// A text that a zero ends.
func text(_ text: String) -> [UInt8] { text.utf8.filter { $0 != 0 } + [0] }
