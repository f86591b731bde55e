/// A function, initialiser, subscript or computed property that has a body of lines.
struct Function {
  let line: Int
  let lineCount: Int
  /// The first line of its declaration, without the brace.
  let head: String
}

/// The outermost ones in formatted source, which end at the first brace in their own column.
func functions(in code: String) -> [Function] {
  let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
  var functions: [Function] = []
  var index = 0
  while index < lines.count {
    if let end = endOfFunction(at: index, in: lines) {
      let head = lines[index].drop { $0 == " " }
      functions.append(
        Function(
          line: index + 1, lineCount: end - index + 1,
          head: head.hasSuffix(" {") ? String(head.dropLast(2)) : String(head)))
      index = end
    }
    index += 1
  }
  return functions
}

private func endOfFunction(at start: Int, in lines: [Substring]) -> Int? {
  guard lines[start].split(separator: " ").contains(where: isKeyword) else { return nil }
  let indent = lines[start].prefix { $0 == " " }
  guard let opening = lineWithOpeningBrace(from: start, indent: indent, in: lines) else {
    return nil
  }
  return lines[opening...].dropFirst().firstIndex { $0.hasPrefix(indent + "}") }
}

private func isKeyword(_ word: Substring) -> Bool {
  ["func", "var", "init", "subscript"].contains(word.prefix { $0.isLetter })
}

/// The declaration's own line, or the last of its signature where that goes on below.
private func lineWithOpeningBrace(
  from start: Int, indent: Substring, in lines: [Substring]
) -> Int? {
  if lines[start].hasSuffix("{") { return start }
  for index in lines.indices[(start + 1)...] {
    let line = lines[index]
    if line.hasPrefix(indent + "{") || line.hasPrefix(indent + ")") {
      return line.hasSuffix("{") ? index : nil
    }
    guard line.hasPrefix(indent + " ") else { return nil }
    if line.hasPrefix(indent + "    "), line.hasSuffix("{") { return index }
  }
  return nil
}
