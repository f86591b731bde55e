import OrientationScenarios

extension String {
  func zeroPadded(to width: Int) -> String {
    String(repeating: "0", count: max(0, width - count)) + self
  }

  /// As text of an XML file; what XML cannot hold is shown as a replacement character.
  ///
  /// Line ends and tabs become blanks, or what they are where those matter.
  package func xml(keepsLines: Bool = false) -> String {
    escaped { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\t", "\n", "\r": keepsLines ? "&#\(scalar.value);" : " "
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        "\u{FFFD}"
      case _ where !scalar.isASCII && !scalar.isHarmless: "\u{FFFD}"
      default: nil
      }
    }
  }

  /// As running text, also in a table's cell: nothing in it is read as Markdown or HTML.
  package var markdown: String {
    // Web addresses keep their underscores: GitHub links them as they stand.
    guard contains("://") else { return escapedMarkdown }
    return split(separator: " ", omittingEmptySubsequences: false).map { word in
      let isAddress = word.hasPrefix("http://") || word.hasPrefix("https://")
      let isPlain =
        isAddress && !word.unicodeScalars.contains { "[]()!*<>|`\\$".unicodeScalars.contains($0) }
      return isPlain ? String(word) : String(word).escapedMarkdown
    }.joined(separator: " ")
  }

  private var escapedMarkdown: String {
    escaped { scalar in
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "$": "\\\(scalar)"
      case "<": "&lt;"
      case ">": "&gt;"
      case "&": "&amp;"
      // A comment within it, and GitHub tells nobody of a mention.
      case "@": "@<!-- -->"
      case "\n", "\r", "\t": " "
      default: nil
      }
    }
  }

  /// As code within a line, also in a table's cell.
  package var markdownCode: String {
    let longest = unicodeScalars.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let inner = split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    return longest > 0 ? "\(fence) \(inner) \(fence)" : fence + inner + fence
  }
}
