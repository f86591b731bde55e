import SwiftCode

extension ExportInput {
  /// The play as one of the kinds, byte for byte the same every time.
  package func export(
    _ kind: ExportKind, _ options: ExportOptions = ExportOptions(), from sources: ExportSources
  ) throws(ExportProblem) -> String {
    switch kind {
    case .cast: asciicast(options, sources.filmed(options.size))
    case .html: try page(options, sources)
    case .json: json
    case .markdown: try shared(options, command: sources.command(try step(options)))
    case .svg where options.isAnimated: try moving(options)
    case .svg where options.fix != nil: try pair(options)
    case .svg: try still(options)
    case .swift: try swift(options)
    case .xctest: TestCode(self).code.text
    }
  }
}
