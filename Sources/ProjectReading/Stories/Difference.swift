import OrientationModel
import OrientationScenarios

/// Something that an app's code and a scenario's set-up say differently.
package struct Difference: Hashable, Sendable {
  /// Whom it is about.
  package var subject: String
  /// What the code says, and where; no place where it says nothing.
  package var code: String
  package var place: CodePlace?
  /// What the scenario says, and in which line.
  package var scenario: String
  package var line: Int?
}

extension ProjectStory {
  /// Everything that a scenario's set-up says otherwise than the code; of a file that `import` wrote,
  /// also what it shows and what it left out, whatever lines that stands in by now.
  package func differences(from believed: Scenario, text: String) -> [Difference] {
    let own = Scenario.parse(self.text)
    guard own.isRight else { return [] }
    let setUp = settings(own.scenario, believed) + controllers(own.scenario, believed)
    guard believed.isImported else { return setUp }
    return setUp + steps(own.scenario, believed) + notes(in: text)
  }

  /// What the app shows, and how.
  private func steps(_ code: Scenario, _ believed: Scenario) -> [Difference] {
    func shown(_ scenario: Scenario) -> [Scenario.Step] {
      scenario.steps.filter { $0.text.hasPrefix("present ") || $0.text.hasPrefix("push ") }
    }
    let known = Set(shown(believed).map(\.text))
    let own = Set(shown(code).map(\.text))
    let new = shown(code).filter { !known.contains($0.text) }.map { step in
      Difference(
        subject: "The app", code: step.text, place: place(ofLine: step.action.place.line),
        scenario: "doesn't have this step")
    }
    let gone = shown(believed).filter { !own.contains($0.text) }.map { step in
      Difference(
        subject: "The app", code: "not in the code", scenario: step.text,
        line: step.action.place.line)
    }
    return new + gone
  }

  /// What was left out then and now: `# Player.swift:12: Player requests landscape`.
  private func notes(in text: String) -> [Difference] {
    func key(_ note: Untold) -> String {
      note.place.file + "\n" + note.why.filter { !$0.isNumber && !",; ".contains($0) }
    }
    var known: [String: [(line: Int, note: Untold)]] = [:]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let note = Untold(comment: String(line)) else { continue }
      known[key(note), default: []].append((index + 1, note))
    }
    var new: [Untold] = []
    for note in notes.compactMap({ Untold(comment: "# \($0.place.text): \($0.why)".harmless) }) {
      if known[key(note)]?.popLast() == nil { new.append(note) }
    }
    var gone = Dictionary(grouping: known.values.joined(), by: \.note.place.file)
    let changed = new.map { note in
      let old = gone[note.place.file]?.popLast()
      return Difference(
        subject: "The code", code: note.why, place: note.place,
        scenario: old?.note.why ?? "doesn't mention it", line: old?.line)
    }
    return changed
      + gone.values.joined().sorted { $0.line < $1.line }.map { line, note in
        Difference(subject: "The code", code: "no longer there", scenario: note.why, line: line)
      }
  }

  /// One thing that both may say, in words, with its line.
  private struct Saying {
    var words: String
    var line: Int

    init<Value>(_ located: Located<Value>, _ words: (Value) -> String) {
      (self.words, line) = (words(located.value), located.place.line)
    }
  }

  private func difference(
    _ subject: String, _ what: String, _ code: Saying?, _ believed: Saying?
  ) -> Difference? {
    guard code?.words != believed?.words else { return nil }
    return Difference(
      subject: subject, code: code.map { "\(what) \($0.words)" } ?? "has no `\(what)`",
      place: code.flatMap { place(ofLine: $0.line) },
      scenario: believed.map { "\(what) \($0.words)" } ?? "has no `\(what)`",
      line: believed?.line)
  }

  // MARK: The app

  private func settings(_ code: Scenario, _ believed: Scenario) -> [Difference] {
    func list(_ keys: [Located<[InterfaceOrientation]>?]) -> Saying? {
      keys.lazy.compactMap { $0 }.first.map { found in
        Saying(found) { list in
          // The order of a list settles nothing but the launch.
          list.reduce(into: OrientationMask.none) { $0.insert($1.mask) }.words
        }
      }
    }
    let (one, other) = (code.settings, believed.settings)
    let isForPad = one.playedDevices.contains(.iPad) || other.padPlist != nil
    return [
      difference(
        "The app", "plist phone", list([one.phonePlist, one.plist]),
        list([other.phonePlist, other.plist])),
      isForPad
        ? difference(
          "The app", "plist pad", list([one.padPlist, one.plist]),
          list([other.padPlist, other.plist])) : nil,
      difference(
        "The app", "requires-full-screen", truth(one.requiresFullScreen),
        truth(other.requiresFullScreen)),
      difference(
        "The app", "delegate", one.delegate.map { Saying($0, \.text) },
        other.delegate.map { Saying($0, \.text) }),
      difference(
        "The app", "adaptor", one.adaptor.map { Saying($0, \.text) },
        other.adaptor.map { Saying($0, \.text) }),
    ].compactMap { $0 }
  }

  /// A `no` is what is meant without the line.
  private func truth(_ value: Located<Bool>?) -> Saying? {
    value.flatMap { $0.value ? Saying($0) { $0 ? "yes" : "no" } : nil }
  }

  // MARK: Controllers

  private func controllers(_ code: Scenario, _ believed: Scenario) -> [Difference] {
    let own = code.namedNodes
    let others = believed.namedNodes
    var matched: Set<String> = []
    var found: [Difference] = []
    for node in own {
      guard let name = node.name?.value else { continue }
      let match =
        others.first { $0.name?.value == name }
        ?? others.first { $0.name?.value.plainClass == name.plainClass }
      guard let match, let matchName = match.name?.value else {
        if node.saysSomething {
          found.append(
            Difference(
              subject: name, code: node.attributeText, place: place(ofLine: node.kind.place.line),
              scenario: "it doesn't exist", line: nil))
        }
        continue
      }
      matched.insert(matchName)
      found += differences(name, node.attributes, match.attributes, match.kind.place.line)
    }
    for node in others where !matched.contains(node.name?.value ?? "") && node.saysSomething {
      found.append(
        Difference(
          subject: node.name?.value ?? "", code: "not in the code", place: nil,
          scenario: node.attributeText, line: node.kind.place.line))
    }
    return found
  }

  private func differences(
    _ name: String, _ code: Scenario.Attributes, _ believed: Scenario.Attributes, _ line: Int
  ) -> [Difference] {
    func yes(_ value: Bool) -> String { value ? "yes" : "no" }
    func asks(_ attributes: Scenario.Attributes) -> Saying? {
      attributes.asks.first.map { first in
        Saying(first) { _ in
          Controller.Question.allCases.compactMap { question in
            attributes.asks.first { $0.value.questions.contains(question) }
              .map { "\($0.value.whom.name) for \(question.name)" }
          }.joined(separator: ", ")
        }
      }
    }
    let found = [
      difference(
        name, "supports", code.supports.map { Saying($0, \.text) },
        believed.supports.map { Saying($0, \.text) }),
      difference(
        name, "prefers", code.prefers.map { Saying($0) { "\($0)" } },
        believed.prefers.map { Saying($0) { "\($0)" } }),
      difference(
        name, "autorotates", code.autorotates.map { Saying($0, yes) },
        believed.autorotates.map { Saying($0, yes) }),
      difference(
        name, "prefers-lock", code.prefersLock.map { Saying($0, yes) },
        believed.prefersLock.map { Saying($0, yes) }),
      difference(name, "asks", asks(code), asks(believed)),
    ].compactMap { $0 }
    return found.map { found in
      var found = found
      if found.line == nil { found.line = line }
      return found
    }
  }
}

extension Untold {
  /// Reads `# FILE:LINE: WHY`.
  fileprivate init?(comment line: String) {
    guard line.hasPrefix("# ") else { return nil }
    let parts = line.dropFirst(2).split(separator: ":", omittingEmptySubsequences: false)
    guard let number = parts.dropFirst().firstIndex(where: { Int($0) != nil }),
      number + 1 < parts.count
    else { return nil }
    let why = parts[(number + 1)...].joined(separator: ":").drop { $0 == " " }
    self.init(
      CodePlace(parts[..<number].joined(separator: ":"), Int(parts[number]) ?? 1), String(why))
  }
}

extension Scenario {
  /// Every controller that has a name, with those inside of others; one that is mentioned where it
  /// is declared elsewhere says nothing new.
  fileprivate var namedNodes: [Node] {
    func all(_ node: Node) -> [Node] { [node] + node.children.flatMap(all) }
    let trees =
      controllers.flatMap(all) + (root.map(all) ?? [])
      + windows.flatMap { $0.root.map(all) ?? [] }
    return trees.filter { $0.name != nil && $0.kind.value != .mention }
  }
}

extension Scenario.Node {
  fileprivate var saysSomething: Bool {
    attributes.supports != nil || attributes.prefers != nil || attributes.autorotates != nil
      || attributes.prefersLock != nil || !attributes.asks.isEmpty
  }

  /// Its line after its name.
  fileprivate var attributeText: String {
    let name = name?.value.asName ?? ""
    guard let range = line.firstRange(of: name) else { return line }
    return String(line[range.upperBound...].drop { $0 == " " })
  }
}

extension String {
  /// A class's name without what every controller's ends in.
  fileprivate var plainClass: String {
    let suffix = ["ViewController", "Controller", "VC"].first { hasSuffix($0) && count > $0.count }
    return suffix.map { String(dropLast($0.count)) } ?? self
  }
}
