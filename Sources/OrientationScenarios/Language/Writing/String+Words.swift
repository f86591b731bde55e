extension String {
  package var capitalizedFirst: String { prefix(1).uppercased() + String(dropFirst()) }

  /// Its words in lines; `fits` says whether a line has room for one more.
  package func lines(_ fits: (_ line: String, _ word: Substring) -> Bool) -> [String] {
    split(separator: " ").reduce(into: []) { lines, word in
      if let line = lines.last, fits(line, word) {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
  }

  /// With some scalars written otherwise; where there is no other way for one, it stays.
  package func escaped(_ replacement: (Unicode.Scalar) -> String?) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if let other = replacement(scalar) {
        text += other
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  // MARK: Texts within texts, for which Embedded Swift has nothing

  /// Whether another text stands somewhere in it, byte for byte.
  package func includes(_ text: String) -> Bool {
    var (whole, part) = (self, text)
    return whole.withUTF8 { whole in part.withUTF8 { whole.includes($0) } }
  }

  /// What stands before another text, and what behind it; nothing where that stands nowhere in it.
  package func halves(around text: String) -> (before: String, after: String)? {
    let bytes = Array(utf8)
    let sought = Array(text.utf8)
    guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: sought) }) else {
      return nil
    }
    let after = bytes[(start + sought.count)...]
    return (
      String(decoding: bytes[..<start], as: UTF8.self), String(decoding: after, as: UTF8.self)
    )
  }

  /// With another text wherever one stands in it.
  package func exchanging(_ old: String, for new: String) -> String {
    var result = ""
    var rest = self
    while let (before, after) = rest.halves(around: old) {
      result += before + new
      rest = after
    }
    return result + rest
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether other bytes stand somewhere in it.
  package func includes(_ part: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = part.first else { return true }
    var start = 0
    while start + part.count <= count {
      if self[start] == first, part.indices.allSatisfy({ self[start + $0] == part[$0] }) {
        return true
      }
      start += 1
    }
    return false
  }
}
