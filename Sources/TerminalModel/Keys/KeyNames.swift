/// The names of keys in key scripts, and the other way round: what a key is called on the screen.
package enum KeyNames {
  /// Every named key, in the order help shows them.
  static let all: [(name: String, key: Key)] =
    [
      ("Up", .up), ("Down", .down), ("Left", .left), ("Right", .right), ("Home", .home),
      ("End", .end), ("PgUp", .pageUp), ("PgDn", .pageDown), ("Ins", .insert), ("Del", .delete),
      ("BS", .backspace), ("Enter", .enter), ("Esc", .escape), ("Tab", .tab), ("BTab", .backTab),
      ("Space", .character(" ")),
    ] + (1...12).map { ("F\($0)", .f($0)) }

  private static let aliases: [String: String] = [
    "pageup": "pgup", "pagedown": "pgdn", "ppage": "pgup", "npage": "pgdn", "insert": "ins",
    "delete": "del", "backspace": "bs", "bspace": "bs", "return": "enter", "escape": "esc",
  ]

  private static let keys = all.reversed().reduce(into: [String: Key]()) { keys, entry in
    keys[entry.name.lowercased()] = entry.key
  }

  /// The key of a name in any case, such as `PgDn`, `pagedown` or `F5`.
  package static func key(named name: some StringProtocol) -> Key? {
    let name = name.lowercased()
    return keys[aliases[name] ?? name]
  }
}

extension Key {
  /// What the key is called, as a key script writes it: `Up`, `C-z`, `?`.
  package var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(" "): "C-Space"
    case .control(let character): "C-\(character)"
    case .mouse(let event): event.name
    case .paste(let text): "paste:'\(text)'"
    case .resize(let size): "resize:\(size.text)"
    case .focus(let isFocused): isFocused ? "focus:in" : "focus:out"
    case .unknown: "unknown"
    case .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .escape, .tab,
      .backTab, .backspace, .delete, .insert, .f:
      KeyNames.all.first { $0.key == self }?.name ?? "unknown"
    }
  }
}

extension MouseEvent {
  var name: String {
    let place = "\(point.column + 1),\(point.row + 1)"
    return switch kind {
    case .press(let button): "press:\(place),\(button.rawValue)"
    case .release: "release:\(place)"
    case .drag(let button): "move:\(place),\(button.rawValue)"
    case .move: "move:\(place)"
    case .wheel(let direction): "wheel\(direction.rawValue):\(place)"
    }
  }
}
