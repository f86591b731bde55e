/// Every rule, chapter by chapter, in the order of the book.
package enum RuleBook {
  /// What the book says, an entry for each `Rule`, in the order of the cases.
  package static let entries: [RuleEntry] = {
    let entries = [
      dev, mask, exc, ask, cont, auto, reval, choose, pref, hack, geo, pad, launch, win,
      seqLegacy, seqModern, lock, bnd, cat, alt, swui, int, adv, sys, misc,
    ].flatMap { chapter in chapter.map { $0.key.stating($0.value) } }
    precondition(entries.map(\.rule) == Rule.allCases, "each rule has one entry, in its place")
    return entries
  }()
}
