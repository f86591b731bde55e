/// The directions in which a line leaves the middle of a cell.
struct Joint: OptionSet, Hashable, Sendable {
  let rawValue: Int

  // In the order of quarter turns counter-clockwise.
  static let up = Joint(rawValue: 1)
  static let left = Joint(rawValue: 2)
  static let down = Joint(rawValue: 4)
  static let right = Joint(rawValue: 8)

  static let horizontal: Joint = [.left, .right]
  static let vertical: Joint = [.up, .down]

  func turned(_ turn: QuarterTurn) -> Joint {
    let doubled = rawValue << turn.rawValue
    return Joint(rawValue: (doubled | doubled >> 4) & 15)
  }
}

/// How a line is drawn.
enum Stroke: Sendable {
  case light, heavy, dashed

  private static let lightGlyphs = Array(" ╵╴╯╷│╮┤╶╰─┴╭├┬┼")
  private static let asciiGlyphs = Array(" |-+||++-+-+++++")

  func glyph(_ joint: Joint, isASCII: Bool) -> Character {
    switch (self, joint) {
    case (.heavy, .horizontal): isASCII ? "=" : "━"
    case (.heavy, .vertical): isASCII ? "#" : "┃"
    case (.dashed, .horizontal): isASCII ? "." : "┄"
    case (.dashed, .vertical): isASCII ? ":" : "┆"
    default: (isASCII ? Self.asciiGlyphs : Self.lightGlyphs)[joint.rawValue]
    }
  }
}
