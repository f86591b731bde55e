/// Which signs of a source belong together, found in one walk, so that nobody has to count again.
struct CodeGroups: Sendable {
  private static let none: Int32 = -1
  /// Compilers give up here, too.
  static let deepest = 256

  /// Whether signs or `#if` stand in each other deeper than that; then nothing is known.
  private(set) var isTooDeep = false

  /// For each sign of a group its partner, both ways; each branch of an `#if` begins in the groups that
  /// the `#if` is in.
  private var partners: [Int32]
  /// For each token the opening brace around it.
  private var around: [Int32]

  /// Walks through the tokens; `directive` says what the one at a place does.
  init(_ tokens: [CodeToken], directive: (Int) -> CodeDirective) {
    partners = [Int32](repeating: Self.none, count: tokens.count)
    around = partners
    var open: [Int] = []
    var kept: [[Int]] = []
    func isBrace(_ index: Int) -> Bool { tokens[index].sign == UInt8(ascii: "{") }
    for (index, token) in tokens.enumerated() {
      isTooDeep = max(open.count, kept.count) > Self.deepest
      guard !isTooDeep else { return }
      around[index] = open.last(where: isBrace).map { Int32($0) } ?? Self.none
      switch token.sign {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        if let last = open.last, !isBrace(last) { pair(open.removeLast(), index) }
      case UInt8(ascii: "}"):
        // What nobody closed within a brace ends with it.
        guard let last = open.lastIndex(where: isBrace) else { break }
        pair(open[last], index)
        open.removeSubrange(last...)
      default: break
      }
      guard token.kind == .directive else { continue }
      switch directive(index) {
      case .begins: kept.append(open)
      case .ends: _ = kept.popLast()
      case .parts: open = kept.last ?? open
      }
    }
  }

  private mutating func pair(_ opening: Int, _ closing: Int) {
    partners[opening] = Int32(closing)
    partners[closing] = Int32(opening)
  }

  /// The sign that opens or closes the group which the one at a place closes or opens.
  func partner(of index: Int) -> Int? { Self.place(index, in: partners) }

  /// The innermost brace that is open at a place.
  func brace(around index: Int) -> Int? { Self.place(index, in: around) }

  private static func place(_ index: Int, in list: [Int32]) -> Int? {
    guard list.indices.contains(index), list[index] != none else { return nil }
    return Int(list[index])
  }
}

/// What a line such as `#if` does.
enum CodeDirective {
  case begins, parts, ends

  init(_ line: some StringProtocol) {
    let text = Self.words(line)
    self = text.hasPrefix("if") ? .begins : text.hasPrefix("endif") ? .ends : .parts
  }

  /// What stands behind the sign that such a line begins with.
  static func words<Line: StringProtocol>(_ line: Line) -> Line.SubSequence {
    line.drop { $0 == "#" || $0 == " " || $0 == "\t" }
  }
}
