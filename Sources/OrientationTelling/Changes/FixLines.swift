import OrientationScenarios
import SwiftCode

extension Scenario {
  /// What edits change of its text, each change with the line that says where: what it holds, or else what
  /// it hangs under, or what something new stands beside.
  package func lines(making edits: [ScenarioEdit]) -> [CodeLine] {
    let lines = [CodeLine](from: textLines, to: applying(edits).textLines)
    let changed = lines.indices.filter { lines[$0].change != .kept }
    let shown = Set(changed + changed.compactMap { lines.context(of: $0) })
    return shown.sorted().map { lines[$0] }.filter { !$0.text.isEmpty }
  }

  /// Blocks of lines with an empty one between; what is expected is no part of a change.
  private var textLines: [String] {
    var plain = self
    plain.launch = []
    for index in plain.steps.indices { plain.steps[index].expectations = [] }
    return plain.text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}

extension [CodeLine] {
  /// What becomes of many lines, of which few change.
  fileprivate init(from old: [String], to new: [String]) {
    self = []
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var place = 0
    for (offset, line) in new.enumerated() {
      while removed.contains(place) {
        append(.removed(old[place]))
        place += 1
      }
      append(added.contains(offset) ? .added(line) : .kept(line))
      if !added.contains(offset) { place += 1 }
    }
    self += old[place...].map(CodeLine.removed)
  }

  /// The line that says where a change is.
  fileprivate func context(of index: Int) -> Int? {
    let line = self[index]
    if line.indent > 0 {
      let next = self[index...].firstIndex { $0.change == .kept }
      if let next, self[next].indent > line.indent { return next }
      return self[..<index].lastIndex { $0.indent < line.indent }
    }
    guard line.change == .added, !line.text.isEmpty else { return nil }
    // The one above it in its block, which may be the one whose place it takes, or else the one below.
    let neighbors = [
      self[..<index].lastIndex { $0.isNeighbor }, self[index...].firstIndex { $0.isNeighbor },
    ]
    return neighbors.compactMap { $0 }.first { !self[$0].text.isEmpty }
  }
}

extension CodeLine {
  fileprivate var indent: Int { text.prefix { $0 == " " }.count }

  /// Whether it says where something new in the first column stands, as the end of a block does.
  fileprivate var isNeighbor: Bool { text.isEmpty || indent == 0 && change != .added }
}
