import OrientationModel
import OrientationScenarios
import OrientationTelling

extension Session {
  /// The session with a fix in place; nothing where it does not lead where it was proven to.
  func fixed(by fix: Fix) -> Session? {
    branched(to: saved.applying(fix), as: fix)
      ?? branched(to: saved.applying(fix.app, since: situation()), as: fix)
  }

  /// Whether there is such a session; the way that needs no text is tried first.
  func canBeFixed(by fix: Fix) -> Bool {
    branched(to: saved.applying(fix.app, since: situation()), as: fix) != nil
      || branched(to: saved.applying(fix), as: fix) != nil
  }

  private func branched(to scenario: Scenario?, as fix: Fix) -> Session? {
    guard let scenario else { return nil }
    var branched = self
    branched.branch(fix.title, scenario.setUp(like: self.scenario), steps: scenario.steps)
    let world = branched.playback().world
    return world.interface == fix.interface && !world.hasCrashed ? branched : nil
  }
}

extension Scenario {
  /// The scenario with a fix in place after so many steps, and the others behind it; nothing where
  /// it does not lead where it was proven to.
  package func repaired(
    by fix: Fix, after count: Int, device: Device, version: SystemVersion
  ) -> Scenario? {
    // What stands behind the step's notes comes later.
    let count = stepNumbers.count { $0 <= count }
    var head = self
    head.steps = Array(steps.prefix(count))
    let situation = Situation(self, device: device, version: version)
    for repaired in [head.applying(fix), head.applying(fix.app, since: situation)] {
      guard var repaired else { continue }
      let play = Play(repaired, device: device, version: version)
      guard play.world.interface == fix.interface, !play.isOver else { continue }
      repaired.steps += steps.dropFirst(count)
      return repaired
    }
    return nil
  }

  /// The scenario with what an app says otherwise about masks, preferences and the plist.
  fileprivate func applying(_ app: App, since situation: Situation) -> Scenario? {
    var scenario = self
    let old = situation.app
    if app.settings.plist != old.settings.plist {
      scenario.settings.plist = app.settings.plist.map { Located($0) }
      scenario.settings.padPlist = nil
      scenario.settings.phonePlist = nil
    }
    for (new, old) in zip(app.entries, old.entries) where new != old {
      guard situation.id(.name(new.name)) != nil else { return nil }
      scenario.edit(new.name) { attributes in
        let controller = new.controller
        if controller.supports != old.controller.supports {
          attributes.supports = controller.supports.map { Located(.mask($0)) }
        }
        if controller.prefers != old.controller.prefers {
          attributes.prefers = controller.prefers == .unstated ? nil : Located(controller.prefers)
        }
        if controller.autorotates != old.controller.autorotates { attributes.autorotates = nil }
      }
    }
    return scenario == self ? nil : scenario
  }

  /// The scenario with a change of its text made; nothing where the text does not fit.
  func applying(_ fix: Fix) -> Scenario? {
    var patch = TextPatch(self)
    for (index, line) in fix.scenario.enumerated() {
      // What a presentation changes of the steps to come has not been played yet.
      if fix.kind == .presentation, line.change == .removed, !patch.has(line.text) { break }
      switch line.change {
      case .kept: patch.keep(line.text)
      case .removed: if !patch.remove(line.text) { return nil }
      case .added:
        patch.stand(before: fix.scenario.dropFirst(index).first { $0.change == .kept }?.text)
        patch.add(line.text, of: String(fix.file.prefix { $0 != "." }))
      }
    }
    let reading = Scenario.parse(patch.lines.joined(separator: "\n") + "\n")
    return reading.isRight ? reading.scenario : nil
  }

  /// The set-up alone, with the versions, devices and lock that another one lists.
  func setUp(like other: Scenario) -> Scenario {
    var scenario = self
    scenario.settings.ios = other.settings.ios
    scenario.settings.devices = other.settings.devices
    scenario.settings.lock = other.settings.lock
    scenario.steps = other.steps
    scenario.launch = other.launch
    return scenario
  }
}

/// A scenario's text while lines of it go and come.
private struct TextPatch {
  private(set) var lines: [String]
  /// Where the last line went, how far it was indented, and what it began with.
  private var place: (index: Int, indent: Int, word: Substring)?

  init(_ scenario: Scenario) { lines = scenario.text.lines }

  /// The first line of the first column that is a step.
  private var firstStep: Int {
    let root = lines.firstIndex { $0.hasPrefix("root") } ?? 0
    let step = lines.indices.dropFirst(root).first { index in
      Words.steps.contains(String(lines[index].prefix { $0 != " " }))
    }
    return step ?? lines.count
  }

  mutating func keep(_ text: String) { place = find(text).map { at($0, behind: 1) } }

  /// What comes before a line that stays goes right above it.
  mutating func stand(before text: String?) {
    guard place == nil, let index = text.flatMap(find) else { return }
    place = at(index)
  }

  private func at(_ index: Int, behind: Int = 0) -> (Int, Int, Substring) {
    (index + behind, lines[index].indent, lines[index].firstWord)
  }

  func has(_ text: String) -> Bool { find(text) != nil }

  mutating func remove(_ text: String) -> Bool {
    guard let index = find(text) else { return false }
    place = at(index)
    lines.remove(at: index)
    return true
  }

  mutating func add(_ text: String, of owner: String) {
    let words = text.words
    // A setting has its own place, unless it stands for one of its kind.
    if words.isSetting, place?.word != words.firstWord {
      let root = lines.firstIndex { $0.hasPrefix("root") } ?? 0
      lines.insert(words, at: root)
      if let index = place?.index, index >= root { place?.index = index + 1 }
    } else if let place {
      let isInside =
        words.hasPrefix("when ") && place.index > 0
        && !lines[place.index - 1].words.hasPrefix("when ")
      let indent = place.indent + (isInside ? 2 : 0)
      lines.insert(String(repeating: " ", count: indent) + words, at: place.index)
      self.place = (place.index + 1, indent, words.firstWord)
    } else if words.hasPrefix("when "), let line = declaration(of: owner) {
      lines.insert(String(repeating: " ", count: lines[line].indent + 2) + words, at: line + 1)
    } else if words.isDeclaration {
      lines.insert(words, at: lines.firstIndex { $0.hasPrefix("root") } ?? 0)
    } else {
      lines.append(words)
    }
  }

  private func declaration(of name: String) -> Int? {
    return lines.firstIndex { line in
      let words = line.split(separator: " ")
      return words.count > 1 && words[1] == name && Words.kinds.contains(String(words[0]))
    }
  }

  /// A line of the set-up, or else the last step that reads so.
  private func find(_ text: String) -> Int? {
    let words = text.words
    return lines[..<firstStep].firstIndex { $0.words == words }
      ?? lines.lastIndex { $0.words == words }
  }
}

extension StringProtocol {
  /// Without the blanks at its ends, and one between two words.
  var words: String { split(separator: " ").joined(separator: " ") }
}

extension String {
  fileprivate var firstWord: Substring { drop { $0 == " " }.prefix { $0 != " " } }

  /// Whether it is about the app or the device, and nobody's line.
  fileprivate var isSetting: Bool { Words.settingsAlone.contains(String(firstWord)) }

  /// Whether it declares somebody in the first column.
  fileprivate var isDeclaration: Bool {
    ["screen", "view", "cover", "sheet", "window", "navigation"].contains(firstWord)
  }
}
