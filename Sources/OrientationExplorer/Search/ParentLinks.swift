/// How each state of a search was reached first; the states are numbered as they were found.
struct ParentLinks: ~Copyable {
  private var parents: GrowableBuffer<UInt32>
  private var steps: GrowableBuffer<UInt16>

  init(_ account: MemoryAccount) {
    parents = GrowableBuffer(account)
    steps = GrowableBuffer(account)
  }

  var count: Int { parents.count }

  /// Adds a state: where the search starts, or what a step led to from an earlier one.
  ///
  /// False where there is no memory for it.
  mutating func append(parent: UInt32, step: UInt16) -> Bool {
    guard count < UInt32.max - 1, parents.reserve(1), steps.reserve(1) else { return false }
    parents.append(parent)
    steps.append(step)
    return true
  }

  /// The numbers of the steps that lead to a state, the first one first.
  func path(to state: Int) -> [UInt16] {
    var path: [UInt16] = []
    var state = state
    while state > 0 {
      path.append(steps[state])
      state = Int(parents[state])
    }
    return path.reversed()
  }
}
