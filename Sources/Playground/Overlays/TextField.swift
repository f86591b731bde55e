import TerminalModel

/// A line of text with a cursor in it.
///
/// The cursor is a place in the text as it is. What is typed may join the characters beside it (an
/// accent its letter, two letters a flag), and the text then has fewer characters than were typed.
package struct TextField: Hashable, Sendable {
  package private(set) var text = ""
  /// How many characters stand before the cursor.
  package private(set) var cursor = 0
  /// Whether it was filled in, and gives way to what is typed.
  private var isSuggestion = false
  /// How many bytes it takes at most; what comes after them is left out.
  package let limit: Int

  package init(limit: Int) { self.limit = limit }

  /// What stands before the cursor, and what after it.
  package var halves: (before: Substring, after: Substring) {
    let place = index(cursor)
    return (text[..<place], text[place...])
  }

  package mutating func set(_ whole: String) { replace(0..<text.count, with: whole) }

  package mutating func suggest(_ whole: String) {
    set(whole)
    isSuggestion = true
  }

  package mutating func type(_ typed: String) { replace(cursor..<cursor, with: typed) }

  package mutating func erase(before: Bool) {
    let index = before ? cursor - 1 : cursor
    replace(index..<index + 1, with: "")
  }

  package mutating func eraseWord() {
    let rest = halves.before.reversed().drop { $0 == " " }.drop { $0 != " " }
    replace(rest.count..<cursor, with: "")
  }

  /// Puts a text in place of some characters, with the cursor after it.
  private mutating func replace(_ part: Range<Int>, with new: String) {
    let range = isSuggestion ? 0..<text.count : part
    isSuggestion = false
    let start = index(range.lowerBound)
    let end = index(range.upperBound)
    let kept = text.utf8.count - text[start..<end].utf8.count
    let head = text[..<start] + new.beginning(bytes: max(0, limit - kept))
    let size = head.utf8.count
    text = String(head + text[end...])
    // What was put in may have joined what follows: the cursor stands after both then.
    cursor = charactersReaching(size)
  }

  /// How many characters it takes to hold so many bytes.
  private func charactersReaching(_ size: Int) -> Int {
    var bytes = 0
    return text.prefix { character in
      defer { bytes += character.utf8.count }
      return bytes < size
    }.count
  }

  package mutating func moveCursor(by count: Int) {
    isSuggestion = false
    cursor = max(0, min(text.count, cursor + count))
  }

  package mutating func moveCursor(toEnd: Bool) {
    isSuggestion = false
    cursor = toEnd ? text.count : 0
  }

  /// What a key does in any line of text; nothing where it does something else.
  static func edit(by key: Key) -> ((inout TextField) -> Void)? {
    switch key {
    case .backspace: { $0.erase(before: true) }
    case .control("u"): { $0.set("") }
    case .control("w"): { $0.eraseWord() }
    case .character(let character): { $0.type(String(character)) }
    default: nil
    }
  }

  private func index(_ offset: Int) -> String.Index {
    guard offset > 0 else { return text.startIndex }
    return text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) ?? text.endIndex
  }
}

extension String {
  /// As many whole characters as so many bytes hold.
  fileprivate func beginning(bytes limit: Int) -> Substring {
    guard utf8.count > limit else { return self[...] }
    var left = limit
    return prefix { character in
      left -= character.utf8.count
      return left >= 0
    }
  }
}
