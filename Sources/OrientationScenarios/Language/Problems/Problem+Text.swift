extension Problem {
  /// The whole message: where, what, the line with a caret under it, and help.
  package func text(file: String, in bytes: [UInt8]) -> String {
    var lines = ["\(file):\(place.line):\(place.column): error[\(code.text)]: \(sentence)"]
    if place.line > 0 {
      let picture = SourcePicture(of: place, in: bytes)
      lines += [picture.line, picture.caret]
    }
    lines += help.map { "help: \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Reading {
  /// Every message, and how many more there are.
  package func report(file: String, in bytes: [UInt8]) -> String {
    let rest = problemCount - problems.count
    let more = rest > 0 ? ["\(file): and \(rest) more problem\(rest == 1 ? "" : "s")\n"] : []
    return (problems.map { $0.text(file: file, in: bytes) } + more).joined()
  }
}

/// A line of the text as a terminal can show it, and the line with the caret below it.
struct SourcePicture {
  /// How many columns of a long line are shown to either side.
  private static let reach = 80

  private(set) var line = ""
  private(set) var caret = ""

  init(of place: Place, in bytes: [UInt8]) {
    let offset = min(place.offset, bytes.count)
    // Of a very long line only the neighbourhood is looked at.
    let around = 4 * Self.reach * 8
    let start = Self.lineStart(before: offset, in: bytes, atMost: around)
    let end = Self.lineEnd(after: offset, in: bytes, atMost: around)
    let before = Array(String(decoding: bytes[start.offset..<offset], as: UTF8.self))
    let after = Array(String(decoding: bytes[offset..<end.offset], as: UTF8.self))

    let isCutBefore = start.isCut || before.count > 2 * Self.reach
    let isCutAfter = end.isCut || after.count > 2 * Self.reach
    let left = isCutBefore ? before.suffix(Self.reach) : before[...]
    let right = isCutAfter ? after.prefix(Self.reach) : after[...]
    let lead = isCutBefore ? "…" : ""
    line = lead + left.harmless + right.harmless + (isCutAfter ? "…" : "")

    caret = String(repeating: " ", count: isCutBefore ? 1 : 0) + left.map(\.padding).joined() + "^"
    let marked = right.prefix(max(place.length, 1)).reduce(0) { $0 + $1.columns }
    caret += String(repeating: "~", count: max(0, marked - 1))
  }

  private static func lineStart(
    before offset: Int, in bytes: [UInt8], atMost limit: Int
  ) -> (offset: Int, isCut: Bool) {
    var start = offset
    while start > 0, bytes[start - 1] != Byte.newline {
      if offset - start >= limit {
        while start < offset, bytes[start] & 0xC0 == 0x80 { start += 1 }
        return (start, true)
      }
      start -= 1
    }
    let hasMark = start == 0 && bytes.starts(with: Byte.mark) && offset >= Byte.mark.count
    return (hasMark ? Byte.mark.count : start, false)
  }

  private static func lineEnd(
    after offset: Int, in bytes: [UInt8], atMost limit: Int
  ) -> (offset: Int, isCut: Bool) {
    var end = offset
    while end < bytes.count, bytes[end] != Byte.newline {
      if end - offset >= limit {
        while end > offset, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return (end, true)
      }
      end += 1
    }
    if end > offset, bytes[end - 1] == Byte.carriageReturn { end -= 1 }
    return (end, false)
  }
}
