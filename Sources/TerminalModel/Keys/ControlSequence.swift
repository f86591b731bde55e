/// ESC [ parameters final: arrows, function keys, the mouse, focus, pastes and answers.
enum ControlSequence {
  static func read(_ bytes: [UInt8]) -> KeySequence {
    var index = 2
    // The Linux console: ESC [ [ A is F1.
    if bytes.count > 2, bytes[2] == UInt8(ascii: "[") {
      return bytes.count > 3 ? consoleFunctionKey(bytes[3]) : .incomplete
    }
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case 0x20...0x3F: index += 1
      case 0x40...0x7E: return finish(bytes, final: index)
      case UInt8.escape: return .key(.unknown, length: index)
      default: return .key(.unknown, length: index + 1)
      }
      if index >= KeySequence.longest { return .key(.unknown, length: index) }
    }
    return .incomplete
  }

  private static func finish(_ bytes: [UInt8], final index: Int) -> KeySequence {
    let body = bytes[2..<index]
    let length = index + 1
    let final = bytes[index]
    if body.isEmpty, final == UInt8(ascii: "M") { return oldMouse(bytes) }
    if body.first == UInt8(ascii: "<") {
      return .key(mouse(numbers(body.dropFirst()), final: final), length: length)
    }
    // Private and intermediate bytes: an answer, not a key.
    let isPlain = body.allSatisfy { (0x30...0x3B).contains($0) }
    guard isPlain else { return .key(.unknown, length: length) }
    let parameters = numbers(body)
    if final == UInt8(ascii: "~"), parameters.first == 200 { return .startsPaste(length: length) }
    return .key(key(final: final, parameters: parameters), length: length)
  }

  // Of `a:b:c` the first; an empty one is 0.
  private static func numbers(_ body: some Collection<UInt8>) -> [Int] {
    guard !body.isEmpty else { return [] }
    return body.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      let digits = $0.prefix { $0 != UInt8(ascii: ":") }
      return Int(String(decoding: digits, as: UTF8.self)) ?? 0
    }
  }

  private static func consoleFunctionKey(_ byte: UInt8) -> KeySequence {
    if byte == UInt8.escape { return .key(.unknown, length: 3) }
    let number = Int(byte) - 0x40
    return .key((1...5).contains(number) ? .f(number) : .unknown, length: 4)
  }

  // MARK: Keys

  /// The key of a final byte; the second parameter holds the modifiers, plus one.
  static func key(final: UInt8, parameters: [Int]) -> Key {
    let modifiers = modifiers(parameters.count > 1 ? parameters[1] : 1)
    switch Character(Unicode.Scalar(final)) {
    case "A": return Key.up.with(modifiers)
    case "B": return Key.down.with(modifiers)
    case "C": return Key.right.with(modifiers)
    case "D": return Key.left.with(modifiers)
    case "F": return Key.end.with(modifiers)
    case "H": return Key.home.with(modifiers)
    case "Z": return .backTab
    case "I": return parameters.isEmpty ? .focus(true) : .unknown
    case "O": return parameters.isEmpty ? .focus(false) : .unknown
    // `1;1R` may be a cursor report; only the shape of a key is one.
    case "P", "Q", "R", "S":
      let isKey = parameters.isEmpty || (parameters[0] == 1 && modifiers != [])
      return isKey ? Key.f(Int(final) - 0x4F).with(modifiers) : .unknown
    // rxvt: Shift and Control with an arrow.
    case "a", "b", "c", "d":
      let arrow = [Key.up, .down, .right, .left][Int(final) - 0x61]
      return parameters.isEmpty ? arrow.with(.shift) : .unknown
    case "u": return character(parameters.first ?? 0, modifiers)
    case "~": return numbered(parameters, modifiers)
    default: return .unknown
    }
  }

  private static func numbered(_ parameters: [Int], _ modifiers: Modifiers) -> Key {
    let key: Key? =
      switch parameters.first ?? 0 {
      case 1, 7: .home
      case 2: .insert
      case 3: .delete
      case 4, 8: .end
      case 5: .pageUp
      case 6: .pageDown
      case 11...15: .f((parameters[0]) - 10)
      case 17...21: .f((parameters[0]) - 11)
      case 23...24: .f((parameters[0]) - 12)
      // modifyOtherKeys: CSI 27 ; modifiers ; character ~
      case 27 where parameters.count == 3: character(parameters[2], modifiers)
      default: nil
      }
    guard let key else { return .unknown }
    return parameters[0] == 27 ? key : key.with(modifiers)
  }

  /// A character by its number, as kitty's `CSI u` and modifyOtherKeys send it.
  private static func character(_ number: Int, _ modifiers: Modifiers) -> Key {
    switch number {
    case 9: return Key.tab.with(modifiers)
    case 13: return Key.enter.with(modifiers)
    case 27: return Key.escape.with(modifiers)
    case 127, 8: return Key.backspace.with(modifiers)
    default: break
    }
    guard number >= 0x20, let scalar = Unicode.Scalar(UInt32(clamping: number)),
      !(0x7F..<0xA0).contains(scalar.value), !(0xE000..<0xF900).contains(scalar.value)
    else { return .unknown }
    return Key.character(Character(scalar)).with(modifiers)
  }

  private static func modifiers(_ parameter: Int) -> Modifiers {
    guard parameter > 1, parameter <= 256 else { return [] }
    return Modifiers(rawValue: UInt8(parameter - 1) & 7)
  }

  // MARK: Mouse

  private static func mouse(_ numbers: [Int], final: UInt8) -> Key {
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return .unknown }
    let point = Point(column: numbers[1] - 1, row: numbers[2] - 1)
    switch final {
    case UInt8(ascii: "M"): return mouse(code: numbers[0], at: point)
    case UInt8(ascii: "m"): return mouse(code: numbers[0], at: point, isRelease: true)
    default: return .unknown
    }
  }

  /// ESC [ M and three bytes: the mouse of terminals that do not know mode 1006.
  private static func oldMouse(_ bytes: [UInt8]) -> KeySequence {
    guard bytes.count >= 6 else { return .incomplete }
    let (code, column, row) = (Int(bytes[3]) - 32, Int(bytes[4]) - 33, Int(bytes[5]) - 33)
    guard code >= 0, column >= 0, row >= 0 else { return .key(.unknown, length: 6) }
    return .key(mouse(code: code, at: Point(column: column, row: row)), length: 6)
  }

  private static func mouse(code: Int, at point: Point, isRelease: Bool = false) -> Key {
    var modifiers = Modifiers()
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let buttons: [MouseEvent.Button?] = [.left, .middle, .right, nil]
    let wheels: [MouseEvent.Wheel] = [.up, .down, .left, .right]
    let kind: MouseEvent.Kind
    if code >= 128 || code < 0 { return .unknown }
    if code & 64 != 0 {
      kind = .wheel(wheels[code & 3])
    } else if code & 32 != 0 {
      kind = buttons[code & 3].map { .drag($0) } ?? .move
    } else if isRelease {
      kind = .release
    } else {
      kind = buttons[code & 3].map { .press($0) } ?? .release
    }
    return .mouse(MouseEvent(kind, at: point, modifiers: modifiers))
  }
}
