import OrientationModel
import OrientationScenarios
import OrientationTelling

extension Session {
  /// Whether there is a session with a fix in place.
  func canBeFixed(by fix: Fix) -> Bool { fixed(by: fix) != nil }

  /// The session with a fix in place; nothing where it does not lead where it was proven to.
  func fixed(by fix: Fix) -> Session? {
    guard let scenario = saved.applying(fix) else { return nil }
    var branched = self
    let setUp = scenario.setUp(like: self.scenario).calling(fix.declared)
    branched.branch(fix.title, setUp, steps: scenario.steps)
    branched.promise(fix)
    return branched.isPromised(branched.playback().world) ? branched : nil
  }
}

extension Scenario {
  /// The scenario with a fix in place after so many steps, and the others after it; nothing where
  /// it does not lead where it was proven to.
  package func repaired(
    by fix: Fix, after count: Int, device: Device, version: SystemVersion
  ) -> Scenario? {
    // What stands after the step's notes comes later.
    let count = stepNumbers.count { $0 <= count }
    var head = self
    head.steps = Array(steps.prefix(count))
    guard var repaired = head.applying(fix) else { return nil }
    let play = Play(repaired, device: device, version: version)
    guard play.world.interface == fix.interface, !play.isOver else { return nil }
    repaired.steps += steps.dropFirst(count)
    return repaired.calling(fix.declared)
  }

  /// The scenario with a change of its text made; nothing where the text does not fit.
  func applying(_ fix: Fix) -> Scenario? {
    var draft = FixDraft(self)
    let isOpen = fix.kind == .presentation || !fix.declared.isEmpty
    guard draft.make(fix.scenario, isOpen: isOpen) else { return nil }
    let scenario = Scenario.parse(draft.text).scenario.calling(fix.declared)
    let reading = Scenario.parse(scenario.text)
    return reading.isRight ? reading.scenario : nil
  }

  /// The scenario with the names that declarations bring.
  fileprivate func calling(_ declared: [Fix.Declared]) -> Scenario {
    applying(declared.map { .rename($0.old, to: $0.name) })
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

/// A scenario's text while a change is made in it: its set-up, and what is done.
private struct FixDraft {
  private var setUp: SetUpDraft
  private var steps: [String]
  /// Who was named last, and where the next step goes.
  private var owner: String?
  private var place: Int?

  init(_ scenario: Scenario) {
    setUp = SetUpDraft(scenario.withoutSteps)
    steps = Array(scenario.text.lines.dropFirst(setUp.lines.count))
  }

  var text: String { (setUp.lines + steps).joined(separator: "\n") + "\n" }

  /// Makes a change line by line; false where the text does not fit.
  mutating func make(_ change: [Fix.Line], isOpen: Bool) -> Bool {
    var rest = change[...]
    while let line = rest.popFirst() {
      let next = rest.first { $0.change == .kept }?.text
      switch line.change {
      case .kept: stand(behind: line.text)
      case .removed:
        let new = rest.first?.change == .added ? rest.removeFirst().text : nil
        guard replace(line.text, with: new, above: next) else {
          // What is done otherwise later has not been played yet.
          return isOpen
        }
      case .added:
        if place == nil, let next { place = step(next) }
        add(line.text)
      }
    }
    return true
  }

  /// The next step that reads so; at first the last one.
  private func step(_ text: String) -> Int? {
    let next = place.flatMap { steps[$0...].firstIndex { $0.words == text.words } }
    return next ?? steps.lastIndex { $0.words == text.words }
  }

  private mutating func stand(behind text: String) {
    if let name = setUp.name(of: text) {
      owner = name
    } else {
      place = step(text).map { $0 + 1 }
    }
  }

  private mutating func replace(_ old: String, with new: String?, above next: String?) -> Bool {
    if setUp.replace(old.words, of: owner, with: new?.words, above: next?.words) { return true }
    guard let index = step(old) else { return false }
    if let new {
      steps[index] = new.words
    } else {
      steps.remove(at: index)
    }
    place = index + (new == nil ? 0 : 1)
    return true
  }

  private mutating func add(_ text: String) {
    let line = text.words
    if text.hasPrefix(" ") || line.hasPrefix("when ") {
      setUp.say("in \(owner ?? ""): \(line)")
    } else if SetUpDraft.isSetUp(line) {
      setUp.say(line)
      owner = setUp.name(of: line) ?? owner
    } else {
      // What is expected of a step is then expected of what follows it at once.
      let last = steps.lastIndex { !$0.isEmpty && !$0.hasPrefix(" ") && $0 != "poster" }
      let index = place ?? last.map { $0 + 1 } ?? steps.count
      steps.insert(line, at: index)
      place = index + 1
    }
  }
}

extension StringProtocol {
  /// Without the blanks at its ends, and one between two words.
  var words: String { split(separator: " ").joined(separator: " ") }
}
