import OrientationModel
import OrientationScenarios

// What a change costs, and who stands behind it.

extension FixSearch {
  /// Whose screens turn otherwise than before; the one it is about only where it comes up otherwise
  /// and need not give up turning for that.
  func costs(of change: TriedChange) -> [String] {
    change.draft.cost + feltCost(of: change) + misplacementCost(of: change)
      + losses(of: change.draft) + strandings(by: change)
      + controllers.compactMap { turningCost(of: change, for: $0) }
  }

  private func turningCost(of change: TriedChange, for id: ControllerID) -> String? {
    guard let before = turning.sides[id],
      let after = change.turning.sides[change.draft.counterpart(of: id)]
    else { return nil }
    let controller = app[id].controller
    // A screen that does as it says itself was meant to, and nobody minds what they want.
    let isMeant =
      (controller.wants ?? controller.supports)?.isTurning == after.isTurning
      || controller.wants?.isSuperset(of: after.subtracting(before)) == true && after.isTurning
    let isSubject = id == reading.snapshot.visible && controller.wants == nil
    let isCost = !isMeant && (!isSubject || subjectComes && !after.isTurning)
    let name = wording.subject(id)
    if isCost, let cost = KnownCost.turning(name, from: before, to: after) { return cost }
    // Who is to stay as it stands needs no other side.
    return controller.wants == .current ? nil : KnownCost.oneSide(name, from: before, to: after)
  }

  /// Whether the screen that is seen has just come up, and is one that need not give up turning for that.
  private var subjectComes: Bool {
    guard let subject = reading.snapshot.visible else { return false }
    let before = episode.before.flatMap { episode.simulator.snapshot(of: $0).visible }
    return reading.ruling?.question?.trigger == .presentation
      || before != subject && app[subject].controller.supports != nil
  }

  /// What comes up before the step otherwise than it did where it was right: a launch, or what doesn't
  /// follow the device any more.
  private func feltCost(of change: TriedChange) -> [String] {
    guard let felt = change.trial.felt, !steps.isEmpty, case let world = felt.world,
      // Where somebody doesn't belong, that is told.
      felt.moment > 0 ? felt.isRight : change.launch.wrong == nil,
      felt.moment == 0
        || change.trial.simulator.called(
          by: world.held.isDefinite ? world.held : world.definite, in: world) != world.interface,
      !told[felt.moment].judgement.isProblem
    else { return [] }
    let place = afterStep(felt.moment).map { "\($0), the interface is" } ?? "The app launches"
    return ["\(place) in \(world.interface.name)"]
  }

  private func afterStep(_ moment: Int) -> String? {
    story.moments[moment].step.map { "After `\(app.text(of: $0))`" }
  }

  /// Somebody who is seen with it where they don't belong, and was not; a launch that rotates, and did not.
  func misplacementCost(of change: TriedChange) -> [String] {
    let first = launch.trace.turns.isEmpty ? change.launch.trace.turns.first : nil
    return (first.map { ["At launch, the interface is in \($0.name) first"] } ?? [])
      + change.displacements
  }

  /// Somebody who is seen with it where they don't belong, and was not: at the launch, before the step, or
  /// after it.
  func displacements(by change: TriedChange) -> [String] {
    (steps.isEmpty
      ? [] : misplacementCost(of: change, in: change.launch, before: launch, "At launch, "))
      + earlierDisplacement(by: change)
      + misplacementCost(of: change, in: change.trial.episode, before: episode)
  }

  private func earlierDisplacement(by change: TriedChange) -> [String] {
    guard let felt = change.trial.felt, felt.moment > 0, !felt.isRight,
      let place = afterStep(felt.moment), !told[felt.moment].judgement.isProblem,
      let seen = change.trial.simulator.snapshot(of: felt.world).visible
    else { return [] }
    let name = Wording(change.draft.app).subject(seen)
    return ["\(place), \(name) is in \(felt.world.interface.name), where it doesn't belong"]
  }

  /// How many screens it lets rotate to where their authors don't want them, and did not before.
  func loosenedCount(by change: TriedChange) -> Int {
    controllers.count { id in
      guard let wants = app[id].controller.wants, wants != .current,
        let before = turning.sides[id],
        let after = change.turning.sides[change.draft.counterpart(of: id)]
      else { return false }
      return wants.isSuperset(of: before) && !wants.isSuperset(of: after)
    }
  }

  private func misplacementCost(
    of change: TriedChange, in new: Episode?, before old: Episode, _ place: String = ""
  ) -> [String] {
    let draft = change.draft
    guard let new, let wrong = new.wrong,
      wrong != old.wrong.map({ draft.counterpart(of: $0) })
    else { return [] }
    let name = "\(place)\(Wording(draft.app).subject(wrong))".sentenceCased
    return ["\(name) is in \(new.after.interface.name), where it doesn't belong"]
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
        return "\(wording.subject(other).sentenceCased) no longer supports \(old.title)"
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
    let newest = story.scenario.settings.playedVersions.max() ?? settings.version
    if edited.requiresFullScreen, !settings.requiresFullScreen, newest >= SystemVersion(26) {
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

extension Episode {
  /// Who is seen where they don't belong; of two whom nothing suits, whoever the interface doesn't suit.
  fileprivate var wrong: ControllerID? {
    guard let misplacement else { return nil }
    let suitsScreen = misplacement.wanted?.contains(after.interface) == true
    return suitsScreen ? misplacement.other : misplacement.screen
  }
}
