// Measures what is promised about speed and memory, and prints it as JSON. After
// `swift run -c release upright-bench`:
//
//   (nothing)    all of it, the explorer on the large scene
//   steps        steps and worlds alone
//   keys         a key of the playground, up to what is drawn
//   why 40       the decision and every change for a scene of so many screens
//   explore 4 2  the explorer alone: screens to push, threads

import Exports
import OrientationExplorer
import OrientationModel

let words = Array(CommandLine.arguments.dropFirst())
let report: JSON
switch words.first {
case "steps": report = ["steps": StepBench.report]
case "keys": report = ["keys": KeyBench.report]
case "why":
  report = WhyBench.report(screens: words.dropFirst().first.flatMap { Int($0) } ?? 40)
case "explore":
  let numbers = words.dropFirst().compactMap { Int($0) }
  report = ExplorerBench.report(
    screens: numbers.first ?? 4, threads: numbers.dropFirst().first ?? 1)
default:
  report = [
    "steps": StepBench.report, "keys": KeyBench.report,
    "why": WhyBench.report(screens: 40),
    "explorer": [1, 2].map { ExplorerBench.report(screens: 4, threads: $0) },
  ]
}
print(report.compact)
