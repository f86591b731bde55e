import OrientationModel
import OrientationScenarios

/// What else an app must do, so that everything that was seen comes true.
package struct Explanation: Sendable {
  /// A suspect, and how much of what was seen it explains.
  package struct Candidate: Sendable {
    package var suspect: Suspect
    package var explains: Int
  }

  /// The next observation that tells two candidates apart.
  package struct Inquiry: Hashable, Sendable {
    /// The step as the language has it; `launch` for the launch.
    package var step: String
    /// The steps in front of it that the scenario does not have.
    package var isNew: Bool
    package var version: SystemVersion
    package var device: Device
    package var answers: [String]
  }

  /// How many expectations there are, for every version and device that they are about.
  package private(set) var seen = 0
  /// How many come true without any addition.
  package private(set) var known = 0
  package private(set) var candidates: [Candidate] = []
  package private(set) var inquiry: Inquiry?

  private let scenario: Scenario
  private let versions: [SystemVersion]
  private let devices: [Device]

  /// More pairs are not tried.
  private static let mostPairs = 4_000
  private static let mostCandidates = 12

  package init(_ scenario: Scenario, versions: [SystemVersion], devices: [Device]) {
    (self.scenario, self.versions, self.devices) = (scenario, versions, devices)
    let failing = failures(scenario)
    seen = expectationCount
    known = max(0, seen - failing.count)
    guard !failing.isEmpty else { return }
    search(failing)
  }

  /// Whether something explains it all.
  package var isWhole: Bool { known == seen || candidates.first?.explains == seen }

  /// How much the best candidate explains.
  package var explained: Int { max(known, candidates.first?.explains ?? 0) }

  // MARK: Playing

  private var situations: [(Device, SystemVersion)] {
    devices.flatMap { device in versions.map { (device, $0) } }
  }

  private var expectationCount: Int {
    situations.reduce(0) { count, pair in
      let situation = Situation(scenario, device: pair.0, version: pair.1)
      let steps = scenario.steps.filter { $0.versions?.value.contains(pair.1) ?? true }
      let all = scenario.launch + steps.flatMap(\.expectations)
      return count + all.count { situation.isMeant($0) && !$0.isOpen }
    }
  }

  /// One expectation under one version on one device.
  private struct Missed: Hashable {
    var situation: Int
    var expected: String
    var order: Int
  }

  /// What does not come true; expectations stand in the same order in every edited scenario.
  private func failures(_ edited: Scenario) -> Set<Missed> {
    var missed: Set<Missed> = []
    for (index, pair) in situations.enumerated() {
      let play = Play(edited, device: pair.0, version: pair.1)
      var orders: [String: Int] = [:]
      for failure in play.failures(of: edited) {
        let key = failure.step + "\n" + failure.expected
        orders[key, default: 0] += 1
        missed.insert(
          Missed(
            situation: index, expected: key, order: orders[key] ?? 0))
      }
      // Who saw the app end says so.
      if play.episodes.last?.crash != nil, !expectsCrash {
        missed.insert(Missed(situation: index, expected: "no crash", order: 0))
      }
    }
    return missed
  }

  private var expectsCrash: Bool {
    (scenario.launch + scenario.steps.flatMap(\.expectations)).flatMap(\.claims).contains {
      if case .crash = $0.value { true } else { false }
    }
  }

  // MARK: Searching

  /// Everything that is tried, by families; the likeliest first, and of two what is looked at more
  /// easily: the rotation lock before a list.
  private static func families(of scenario: Scenario) -> [[Suspicion]] {
    let code = SuspectCode(scenario)
    return [
      Suspicion.forcing(scenario, code), Suspicion.delegates(scenario, code),
      Suspicion.answers(scenario, code), Suspicion.containers(scenario, code),
      Suspicion.embeddings(scenario), Suspicion.preferences(scenario, code),
      Suspicion.unannounced(scenario, code), Suspicion.styles(scenario, code),
      Suspicion.windows(scenario, code), Suspicion.hands(scenario), Suspicion.builds(scenario),
      Suspicion.assumptions(scenario),
    ]
  }

  /// Everything that is tried of a scenario.
  package static func suspects(in scenario: Scenario) -> [Suspect] {
    families(of: scenario).joined().compactMap { $0.suspect(in: scenario) }
  }

  private mutating func search(_ failing: Set<Missed>) {
    var helpful: [Suspicion] = []
    var others: [Suspicion] = []
    var found: [(candidate: Candidate, rarity: Int, rank: Int)] = []
    for family in Self.families(of: scenario) {
      // Of what is equally rare, the first of every family stands before the second of any.
      var rank = 0
      for suspicion in family {
        guard let suspect = suspicion.suspect(in: scenario) else { continue }
        let missed = failures(suspect.scenario)
        let explains = seen - missed.count
        if explains > known {
          found.append((Candidate(suspect: suspect, explains: explains), suspicion.rarity, rank))
          rank += 1
        }
        if missed.isSuperset(of: failing) {
          others.append(suspicion)
        } else {
          helpful.append(suspicion)
        }
      }
    }
    var codes: Set<[String]> = []
    let ranked = found.enumerated().sorted { left, right in
      let one = left.element
      let other = right.element
      return (other.candidate.explains, one.rarity, one.rank, left.offset)
        < (one.candidate.explains, other.rarity, other.rank, right.offset)
    }.map(\.element.candidate).filter { codes.insert($0.suspect.code).inserted }
    var whole = ranked.filter { $0.explains == seen }
    if whole.isEmpty { whole = pairs(helpful, others) }
    candidates = Array((whole.isEmpty ? ranked : whole).prefix(Self.mostCandidates))
    bringForward()
  }

  /// The second is one that can be told from the first, where there is one.
  private mutating func bringForward() {
    guard candidates.count > 1 else { return }
    for index in candidates.indices.dropFirst()
    where candidates[index].explains == candidates[0].explains {
      guard let found = firstDifference(candidates[0], candidates[index]) else { continue }
      inquiry = found
      candidates.insert(candidates.remove(at: index), at: 1)
      return
    }
  }

  /// Two at once: one that helps, with another; the likeliest two first.
  private func pairs(_ helpful: [Suspicion], _ others: [Suspicion]) -> [Candidate] {
    let all = helpful + others
    let tried = helpful.indices.flatMap { first in
      all.indices.dropFirst(first + 1).map { (first, second: $0) }
    }.enumerated().sorted { left, right in
      let rarities = [left.element, right.element].map { all[$0.0].rarity + all[$0.second].rarity }
      return (rarities[0], left.offset) < (rarities[1], right.offset)
    }.prefix(Self.mostPairs)
    var found: [Candidate] = []
    for (_, pair) in tried where found.count < Self.mostCandidates {
      guard let suspect = all[pair.0].suspect(with: all[pair.second], in: scenario),
        failures(suspect.scenario).isEmpty
      else { continue }
      let isKnown = found.contains { $0.suspect.code == suspect.code }
      if !isKnown { found.append(Candidate(suspect: suspect, explains: seen)) }
    }
    return found
  }

  // MARK: Telling apart

  /// What is done otherwise than in the file, to see on what two candidates differ.
  private struct Trial {
    var held: DeviceOrientation?
    var more: [String] = []
  }

  /// The first step, under the file's versions and then others, on which two candidates differ; else
  /// the first that could be added, another hold at launch, or two steps more.
  private func firstDifference(_ one: Candidate, _ other: Candidate) -> Inquiry? {
    let asked = versions + [26, 18, 17, 16, 15, 14, 13, 12].map { SystemVersion($0) }
    var known: Set<SystemVersion> = []
    let all = scenario.playable(asked).filter { known.insert($0).inserted }
    let further = self.further
    let pairs = further.flatMap { first in further.map { Trial(more: [first, $0]) } }
    let rounds: [([SystemVersion], [Trial])] = [
      (all, [Trial()]), (all, further.map { Trial(more: [$0]) }),
      (versions, [Trial(held: .landscapeLeft)] + pairs),
    ]
    for (versions, trials) in rounds {
      for device in devices {
        for version in versions {
          for trial in trials {
            if let found = difference(one, other, device, version, trial) { return found }
          }
        }
      }
    }
    return nil
  }

  private var further: [String] {
    let shown = scenario.steps.map(\.action.value.text)
      .filter { $0.hasPrefix("push ") || $0.hasPrefix("present ") }
    let usual = [
      "rotate landscapeLeft", "rotate portrait", "rotate landscapeRight",
      "rotate portraitUpsideDown", "pop", "dismiss", "lock on", "lock off",
    ]
    return usual
      + shown.enumerated().filter { shown.firstIndex(of: $0.element) == $0.offset }
      .map(\.element)
  }

  private func difference(
    _ one: Candidate, _ other: Candidate, _ device: Device, _ version: SystemVersion, _ trial: Trial
  ) -> Inquiry? {
    let plays = [one, other].map { candidate in
      var scenario = candidate.suspect.scenario
      if let held = trial.held { scenario.settings.held = Located(held) }
      var play = Play(scenario, device: device, version: version)
      for more in trial.more {
        let reading = Scenario.parseStep(
          more, in: scenario, versions: [version], devices: [device])
        if let step = reading.rightStep { play.perform(step) }
      }
      return play
    }
    let count = min(plays[0].episodes.count, plays[1].episodes.count)
    for index in 0..<count {
      let answers = plays.map { Self.sight($0.episodes[index]) }
      guard answers[0] != answers[1] else { continue }
      let hold = trial.held.map { "launch held \($0.name)" }
      let last = index == 0 ? "launch" : plays[0].episodes[index].written?.text
      let isNew = !trial.more.isEmpty && index > count - 1 - trial.more.count
      let added = isNew ? trial.more.joined(separator: "; ") : nil
      return Inquiry(
        step: added ?? (hold ?? last ?? "launch"), isNew: isNew, version: version, device: device,
        answers: answers)
    }
    return nil
  }

  /// What a person would see.
  private static func sight(_ episode: Episode) -> String {
    episode.crash != nil ? "crash" : episode.after.interface.name
  }
}
