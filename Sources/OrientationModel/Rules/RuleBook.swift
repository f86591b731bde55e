/// Every rule, chapter by chapter, in the order of the book.
package enum RuleBook {
  /// The whole book.
  package static let rules: [Rule] = chapters.flatMap { $0 }

  /// The rule of that number, or nothing where the book has none.
  package static func rule(_ id: RuleID) -> Rule? {
    positions[id].map { rules[$0] }
  }

  /// In the order of `RuleID.Family`.
  private static let chapters: [[Rule]] = [
    dev, mask, exc, ask, cont, auto, reval, choose, pref, hack, geo, pad, launch, win,
    seqLegacy, seqModern, lock, bnd, cat, alt, swui, int, adv, sys, misc,
  ]

  /// Where in `rules` each one stands.
  private static let positions: [RuleID: Int] = Dictionary(
    rules.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
}
