import OrientationModel

extension Scenario {
  /// The scenario as its canonical text; read again it means the same.
  package var text: String {
    var blocks = [header.lines, settings.lines]
    // Single lines stand together, trees apart.
    var isAmongSingles = false
    for declaration in declarations {
      let lines = declaration.lines
      if lines.count == 1, isAmongSingles {
        blocks[blocks.count - 1] += lines
      } else {
        blocks.append(lines)
      }
      isAmongSingles = lines.count == 1
    }
    blocks.append(properties.map { $0.text })
    blocks.append(launch.map { $0.text } + (isLaunchPoster ? ["poster"] : []))
    blocks.append(steps.flatMap { $0.lines })
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }
}

extension Scenario {
  /// How many lines of its text may stand anywhere before the steps.
  var headCount: Int { header.lines.count + settings.lines.count }
}

extension Scenario.Header {
  fileprivate var lines: [String] {
    var lines: [String] = []
    if let title { lines.append("title " + title.asProse) }
    lines += about.map { $0.isEmpty ? "about" : "about " + $0.asProse }
    lines += sources.map { "source " + $0.asProse }
    if let evidence { lines.append("evidence \(evidence.rawValue)") }
    if let par { lines.append("par \(par)") }
    lines += hints.map { "hint " + $0.asProse }
    lines += solutions.map { "solution " + $0.value.asProse }
    return lines
  }
}

extension Scenario.Settings {
  fileprivate var lines: [String] {
    var lines: [String] = []
    if !devices.isEmpty {
      lines.append("device " + devices.map { $0.value.name }.joined(separator: ", "))
    }
    lines.add("ios", ios?.value) { $0.text }
    lines.add("linked", linked) { $0.text }
    lines.add("deployment", deployment) { $0.text }
    lines.add("held", held) { $0.name }
    lines.add("posture", posture) { $0.name }
    lines.add("lock", lock) { $0 ? "on" : "off" }
    lines.add("plist", plist?.value) { $0.words }
    lines.add("plist phone", phonePlist?.value) { $0.words }
    lines.add("plist pad", padPlist?.value) { $0.words }
    lines.add("delegate", delegate?.value) { $0.text }
    lines.add("adaptor", adaptor?.value) { $0.text }
    lines.add("scene-delegate", sceneDelegate?.value) { $0.text }
    lines.add("requires-full-screen", requiresFullScreen?.value) { $0.word }
    lines.add("family", family) { $0.rawValue }
    lines.add("scene", scene?.value) { $0.name }
    lines.add("minimum-size", minimumSize) { $0.text }
    lines.add("life-cycle", lifeCycle?.value) { $0.rawValue }
    for assumed in assumptions {
      lines.append("assume \(assumed.assumption.name) \(assumed.holds.word)")
    }
    return lines
  }
}

extension Scenario.Declaration {
  fileprivate var lines: [String] {
    switch self {
    case .controller(let node): return node.lines
    case .root(let node): return node.value.rootLines
    case .window(let window):
      let presence = window.presence == .shown ? "" : " \(window.presence.name)"
      let root = window.root?.rootLines.map { "  " + $0 } ?? []
      return ["window \(window.name.value.asName)\(presence)"] + root
    }
  }
}

extension Scenario.Node {
  fileprivate var rootLines: [String] {
    children.isEmpty && reactions.isEmpty ? ["root " + line] : ["root"] + lines.map { "  " + $0 }
  }

  /// The node and what hangs under it, indented.
  fileprivate var lines: [String] {
    var lines = [line]
    lines += reactions.map { "  " + $0.text }
    for child in children { lines += child.lines.map { "  " + $0 } }
    return lines
  }

  package var line: String {
    ([kind.value.word, name?.value.asName].compactMap { $0 } + attributes.words)
      .joined(separator: " ")
  }
}

extension Scenario.Node.Kind {
  /// What begins its line; nothing for a bare name.
  package var word: String? {
    switch self {
    case .mention: nil
    case .container(let kind): kind.rawValue
    case .screen, .view, .cover, .sheet: engineKind.name
    case .system(let system): "system \(system.name)"
    }
  }
}

extension Scenario.Step {
  fileprivate var lines: [String] {
    [text] + expectations.map { "  " + $0.text } + (isPoster ? ["poster"] : [])
  }

  package var text: String {
    versions.map { "ios \($0.text): \(action.value.text)" } ?? action.value.text
  }
}

extension Scenario.Property {
  package var text: String {
    "\(mode.value.rawValue) \(expectation.body)"
      + (condition.isEmpty ? "" : " if " + condition.text)
  }
}

extension Scenario.Attributes {
  /// The attributes that differ from the default, in a fixed order.
  var words: [String] {
    var words: [String] = []
    words.add("wants", wants) { $0.words }
    words.add("supports", supports) { $0.text }
    words.add("prefers", prefers) { $0.name }
    words.add("autorotates", autorotates) { $0.word }
    words.add("prefers-lock", prefersLock) { $0.word }
    words.add("ignores-app-mask", ignoresAppMask) { $0.word }
    words.add("legacy", legacy) { $0.words }
    words += asks.map { $0.value.text }
    words.add("orientations", orientations) { $0.words }
    words.add("rotated", rotated) { $0.rawValue }
    words.add("default", preferenceDefault) { $0.text }
    words.add("initially", initially) { $0.words }
    if selected?.value == true { words.append("selected") }
    return words
  }
}

extension Scenario.PreferenceDefault {
  fileprivate var text: String {
    switch self {
    case .mask(let mask): mask.words
    case .idioms(let phone, let pad): "phone \(phone.words) pad \(pad.words)"
    }
  }
}

extension Scenario.Asks {
  fileprivate var text: String {
    var text = "asks \(whom.name)"
    if questions != Self.usual {
      text += " for " + questions.map({ $0.name }).joined(separator: " ")
    }
    if !onlyWhen.isEmpty { text += " when \(onlyWhen.text)" }
    if author != .subclass { text += " by \(author.name)" }
    return text
  }
}

extension [String] {
  fileprivate mutating func add<Value>(_ word: String, _ value: Value?, _ text: (Value) -> String) {
    if let value { append("\(word) \(text(value))") }
  }
}
