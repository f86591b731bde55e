import Foundation

// ScenarioBundler FOLDER OUTPUT SCENARIO…
//
// Writes one Swift file that holds the scenarios; their paths are relative to the folder. Of the
// reports only those go into the program that `Reported/bundled.txt` names, one a line.

let ending = ".scenario"
let folder = URL(filePath: CommandLine.arguments[1])
let output = URL(filePath: CommandLine.arguments[2])
let names = Set(CommandLine.arguments.dropFirst(3).map { String($0.dropLast(ending.count)) })

let list = try String(contentsOf: folder.appending(path: "Reported/bundled.txt"), encoding: .utf8)
let reports = Set(list.split(separator: "\n").map { "Reported/\($0)" })
let missing = reports.subtracting(names)
precondition(missing.isEmpty, "Reported/bundled.txt names what isn't there: \(missing.sorted())")

/// The folders in the order a newcomer reads them; any other comes after these.
let folders = ["Tour", "Challenges", "Recipes", "Situations", "Documented", "Reported"]
func rank(_ name: String) -> Int {
  folders.firstIndex { name.hasPrefix($0 + "/") } ?? folders.count
}

let bundled = names.filter { !$0.hasPrefix("Reported/") || reports.contains($0) }
let scenarios = try bundled.sorted { (rank($0), $0) < (rank($1), $1) }.map { name in
  let text = try String(contentsOf: folder.appending(path: name + ending), encoding: .utf8)
  // The literal's end stands in the first column, so that no indentation is cut.
  return "    BundledScenario(name: \"\(name)\", text: ##\"\"\"\n\(text)\n\"\"\"##),\n"
}
let source = """
  extension BundledScenario {
    package static let all: [BundledScenario] = [
  \(scenarios.joined())  ]
  }

  """

// A file is left alone that already says so: then nothing is compiled again.
if source != (try? String(contentsOf: output, encoding: .utf8)) {
  try source.write(to: output, atomically: true, encoding: .utf8)
}
