/// The states a search has found, in that order, and how each was reached first.
struct Trail<State: Scattered>: ~Copyable {
  private var states: Numbering<State>
  private var parents: Column<UInt32>
  private var steps: Column<UInt16>

  init(_ account: MemoryAccount) {
    states = Numbering(account)
    parents = Column(account)
    steps = Column(account)
  }

  var count: Int { states.count }

  subscript(number: Int) -> State { states[number] }

  func number(of state: State) -> Int? { states.number(of: state) }

  /// Adds a state that is new: where the search starts, or what a step led to from an earlier one.
  ///
  /// False where there is no memory for it.
  mutating func append(_ state: State, parent: Int = 0, step: UInt16 = 0) -> Bool {
    guard parents.reserve(1), steps.reserve(1), states.append(state) else { return false }
    parents.append(UInt32(parent))
    steps.append(step)
    return true
  }

  /// The numbers of the steps that lead to a state, the first one first.
  func path(to number: Int) -> [UInt16] {
    var path: [UInt16] = []
    var number = number
    while number > 0 {
      path.append(steps[number])
      number = Int(parents[number])
    }
    return path.reversed()
  }
}
