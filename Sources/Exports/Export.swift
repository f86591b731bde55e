import OrientationExplorer
import OrientationModel
import OrientationScenarios
import OrientationTelling
import TerminalModel

extension ExportInput {
  /// The play as one of the kinds, byte for byte the same every time; `filmed` is asked for what a
  /// terminal of some size showed, where that matters.
  package func export(
    _ kind: ExportKind, _ options: ExportOptions = ExportOptions(), filmed: (Size) -> Screencast
  ) throws(ExportProblem) -> String {
    switch kind {
    case .cast: asciicast(options, filmed(options.size))
    case .json: json
    case .mermaid where options.isGraph: graph.mermaid(app.text(of:))
    case .dot where options.isGraph: graph.dot(app.text(of:))
    case .mermaid: TreeDiagram(self, step: try step(options)).mermaid
    case .dot: TreeDiagram(self, step: try step(options)).dot
    case .markdown: try report(options)
    case .svg: options.isStrip ? strip(options) : try still(options)
    case .swift: try swift(options)
    case .xctest: TestCode(alone: self).code.text
    }
  }

  /// What a user can reach from the launch, folded by what is seen.
  var graph: OrientationGraph {
    let steps = scenario.steps.compactMap { play.situation.step($0) }
    let presentations = (steps + app.reactions.flatMap(\.steps)).compactMap {
      Repertoire.Presentation($0.bare)
    }
    var exploration = Exploration(app, Repertoire(app, presentations: presentations, depth: 1))
    // With more, people could not read the diagram.
    exploration.limit = 20_000
    return OrientationGraph(exploration.run())
  }
}
