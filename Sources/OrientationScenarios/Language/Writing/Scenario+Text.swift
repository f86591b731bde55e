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
    blocks.append(properties.map(\.text))
    blocks.append(launch.map(\.text) + (isLaunchPoster ? ["poster"] : []))
    blocks.append(steps.flatMap(\.lines))
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }
}

extension Scenario.Header {
  fileprivate var lines: [String] {
    var lines: [String] = []
    if let title { lines.append("title " + title.value.asProse) }
    lines += about.map { $0.value.isEmpty ? "about" : "about " + $0.value.asProse }
    lines += sources.map { "source " + $0.value.asProse }
    if let evidence { lines.append("evidence \(evidence.value.rawValue)") }
    return lines
  }
}

extension Scenario.Settings {
  fileprivate var lines: [String] {
    var lines: [String] = []
    func add<Value>(_ word: String, _ value: Located<Value>?, _ text: (Value) -> String) {
      if let value { lines.append("\(word) \(text(value.value))") }
    }
    if !devices.isEmpty {
      lines.append("device " + devices.map(\.value.name).joined(separator: ", "))
    }
    add("ios", ios, \.text)
    add("linked", linked, \.text)
    add("deployment", deployment, \.text)
    add("held", held, \.name)
    add("lock", lock) { $0 ? "on" : "off" }
    add("plist", plist, \.words)
    add("plist phone", phonePlist, \.words)
    add("plist pad", padPlist, \.words)
    add("delegate", delegate, \.text)
    add("adaptor", adaptor, \.text)
    add("scene-delegate", sceneDelegate, \.text)
    add("requires-full-screen", requiresFullScreen, \.word)
    add("family", family, \.rawValue)
    add("scene", scene, \.name)
    add("life-cycle", lifeCycle, \.rawValue)
    for assumed in assumptions {
      lines.append("assume \(assumed.assumption.value.name) \(assumed.holds.word)")
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
      let presence =
        switch window.presence {
        case .shown: ""
        case .hidden: " hidden"
        case .absent: " absent"
        }
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

  /// Its own line.
  package var line: String {
    ([kind.value.word, name?.value.asName].compactMap { $0 } + attributes.words)
      .joined(separator: " ")
  }
}

extension Scenario.Node.Kind {
  /// What begins its line; nothing for a bare name.
  var word: String? {
    switch self {
    case .mention: nil
    case .screen: "screen"
    case .container(let kind): kind.rawValue
    case .view: "view"
    case .cover: "cover"
    case .sheet: "sheet"
    case .system(let system): "system \(system.name)"
    }
  }
}

extension Scenario.Step {
  fileprivate var lines: [String] {
    [text] + expectations.map { "  " + $0.text } + (isPoster ? ["poster"] : [])
  }

  /// The step without its expectations.
  package var text: String {
    versions.map { "ios \($0.value.text): \(action.value.text)" } ?? action.value.text
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
    func add<Value>(_ word: String, _ value: Located<Value>?, _ text: (Value) -> String) {
      if let value { words.append("\(word) \(text(value.value))") }
    }
    add("wants", wants, \.words)
    add("supports", supports, \.text)
    add("prefers", prefers, \.name)
    add("autorotates", autorotates, \.word)
    add("prefers-lock", prefersLock, \.word)
    add("ignores-app-mask", ignoresAppMask, \.word)
    add("legacy", legacy, \.words)
    words += asks.map(\.value.text)
    add("orientations", orientations, \.words)
    add("rotated", rotated, \.rawValue)
    add("default", preferenceDefault, \.text)
    add("initially", initially, \.words)
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
    if questions != Self.usual { text += " for " + questions.map(\.name).joined(separator: " ") }
    if !onlyWhen.isEmpty { text += " when \(onlyWhen.text)" }
    if author != .subclass { text += " by \(author.word)" }
    return text
  }
}

extension Controller.Author {
  var word: String {
    switch self {
    case .subclass: "subclass"
    case .delegate: "delegate"
    case .categoryExtension: "extension"
    }
  }
}
