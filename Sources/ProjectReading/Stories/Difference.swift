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
  ///
  /// Classes of which only the name is another come first.
  package func differences(from believed: Scenario, text: String) -> [Difference] {
    let own = Scenario.parse(self.text)
    guard own.isRight else { return [] }
    var text = text
    var rest = differences(of: own.scenario, believed, text)
    var found: [Difference] = []
    for (old, new) in own.scenario.renamings(from: believed) {
      let all = text.replacing(old, with: new)
      // The file of a class may keep its name.
      let classes = ["swift", "m", "mm"].reduce(all) {
        $0.replacing("\(new).\($1):", with: "\(old).\($1):")
      }
      for now in [all, classes] {
        let fewer = differences(of: own.scenario, Scenario.parse(now).scenario, now)
        // What differs in more than its name is another class.
        guard fewer.count < rest.count, !fewer.contains(where: { $0.mentions(new) })
        else { continue }
        text = now
        rest = fewer
        found.append(
          Difference(
            subject: new, code: "renamed, and otherwise the same",
            place: own.scenario.line(of: new).flatMap { place(ofLine: $0) },
            scenario: "called \(old)", line: believed.line(of: old)))
        break
      }
    }
    return found + rest
  }

  private func differences(
    of own: Scenario, _ believed: Scenario, _ text: String
  ) -> [Difference] {
    let isForPad = own.settings.playedDevices.contains(.iPad) || believed.settings.padPlist != nil
    let setUp = compare(
      own.statements(isForPad: isForPad), believed.statements(isForPad: isForPad))
    guard believed.isImported else { return setUp }
    return setUp + compare(Statement.ofBuild(self.text), Statement.ofBuild(text))
      + compare(own.shown, believed.shown) + notes(in: text)
  }

  private func compare(_ code: [Statement], _ believed: [Statement]) -> [Difference] {
    let changed = code.compactMap { own -> Difference? in
      let other =
        believed.first { $0.what == own.what && $0.subject == own.subject }
        ?? believed.first { own.isAboutSame($0) }
      guard other?.words != own.words else { return nil }
      return Difference(
        subject: own.subject, code: own.text, place: place(ofLine: own.line, for: own.what),
        scenario: other?.text ?? "doesn't say so", line: other?.line)
    }
    let gone = believed.filter { other in !code.contains { other.isAboutSame($0) } }
    return changed
      + gone.map {
        Difference(subject: $0.subject, code: "not in the code", scenario: $0.text, line: $0.line)
      }
  }

  /// What was left out then and now: `# Player.swift:12: Player requests landscape`.
  private func notes(in text: String) -> [Difference] {
    func key(_ note: Untold) -> String {
      note.place.file + "\n" + note.why.filter { !$0.isNumber && !",; ".contains($0) }
    }
    // Whose it is and what that does: `Player requests`.
    func beginning(_ note: Untold) -> [Substring] {
      [note.place.file[...]] + note.why.split(separator: " ").prefix(2)
    }
    var known = Dictionary(grouping: comments(of: text, besides: self.text)) { key($0.note) }
    let own = comments(of: self.text, besides: text)
    let new = own.map(\.note).filter { known[key($0)]?.popLast() == nil }
    var gone = Dictionary(grouping: known.values.joined()) { beginning($0.note) }
    let changed = new.map { note in
      let old = gone[beginning(note)]?.popLast()
      return Difference(
        subject: "The code", code: note.why, place: note.place,
        scenario: old?.note.why ?? "doesn't mention it", line: old?.line)
    }
    return changed
      + gone.values.joined().sorted { $0.line < $1.line }.map { old in
        Difference(
          subject: "The code", code: "no longer there", scenario: old.note.why, line: old.line)
      }
  }

  /// The comments of a text that tell of code; of those behind a line only where another text has the
  /// same line with one, too: else the line says enough.
  private func comments(of text: String, besides other: String) -> [(line: Int, note: Untold)] {
    func parts(_ text: String) -> [(code: String, comment: String)] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        let sign = line.firstRange(of: "  # ")?.lowerBound ?? line.endIndex
        return line.hasPrefix("#")
          ? ("", String(line))
          : (String(line[..<sign]).trimmedEnd, String(line[sign...].dropFirst(2)))
      }
    }
    let known = Set(parts(other).filter { !$0.comment.isEmpty }.map(\.code)).union([""])
    return parts(text).enumerated().compactMap { index, part in
      known.contains(part.code) ? Untold(comment: part.comment).map { (index + 1, $0) } : nil
    }
  }
}

/// One thing that a scenario says of the app.
private struct Statement {
  var subject: String
  var what: String
  var words: String
  var line: Int

  var text: String { words.isEmpty ? what : "\(what) \(words)" }

  /// What a text says of how the app is built.
  static func ofBuild(_ text: String) -> [Statement] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      let words = line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
      guard let word = words.first, ["deployment", "linked", "family", "life-cycle"].contains(word)
      else { return nil }
      return Statement(
        subject: "The app", what: word, words: words.dropFirst().joined(separator: " "),
        line: index + 1)
    }
  }

  /// Whether both are about the same, where people may have called a class by a shorter name.
  func isAboutSame(_ other: Statement) -> Bool {
    what == other.what
      && (subject == other.subject || subject.plainClass == other.subject.plainClass)
  }
}

extension Scenario {
  /// Nobody gives more classes another name at once.
  private static let mostRenamings = 20

  /// Names of another scenario that this one doesn't have, each with the one that says the same here.
  fileprivate func renamings(from believed: Scenario) -> [(old: String, new: String)] {
    let old = believed.names(besides: self)
    let all = names(besides: believed).compactMap { said, new -> (old: String, new: String)? in
      guard let old = old[said], old.count == 1, new.count == 1 else { return nil }
      return (old[0], new[0])
    }
    return Array(all.sorted { $0.new < $1.new }.prefix(Self.mostRenamings))
  }

  /// The controllers that another scenario doesn't have, by what is said of them.
  private func names(besides other: Scenario) -> [[String]: [String]] {
    let known = Set(other.namedNodes.compactMap(\.name?.value.plainClass))
    let said = Dictionary(grouping: statements(isForPad: true), by: \.subject)
    let shown = shown.map(\.what)
    let names = namedNodes.compactMap(\.name?.value).uniqued
      .filter { !known.contains($0.plainClass) }
    return Dictionary(grouping: names) { name in
      (said[name] ?? []).map(\.text)
        + shown.filter { $0.contains(name) }.map { $0.replacing(name, with: "") }
    }
  }

  fileprivate func line(of name: String) -> Int? {
    namedNodes.first { $0.name?.value == name }?.kind.place.line
  }
}

extension Difference {
  fileprivate func mentions(_ name: String) -> Bool {
    [subject, code, scenario].contains { $0.contains(name) }
  }
}

extension Scenario {
  /// Its set-up: lists, delegate, and what each controller answers.
  fileprivate func statements(isForPad: Bool) -> [Statement] {
    var found: [Statement] = []
    func add<Value>(
      _ subject: String, _ what: String, _ value: Located<Value>?, _ words: (Value) -> String
    ) {
      guard let value else { return }
      found.append(
        Statement(
          subject: subject, what: what, words: words(value.value), line: value.place.line))
    }
    // The order of a list settles nothing but the launch.
    func list(_ orientations: [InterfaceOrientation]) -> String {
      orientations.reduce(into: OrientationMask.none) { $0.insert($1.mask) }.words
    }
    func yes(_ value: Bool) -> String { value ? "yes" : "no" }
    let app = "The app"
    add(app, "plist phone", settings.phonePlist ?? settings.plist, list)
    if isForPad { add(app, "plist pad", settings.padPlist ?? settings.plist, list) }
    // A `no` is what is meant without the line.
    if settings.requiresFullScreen?.value == true {
      add(app, "requires-full-screen", settings.requiresFullScreen, yes)
    }
    add(app, "delegate", settings.delegate, \.text)
    add(app, "adaptor", settings.adaptor, \.text)
    add(app, "scene-delegate", settings.sceneDelegate, \.text)
    for node in namedNodes {
      let name = node.name?.value ?? ""
      let attributes = node.attributes
      func said<Value>(_ value: Value?) -> Located<Value>? {
        value.map { Located($0, at: node.kind.place) }
      }
      add(name, "supports", said(attributes.supports), \.text)
      add(name, "prefers", said(attributes.prefers)) { $0.orientation?.name ?? "\($0)" }
      add(name, "autorotates", said(attributes.autorotates), yes)
      add(name, "prefers-lock", said(attributes.prefersLock), yes)
      add(name, "asks", attributes.asks.first) { _ in
        Controller.Question.allCases.compactMap { question in
          attributes.asks.first { $0.value.questions.contains(question) }
            .map { "\($0.value.whom.name) for \(question.name)" }
        }.joined(separator: ", ")
      }
    }
    return found
  }

  /// Who stands where, what the app shows, and how.
  fileprivate var shown: [Statement] {
    func statements(_ node: Node, in around: String? = nil) -> [Statement] {
      let kind = node.kind.value == .screen ? nil : node.kind.value.word
      let own = [kind, node.name?.value].compactMap { $0 }.joined(separator: " ")
      let what = [own, around].compactMap { $0 }.joined(separator: " in ")
      let said = Statement(
        subject: "The app", what: what, words: "", line: node.kind.place.line)
      // A screen by itself only says what it answers.
      return (around != nil || node.isView ? [said] : [])
        + node.children.flatMap { statements($0, in: own) }
    }
    let nodes = declarations.flatMap { declaration -> [Statement] in
      guard let node = declaration.node else { return [] }
      if case .root = declaration { return statements(node, in: "the window") }
      return statements(node)
    }
    return nodes
      + steps.filter { $0.text.hasPrefix("present ") || $0.text.hasPrefix("push ") }.map {
        Statement(subject: "The app", what: $0.text, words: "", line: $0.action.place.line)
      }
  }

  /// Every controller that has a name, with those inside of others; one that is mentioned where it
  /// is declared elsewhere says nothing new.
  private var namedNodes: [Node] {
    placedNodes.map(\.node).filter { $0.name != nil && $0.kind.value != .mention }
  }
}

extension Untold {
  /// Reads `# FILE:LINE: WHY`.
  fileprivate init?(comment line: String) {
    guard line.hasPrefix("# ") else { return nil }
    let parts = line.dropFirst(2).split(separator: ":", omittingEmptySubsequences: false)
    // Behind the first line there may be more.
    func number(in part: Substring) -> Int? { Int(part.prefix { $0.isNumber }) }
    guard let index = parts.dropFirst().firstIndex(where: { number(in: $0) != nil }),
      index + 1 < parts.count
    else { return nil }
    let why = parts[(index + 1)...].joined(separator: ":").drop { $0 == " " }
    self.init(
      CodePlace(parts[..<index].joined(separator: ":"), number(in: parts[index]) ?? 1), String(why))
  }
}

extension String {
  /// A class's name without what every controller's ends in.
  fileprivate var plainClass: String {
    let suffix = ["ViewController", "Controller", "VC"].first { hasSuffix($0) && count > $0.count }
    return suffix.map { String(dropLast($0.count)) } ?? self
  }
}
