/// Chance with a seed: the same seed, the same worlds and steps, on every machine (SplitMix64).
package struct Chance: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// A number below a limit.
  mutating func below(_ limit: Int) -> Int { Int(next() >> 33) % max(limit, 1) }

  /// Yes, once in so many times.
  mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  mutating func pick<T>(_ choices: [T]) -> T { choices[below(choices.count)] }

  /// One of the choices, or nothing once in so many times.
  mutating func pick<T>(_ choices: [T], butNothingOneIn count: Int) -> T? {
    oneIn(count) ? nil : pick(choices)
  }

  /// Something, or nothing as often.
  mutating func maybe<Value>(_ value: (inout Chance) -> Value) -> Value? {
    oneIn(2) ? value(&self) : nil
  }

  /// Some values, at least and at most so many.
  mutating func some<Value>(
    _ counts: ClosedRange<Int>, _ value: (inout Chance) -> Value
  ) -> [Value] {
    (0..<counts.lowerBound + below(counts.count)).map { _ in value(&self) }
  }
}
