// Every proof, on all its cases: `swift run -c release upright-proof`.
//
//   upright-proof           all of them
//   upright-proof WORD …    those with one of the words in their names
import Proofs

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

let words = CommandLine.arguments.dropFirst()
let chosen = Proof.all.filter { proof in
  words.isEmpty || words.contains { proof.name.contains($0) }
}
let threads = 2
var brokenCount = 0
let clock = ContinuousClock()

for proof in chosen {
  let start = clock.now
  let broken = await withTaskGroup(of: [String].self) { group in
    for part in 0..<threads { group.addTask { proof.broken(part: part, of: threads) } }
    var all: [String] = []
    for await part in group { all += part }
    return all
  }
  let seconds = (clock.now - start) / .seconds(1)
  let tenths = Int((seconds * 10).rounded())
  let time = String(repeating: " ", count: max(0, 4 - "\(tenths / 10)".count))
  print("\(time)\(tenths / 10).\(tenths % 10) s  \(proof.name): \(proof.caseCount) cases")
  for line in broken { print("    \(line)") }
  if !broken.isEmpty { brokenCount += 1 }
}

if brokenCount > 0 {
  print("\(brokenCount) of \(chosen.count) proofs are broken.")
  exit(1)
}
print("All \(chosen.count) proofs hold.")
