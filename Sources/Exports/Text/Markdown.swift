import OrientationScenarios

extension String {
  /// As running text, also in a table's cell: nothing in it is read as Markdown or HTML.
  var markdown: String {
    // Web addresses keep their underscores: GitHub links them as they stand.
    guard contains("://") else { return escapedMarkdown }
    return split(separator: " ", omittingEmptySubsequences: false).map { word in
      let isAddress = word.contains("://") && !word.contains { "|<>`\\".contains($0) }
      return isAddress ? String(word) : String(word).escapedMarkdown
    }.joined(separator: " ")
  }

  private var escapedMarkdown: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "$": "\\\(scalar)"
      case "<": "&lt;"
      case ">": "&gt;"
      case "&": "&amp;"
      case "\n", "\r", "\t": " "
      default: String(scalar)
      }
    }.joined()
  }

  /// As code within a line, also in a table's cell.
  var markdownCode: String {
    var longest = 0
    var run = 0
    for scalar in unicodeScalars {
      run = scalar == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let inner = split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    return longest > 0 ? "\(fence) \(inner) \(fence)" : fence + inner + fence
  }

  /// Several lines without anything a terminal or a code fence would take for its own.
  var harmlessLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let text = String(line).harmless
      return text.hasPrefix("```") ? " " + text : text
    }.joined(separator: "\n")
  }
}
