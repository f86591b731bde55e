extension PropertyListValue {
  /// Reads settings of a line each: `KEY = VALUE` of an `.xcconfig`, `key: value` of a `project.yml`,
  /// whose lists may stand below, an element a line.
  init(settings bytes: [UInt8]) {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line.count < 1000 {
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
}
