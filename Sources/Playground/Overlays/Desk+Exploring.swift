import OrientationExplorer
import OrientationModel
import OrientationScenarios
import OrientationTelling
import TerminalModel

extension Desk {
  /// How many states a key may look at.
  private static let limit = 20_000

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
    let situation = session.situation(session.setting.version)
    let presentations = session.scenario.steps.compactMap { step -> Repertoire.Presentation? in
      guard case .present(let controller, let style, let presenter) = situation.step(step) else {
        return nil
      }
      return Repertoire.Presentation(controller, as: style, from: presenter)
    }
    var exploration = Exploration(
      situation.sheet,
      Repertoire(situation.sheet, presentations: presentations, depth: 2))
    exploration.limit = Self.limit
    return lines(of: exploration.run(), Wording(situation.sheet))
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
        lines.append(PageLine(.init("✓ ", .good), .init(words, .dim)))
        continue
      }
      let way = path.map { wording.sheet.text(of: $0) }
      var line = PageLine(.init("✕ ", .refused), .init(words), .init(" Broken by: ", .dim))
      line.pieces.append(.init(way.isEmpty ? "the launch" : way.joined(separator: " · "), .code))
      line.way = way
      lines.append(line)
    }
    return lines
  }

  /// Takes the way a line tells of, from the launch.
  mutating func take(_ way: [String]) {
    session.walk(to: session.timeline.pastNotes(0))
    for sentence in way {
      if let step = self.sentence(sentence).step { _ = session.perform(step) }
    }
    notice = "This is the shortest way there."
  }
}
