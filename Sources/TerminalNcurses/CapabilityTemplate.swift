import CNcurses
import TerminalModel

/// What terminfo says for a capability, read once.
///
/// Nearly all of it is text with numbers in it, and is filled in here; what reckons or decides is
/// left to ncurses, which reads it anew each time.
enum CapabilityTemplate {
  enum Piece: Equatable {
    case byte(UInt8)
    /// The first number or the second, and what is added to it.
    case number(isSecond: Bool, plus: Int)
  }

  case pieces([Piece])
  case program(UnsafePointer<CChar>)

  init(_ text: UnsafePointer<CChar>) {
    self = Self.pieces(of: String(cString: text).utf8[...]).map { .pieces($0) } ?? .program(text)
  }

  /// Text and numbers; nil where there is more to it.
  static func pieces(of text: Substring.UTF8View) -> [Piece]? {
    var pieces: [Piece] = []
    var plus = 0
    var rest = text
    while let byte = rest.popFirst() {
      // Padding.
      if byte == UInt8(ascii: "$"), rest.first == UInt8(ascii: "<") { return nil }
      if byte != UInt8(ascii: "%") {
        pieces.append(.byte(byte))
      } else if rest.starts(with: "i".utf8) {
        plus = 1
        rest = rest.dropFirst()
      } else if rest.starts(with: "p1%d".utf8) || rest.starts(with: "p2%d".utf8) {
        let isSecond = rest.dropFirst().first == UInt8(ascii: "2")
        pieces.append(.number(isSecond: isSecond, plus: plus))
        rest = rest.dropFirst(4)
      } else {
        return nil
      }
    }
    return pieces
  }

  func fill(_ first: Int, _ second: Int, into bytes: inout [UInt8]) {
    switch self {
    case .pieces(let pieces):
      for piece in pieces {
        switch piece {
        case .byte(let byte): bytes.append(byte)
        case .number(let isSecond, let plus):
          bytes.append(digitsOf: (isSecond ? second : first) + plus)
        }
      }
    case .program(let text):
      bytes += Array(unsafeUninitializedCapacity: 128) { buffer, count in
        count = cn_fill(
          text, Int32(clamping: first), Int32(clamping: second), buffer.baseAddress, buffer.count)
      }
    }
  }
}
