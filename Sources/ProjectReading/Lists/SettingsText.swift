extension PropertyListValue {
  /// Reads settings of a line each: `KEY = VALUE` of an `.xcconfig`, `key: value` of a `project.yml`,
  /// whose lists may stand below, an element a line, and whose targets count where they are apps.
  init(settings bytes: [UInt8]) {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let others = Self.linesOfOthers(lines)
    for (index, line) in lines.enumerated() where line.count < 1000 && !others.contains(index) {
      let text = String(decoding: line, as: UTF8.self)
      let words = text.prefix { $0 != "#" }.split { " \"'\t\r;,[]".contains($0) }.map(String.init)
      if words.first == "-", !entries.isEmpty {
        entries[entries.count - 1].value.elements += words.dropFirst().map { .init(text: $0) }
      } else if let sign = text.firstIndex(where: { "=:".contains($0) }), !text.hasPrefix("//") {
        let key = text[..<sign].split { " \"'\t[".contains($0) }.first ?? ""
        let rest = text[text.index(after: sign)...].prefix { $0 != "#" }
        let values = rest.split { " \"'\t\r;,[]".contains($0) }.map { Self(text: String($0)) }
        entries.append((String(key), Self(line: index + 1, elements: values)))
      }
    }
  }

  /// The lines about targets that are no apps: tests and extensions.
  private static func linesOfOthers(_ lines: [ArraySlice<UInt8>]) -> Set<Int> {
    var targets: [[Int]] = []
    var others: Set<Int> = []
    var isAmongTargets = false
    var depth = 0
    for (index, line) in lines.enumerated() {
      let text = line.drop { $0 == 0x20 }
      let indent = line.count - text.count
      guard let first = text.first, first != UInt8(ascii: "#") else { continue }
      if indent == 0 {
        isAmongTargets = text.starts(with: "targets:".utf8)
        depth = 0
      }
      guard isAmongTargets, indent > 0 else { continue }
      if depth == 0 || indent <= depth {
        depth = indent
        targets.append([])
      }
      targets[targets.count - 1].append(index)
      guard text.starts(with: "type:".utf8) else { continue }
      let type = String(decoding: text, as: UTF8.self).split { ": \"'\r".contains($0) }
      if type.dropFirst().first != "application" { others.insert(targets.count - 1) }
    }
    return Set(others.flatMap { targets[$0] })
  }
}
