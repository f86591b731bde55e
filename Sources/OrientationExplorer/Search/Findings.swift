/// Where something was found: in a state, by a step from it, or by two.
struct Sighting {
  var state: Int
  var step: UInt16?
  var next: UInt16?
}

/// How often something was found, and where first in the order of the search.
struct Tally {
  private(set) var first: Sighting?
  private(set) var count = 0

  mutating func note(_ sighting: Sighting) {
    if count == 0 { first = sighting }
    count += 1
  }

  mutating func add(_ later: Tally) {
    if count == 0 { first = later.first }
    count += later.count
  }
}

struct Findings {
  var transitions = 0
  /// The properties that ship, in their order, and after them those with a predicate.
  var tallies: [Tally]
  /// Steps that set off an endless chain of reactions.
  var loops = Tally()

  init(_ plan: SearchPlan) {
    tallies = Array(
      repeating: Tally(), count: Property.Shipped.allCases.count + plan.predicates.count)
  }

  subscript(property: Property.Shipped) -> Tally {
    get { tallies[Int(property.rawValue)] }
    set { tallies[Int(property.rawValue)] = newValue }
  }

  mutating func add(_ later: Findings) {
    transitions += later.transitions
    loops.add(later.loops)
    for index in tallies.indices { tallies[index].add(later.tallies[index]) }
  }
}
