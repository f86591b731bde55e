import OrientationModel
import OrientationScenarios
import PlaygroundSession

/// What is searched for in a list, made ready once for all of its items.
struct PickerSearch {
  private let typed: String
  private let spelled: String
  private let letters: [UInt8]
  /// Its words, each with those that say the same.
  private let words: [[[UInt8]]]
  private let soldDevice: Device?

  init(_ typed: String) {
    self.typed = typed
    spelled = KeyCell.spelling(of: typed)
    letters = Array(typed.lowercased().utf8)
    // The maker's word before a number may be left out.
    soldDevice =
      Device(tradeName: typed)
      ?? (typed.contains { $0.isNumber } ? Device(tradeName: "iPhone " + typed) : nil)
    let said = typed.lowercased().split { $0 == " " || $0 == "-" }.map { String($0) }
    let telling = said.filter { !Self.fillers.contains($0) }
    words = (telling.isEmpty ? said : telling).map { Self.choices(for: $0).map { Array($0.utf8) } }
  }

  /// A word, and those that say the same in stories.
  private static func choices(for word: String) -> [String] {
    if ["n't", "n’t", "not"].contains(where: { word.hasSuffix($0) }) {
      return [word, "not", "doesn't", "isn't", "can't", "won't", "stays"]
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
    "window": ["multitasking"], "setvalue": ["force"], "requestgeometryupdate": ["request"],
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

  /// How well an item fits, the larger the better, the first that differs counts; nothing where it does
  /// not.
  ///
  /// Its key or its name comes first; then what has all words in its title or in what it is about,
  /// before what has them only in its text, what everybody reads first before others; at last what has
  /// only the letters.
  func rank(of item: Picker.Item) -> [Int]? {
    if let score = nameScore(of: item) { return [3, score] }
    let texts: [(worth: Int, text: Substring)] = [
      (9, item.title[...]), (6, item.detail[...]), (6, item.about[...]), (6, item.group[...]),
      (3, item.text[...]),
    ]
    /// Where some letters begin a word, and how: the best of its places.
    func best(of letters: [UInt8], isOwn: Bool) -> Int {
      texts.map { worth, text in
        guard let fit = text.fit(letters), fit != .part else { return 0 }
        // In a sentence of others two letters begin too much.
        if fit == .beginning, letters.count < 3, words.count > 1 { return 0 }
        return worth + (!isOwn ? 0 : fit == .word ? 2 : 1)
      }.max() ?? 0
    }
    var scores: [Int] = []
    for choices in words {
      scores.append(choices.enumerated().map { best(of: $1, isOwn: $0 == 0) }.max() ?? 0)
      if scores.last == 0 { break }
    }
    if let least = scores.min(), least > 0 {
      let score = scores.reduce(best(of: letters, isOwn: false), +)
      return [least >= 6 ? 2 : 1, -item.shelf, score]
    }
    return texts.contains { $0.text.fit(letters) != nil } ? [0, -item.shelf] : nil
  }

  /// How well it fits an item's key, its command's name, the name of its file, or a device.
  private func nameScore(of item: Picker.Item) -> Int? {
    if let device = soldDevice, item.deed == .device(device) { return 9000 }
    if let score = KeyCell.score(of: typed, spelled: spelled, in: item.key) { return score }
    if typed.contains("-"), item.name.includes(typed.lowercased()) { return 9000 }
    guard case .command(let command) = item.deed, !item.key.isEmpty,
      command.name.hasPrefix(String(typed.lowercased().map { $0 == " " ? "-" : $0 }))
    else { return nil }
    return 9400 - command.name.count
  }
}

/// How letters stand in a text: inside others, at the beginning of a word, or as a word of their own.
enum WordFit { case part, beginning, word }

extension Substring {
  /// How some letters, small ones, stand in it, whose capitals are taken as small.
  func fit(_ wanted: [UInt8]) -> WordFit? {
    guard let first = wanted.first else { return nil }
    var text = self
    return text.withUTF8 { bytes in
      var fit: WordFit?
      for place in bytes.indices.dropLast(wanted.count - 1) where bytes[place].lowered == first {
        guard wanted.indices.allSatisfy({ bytes[place + $0].lowered == wanted[$0] }) else {
          continue
        }
        guard bytes[..<place].last?.isOfWord != true else {
          fit = fit ?? .part
          continue
        }
        let after = bytes[(place + wanted.count)...]
        let end = after.first == UInt8(ascii: "s") ? after.dropFirst() : after
        if end.first?.isOfWord != true { return .word }
        fit = .beginning
      }
      return fit
    }
  }
}

extension UInt8 {
  fileprivate var lowered: UInt8 { (65...90).contains(self) ? self + 32 : self }

  /// Whether it is of a letter or a number.
  fileprivate var isOfWord: Bool { (97...122).contains(lowered) || (48...57).contains(self) }
}
