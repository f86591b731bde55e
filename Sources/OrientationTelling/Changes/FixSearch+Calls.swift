import OrientationModel
import OrientationScenarios
import SwiftCode

// Calls that ask UIKit, in the API of the version on stage.

extension FixSearch {
  /// A call added after the step, or the step's own call replaced by the one that works.
  var calls: [FixCandidate] {
    guard let target, !isCrash else { return [] }
    var changes =
      announcements + announcementsInCode + requestsAfterMasks + requestsOnceAppeared
      + replacements(target)
    // No app hears of the user's lock.
    if case .lock = reading.innermostStep { return changes }
    guard !isInFlight, !reading.isTurnOfDevice else { return changes }
    // A call after which all stands as before is only another step that nothing is said against.
    let isFelt = { [self] (call: FixCandidate) in
      tried(call).map { $0.world.interface != episode.after.interface } ?? false
    }
    // A request that was granted isn't followed by another.
    let isGranted = reading.innermostStep?.isRequest == true && episode.trace.error == nil
    for steps in addedSteps(target) where !(isGranted && steps.contains { $0.isRequest }) {
      let call = added(steps)
      let options = [returning(call, steps), call].compactMap { $0 }
      guard let felt = options.first(where: isFelt) else { continue }
      changes.append(felt)
      // The hack is for where nothing else is left.
      if !steps.contains(where: { $0.isForce }) { break }
    }
    // Some of the file's versions are notified, and the others have only that.
    let older = [Step.attempt, .force(.orientation(target))].filter { versions(for: $0) != nil }
    return changes + older.map { added([.update(nil), $0]) }.filter(isFelt)
  }

  /// The hack for those of the file's versions that heed nothing else, beside what newer ones heed.
  var hacks: [FixCandidate] {
    guard let target, !isCrash, !isInFlight, !reading.isTurnOfDevice else { return [] }
    let hack = Step.force(.orientation(target))
    return versions(for: hack) == nil ? [] : [added([hack])]
  }

  private func added(_ steps: [Step]) -> FixCandidate {
    var call = change(
      .call, deeds(steps), appending(steps),
      written: .calls(in: file(of: caller), site.method?.rawValue) { [self] in
        placed(callLines(steps))
      }, isAtOnce: true, cost: cost(of: steps))
    swap(&call.deeds, &call.laterDeeds)
    return call
  }

  /// The hack, and another where a later step leaves a screen in what the first one turned to.
  private func returning(_ call: FixCandidate, _ steps: [Step]) -> FixCandidate? {
    guard steps.count == 1, steps[0].isForce else { return nil }
    let script = call.story.script
    let old = StoryGrades(story, since: self.script.end - 1).later.filter { $0.value > 0 }
    let known = old.keys.compactMap { call.edits.place(ofStep: $0) }
    var play = Play(call.story.situation)
    for (index, beat) in script.beats.enumerated() {
      let judgement = play.perform(beat.step).judgement
      guard index >= script.count, !known.contains(beat.place),
        let side = judgement.wantedElsewhere
      else { continue }
      let later = FixSearch(
        FixStory(call.story.scenario, call.story.situation, through: beat.place + 1))
      let back = later.added([.force(.orientation(side))])
      var both = change(
        .call, "\(call.title), and to \(side.name) after `\(app.text(of: beat.step))`",
        call.edits + back.edits, written: call.writing, cost: call.cost)
      both.atOnce = call.atOnce.union(back.atOnce)
      both.halves = [call, back]
      return both
    }
    return nil
  }

  /// Calls in words: `notify UIKit of the mask (before iOS 16: attempt a rotation)`.
  private func deeds(_ steps: [Step]) -> String {
    let end = steps.count > 1 ? ": \(wording.deeds(steps.suffix(1))))" : ")"
    let bound = bound(of: steps, " (", end)
    return wording.deeds(bound.isEmpty || steps.count == 1 ? steps : steps.dropLast()) + bound
  }

  /// Where the last of some calls is for some of the file's versions alone.
  func bound(of steps: [Step], _ start: String, _ end: String = "") -> String {
    guard let last = steps.last, let since = last.ignoringRule?.versions.since,
      versions(for: last) != nil
    else { return "" }
    return "\(start)before iOS \(since.text)\(end)"
  }

  private func cost(of steps: [Step]) -> [String] {
    steps.contains { $0.isRequest } ? [KnownCost.request] : []
  }

  /// Nothing can be added after a step that did not happen.
  private var isInFlight: Bool { episode.outcome.problem != nil }

  /// In whose code a call belongs that follows this step, and in which method of what UIKit called.
  ///
  /// What a sheet covers does not appear again when it goes.
  var site: (caller: ControllerID?, method: CallMethod?) {
    // Whoever presents one of Apple's own has the code; under a window on top, whoever appears there.
    let appeared = episode.seen.first { isOwn($0) && heard(.viewDidAppear, $0) }
    let visible =
      reading.snapshot.visible.flatMap { isOwn($0) ? $0 : presenter(of: $0) }
      .flatMap { appeared == nil || heard(.viewDidAppear, $0) ? $0 : nil } ?? appeared
    if let visible, heard(.viewDidAppear, visible) {
      if appCode.viewWithCalls(of: visible) != nil { return (visible, .onAppear) }
      // A request needs the masks of who has appeared: one place serves every version of the file.
      let isOld = story.scenario.settings.playedVersions.allSatisfy { $0.major < 16 }
      return (visible, isOld && isReturn ? .viewWillAppear : .viewDidAppear)
    }
    let gone = episode.before.flatMap { episode.simulator.snapshot(of: $0).visible }
    if let gone, isView(gone), heard(.viewDidDisappear, gone) { return (gone, .onDisappear) }
    if case .dismiss = reading.innermostStep { return (visible, .completion) }
    return (visible, nil)
  }

  var caller: ControllerID? { site.caller }

  /// Whether the step takes a screen away, so that one below it is seen again.
  private var isReturn: Bool {
    switch reading.innermostStep {
    case .pop, .popTo, .popToRoot, .dismiss, .finish: true
    default: false
    }
  }

  private func heard(_ callback: Callback, _ id: ControllerID) -> Bool {
    episode.trace.events.contains { event in
      if case .callback(callback, .controller(id), _) = event { true } else { false }
    }
  }

  /// In a view, calls stand in a modifier of its body; or else after what makes them necessary.
  private func placed(_ lines: [String]) -> [Fix.Line] {
    let (caller, method) = site
    let place: CodePlace? =
      method == nil
      ? moment(before: caller).map { .beside("Right after \($0)") }
      : caller.flatMap { appCode.viewWithCalls(of: $0) }.map { .part("the body of \($0)") }
    // The dismissal is there already.
    let old = method == .completion ? ["dismiss(animated: true)"] : []
    return (place.map { [.place($0, isNew: true)] } ?? [])
      + .difference(from: old, to: method?.placing(lines) ?? lines)
  }

  /// What calls outside of any method follow, where their place does not say it.
  private func moment(before caller: ControllerID?) -> String? {
    guard let caller else { return nil }
    return switch reading.innermostStep {
    // A delegate has nobody to call: whoever made it answer otherwise calls.
    case .set(.delegate): "the app delegate's mask has changed"
    case _ where !isView(caller): nil
    case .set: "the mask has changed"
    default: "\(appCode.type(caller)) appears"
    }
  }

  func callLines(_ steps: [Step]) -> [String] { callLines(steps, by: caller) }

  func callLines(_ steps: [Step], by caller: ControllerID?) -> [String] {
    calls(of: steps.map(confined), by: caller)
  }

  private func calls(of steps: [Step], by caller: ControllerID?) -> [String] {
    appCode.calls(
      steps, inSwiftUI: caller.map { appCode.viewWithCalls(of: $0) != nil } ?? isSwiftUIApp)
  }

  private func addedSteps(_ target: InterfaceOrientation) -> [[Step]] {
    switch iOSMajor {
    case 16...:
      let isLocking = iOSMajor >= 26 && app.entries.contains { $0.controller.prefersLock == true }
      let request = Step.request(sides(of: target))
      return (isLocking ? [[.updateLock(nil)]] : [])
        + [[.update(nil)], [request], [.update(nil), request]]
    case 5...:
      return [
        [.attempt], [.force(.orientation(target))],
        [.force(.unknown), .force(.orientation(target))],
      ]
    default: return [[.force(.orientation(target))]]
    }
  }

  /// A call of another version's API, in this one's, or one for elsewhere than the screen belongs: in the
  /// step, or in the app's own code that ran.
  func replacements(_ target: InterfaceOrientation) -> [FixCandidate] {
    let here = steps.isEmpty ? nil : site(ofStep: script.count - 1, by: caller)
    let better = { [self] (step: Step, isInStory: Bool) -> [Step] in
      let (modern, righted) = (modern(step, target), righted(step, target))
      // What the app's own code calls for is where its screen was to go; a call in the story is wrong here.
      guard isAboutTheWay else { return modern + righted }
      return isInStory && !righted.isEmpty ? righted : modern
    }
    let inCode =
      iOSMajor < 16
      ? []
      : reactionsThatRan.compactMap { index -> CallSite? in
        // What clears the orientation is only the way to another call.
        let isMeant = { (step: Step) in !better(step, false).isEmpty }
        return site(inReaction: index) { $0.bare != .force(.unknown) && isMeant($0) }
          ?? site(inReaction: index, where: isMeant)
      }.filter { $0.owner.map(isWritten) == true }
    return ([here].compactMap { $0 } + inCode).flatMap { site in
      better(site.step.bare, site.isInStory).map { replaced(site, with: $0, target) }
    }
  }

  private func replaced(
    _ site: CallSite, with step: Step, _ target: InterfaceOrientation
  ) -> FixCandidate {
    let later = site.isInStory ? laterForces(site.step.bare) : []
    let isRequest = step.isRequest
    let isOther = site.step.bare.isRequest != isRequest || site.step.bare.isForce != step.isForce
    let sides = later.map { $0.side.name }.uniqued.filter { $0 != target.name }
    let others =
      sides.isEmpty
      ? "" : ", and \(isRequest ? sides.joined(separator: " and ") : "later") likewise"
    let calls =
      [(site.step.bare, step)]
      + later.map { (.force(.orientation($0.side)), isRequest ? .request($0.side.mask) : step) }
    let moment =
      site.isEarly && isRequest
      ? ", " + phrase(.appeared, [site.owner].compactMap { $0 }) : ""
    return change(
      iOSMajor >= 16 && isOther ? .repair : .call,
      wording.deeds([step]) + " instead" + others + moment,
      later.flatMap { replacing($0.index, with: isRequest ? .request($0.side.mask) : step) }
        + site.replacing(step),
      written: site.isInStory
        ? .calls(in: file(of: site.owner)) { [self] in
          calls.map { old, new in
            appCode.exchange(
              self.calls(of: [old], by: site.owner), for: callLines([new], by: site.owner), of: new)
          }.uniqued.flatMap { $0 }
        } : .difference, cost: cost(of: [step]))
  }

  /// The later steps that make the same call, from the end: whoever replaces one of a button's two
  /// calls leaves the other dead.
  private func laterForces(_ step: Step) -> [(index: Int, side: InterfaceOrientation)] {
    guard step.isForce, iOSMajor >= 16 else { return [] }
    return script.beats.indices.dropFirst(script.count).reversed().compactMap { index in
      guard case .force(.orientation(let side)) = script.beats[index].step.bare else { return nil }
      return (index, side)
    }
  }

  /// What this version has in the place of a call that does nothing here; where a mask was changed for
  /// it, that can be enough.
  private func modern(_ step: Step, _ target: InterfaceOrientation) -> [Step] {
    let told: [Step] = steps.contains { $0.changesMask } ? [.update(nil)] : []
    return switch step {
    case .force(.orientation(let side)) where iOSMajor >= 16: told + [.request(side.mask)]
    case .force where iOSMajor >= 16: told + [.request(target.mask)]
    case .request where iOSMajor <= 15: [.force(.orientation(target))]
    case .attempt where iOSMajor >= 16: [.update(nil)]
    case .update where (5...15).contains(iOSMajor): [.attempt]
    default: []
    }
  }

  /// A call for elsewhere than the screen belongs, made for where it does.
  private func righted(_ step: Step, _ target: InterfaceOrientation) -> [Step] {
    switch step {
    case .request(let mask) where iOSMajor >= 16 && mask.intersection(wished).isVoid:
      [.request(sides(of: target))]
    case .force(.orientation(let side)) where !wished.contains(side):
      [iOSMajor < 16 ? .force(.orientation(target)) : .request(sides(of: target))]
    default: []
    }
  }

  /// Both sides of landscape where either would do.
  private func sides(of target: InterfaceOrientation) -> OrientationMask {
    target.isLandscape && wished.isSuperset(of: .landscape) ? .landscape : target.mask
  }
}
