import TerminalModel

/// How tabs share a bar: alike where all their names fit, else each as long as it needs; icons give
/// way to whole names, and names that have no room for all of them to icons.
///
/// A blank keeps names apart, and off the edges.
struct TabLine: Hashable, Sendable {
  /// The columns of each.
  let places: [Range<Int>]
  let hasNames: Bool

  init(_ names: [String], on area: LayoutArea, in size: Size) {
    let columns = size.columns
    let count = max(1, names.count)
    func lengths(_ icon: String) -> [Int] { names.map { area.script.length(of: icon + $0) } }
    // The icon stands above the name, or before it.
    let stacks = area.stacksIcons(in: size)
    let alike = names.indices.map { columns * $0 / count..<columns * ($0 + 1) / count }
    if lengths(stacks ? "" : "□ ").allSatisfy({ $0 + 2 <= columns / count }) {
      places = alike
      hasNames = true
      return
    }
    let room = columns - (count + 1)
    let widths = (stacks ? [""] : ["□", ""]).map(lengths).first { $0.reduce(0, +) <= room }
    guard let widths else {
      places = alike
      hasNames = false
      return
    }
    let spare = room - widths.reduce(0, +)
    hasNames = true
    places = widths.indices.map { index in
      let start = widths.prefix(index).reduce(0, +) + index + 1 + spare * index / count
      return start..<start + widths[index] + spare / count
    }
  }
}

extension LayoutArea {
  /// Whether a tab's icon stands above its name: dots stand in one line.
  func stacksIcons(in size: Size) -> Bool {
    switch script {
    case .letters: size.rows >= 2
    case .vectors: size.rows >= 3
    case .dots: false
    }
  }
}
