import OrientationModel
import OrientationScenarios
import TerminalModel

/// A list to choose from, narrowed by typing.
struct Picker: Hashable, Sendable {
  /// What is chosen from.
  enum Kind: Hashable, Sendable { case stories, help, versions, steps, settings, branches }

  /// What choosing an item does.
  enum Choice: Hashable, Sendable {
    case command(KeyCommand)
    case step(Scenario.Step)
    case open(String)
    case load(String)
    case version(SystemVersion)
    /// So many of the last steps; none is from now on.
    case record(Int)
    case export(String)
    /// A place one was at before.
    case position(Position)
    /// A setting with values to go through.
    case flip(Flip)
    /// It is there to be read.
    case nothing
  }

  /// A row of the list.
  struct Item: Hashable, Sendable {
    /// What it stands under.
    var group: String
    /// Its key, or a sign.
    var key: String
    var title: String
    var detail: String
    var choice: Choice
    /// The detail where there is no room for it.
    var short: String
    /// Found by search only.
    var isHidden: Bool
    /// What is searched where its own words do not fit.
    var text: String

    init(
      _ title: String, _ detail: String, _ choice: Choice, group: String = "", key: String = "",
      short: String = "", isHidden: Bool = false, text: String = ""
    ) {
      (self.title, self.detail, self.choice) = (title, detail, choice)
      (self.group, self.key, self.short) = (group, key, short)
      (self.isHidden, self.text) = (isHidden, text)
    }
  }

  var kind: Kind
  var title: String
  var items: [Item]
  /// Which items are shown, best first.
  private(set) var shown: [Int] = []
  /// The line of a text that the search met.
  private var found: [Int: String] = [:]
  var filter = "" { didSet { narrow() } }
  var selected = 0

  init(_ kind: Kind, _ title: String, _ items: [Item], selected: Int = 0) {
    self.kind = kind
    self.title = title
    self.items = items
    narrow()
    self.selected = selected
  }

  private mutating func narrow() {
    selected = 0
    guard !filter.isEmpty else {
      shown = items.indices.filter { !items[$0].isHidden }
      return
    }
    found = [:]
    let wanted = KeyCell.spelling(of: filter)
    let scored = items.indices.compactMap { index -> (Int, Int)? in
      let item = items[index]
      if let score = KeyCell.score(of: filter, spelled: wanted, in: item.key) {
        return (index, score)
      }
      if case .command(let command) = item.choice, !item.key.isEmpty,
        let score = Fuzzy.score(of: filter, name: command.name)
      {
        return (index, score)
      }
      let words = "\(item.title) \(item.detail)"
      if let score = Fuzzy.score(of: filter, in: words, title: item.title) { return (index, score) }
      guard filter.count > 2, let line = item.text.line(containing: filter) else { return nil }
      found[index] = line
      return (index, 1000)
    }
    shown = scored.sorted { $0.1 == $1.1 ? $0.0 < $1.0 : $0.1 > $1.1 }.map(\.0)
  }

  /// What stands beside an item's title: where the search met it, else what it is about.
  func detail(of index: Int) -> String { found[index] ?? items[index].detail }

  var current: Item? { shown.indices.contains(selected) ? items[shown[selected]] : nil }

  mutating func move(by count: Int) {
    guard !shown.isEmpty else { return }
    selected = max(0, min(shown.count - 1, selected + count))
  }
}

/// The keys of a row, as they are looked for.
private enum KeyCell {
  /// Other names that people have for keys.
  private static let names = [
    "←": "left", "→": "right", "↑": "up", "↓": "down", "Esc": "escape", "Enter": "return",
    "space": "blank",
  ]

  /// How a key is spelled here: `ctrl-r` for `Ctrl R`, `C-r` and `^R`.
  static func spelling(of typed: String) -> String {
    if typed == " " { return "space" }
    let spelled = String(typed.lowercased().map { $0 == " " || $0 == "+" ? "-" : $0 })
    for start in ["control-", "c-", "^"] where spelled.hasPrefix(start) {
      if spelled.count > start.count { return "ctrl-" + spelled.dropFirst(start.count) }
    }
    return spelled
  }

  /// How well what was typed fits one of the keys: first the very key, then in the other case,
  /// then as the beginning of its name.
  static func score(of typed: String, spelled: String, in cell: String) -> Int? {
    cell.split(separator: " ").compactMap { key -> Int? in
      if key == typed { return 10_002 }
      let names = [key.lowercased(), names[String(key)]].compactMap { $0 }
      if names.contains(spelled) { return key.count > 1 ? 10_001 : 10_000 }
      return spelled.count > 1 && names.contains { $0.hasPrefix(spelled) } ? 9500 : nil
    }.max()
  }
}

/// How well typed letters fit a text; nothing where they do not.
enum Fuzzy {
  /// How well they fit a command's name from its beginning.
  static func score(of typed: String, name: String) -> Int? {
    let typed = String(typed.lowercased().map { $0 == " " ? "-" : $0 })
    if name == typed { return 9400 }
    return name.hasPrefix(typed) ? 9300 - name.count : nil
  }

  static func score(of typed: String, in text: String, title: String) -> Int? {
    let typed = typed.lowercased()
    let lowered = text.lowercased()
    let name = title.lowercased()
    if name == typed { return 9000 }
    if name.hasPrefix(typed) { return 8000 - name.count }
    if lowered.hasWord(typed) { return 7000 - lowered.count }
    if lowered.contains(typed) { return 6000 - lowered.count }
    let words = typed.split(separator: " ")
    if words.count > 1, words.allSatisfy({ lowered.contains($0) }) { return 5000 - lowered.count }
    return subsequence(of: typed, in: name)
  }

  /// Letters in their order; those that begin no word have to stand close behind the one before.
  private static func subsequence(of typed: String, in name: String) -> Int? {
    let name = Array(name)
    let letters = typed.filter { $0 != " " }
    var (next, gaps) = (0, 0)
    for (index, letter) in letters.enumerated() {
      let start = next
      while next < name.count, name[next] != letter { next += 1 }
      guard next < name.count else { return nil }
      let beginsWord = next == 0 || !name[next - 1].isLetter
      if index == 0, !beginsWord { return nil }
      if !beginsWord { gaps += next - start }
      next += 1
    }
    guard gaps <= max(2, letters.count / 2) else { return nil }
    return 3000 - 10 * gaps - name.count
  }
}

extension String {
  /// The first line of a scenario that says something to people and contains a text, in any case.
  fileprivate func line(containing part: String) -> String? {
    let wanted = Array(part.utf8).map { $0.lowered }
    for line in utf8.split(separator: 10) where line.contains(wanted) {
      let words = Substring(line).split(separator: " ")
      let keyword = words.first ?? ""
      guard ["about", "note", "expect", "source", "title"].contains(keyword) else { continue }
      guard words.dropFirst().first != "no" else { continue }
      return words.dropFirst(keyword == "expect" ? 0 : 1).joined(separator: " ").beginning(at: part)
    }
    return nil
  }

  /// A long line from a little before what it contains.
  private func beginning(at part: String) -> String {
    let letters = Array(utf8).map { $0.lowered }
    let wanted = Array(part.utf8).map { $0.lowered }
    let place = letters.indices.first { letters[$0...].starts(with: wanted) } ?? 0
    guard place > 24 else { return self }
    let before = Substring(utf8.prefix(place - 12))
    let rest = dropFirst(before.count)
    return "…" + rest.drop { $0 != " " }.dropFirst()
  }

  /// Whether a word of it begins with a text.
  fileprivate func hasWord(_ prefix: String) -> Bool {
    split { !$0.isLetter && !$0.isNumber }.contains { $0.hasPrefix(prefix) }
  }

  /// Whether it contains a text; without Foundation.
  fileprivate func contains(_ part: some StringProtocol) -> Bool {
    let (text, part) = (Array(utf8), Array(part.utf8))
    guard !part.isEmpty else { return true }
    guard text.count >= part.count else { return false }
    return (0...(text.count - part.count)).contains { start in
      text[start..<start + part.count].elementsEqual(part)
    }
  }
}

extension Substring.UTF8View {
  /// Whether it contains some bytes, capital letters taken as small ones.
  fileprivate func contains(_ wanted: [UInt8]) -> Bool {
    var index = startIndex
    while index != endIndex {
      if self[index].lowered == wanted[0], self[index...].lowerStarts(with: wanted) { return true }
      formIndex(after: &index)
    }
    return false
  }

  private func lowerStarts(with wanted: [UInt8]) -> Bool {
    var index = startIndex
    for byte in wanted {
      guard index != endIndex, self[index].lowered == byte else { return false }
      formIndex(after: &index)
    }
    return true
  }
}

extension UInt8 { fileprivate var lowered: UInt8 { (65...90).contains(self) ? self + 32 : self } }
