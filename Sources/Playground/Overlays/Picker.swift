import OrientationModel
import OrientationScenarios
import TerminalModel

/// A list to choose from, narrowed by typing.
struct Picker: Hashable, Sendable {
  /// What is chosen from.
  enum Kind: Hashable, Sendable {
    case stories, help, versions, devices, deeds, settings, branches
  }

  /// What choosing an item does.
  enum Choice: Hashable, Sendable {
    case command(String)
    case deed(Scenario.Step)
    case open(String)
    case load(String)
    case version(SystemVersion)
    case device(Device)
    /// So many of the last steps; none is from now on.
    case record(Int)
    case export(String)
    /// Somewhere one was before.
    case position(Position)
    /// A setting with values to go through.
    case flip(Flip)
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
    /// Found by search only.
    var isHidden = false
  }

  var kind: Kind
  var title: String
  var items: [Item]
  /// Which items are shown, best first.
  private(set) var shown: [Int] = []
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
    let scored = items.indices.compactMap { index -> (Int, Int)? in
      let item = items[index]
      if item.key == filter { return (index, 10_000) }
      let words = "\(item.title) \(item.detail)"
      return Fuzzy.score(of: filter, in: words, title: item.title).map { (index, $0) }
    }
    shown = scored.sorted { $0.1 == $1.1 ? $0.0 < $1.0 : $0.1 > $1.1 }.map(\.0)
  }

  var current: Item? { shown.indices.contains(selected) ? items[shown[selected]] : nil }

  mutating func move(by count: Int) {
    guard !shown.isEmpty else { return }
    selected = max(0, min(shown.count - 1, selected + count))
  }
}

/// How well typed letters fit a text; nothing where they do not.
enum Fuzzy {
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

  private static func subsequence(of typed: String, in name: String) -> Int? {
    var rest = name[...]
    var gaps = 0
    for character in typed where character != " " {
      guard let index = rest.firstIndex(of: character) else { return nil }
      gaps += rest.distance(from: rest.startIndex, to: index)
      rest = rest[rest.index(after: index)...]
    }
    return 3000 - 10 * gaps - name.count
  }
}

extension String {
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
