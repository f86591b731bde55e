/// Swift or C source with its comments and the insides of its texts blanked, line for line.
///
/// What is left can be searched for words that are code. Regular-expression literals are not known
/// to it: write `Regex("…")`.
func code(of source: String) -> String {
  var reader = CodeReader(Array(source.unicodeScalars))
  return reader.read()
}

private struct CodeReader {
  private let source: [Unicode.Scalar]
  private var position = 0
  private var output = String.UnicodeScalarView()

  init(_ source: [Unicode.Scalar]) { self.source = source }

  mutating func read() -> String {
    while position < source.count {
      if starts(with: "//") {
        skipLine()
      } else if starts(with: "/*") {
        skipBlockComment()
      } else if let text = opening {
        output.append(contentsOf: "\"\"".unicodeScalars)
        skip(text)
      } else {
        output.append(source[position])
        position += 1
      }
    }
    return String(output)
  }

  private func starts(with word: String, at offset: Int = 0) -> Bool {
    source[min(position + offset, source.count)...].starts(with: word.unicodeScalars)
  }

  /// Passes over scalars and keeps nothing of them but the ends of lines.
  private mutating func blank(_ count: Int = 1) {
    for _ in 0..<count where position < source.count {
      if source[position] == "\n" { output.append("\n") }
      position += 1
    }
  }

  private mutating func skipLine() {
    while position < source.count, source[position] != "\n" { position += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        blank(2)
      } else if starts(with: "*/") {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while depth > 0 && position < source.count
  }

  /// How a text literal begins: with how many signs, and with one quotation mark or three.
  private struct TextLiteral {
    let signs: String
    let quotes: String
  }

  /// The text literal that begins here, if one does.
  private var opening: TextLiteral? {
    let count = source[position...].prefix { $0 == "#" }.count
    guard starts(with: "\"", at: count) else { return nil }
    let quotes = starts(with: "\"\"\"", at: count) ? "\"\"\"" : "\""
    return TextLiteral(signs: String(repeating: "#", count: count), quotes: quotes)
  }

  private mutating func skip(_ text: TextLiteral) {
    blank(text.signs.count + text.quotes.count)
    while position < source.count, !starts(with: text.quotes + text.signs) {
      if starts(with: "\\" + text.signs + "(") {
        blank(text.signs.count + 2)
        skipInterpolation()
      } else if starts(with: "\\" + text.signs) {
        blank(text.signs.count + 2)
      } else {
        blank()
      }
    }
    blank(text.quotes.count + text.signs.count)
  }

  /// Up to the parenthesis that ends it; it may hold texts of its own.
  private mutating func skipInterpolation() {
    var depth = 1
    while depth > 0, position < source.count {
      if let text = opening {
        skip(text)
      } else {
        if source[position] == "(" { depth += 1 }
        if source[position] == ")" { depth -= 1 }
        blank()
      }
    }
  }
}
