/// A rule's number in the book: a family and a number, as in `CHOOSE-2`.
package struct RuleID: Hashable, Comparable, Sendable {
  /// The chapters of the book, in its order.
  package enum Family: UInt8, CaseIterable, Sendable {
    case dev, mask, exc, ask, cont, auto, reval, choose, pref, hack, geo, pad, launch, win, seq
    case lock, bnd, cat, alt, swui, int, adv, sys, misc

    /// The words of the book, in the order of the cases: asking the runtime for a case's name is slow.
    private static let names = [
      "DEV", "MASK", "EXC", "ASK", "CONT", "AUTO", "REVAL", "CHOOSE", "PREF", "HACK", "GEO", "PAD",
      "LAUNCH", "WIN", "SEQ", "LOCK", "BND", "CAT", "ALT", "SWUI", "INT", "ADV", "SYS", "MISC",
    ]

    package var name: String { Self.names[Int(rawValue)] }

    init?(name: String) {
      guard let index = Self.names.firstIndex(of: name) else { return nil }
      self.init(rawValue: UInt8(index))
    }
  }

  package let family: Family
  package let number: UInt8
  /// The `a` of `DEV-7a`; nothing for all others.
  package let isAddition: Bool

  package init(_ family: Family, _ number: UInt8, isAddition: Bool = false) {
    self.family = family
    self.number = number
    self.isAddition = isAddition
  }

  /// As the book writes it.
  package var text: String { "\(family.name)-\(number)\(isAddition ? "a" : "")" }

  package init?(text: some StringProtocol) {
    let halves = text.split(separator: "-", omittingEmptySubsequences: false)
    guard halves.count == 2, let family = Family(name: halves[0].uppercased()) else {
      return nil
    }
    let isAddition = halves[1].hasSuffix("a")
    guard let number = UInt8(isAddition ? halves[1].dropLast() : halves[1]) else { return nil }
    self.init(family, number, isAddition: isAddition)
  }

  package static func < (left: RuleID, right: RuleID) -> Bool {
    (left.family.rawValue, left.number, left.isAddition ? 1 : 0)
      < (right.family.rawValue, right.number, right.isAddition ? 1 : 0)
  }
}
