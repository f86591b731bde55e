import OrientationModel
import OrientationScenarios

/// What is searched for, made ready once for a whole list.
struct PickerSearch {
  let typed: String
  let lowered: String
  private let spelled: String
  private let letters: [UInt8]
  private let parts: [String]
  private let inStories: Bool
  /// Whether a scenario's text is about it, in its own words.
  let isTold: ((String) -> Bool)?

  init(_ typed: String, inStories: Bool) {
    self.typed = typed
    lowered = typed.lowercased()
    spelled = KeyCell.spelling(of: typed)
    letters = Array(lowered.utf8)
    parts = lowered.split(separator: " ").map { String($0) }
    self.inStories = inStories
    let theme = inStories ? StoryTheme(called: typed) : nil
    let call = inStories ? StoryTheme.Call(called: typed) : nil
    isTold = theme.map { $0.isTold(in:) } ?? call.map { $0.isTold(in:) }
    isTheme = theme != nil
  }

  /// Whether it is the name of a theme.
  let isTheme: Bool

  /// The same in the words that stories are told in: `not turn` for `won't rotate`; nothing where it
  /// is told in those already.
  var meant: String? {
    let words = lowered.map { $0 == "’" ? "'" : $0 }.split(separator: " ").map { String($0) }
    var said: [String] = []
    for word in words {
      let plain =
        word.hasSuffix("n't") || word == "cannot"
        ? "not" : Self.words.first { word.hasPrefix($0.key) }?.value ?? word
      if plain == "not", said.last.map(Self.helpers.contains) == true { said.removeLast() }
      said.append(plain)
    }
    let meant = said.filter { !Self.fillers.contains($0) }.joined(separator: " ")
    return meant.isEmpty || meant == lowered ? nil : meant
  }

  private static let words: KeyValuePairs = [
    "rotat": "turn", "movie": "video", "sideways": "landscape", "modal": "present",
    "exception": "crash", "frozen": "stays", "stuck": "stays",
  ]
  /// Each of several words with those that say the same; nothing where it is one word.
  var wordChoices: [[String]]? {
    let words = lowered.split { $0 == " " || $0 == "-" }.map { String($0) }
      .filter { !Self.fillers.contains($0) }
    guard words.count > 1 else { return nil }
    return words.map { word in [word] + (Self.alike.first { $0.key == word }?.value ?? []) }
  }

  private static let alike: KeyValuePairs = [
    "force": ["request", "return to"], "alert": ["toast"], "only": ["stay"],
    "movie": ["video", "film"], "video": ["film", "player"], "rotate": ["landscape"],
  ]
  private static let helpers: Set = ["will", "does", "do", "did", "is", "can", "would"]
  private static let fillers: Set = ["my", "the", "a", "an", "it", "why", "how", "to"]

  /// The device that is sold under that name, the maker's word before a number left out or not.
  var soldDevice: Device? {
    Device(tradeName: typed)
      ?? (typed.contains { $0.isNumber } ? Device(tradeName: "iPhone " + typed) : nil)
  }

  /// Whether it is long enough to be looked for in whole texts.
  var looksIntoTexts: Bool { typed.count > 2 }

  /// How well it fits an item's key, its command's name, or its words.
  func score(of item: Picker.Item) -> Int? {
    if let score = KeyCell.score(of: typed, spelled: spelled, in: item.key) { return score }
    if case .command(let command) = item.choice, !item.key.isEmpty,
      let score = Fuzzy.score(of: typed, name: command.name)
    {
      return score
    }
    // Letters that only follow each other are in some story's title whatever one types.
    return Fuzzy.score(
      ofLowered: lowered, in: item.words.all, title: item.words.title, scatters: !inStories)
  }

  /// Whether it stands in an item's words as words of their own; nothing where it does not stand there.
  func fit(in words: Picker.Lowered) -> PickerHit.Fit? {
    if lowered.isEmpty { return nil }
    if parts.count > 1, parts.allSatisfy({ words.title.includes($0) }) { return .title }
    if words.title[...].fit(letters) == .word { return .title }
    return words.all[...].fit(letters) == .word ? .word : nil
  }
}

/// An item that was found, and how well it fits.
struct PickerHit: Comparable {
  /// As a part of a word, or in letters that only follow each other; as words of their own, or what it
  /// is about; or so in its title.
  enum Fit: Int, Comparable {
    case part, word, title

    static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
  }

  let index: Int
  let fit: Fit
  let score: Int
  /// How far back it stands among what there is to read: the tour and recipes, templates, documents, reports.
  var shelf = 0
  /// How far the search had to go for it: as typed, in other words, word for word.
  var stage = 0

  init(_ index: Int, _ fit: Fit, score: Int) {
    self.index = index
    self.fit = fit
    self.score = score
  }

  /// What is meant comes before what only has the letters, and then what everybody reads first.
  static func < (left: PickerHit, right: PickerHit) -> Bool {
    if (left.fit > .part) != (right.fit > .part) { return left.fit > .part }
    if left.shelf != right.shelf { return left.shelf < right.shelf }
    if left.stage != right.stage { return left.stage < right.stage }
    if left.fit != right.fit { return left.fit > right.fit }
    return left.score == right.score ? left.index < right.index : left.score > right.score
  }
}

extension String {
  /// The line of a scenario that tells people of something: where it stands as words of their own,
  /// else the first that has it; what is expected of a step only where nothing is told of it.
  ///
  /// An address is no sentence: it is found, and not shown.
  func line(with part: String) -> (words: String?, fit: PickerHit.Fit)? {
    let wanted = part.utf8.map { $0.lowered }
    // Most texts have it nowhere.
    guard self[...].fit(wanted) != nil else { return nil }
    var best: (line: Substring, fit: PickerHit.Fit, isTold: Bool)?
    for line in filledLines {
      guard let fit = line.fit(wanted), let isTold = line.isTold else { continue }
      if let best, best.fit >= fit, best.isTold || !isTold { continue }
      best = (line, fit, isTold)
      if fit == .word, isTold { break }
    }
    return best.map { best in
      let isAddress = String(best.line).includes("://")
      return (isAddress ? nil : best.line.spoken.beginning(at: part), best.fit)
    }
  }

  /// Its lines, but for empty ones; found byte by byte, since every story is asked with every letter
  /// that is typed.
  var filledLines: [Substring] {
    var text = self
    var start = utf8.startIndex
    let breaks = text.withUTF8 { bytes in bytes.indices.filter { bytes[$0] == 10 } }
    return (breaks + [utf8.count]).compactMap { offset in
      let end = utf8.index(utf8.startIndex, offsetBy: offset)
      defer { start = end < utf8.endIndex ? utf8.index(after: end) : end }
      return start < end ? self[start..<end] : nil
    }
  }

  /// A long line from a little before what it contains.
  func beginning(at part: String) -> String {
    let letters = Array(utf8).map { $0.lowered }
    let wanted = Array(part.utf8).map { $0.lowered }
    let place = letters.indices.first { letters[$0...].starts(with: wanted) } ?? 0
    guard place > 24, let start = Substring(utf8.prefix(place - 12)).lastIndex(of: " ") else {
      return self
    }
    return "…" + self[start...].dropFirst()
  }
}

extension Substring {
  /// How some letters, small ones, stand in it, whose capitals are taken as small: as words of their
  /// own, of one or of many, or inside others.
  func fit(_ wanted: [UInt8]) -> PickerHit.Fit? {
    var text = self
    return text.withUTF8 { bytes in
      var fit: PickerHit.Fit?
      for place in bytes.indices.dropLast(wanted.count - 1) where bytes[place].lowered == wanted[0]
      {
        guard wanted.indices.allSatisfy({ bytes[place + $0].lowered == wanted[$0] }) else {
          continue
        }
        let after = bytes[(place + wanted.count)...]
        let end = after.first == UInt8(ascii: "s") ? after.dropFirst() : after
        let isWhole = bytes[..<place].last?.isOfWord != true && end.first?.isOfWord != true
        if isWhole { return .word }
        fit = .part
      }
      return fit
    }
  }

  /// Whether a line of a scenario tells people something, or says what comes of a step; nothing where
  /// it does neither.
  fileprivate var isTold: Bool? {
    let words = split(separator: " ", maxSplits: 2)
    switch words.first {
    case "about", "note", "source", "title": return true
    case "expect": return words.dropFirst().first == "no" ? nil : false
    case _: return nil
    }
  }

  /// What a line says, without the word of the language before it.
  fileprivate var spoken: String {
    let words = split(separator: " ")
    let rest = words.dropFirst()
    guard words.first == "expect" else { return rest.joined(separator: " ") }
    let isFor = rest.firstIndex { $0.hasSuffix(":") } ?? words.startIndex
    // What an exception is called says less than that there is one.
    let expected = words[(isFor + 1)...].prefix { !$0.hasPrefix("\"") }
    return "in one of its steps: " + expected.joined(separator: " ")
  }
}

extension UInt8 {
  fileprivate var lowered: UInt8 { (65...90).contains(self) ? self + 32 : self }

  /// Whether it is of a letter or a number; what is not ASCII counts as one, but for typographic signs.
  fileprivate var isOfWord: Bool {
    (97...122).contains(lowered) || (48...57).contains(self) || self == UInt8(ascii: "-")
  }
}
