import TerminalModel

/// How tabs share a bar: alike where all their names fit, else each as long as it needs, the longest
/// cut first; without names where not even the first letters of all of them fit.
struct TabLine: Hashable, Sendable {
  /// The columns of each.
  let places: [Range<Int>]
  let hasNames: Bool

  init(_ names: [String], on paper: Paper, in size: Size) {
    let columns = size.columns
    let count = max(1, names.count)
    // The icon stands above the name, or before it.
    let stacks = paper.stacksIcons(in: size)
    let lengths = names.map { paper.script.length(of: $0) }
    let alike = names.indices.map { columns * $0 / count..<columns * ($0 + 1) / count }
    if lengths.allSatisfy({ $0 + (stacks ? 0 : 4) <= columns / count }) {
      (places, hasNames) = (alike, true)
      return
    }
    let icon = stacks ? 0 : 1
    let least = names.map { paper.script.length(of: $0.count > 3 ? $0.prefix(2) + "…" : $0) + icon }
    // A gap keeps them apart, and from the ends where they have room for it.
    let margin = columns >= max(4 + 5 * count, least.reduce(count + 1, +)) ? 1 : 0
    let room = columns - (count - 1) - 2 * margin
    guard let widths = Self.cut(lengths.map { $0 + icon }, to: room, atLeast: least) else {
      (places, hasNames) = (alike, false)
      return
    }
    let spare = room - widths.reduce(0, +)
    hasNames = true
    places = widths.indices.map { index in
      let start = margin + widths.prefix(index).reduce(0, +) + index + spare * index / count
      return start..<start + widths[index] + spare / count
    }
  }

  /// The lengths, the longest ones cut until all have room; nothing where they cannot have it.
  private static func cut(_ lengths: [Int], to room: Int, atLeast least: [Int]) -> [Int]? {
    var widths = lengths
    while widths.reduce(0, +) > room {
      let longest = widths.indices.filter { widths[$0] > least[$0] }
        .max { (widths[$0], lengths[$0]) < (widths[$1], lengths[$1]) }
      guard let longest else { return nil }
      widths[longest] -= 1
    }
    return widths
  }
}

extension Paper {
  /// Whether a tab's icon stands above its name: dots stand in one line.
  func stacksIcons(in size: Size) -> Bool { script == .letters && size.rows >= 2 }
}
