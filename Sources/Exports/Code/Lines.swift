/// Code while it is written: lines, and how deep they stand.
struct Lines {
  private(set) var lines: [String] = []
  private var depth = 0

  init() {}

  var isEmpty: Bool { lines.isEmpty }

  var text: String { lines.map { $0 + "\n" }.joined() }

  mutating func add(_ line: String) {
    lines.append(line.isEmpty ? "" : String(repeating: "  ", count: depth) + line)
  }

  mutating func add(_ more: [String]) { for line in more { add(line) } }

  mutating func add(_ other: Lines) { add(other.lines) }

  /// An empty line between what stands there and what comes; never two.
  mutating func gap() {
    guard let last = lines.last, !last.isEmpty, !last.hasSuffix("{") else { return }
    lines.append("")
  }

  mutating func block(_ head: String, end: String = "}", _ body: (inout Lines) -> Void) {
    add(head + " {")
    indented(body)
    add(end)
  }

  mutating func indented(_ body: (inout Lines) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// A comment in lines of at most 96 columns.
  mutating func comment(_ text: String, sign: String = "//") {
    var line = sign
    for word in text.split(separator: " ") {
      if line.count + word.count + 1 > 96 - 2 * depth, line != sign {
        add(line)
        line = sign
      }
      line += " " + word
    }
    add(line)
  }

  /// An array, a row or more for each element; a single one needs no comma.
  mutating func list(_ head: String, _ rows: [[String]], end: String = "]") {
    guard !rows.isEmpty else { return add(head + end) }
    add(head)
    indented { lines in
      for row in rows.dropLast() { lines.add(row) }
      guard var last = rows.last else { return }
      if rows.count == 1, last[last.count - 1].hasSuffix(",") { last[last.count - 1].removeLast() }
      lines.add(last)
    }
    add(end)
  }

  /// The arguments of a declaration or a call on one line, or a line of their own.
  mutating func head(_ start: String, _ arguments: [String], _ end: String) {
    let short = start + "(" + arguments.joined(separator: ", ") + ")" + end
    if short.count + 2 * depth <= 100 { return add(short) }
    add(start + "(")
    indented { $0.add(arguments.joined(separator: ", ")) }
    add(")" + end)
  }
}

extension String {
  /// As a string of Swift.
  var swiftLiteral: String {
    let escaped = escaped { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        "\\u{\(String(scalar.value, radix: 16))}"
      default: nil
      }
    }
    return "\"" + escaped + "\""
  }

  /// With a small first letter; an abbreviation in capitals becomes small as a whole.
  var lowerCamel: String {
    let capitals = prefix { $0.isUppercase }.count
    let count = capitals > 1 && capitals < self.count ? capitals - 1 : max(capitals, 1)
    return prefix(count).lowercased() + dropFirst(count)
  }
}
