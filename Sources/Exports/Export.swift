import OrientationExplorer
import OrientationModel
import OrientationScenarios
import OrientationTelling
import TerminalModel

extension ExportInput {
  /// The play as one of the kinds, byte for byte the same every time.
  package func export(
    _ kind: ExportKind, _ options: ExportOptions = ExportOptions(), from sources: ExportSources
  ) throws(ExportProblem) -> String {
    switch kind {
    case .cast: asciicast(options, sources.filmed(options.size))
    case .html: try page(options, sources)
    case .json: json
    case .mermaid where options.isGraph: graph.mermaid(app.text(of:))
    case .dot where options.isGraph: graph.dot(app.text(of:))
    case .mermaid: TreeDiagram(self, step: try step(options)).mermaid
    case .dot: TreeDiagram(self, step: try step(options)).dot
    case .markdown: try report(options)
    case .svg where options.isStrip: strip(options)
    case .svg where options.isAnimated: try moving(options)
    case .svg where options.fix != nil || options.beside != nil: try pair(options, sources)
    case .svg: try still(options)
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
