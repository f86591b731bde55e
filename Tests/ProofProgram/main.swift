// Every proof, on all its cases: `swift run -c release upright-proof`.
//
//   upright-proof           all of them
//   upright-proof WORD …    those with one of the words in their names
//   upright-proof 2/3       of each the second of every three cases
import Proofs

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Which cases, of how many: `2/3`.
let shares = CommandLine.arguments.dropFirst().compactMap { word -> (number: Int, of: Int)? in
  let numbers = word.split(separator: "/").compactMap { Int($0) }
  guard numbers.count == 2, (1...max(1, numbers[1])).contains(numbers[0]) else { return nil }
  return (numbers[0], numbers[1])
}
let share = shares.first ?? (1, 1)
let words = CommandLine.arguments.dropFirst().filter { !$0.contains("/") }
let chosen = Proof.all.filter { proof in
  words.isEmpty || words.contains { proof.name.contains($0) }
}
let threads = 2
var brokenCount = 0
let clock = ContinuousClock()

for proof in chosen {
  let start = clock.now
  let broken = await withTaskGroup(of: [String].self) { group in
    for thread in 0..<threads {
      let part = share.number - 1 + thread * share.of
      group.addTask { proof.broken(part: part, of: threads * share.of) }
    }
    var all: [String] = []
    for await part in group { all += part }
    return all
  }
  let seconds = (clock.now - start) / .seconds(1)
  let tenths = Int((seconds * 10).rounded())
  let time = String(repeating: " ", count: max(0, 4 - "\(tenths / 10)".count))
  print("\(time)\(tenths / 10).\(tenths % 10) s  \(proof.name): \(proof.caseCount) cases")
  for line in broken { print("    \(line)") }
  // So that a proof that crashes leaves the others' lines.
  fflush(nil)
  if !broken.isEmpty { brokenCount += 1 }
}

if brokenCount > 0 {
  print("\(brokenCount) of \(chosen.count) proofs are broken.")
  exit(1)
}
print("All \(chosen.count) proofs hold.")
