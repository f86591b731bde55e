import BundledScenarios

/// A promise that holds whatever happens, and all the cases it is tried on.
///
/// The tests try a sample of them; `swift run -c release upright-proof` tries them all.
package struct Proof: Sendable, CustomStringConvertible {
  /// The promise, as a sentence.
  package let name: String
  package let caseCount: Int
  /// How many cases the tests try, spread over all of them.
  package let sampleCount: Int
  /// What is broken in the case of a number; nothing where the promise holds.
  private let check: @Sendable (Int) -> [String]

  init(
    _ name: String, cases: Int, sample: Int, check: @escaping @Sendable (Int) -> [String]
  ) {
    self.name = name
    caseCount = cases
    sampleCount = min(sample, cases)
    self.check = check
  }

  /// A promise about every scenario of the repository, a case each.
  init(
    _ name: String, ofScenarios sample: Int,
    check: @escaping @Sendable (BundledScenario) -> [String]
  ) {
    let all = BundledScenario.inRepository
    self.init(name, cases: all.count, sample: sample) { check(all[$0]) }
  }

  package var description: String { name }

  /// What is broken in a sample of the cases: the first few of it.
  package var brokenInSample: [String] {
    broken((0..<sampleCount).lazy.map { $0 * caseCount / sampleCount })
  }

  /// What is broken in one part of all the cases, so that each thread can have its own.
  package func broken(part: Int, of parts: Int) -> [String] {
    broken(stride(from: part, to: caseCount, by: parts))
  }

  private func broken(_ cases: some Sequence<Int>) -> [String] {
    var broken: [String] = []
    for number in cases where broken.count < 5 {
      broken += check(number).map { "case \(number): \($0)" }
    }
    return broken
  }

  /// All there are, the longest first.
  package static let all: [Proof] =
    randomWorlds + [equalVersions, toldStories, provenFixes, writtenChanges, rightChanges]
    + toldReasons
    + enumerations + bundledEnumerations
    + [challengePars]
    + [brokenTexts, printedScenarios, scenarioEdits, writtenSteps]
    + playgrounds + textFields
    + [editedSetUps, exports, wellFormed, printedCommands, printedJSON] + metamorphoses
    + compiledCode + stagedCode
    + fuzzedInputs
}

/// Collects what does not hold.
struct Findings {
  private(set) var all: [String] = []

  mutating func expect(_ holds: Bool, _ otherwise: @autoclosure () -> String) {
    if !holds { all.append(otherwise()) }
  }
}
