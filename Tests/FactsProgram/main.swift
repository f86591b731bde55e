// What each step of every scenario is, held to the record: `swift run -c release upright-facts`.
//
//   upright-facts             shows both sides of what differs; exit 1 where something does
//   upright-facts --record    writes down what is, after showing what differs
//
// It is run in the package's own folder.
import Foundation
import Proofs

let record = URL(filePath: "Tests/Facts/facts.txt")
let now = try PlayFacts.all(below: URL(filePath: "Scenarios"))
let recorded = FactsRecord(reading: (try? String(contentsOf: record, encoding: .utf8)) ?? "")
let difference = FactsDifference(recorded: recorded.plays, now: now)

for line in difference.lines { print(line) }
for (kind, count) in difference.counts.sorted(by: { $0.key < $1.key }) {
  print("\(count)  \(kind)")
}
let steps = now.map(\.steps.count).reduce(0, +)
print("\(now.count) plays with \(steps) steps: \(difference.lines.count) differences.")

if CommandLine.arguments.contains("--record") {
  try Data(FactsRecord(now).text.utf8).write(to: record, options: .atomic)
} else if !difference.isEmpty {
  exit(1)
}
