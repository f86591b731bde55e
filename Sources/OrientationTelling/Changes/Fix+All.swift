import OrientationModel

extension Fix {
  /// The smallest changes that fulfil a wish, best first; `limit` bounds how many are kept.
  ///
  /// The steps go up to and include the one in question. Without a wish of the caller's own the
  /// step's is taken. Every change that is returned has been replayed from the launch on.
  package static func all(
    of app: App, _ steps: [Step], wish: Wish? = nil, limit: Int = 12
  ) -> [Fix] {
    guard let workshop = FixSearch(app, steps, wish: wish) else { return [] }
    var found = workshop.best(of: workshop.deeds)
    // What nobody can do comes last, so it is not looked for where enough else helps.
    if found.count < limit { found = workshop.best(of: workshop.deeds + workshop.hypotheses) }
    return Array(found.prefix(limit))
  }

  /// Fewest lines first, code before settings before the hand, versions and assumptions last.
  ///
  /// What disturbs the steps before it comes after what does not, and what bends another screen to
  /// help this one after both.
  fileprivate func rank(_ harm: Int) -> [Int] {
    let isHypothetical = place == .version || place == .assumption
    return [isHypothetical ? 1 : 0, harm, isFelt ? 1 : 0, lineCount, Int(kind.rawValue), distance]
  }

  fileprivate func isSame(as draft: FixCandidate) -> Bool {
    app == draft.app && steps == draft.steps
  }

  /// Of equal titles and of the versions in one direction only the first is worth telling.
  fileprivate static func firstOfItsKind(_ changes: [Fix]) -> [Fix] {
    var titles: Set<String> = []
    return changes.filter { titles.insert($0.title).inserted }
  }
}

extension FixSearch {
  /// Those that help, best first.
  fileprivate func best(of drafts: [FixCandidate]) -> [Fix] {
    var kept: [Fix] = []
    for draft in drafts {
      let isNews = draft.app != app || draft.steps != steps
      guard isNews, !kept.contains(where: { $0.isSame(as: draft) }) else { continue }
      if let proven = proven(draft) { kept.append(proven) }
    }
    kept = kept.map { ($0, [isCause($0) ? 0 : 1] + $0.rank(harm(of: $0))) }
      .enumerated()
      .sorted { left, right in
        left.element.1 == right.element.1
          ? left.offset < right.offset
          : left.element.1.lexicographicallyPrecedes(right.element.1)
      }
      .map(\.element.0)
    return Fix.firstOfItsKind(kept)
  }
}
