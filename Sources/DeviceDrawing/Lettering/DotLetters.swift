/// Small letters in dots, for text that really lies on its side.
///
/// Six dots stand above the line, one hangs below it; letters are as wide as they have to be.
package enum DotLetters {
  static let height = 7

  /// The columns of a letter from left to right, the lowest bit at the top; nothing where there is
  /// no such letter.
  package static func columns(of letter: Character) -> [UInt8]? {
    table[letter]
  }

  /// How many dots a text takes with a blank column after each letter but the last; nothing where
  /// a letter is missing.
  package static func width(of text: some Sequence<Character>) -> Int? {
    var width = -1
    for letter in text {
      guard let columns = columns(of: letter) else { return nil }
      width += columns.count + 1
    }
    return max(0, width)
  }

  /// How many dots a text is high: nothing may hang below its line.
  static func height(of text: [Character]) -> Int {
    text.contains { columns(of: $0)?.contains { $0 >> (height - 1) == 1 } ?? false }
      ? height : height - 1
  }

  /// As much of a text as so many dots hold, with a mark where it is cut; nothing where a letter is
  /// missing, or where they don't hold that mark.
  static func fitting(_ text: String, _ dots: Int) -> [Character]? {
    guard let width = width(of: text) else { return nil }
    if width <= dots { return Array(text) }
    var kept = Array(text)
    var length = width + 6
    while length > dots, let last = kept.popLast() { length -= 1 + (columns(of: last)?.count ?? 0) }
    guard length <= dots else { return nil }
    while kept.last == " " { kept.removeLast() }
    return kept + ["…"]
  }

  private static let table: [Character: [UInt8]] = {
    var table: [Character: [UInt8]] = [" ": [0, 0]]
    for entry in entries.split(whereSeparator: { $0.isWhitespace }) {
      let digits = entry.dropFirst().compactMap { $0.hexDigitValue }
      table[entry[entry.startIndex]] = stride(from: 0, to: digits.count - 1, by: 2).map {
        UInt8(digits[$0] * 16 + digits[$0 + 1])
      }
    }
    return table
  }()

  /// Each letter, then two digits for each of its columns.
  private static let entries = """
    !2f "030003 &1a251a28 '03 (1e21 )211e +081c08 ,60 -080808 .20 /300c03 01e21211e
    1223f20 222312926 32125251a 40c0a3f08 527252519 61e252518 701310d03 81a25251a
    90629291e :24 =141414 ?01290502 A3e09093e B3f25251a C1e212112 D3f21211e E3f252521
    F3f050501 G1e212939 H3f04043f I213f21 J10201f K3f040a31 L3f2020 M3f020c023f N3f06183f
    O1e21211e P3f090906 Q1e21112e R3f091926 S22252519 T01013f0101 U1f20201f V1f201f
    W3f100c103f X330c0c33 Y073807 Z31292523 _40404040 a1824243c b3f242418 c182424
    d1824243f e182c2c28 f3e0501 g4854543c h3f040438 i3d j403d k3f081420 l1f20 m3c043c0438
    n3c040438 o18242418 p7c242418 q1824247c r3c0804 s282c3414 t041f24 u1c20203c v1c201c
    w1c201c201c x24181824 y0c50503c z24342c24 ×140814 …2000200020 ‹1824
    ▂3030 ▄3838 ▆3c3c █3f3f ■3e3e3e3e3e □3e2222223e ●1e3f3f1e ○1e21211e [3f21 ]213f
    """
}
