import OrientationExplorer
import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import ProjectReading

/// A path of the search as a scenario that says what happens on it.
struct Evidence: Sendable {
  private(set) var scenario: Scenario
  let play: Play

  /// - Parameters:
  ///   - path: the steps from the launch.
  ///   - run: whose set-up it is.
  ///   - name: what it shows, after the scenario's own title.
  ///   - sentence: the same for people.
  init(_ path: [Scenario.Step], of run: ExploreRun, name: String, sentence: String) {
    let stage = run.loaded.scenario.stage(of: run.settings)
    scenario = run.loaded.scenario.bare("\(run.loaded.title): \(name)", on: stage)
    scenario.header.about = [sentence]
    scenario.steps = path
    play = Play(scenario, on: stage)
    for episode in play.episodes {
      let isLast = episode.number == path.count
      let claims = play.observations(of: episode, isLast: isLast).map {
        Scenario.Expectation([Located($0)])
      }
      if episode.number == 0 {
        scenario.launch = claims
      } else {
        scenario.steps[episode.number - 1].expectations = claims
      }
    }
  }

  /// The best change of the app that would mend what is broken at the end.
  ///
  /// What was left otherwise than it was found may be mended where it was opened; where the
  /// interface is as it should be, whoever is shown has to agree with it.
  func change(mending property: String) -> Fix? {
    let last = play.last.number
    if let change = change(at: last, nil) { return change }
    guard property == Property.leavingRestores.name, last > 1,
      let found = play.episodes.dropLast(2).last?.after.interface
    else { return change(at: last, .interface(in: play.last.after.interface.mask)) }
    let wish = Wish.interface(in: found.mask)
    return change(at: last - 1, wish) ?? change(at: last, wish)
  }

  private func change(at step: Int, _ wish: Wish?) -> Fix? {
    Advice(FixStory(scenario, play.situation, at: step), wish: wish, limit: 1).changes.first
  }

  var token: String { SessionToken.token(for: scenario) }

  /// The verdict on the last step, and the rule it comes of; empty where there is neither.
  func verdict(_ paint: TextPaint) -> String {
    let verdict = play.last.verdict
    let rule = verdict.rule.map { "  " + paint($0.number, .rule) }
    return verdict.sentence.harmless + (rule ?? "")
  }

  /// The same steps under two versions, each with its own expectations.
  func joined(with other: Evidence) -> Scenario {
    let versions = [self, other].map(\.play.situation.app.settings.version)
    func qualified(_ one: [Scenario.Expectation], _ two: [Scenario.Expectation])
      -> [Scenario.Expectation]
    {
      zip([one, two], versions).flatMap { expectations, version in
        expectations.map {
          let only = Scenario.VersionList([.only(version)])
          return Scenario.Expectation($0.claims, versions: only)
        }
      }
    }
    var both = scenario
    both.settings.ios = Located(Scenario.VersionList(versions.map { .only($0) }))
    both.launch = qualified(scenario.launch, other.scenario.launch)
    for index in both.steps.indices {
      both.steps[index].expectations = qualified(
        scenario.steps[index].expectations, other.scenario.steps[index].expectations)
    }
    return both
  }
}

extension Play {
  /// What can be expected of an episode, because it was seen.
  fileprivate func observations(of episode: Episode, isLast: Bool) -> [Scenario.Claim] {
    if episode.trace.crash != nil || episode.after.hasCrashed {
      return [.crash(episode.crash.flatMap(\.onOneLine))]
    }
    func seen(_ subjects: [Scenario.OpenQuestion.Subject]) -> [Scenario.Claim] {
      subjects.compactMap { situation.observed($0, in: episode) }
    }
    // The first of several turns is where the step began.
    let isDouble = episode.outcome.turnCount > 1
    let values = isDouble ? Array(episode.trace.turns.dropFirst()) : [episode.after.interface]
    var claims: [Scenario.Claim] = [.interface(values.map { .exactly($0) }, in: nil)]
    claims += seen([.visible])
    if episode.number > 0 { claims.append(episode.outcome.turnCount > 0 ? .turned : .stayed) }
    if episode.trace.error != nil { claims.append(.error(episode.error.flatMap(\.onOneLine))) }
    return claims + (isLast ? seen([.allowed, .because]) : [])
  }
}

extension String {
  /// Itself, where it can stand in one line of a file.
  fileprivate var onOneLine: String? { contains(where: \.isNewline) ? nil : self }
}

extension Play {
  /// Whether an answer that the scenario doesn't have decides anything on the way, or is that of the
  /// screen in sight at its end.
  func rests(on answer: UnreadAnswer) -> Bool {
    func isOwners(_ id: ControllerID) -> Bool {
      if let kind = answer.kind { return situation.app[id].controller.kind.name == kind.rawValue }
      guard let owner = answer.owner else { return false }
      // A second one of a class has a number.
      return name(id) == owner || name(id).hasPrefix(owner + " ")
    }
    // A scene delegate takes the place of the app's.
    func isDelegates(_ ruling: Ruling) -> Bool {
      guard answer.owner == nil, let app = ruling.app else { return false }
      return answer.isScenes
        ? situation.app.settings.holds(.sceneDelegateFirst) : app.source != .sceneDelegate
    }
    let isAsked = episodes.contains { episode in
      episode.trace.rulings.contains(where: isDelegates)
        || episode.trace.events.contains { event in
          switch event {
          case .asked(let id, answer.question), .called(let id, answer.question): isOwners(id)
          default: false
          }
        }
    }
    return isAsked || answer.question == .mask && inSight.map(isOwners) ?? false
  }

  /// The screen in sight at its end; of an app that has crashed there is none.
  var inSight: ControllerID? { last.trace.crash == nil ? last.snapshot.visible : nil }
}

extension UnreadAnswer {
  /// `the mask of Films`.
  var name: String {
    let noun =
      switch question {
      case .mask: "mask"
      case .preferred: "preferred orientation"
      case .autorotate: "shouldAutorotate value"
      case .lock: "lock preference"
      }
    return "the \(noun) of \(owner ?? (isScenes ? "the scene delegate" : "the app delegate"))"
  }
}
