import Foundation

// ScenarioBundler FOLDER OUTPUT SCENARIO…
//
// Writes one Swift file that holds the scenarios; their paths are relative to the folder. Of the
// reports only those go into the program that `Reported/bundled.txt` names, one a line.

let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first, let output = arguments.dropFirst().first else {
  exit(complaining: "usage: ScenarioBundler FOLDER OUTPUT SCENARIO…")
}

do {
  let paths = try bundled(Array(arguments.dropFirst(2)), below: folder)
  let scenarios = try paths.map { try BundledFile(path: $0, below: folder) }
  try write(swiftSource(holding: scenarios.sorted()), to: output)
} catch { exit(complaining: "error: \(error)") }

/// The paths without the reports that are not in the list.
func bundled(_ paths: [String], below folder: String) throws -> [String] {
  let list = URL(filePath: folder).appending(path: "Reported/bundled.txt")
  let names = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
  let reports = Set(names.map { "Reported/\($0).scenario" })
  if let missing = reports.subtracting(paths).min() {
    throw BundlingProblem(description: "Reported/bundled.txt names \(missing), which isn't there")
  }
  return paths.filter { !$0.hasPrefix("Reported/") || reports.contains($0) }
}

/// Leaves a file alone that already says so: then nothing is compiled again.
func write(_ source: String, to path: String) throws {
  let url = URL(filePath: path)
  let source = Data(source.utf8)
  if source == (try? Data(contentsOf: url)) { return }
  try source.write(to: url)
}

func exit(complaining message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(1)
}
