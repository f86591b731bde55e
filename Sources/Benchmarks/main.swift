// Measures what is promised about speed and memory, and prints it as JSON:
//
//   swift run -c release upright-bench              all of it, the explorer on the large scene
//   swift run -c release upright-bench steps        steps and worlds alone
//   swift run -c release upright-bench keys         a key of the playground, up to what is drawn
//   swift run -c release upright-bench explore 4 2  the explorer alone: screens to push, threads

import OrientationExplorer
import OrientationModel

let words = Array(CommandLine.arguments.dropFirst())
let report: JSON
switch words.first {
case "steps": report = .object([("steps", StepBench.report)])
case "keys": report = .object([("keys", KeyBench.report)])
case "explore":
  let numbers = words.dropFirst().compactMap { Int($0) }
  report = ExplorerBench.report(
    screens: numbers.first ?? 4, threads: numbers.dropFirst().first ?? 1)
default:
  report = .object([
    ("steps", StepBench.report),
    ("keys", KeyBench.report),
    (
      "explorer",
      .array([1, 2].map { ExplorerBench.report(screens: 4, threads: $0) })
    ),
  ])
}
print(report.text)
