import OrientationExplorer
import OrientationModel
import OrientationScenarios
import OrientationTelling
import TerminalModel

extension PlaygroundState {
  /// How many states `x` may look at, and how many `g`.
  private static let limit = 20_000
  private static let nearbyLimit = 5_000

  /// What a user could reach from the launch, and what is wrong there; worked out once a setting.
  var explorationLines: [PageLine] {
    mutating get {
      if let (setting, lines) = explored, setting == session.setting { return lines }
      let lines = explore()
      explored = (session.setting, lines)
      return lines
    }
  }

  private func explore() -> [PageLine] {
    let situation = session.situation()
    let presentations = session.scenario.steps.compactMap { step -> Repertoire.Presentation? in
      guard case .present(let controller, let style, let presenter) = situation.step(step) else {
        return nil
      }
      return Repertoire.Presentation(controller, as: style, from: presenter)
    }
    var exploration = Exploration(
      situation.app, Repertoire(situation.app, presentations: presentations, depth: 2))
    exploration.limit = Self.limit
    return lines(of: exploration.run(), Wording(situation.app))
  }

  private func lines(of explored: Explored, _ wording: Wording) -> [PageLine] {
    let extent =
      explored.isComplete
      ? "All \(explored.states) states within \(explored.bound) pushes were seen."
      : "The nearest \(explored.states) states were seen; there are more."
    var lines = [PageLine(extent, .dim)]
    for finding in explored.findings {
      let words = finding.property.sentence
      guard !finding.holds, let path = finding.path else {
        lines.append(PageLine(("✓ ", .good), (words, .dim)))
        continue
      }
      let way = path.map { wording.app.text(of: $0) }
      var line = PageLine(("✕ ", .refused), (words, .plain), (" Broken by: ", .dim))
      line.pieces.append((way.isEmpty ? "the launch" : way.joined(separator: " · "), .code))
      line.way = way
      lines.append(line)
    }
    return lines
  }

  /// Does the steps of the shortest way to something broken.
  mutating func walkToTrouble() {
    let playback = session.playback()
    let steps = nearbySteps.compactMap { step in
      playback.situation.step(step).map { (made: $0, step: step) }
    }
    var exploration = Exploration(
      playback.simulator, from: playback.world, Repertoire(only: steps.map(\.made), depth: 4))
    exploration.properties = [.noException, .shownIsSupported]
    exploration.limit = Self.nearbyLimit
    exploration.endsAtBreach = true
    let explored = exploration.run()
    let ways = explored.findings.filter(\.isBroken).compactMap(\.path)
    guard let path = ways.min(by: { $0.count < $1.count }) else {
      let extent = explored.isComplete ? "all" : "the nearest"
      notice = "Nothing worse is near (\(extent) \(explored.states) states seen)."
      return
    }
    for made in path {
      if let step = steps.first(where: { $0.made == made })?.step { _ = session.perform(step) }
    }
    let trouble = session.playback()
    let (simulator, world) = (trouble.simulator, trouble.world)
    let visible = simulator.compiled.name(simulator.visibleScreen(in: world).id)
    notice =
      world.hasCrashed
      ? "Here the app ends."
      : "Here \(visible) is shown in \(world.interface.name), which it does not support."
  }

  /// What one may do next: turning, showing and leaving whatever the scenario has.
  private var nearbySteps: [Scenario.Step] {
    let scenario = session.scenario
    var actions: [Scenario.Action] = [.rotateLeft, .rotateRight, .pop, .dismiss(nil)]
    for reference in scenario.everybody {
      actions += [.push(Located(reference), into: nil), .select(Located(reference))]
    }
    for action in scenario.steps.map(\.action.value) where !actions.contains(action) {
      if case .present = action { actions.append(action) }
    }
    return actions.map { Scenario.Step($0) }
  }

  /// Takes the way a line tells of, from the launch.
  mutating func take(_ way: [String]) {
    session.walk(to: session.timeline.pastNotes(0))
    for sentence in way { if let step = self.sentence(sentence).step { _ = session.perform(step) } }
    notice = "This is the shortest way there."
  }
}
