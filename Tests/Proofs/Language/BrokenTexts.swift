import OrientationScenarios

extension Proof {
  static let brokenTexts = Proof(
    "two hundred thousand broken texts are read without harm", cases: 200, sample: 3
  ) { BrokenTexts.broken(in: $0) }
}

/// Small pieces of right texts, broken at random: whatever comes, the reader answers.
private enum BrokenTexts {
  private static let lines: [[UInt8]] = (Sample.whole + "\n" + Sample.small)
    .split(separator: "\n", omittingEmptySubsequences: true).map { Array($0.utf8) }

  /// With this before it, many a line is right.
  private static let root = Array("root List\n".utf8)

  static func broken(in batch: Int) -> [String] {
    var chance = Chance(seed: 1_000 + UInt64(batch))
    var rightCount = 0
    for count in 0..<1_000 {
      let bytes = text(by: &chance)
      let reading = Scenario.parse(bytes)
      if reading.isRight { rightCount += 1 }
      guard isInOrder(reading, of: bytes, inDetail: count % 50 == 0) else { return ["\(bytes)"] }
    }
    // Some of them are still right, and mean the same when printed.
    return rightCount > 5 ? [] : ["only \(rightCount) texts are right"]
  }

  /// A line or two of the samples with a few bytes changed.
  private static func text(by chance: inout Chance) -> [UInt8] {
    var bytes = chance.pick(lines)
    if chance.oneIn(2) { bytes = root + bytes }
    if chance.oneIn(3) { bytes += [0x0A] + chance.pick(lines) }
    for _ in 0...chance.below(3) {
      let at = chance.below(bytes.count + 1)
      switch chance.below(5) {
      case 0: bytes.insert(UInt8(truncatingIfNeeded: chance.next()), at: at)
      case 1: bytes.insert(chance.pick(Array("\" #:;,()?\\\n\t  -.e".utf8)), at: at)
      case 2 where at < bytes.count: bytes.remove(at: at)
      case 3 where at < bytes.count: bytes[at] ^= 1 << UInt8(chance.below(8))
      default:
        let other = chance.pick(lines)
        let start = chance.below(other.count)
        bytes.insert(contentsOf: other[start..<min(other.count, start + 8)], at: at)
      }
    }
    return bytes
  }

  /// Whether every problem stands in the text, and what is right is printed as it was meant.
  private static func isInOrder(
    _ reading: ScenarioReading, of bytes: [UInt8], inDetail: Bool
  ) -> Bool {
    for problem in reading.problems {
      let place = problem.place
      guard place.line >= 1, place.column >= 1, place.length >= 1, place.offset <= bytes.count
      else { return false }
    }
    guard inDetail || reading.isRight else { return true }
    let report = reading.report(file: "broken", in: bytes)
    guard reading.isRight == report.isEmpty else { return false }
    guard reading.isRight else { return true }
    let again = Scenario.parse(reading.scenario.text)
    return again.isRight && again.scenario == reading.scenario
  }
}
