import BundledScenarios
import Foundation

extension BundledScenario {
  /// Every scenario below `Scenarios/`: those in the program, and the reports that are tests alone.
  package static let inRepository: [BundledScenario] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Scenarios/Reported").standardizedFileURL
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    let reports = paths.filter { $0.hasSuffix(".scenario") }.sorted().map { path in
      let bytes = (try? Data(contentsOf: folder.appending(path: path))) ?? Data()
      return BundledScenario(
        name: "Reported/" + path.dropLast(".scenario".count),
        text: String(decoding: bytes, as: UTF8.self))
    }
    precondition(!reports.isEmpty, "The reports lie in Scenarios/Reported.")
    return all.filter { !$0.name.hasPrefix("Reported/") } + reports
  }()
}
