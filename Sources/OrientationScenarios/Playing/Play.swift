import OrientationModel

/// What was played on one device under one version: the launch, every step, and what became of them.
package struct Play: Sendable {
  package let situation: Situation
  package private(set) var simulator: Simulator
  package private(set) var world: World
  /// The launch first, then every step that was told.
  package private(set) var episodes: [Episode] = []
  /// The step of a scenario that made no sense where it stands, and ended its play; or the launch, where
  /// the app's own code never came to an end.
  package private(set) var stop: Episode?
  private var recollection = Recollection()

  package init(_ situation: Situation) {
    self.situation = situation
    simulator = Simulator(situation.app)
    let (world, outcome, trace) = simulator.launchTraced()
    self.world = world
    episodes.append(episode(nil, nil, before: nil, outcome, trace))
    if outcome.problem != nil { stop = last }
  }

  /// Launches where nothing has to be told, and steps are only passed.
  package init(untold situation: Situation) {
    self.situation = situation
    simulator = Simulator(situation.app)
    world = simulator.launch().world
  }

  /// Launches and plays a scenario to the end, a crash, or a step that makes no sense.
  package init(
    _ scenario: Scenario, device: Device? = nil, version: SystemVersion? = nil,
    linked: SystemVersion? = nil
  ) {
    self.init(Situation(scenario, device: device, version: version, linked: linked))
    for step in scenario.steps { perform(step) }
  }

  /// Plays one of those that a scenario lists.
  package init(_ scenario: Scenario, on stage: Stage) {
    self.init(scenario, device: stage.device, version: stage.version, linked: stage.linked)
  }

  /// Plays a scenario likewise, and hands over each episode with its notes when the next begins.
  ///
  /// What was handed over is not kept: a long play takes no more room than a short one.
  package init(telling scenario: Scenario, in situation: Situation, _ listen: (Episode) -> Void) {
    self.init(situation)
    for step in scenario.steps {
      perform(step)
      if episodes.count > 1 { listen(episodes.removeFirst()) }
    }
    listen(last)
  }

  /// Launches an app and does steps that no scenario has.
  package init(_ app: App, _ steps: [Step] = []) { self.init(Situation(app), steps) }

  package init(_ situation: Situation, _ steps: [Step]) {
    self.init(situation)
    for step in steps { perform(step) }
  }

  /// The latest step that was told, or the launch.
  package var last: Episode { episodes[episodes.count - 1] }

  package var isOver: Bool { stop != nil || world.hasCrashed }

  /// Plays one more step of the scenario; after a crash or a stop nothing happens.
  package mutating func perform(_ written: Scenario.Step) {
    guard !isOver else { return }
    guard let step = situation.step(written) else { return note(written) }
    let episode = play(step, written)
    if episode.outcome.problem == nil { episodes.append(episode) } else { stop = episode }
  }

  /// A note is no step: it stands after the one above, where this version is meant.
  private mutating func note(_ written: Scenario.Step) {
    guard case .note(let text) = written.action.value,
      written.versions?.contains(situation.app.settings.version) ?? true
    else { return }
    episodes[episodes.count - 1].notes.append(text)
  }

  /// Does one step; one that makes no sense where it stands changes nothing.
  @discardableResult package mutating func perform(_ step: Step) -> Episode {
    episodes.append(play(step, nil))
    return last
  }

  /// Does one step of which nothing has to be told.
  @discardableResult package mutating func pass(_ step: Step) -> Outcome {
    simulator.perform(step, on: &world)
  }

  private mutating func play(_ step: Step, _ written: Scenario.Step?) -> Episode {
    let before = world
    let (outcome, trace) = simulator.performTraced(step, on: &world)
    return episode(written, step, before: before, outcome, trace)
  }

  private mutating func episode(
    _ written: Scenario.Step?, _ step: Step?, before: World?, _ outcome: Outcome, _ trace: Trace
  ) -> Episode {
    Episode(
      number: episodes.last.map { $0.number + 1 } ?? 0, simulator, written: written, step: step,
      before: before, after: world, outcome, recollection.completing(trace, situation.app.settings))
  }

  package func name(_ id: ControllerID) -> String { situation.app.name(id) }

  /// The declared controllers that were not asked in an episode, in the order of the file.
  package func notAsked(in episode: Episode) -> [ControllerID] {
    let asked = episode.trace.asked
    return (0..<situation.declaredCount).map { ControllerID($0 + 1) }.filter { !asked.contains($0) }
  }
}

/// What a play remembers of earlier steps, beyond what a world carries: in which orientation each
/// controller was last laid out, so that who missed a turn is told of it on coming back (SEQ-11), and
/// whether a request has turned the interface since the device last turned (GEO-5).
///
/// It changes what is heard and said, and nothing that is decided.
struct Recollection: Sendable {
  /// By the controller's number.
  private var laidOut: [InterfaceOrientation?] = []
  private var isRequested = false

  /// The trace of a step with what earlier steps add to it: from iOS 8 a phone's size classes have
  /// changed for who missed a turn: `willTransition` says so before `viewWillAppear`, and
  /// `traitCollectionDidChange` once the view is back in its place.
  mutating func completing(_ trace: Trace, _ settings: Settings) -> Trace {
    var fresh: [ControllerID] = []
    var changed: [ControllerID] = []
    let hasTraits = settings.version.major >= 8 && !settings.isPadIdiom
    let told = toldOfArrival(in: trace)
    defer {
      isRequested = isRequested || trace.rulings.contains { $0.didTurn && $0.isAnswerToRequest }
    }
    return trace.inserting { event in
      if event == .rule(.deviceTurnDecides, .tells), isRequested {
        isRequested = false
        return [.rule(.requestDoesNotStick, .tells)]
      }
      guard case .callback(let callback, .controller(let id), let reads) = event else { return [] }
      switch callback {
      case .viewDidLoad: fresh.append(id)
      case .viewWillAppear:
        guard hasTraits, !fresh.contains(id), !told.contains(id), missed(id, reads) else { break }
        if !changed.contains(id) { changed.append(id) }
        return [
          .rule(.onlyTopOfStackIsTold, .tells),
          .callback(.willTransition, .controller(id), reads: reads),
        ]
      case .viewIsAppearing, .viewWillLayoutSubviews:
        guard let index = changed.firstIndex(of: id) else { break }
        changed.remove(at: index)
        return [.callback(.traitCollectionDidChange, .controller(id), reads: reads)]
      case .viewWillDisappear, .viewDidAppear, .viewDidLayoutSubviews, .animateAlongside,
        .completion:
        // These find a controller in the orientation they read.
        settle(id, reads)
      default: break
      }
      return []
    }
  }

  /// Who is told of the change of size itself that brings it on screen.
  private func toldOfArrival(in trace: Trace) -> [ControllerID] {
    var arriving: [ControllerID] = []
    return trace.events.compactMap { event in
      switch event {
      case .asking(let question) where !question.trigger.isOfSize: arriving = []
      case .callback(.viewWillAppear, .controller(let id), _): arriving.append(id)
      case .callback(.willTransition, .controller(let id), _) where arriving.contains(id):
        return id
      default: break
      }
      return nil
    }
  }

  private mutating func settle(_ id: ControllerID, _ reads: InterfaceOrientation) {
    while laidOut.count <= Int(id) { laidOut.append(nil) }
    laidOut[Int(id)] = reads
  }

  private func missed(_ id: ControllerID, _ reads: InterfaceOrientation) -> Bool {
    guard laidOut.indices.contains(Int(id)), let before = laidOut[Int(id)] else { return false }
    return before.isLandscape != reads.isLandscape
  }
}

extension Ruling {
  fileprivate var isAnswerToRequest: Bool {
    if case .request = question?.trigger { true } else { false }
  }
}
