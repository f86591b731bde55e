import BundledScenarios
import OrientationModel
import OrientationScenarios

/// A challenge: what of it was changed, what is still wrong, and what is nobody's to change.
extension Session {
  package var isSolved: Bool { variant.attempt?.isSolved == true }

  /// What is different from what was opened: of a challenge how much, of anything else what came last.
  package var changeWords: String {
    let changeCount = variant.changeCount
    if let challenge { return "\(changeCount.of("change")) (par \(challenge.par))" }
    guard !change.isEmpty else { return "" }
    return "changed: \(change)" + (changeCount > 1 ? " and \(changeCount - 1) more" : "")
  }

  /// One of the program's challenges, the first with 0.
  package init?(challenge index: Int) {
    self.init(bundled: BundledScenario.below("Challenges").dropFirst(index).first)
  }

  /// One of them with what somebody has made of it; nothing where a scenario is no such thing.
  init?(challengeIn made: Scenario, _ version: SystemVersion, _ device: Device) {
    let bundled = BundledScenario.below("Challenges")
      .first { $0.quickTitle == made.header.title }
    self.init(bundled: bundled, version: version, device: device)
    guard let attempt = challenge?.attempt(made), attempt.foreign.isEmpty,
      !attempt.changes.isEmpty
    else { return nil }
    // Under which version and device one looked at it is no change.
    var changed = made
    changed.header = scenario.header
    changed.settings.devices = scenario.settings.devices
    changed.settings.ios = scenario.settings.ios
    branch("as it was left", changed)
    walk(to: story)
  }

  // MARK: What a step changes

  /// What a step makes of the challenge where one stands on its steps, and what to say of it; nothing
  /// of a step that only tries something out.
  ///
  /// A call of the app's is put in there. What comes next may show its screen another way.
  package func changed(by step: Scenario.Step) -> (words: String, edits: [ScenarioEdit])? {
    guard challenge != nil, tells(node), step.action.value != nextAction else { return nil }
    let place = timeline.depth(of: node)
    if step.action.value.kind == .call {
      let call = scenario.available(step)
      return ("\(call.action.value.shortText) is added", [.insertStep(call, at: place)])
    }
    guard let shown = step.action.value.shown, nextAction?.shown == shown,
      step.versions == nil
    else { return nil }
    let action = step.action.value
    return ("Now \(shown.called) is \(action.way)", scenario.editsShowing(action, at: place))
  }

  private var nextAction: Scenario.Action? {
    timeline.favourite(of: timeline.pastNotes(node)).flatMap { timeline.step(of: $0)?.action.value }
  }

  /// Why a changed scenario is not to be played in a challenge; nothing where it may be, and nothing in
  /// any other scenario.
  package func refusal(of changed: Scenario) -> String? {
    guard let challenge else { return nil }
    let old = challenge.file.header
    let new = changed.header
    if old.par != new.par || old.hints != new.hints || old.solutions != new.solutions {
      return Challenge.Foreign.setUp.refusal
    }
    return challenge.attempt(told(changed)).foreign.first?.refusal
  }

  /// What was made of what was opened.
  package var yours: Scenario { told(scenario) }

  // MARK: How far it is solved

  /// Whether it is solved, else how much of it is not as wanted, and where.
  package var standing: String? {
    guard let challenge, let attempt = variant.attempt else { return nil }
    if attempt.isSolved { return "Solved with \(changeWords)." }
    var counts: [String] = []
    for device in challenge.file.settings.playedDevices {
      for version in challenge.file.playedVersions {
        let count = Set(spots.filter { $0.device == device && $0.version == version }).count
        if count > 0 {
          let noun = counts.isEmpty ? count.of("step") : "\(count)"
          counts.append("\(noun) on \(device.system(version))")
        }
      }
    }
    if !counts.isEmpty { return "Not as wanted: \(counts.joined(separator: ", "))." }
    if attempt.troubles.contains(where: { $0.kind == .refusedByStore }) {
      return
        "App Store validation refuses this: without UIRequiresFullScreen an iPad app lists all "
        + "four orientations."
    }
    return "Something that the challenge expects doesn't hold."
  }

  /// A step that isn't as wanted, and where that is.
  package struct Spot: Hashable {
    package var device: Device
    package var version: SystemVersion
    package var step: Int
  }

  /// All of them, in the order in which the file is played.
  private var spots: [Spot] {
    (variant.attempt?.troubles ?? []).compactMap { trouble in
      switch trouble.kind {
      case .step(let number, _), .impossible(let number):
        Spot(device: trouble.device, version: trouble.version, step: number)
      case .expectation, .refusedByStore: nil
      }
    }
  }

  /// Where one stands on the steps; before the first of them where one tries something out.
  package var spotHere: Spot {
    Spot(device: setting.device, version: setting.version, step: tells(node) ? stepCount : -1)
  }

  /// The one after where one stands, or the first.
  package var nextSpot: Spot? {
    guard let challenge else { return nil }
    let devices = challenge.file.settings.playedDevices
    let versions = challenge.file.playedVersions
    func order(_ spot: Spot) -> [Int] {
      [
        devices.firstIndex(of: spot.device) ?? 0, versions.firstIndex(of: spot.version) ?? 0,
        spot.step,
      ]
    }
    let here = order(spotHere)
    return spots.first { here.lexicographicallyPrecedes(order($0)) } ?? spots.first
  }
}

extension Challenge.Foreign {
  /// Why it is not to be changed.
  package var refusal: String {
    switch self {
    case .setUp: "A challenge is about the app: you can't change this line."
    case .line(let name): "In a challenge, you can't change what \(name.called) wants."
    case .tree: "A challenge keeps its screens, and where they stand."
    case .steps: "In a challenge, you can't change what the user does."
    }
  }
}
