import TerminalModel

extension Composer {
  /// The answer to the last key, where there is one; then the hints, the chosen one with its outcome.
  mutating func footer(row: Int) {
    let last = "? all keys"
    write(trailing: last, .dim, row: row)
    region(.command("help"), column: columns - 1 - last.count, row: row, columns: last.count)
    let room = columns - 5 - last.count
    var left = 1
    if let notice = scene.notice {
      left = write(notice, .echo, column: 2, row: row, columns: columns - 4 - last.count) + 2
    }
    guard scene.hints.indices.contains(scene.selected) else { return }
    for index in hintOrder where left < room {
      let hint = scene.hints[index]
      let isSelected = index == scene.selected
      let outcome = isSelected ? self.outcome(of: hint, columns: room - left) : ""
      let width = DisplayWidth.of(hint.key + hint.label + outcome) + 3
      if !isSelected || scene.notice != nil, left + width > room { continue }
      let start = left
      if isSelected {
        left = write(
          " \(hint.key) \(hint.label)\(outcome) ", .selected, column: left, row: row,
          columns: room - left)
        cursor = Point(column: start + 1, row: row)
      } else {
        left = write(
          [(" \(hint.key)", .key), (" \(hint.label) ", .plain)], column: left, row: row,
          columns: room - left)
      }
      region(hint.target, column: start, row: row, columns: left - start)
      left += 1
    }
  }

  /// What would come of a hint: whole, in one word, or not at all, but never a part of a name.
  private func outcome(of hint: Hint, columns: Int) -> String {
    guard let word = hint.outcome.split(separator: " ").last else { return "" }
    let used = DisplayWidth.of(hint.key + hint.label) + 3
    return [" → \(hint.outcome)", " → \(word)"].first { used + DisplayWidth.of($0) <= columns }
      ?? ""
  }

  /// From the chosen one on, so that what comes next is seen.
  private var hintOrder: [Int] {
    let count = scene.hints.count
    var first = 0
    // The first hints stay while the chosen one fits behind them.
    var width = 0
    for index in 0...scene.selected {
      let hint = scene.hints[index]
      width += DisplayWidth.of(hint.key + hint.label) + 3
    }
    if width + 26 > columns - 16 { first = scene.selected }
    return Array(first..<count)
  }
}
