import Foundation

// ScenarioBundler FOLDER OUTPUT SCENARIO…
//
// Writes one Swift file that holds every scenario; their paths are relative to the folder.

let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first, let output = arguments.dropFirst().first else {
  exit(complaining: "usage: ScenarioBundler FOLDER OUTPUT SCENARIO…")
}

do {
  let scenarios = try arguments.dropFirst(2).map { try BundledFile(path: $0, below: folder) }
  try write(swiftSource(holding: scenarios.sorted()), to: output)
} catch { exit(complaining: "error: \(error)") }

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
