import OrientationExplorer
import OrientationScenarios
import OrientationTelling
import TerminalModel

extension Exhibit {
  /// The play as one of the kinds, byte for byte the same every time; `filmed` is asked for what a
  /// terminal of some size showed, where that matters.
  package func export(
    _ kind: ExportKind, _ options: ExportOptions = ExportOptions(), filmed: (Size) -> Footage
  ) throws(ExportProblem) -> String {
    switch kind {
    case .cast: screencast(options, filmed(options.size))
    case .json: json
    case .mermaid where options.isGraph: graph.mermaid(sheet.text(of:))
    case .dot where options.isGraph: graph.dot(sheet.text(of:))
    case .mermaid: TreeDiagram(self, step: try step(options)).mermaid
    case .dot: TreeDiagram(self, step: try step(options)).dot
    case .markdown: try report(options)
    case .svg: options.isStrip ? strip(options) : try still(options)
    case .swift: try swift(options)
    case .xctest: xctest
    }
  }
}
