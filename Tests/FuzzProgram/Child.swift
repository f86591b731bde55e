import Proofs

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Tries a row of inputs, and says before each which it is.
enum Child {
  /// More than any input needs; an allocation beyond it fails, and the number is known.
  private static let memoryLimit: rlim_t = 3 << 30

  static func run(_ wishes: Wishes) -> Never {
    var limit = rlimit(rlim_cur: memoryLimit, rlim_max: memoryLimit)
    _ = withUnsafePointer(to: &limit) { setrlimit(addressSpace, $0) }
    var foundCount: Int32 = 0
    for kind in wishes.kinds {
      for number in wishes.from..<(wishes.from + wishes.count) {
        tell(number)
        let broken = kind.broken(number)
        if !broken.isEmpty { foundCount = min(foundCount + 1, 200) }
        for line in broken { say("\(kind.name) \(number): \(line)\n") }
      }
    }
    exit(foundCount)
  }

  #if canImport(Darwin)
    private static let addressSpace = RLIMIT_AS
  #else
    private static let addressSpace = __rlimit_resource_t(RLIMIT_AS.rawValue)
  #endif

  private static func tell(_ number: Int) {
    var number = UInt64(number)
    guard write(STDOUT_FILENO, &number, 8) == 8 else { exit(3) }
  }
}
