/// The text inside tokens, as `u4` has it: what stands before is pointed at.
///
/// Bit by bit, the highest first: a 0 and a letter of ASCII (7 bits), or 127 there and any byte (8); or
/// a 1, how far back the same stands (11 bits), and how many bytes more than four of it are meant (5).
/// Before the text stands how scenarios sound. All of this is the format, so none of it can change.
enum TokenText {
  private static let reach = 1 << 11
  private static let shortest = 4
  private static let longest = shortest + 31
  /// Stands before a byte that is no letter of ASCII.
  private static let foreign = 127

  static func bytes(of text: String) -> [UInt8] {
    var known = Known(primer + text.utf8)
    var bits = BitWriter()
    var place = primer.count
    while place < known.bytes.count {
      let (start, count) = known.longestMatch(at: place)
      if count >= shortest {
        bits.put(1, count: 1)
        bits.put(place - start - 1, count: 11)
        bits.put(count - shortest, count: 5)
        place += count
      } else {
        let byte = known.bytes[place]
        bits.put(min(Int(byte), foreign), count: 8)
        if byte >= foreign { bits.put(Int(byte), count: 8) }
        place += 1
      }
    }
    return bits.bytes
  }

  /// The text again; nothing where it is none, or longer than a limit.
  static func text(of bytes: ArraySlice<UInt8>, limit: Int = 500_000) -> String? {
    var text = primer
    var bits = BitReader(bytes)
    while let isKnown = bits.take(1) {
      if isKnown == 0 {
        // What is left over fills the last byte.
        guard let letter = bits.take(7) else { break }
        guard let byte = letter < foreign ? letter : bits.take(8) else { return nil }
        text.append(UInt8(byte))
      } else {
        guard let back = bits.take(11), let more = bits.take(5), back < text.count else {
          return nil
        }
        for _ in 0..<(shortest + more) { text.append(text[text.count - back - 1]) }
      }
      guard text.count - primer.count <= limit else { return nil }
    }
    return String(validating: text[primer.count...], as: UTF8.self)
  }

  /// Bytes, and where before each of them two such as it and the next stand.
  private struct Known {
    var bytes: [UInt8]
    /// The last place of two bytes, by what they come to; and for each place the one before it.
    private var last = [Int32](repeating: -1, count: 1 << 10)
    private var earlier: [Int32] = []

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private mutating func look(upTo end: Int) {
      while earlier.count < end {
        let place = earlier.count
        let sum = sum(at: earlier.count)
        earlier.append(last[sum])
        last[sum] = Int32(place)
      }
    }

    private func sum(at place: Int) -> Int {
      (Int(bytes[place]) << 5 ^ Int(place + 1 < bytes.count ? bytes[place + 1] : 0)) & 0x3FF
    }

    /// The longest that stands before a place as well as at it, the nearest of several.
    mutating func longestMatch(at place: Int) -> (start: Int, count: Int) {
      look(upTo: place)
      var best = (start: place, count: 0)
      var start = Int(last[sum(at: place)])
      while start >= 0, place - start <= reach, best.count < longest {
        var count = 0
        while count < longest, place + count < bytes.count,
          bytes[start + count] == bytes[place + count]
        { count += 1 }
        if count > best.count { best = (start, count) }
        start = Int(earlier[start])
      }
      return best
    }
  }

  private struct BitWriter {
    private(set) var bytes: [UInt8] = []
    private var free: UInt8 = 0

    mutating func put(_ value: Int, count: Int) {
      for shift in (0..<count).reversed() {
        if free == 0 {
          bytes.append(0)
          free = 8
        }
        free -= 1
        bytes[bytes.count - 1] |= UInt8(value >> shift & 1) << free
      }
    }
  }

  private struct BitReader {
    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = Array(bytes) }

    /// The next bits as a number; nothing where there are not so many.
    mutating func take(_ count: Int) -> Int? {
      guard place + count <= bytes.count * 8 else { return nil }
      var value = 0
      for _ in 0..<count {
        let bit = bytes[place / 8] >> UInt8(7 - place % 8) & 1
        value = value << 1 | Int(bit)
        place += 1
      }
      return value
    }
  }

  /// What stands before the text.
  static let primer = Array(
    """
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

    """.utf8)
}
