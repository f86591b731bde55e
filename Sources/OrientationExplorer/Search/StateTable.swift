/// All states in the order in which they were found, and how each was reached first.
struct StateTable: ~Copyable {
  private var scenes: Column<UInt32>
  private var bearings: Column<UInt16>
  private var parents: Column<UInt32>
  private var steps: Column<UInt16>
  /// The properties that break here, a bit each.
  private var troubles: Column<UInt8>

  /// Stands for the scene of the one state that has none: `crashed`.
  static let crashed = UInt32.max
  /// Stands for the step of the launch.
  static let launch = UInt16.max

  init(_ account: MemoryAccount) {
    scenes = Column(account)
    bearings = Column(account)
    parents = Column(account)
    steps = Column(account)
    troubles = Column(account)
  }

  var count: Int { scenes.count }

  var view: StateView {
    StateView(
      scenes: scenes.base, bearings: bearings.base, parents: parents.base, steps: steps.base,
      troubles: troubles.base)
  }

  /// Makes room for more states; false where there is no memory for them.
  @inline(__always) mutating func reserve(_ more: Int) -> Bool {
    scenes.reserve(more) && bearings.reserve(more) && parents.reserve(more)
      && steps.reserve(more) && troubles.reserve(more)
  }

  /// Adds a state for which there is room.
  @inline(__always) mutating func append(
    scene: UInt32, bearing: UInt16, parent: UInt32, step: UInt16
  ) {
    scenes.append(scene)
    bearings.append(bearing)
    parents.append(parent)
    steps.append(step)
    troubles.append(0)
  }
}

/// The table of states as readers see it between two changes.
struct StateView: @unchecked Sendable {
  let scenes: UnsafeMutablePointer<UInt32>
  let bearings: UnsafeMutablePointer<UInt16>
  let parents: UnsafeMutablePointer<UInt32>
  let steps: UnsafeMutablePointer<UInt16>
  let troubles: UnsafeMutablePointer<UInt8>

  /// The numbers of the steps that lead to a state, the first one first.
  func path(to state: Int) -> [UInt16] {
    var path: [UInt16] = []
    var state = state
    while steps[state] != StateTable.launch {
      path.append(steps[state])
      state = Int(parents[state])
    }
    return path.reversed()
  }
}
