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
    changes = search.ranked.prefix(limit).map {
      search.fix(of: $0, worth: search.worth(of: $0, versions: search.versions(of: $0)))
    }
    otherwise = search.circumstances.prefix(limit).map {
      search.fix(of: $0, worth: search.worth(of: $0))
    }
    isAsExpected = search.isAsExpected
  }

  /// The same for steps that no file expects anything of.
  package init(_ app: App, _ steps: [Step], wish: Wish? = nil, limit: Int = 8) {
    self.init(FixStory(Situation(app), steps), wish: wish, limit: limit)
  }
}

extension FixStory {
  /// What a developer can change in the app, the best first, and weighed under this version alone.
  package var changes: [Fix] {
    FixSearch(self, wish: nil).map { search in
      search.ranked.prefix(8).map { search.fix(of: $0, worth: search.worth(of: $0)) }
    } ?? []
  }

  /// The best of them, and whether there are others; those are weighed no further than that takes.
  package var bestChange: (fix: Fix, hasOthers: Bool)? {
    guard let search = FixSearch(self, wish: nil) else { return nil }
    let (trials, best) = search.helpfulDeeds
    return best.map { best in
      (search.fix(of: best), trials.contains { $0.isNews(beside: best) })
    }
  }

  /// The open questions whose other answer would bring another outcome at the step in question.
  package func decisive(for episode: Episode) -> [Assumption] {
    episode.trace.assumptions.filter { assumption in
      var other = app
      other.settings.assumptions[assumption].toggle()
      let trial = FixTrial(self, other, script, earlier: [], isWhole: false)
      guard let world = trial.world else { return !episode.after.hasCrashed }
      return world.interface != episode.after.interface
    }
  }
}

extension FixSearch {
  /// What a developer can do, the best first.
  fileprivate var ranked: [TriedChange] {
    let changes = helpfulDeeds.changes
    let measures = measures
    let ranks = changes.map { change in measures.map { $0(change) } }
    let order = changes.indices.sorted { left, right in
      ranks[left] == ranks[right]
        ? left < right : ranks[left].lexicographicallyPrecedes(ranks[right])
    }
    return TriedChange.firstOfItsKind(order.map { changes[$0] })
  }

  /// The first of those that are ranked, found without a rank for every other.
  fileprivate func best(of changes: [TriedChange]) -> TriedChange? {
    var rest = changes
    for measure in measures where rest.count > 1 {
      let values = rest.map(measure)
      let least = values.min()
      rest = zip(rest, values).filter { $0.1 == least }.map(\.0)
    }
    return rest.first
  }

  /// Every change of the app that helps, and the best of them.
  fileprivate var helpfulDeeds: (changes: [TriedChange], best: TriedChange?) {
    let changes = helpful(deeds)
    let best = self.best(of: changes)
    // Two changes where one is not enough: no plain API brings what the file expects, or
    // anything, or the best has a cost.
    let plain = changes.filter { $0.support == .api }
    let isCostly = !plain.isEmpty && best.map { !$0.costs.isEmpty } ?? false
    let isEnough =
      !isFileUnhappy || changes.contains { $0.trial.held == $0.trial.of }
    if !plain.isEmpty, !isCostly, isEnough { return (changes, best) }
    let held = plain.map { $0.whole.held }.max()
    let all =
      changes
      + helpful(pairs).filter { pair in
        let isBetter =
          pair.whole.held > held ?? -1
          || isCostly && pair.whole.held == held && pair.costs.isEmpty && pair.support == .api
        return isBetter && !changes.contains { $0.isSame(as: pair.draft) }
      }
    return (all, self.best(of: all))
  }

  /// On what else it hangs: what takes away the cause by itself before the hand, that before versions.
  fileprivate var circumstances: [TriedChange] {
    let changes = helpful(handChanges + versions + devices + assumptions)
    return TriedChange.firstOfItsKind(changes.filter(isCause) + changes.filter { !isCause($0) })
  }

  private func helpful(_ drafts: [FixCandidate]) -> [TriedChange] {
    var kept: [TriedChange] = []
    for draft in drafts {
      let isNews = draft.app != app || draft.script != story.script
      guard isNews, !kept.contains(where: { $0.isSame(as: draft) }) else { continue }
      if let change = tried(draft) { kept.append(change) }
    }
    return kept
  }

  /// What counts, the most first: that it is no hack and no reason to be refused, what the file expects
  /// and does not get, what UIKit supports, what the screen was made for, what the file got, what one
  /// more turn breaks, what others pay, how much is written; the kinds in their order at last.
  private var measures: [(TriedChange) -> Int] {
    [
      { $0.support.isLast ? 1 : 0 },
      { isFileUnhappy ? $0.trial.of - $0.trial.held + lostCount($0) : 0 },
      { $0.support.rank }, { givesUp($0) ? 1 : 0 }, { lostCount($0) },
      { $0.outlook.wrongCount },
      { flickers($0) ? 1 : 0 }, { $0.draft.kind == .repair ? 0 : 1 }, { $0.trial.isFelt ? 1 : 0 },
      { $0.costs.count }, { harm(of: $0.draft) },
      { overrules($0.draft) ? 1 : 0 }, { $0.scenario.addedCount },
      { Int($0.draft.kind.rawValue) }, { $0.draft.distance },
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

extension TriedChange {
  fileprivate func isSame(as other: FixCandidate) -> Bool {
    draft.app == other.app && draft.script == other.script
  }

  /// Whether it is another change than one that was told, and not the same in other words.
  fileprivate func isNews(beside other: TriedChange) -> Bool {
    title != other.title && (code.isEmpty || code != other.code)
  }

  /// Of equal titles, and of the same change in other words, only the first is worth telling.
  fileprivate static func firstOfItsKind(_ changes: [TriedChange]) -> [TriedChange] {
    var titles: Set<String> = []
    var codes: Set<[Fix.Line]> = []
    var kept: [TriedChange] = []
    for change in changes where titles.insert(change.title).inserted {
      let isNew = change.code.isEmpty || codes.insert(change.code).inserted
      if isNew, !kept.contains(where: change.repeats) { kept.append(change) }
    }
    return kept
  }

  /// Whether it makes the calls of another, and more before them for the same end.
  private func repeats(_ other: TriedChange) -> Bool {
    guard draft.kind == .call, other.draft.kind == .call, draft.app == other.draft.app,
      world.interface == other.world.interface, scenario.count > other.scenario.count
    else { return false }
    return Array(scenario.suffix(other.scenario.count)) == other.scenario
  }
}
