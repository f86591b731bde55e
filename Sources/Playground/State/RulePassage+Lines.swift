import OrientationModel
import OrientationScenarios
import OrientationTelling
import TerminalModel

extension RulePassage {
  /// What the book says there, in one sentence in rows, its source after it where there is room.
  ///
  /// A sentence that does not fit gives way to the title: half a sentence explains nothing, nor
  /// does half a name. Where that has been said, there is none: a word of confidence alone is of nothing.
  func lines(
    columns: Int, rows: Int, isSaid: Bool
  ) -> [(text: String, source: String)] {
    let source = (rule.sources.first ?? "").firstClause
    let options = [sentence] + (isSaid ? [] : [rule.title])
    let texts =
      options.lazy.filter { $0.longestWord <= columns }
      .map { DisplayWidth.wrap($0, to: columns) }.first { $0.count <= rows } ?? []
    var lines: [(text: String, source: String)] = texts.map { ($0, "") }
    guard !source.isEmpty, let last = lines.last else { return lines }
    if DisplayWidth.of(last.text) + DisplayWidth.of(source) + 3 <= columns {
      lines[lines.count - 1].source = "   " + source
    } else if lines.count < rows {
      // As much of it as makes sense by itself.
      let names = [source, String(source.prefix { $0 != "," })]
      lines += names.filter { DisplayWidth.of($0) <= columns }.prefix(1).map { ("", $0) }
    }
    return lines
  }
}

extension String {
  /// How many columns its longest word takes.
  fileprivate var longestWord: Int {
    utf8.split(separator: 0x20).map { DisplayWidth.of(Substring($0)) }.max() ?? 0
  }

  /// What stands before its first colon or semicolon; one inside a name is none.
  fileprivate var firstClause: String {
    let ends = [UInt8(ascii: ":"), UInt8(ascii: ";")]
    let end = zip(utf8.indices, utf8.dropFirst()).first { ends.contains(utf8[$0]) && $1 == 0x20 }
    return String(self[..<(end?.0 ?? endIndex)])
  }
}
