import OrientationExplorer
import OrientationModel
import OrientationScenarios
import OrientationTelling
import TerminalModel

extension PlaygroundState {
  /// The lines of what is read a page at a time.
  mutating func lines(of kind: Pages.Kind) -> [PageLine] {
    switch kind {
    case .chain: chainLines
    case .callbacks: callbackLines
    case .exploration: explorationLines
    case .answer(let answer): answer.lines.map { PageLine($0) }
    }
  }

  private var chainLines: [PageLine] {
    mutating get {
      let summary = summary()
      return summary.episode.chain.map { line in
        let number = line.number < 10 ? " \(line.number)" : "\(line.number)"
        let rule = line.rule.map { "  \($0.number)" } ?? ""
        let doubt = line.assumption != nil || line.confidence?.isDoubtful == true
        // Who says so is told of the chosen line.
        let confidence = line.confidence.map { "  \($0.rawValue)" } ?? ""
        var page = PageLine(
          ("\(number)  ", .dim), (line.text, doubt ? .assumed : .plain),
          (rule, .accent), (confidence, doubt ? .assumed : .dim))
        page.rule = line.rule
        page.source = line.source.map { ", \($0)" } ?? ""
        return page
      }
    }
  }

  private var callbackLines: [PageLine] {
    mutating get {
      let summary = summary()
      let wording = summary.wording
      var last: InterfaceOrientation?
      var lines = summary.episode.trace.callbacks.enumerated().map { index, mark in
        // What can be read is said when it has changed.
        let reads = mark.reads == last ? "" : "  \(wording.reader(of: mark.reads))"
        last = mark.reads
        return PageLine(
          ((index < 9 ? " " : "") + "\(index + 1)  ", .dim), (wording.text(of: mark), .plain),
          (reads, .dim))
      }
      if lines.isEmpty { lines.append(PageLine("No callback falls in this step.", .dim)) }
      lines += summary.episode.trace.console.map {
        PageLine(("console  ", .dim), (wording.app.text(of: $0), .assumed))
      }
      if let error = summary.episode.trace.error {
        lines.append(PageLine(("error  ", .dim), (wording.app.text(of: error), .refused)))
      }
      if let crash = summary.episode.trace.crash {
        lines.append(PageLine(("crash  ", .dim), (wording.app.text(of: crash), .refused)))
      }
      return lines
    }
  }
}

extension Rule.Confidence {
  /// Whether a verdict that rests on it should look like a guess.
  var isDoubtful: Bool {
    switch self {
    case .documented, .widelyReported, .reportedTwice: false
    case .reportedOnce, .contradicted, .inferred, .choice: true
    }
  }
}

extension PlaygroundState {
  /// Opens the answer to a question as a page; one of a line is told beside the stage.
  package mutating func show(_ question: Question, _ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let trimmed = Array(lines.reversed().drop(while: \.isEmpty).reversed())
    guard trimmed.count > 1 else { return tell(trimmed.first ?? "There is nothing to say.") }
    let title = question.words.filter { $0 != "-" }.joined(separator: " ")
    open(.pages(Pages(kind: .answer(AnswerPage(title: title, lines: trimmed)))))
  }

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
