/// Every rule, chapter by chapter, in the order of the book.
package enum RuleBook {
  /// What the book says, an entry for each `Rule`, in the order of the cases.
  package static let entries: [RuleEntry] = {
    let chapters: KeyValuePairs<Rule.Chapter, KeyValuePairs<RuleEntry, String>> = [
      .dev: dev, .mask: mask, .exc: exc, .ask: ask, .cont: cont, .auto: auto, .reval: reval,
      .choose: choose, .pref: pref, .hack: hack, .geo: geo, .pad: pad, .duo: duo, .launch: launch,
      .win: win, .seq: seqLegacy, .seq: seqModern, .lock: lock, .bnd: bnd, .cat: cat, .alt: alt,
      .swui: swui, .int: int, .adv: adv, .sys: sys, .misc: misc,
    ]
    let entries = chapters.flatMap { chapter, heads in
      heads.map { $0.key.stating($0.value, in: chapter) }
    }
    precondition(entries.map { $0.rule } == Rule.allCases, "each rule has one entry, in its place")
    return entries
  }()
}
