import OrientationModel
import OrientationScenarios
import TerminalModel

/// A list to choose from, narrowed by typing.
struct Picker: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case stories, help, versions, steps, settings, branches, beginnings
    case controller(String)
    /// Where in the tree it could stand.
    case places(String)
    /// What somebody is wanted in, and who else is seen.
    case wants(String, next: String?)

    /// Whether the device should be seen beside it.
    var keepsDevice: Bool { self != .help && !tells }

    /// Whether what a row is about is a sentence: the chosen one's stands below the list.
    var tells: Bool { self == .stories || self == .beginnings }

    /// About whom else Tab asks.
    var next: String? { if case .wants(_, let next) = self { next } else { nil } }
  }

  struct Item: Hashable, Sendable {
    var group: String
    /// Its key, or a sign.
    var key: String
    var title: String
    var detail: String
    var deed: Deed
    /// Found by search only.
    var isHidden: Bool
    /// What it is about at full length, which is searched as what one sees of it.
    var about = ""
    /// What is searched where its own words do not fit.
    var text = ""
    /// The name of its file, which is found too.
    var name = ""
    /// How far back it stands among what there is to read.
    var shelf = 0

    init(
      _ title: String, _ detail: String, _ deed: Deed, group: String = "", key: String = "",
      isHidden: Bool = false
    ) {
      self.title = title
      self.detail = detail
      self.deed = deed
      self.group = group
      self.key = key
      self.isHidden = isHidden
    }
  }

  var kind: Kind
  var title: String
  let items: [Item]
  /// Which items are shown, best first.
  private(set) var shown: [Int] = []
  private var field = TextField(limit: 200)
  var selected = 0

  /// Chosen is what holds now, where nothing else is said.
  init(_ kind: Kind, _ title: String, _ items: [Item], selected: Int? = nil) {
    self.kind = kind
    self.title = title
    self.items = items
    narrow()
    self.selected = selected ?? items.firstIndex { $0.key == "●" } ?? 0
  }

  var filter: String { field.text }

  mutating func edit(_ change: (inout TextField) -> Void) {
    let before = filter
    change(&field)
    guard filter != before else { return }
    narrow()
  }

  private mutating func narrow() {
    selected = 0
    guard !filter.isEmpty else {
      shown = items.indices.filter { !items[$0].isHidden }
      return
    }
    let search = PickerSearch(filter)
    let hits = items.enumerated().compactMap { index, item in
      search.rank(of: item).map { (index: index, rank: $0) }
    }
    // Letters inside of words are what somebody means who finds no word.
    let words = hits.filter { $0.rank[0] > 0 }
    shown = (words.isEmpty ? hits : words).sorted { left, right in
      right.rank == left.rank
        ? left.index < right.index : right.rank.lexicographicallyPrecedes(left.rank)
    }.map { $0.index }
  }

  var current: Item? { shown.indices.contains(selected) ? items[shown[selected]] : nil }

  mutating func move(by count: Int) {
    guard !shown.isEmpty else { return }
    selected = max(0, min(shown.count - 1, selected + count))
  }
}

extension String {
  /// In so many rows, its first clauses where they don't hold all of it; nothing where not even one fits.
  func lines(columns: Int, rows: Int) -> [String] {
    var said = self
    while !said.isEmpty {
      let lines = DisplayWidth.wrap(said, to: columns)
      if lines.count <= rows { return lines }
      said = clauses(columns: min(columns * max(0, rows), DisplayWidth.of(said) - 1))
    }
    return []
  }

  /// The same, but cut where not even one clause fits.
  func clausesOrCut(columns: Int, rows: Int) -> [String] {
    let lines = lines(columns: columns, rows: rows)
    return lines.isEmpty ? DisplayWidth.wrap(self, to: columns, rows: rows) : lines
  }

  /// Itself, or its first clauses, in so many columns, of a question its last ones; empty where not
  /// even one fits.
  func clauses(columns: Int) -> String {
    if DisplayWidth.of(self) <= columns { return self }
    if hasSuffix("?") { return lastClauses(columns: columns) }
    var end = startIndex
    var depth = 0
    for (index, next) in zip(utf8.indices, utf8.indices.dropFirst()) {
      let byte = utf8[index]
      depth += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
      guard depth == 0, utf8[next] == 0x20, Self.clauseEnds.contains(byte) else { continue }
      guard DisplayWidth.of(self[..<index]) <= columns else { break }
      end = index
    }
    return String(self[..<end])
  }

  private func lastClauses(columns: Int) -> String {
    for end in [". ", " – ", ": ", ", "] {
      let starts = indices.filter { self[$0...].hasPrefix(end) }.map {
        index($0, offsetBy: end.count)
      }
      if let start = starts.first(where: { DisplayWidth.of(self[$0...]) <= columns }) {
        return self[start...].prefix(1).uppercased() + self[start...].dropFirst()
      }
    }
    return ""
  }

  /// What a clause ends with that can stand alone.
  private static let clauseEnds = Array(".;:,".utf8)
}
