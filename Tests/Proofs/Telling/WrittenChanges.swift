import BundledScenarios
import OrientationModel
import OrientationScenarios
import OrientationTelling
import Playground

extension Proof {
  /// Every change that `why` offers, written into the text as a person would.
  package static let writtenChanges = Proof(
    "every change that why offers, made in the text, leads where it says",
    cases: BundledScenario.inRepository.count, sample: 3
  ) { number in
    let bundled = BundledScenario.inRepository[number]
    let scenario = Scenario.parse(bundled.text).scenario
    var findings = Findings()
    tryChanges(of: scenario, bundled.name, &findings)
    if let wrapped = scenario.wrappingScreens {
      tryChanges(of: wrapped, bundled.name + ", wrapped", &findings)
    }
    return findings.all
  }

  private static func tryChanges(
    of scenario: Scenario, _ name: String, _ findings: inout Findings
  ) {
    for version in scenario.settings.playedVersions {
      for device in scenario.settings.playedDevices {
        let play = Play(scenario, device: device, version: version)
        for episode in play.episodes where !episode.isSkipped && episode.outcome.problem == nil {
          let number = episode.number
          let story = FixStory(scenario, play.situation, at: number)
          let text = scenario.cut(behind: number, device: device, version: version).text
          for change in Advice(story).changes {
            let place =
              "\(name), iOS \(version.text), \(device.name), step \(number): \(change.title)"
            let wrong = change.wrong(in: text)
            findings.expect(wrong == nil, "\(place): \(wrong ?? "")")
            let repaired = scenario.repaired(
              by: change, after: number, device: device, version: version)
            findings.expect(
              repaired.map { Scenario.parse($0.text).isRight } ?? false,
              "\(place): Enter cannot do it")
          }
        }
      }
    }
  }
}

extension Scenario {
  /// The scenario with a navigation controller around each screen that its steps present; nothing
  /// where they present none.
  fileprivate var wrappingScreens: Scenario? {
    let screens = declarations.compactMap(\.node).filter { $0.kind.value == .screen }
      .compactMap(\.name?.value)
    var wrapped = self
    for index in steps.indices {
      guard case .present(let presented, let style, let presenter) = steps[index].action.value,
        case .name(let name) = presented.value, screens.contains(name)
      else { continue }
      wrapped.steps[index].action.value = .present(
        Located(.wrapper(of: presented.value)), as: style, from: presenter)
    }
    return wrapped == self ? nil : wrapped
  }

  /// The scenario up to a step, for one device and one version, without its expectations.
  fileprivate func cut(behind number: Int, device: Device, version: SystemVersion) -> Scenario {
    var cut = self
    let count = stepNumbers.count { $0 <= number }
    cut.steps = steps.prefix(count).map { Step($0.action, only: $0.versions) }
    cut.launch = []
    cut.properties = []
    cut.settings.ios = Located(.init([.only(version)]))
    cut.settings.devices = [Located(device)]
    return cut
  }
}

extension Fix {
  /// What does not come true with the change made in the text; nothing where all is as it says.
  fileprivate func wrong(in text: String) -> String? {
    var draft = Draft(text)
    for (index, line) in scenario.enumerated() {
      let below = scenario.dropFirst(index + 1).first { $0.change == .kept }?.text
      if line.change == .added { draft.stand(before: below) }
      let missing = draft.take(line, above: below, of: String(file.prefix { $0 != "." }))
      // What a presentation changes of the steps to come is not in the text yet.
      let isOpen = kind == .presentation || !declared.isEmpty
      if let missing, !isOpen { return "there is no line `\(missing)`" }
      if missing != nil { break }
    }
    let reading = Scenario.parse(draft.text)
    guard reading.isRight else {
      return reading.report(file: "", in: Array(draft.text.utf8))
    }
    let play = Play(reading.scenario)
    if let stop = play.stop { return "`\(stop.name)` makes no sense any more" }
    let shown = play.world.interface
    return shown == interface ? nil : "\(interface.name) was promised, and \(shown.name) it is"
  }
}

/// A text while somebody edits it, a line of the change at a time.
private struct Draft {
  private var lines: [Substring]
  /// Where the last line of the change is, how far it is indented, and what it begins with.
  private var place: (index: Int, indent: Int, word: Substring)?

  /// Where the change has declared somebody.
  private var declaration: Int?

  init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

  var text: String { lines.joined(separator: "\n") }

  /// What comes before a line that stays goes right above it.
  mutating func stand(before line: String?) {
    guard place == nil, let line, let index = find(Self.words(line[...])) else { return }
    place = at(index)
  }

  private func at(_ index: Int, behind: Int = 0) -> (Int, Int, Substring) {
    (index + behind, Self.indent(lines[index]), Self.first(lines[index]))
  }

  /// Takes a line that is kept, removed or added; the answer is a line that should be there and is not.
  ///
  /// Of several that read so, it is the one above the next line that stays.
  mutating func take(_ line: Fix.Line, above below: String?, of owner: String) -> Substring? {
    let words = line.text.drop { $0 == " " }
    let bare = Self.words(words)
    if line.change != .added { declaration = nil }
    switch line.change {
    case .added where line.text.hasPrefix(" ") && declaration != nil: hang(words)
    case .added: add(words, of: owner)
    case .removed:
      guard let index = find(bare, above: below) else { return words }
      place = at(index)
      lines.remove(at: index)
    case .kept:
      guard let index = find(bare) else { return words }
      place = at(index, behind: 1)
    }
    return nil
  }

  /// What stands under the line that was declared last.
  private mutating func hang(_ line: Substring) {
    guard let index = declaration else { return }
    lines.insert("  " + line, at: index + 1)
  }

  private mutating func add(_ line: Substring, of owner: String) {
    let word = Self.first(line)
    if Words.settingsAlone.contains(String(word)), place?.word != word {
      // Whoever edits a file puts a setting among the settings.
      let root = lines.firstIndex { $0.hasPrefix("root") } ?? 0
      lines.insert(line, at: root)
      if let index = place?.index, index >= root { place?.index = index + 1 }
    } else if let (index, outer, _) = place {
      if Words.kinds.contains(String(word)) { declaration = index }
      var indent = outer
      if line.hasPrefix("when "), place?.word != "when" {
        indent += 2
      }
      lines.insert(String(repeating: " ", count: indent)[...] + Self.words(line)[...], at: index)
      place = (index + 1, indent, word)
    } else if line.hasPrefix("when "), let index = declaration(of: owner) {
      let indent = String(repeating: " ", count: Self.indent(lines[index]) + 2)
      lines.insert(indent[...] + line, at: index + 1)
    } else if isSetUp(line) {
      let root = lines.firstIndex { $0.hasPrefix("root") } ?? 0
      lines.insert(line, at: root)
      declaration = root
    } else {
      let end = lines.lastIndex { !$0.isEmpty } ?? 0
      lines.insert(line, at: end + 1)
    }
  }

  /// Whether it can stand above the root only.
  private func isSetUp(_ line: Substring) -> Bool {
    let alone = Scenario.parse(line + "\nroot Nobody\n")
    return alone.isRight && alone.scenario.steps.isEmpty
  }

  /// The next line that reads so, or the last one: a step is said where one stands, and set-up only
  /// once.
  private func find(_ words: String, above below: String? = nil) -> Int? {
    let settings = Self.settings(of: words)
    let isIt: (Substring) -> Bool = { line in
      Self.words(line) == words || settings != nil && Self.settings(of: String(line)) == settings
    }
    let next = lines.indices.filter { $0 >= place?.index ?? 0 && isIt(lines[$0]) }
    let isAbove: (Int) -> Bool = { index in
      index + 1 < lines.count && below.map { Self.words($0[...]) } == Self.words(lines[index + 1])
    }
    return next.first(where: isAbove) ?? (place == nil ? nil : next.first)
      ?? lines.lastIndex(where: isIt)
  }

  /// What a line of the set-up says, in whatever order its words stand.
  private static func settings(of line: String) -> String? {
    guard line.hasPrefix("plist ") else { return nil }
    let reading = Scenario.parse(line + "\nroot Nobody\n")
    return reading.isRight ? reading.scenario.text : nil
  }

  /// The line that declares somebody.
  private func declaration(of name: String) -> Int? {
    lines.firstIndex { line in
      let words = line.split(separator: " ")
      return words.count > 1 && words[1] == name && Words.kinds.contains(String(words[0]))
    }
  }

  private static func words(_ line: Substring) -> String {
    line.split(separator: " ").joined(separator: " ")
  }

  private static func first(_ line: Substring) -> Substring {
    line.drop { $0 == " " }.prefix { $0 != " " }
  }

  private static func indent(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }
}
