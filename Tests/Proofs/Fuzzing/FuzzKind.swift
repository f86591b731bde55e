/// A kind of input that the program has to survive, whatever it is like.
///
/// A number makes the same input on every machine. To add a kind, say how chance makes one and what
/// holds of it, and put it into `all`; `upright-fuzz` does the rest.
package struct FuzzKind: Sendable {
  package let name: String
  /// What is fed to what.
  package let purpose: String
  /// How many are tried in about a second, which is how long a kind's turn lasts.
  package let turn: Int
  private let seed: UInt64
  private let make: @Sendable (inout Chance) -> [UInt8]
  private let check: @Sendable ([UInt8], inout Findings) -> Void

  /// `seed` is written down here, for good: with another, every number means another input.
  init(
    _ name: String, _ purpose: String, seed: UInt64, turn: Int = 1_000,
    make: @escaping @Sendable (inout Chance) -> [UInt8],
    check: @escaping @Sendable ([UInt8], inout Findings) -> Void
  ) {
    (self.name, self.purpose, self.seed, self.turn) = (name, purpose, seed, turn)
    (self.make, self.check) = (make, check)
  }

  /// Those that need nothing but this process.
  static let pure = [
    language, commands, stories, names, tokens, propertyLists, promptLines, keyScripts,
    terminalBytes,
  ]

  package static let all = pure + [program]

  package func input(_ number: Int) -> [UInt8] {
    var chance = Chance(seed: seed << 40 | UInt64(truncatingIfNeeded: number))
    return make(&chance)
  }

  /// What does not hold of the input of a number; a trap tells for itself.
  package func broken(_ number: Int) -> [String] {
    var findings = Findings()
    check(input(number), &findings)
    return findings.all
  }
}

extension Proof {
  /// A second's worth of each kind; more in `upright-fuzz`, which survives what traps.
  static let fuzzedInputs = FuzzKind.pure.map { kind in
    Proof("\(kind.name): \(kind.purpose)", cases: kind.turn, sample: 2) { kind.broken($0) }
  }
}
