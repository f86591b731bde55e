/// One of UIKit's ways to choose an orientation, and its rule.
package struct Choice: Hashable, Sendable {
  /// Where the orientation comes from.
  package enum Way: Hashable, Sendable {
    /// The overridden preference, where it is allowed.
    case preference
    /// What the device, the rotation lock, or a forced value calls for, if it's allowed.
    case device
    /// The same, unless the assumption `device-before-current` says otherwise.
    case deviceBeforeCurrent
    /// The orientation the interface has, where it is allowed.
    case current
    /// The orientation the interface has, where it is among those requested.
    case requested
    /// The orientation the interface has, allowed or not.
    case stay
    /// The first that is allowed, by raw value.
    case fixedOrder
    /// The allowed one nearest to what the hand calls for, a quarter turn before a half turn.
    case nearest
  }

  package let way: Way
  package let rule: Rule
  /// The effect to note where this way offers nothing that is allowed.
  let passing: Effect?

  private init(_ way: Way, _ rule: Rule, passing: Effect? = nil) {
    self.way = way
    self.rule = rule
    self.passing = passing
  }

  // The orders of the book (CHOOSE-1 to 7, AUTO-6, GEO-7).

  private static let otherwise = Order(
    Choice(.deviceBeforeCurrent, .deviceFirst, passing: .passes),
    Choice(.current, .currentNext, passing: .passes), Choice(.fixedOrder, .fixedOrderLast))
  private static let device = Order(
    Choice(.device, .deviceNotAllowedIsIgnored), Choice(.stay, .deviceNotAllowedIsIgnored))
  private static let attempt = Order(
    Choice(.device, .attemptDecidesAnew), Choice(.stay, .attemptDecidesAnew))
  private static let presentation = Order(Choice(.preference, .preferenceFirst), then: otherwise)
  private static let dismissal = Order(
    Choice(.device, .dismissalPreferenceFirst), Choice(.preference, .dismissalPreferenceFirst),
    then: otherwise)
  private static let dismissalByPreference = Order(
    Choice(.preference, .dismissalPreferenceFirst), Choice(.device, .dismissalPreferenceFirst),
    then: otherwise)
  private static let request = Order(
    Choice(.requested, .requestForSeveral, passing: .tells), then: otherwise)

  private static let opening = Order(Choice(.device, .openingFollowsHand), then: otherwise)
  private static let closing = Order(
    Choice(.device, .closingTakesNearest), Choice(.nearest, .closingTakesNearest), then: otherwise)

  /// In which order the ways are tried.
  static func order(
    for trigger: Trigger, attemptDecides: Bool, presenterPreferenceFirst: Bool
  ) -> Order {
    switch trigger {
    case .device: device
    case .attempt: attemptDecides ? attempt : otherwise
    case .presentation: presentation
    case .dismissal: presenterPreferenceFirst ? dismissalByPreference : dismissal
    case .request: request
    case .display(.inner): opening
    case .display(.outer): closing
    case .launch, .tree, .needsUpdate, .lock, .foreground, .window, .root, .resize, .late: otherwise
    }
  }
}

/// Ways to choose, in the order in which they are tried.
///
/// There are a few for the life of the program: going through one counts no references.
struct Order: Sequence, @unchecked Sendable {
  private let choices: UnsafeBufferPointer<Choice>

  init(_ first: Choice..., then rest: Order? = nil) {
    let all = first + (rest.map { Array($0) } ?? [])
    let memory = UnsafeMutableBufferPointer<Choice>.allocate(capacity: all.count)
    _ = memory.initialize(fromContentsOf: all)
    choices = UnsafeBufferPointer(memory)
  }

  func makeIterator() -> UnsafeBufferPointer<Choice>.Iterator { choices.makeIterator() }
}
