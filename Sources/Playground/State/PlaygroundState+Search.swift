import OrientationExplorer
import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import TerminalModel

/// What a user can reach under a setting: what goes wrong, and below it everything that can be seen.
struct ExploredText: Sendable {
  let setting: Setting
  let lines: [PageLine]
}

struct OngoingSearch: Sendable {
  enum Purpose: Sendable {
    /// What a user can reach from the launch.
    case overview
    /// The nearest problem, from where one stands.
    case trouble
  }

  let purpose: Purpose
  let exploration: Search
}

extension PlaygroundState {
  /// How many states `x` and `g` may look at.
  private static let limit = 20_000

  /// Opens what a user could reach, at the first line that leads anywhere.
  mutating func openExploration() {
    if explored?.setting == session.setting { return openExplored() }
    look(for: .overview, everything)
  }

  /// Does the steps of the shortest way to something broken: what `x` looks for, from here on.
  mutating func walkToTrouble() {
    let playback = session.playback()
    var exploration = Exploration(session.scenario, playback.situation)
    exploration.limit = Self.limit
    exploration.simulator = playback.simulator
    exploration.start = playback.world
    look(for: .trouble, exploration)
  }

  /// What a user could reach from the launch, and what is wrong there; worked out once a setting.
  mutating func explorationLines() -> [PageLine] {
    if explored?.setting != session.setting { take(everything.run()) }
    return explored?.lines ?? []
  }

  private var everything: Exploration {
    var exploration = Exploration(session.scenario, session.situation())
    exploration.limit = Self.limit
    return exploration
  }

  // MARK: A piece at a time

  /// Begins to search; where nobody calls `advance` it is done at once.
  private mutating func look(for purpose: OngoingSearch.Purpose, _ exploration: Exploration) {
    search = OngoingSearch(purpose: purpose, exploration: exploration.begin())
    if traits.isLive { searchOn() } else { finishSearch() }
  }

  mutating func searchOn() {
    guard let exploration = search?.exploration else { return }
    if exploration.advance() {
      notice = "Checked \(exploration.progress.states.of("state")) so far. Esc stops."
    } else {
      change { $0.finishSearch() }
    }
  }

  /// Takes what the search finds, all of it unless it is stopped.
  mutating func finishSearch(isStopped: Bool = false) {
    guard let search else { return }
    self.search = nil
    notice = nil
    if isStopped { search.exploration.end(by: .interrupted) }
    while search.exploration.advance() {}
    let found = search.exploration.explored
    switch search.purpose {
    case .overview:
      take(found)
      openExplored()
    case .trouble: walk(toNearestOf: found)
    }
  }

  /// Ends the search before a key is taken, whose own meaning may be just that; whether it has another.
  mutating func endSearch(before key: Key) -> Bool {
    guard key.isPress else { return true }
    let isStopped = key == .escape
    change { $0.finishSearch(isStopped: isStopped) }
    return !isStopped
  }

  // MARK: What was found

  private mutating func take(_ found: Explored) {
    let wording = Wording(session.situation().app)
    explored = ExploredText(
      setting: session.setting,
      lines: lines(of: found, wording) + [PageLine("")] + sightLines(of: found, wording))
  }

  /// Everything that can be seen, and the shortest way there.
  private func sightLines(of found: Explored, _ wording: Wording) -> [PageLine] {
    let sights = found.sights
    var title = PageLine("Screens, and the shortest way to each", .title)
    if sights.contains(where: { $0.isBroken }) {
      title.pieces.append(("   ! crashed, or not supported", .dim))
    }
    let counts = sights.map { $0.stateCount.of("state") }
    let widest = sights.map { DisplayWidth.of($0.name) }.max() ?? 0
    let largest = counts.map { $0.count }.max() ?? 0
    let lines = zip(sights, counts).map { sight, count in
      let way = wording.words(of: found.path(to: sight.nearest))
      var line = PageLine(
        sight.isBroken ? ("! ", .warning) : ("● ", .accent),
        (DisplayWidth.fit(sight.name, to: widest), .plain),
        ("   \(DisplayWidth.fit(count, to: largest))   ", .dim),
        (way.isEmpty ? "launch" : way.joined(separator: " · "), .code))
      line.way = way
      return line
    }
    return [title] + lines
  }

  private mutating func openExplored() {
    let selected = explorationLines().firstIndex { $0.way != nil } ?? 0
    open(.pages(Pages(kind: .exploration, selected: selected)))
  }

  private func lines(of explored: Explored, _ wording: Wording) -> [PageLine] {
    let extent =
      explored.isComplete
      ? "Checked all \(explored.states) states within \(explored.bound) pushes: "
        + "device orientation, visible screen, and what's below it."
      : "Checked the nearest \(explored.states) states; there are more."
    var lines = [PageLine(extent, .dim)]
    for finding in explored.ranked {
      guard !finding.holds, let path = finding.path else {
        lines.append(PageLine(("✓ ", .good), (finding.property.sentence, .dim)))
        continue
      }
      let found = Play(wording.app, path).finding(of: finding.property.name)
      let way = wording.words(of: path)
      let mark = Judgement(finding.property.isAboutCrashes ? .crashed : .notWanted).mark
      var line = PageLine(
        (mark + " ", finding.property.isAboutCrashes ? .refused : .warning),
        (found ?? finding.property.sentence, .plain))
      // What was found begins with the last step.
      if way.count > 1 || found == nil {
        let steps = way.isEmpty ? "the launch" : way.joined(separator: " · ")
        line.pieces += [(" Steps: ", .dim), (steps, .code)]
      }
      line.way = way
      lines.append(line)
    }
    return lines
  }

  private mutating func walk(toNearestOf explored: Explored) {
    guard let nearest = explored.ranked.first, nearest.isBroken, let path = nearest.path else {
      let extent = explored.isComplete ? "all" : "the nearest"
      notice = "No problems nearby: \(extent) \(explored.states) states checked."
      return
    }
    let playback = session.playback()
    for action in playback.situation.app.written(path, held: playback.world.held) {
      _ = session.perform(Scenario.Step(action))
    }
    if summary().verdict.isProblem {
      return tell("The nearest problem, \(path.count.of("step")) away.")
    }
    var play = Play(session.situation())
    for step in session.saved.steps where play.stop == nil { play.perform(step) }
    notice =
      play.finding(of: nearest.property.name)
      ?? "This is no longer true: \(nearest.property.sentence)"
  }
}

extension Wording {
  /// The steps of a way from the launch.
  fileprivate func words(of way: [Step]) -> [String] {
    app.written(way, held: app.settings.held).map { $0.text }
  }
}

extension Key {
  /// Whether somebody pressed something, and did not only let go.
  fileprivate var isPress: Bool {
    switch self {
    case .unknown, .resize, .focus: return false
    case .mouse(let event):
      if case .press = event.kind { return true }
      return false
    default: return true
    }
  }
}
