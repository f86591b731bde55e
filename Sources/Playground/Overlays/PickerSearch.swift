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
    words = typed.lowercased().split { $0 == " " || $0 == "-" }.map { String($0) }
      .filter { !Self.fillers.contains($0) }.map { Self.choices(for: $0).map { Array($0.utf8) } }
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
  /// Its key or its name comes first; then what has it as words of their own, what everybody reads
  /// first before others; at last what has only the letters.
  func rank(of item: Picker.Item) -> [Int]? {
    if let score = nameScore(of: item) { return [2, score] }
    let texts = [item.title[...], item.detail[...], item.text[...]]
    let fits = texts.map { $0.fit(letters) }
    if let place = fits.firstIndex(of: .word) { return [1, -item.shelf, 1, -place] }
    let isThere = words.allSatisfy { choices in
      choices.contains { word in texts.contains { $0.fit(word) != nil } }
    }
    if !words.isEmpty, letters.count > 2, isThere {
      return [1, -item.shelf, 0, words.count { $0.contains { texts[0].fit($0) != nil } }]
    }
    return fits.firstIndex(of: .part).map { [0, -item.shelf, -$0] }
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

/// How letters stand in a text: inside others, or as words of their own.
enum WordFit { case part, word }

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
        let after = bytes[(place + wanted.count)...]
        let end = after.first == UInt8(ascii: "s") ? after.dropFirst() : after
        let isWhole = bytes[..<place].last?.isOfWord != true && end.first?.isOfWord != true
        if isWhole { return .word }
        fit = .part
      }
      return fit
    }
  }
}

extension UInt8 {
  fileprivate var lowered: UInt8 { (65...90).contains(self) ? self + 32 : self }

  /// Whether it is of a letter or a number; what is not ASCII counts as one, but for typographic signs.
  fileprivate var isOfWord: Bool {
    (97...122).contains(lowered) || (48...57).contains(self) || self == UInt8(ascii: "-")
  }
}
