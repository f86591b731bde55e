import OrientationModel
import OrientationScenarios

/// What would have made a step go otherwise: the changes of the app, and what else decides it.
package struct Advice: Sendable {
  /// What a developer can change in the app, the best first.
  package let changes: [Fix]
  /// What nobody changes in the app: the hand, the lock, another version or device, an open question.
  package let otherwise: [Fix]
  /// Whether the file expects something of the step, and all of it came out so: then there is
  /// nothing to mend, and the changes are those that would have it otherwise.
  package let isAsExpected: Bool

  /// Every change has been replayed from the launch on; `limit` bounds how many of each are kept.
  ///
  /// The wish is that everything holds which the file expects of the step; where it does already, or
  /// the file expects nothing, the step's own. A caller may have another.
  package init(_ story: FixStory, wish: Wish? = nil, limit: Int = 8) {
    guard let search = FixSearch(story, wish: wish) else {
      (changes, otherwise, isAsExpected) = ([], [], false)
      return
    }
    changes = Array(search.ranked.prefix(limit))
    otherwise = Array(search.circumstances.prefix(limit))
    isAsExpected = search.isAsExpected
  }

  /// The same for steps that no file expects anything of.
  package init(_ app: App, _ steps: [Step], wish: Wish? = nil, limit: Int = 8) {
    self.init(FixStory(Situation(app), steps), wish: wish, limit: limit)
  }
}

extension FixStory {
  /// What a developer can change in the app, the best first: for who has no eye for what else there is.
  package var changes: [Fix] {
    FixSearch(self, wish: nil).map { Array($0.ranked.prefix(8)) } ?? []
  }

  /// The open questions whose other answer would bring another outcome at the step in question.
  package func decisive(for episode: Episode) -> [Assumption] {
    episode.trace.assumptions.filter { assumption in
      var other = app
      other.settings.assumptions[assumption].toggle()
      let trial = FixTrial(self, other, script, earlier: [])
      guard let world = trial.world else { return !episode.after.hasCrashed }
      return world.interface != episode.after.interface
    }
  }
}

extension FixSearch {
  /// What a developer can do, the best first.
  fileprivate var ranked: [Fix] {
    var fixes = helpful(deeds)
    // Two changes where one is not enough: no plain API brings what the file expects, or anything.
    let best = fixes.filter { $0.worth.support == .api }.map(\.worth.held).max()
    if best == nil || isFileUnhappy && !fixes.contains(where: { $0.worth.held == $0.worth.of }) {
      fixes += helpful(pairs).filter { pair in
        pair.worth.held > best ?? -1 && !fixes.contains { $0.isSame(as: pair) }
      }
    }
    let ranks = fixes.map { rank($0) }
    let order = fixes.indices.sorted { left, right in
      ranks[left] == ranks[right]
        ? left < right : ranks[left].lexicographicallyPrecedes(ranks[right])
    }
    return Fix.firstOfItsKind(order.map { fixes[$0] })
  }

  /// On what else it hangs: what takes away the cause by itself before the hand, that before versions.
  fileprivate var circumstances: [Fix] {
    let fixes = helpful(handChanges + versions + devices + assumptions)
    return Fix.firstOfItsKind(fixes.filter(isCause) + fixes.filter { !isCause($0) })
  }

  private func helpful(_ drafts: [FixCandidate]) -> [Fix] {
    var kept: [Fix] = []
    for draft in drafts {
      let isNews = draft.app != app || draft.script != story.script
      guard isNews, !kept.contains(where: { $0.app == draft.app && $0.script == draft.script })
      else { continue }
      if let fix = judged(draft) { kept.append(fix) }
    }
    return kept
  }

  /// What counts, the most first: that it is no hack and no reason to be refused, what the file expects
  /// and does not get, what UIKit supports, what the screen was made for, what the file got, what one
  /// more turn breaks, what others pay, how much is written; the kinds in their order at last.
  private func rank(_ fix: Fix) -> [Int] {
    let worth = fix.worth
    return [
      worth.support.isLast ? 1 : 0, isFileUnhappy ? worth.of - worth.held + worth.lost : 0,
      worth.support.rank, givesUp(fix) ? 1 : 0, worth.lost, worth.wrongCount, flickers(fix) ? 1 : 0,
      fix.kind == .repair ? 0 : 1, fix.isFelt ? 1 : 0, worth.cost.count, harm(of: fix),
      fix.lineCount, Int(fix.kind.rawValue),
      fix.distance,
    ]
  }
}

extension Fix.Support {
  /// Whether anything else is better.
  fileprivate var isLast: Bool { self == .unsupported || self == .refused }

  fileprivate var rank: Int {
    switch self {
    case .api: 0
    case .deprecated: 1
    case .unsupported: 2
    case .refused: 3
    }
  }
}

extension Fix {
  fileprivate func isSame(as other: Fix) -> Bool { app == other.app && script == other.script }

  /// Of equal titles, and of the same change in other words, only the first is worth telling.
  fileprivate static func firstOfItsKind(_ changes: [Fix]) -> [Fix] {
    var titles: Set<String> = []
    var codes: Set<[Line]> = []
    return changes.filter { change in
      let isNew = change.code.isEmpty || codes.insert(change.code).inserted
      return titles.insert(change.title).inserted && isNew
    }
  }
}
