import OrientationModel
import OrientationScenarios
import TerminalModel

/// A list to choose from, narrowed by typing.
struct Picker: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case stories, help, versions, steps, settings, branches, beginnings
    /// What can be done with a controller.
    case controller(String)
    /// Where in the tree it could stand.
    case places(String)
    /// What somebody is wanted in.
    case wants(String)

    /// Whether the device should be seen beside it.
    var keepsDevice: Bool {
      switch self {
      case .stories, .help, .beginnings: false
      case .versions, .steps, .settings, .branches, .controller, .places, .wants: true
      }
    }

    /// Whether what a row is about is a sentence: the chosen one's stands below the list.
    var tells: Bool {
      switch self {
      case .stories, .beginnings: true
      case .help, .versions, .steps, .settings, .branches, .controller, .places, .wants: false
      }
    }
  }

  enum Choice: Hashable, Sendable {
    case command(KeyCommand)
    case step(Scenario.Step)
    case open(String)
    case load(String)
    /// One of the sessions that were left unsaved, and one that an earlier run left.
    case resume(Int)
    case token(String)
    case version(SystemVersion)
    case device(Device)
    /// The SDK the app is built with.
    case linked(SystemVersion)
    /// The same on an iPhone Duo, which is opened.
    case openDuo
    /// So many of the last steps; none is from now on.
    case record(Int)
    case export(String)
    /// A place one was at before.
    case position(Position)
    /// A setting with values to go through.
    case toggle(Toggle)
    /// Narrows the list to what words find.
    case search(String)
    /// An orientation in somebody's mask.
    case dot(String, InterfaceOrientation)
    /// What can be done with a controller, and where it could stand.
    case controller(String)
    case places(String)
    /// A sentence, said at once, or begun for somebody to go on with.
    case say(String)
    case begin(String)
    /// A situation to start from.
    case situation(String)
    /// A change of the set-up, and what is said of it.
    case edit(String, [ScenarioEdit])
    /// It is there to be read.
    case nothing

    /// Whether it stands for a key, in help.
    var isKey: Bool {
      switch self {
      case .command, .nothing: true
      case .step, .open, .load, .resume, .token, .version, .record, .export, .position, .toggle,
        .search, .dot,
        .controller, .places, .say, .begin, .situation, .device, .linked, .openDuo, .edit:
        false
      }
    }
  }

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
    /// The name of its file, which is found too.
    var name: String
    /// How far back it stands among what there is to read.
    var shelf: Int
    /// What is looked through.
    let words: Lowered

    init(
      _ title: String, _ detail: String, _ choice: Choice, group: String = "", key: String = "",
      short: String = "", isHidden: Bool = false, text: String = "", name: String = "",
      shelf: Int = 0
    ) {
      self.title = title
      self.detail = detail
      self.choice = choice
      self.group = group
      self.key = key
      self.short = short
      self.isHidden = isHidden
      self.text = text
      self.name = name
      self.shelf = shelf
      words = Lowered(title, detail)
    }

    /// Whether it leads to other items of the list.
    var leadsOn: Bool { if case .search = choice { true } else { false } }
  }

  var kind: Kind
  var title: String
  let items: [Item]
  /// Which items are shown, best first.
  private(set) var shown: [Int] = []
  /// Nothing was found: what is shown leads on.
  private(set) var isAtLoss = false
  /// The line of a text that the search met.
  private var found: [Int: String] = [:]
  /// The items whose texts were seen to have nothing of what is typed.
  private var silent: Set<Int> = []
  private var field = TextField(limit: 200)
  var selected = 0

  init(_ kind: Kind, _ title: String, _ items: [Item], selected: Int = 0) {
    self.kind = kind
    self.title = title
    self.items = items
    narrow()
    self.selected = selected
  }

  /// Whether stories are gone through, not searched.
  var isBrowsed: Bool { kind.tells && filter.isEmpty }

  /// What is searched for.
  var filter: String { field.text }

  /// Changes what is searched for.
  mutating func edit(_ change: (inout TextField) -> Void) {
    let before = filter
    change(&field)
    guard filter != before else { return }
    // What is not in a text is not in it with more after it either.
    if before.isEmpty || !filter.hasPrefix(before) { silent = [] }
    narrow()
  }

  private mutating func narrow() {
    selected = 0
    isAtLoss = false
    guard !filter.isEmpty else {
      shown = items.indices.filter { !items[$0].isHidden }
      return
    }
    found = [:]
    let search = PickerSearch(filter, inStories: kind == .stories)
    var hits = hits(search, in: items.indices)
    defer { shown = isAtLoss ? shown : hits.sorted().map { $0.index } }
    guard kind == .stories else { return }
    // Few have it as it was typed: there may be more in the words that stories have.
    if hits.count < 20, let meant = search.meant {
      silent = []
      let others = Set(items.indices).subtracting(hits.map { $0.index }).sorted()
      hits += self.hits(PickerSearch(meant, inStories: true), in: others, stage: 1)
      silent = []
    }
    if let choices = search.wordChoices {
      let others = Set(items.indices).subtracting(hits.map { $0.index }).sorted()
      hits += others.compactMap { hit(choices, at: $0) }
    }
    shown = hits.map { $0.index }
    isAtLoss = shown.isEmpty
    guard isAtLoss else { return }
    shown = items.indices.filter { items[$0].leadsOn }.sorted {
      (search.distance(to: items[$0].title), $0) < (search.distance(to: items[$1].title), $1)
    }
  }

  /// Which of the items fit what is searched for.
  private mutating func hits(
    _ search: PickerSearch, in places: some Sequence<Int>, stage: Int = 0
  ) -> [PickerHit] {
    var hits: [PickerHit] = []
    for index in places where !search.isTheme || !items[index].leadsOn {
      guard var hit = hit(search, at: index) else { continue }
      hit.shelf = items[index].shelf
      hit.stage = stage
      hits.append(hit)
    }
    return hits
  }

  /// Whether an item has every one of several words, wherever they stand; better where its title has
  /// them.
  private func hit(_ choices: [[String]], at index: Int) -> PickerHit? {
    let item = items[index]
    guard !item.leadsOn else { return nil }
    func isThere(_ word: String) -> Bool {
      item.words.all.includes(word) || item.text[...].fit(Array(word.utf8)) != nil
    }
    guard choices.allSatisfy({ $0.contains { isThere($0) } }) else { return nil }
    let inTitle = choices.count { $0.contains { item.words.title.includes($0) } }
    var hit = PickerHit(index, .word, score: 100 * inTitle)
    hit.shelf = items[index].shelf
    hit.stage = 2
    return hit
  }

  /// How an item fits what is typed: its own words, its text, or what it is about.
  private mutating func hit(_ search: PickerSearch, at index: Int) -> PickerHit? {
    let item = items[index]
    if case .device(let device) = item.choice, device == search.soldDevice {
      found[index] = "\(search.typed) is played as this"
      return PickerHit(index, .title, score: 9000)
    }
    let score = search.score(of: item)
    guard kind == .stories else { return score.map { PickerHit(index, .part, score: $0) } }
    // A file's name is looked for where one is typed.
    if search.lowered.contains("-"), item.name.includes(search.lowered) {
      return PickerHit(index, .title, score: 9000)
    }
    if let score, let fit = search.fit(in: item.words) {
      if fit == .word { found[index] = item.detail.beginning(at: search.typed) }
      return PickerHit(index, fit, score: score)
    }
    var line: (words: String?, fit: PickerHit.Fit)?
    if search.looksIntoTexts, !silent.contains(index) {
      line = item.text.line(with: search.typed)
      if line == nil { silent.insert(index) }
    }
    // It may be about that in other words, too.
    if line?.fit != .word, search.isTold?(item.text) == true {
      found[index] = score == nil ? line?.words : nil
      return PickerHit(index, .word, score: score ?? 900)
    }
    guard score == nil else { return score.map { PickerHit(index, line?.fit ?? .part, score: $0) } }
    found[index] = line?.words
    return line.map { PickerHit(index, $0.fit, score: 1000) }
  }

  /// What stands beside an item's title: where the search met it, else what it is about.
  func detail(of index: Int) -> String { found[index] ?? items[index].detail }

  /// The title of a shown row that is about the same as the row above it: what it adds.
  func titleBelow(_ place: Int) -> String {
    let title = items[shown[place]].title
    guard place > 0, let end = title.lastIndex(of: " ") else { return title }
    return items[shown[place - 1]].title.hasPrefix(title[...end])
      ? "  " + title[title.index(after: end)...] : title
  }

  /// Whether a title is too long for its column and would be short below one that begins as it does:
  /// then all of them are short there.
  func isShortBelow(columns: Int) -> Bool {
    shown.indices.contains { place in
      let title = items[shown[place]].title
      return DisplayWidth.of(title) > columns && titleBelow(place) != title
    }
  }

  var current: Item? { shown.indices.contains(selected) ? items[shown[selected]] : nil }

  mutating func move(by count: Int) {
    guard !shown.isEmpty else { return }
    selected = max(0, min(shown.count - 1, selected + count))
  }
}

extension String {
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

extension PickerSearch {
  /// How many letters what was typed and a name do not share.
  func distance(to name: String) -> Int {
    var rest = name.lowercased()
    var strange = 0
    for letter in lowered {
      if let place = rest.firstIndex(of: letter) { rest.remove(at: place) } else { strange += 1 }
    }
    return strange + rest.count
  }
}

extension Picker {
  /// An item's words in small letters.
  struct Lowered: Hashable, Sendable {
    let title: String
    let all: String

    init(_ title: String, _ detail: String) {
      self.title = title.lowercased()
      all = "\(self.title) \(detail.lowercased())"
    }
  }
}
