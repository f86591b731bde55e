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
