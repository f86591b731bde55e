/// A source of chance that throws the same every time.
package struct Dice {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed &* 0xD6E8_FEB8_6659_FD93
    // Neighbouring seeds must not throw the same, one throw apart.
    state = next() ^ (seed << 32)
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number below a bound.
  package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }

  /// True once in so many throws.
  package mutating func once(in count: Int) -> Bool { below(count) == 0 }

  package mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[below(choices.count)]
  }

  /// Something or nothing.
  package mutating func maybe<Value>(_ value: (inout Dice) -> Value) -> Value? {
    once(in: 2) ? value(&self) : nil
  }

  /// Some values, at least and at most so many.
  package mutating func some<Value>(_ counts: ClosedRange<Int>, _ value: (inout Dice) -> Value)
    -> [Value]
  {
    (0..<counts.lowerBound + below(counts.count)).map { _ in value(&self) }
  }
}
