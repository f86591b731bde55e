import TerminalModel

/// Texts of the scenario language made short, and long again.
enum Packing {
  /// What every text is likely to say.
  ///
  /// It is part of the tokens' first format.
  private static let primer = """
    title The list and the phone
    about This app shows films in portrait and plays them in landscape. Will it turn?
    source https://developer.apple.com/documentation/uikit/uiviewcontroller
    evidence documented
    device iPhone
    device iPad
    device iPhone SE
    ios 26
    ios 15
    linked 13
    held landscapeLeft
    lock on
    plist portrait landscape
    plist pad all
    delegate all
    delegate asks top
    requires-full-screen yes
    scene windowed
    assume hiddenWindowsMayTurn no

    screen Player supports allButUpsideDown prefers landscapeRight
      when leaving: force portrait
    screen Films supports portrait autorotates no
    screen Detail supports landscape

    root
      navigation Main asks top
        Films
      tabs
        navigation Main asks visible
          screen List supports portrait
        Settings
      split
      hosting Root default portrait
        view Content orientations all

    note Now the screen is on top, and the phone is held in landscape.
    rotate left
    rotate right
    rotate left
    rotate right
    rotate faceUp
    push Player
    pop
    push Detail
    pop to root
    present Player
    present Player as fullScreen
    present Player as pageSheet
    dismiss
    select Settings
    request landscape
    force landscapeRight
    update
    attempt
    lock off
    begin pop
    cancel
    finish
    background
    foreground
    rotate left
    rotate right

    """

  static func packed(_ text: String) -> [UInt8] {
    var model = Model()
    model.listen(to: primer)
    var low: UInt32 = 0
    var high: UInt32 = .max
    var bytes: [UInt8] = []
    for byte in text.utf8.filter({ $0 != 0 }) + [0] {
      for shift in (0..<8).reversed() {
        let bit = Int(byte >> UInt8(shift)) & 1
        let middle = Self.middle(low, high, model.prediction)
        if bit == 1 { high = middle } else { low = middle + 1 }
        model.update(bit)
        while (low ^ high) >> 24 == 0 {
          bytes.append(UInt8(high >> 24))
          low <<= 8
          high = high << 8 | 255
        }
      }
    }
    // The fewest bytes that say a number between the two.
    for count in 1...4 {
      let mask = UInt32.max << UInt32(32 - 8 * count)
      guard high & mask >= low else { continue }
      for index in 0..<count {
        bytes.append(UInt8(truncatingIfNeeded: high >> UInt32(24 - 8 * index)))
      }
      break
    }
    while bytes.last == 0 { bytes.removeLast() }
    return bytes
  }

  /// The text again; nothing where it does not end within a limit.
  static func unpacked(_ bytes: ArraySlice<UInt8>, limit: Int = 200_000) -> String? {
    var model = Model()
    model.listen(to: primer)
    var source = bytes.makeIterator()
    var low: UInt32 = 0
    var high: UInt32 = .max
    var value: UInt32 = 0
    for _ in 0..<4 { value = value << 8 | UInt32(source.next() ?? 0) }
    var text: [UInt8] = []
    while text.count <= limit {
      var byte: UInt32 = 1
      while byte < 256 {
        let middle = Self.middle(low, high, model.prediction)
        let bit = value <= middle ? 1 : 0
        if bit == 1 { high = middle } else { low = middle + 1 }
        model.update(bit)
        byte = byte << 1 | UInt32(bit)
        while (low ^ high) >> 24 == 0 {
          low <<= 8
          high = high << 8 | 255
          value = value << 8 | UInt32(source.next() ?? 0)
        }
      }
      if byte == 256 { return String(decoding: text, as: UTF8.self) }
      text.append(UInt8(truncatingIfNeeded: byte))
    }
    return nil
  }

  private static func middle(_ low: UInt32, _ high: UInt32, _ chance: UInt32) -> UInt32 {
    low + UInt32((UInt64(high - low) * UInt64(chance)) >> 12)
  }
}

/// Bytes as letters that no shell, mail or address changes.
enum Letters {
  static func text(of bytes: [UInt8]) -> String { SixBits.plain(bytes) }

  /// The bytes again; nothing where a letter is foreign or the rest does not fit.
  static func bytes(of text: some StringProtocol) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for letter in text.utf8 {
      guard let value = SixBits.plainLetters.firstIndex(of: letter) else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
      bits &= 0xFF
    }
    return bits & ((1 << UInt32(count)) - 1) == 0 && count < 6 ? bytes : nil
  }
}
