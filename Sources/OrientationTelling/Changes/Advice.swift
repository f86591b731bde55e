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
  /// Whether the best change mends the step and keeps what the file expects of it as it is; otherwise they
  /// only have it come out otherwise.
  package let isMending: Bool
  /// What they leave to be wished, where the step needs a change.
  package let shortfall: Shortfall?

  /// Where no single change does, or the screen should do without.
  package enum Shortfall: Hashable, Sendable {
    case none, worseLater, partial, noMaskCounts, goesByDevice

    package var sentence: String {
      switch self {
      case .none: "No single change to the app fixes this step."
      case .worseLater: "No single change fixes this step without making a later one worse."
      case .partial:
        "No single change fixes this step on every version and device that the file lists."
      case .noMaskCounts:
        "Better: make the screen fit every orientation."
      case .goesByDevice:
        "Better: decide by the view's size, not by UIDevice.orientation."
      }
    }

    init?(of changes: some Sequence<TriedChange>, in search: FixSearch) {
      let reading = search.reading
      if reading.isMisplacedFreely {
        self = reading.episode.goesByDevice ? .goesByDevice : .noMaskCounts
        return
      }
      if reading.episode.trace.error == .windowingMode {
        self = .noMaskCounts
        return
      }
      guard search.isWrong, !changes.contains(where: { $0.isRightEverywhere })
      else { return nil }
      let isAny = changes.contains { _ in true }
      self = isAny ? .partial : search.makesLaterWorse ? .worseLater : .none
    }
  }

  /// Every change has been replayed from the launch on; `limit` bounds how many of each are kept.
  ///
  /// The wish is that everything holds which the file expects of the step; where it does already, or
  /// the file expects nothing, the step's own. A caller may have another.
  package init(_ story: FixStory, wish: Wish? = nil, limit: Int = 8) {
    let search = FixSearch(story, wish: wish)
    let ranked = search.ranked
    shortfall = Shortfall(of: ranked, in: search)
    changes = ranked.prefix(limit).map { $0.fix(search.worth(of: $0, isForAll: true)) }
    otherwise = search.circumstances.prefix(limit).map { $0.fix(search.worth(of: $0)) }
    isAsExpected = search.isAsExpected
    let isKept = changes.first?.worth?.contradicted.isEmpty ?? false
    isMending = search.isWrong && (isKept || !isAsExpected)
  }
}

extension Explanation {
  /// Whether a screen is where it doesn't belong because no mask counts there.
  fileprivate var isMisplacedFreely: Bool {
    (judgement.kind == .misplaced || judgement.kind == .conflict) && freeRule != nil
  }
}

extension Episode {
  /// Whether code of the app did something because of how the device is held.
  fileprivate var goesByDevice: Bool {
    trace.events.contains { event in
      guard case .reaction(let index) = event else { return false }
      switch app.reactions[index].moment {
      case .devicePortrait, .deviceLandscape, .deviceExactly: return true
      default: return false
      }
    }
  }
}

extension FixStory {
  /// What a developer can change in the app, the best first, and weighed under this version alone.
  package var changes: [Fix] {
    let search = FixSearch(self)
    return search.ranked.prefix(8).map { $0.fix(search.worth(of: $0)) }
  }

  /// The best of them, and whether there are others; those are weighed no further than that takes.
  package var bestChange: (fix: Fix?, hasOthers: Bool, shortfall: Advice.Shortfall?) {
    let search = FixSearch(self)
    let (trials, best) = search.helpfulChanges
    guard let best else { return (nil, false, Advice.Shortfall(of: [], in: search)) }
    let offered = trials.lazy.filter {
      $0.isSound && $0.isWritten && (!best.isRightEverywhere || $0.isRightEverywhere)
        && $0.isBearable(beside: best)
    }
    let shortfall = Advice.Shortfall(
      of: best.isRightEverywhere ? [best] : Array(offered), in: search)
    return (best.fix(), offered.contains { $0.isNews(beside: best) }, shortfall)
  }

  /// The open questions whose other answer would bring another outcome at the step in question.
  package func decisive(for episode: Episode) -> [Assumption] {
    episode.trace.assumptions.filter { assumption in
      guard assumption.isOpen(under: app.settings.assumptions) else { return false }
      let isOther = !app.settings.assumptions[assumption]
      let other = story(making: [.set(.assume(assumption, holds: isOther))])
      let trial = FixTrial(other, earlier: [], isWhole: false)
      guard let world = trial.world else { return !episode.after.hasCrashed }
      return world.interface != episode.after.interface
    }
  }
}

extension FixSearch {
  fileprivate var ranked: [TriedChange] {
    let changes = helpfulChanges.changes.filter { $0.isSound }
    // What is right on one version and wrong on another is offered where nothing else is, and beside hacks.
    let everywhere = changes.filter { $0.isRightEverywhere }
    let isSettled = everywhere.contains { !$0.isLastResort }
    let offered = changes.filter {
      everywhere.isEmpty || $0.isRightEverywhere || !isSettled && !$0.isLastResort
    }
    let ranking = Ranking(of: offered, by: self).filter { $0.isWritten }
    return TriedChange.firstOfItsKind(
      ranking.filter { $0 === ranking[0] || $0.isBearable(beside: ranking[0]) })
  }

  private func best(of changes: [TriedChange]) -> TriedChange? {
    let ranking = Ranking(of: changes, by: self)
    func first(where isMeant: (TriedChange) -> Bool) -> TriedChange? {
      ranking.first { $0.isWritten && $0.isSound && isMeant($0) }
    }
    return first { !$0.isLastResort && $0.isRightEverywhere }
      ?? first { !$0.isLastResort || $0.isRightEverywhere } ?? first { _ in true }
  }

  /// Every change of the app that helps, and the best of them; what masks do on a phone, they do in full
  /// screen on an iPad.
  fileprivate var helpfulChanges: (changes: [TriedChange], best: TriedChange?) {
    let (changes, best) = changesHere
    guard let best, !best.isRightEverywhere, let fullScreen = fullScreenOnPads else {
      return (changes, best)
    }
    let partial = changes.filter { !$0.isRightEverywhere }
    let whole = helpful(partial.compactMap { both($0.draft, fullScreen) })
      .filter { $0.isRightEverywhere }
    return (changes + whole, self.best(of: changes + whole))
  }

  /// The same, whatever the file's other devices make of it.
  private var changesHere: (changes: [TriedChange], best: TriedChange?) {
    let changes = helpful(candidates)
    let best = self.best(of: changes)
    // A mask that doesn't count is no part of what helps.
    let isFree = reading.isMisplacedFreely
    if isFree, !changes.isEmpty { return (changes, best) }
    // Two changes where one is not enough.
    if let best, Objection.all.allSatisfy({ !$0.isMended || $0.weight(self, best) == 0 }) {
      return (changes, best)
    }
    let isUnmet = best.map { Objection.unmetExpectations.weight(self, $0) > 0 } ?? true
    let whole = isUnmet ? [narrowed].compactMap { $0 } : []
    let all =
      changes
      + helpful((pairs + whole).filter { !isFree || $0.kind == .forwarding }).filter { pair in
        let isNeedless = changes.contains {
          pair.draft.makes($0.draft.story) || pair.draft.holds($0.draft) && !mends(pair, $0)
        }
        return !isNeedless && best.map { mends(pair, $0) || isBetter(pair, than: $0) } ?? true
      }
    let kept = all.flatMap { change in
      helpful([keepingOthers(with: change)].compactMap { $0 })
        .filter { $0.costs.isEmpty || loosenedCount(by: $0) < loosenedCount(by: change) }
    }
    let found = self.best(of: all + kept)
    // For where nothing less helps: three changes, one that supports what another needs, and what a screen
    // of UIKit's sets for all.
    let last =
      found == nil && !isSwiftUIApp
      ? helpful((isFree ? [] : threes + reconciliations) + adaptors) : []
    return (all + kept + last, found ?? self.best(of: last))
  }

  /// Whether a change is without something that is to be said against another.
  private func mends(_ change: TriedChange, _ other: TriedChange) -> Bool {
    Objection.all.contains { $0.isMended && $0.weight(self, change) < $0.weight(self, other) }
  }

  private func isBetter(_ change: TriedChange, than other: TriedChange) -> Bool {
    Objection.all.map { $0.weight(self, change) }
      .lexicographicallyPrecedes(Objection.all.map { $0.weight(self, other) })
  }

  /// On what else it hangs: what takes away the cause by itself before the hand, that before versions.
  fileprivate var circumstances: [TriedChange] {
    // Where the interface is as wished, the app alone can be otherwise.
    if case .interface(let mask) = wish, mask.contains(episode.after.interface) { return [] }
    let changes = helpful(handChanges + versions + devices + assumptions)
    return TriedChange.firstOfItsKind(changes.filter(isCause) + changes.filter { !isCause($0) })
  }

  /// Those that help, each once; none is drawn up where nothing is wished for.
  private func helpful(_ drafts: @autoclosure () -> [FixCandidate]) -> [TriedChange] {
    guard wish != nil else { return [] }
    var kept: [TriedChange] = []
    for draft in drafts() {
      guard !draft.makes(story), !kept.contains(where: { draft.makes($0.draft.story) }) else {
        continue
      }
      if let change = tried(draft) { kept.append(change) }
    }
    return kept
  }
}

/// Changes with the best first, each looked for as it is asked for: what decides nothing is not weighed.
private struct Ranking: Sequence, IteratorProtocol {
  let search: FixSearch
  private var rest: [TriedChange]

  init(of changes: [TriedChange], by search: FixSearch) {
    self.search = search
    rest = changes
  }

  mutating func next() -> TriedChange? {
    var best = rest
    for objection in Objection.all where best.count > 1 {
      let weights = best.map { objection.weight(search, $0) }
      let least = weights.min()
      best = zip(best, weights).filter { $0.1 == least }.map { $0.0 }
    }
    rest.removeAll { $0 === best.first }
    return best.first
  }
}

/// What can be said against a change: of two changes the better one has less of the first in which they
/// differ.
private struct Objection: Sendable {
  /// Whether another change beside it can take that away.
  var isMended = false
  let weight: @Sendable (FixSearch, TriedChange) -> Int

  /// What the file expects of the step and of later ones, and doesn't get.
  static let unmetExpectations = Objection(isMended: true) { search, change in
    guard search.isFileUnhappy else { return 0 }
    return change.trial.expectedCount - change.trial.held + search.lostCount(change)
  }

  /// The gravest first.
  static let all: [Objection] = [
    // UIKit doesn't support it, or the App Store rejects it; or, still graver, somebody is seen where
    // they don't belong.
    Objection(isMended: true) { $1.isDisplacing ? 2 : $1.isLastResort ? 1 : 0 },
    unmetExpectations,
    // It gives up what the screen was made for.
    Objection { $0.givesUp($1) ? 1 : 0 },
    // What the file got without it.
    Objection { search, change in
      search.lostCount(change)
        + (search.isAsExpected || search.isAboutTheWay ? change.trial.missedSights : 0)
    },
    // Somebody stands where they don't belong, and did not.
    Objection { $1.displacements.count },
    Objection { $1.outlook.wrongCount },
    // It's deprecated.
    Objection(isMended: true) { $1.support == .api ? 0 : 1 },
    // The step rotates the wrong way first.
    Objection { $0.flickers($1) ? 1 : 0 },
    // Nothing was plainly wrong there.
    Objection { $1.draft.kind == .repair ? 0 : 1 },
    // Screens stand where their authors don't want them after one more rotation, or when the user goes
    // back.
    Objection { search, change in
      change.outlook.misplaced + change.retreat.strandedLater.count
        + search.loosenedCount(by: change)
    },
    // A screen that stood right in an earlier step stands otherwise.
    Objection { $1.trial.felt == nil ? 0 : 1 },
    Objection(isMended: true) { $1.costs.count },
    // The file's other versions, on which it would still come out as it does.
    Objection(isMended: true) { $0.unservedCount($1) },
    // Screens that aren't seen support something else.
    Objection { $0.harm(of: $1.draft) },
    // A container says something else than a screen that it holds.
    Objection(isMended: true) { $0.overrules($1.draft) ? 1 : 0 },
    // How much is to be written.
    Objection { $1.scenario.addedCount },
    Objection { Int($1.draft.kind.rawValue) },
  ]
}

extension TriedChange {
  fileprivate var isLastResort: Bool {
    support == .unsupported || support == .refused || isDisplacing
  }

  /// Whether it puts nobody where they don't belong, and covers nobody who stands there, unless the best
  /// does so, too, or is a hack.
  fileprivate func isBearable(beside best: TriedChange) -> Bool {
    best.isLastResort
      || (displacements.isEmpty || !best.displacements.isEmpty) && (!covers || best.covers)
  }

  /// Whether it is another change than one that was told, and not the same in other words.
  fileprivate func isNews(beside other: TriedChange) -> Bool {
    draft.title != other.draft.title && (code.lines.isEmpty || code.lines != other.code.lines)
  }

  /// Of equal titles, and of the same change in other words, only the first is worth telling.
  fileprivate static func firstOfItsKind(_ changes: some Sequence<TriedChange>) -> [TriedChange] {
    changes.reduce(into: []) { kept, change in
      if kept.allSatisfy({ change.isNews(beside: $0) && !change.repeats($0) }) {
        kept.append(change)
      }
    }
  }

  /// Whether it makes the calls of another, and more before them for the same end.
  private func repeats(_ other: TriedChange) -> Bool {
    guard draft.kind == .call, other.draft.kind == .call, draft.app == other.draft.app,
      world.interface == other.world.interface, scenario.addedCount > other.scenario.addedCount
    else { return false }
    let (own, others) = (scenario.added, other.scenario.added)
    return Array(own.suffix(others.count)) == others
  }
}
