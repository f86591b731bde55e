import OrientationScenarios

/// The lines of a set-up while one of them is said anew.
struct SetUpDraft {
  private static let prose: Set = ["title", "about", "source", "evidence"]
  private static let repeatable: Set = ["about", "source", "always", "never", "possible"]

  private(set) var lines: [String]

  init(_ scenario: Scenario) { lines = scenario.text.lines }

  mutating func say(_ line: String) {
    let (head, children) = Self.parts(line)
    let words = Self.words(head)
    guard let first = words.first else { return }
    switch first {
    case "in": hang(children, under: words.dropFirst().joined(separator: " "))
    case _ where Words.kinds.contains(first): declare(head, children)
    default: saySetting(line, words)
    }
  }

  // MARK: Lines as they read

  /// Whether a line has no place but the set-up.
  static func isSetUp(_ line: String) -> Bool {
    let first = words(line).first ?? ""
    return Words.settingsAlone.contains(first) || Words.kinds.contains(first) || first == "window"
  }

  /// Who is declared by a line that reads so; nothing where none does.
  func name(of line: String) -> String? {
    index(of: line.words).map { _ in Self.name(in: line.words) }
  }

  /// Another line, or none, in the place of one that reads so; false where there is none.
  ///
  /// Of several it is the one of that owner, or the one above such a line.
  mutating func replace(
    _ old: String, of owner: String?, with new: String?, above next: String?
  ) -> Bool {
    let start = owner.flatMap { name in lines.firstIndex { declares(name, $0) } }
    let own = index(of: old, from: start ?? 0, above: next)
    guard let index = own ?? index(of: old, above: next) else { return false }
    let root = Self.words(lines[index]).first == "root" ? "root " : ""
    let indent = String(repeating: " ", count: lines[index].indent)
    if let new {
      lines[index] = indent + root + new
    } else {
      lines.remove(at: index)
    }
    return true
  }

  private func index(of words: String, from start: Int = 0, above next: String? = nil) -> Int? {
    let found = lines.indices.dropFirst(start).filter {
      lines[$0].words == words || lines[$0].words == "root " + words
    }
    return found.first { index in
      index + 1 < lines.count && Self.words(lines[index + 1]).contains { $0 == next }
    } ?? found.first
  }

  // MARK: Settings

  private mutating func saySetting(_ line: String, _ words: [String]) {
    var key = [words[0]]
    if words[0] == "plist", words.count > 1, ["pad", "phone"].contains(words[1]) {
      key.append(words[1])
    }
    if ["assume", "system"].contains(words[0]), words.count > 1 { key.append(words[1]) }
    if !Self.repeatable.contains(words[0]), let index = lines.firstIndex(where: { isSaid(key, $0) })
    {
      lines[index] = line
    } else if Self.prose.contains(words[0]) {
      let last = lines.lastIndex { Self.prose.contains(Self.words($0).first ?? "") }
      lines.insert(line, at: words[0] == "title" ? 0 : last.map { $0 + 1 } ?? 0)
    } else {
      let declaration = lines.firstIndex { line in
        let first = Self.words(line).first ?? ""
        return Words.kinds.contains(first) || first == "root" || first == "window"
      }
      lines.insert(line, at: declaration ?? lines.count)
    }
  }

  private func isSaid(_ key: [String], _ line: String) -> Bool {
    guard !line.hasPrefix(" ") else { return false }
    let words = Self.words(line)
    guard words.starts(with: key) else { return false }
    let isOfIdiom = words.count > 1 && ["pad", "phone"].contains(words[1])
    return key != ["plist"] || !isOfIdiom
  }

  // MARK: Who is there

  private mutating func declare(_ head: String, _ children: [String]) {
    let name = Self.name(in: head)
    if let index = lines.firstIndex(where: { declares(name, $0) }) {
      let indent = lines[index].indent
      let isRoot = Self.words(lines[index]).first == "root"
      lines[index] = String(repeating: " ", count: indent) + (isRoot ? "root " : "") + head
      if !children.isEmpty {
        lines.removeSubrange((index + 1)..<end(of: index))
        insert(children, below: index, at: index + 1)
      }
    } else {
      let index = lines.firstIndex { ["root", "window"].contains(Self.words($0).first) }
      let place = index ?? lines.count
      lines.insert(head, at: place)
      insert(children, below: place, at: place + 1)
    }
  }

  private mutating func hang(_ children: [String], under name: String) {
    let declared = lines.firstIndex { declares(name, $0) }
    let mentioned = lines.firstIndex { line in
      line.hasPrefix(" ") && Self.words(line).joined(separator: " ") == name
        || Self.words(line).dropFirst().joined(separator: " ") == name
          && Self.words(line).first == "root"
    }
    guard let index = declared ?? mentioned else {
      // Nobody of that name: the parser says so, where it stands.
      lines.append("root \(name)")
      return
    }
    let isReaction = children.first?.hasPrefix("when ") == true
    insert(children, below: index, at: isReaction ? endOfReactions(of: index) : end(of: index))
  }

  /// The line after a line and its reactions, which run in their order.
  private func endOfReactions(of index: Int) -> Int {
    lines[(index + 1)...].firstIndex { !$0.isReaction || $0.indent <= lines[index].indent }
      ?? lines.count
  }

  private mutating func insert(_ children: [String], below index: Int, at place: Int) {
    let blanks = String(repeating: " ", count: lines[index].indent + 2)
    lines.insert(contentsOf: children.map { blanks + $0 }, at: place)
  }

  /// The line after a line and all that hangs under it.
  private func end(of index: Int) -> Int {
    let rest = lines[(index + 1)...]
    return rest.firstIndex { $0.isEmpty || $0.indent <= lines[index].indent } ?? lines.count
  }

  /// Whether a line declares a controller of that name, or the unnamed container of that kind.
  private func declares(_ name: String, _ line: String) -> Bool {
    var words = Self.words(line)
    if words.first == "root" { words.removeFirst() }
    guard let kind = words.first, Words.kinds.contains(kind) else { return false }
    return Self.name(in: words.joined(separator: " ")) == name
  }

  // MARK: Words

  /// What a line declares: its name, or its kind where it has none.
  private static func name(in head: String) -> String {
    let words = words(head)
    guard words.count > 1, !Words.attributes.contains(words[1]) else { return words.first ?? "" }
    return words[1]
  }

  /// A line, and what hangs under it: after the first colon, apart by semicolons.
  private static func parts(_ line: String) -> (head: String, children: [String]) {
    let first = words(line).first ?? ""
    guard Words.kinds.contains(first) || ["root", "window", "in"].contains(first),
      let colon = line.outsideQuotes(":")
    else { return (line, []) }
    let rest = line[line.index(after: colon)...].trimmed
    let head = line[..<colon].trimmed
    if rest.hasPrefix("when ") { return (head, [rest]) }
    var children: [String] = []
    var left = rest
    while let next = left.outsideQuotes(";") {
      children.append(left[..<next].trimmed)
      left = left[left.index(after: next)...].trimmed
    }
    return (head, (children + [left]).filter { !$0.isEmpty })
  }

  /// The words of a line; a name in quotes is one.
  private static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    for character in line {
      if character == "\"" { isQuoted.toggle() }
      if character == " ", !isQuoted {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}

extension String {
  fileprivate var isReaction: Bool { trimmed.hasPrefix("when ") }

  /// A name as it is called, without the quotation marks that it may be written in.
  fileprivate var unquoted: String { filter { $0 != "\"" } }

  fileprivate func outsideQuotes(_ sign: Character) -> Index? {
    var isQuoted = false
    return indices.first { index in
      if self[index] == "\"" { isQuoted.toggle() }
      return self[index] == sign && !isQuoted
    }
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
