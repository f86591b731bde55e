import OrientationExplorer
import OrientationModel
import OrientationScenarios

extension Exhibit {
  /// How many states are looked at for a diagram that people can still read.
  private static let limit = 20_000

  /// What a user can reach from the launch, folded by what is seen.
  var graph: OrientationGraph {
    let steps = scenario.steps.compactMap { play.situation.step($0) }
    let presentations = (steps + sheet.reactions.flatMap(\.steps)).compactMap { step in
      if case .present(let controller, let style, let presenter) = step.bare {
        return Repertoire.Presentation(controller, as: style, from: presenter)
      }
      return nil
    }
    var exploration = Exploration(
      sheet, Repertoire(sheet, presentations: presentations, depth: 1))
    exploration.limit = Self.limit
    return OrientationGraph(exploration.run())
  }
}
