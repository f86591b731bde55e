import TerminalModel

/// What is held down with a key, as a script says it.
struct KeyModifiers: OptionSet {
  let rawValue: UInt8

  static let control = KeyModifiers(rawValue: 1)
  static let shift = KeyModifiers(rawValue: 2)
}

extension Key {
  /// A key by the name that browsers give it; nothing where it is none by itself.
  init?(browser name: String, _ modifiers: KeyModifiers) {
    if let letter = name.first, name.dropFirst().isEmpty {
      guard modifiers.contains(.control) else {
        self = .character(letter)
        return
      }
      self.init(control: letter)
      return
    }
    switch name {
    case "ArrowUp": self = .up
    case "ArrowDown": self = .down
    case "ArrowLeft": self = .left
    case "ArrowRight": self = .right
    case "Home": self = .home
    case "End": self = .end
    case "PageUp": self = .pageUp
    case "PageDown": self = .pageDown
    case "Enter": self = .enter
    case "Escape": self = .escape
    case "Tab": self = modifiers.contains(.shift) ? .backTab : .tab
    case "Backspace": self = .backspace
    case "Delete": self = .delete
    case "Insert": self = .insert
    default: return nil
    }
  }
}

extension MouseEvent.Kind {
  /// What a mouse or a finger did, by its number in the script.
  init?(browser number: UInt8) {
    switch number {
    case 0: self = .press(.left)
    case 1: self = .release
    case 2: self = .wheel(.up)
    case 3: self = .wheel(.down)
    default: return nil
    }
  }
}
