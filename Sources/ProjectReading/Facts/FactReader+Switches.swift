import OrientationModel

/// Answers that go by a switch: `allowsLandscape ? .all : .portrait`.
extension FactReader {
  /// What is known of the switch that an answer goes by.
  struct Turning {
    var initial: OrientationMask?
    var given: [CodePlace: [CodeAnswer.Given]] = [:]
  }

  /// What every switch begins with and who turns it; each source is read once for all.
  ///
  /// A delegate's is turned from anywhere, a controller's in its own code.
  mutating func readSwitches(_ switches: [Switch]) -> [Switch.Key: Turning] {
    let masks = Dictionary(switches.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let delegates = switches.filter(\.isDelegates)
    var wanted: [String: Set<Switch>] = [:]
    for one in switches where !one.isDelegates {
      for file in files[one.key.owner] ?? [] { wanted[file, default: []].insert(one) }
    }
    for (file, bytes) in texts {
      for one in delegates where bytes.holds(one.key.name) { wanted[file, default: []].insert(one) }
    }
    var found: [Switch.Key: Turning] = [:]
    for (file, wanted) in wanted.sorted(by: { $0.key < $1.key }) {
      let code = CodeText(file: file, bytes: texts[file] ?? [], isSwift: file.hasSuffix(".swift"))
      for turn in SourceScanner.facts(of: code, turning: wanted).turns {
        guard let mask = masks[turn.key]?.mask(turn.assignment.value.isOn) else { continue }
        guard !turn.isInitial else {
          found[turn.key, default: Turning()].initial = mask
          continue
        }
        let place = turn.assignment.place
        turns[place] = turn.assignment
        found[turn.key, default: Turning()].given[place] = [.init(mask: mask, conditions: [])]
      }
    }
    return found
  }
}

/// A property that is on or off, and what is answered then.
struct Switch: Hashable, Sendable {
  var key: Key
  /// Whether it is a delegate's, which others turn too.
  var isDelegates: Bool
  private var on: OrientationMask?
  private var off: OrientationMask?

  /// What is answered while it is on, or off.
  func mask(_ isOn: Bool?) -> OrientationMask? { isOn.flatMap { $0 ? on : off } }

  /// The one property that all outcomes go by, on an iPhone.
  init?(_ outcomes: [Possibility], of owner: String, isDelegates: Bool) {
    let outcomes = outcomes.filter { outcome in
      !outcome.conditions.contains { $0.kind == .isPad && $0.holds }
    }
    let conditions = outcomes.flatMap(\.conditions).filter { $0.kind == .other }
    let texts = Set(conditions.map { Self.property($0.text) })
    guard texts.count == 1, let text = texts.first ?? nil,
      let name = text.split(separator: ".").last
    else { return nil }
    (key, self.isDelegates) = (Key(owner: owner, name: String(name)), isDelegates)
    func mask(_ isOn: Bool) -> OrientationMask? {
      let fitting = outcomes.filter { outcome in
        outcome.conditions.filter { $0.kind == .other }.allSatisfy {
          Occasion.isOn($0.text, [text]) == (isOn == $0.holds)
        }
      }
      let masks = Set(fitting.map(\.value))
      guard masks.count == 1, case .mask(let mask) = masks.first else { return nil }
      return mask
    }
    (on, off) = (mask(true), mask(false))
  }

  /// The property that a condition is about; nothing, where it is about more.
  private static func property(_ condition: String) -> String? {
    var text = condition.filter { $0 != " " }
    if text.hasPrefix("!") { text.removeFirst() }
    for end in ["==true", "==false"] where text.hasSuffix(end) { text.removeLast(end.count) }
    let isName = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return isName && !text.isEmpty ? text : nil
  }
}

extension Switch {
  /// The property, and the class that has it.
  struct Key: Hashable, Sendable {
    var owner: String
    var name: String
  }
}

extension CodeAnswer {
  /// Takes what is known of the switch that it goes by.
  mutating func take(_ turning: FactReader.Turning) {
    given.merge(turning.given) { own, _ in own }
    guard let initial = turning.initial else { return }
    if pad == phone { pad = .mask(initial) }
    phone = .mask(initial)
  }
}

extension Snippet {
  /// What a switch is turned to.
  fileprivate var isOn: Bool? {
    guard pieces.count == 1 else { return nil }
    switch pieces[0].text {
    case "true", "YES": return true
    case "false", "NO": return false
    default: return nil
    }
  }
}

/// The switches that a source is read for.
struct WantedSwitches: Sendable {
  private var own: Set<Switch.Key> = []
  private var delegates: [String: [Switch.Key]] = [:]

  init(_ switches: Set<Switch>) {
    own = Set(switches.map(\.key))
    for one in switches where one.isDelegates {
      delegates[one.key.name, default: []].append(one.key)
    }
  }

  /// A class's own.
  func own(_ name: String, of owner: String?) -> Switch.Key? {
    let key = owner.map { Switch.Key(owner: $0, name: name) }
    return key.flatMap { own.contains($0) ? $0 : nil }
  }

  /// The one of somebody who is called like it or is a delegate.
  func delegates(_ name: String, behind words: [String]) -> Switch.Key? {
    delegates[name]?.first { key in
      words.contains { $0 == key.owner || $0.lowercased().hasSuffix("delegate") }
    }
  }
}

extension SourceScanner {
  /// Reads `delegate.allowsLandscape = true`, where that is a switch that is looked for, and
  /// `var allowsLandscape = false`.
  mutating func readTurn(_ wanted: WantedSwitches, at index: Int) {
    let isInitial = ["var", "BOOL"].contains(code.text(index - 1))
    let isGiven = code.isSign("=", at: index + 1) && !code.isSign("=", at: index + 2)
    guard isInitial || isGiven && member != nil else { return }
    let name = code.text(index)
    let isOthers = code.isSign(".", at: index - 1) && code.text(index - 2) != "self"
    let line = code[index]?.line
    let words = (max(0, index - 24)..<index).filter { code[$0]?.line == line }.map(code.text)
    let key =
      isOthers ? wanted.delegates(name, behind: words) : wanted.own(name, of: owner)
    guard let key, let value = turned(at: index) else { return }
    var assignment = Assignment(
      name: name, owner: owner, place: code.place(index), value: value, memberName: memberName)
    if !isInitial { assignment.occasions = occasions(of: index) }
    facts.turns.append(DeclaredTurn(key: key, assignment: assignment, isInitial: isInitial))
  }

  /// What stands behind the next `=`; in Objective-C a property begins off without one.
  private func turned(at index: Int) -> Snippet? {
    let end = code.endOfExpression(from: index + 1)
    if let sign = (index..<end).first(where: { code.isSign("=", at: $0) }) {
      return code.snippet(sign + 1..<end)
    }
    return code.isSwift
      ? nil
      : Snippet(
        pieces: [.init(text: "NO", kind: .word, line: 1, isApart: false)], isSwift: false,
        file: code.file)
  }
}
