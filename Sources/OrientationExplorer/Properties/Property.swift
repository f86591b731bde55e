import OrientationModel

/// One step as it happened, or the launch, for whoever judges it.
package struct ExploredStep: Sendable {
  /// The simulator, to ask more of: traces, snapshots.
  package var simulator: Simulator
  /// The world before the step; nothing at launch.
  package var before: World?
  /// The step; nothing at launch.
  package var step: Step?
  package var after: World
  package var outcome: Outcome

  /// Everything the step brought, made to happen once more.
  package var trace: Trace {
    var simulator = simulator
    guard let step, var world = before else { return simulator.launchTraced().trace }
    return simulator.performTraced(step, on: &world).trace
  }
}

/// Something that is said of every state or step, and can be broken.
package struct Property: Sendable {
  /// What a custom property says of its predicate.
  package enum Claim: String, Sendable { case always, never, possible }

  /// The properties that ship, in the order of the contract.
  package enum Shipped: UInt8, CaseIterable, Sendable {
    case noException, shownIsSupported, noTrap, leavingRestores, noDoubleTurn, shownIsAllowed
  }

  enum Kind: Sendable {
    case shipped(Shipped)
    /// What breaks a claim, or bears out that something is possible.
    case custom(@Sendable (ExploredStep) -> Bool, isPossibility: Bool)
  }

  /// As reports and options call it.
  package let name: String
  package let sentence: String
  let kind: Kind

  /// A property of one's own: the predicate is asked of the launch and of every transition.
  package init(
    _ name: String, sentence: String, _ claim: Claim,
    _ predicate: @escaping @Sendable (ExploredStep) -> Bool
  ) {
    self.name = name
    self.sentence = sentence
    kind = .custom({ predicate($0) == (claim != .always) }, isPossibility: claim == .possible)
  }

  init(_ shipped: Shipped) {
    name = shipped.name
    sentence = shipped.sentence
    kind = .shipped(shipped)
  }

  package var isAboutCrashes: Bool { if case .shipped(.noException) = kind { true } else { false } }

  /// Whether it says that something is possible: then to be found is to hold.
  var isPossibility: Bool { if case .custom(_, true) = kind { true } else { false } }

  package static let shownIsSupported = Property(.shownIsSupported)
  package static let leavingRestores = Property(.leavingRestores)
  package static let shipped = Shipped.allCases.map { Property($0) }
}

extension Property.Shipped {
  package var name: String {
    switch self {
    case .noException: "no-exception"
    case .shownIsSupported: "shown-is-supported"
    case .noTrap: "no-trap"
    case .leavingRestores: "leaving-restores"
    case .noDoubleTurn: "no-double-turn"
    case .shownIsAllowed: "shown-is-allowed"
    }
  }

  package var sentence: String {
    switch self {
    case .noException: "No step crashes the app with an exception."
    case .shownIsSupported: "The visible screen is always in an orientation it supports."
    case .noTrap: "If several orientations are allowed, rotating the device rotates the interface."
    case .leavingRestores:
      "Opening and closing a screen without rotating in between restores the orientation."
    case .noDoubleTurn: "No step rotates the interface twice."
    case .shownIsAllowed:
      "Where the app's mask counts, the interface is always in an orientation it allows."
    }
  }
}
