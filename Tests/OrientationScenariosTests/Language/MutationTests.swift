import OrientationScenarios
import Testing

/// Small pieces of right texts, broken at random: whatever comes, the reader answers.
struct MutationTests {
  static let lines: [[UInt8]] = (Sample.whole + "\n" + Sample.small)
    .split(separator: "\n", omittingEmptySubsequences: true).map { Array($0.utf8) }

  /// With this before it, many a line is right.
  private static let root = Array("root List\n".utf8)

  @Test(arguments: 0..<8)
  func `two hundred thousand broken texts are read without harm`(_ batch: UInt64) {
    var dice = Dice(seed: 1_000 + batch)
    var rightCount = 0
    for count in 0..<25_000 {
      let bytes = Self.broken(by: &dice)
      let reading = Scenario.parse(bytes)
      if reading.isRight { rightCount += 1 }
      guard Self.isInOrder(reading, of: bytes, inDetail: count % 50 == 0) else {
        Issue.record("\(bytes)")
        return
      }
    }
    // Some of them are still right, and mean the same when printed.
    #expect(rightCount > 300)
  }

  /// A line or two of the samples with a few bytes changed.
  private static func broken(by dice: inout Dice) -> [UInt8] {
    var bytes = dice.pick(lines)
    if dice.once(in: 2) { bytes = root + bytes }
    if dice.once(in: 3) { bytes += [0x0A] + dice.pick(lines) }
    for _ in 0...dice.below(3) {
      let at = dice.below(bytes.count + 1)
      switch dice.below(5) {
      case 0: bytes.insert(UInt8(truncatingIfNeeded: dice.next()), at: at)
      case 1: bytes.insert(dice.pick(Array("\" #:;,()?\\\n\t  -.e".utf8)), at: at)
      case 2 where at < bytes.count: bytes.remove(at: at)
      case 3 where at < bytes.count: bytes[at] ^= 1 << UInt8(dice.below(8))
      default:
        let other = dice.pick(lines)
        let start = dice.below(other.count)
        bytes.insert(contentsOf: other[start..<min(other.count, start + 8)], at: at)
      }
    }
    return bytes
  }

  /// Whether every problem stands in the text, and what is right is printed as it was meant.
  private static func isInOrder(
    _ reading: Reading, of bytes: [UInt8], inDetail: Bool
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
