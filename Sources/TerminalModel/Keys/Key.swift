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
  case mouse(MouseEvent)
  /// A bracketed paste, whole. Never to be run as keys.
  case paste(String)
  case resize(Size)
  case focus(Bool)
  /// Something this program knows nothing of, such as a key with Alt; to be ignored.
  case unknown
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
  package init(controlByte byte: UInt8) {
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

  package init(_ kind: Kind, at point: Point) {
    self.kind = kind
    self.point = point
  }
}
