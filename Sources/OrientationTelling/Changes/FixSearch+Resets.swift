import OrientationModel
import OrientationScenarios

// A mask that code sets for one screen, and that has to be set back when that screen leaves.

extension FixSearch {
  /// What a screen's code has set for all, it sets back when it leaves: where nothing does, and where
  /// something does at the wrong moment.
  var resets: [FixCandidate] { missingResets + movedResets + resetsBelow }

  /// A screen that is gone or out of sight, and after whose code the app delegate still answers so.
  private var missingResets: [FixCandidate] {
    guard currentDelegate != settings.usualDelegate else { return [] }
    return controllers.flatMap { id -> [FixCandidate] in
      guard isLocked(by: id), !nearby.contains(id),
        !app.reactions.contains(where: { $0.owner == id && $0.isReset })
      else { return [] }
      let moments: [Moment<Numbers>] = isView(id) ? [.disappeared] : [.leaving, .disappeared]
      // A container that is dismissed takes its screens along, and they aren't told that they leave.
      let around = [presentedContainer(around: id)].compactMap { $0 }
      return first(
        of: moments.flatMap { resetting(in: id, at: $0, phrase($0, [id])) }
          + around.flatMap { resetting(in: $0, at: .leaving, phrase(.leaving, [$0])) })
    } + resetsAfterCovers
  }

  /// What a view sets while a cover is up, and leaves so when that has gone.
  private var resetsAfterCovers: [FixCandidate] {
    app.reactions.flatMap { reaction -> [FixCandidate] in
      guard case .covering(let cover) = reaction.moment, isGone(cover),
        reaction.delegateAnswer == currentDelegate,
        !app.reactions.contains(where: {
          $0.owner == reaction.owner && $0.moment == .uncovering(cover)
        })
      else { return [] }
      let when = phrase(.disappeared, [cover])
      return first(of: resetting(in: reaction.owner, at: .uncovering(cover), when))
    }
  }

  private func resetting(
    in owner: ControllerID, at moment: Moment<Numbers>, _ when: String
  ) -> [FixCandidate] {
    let usual = settings.usualDelegate
    return tellings(of: usual).map { calls in
      var reset = app.written(Reaction(owner: owner, moment: moment, steps: []))
      reset.steps = ([.set(.delegate(usual))] + calls).map(forItsVersions)
      return change(
        .repair, "reset the app delegate's mask " + when,
        reactions(of: owner) { $0.append(reset) })
    }
  }

  /// Code that has set the mask back while its screen is still there, or has not where that is out of
  /// sight; all screens with the same code change theirs.
  private var movedResets: [FixCandidate] {
    resetFamilies.filter { !isView(app.reactions[$0[0]].owner) }.flatMap { family in
      let owners = family.map { app.reactions[$0].owner }.uniqued
      let moments: [Moment<Numbers>] = [.leaving, .disappearing, .disappeared]
      let drafts = moments.filter { $0 != app.reactions[family[0]].moment }.map { moment in
        let only = moment == .disappearing ? "" : "only "
        return change(
          .repair, "reset the app delegate's mask \(only)" + phrase(moment, owners),
          editing(family, of: owners) { code, _ in code.moment = Located(app.written(moment)) })
      }
      return first(of: drafts)
    }
  }

  /// The same of SwiftUI's views, whose `onDisappear` comes after the next one's `onAppear`: the view
  /// below them sets the mask back.
  private var resetsBelow: [FixCandidate] {
    resetFamilies.compactMap { family in
      let owners = family.map { app.reactions[$0].owner }.uniqued
      let below = owners.lazy.compactMap { [self] in opener(of: $0) }.first { !owners.contains($0) }
      guard let below, isView(owners[0]), isView(below) else { return nil }
      var reset = app.written(app.reactions[family[0]])
      reset.moment = Located(.appearing)
      return change(
        .repair, "reset the app delegate's mask when \(wording.subject(below)) appears",
        reactions(of: below) { $0.append(reset) }
          + editing(family, of: owners) { code, _ in code.steps = [] })
    }
  }

  /// The app's own code that sets a mask back, in question here; what is the same in several screens
  /// together.
  private var resetFamilies: [[Int]] {
    let resets = app.reactions.indices.filter { app.reactions[$0].isReset }
    return resets.compactMap { index -> [Int]? in
      let reset = app.reactions[index]
      let family = resets.filter {
        let other = app.reactions[$0]
        return other.moment == reset.moment && other.steps == reset.steps
          && isView(other.owner) == isView(reset.owner)
      }
      let isEarly = reset.delegateAnswer == currentDelegate
      let isInQuestion = family.contains { index in
        let id = app.reactions[index].owner
        return isEarly ? !isGone(id) : isLocked(by: id) && !nearby.contains(id)
      }
      return family[0] == index && isInQuestion ? family : nil
    }
  }

  /// The one that takes the least of what the file expects earlier, and helps on the most of its
  /// versions: the others are the same in other words.
  private func first(of drafts: [FixCandidate]) -> [FixCandidate] {
    drafts.compactMap(tried).min {
      (lostCount($0), -$0.versions.count) < (lostCount($1), -$1.versions.count)
    }.map { [$0.draft] } ?? []
  }

  func phrase(_ moment: Moment<Numbers>, _ ids: [ControllerID]) -> String {
    let names = ids.map { wording.subject($0) }.listed
    let isOne = ids.count == 1
    return switch moment {
    case .leaving: "when \(names) \(isOne ? "leaves" : "leave")"
    case .disappearing: "before \(names) \(isOne ? "disappears" : "disappear")"
    case .appeared: "once \(names) \(isOne ? "has" : "have") appeared"
    default: "after \(names) \(isOne ? "has" : "have") disappeared"
    }
  }

  /// What the app delegate answers, as the app's own code has left it.
  private var currentDelegate: DelegateAnswer<Numbers> {
    episode.simulator.compiled(of: episode.after).app.settings.usualDelegate
  }

  /// Whether the app delegate answers as a screen's code has set it when that came.
  private func isLocked(by id: ControllerID) -> Bool {
    app.reactions.contains {
      $0.owner == id && !$0.isReset && $0.delegateAnswer == currentDelegate
    }
  }

  private func isGone(_ id: ControllerID) -> Bool { reading.snapshot.standing(of: id) == nil }

  /// The container that was presented with a screen in it.
  private func presentedContainer(around id: ControllerID) -> ControllerID? {
    let standing = episode.before.flatMap { episode.simulator.snapshot(of: $0).standing(of: id) }
    guard let layer = standing.map({ $0.window.layers[$0.layer] }), layer.style != nil,
      layer.node.id != id, isWritten(layer.node.id)
    else { return nil }
    return layer.node.id
  }

  /// How UIKit hears of a mask that was set back: up to iOS 15 only the hack turns what nobody turns.
  func tellings(of answer: DelegateAnswer<Numbers>) -> [[Step]] {
    let played = story.scenario.settings.playedVersions
    let update = played.contains { has(.update(nil), $0) } ? [Step.update(nil)] : []
    guard case .mask(let mask) = answer, let side = mask.mask.first,
      played.contains(where: { has(.attempt, $0) })
    else { return [update] }
    return [update + [.attempt], update + [.force(.orientation(side))]]
  }
}

extension Reaction {
  /// Whether it sets the app delegate's mask when its screen goes, for good or for a while.
  fileprivate var isReset: Bool { moment.isGoing && setsDelegate }

  /// The last mask that it has the app delegate return.
  var delegateAnswer: DelegateAnswer<Numbers>? {
    steps.compactMap { $0.delegateAnswer }.last
  }

  var setsDelegate: Bool { delegateAnswer != nil }
}
