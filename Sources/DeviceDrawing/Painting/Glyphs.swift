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

enum Stroke: Sendable {
  case light, heavy, dashed

  private static let lightGlyphs = Array(" ╵╴╯╷│╮┤╶╰─┴╭├┬┼")
  private static let asciiGlyphs = Array(" |-+||++-+-+++++")

  func glyph(_ joint: Joint, isASCII: Bool) -> Character {
    let light = (isASCII ? Self.asciiGlyphs : Self.lightGlyphs)[joint.rawValue]
    guard joint == .horizontal || joint == .vertical else { return light }
    let isLevel = joint == .horizontal
    return switch self {
    case .light: light
    case .heavy: isASCII ? (isLevel ? "=" : "#") : (isLevel ? "━" : "┃")
    case .dashed: isASCII ? (isLevel ? "." : ":") : (isLevel ? "┄" : "┆")
    }
  }
}

/// A sign that has a direction, or another look in ASCII.
enum Sign: Hashable, Sendable {
  case chevron(QuarterTurn)
  case triangle(QuarterTurn)
  case arrow(QuarterTurn)
  case dot(isFilled: Bool)
  case square(isFilled: Bool)
  /// From 1, hardly there, to 3.
  case shade(Int)
  case skeleton
  /// A line along one side of the cell.
  case hairline(QuarterTurn)
}

extension QuarterTurn {
  // A sign that points up, turned.
  static let up = QuarterTurn.upright
  static let down = QuarterTurn.upsideDown
}

extension Pen {
  /// The character for a sign, pointing where it does in the thing that is drawn.
  func glyph(_ sign: Sign) -> Character {
    switch sign {
    case .chevron(let way): pick("▴‹▾›", "^<v>", way)
    case .triangle(let way): pick("▲◀▼▶", "^<v>", way)
    case .arrow(let way): pick("↑←↓→", "^<v>", way)
    case .dot(let isFilled): isFilled ? (isASCII ? "*" : "●") : (isASCII ? "o" : "○")
    case .square(let isFilled): isFilled ? (isASCII ? "#" : "■") : (isASCII ? "o" : "□")
    case .shade(let degree): Array(isASCII ? " .:%" : " ░▒▓")[max(0, min(3, degree))]
    // Where text is dots, so is what stands for it.
    case .skeleton: turn.isSideways ? (isASCII ? "|" : "⡇") : (isASCII ? "-" : "▂")
    case .hairline(let side): pick("▔▏▁▕", "-|_|", side)
    }
  }

  private func pick(_ glyphs: String, _ ascii: String, _ way: QuarterTurn) -> Character {
    Array(isASCII ? ascii : glyphs)[(way + turn).rawValue]
  }
}
