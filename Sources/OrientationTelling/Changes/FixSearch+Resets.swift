import OrientationModel
import OrientationScenarios

// A mask that code sets for one screen, and that has to be set back when that screen leaves.

extension FixSearch {
  /// What a screen's code has set for all, it sets back when it leaves: where it has left and nothing
  /// did, and where it did and has not left.
  var resets: [FixCandidate] { missingResets + movedResets }

  /// A screen that is gone, and after whose code the app delegate still answers so.
  private var missingResets: [FixCandidate] {
    let usual = usualAnswer
    guard let set = standing.settings.delegate, set != usual else { return [] }
    return controllers.flatMap { id -> [FixCandidate] in
      let own = app.reactions.filter { $0.owner == id && $0.setsDelegate }
      guard own.contains(where: { $0.delegateAnswer == set }), isGone(id),
        !own.contains(where: { $0.moment.isGoing })
      else { return [] }
      let moments: [Moment<Numbers>] = isView(id) ? [.disappeared] : [.leaving, .disappeared]
      let drafts = moments.flatMap { moment in
        tellings(of: usual).map { calls in
          var reset = app.written(Reaction(owner: id, moment: moment, steps: []))
          reset.steps = ([.set(.delegate(usual))] + calls).map(forItsVersions)
          return change(
            .repair, "reset the app delegate's mask " + phrase(moment, id),
            reactions(of: id) { $0.append(reset) })
        }
      }
      return first(of: drafts)
    }
  }

  /// A screen that is still there, and whose code has set the mask back.
  private var movedResets: [FixCandidate] {
    app.reactions.indices.flatMap { index -> [FixCandidate] in
      let reaction = app.reactions[index]
      let id = reaction.owner
      guard reaction.setsDelegate, reaction.moment.isGoing, !isGone(id), !isView(id),
        reaction.delegateAnswer == standing.settings.delegate
      else { return [] }
      let drafts = [Moment<Numbers>.leaving, .disappeared].filter { $0 != reaction.moment }.map {
        moment in
        change(
          .repair, "reset the app delegate's mask only " + phrase(moment, id),
          reactions(of: id) {
            $0[rank(ofReaction: index)].moment = Located(app.written(moment))
          })
      }
      return first(of: drafts)
    }
  }

  /// The first of those that help on the most of the file's versions: the others are the same in other
  /// words.
  private func first(of drafts: [FixCandidate]) -> [FixCandidate] {
    drafts.compactMap(tried).max { $0.versions.count < $1.versions.count }.map { [$0.draft] } ?? []
  }

  private func phrase(_ moment: Moment<Numbers>, _ id: ControllerID) -> String {
    let name = wording.subject(id)
    return moment == .leaving ? "when \(name) leaves" : "after \(name) has disappeared"
  }

  /// The app as its own code has left it.
  private var standing: App { episode.simulator.compiled(of: episode.after).app }

  private func isGone(_ id: ControllerID) -> Bool { reading.snapshot.standing(of: id) == nil }

  /// What the app delegate answers before any code of the app has changed that.
  private var usualAnswer: DelegateAnswer<Numbers> {
    settings.delegate ?? .mask(.mask(settings.listedMask))
  }

  /// How UIKit hears of a mask that was set back: up to iOS 15 only the hack turns what nobody turns.
  private func tellings(of answer: DelegateAnswer<Numbers>) -> [[Step]] {
    let played = story.scenario.settings.playedVersions
    let update = played.contains { has(.update(nil), $0) } ? [Step.update(nil)] : []
    guard case .mask(let mask) = answer, let side = mask.mask.first,
      played.contains(where: { has(.attempt, $0) })
    else { return [update] }
    return [update + [.attempt], update + [.force(.orientation(side))]]
  }
}

extension Moment {
  /// Whether a screen goes then, for good or for a while.
  fileprivate var isGoing: Bool {
    switch self {
    case .leaving, .disappearing, .disappeared: true
    default: false
    }
  }
}

extension Reaction {
  /// The last mask that it has the app delegate return.
  fileprivate var delegateAnswer: DelegateAnswer<Numbers>? {
    steps.compactMap { $0.delegateAnswer }.last
  }

  var setsDelegate: Bool { delegateAnswer != nil }
}
