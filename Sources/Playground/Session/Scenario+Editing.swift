import OrientationModel
import OrientationScenarios

/// A set-up with a line said anew, or what is not right with that line.
struct Edited {
  var scenario: Scenario
  /// What is wrong with the text as it would be; empty where nothing is.
  var problems: [Problem]
  var text: String
}

extension Scenario {
  /// Whether a line is about the set-up, by its first word, or by an attribute that no step sets.
  static func isSetUp(_ line: String) -> Bool {
    SentenceWords.begin(line, in: SentenceWords.setUp) || SetUpDraft.setsAttribute(line)
  }

  /// The scenario with a line of the set-up said anew: in place of the one of its kind, or added.
  ///
  /// What hangs under a line follows behind a colon: `root tabs: List; Settings`, `in Main: List`.
  func saying(_ line: String) -> Edited {
    var alone = self
    alone.steps = []
    alone.launch = []
    alone.isLaunchPoster = false
    var draft = SetUpDraft(alone)
    draft.say(line)
    let text = draft.lines.joined(separator: "\n") + "\n"
    let reading = Scenario.parse(text)
    var scenario = reading.scenario
    scenario.steps = steps
    scenario.launch = launch
    scenario.isLaunchPoster = isLaunchPoster
    return Edited(scenario: scenario, problems: reading.problems, text: text)
  }

  /// Everybody a step could name: who is declared, and whom the steps bring in.
  var everybody: [Reference] {
    var found: [Reference] = []
    var counts: [ContainerKind: Int] = [:]
    for tree in declarations.compactMap(\.tree) { Self.collect(tree, &found, &counts) }
    for step in steps {
      for reference in step.action.value.controllers where !found.contains(reference.value) {
        found.append(reference.value)
      }
    }
    return found
  }

  private static func collect(
    _ node: Node, _ found: inout [Reference], _ counts: inout [ContainerKind: Int]
  ) {
    var reference: Reference?
    if let name = node.name {
      reference = .name(name.value)
    } else if case .container(let kind) = node.kind.value {
      counts[kind, default: 0] += 1
      reference = .unnamed(kind, ordinal: counts[kind, default: 1])
    } else if case .system(let system) = node.kind.value {
      reference = .system(system)
    }
    if let reference, !found.contains(reference) { found.append(reference) }
    for child in node.children { collect(child, &found, &counts) }
  }
}

/// The lines of a set-up while one of them is said anew.
private struct SetUpDraft {
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
    case "set": set(words)
    case "root", "window": sayTree(head, children, words)
    case _ where Words.kinds.contains(first): declare(head, children)
    default: saySetting(line, words)
    }
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

  /// Whether a line is `set NAME ATTRIBUTE …` with an attribute that only the set-up can have.
  static func setsAttribute(_ line: String) -> Bool {
    let words = words(line)
    return words.count > 2 && words[0] == "set" && Words.attributes.contains(words[2])
      && !Words.changes.contains(words[2])
  }

  /// Puts an attribute in place of the one that a controller's line has, or behind the others.
  private mutating func set(_ words: [String]) {
    guard let index = lines.firstIndex(where: { declares(words[1], $0) }) else {
      // Nobody of that name: the parser says so, where it stands.
      return lines.append(words.joined(separator: " "))
    }
    let said = Self.words(lines[index])
    let old = said.firstIndex(of: words[2]) ?? said.count
    let behind = said.dropFirst(old + 1).drop { !Words.attributes.contains($0) }
    let new = said.prefix(old) + behind + words.dropFirst(2)
    lines[index] =
      String(repeating: " ", count: lines[index].indent) + new.joined(separator: " ")
  }

  private mutating func sayTree(_ head: String, _ children: [String], _ words: [String]) {
    let key = words[0] == "root" ? ["root"] : Array(words.prefix(2))
    var place = lines.count
    if let index = lines.firstIndex(where: { isSaid(key, $0) }) {
      lines.removeSubrange(index..<end(of: index))
      place = index
    }
    lines.insert(head, at: place)
    insert(children, below: place, at: place + 1)
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
    insert(children, below: index, at: isReaction ? index + 1 : end(of: index))
  }

  private mutating func insert(_ children: [String], below index: Int, at place: Int) {
    let blanks = String(repeating: " ", count: lines[index].indent + 2)
    lines.insert(contentsOf: children.map { blanks + $0 }, at: place)
  }

  /// The line behind a line and all that hangs under it.
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

  /// A line, and what hangs under it: behind the first colon, apart by semicolons.
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
  /// Its lines, without blank ones at the end.
  var lines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  var indent: Int { prefix { $0 == " " }.count }

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
