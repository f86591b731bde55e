import OrientationModel

extension Counterfactual {
  /// The smallest changes that fulfil a wish, best first; `limit` bounds how many are kept.
  ///
  /// The steps go up to and include the one in question. Without a wish of the caller's own the
  /// step's is taken. Every change that is returned has been replayed from the launch on.
  package static func all(
    of sheet: CastSheet, _ steps: [Step], wish: Wish? = nil, limit: Int = 12
  ) -> [Counterfactual] {
    guard let workshop = Workshop(sheet, steps, wish: wish) else { return [] }
    var kept: [Counterfactual] = []
    for candidate in workshop.candidates {
      let isNews = candidate.sheet != sheet || candidate.steps != steps
      guard isNews, !kept.contains(where: { $0.isSame(as: candidate) }) else { continue }
      if let proven = workshop.proven(candidate) { kept.append(proven) }
    }
    kept = kept.map { ($0, [workshop.isCause($0) ? 0 : 1] + $0.rank(workshop.harm(of: $0))) }
      .enumerated()
      .sorted { left, right in
        left.element.1 == right.element.1
          ? left.offset < right.offset
          : left.element.1.lexicographicallyPrecedes(right.element.1)
      }
      .map(\.element.0)
    return Array(firstOfItsKind(kept).prefix(limit))
  }

  /// Fewest lines first, code before settings before the hand, versions and assumptions last.
  ///
  /// What disturbs the steps before it comes after what does not, and what bends another screen to
  /// help this one after both.
  private func rank(_ harm: Int) -> [Int] {
    let isHypothetical = place == .version || place == .assumption
    return [isHypothetical ? 1 : 0, harm, isFelt ? 1 : 0, lineCount, Int(kind.rawValue), distance]
  }

  private func isSame(as other: Counterfactual) -> Bool {
    sheet == other.sheet && steps == other.steps
  }

  /// Of equal titles and of the versions in one direction only the first is worth telling.
  private static func firstOfItsKind(_ changes: [Counterfactual]) -> [Counterfactual] {
    var titles: Set<String> = []
    return changes.filter { titles.insert($0.title).inserted }
  }
}
