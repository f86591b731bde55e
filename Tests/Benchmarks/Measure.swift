import CAllocations
import Exports

/// The time and the allocations of one round of some work.
struct Measure {
  /// The least of many samples: what it costs when nothing else interferes.
  private(set) var nanoseconds = Double.infinity
  private(set) var allocations = 0.0

  init(samples: Int = 200, rounds: Int = 2_000, _ work: () -> Void) {
    for _ in 0..<rounds { work() }
    let clock = ContinuousClock()
    for _ in 0..<samples {
      let time = clock.measure { for _ in 0..<rounds { work() } }
      let (seconds, attoseconds) = time.components
      let sample = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
      nanoseconds = min(nanoseconds, sample / Double(rounds))
    }
    let before = ca_count()
    for _ in 0..<rounds { work() }
    allocations = Double(ca_count() - before) / Double(rounds)
  }
}

extension JSON {
  /// A measured number; three places behind the point are enough.
  static func decimal(_ value: Double) -> JSON {
    .thousandths(Int(max(0, value * 1_000).rounded()))
  }
}
