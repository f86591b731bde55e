/// Words in lines of at most so many columns; a longer word has a line of its own.
func wrap(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ") {
    if !line.isEmpty, line.count + 1 + word.count > width {
      lines.append(line)
      line = ""
    }
    line += (line.isEmpty ? "" : " ") + word
  }
  if !line.isEmpty || lines.isEmpty { lines.append(line) }
  return lines
}

/// A paragraph with its line ends; all lines but the first are indented.
func wrapped(_ text: String, width: Int, indent: Int = 0) -> String {
  let blanks = String(repeating: " ", count: indent)
  return wrap(text, width: width - indent).enumerated()
    .map { ($0.offset == 0 ? "" : blanks) + $0.element + "\n" }.joined()
}
