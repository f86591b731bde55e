extension PropertyListValue {
  /// Reads settings of a line each: `KEY = VALUE` of an `.xcconfig`, and what it includes.
  init(settings bytes: [UInt8]) {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line.count < 1000 {
      let text = String(decoding: line, as: UTF8.self)
      if text.hasPrefix("#include") {
        let name = text.split(separator: "\"").dropFirst().prefix(1).map(String.init)
        entries.append(("#include", Self(list: name, line: index + 1)))
      }
      // `KEY[sdk=iphoneos*] = VALUE` has one in its condition.
      let isConditional = text.prefix { $0 != "=" }.contains("[")
      let start = isConditional ? text.firstIndex(of: "]") : text.startIndex
      guard let start, let sign = text[start...].firstIndex(of: "="), !text.hasPrefix("//") else {
        continue
      }
      let key = text[..<sign].split { " \t[".contains($0) }.first ?? ""
      let rest = text[text.index(after: sign)...]
      let values = rest.split { " \"'\t\r;,".contains($0) }.prefix { !$0.hasPrefix("//") }
      entries.append((String(key), Self(list: values.map(String.init), line: index + 1)))
    }
  }
}

/// Reads YAML as people write it for XcodeGen: blocks by how far in they stand, `[a, b]`, `{a: b}`, and
/// texts of one line.
struct SpecText {
  private var builder = PropertyListBuilder()
  /// How far in the open blocks stand, twice: a list may stand as far in as the key it is for.
  private var indents: [Int] = []
  /// How many brackets are open.
  private var depth = 0
  private var line = 0

  static func value(of bytes: [UInt8]) -> PropertyListValue {
    var reader = SpecText()
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      reader.line += 1
      if line.count < 1000 { reader.read(String(decoding: line, as: UTF8.self)[...]) }
    }
    return reader.builder.value() ?? PropertyListValue()
  }

  private mutating func read(_ text: Substring) {
    var rest = text.drop { $0 == " " }
    var indent = 2 * (text.count - rest.count)
    while depth == 0, rest.hasPrefix("- ") {
      enter(indent + 1)
      let element = rest.dropFirst().drop { $0 == " " }
      indent += 2 * (rest.count - element.count)
      rest = element
    }
    readValues(rest.unicodeScalars, at: indent)
  }

  /// Goes to the block that stands so far in.
  private mutating func enter(_ indent: Int) {
    while let last = indents.last, last > indent {
      indents.removeLast()
      builder.end()
    }
    guard indents.last != indent else { return }
    indents.append(indent)
    builder.begin(line: line)
  }

  private mutating func readValues(_ text: Substring.UnicodeScalarView, at indent: Int) {
    var word = String.UnicodeScalarView()
    var quote: Unicode.Scalar?
    var hasKey = false
    for index in text.indices {
      let sign = text[index]
      let next = text[text.index(after: index)...].first ?? " "
      switch sign {
      case _ where quote != nil:
        if sign == quote { quote = nil } else { word.append(sign) }
      case "\"" where word.isEmpty, "'" where word.isEmpty: quote = sign
      case "#" where word.isEmpty || word.last == " ": return add(&word)
      case " " where word.isEmpty, "\r": break
      case ":" where " \r".unicodeScalars.contains(next) && (depth > 0 || !hasKey):
        if depth == 0 { enter(indent) }
        builder.key(String(word), line: line)
        word = .init()
        hasKey = true
      case "[" where word.isEmpty, "{" where word.isEmpty:
        depth += 1
        builder.begin(line: line)
      case "]" where depth > 0, "}" where depth > 0:
        add(&word)
        depth -= 1
        builder.end()
      case "," where depth > 0: add(&word)
      default: word.append(sign)
      }
    }
    add(&word)
  }

  /// Adds a text; names for what is used again (`&base`) are none.
  private mutating func add(_ word: inout String.UnicodeScalarView) {
    while word.last == " " { word.removeLast() }
    if let first = word.first, first != "&" { builder.add(String(word), line: line) }
    word = .init()
  }
}

extension XcodeProject {
  /// Reads what XcodeGen makes a project of, as the objects that it will have; nothing for any other
  /// text.
  init?(spec: PropertyListValue, file: String) {
    let templates = spec["targetTemplates"]
    let common = spec.entries.filter { !["targets", "targetTemplates"].contains($0.key) }
    self.init(file: file, settings: PropertyListValue(entries: common).settings)
    for (name, own) in spec["targets"]?.entries ?? [] {
      let above = (own["templates"]?.texts ?? []).flatMap { templates?[$0]?.entries ?? [] }
      let target = PropertyListValue(line: own.line, entries: own.entries + above)
      guard let type = target["type"]?.text else { continue }
      let platforms = target["platform"]?.texts.map { $0 == "iOS" ? "iphoneos" : $0 } ?? []
      let sources = target["sources"].map { $0.texts + $0.elements.compactMap { $0["path"]?.text } }
      let given = ["SDKROOT": platforms, "INFOPLIST_FILE": target["info"]?["path"]?.texts ?? []]
      add(
        Target(identifier: name, name: name, type: "product-type." + type), line: own.line,
        settings: target.settings
          + given.filter { !$0.value.isEmpty }.map { ($0.key, .init(list: $0.value)) },
        folders: sources ?? [])
    }
    if targets.isEmpty { return nil }
  }
}

extension PropertyListValue {
  fileprivate init(list texts: [String], line: Int = 1) {
    self.init(line: line, elements: texts.map { .init(text: $0) })
  }

  /// Every key in it with its first value, however deep.
  var settings: [(key: String, value: PropertyListValue)] {
    var seen: Set<String> = []
    return all.filter { seen.insert($0.key).inserted }
  }
}
