import BundledScenarios

extension BundledScenario {
  /// What its first `title` line says, without reading the rest.
  package var quickTitle: String {
    let lines = text.firstLines(12)
    return lines.first { $0.hasPrefix("title ") }?.dropFirst(5).words ?? name
  }
}

extension String {
  /// Its first lines that are not empty, without a look at the rest.
  package func firstLines(_ count: Int) -> [Substring] {
    utf8.split(separator: 0x0A, maxSplits: count).prefix(count).map { Substring($0) }
  }
}

extension StringProtocol {
  /// Without the blanks at its ends, and one between two words.
  package var words: String {
    String(self).utf8.split(separator: 0x20).map { Substring($0) }.joined(separator: " ")
  }
}
