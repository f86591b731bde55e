/// What a person did at the terminal: one key, one movement of the mouse, one paste.
package enum Key: Hashable, Sendable {
  case character(Character)
  case up, down, left, right
  case home, end, pageUp, pageDown
  case enter, escape, tab, backTab, backspace, delete, insert
  /// F1 to F12.
  case f(Int)
  /// Control with a lower-case letter, a blank or one of `\]^_`.
  case control(Character)
  case alt(Character)
  /// A key with modifiers that its own case cannot say: `S-Up`, `C-Right`, `C-M-x`.
  indirect case modified(Modifiers, Key)
  case mouse(MouseEvent)
  /// A bracketed paste, whole. Never to be run as keys.
  case paste(String)
  case resize(Size)
  /// Whether the terminal's window has the focus.
  case focus(Bool)
  /// Something this program knows nothing of; to be ignored.
  case unknown

  /// The key with more modifiers, in the one spelling a decoder and a script share.
  package func with(_ modifiers: Modifiers) -> Key {
    guard !modifiers.isEmpty else { return self }
    switch self {
    case .tab where modifiers == .shift, .backTab where modifiers == .shift: return .backTab
    case .character(let character): return character.key(with: modifiers)
    case .modified(let others, let key): return .modified(others.union(modifiers), key)
    case .mouse, .paste, .resize, .focus, .unknown: return self
    case .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .escape, .tab,
      .backTab, .backspace, .delete, .insert, .f, .control, .alt:
      return .modified(modifiers, self)
    }
  }
}

package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let shift = Modifiers(rawValue: 1)
  package static let alt = Modifiers(rawValue: 2)
  package static let control = Modifiers(rawValue: 4)
}

extension Character {
  /// What a terminal makes of a character with modifiers; shift is in the character already.
  fileprivate func key(with modifiers: Modifiers) -> Key {
    let upper = String(self).uppercased()
    let isUpper = modifiers.contains(.shift) && upper.count == 1
    let character = isUpper ? Character(upper) : self
    var key = Key.character(character)
    if modifiers.contains(.control) { key = Key(control: self) ?? key }
    guard modifiers.contains(.alt) else { return key }
    if case .character(let character) = key { return .alt(character) }
    return .modified(.alt, key)
  }
}

extension Key {
  /// Control with a character, as a terminal sends it: C-i is Tab, C-m and C-j are Enter.
  package init?(control character: Character) {
    switch character {
    case "?": self = .backspace
    case "/": self = .control("_")
    case " ": self.init(controlByte: 0)
    default:
      let upper = String(character).uppercased()
      guard let value = upper.utf8.first, upper.utf8.count == 1, (0x40...0x5F).contains(value)
      else { return nil }
      self.init(controlByte: value & 0x1F)
    }
  }

  /// The key that sends a byte below 0x20.
  init(controlByte byte: UInt8) {
    switch byte {
    case 0x00: self = .control(" ")
    case 0x08: self = .backspace
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x1B: self = .escape
    case 0x01...0x1A: self = .control(Character(Unicode.Scalar(byte | 0x60)))
    default: self = .control(Character(Unicode.Scalar(byte | 0x40)))
    }
  }
}

/// One thing the mouse did, at a cell.
package struct MouseEvent: Hashable, Sendable {
  package enum Button: String, CaseIterable, Hashable, Sendable { case left, middle, right }

  package enum Wheel: String, CaseIterable, Hashable, Sendable { case up, down, left, right }

  package enum Kind: Hashable, Sendable {
    case press(Button)
    case release
    /// Moved with a button held.
    case drag(Button)
    /// Moved with none.
    case move
    case wheel(Wheel)
  }

  package var kind: Kind
  package var point: Point
  package var modifiers: Modifiers

  package init(_ kind: Kind, at point: Point, modifiers: Modifiers = []) {
    (self.kind, self.point, self.modifiers) = (kind, point, modifiers)
  }
}
