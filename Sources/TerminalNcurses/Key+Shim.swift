import CNcurses
import TerminalModel

extension Key {
  /// What a person did, as the shim has read it.
  init(_ key: CNKey) {
    let value = Int(key.value)
    self =
      switch key.kind {
      case .unknown: .unknown
      case .character: Key(value)
      case .function: .f(value)
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .home: .home
      case .end: .end
      case .pageUp: .pageUp
      case .pageDown: .pageDown
      case .enter: .enter
      case .backspace: .backspace
      case .delete: .delete
      case .insert: .insert
      case .backTab: .backTab
      case .mouse, .released:
        .mouse(
          MouseEvent(
            MouseEvent.Kind(button: value, isReleased: key.kind == .released),
            at: Point(column: Int(key.column), row: Int(key.row))))
      case .paste: .paste(Self.pasted)
      case .focus: .focus(true)
      case .blur: .focus(false)
      }
  }

  /// The key that sends a character.
  private init(_ value: Int) {
    if value == 0x7F {
      self = .backspace
    } else if let byte = UInt8(exactly: value), byte < 0x20 {
      self = Key(controlByte: byte)
    } else {
      self = Unicode.Scalar(UInt32(clamping: value)).map { .character(Character($0)) } ?? .unknown
    }
  }

  /// With the line ends that programs write; terminals paste a carriage return for each.
  private static var pasted: String {
    var count = 0
    guard let start = cn_pasted(&count) else { return "" }
    return String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
      .joined(separator: "\n")
  }
}

extension MouseEvent.Kind {
  /// By the number that a mouse reports.
  fileprivate init(button number: Int, isReleased: Bool) {
    let buttons: [MouseEvent.Button?] = [.left, .middle, .right, nil]
    let wheels: [MouseEvent.Wheel] = [.up, .down, .left, .right]
    if number & 64 != 0 {
      self = .wheel(wheels[number & 3])
    } else if number & 32 != 0 {
      self = buttons[number & 3].map { .drag($0) } ?? .move
    } else {
      self = isReleased ? .release : buttons[number & 3].map { .press($0) } ?? .release
    }
  }
}
