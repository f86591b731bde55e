import OrientationModel
import OrientationScenarios

// What a change costs, and who stands behind it.

extension FixSearch {
  /// Whose screens turn otherwise than before; the one it is about only where it comes up otherwise
  /// and need not give up turning for that.
  func costs(of change: TriedChange) -> [String] {
    let draft = change.draft
    let subject = reading.snapshot.visible
    let comesUp = episode.before.flatMap { episode.simulator.snapshot(of: $0).visible } != subject
    let isStated = subject.flatMap { app[$0].controller.supports } != nil
    let isComing = reading.ruling?.question?.trigger == .presentation || comesUp && isStated
    return draft.cost + launchCost(of: change) + losses(of: draft)
      + oneSidedCosts(of: change) + strandings(by: change)
      + controllers.compactMap { id in
        guard let before = turning.turns(id),
          let after = change.turning.turns(draft.counterpart(of: id)), before != after,
          id != subject || isComing && !after
        else { return nil }
        // A screen that does as it says itself was meant to.
        let meant = app[id].controller.wants ?? app[id].controller.supports
        if meant?.isTurning == after { return nil }
        return KnownCost.turning(wording.subject(id), after)
      }
  }

  /// A launch that comes up otherwise than it did, and right.
  private func launchCost(of change: TriedChange) -> [String] {
    guard !steps.isEmpty, let before = earlier.first, before.isRight,
      let launched = change.trial.worlds.first, launched.interface != before.interface
    else { return [] }
    return ["The app launches in \(launched.interface.name)"]
  }

  /// Screens that were in landscape on both sides, and keep one of them.
  private func oneSidedCosts(of change: TriedChange) -> [String] {
    controllers.compactMap { id in
      guard let before = turning.sides[id], before.isSuperset(of: .landscape),
        let after = change.turning.sides[change.draft.counterpart(of: id)]
      else { return nil }
      let lost = OrientationMask.landscape.subtracting(after)
      guard lost.count == 1, let side = lost.first else { return nil }
      return "\(wording.subject(id).sentenceCased) no longer rotates to \(side.name)"
    }
  }

  /// Screens that are left wrong when the user goes back, and were not.
  private func strandings(by change: TriedChange) -> [String] {
    controllers.compactMap { id in
      guard retreat.stranded[id] == nil,
        let side = change.retreat.stranded[change.draft.counterpart(of: id)]
      else { return nil }
      return "When the user goes back, \(wording.subject(id)) stays in \(side.name)"
    }
  }

  /// What screens that are not the one seen are no longer shown in.
  private func losses(of draft: FixCandidate) -> [String] {
    return controllers.flatMap { id -> [String] in
      guard let new = draft[id].supports, new != app[id].controller.supports else {
        return []
      }
      // A container answers for the screens that it holds.
      return ([id] + screens(in: id)).compactMap { other in
        guard let old = app[other].controller.supports, new.intersection(old).isVoid,
          other == id ? !nearby.contains(id) : other != reading.snapshot.visible
        else { return nil }
        return "\(wording.subject(other).sentenceCased) no longer supports \(old.words)"
      }
    }
  }

  /// Whether a change lets the step turn the wrong way, and then turns it back.
  func flickers(_ change: TriedChange) -> Bool { change.draft.kind == .call && episode.didTurn }

  /// Who stands behind what the change adds; what the app does anyway is not its matter.
  func support(of draft: FixCandidate) -> Fix.Support {
    if adds(draft, { $0.isForce }) { return .unsupported }
    let edited = draft.app.settings
    if edited.plist != settings.plist, edited.isRefusedByStore { return .refused }
    if edited.requiresFullScreen, !settings.requiresFullScreen, iOSMajor >= 26 {
      return .deprecated
    }
    if iOSMajor >= 16, adds(draft, { $0.isAttempt }) { return .deprecated }
    return .api
  }

  /// Whether more such steps are done with the change than without, on the version played.
  private func adds(_ draft: FixCandidate, _ isSuch: (Step) -> Bool) -> Bool {
    if draft.story.script == script, draft.app.reactions == app.reactions { return false }
    func count(_ story: FixStory) -> Int {
      story.script.beats.count { isSuch($0.step.bare) }
        + story.app.reactions.flatMap { $0.steps }
        .count { $0.inner(on: settings.version).map { isSuch($0.bare) } ?? false }
    }
    return count(draft.story) > count(story)
  }
}
