/// Which signs of a source belong together, found in one walk, so that nobody has to count again.
struct CodeGroups: Sendable {
  private static let none: Int32 = -1
  /// Compilers give up here, too.
  static let deepest = 256

  /// Whether signs, braces or `#if` stand in each other deeper than that; then nothing is known.
  private(set) var isTooDeep = false

  /// For each brace its partner, both ways; each branch of an `#if` begins at the depth of the `#if`.
  private var braces: [Int32]
  /// For each sign of a group its partner, both ways: any closing sign closes the last that opened.
  private var signs: [Int32]
  /// For each token the opening brace around it.
  private var around: [Int32]

  /// Walks through the tokens; `directive` says what the one at a place does.
  init(_ tokens: [CodeToken], directive: (Int) -> CodeDirective) {
    let none = [Int32](repeating: Self.none, count: tokens.count)
    braces = none
    signs = none
    around = none
    var openBraces: [Int32] = []
    var openSigns: [Int32] = []
    var kept: [[Int32]] = []
    for (index, token) in tokens.enumerated() {
      isTooDeep = max(openSigns.count, openBraces.count, kept.count) > Self.deepest
      guard !isTooDeep else { return }
      around[index] = openBraces.last ?? Self.none
      switch token.sign {
      case UInt8(ascii: "("), UInt8(ascii: "["): openSigns.append(Int32(index))
      case UInt8(ascii: "{"):
        openSigns.append(Int32(index))
        openBraces.append(Int32(index))
      case UInt8(ascii: ")"), UInt8(ascii: "]"): pair(openSigns.popLast(), index, in: \.signs)
      case UInt8(ascii: "}"):
        pair(openSigns.popLast(), index, in: \.signs)
        pair(openBraces.popLast(), index, in: \.braces)
      default: break
      }
      guard token.kind == .directive else { continue }
      switch directive(index) {
      case .begins: kept.append(openBraces)
      case .ends: _ = kept.popLast()
      case .parts: openBraces = kept.last ?? openBraces
      }
    }
  }

  private mutating func pair(
    _ opening: Int32?, _ closing: Int, in list: WritableKeyPath<CodeGroups, [Int32]>
  ) {
    guard let opening else { return }
    self[keyPath: list][Int(opening)] = Int32(closing)
    self[keyPath: list][closing] = opening
  }

  /// The brace that belongs to the one at a place.
  func brace(_ index: Int) -> Int? { Self.place(index, in: braces) }

  /// The sign that opens or closes the group which the one at a place closes or opens.
  func sign(_ index: Int) -> Int? { Self.place(index, in: signs) }

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

  init(_ line: String) {
    let text = line.drop { $0 == "#" || $0 == " " || $0 == "\t" }
    self = text.hasPrefix("if") ? .begins : text.hasPrefix("endif") ? .ends : .parts
  }
}
