import OrientationScenarios

/// The keys of a row, as they are looked for.
enum KeyCell {
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
    if cell.isEmpty { return nil }
    return cell.split(separator: " ").compactMap { key -> Int? in
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
    score(ofLowered: typed.lowercased(), in: text.lowercased(), title: title.lowercased())
  }

  /// The same, all of it in small letters already; `scatters`: they may only follow each other.
  static func score(
    ofLowered typed: String, in lowered: String, title name: String, scatters: Bool = true
  ) -> Int? {
    guard typed.utf8.count <= 2 * lowered.utf8.count else { return nil }
    if name == typed { return 9000 }
    if name.hasPrefix(typed) { return 8000 - name.count }
    if lowered.includes(typed) { return (lowered.hasWord(typed) ? 7000 : 6000) - lowered.count }
    let words = typed.split(separator: " ")
    if words.count > 1, words.allSatisfy({ lowered.includes(String($0)) }) {
      return 5000 - lowered.count
    }
    return scatters ? subsequence(of: typed, in: name) : nil
  }

  /// Letters in their order; those that begin no word have to stand close after the one before.
  private static func subsequence(of typed: String, in name: String) -> Int? {
    let name = Array(name)
    let letters = typed.filter { $0 != " " }
    var next = 0
    var gaps = 0
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
  /// Whether one of its words begins so.
  fileprivate func hasWord(_ prefix: String) -> Bool {
    // Byte by byte, since every item of a list is asked with every letter that is typed.
    guard prefix.utf8.allSatisfy({ $0 < 0x80 }) else {
      return split { !$0.isLetter && !$0.isNumber }.contains { $0.hasPrefix(prefix) }
    }
    var text = self
    return text.withUTF8 { bytes in
      bytes.split { !$0.isLetterOrDigit }.contains { $0.starts(with: prefix.utf8) }
    }
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
