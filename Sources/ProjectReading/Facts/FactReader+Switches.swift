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
  mutating func readSwitches(_ switches: [Switch]) -> [SwitchKey: Turning] {
    let masks = Dictionary(switches.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let delegates = masks.keys.filter(\.isDelegates)
    var wanted: [String: Set<SwitchKey>] = [:]
    for key in masks.keys where !key.isDelegates {
      for file in files[key.owner] ?? [] { wanted[file, default: []].insert(key) }
    }
    for (file, bytes) in texts {
      for key in delegates where bytes.holds(key.name) { wanted[file, default: []].insert(key) }
    }
    var found: [SwitchKey: Turning] = [:]
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
  var key: SwitchKey
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
    key = SwitchKey(owner: owner, name: String(name), isDelegates: isDelegates)
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
