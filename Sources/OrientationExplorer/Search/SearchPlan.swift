import OrientationModel

/// What does not change during a search.
final class SearchPlan: @unchecked Sendable {
  let book: StepBook
  let properties: [Property]
  let bearingRule: BearingRule
  /// The steps by number; a bare table, because every transition reads it.
  let steps: UnsafeMutablePointer<Step>
  let kinds: UnsafeMutablePointer<StepBook.Kind>
  /// Where each shipped property stands among those asked for.
  private(set) var places: [Int?]
  /// The properties with a predicate of their own, by their places.
  let customs: [(place: Int, claim: Property.Claim, predicate: @Sendable (Happening) -> Bool)]
  let pop: UInt16?
  let dismissal: UInt16?
  /// The rotations to try where the set has not all of them.
  let probes: [Step]

  init(_ book: StepBook, _ properties: [Property], _ settings: Settings, reactions: [Step]) {
    self.book = book
    self.properties = properties
    bearingRule = BearingRule(steps: book.steps + reactions, launchedWith: settings)
    steps = .allocate(capacity: max(book.steps.count, 1))
    steps.initialize(from: book.steps, count: book.steps.count)
    kinds = .allocate(capacity: max(book.kinds.count, 1))
    kinds.initialize(from: book.kinds, count: book.kinds.count)
    places = Property.Shipped.allCases.map { shipped in
      properties.firstIndex {
        if case .shipped(shipped) = $0.kind { return true }
        return false
      }
    }
    customs = properties.enumerated().compactMap { index, property in
      guard case .custom(let claim, let predicate) = property.kind else { return nil }
      return (index, claim, predicate)
    }
    pop = book.kinds.firstIndex(of: .pop).map { UInt16($0) }
    dismissal = book.kinds.firstIndex(of: .dismiss).map { UInt16($0) }
    probes = book.kinds.contains(.rotate) ? [] : Repertoire.rotations.map { .rotate($0) }
  }

  deinit {
    steps.deinitialize(count: book.steps.count)
    steps.deallocate()
    kinds.deallocate()
  }

  func place(of shipped: Property.Shipped) -> Int? { places[Int(shipped.rawValue)] }
}

/// The menus that were met, by number.
struct MenuBook {
  private(set) var menus: [[UInt16]] = []
  private(set) var widest = 0
  private var numbers: [StepBook.Offer: UInt16] = [:]

  mutating func number(of offer: StepBook.Offer, in book: StepBook) -> UInt16 {
    if let known = numbers[offer] { return known }
    let number = UInt16(menus.count)
    menus.append(book.menu(offer))
    widest = max(widest, menus[Int(number)].count)
    numbers[offer] = number
    return number
  }
}

/// What workers read of a search while nobody changes it.
struct SearchView: @unchecked Sendable {
  let states: StateView
  let scenes: SceneView
  let bearings: BearingView
  let menus: [[UInt16]]
  /// Six for each bearing.
  let turns: UnsafeMutablePointer<TurnTable.Turn>
  /// The header at launch.
  let launchBits: UInt64
  /// What of it has to be so for a turn to be remembered.
  let plainBits: UInt64
}
