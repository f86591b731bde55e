import OrientationExplorer
import OrientationScenarios
import OrientationTelling

extension Exhibit {
  /// The play as one of the kinds, byte for byte the same every time.
  package func export(
    _ kind: ExportKind, _ options: ExportOptions = ExportOptions()
  ) throws(ExportProblem) -> String {
    switch kind {
    case .cast: screencast(options)
    case .json: json
    case .mermaid where options.isGraph: graph.mermaid(wording.sentence)
    case .dot where options.isGraph: graph.dot(wording.sentence)
    case .mermaid: TreeDiagram(self, step: try step(options)).mermaid
    case .dot: TreeDiagram(self, step: try step(options)).dot
    case .markdown: try report(options)
    case .svg: options.isStrip ? strip(options) : try still(options)
    case .swift: try swift(options)
    case .xctest: xctest
    }
  }
}
