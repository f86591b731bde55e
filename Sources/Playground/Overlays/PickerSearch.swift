import OrientationModel
import OrientationScenarios

/// What is searched for in a list, made ready once for all of its items.
struct PickerSearch {
  private let typed: String
  private let lowered: String
  private let spelled: String
  private let letters: [UInt8]
  /// Its words, each with those that say the same; empty where that is no other search.
  private let words: [[[UInt8]]]
  /// What stories are about, where it is the name of that.
  private let theme: StoryTheme?
  private let soldDevice: Device?

  init(_ typed: String) {
    self.typed = typed
    lowered = typed.lowercased()
    spelled = KeyCell.spelling(of: typed)
    letters = Array(lowered.utf8)
    theme = StoryTheme(called: typed)
    // The maker's word before a number may be left out.
    soldDevice =
      Device(tradeName: typed)
      ?? (typed.contains { $0.isNumber } ? Device(tradeName: "iPhone " + typed) : nil)
    let said = lowered.split { $0 == " " || $0 == "-" }.map { String($0) }
      .filter { !Self.fillers.contains($0) }
    let words = said.map { Self.choices(for: $0).map { Array($0.utf8) } }
    // One word that nothing else says has been looked for as it was typed.
    let isOther = words.joined().count > 1 || said != [lowered]
    self.words = letters.count > 2 && isOther ? words : []
  }

  /// A word, and those that say the same in stories.
  private static func choices(for word: String) -> [String] {
    if ["n't", "n’t", "not"].contains(where: { word.hasSuffix($0) }) {
      return [word, "n't", " not ", "stays"]
    }
    // What is typed of a call's name may be its beginning, too.
    let alike = alike.first { key, _ in
      word.hasPrefix(key) || word.count > 5 && key.hasPrefix(word)
    }
    return [word] + (alike?.value ?? [])
  }

  private static let fillers: Set = [
    "my", "the", "a", "an", "it", "why", "how", "to", "will", "does", "do", "did", "is", "can",
    "would",
  ]

  private static let alike: KeyValuePairs = [
    "rotat": ["turn", "landscape"], "turn": ["rotat"], "movie": ["video", "film"],
    "video": ["film", "player"], "sideways": ["landscape"], "modal": ["present"],
    "exception": ["crash"], "frozen": ["stays"], "stuck": ["stays"], "alert": ["toast"],
    "only": ["stay"], "force": ["request", "return to"],
    "setvalue": ["force"], "requestgeometryupdate": ["request"],
    "setneedsupdateofsupportedinterfaceorientations": ["update"],
    "attemptrotationtodeviceorientation": ["attempt"], "setstatusbarorientation": ["status-bar"],
    "supportedinterfaceorientations": ["supports"], "shouldautorotate": ["autorotates"],
    "preferredinterfaceorientationforpresentation": ["prefers"],
    "prefersinterfaceorientationlocked": ["prefers-lock"],
    "uirequiresfullscreen": ["requires-full-screen"], "uinavigationcontroller": ["navigation"],
    "uitabbarcontroller": ["tabs"], "uisplitviewcontroller": ["split"],
    "uipageviewcontroller": ["pages"], "uihostingcontroller": ["hosting"],
    "fullscreencover": ["cover"], "popviewcontroller": ["pop"], "pushviewcontroller": ["push"],
  ]

  /// How an item fits: its key or its name, its own words, its text, or what it is about; at last
  /// word for word.
  func hit(_ index: Int, _ item: Picker.Item) -> PickerHit? {
    if theme != nil, item.leadsOn { return nil }
    if let device = soldDevice, item.deed == .device(device) {
      return PickerHit(index, .title, score: 9000, detail: "\(typed) is played as this")
    }
    if let score = nameScore(of: item) { return PickerHit(index, .title, score: score) }
    let title = item.title[...].fit(letters)
    if title == .word {
      let isFirst = item.title.lowercased().hasPrefix(lowered)
      return PickerHit(index, .title, item, score: isFirst ? 3 : 2)
    }
    let detail = item.detail[...].fit(letters)
    if detail == .word {
      return PickerHit(index, .word, item, score: 1, detail: item.detail.beginning(at: typed))
    }
    let line = letters.count > 2 ? item.text.line(with: letters) : nil
    let isTold = theme?.isTold(in: item.text) == true
    let isOwn = title != nil || detail != nil
    guard isOwn || isTold || line != nil else { return hitByWords(index, item) }
    return PickerHit(
      index, isTold ? .word : line?.fit ?? .part, item, score: isOwn ? 1 : 0,
      detail: isOwn ? nil : line?.words)
  }

  /// How well it fits an item's key, its command's name, or the name of its file.
  private func nameScore(of item: Picker.Item) -> Int? {
    if let score = KeyCell.score(of: typed, spelled: spelled, in: item.key) { return score }
    if lowered.contains("-"), item.name.includes(lowered) { return 9000 }
    guard case .command(let command) = item.deed, !item.key.isEmpty,
      command.name.hasPrefix(String(lowered.map { $0 == " " ? "-" : $0 }))
    else { return nil }
    return 9400 - command.name.count
  }

  /// Whether an item has every one of several words, wherever they stand; better where its title has
  /// them.
  private func hitByWords(_ index: Int, _ item: Picker.Item) -> PickerHit? {
    guard !words.isEmpty, !item.leadsOn else { return nil }
    let isThere = words.allSatisfy { choices in
      choices.contains { word in
        [item.title, item.detail, item.text].contains { $0[...].fit(word) != nil }
      }
    }
    guard isThere else { return nil }
    let inTitle = words.count { $0.contains { item.title[...].fit($0) != nil } }
    return PickerHit(index, .word, item, score: inTitle, isByWords: true)
  }

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

/// An item that was found, and how well it fits.
struct PickerHit: Comparable {
  /// As a part of a word; as words of their own, or what it is about; or so in its title.
  enum Fit: Int, Comparable {
    case part, word, title

    static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
  }

  let index: Int
  /// What stands beside its title, where that is not what it is about.
  let detail: String?
  /// Larger is better, the first that differs counts: what is meant comes before what only has the
  /// letters, then what everybody reads first, then what stands there as it was typed.
  private let order: [Int]

  init(
    _ index: Int, _ fit: Fit, _ item: Picker.Item? = nil, score: Int, isByWords: Bool = false,
    detail: String? = nil
  ) {
    self.index = index
    self.detail = detail
    let isMeant = fit > .part ? 1 : 0
    order = [isMeant, -(item?.shelf ?? 0), isByWords ? 0 : 1, fit.rawValue, score, -index]
  }

  static func == (left: PickerHit, right: PickerHit) -> Bool { left.index == right.index }

  static func < (left: PickerHit, right: PickerHit) -> Bool {
    right.order.lexicographicallyPrecedes(left.order)
  }
}

extension String {
  /// The line of a scenario that tells people of something: where it stands as words of their own,
  /// else the first that has it; what is expected of a step only where nothing is told of it.
  ///
  /// An address is no sentence: it is found, and not shown.
  func line(with wanted: [UInt8]) -> (words: String?, fit: PickerHit.Fit)? {
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
      let words = best.line.spoken.beginning(at: String(decoding: wanted, as: UTF8.self))
      return (isAddress ? nil : words, best.fit)
    }
  }

  /// Its lines, but for empty ones; found byte by byte, since every story is asked with every letter
  /// that is typed.
  var filledLines: [Substring] { utf8.split(separator: 0x0A).map { Substring($0) } }

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
    guard let first = wanted.first else { return nil }
    var text = self
    return text.withUTF8 { bytes in
      var fit: PickerHit.Fit?
      for place in bytes.indices.dropLast(wanted.count - 1) where bytes[place].lowered == first {
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
    default: return nil
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
