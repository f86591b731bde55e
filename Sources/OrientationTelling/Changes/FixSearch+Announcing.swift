import OrientationModel
import OrientationScenarios
import SwiftCode

// Calls that tell UIKit of a mask: where they are missing, too late, or made in vain.

extension FixSearch {
  /// The change of a mask is announced where it is made (REVAL-15).
  var announcements: [FixCandidate] {
    guard iOSMajor >= 16 else { return [] }
    let untold = episode.simulator.compiled(of: reading.world).app
    return controllers.compactMap { id in
      let places = script.beats.indices.filter { index in
        if case .set(.supports(id, _)) = script.beats[index].step.bare { true } else { false }
      }
      guard places.contains(where: { $0 < steps.count }), untold[id].controller.isUntold,
        isWritten(id)
      else { return nil }
      // Every change of it, for it is one place where it changes.
      return announcing(
        "notify UIKit of \(wording.whose(id)) new mask", .update(id), behind: places)
    }
  }

  /// UIKit is told of an answer in the method that sets it.
  func announcing(_ title: String, _ update: Step, behind places: [Int]) -> FixCandidate {
    change(.repair, title, inserting([update], behind: places), isAtOnce: true)
  }

  /// The changes of masks that follow a request come before it (GEO-3).
  var requestsAfterMasks: [FixCandidate] {
    guard case .request = reading.innermostStep, script.count > 0 else { return [] }
    let request = script.beats[script.count - 1].step
    let later = script.beats.indices.dropFirst(script.count).prefix { index in
      script.beats[index].step.changesMask || script.beats[index].step.bare.isUpdate
    }
    // Whose story requests it again has noticed.
    let isNoticed = script.beats[(script.count + later.count)...].contains { $0.step.isRequest }
    guard !isNoticed, later.contains(where: { script.beats[$0].step.changesMask }) else {
      return []
    }
    let steps = later.map { script.beats[$0].step.bare }
    let call = steps.contains { $0.isUpdate } ? [] : [Step.update(nil)]
    let written = later.map { story.scenario.steps[script.beats[$0].place] }
    let moved = written.map { $0.expecting([]) } + call.map(forItsVersions)
    // What is expected of the mask is expected of the request then.
    let made = story.scenario.steps[script.end - 1]
    let last = made.expecting(made.expectations + written.flatMap { $0.expectations })
    let edits =
      moved.enumerated().map { ScenarioEdit.insertStep($0.element, at: script.end - 1 + $0.offset) }
      + (last == made ? [] : [.replaceStep(at: script.end - 1 + moved.count, with: last)])
      + later.reversed().map { .removeStep(at: script.beats[$0].place + moved.count) }
    var draft = change(
      .repair, "change the mask and notify UIKit before the request", edits,
      written: .calls(in: file(of: caller), site.method?.rawValue) { [self] in
        let requesting = callLines([request])
        let told = call.isEmpty ? " and UIKit was notified" : ""
        return requesting.map(Fix.Line.removed)
          + [.place(.beside("Right after the mask has changed\(told)"))]
          + (callLines(call) + requesting).map(Fix.Line.added)
      })
    // The mask, the call and the request follow at once.
    draft.atOnce = Set(edits.insertedSteps.map { $0 + 1 })
    return [draft]
  }

  /// A request that is refused while a screen appears, as it goes by the mask of whoever decided
  /// before, waits until the screen has appeared.
  var requestsOnceAppeared: [FixCandidate] {
    guard episode.trace.error != nil else { return [] }
    let early = reactionsThatRan.filter { index in
      let reaction = app.reactions[index]
      return reaction.moment.isComing && reaction.steps.contains { $0.bare.isRequest }
        && isWritten(reaction.owner) && !isView(reaction.owner)
    }
    let owners = early.map { app.reactions[$0].owner }.uniqued
    guard !owners.isEmpty else { return [] }
    return [
      change(
        .repair, "make the request \(phrase(.appeared, owners))",
        editing(early, of: owners) { code, _ in code.moment = Located(app.written(.appeared)) })
    ]
  }

  /// Every place where the app's own code changes a mask announces it, where one of them ran, or has left
  /// UIKit with an old mask; up to iOS 15 nothing hears that, and only the hack turns.
  var announcementsInCode: [FixCandidate] {
    let silent = app.reactions.indices.filter { app.reactions[$0].isSilent }
    let isLeftOpen = episode.simulator.compiled(of: reading.world).hasUntold
    guard !silent.isEmpty, isLeftOpen || !Set(silent).isDisjoint(with: reactionsThatRan)
    else { return [] }
    let owners = controllers.filter { id in silent.contains { app.reactions[$0].owner == id } }
    let played = story.scenario.settings.playedVersions
    let (update, hack) = (Step.update(nil), Step.force(.unknown))
    return [
      played.contains { has(update, $0) } ? announcing(silent, of: owners, [update]) : nil,
      // What is requested while a screen appears goes by the mask of whoever decided before.
      silent.contains { app.reactions[$0].isEarly && app.reactions[$0].moment.isComing }
        ? announcing(silent, of: owners, [update], onceAppeared: true) : nil,
      played.contains { has(hack, $0) } ? announcing(silent, of: owners, [update, hack]) : nil,
    ].compactMap { $0 }
  }

  private func announcing(
    _ silent: [Int], of owners: [ControllerID], _ calls: [Step], onceAppeared: Bool = false
  ) -> FixCandidate {
    let names = owners.map { wording.subject($0) }.listed
    let isForced = calls.contains { $0.isForce }
    let isMoved = silent.contains {
      app.reactions[$0].isEarly || app.reactions[$0].steps.contains { $0.isUpdate }
    }
    let title =
      silent.contains { app.reactions[$0].isEarly }
      ? "change the mask and notify UIKit before the request in \(names)"
      : "notify UIKit of the new mask in \(names)"
    let announcements = { [self] in
      owners.flatMap { id -> [Fix.Line] in
        let methods = silent.filter { app.reactions[$0].owner == id }
          .compactMap { isView(id) ? nil : method(of: app.reactions[$0]) }
        let place =
          "Right after the mask has changed"
          + (methods.isEmpty ? "" : ", in " + methods.listed)
        return (id == owners[0] ? [] : [.place(.file(file(of: id)))])
          + [.place(.beside(place), isNew: true)]
          + callLines([.update(nil)], by: id).map(Fix.Line.added)
      }
    }
    return change(
      .repair,
      title + (onceAppeared ? ", once it has appeared" : "")
        + (isForced
          ? ", or set UIDevice.orientation" + bound(of: [.force(.unknown)], " (", ")") : ""),
      editing(silent, of: owners) { code, reaction in
        if onceAppeared, reaction.isEarly, reaction.moment.isComing {
          code.moment = Located(app.written(.appeared))
        }
        code.announce(by: calls, forItsVersions)
      },
      written: isForced || isMoved || owners.contains(where: isView)
        ? .difference : .calls(in: file(of: owners[0]), nil, announcements))
  }

  /// Calls of the app's own code that this version ignores, and complains of: they are left to the
  /// versions that heed them, and a mask that they were for is announced.
  var ignoredCalls: [FixCandidate] {
    let hack = Step.force(.unknown)
    guard !has(hack, settings.version) else { return [] }
    let ignored = app.reactions.indices.filter {
      app.reactions[$0].steps.contains { $0.bare.isForce }
    }
    let owners = controllers.filter { id in ignored.contains { app.reactions[$0].owner == id } }
    guard !Set(ignored).isDisjoint(with: reactionsThatRan) else { return [] }
    let isHeeded = story.scenario.settings.playedVersions.contains { has(hack, $0) }
    let edits = editing(ignored, of: owners) { code, reaction in
      limitForces(in: &code)
      if reaction.isSilent { code.announce(by: [.update(nil)], forItsVersions) }
    }
    let deed = "set UIDevice.orientation"
    let told =
      ignored.contains { app.reactions[$0].isSilent } ? ", and notify UIKit of the mask" : ""
    return [
      change(
        .repair, (isHeeded ? deed + bound(of: [hack], " only ") : "don't " + deed) + told, edits)
    ]
  }

  /// The edits that change pieces of the app's own code; one of which nothing is left goes.
  func editing(
    _ indices: [Int], of owners: [ControllerID],
    _ edit: (inout Scenario.Reaction, Reaction) -> Void
  ) -> [ScenarioEdit] {
    owners.flatMap { id in
      reactions(of: id) { reactions in
        for index in indices where app.reactions[index].owner == id {
          edit(&reactions[rank(ofReaction: index)], app.reactions[index])
        }
        reactions.removeAll { $0.steps.isEmpty }
      }
    }
  }
}

extension Moment {
  /// Whether a screen is about to appear then.
  var isComing: Bool { self == .appearing || self == .isAppearing }

  /// Whether a screen goes then, for good or for a while.
  var isGoing: Bool { self == .leaving || self == .disappearing || self == .disappeared }
}

extension Reaction {
  /// Whether it changes a mask and leaves UIKit to find out, or requests before UIKit hears of it.
  fileprivate var isSilent: Bool {
    guard let place = steps.lastIndex(where: { $0.changesMask }) else { return false }
    return isEarly || steps[place...].first { $0.isUpdate || $0.isRequest }?.isUpdate != true
  }

  /// Whether it requests what only the mask allows that it sets after that (GEO-3).
  fileprivate var isEarly: Bool {
    guard let place = steps.lastIndex(where: { $0.changesMask }) else { return false }
    return steps[..<place].contains { $0.isRequest } && !steps[place...].contains { $0.isRequest }
  }
}

extension Scenario.Reaction {
  /// Makes calls right after the last mask that it sets, and nowhere else; the hack turns to where that
  /// mask is.
  fileprivate mutating func announce(
    by calls: [Step], _ written: (Step) -> Scenario.Step
  ) {
    steps.removeAll { $0.action.value.isUpdate }
    guard let place = steps.lastIndex(where: { $0.action.value.changesMask }) else { return }
    let mask = steps[place].action.value.maskSet
    let made = calls.compactMap { call -> Scenario.Step? in
      guard call.isForce else { return written(call) }
      // What lets the interface turn again leaves it to the device.
      if mask?.isTurning == true { return written(.attempt) }
      return (mask ?? .portrait).first.map { written(.force(.orientation($0))) }
    }
    // What was requested too early waits for that.
    let isRequest = { (step: Scenario.Step) in step.action.value.isRequest }
    let isEarly = !steps[place...].contains(where: isRequest)
    let waiting = isEarly ? steps[..<place].filter(isRequest) : []
    let after = made + waiting + steps[(place + 1)...]
    steps = steps[...place].filter { !(isEarly && isRequest($0)) } + after
  }
}

extension Scenario.Step {
  fileprivate func expecting(_ expectations: [Scenario.Expectation]) -> Scenario.Step {
    var step = self
    step.expectations = expectations
    return step
  }
}

extension Action {
  /// It writes `UIDevice.orientation`.
  var isForce: Bool { if case .force = bare { true } else { false } }

  /// It calls `attemptRotationToDeviceOrientation()`.
  var isAttempt: Bool { if case .attempt = bare { true } else { false } }

  var isUpdate: Bool { if case .update = bare { true } else { false } }
  var isRequest: Bool { if case .request = bare { true } else { false } }

  /// It changes what a controller of UIKit's, or the app delegate, answers.
  var changesMask: Bool {
    if case .set(.supports) = bare { true } else { delegateAnswer != nil }
  }

  /// The mask that it sets for them.
  fileprivate var maskSet: OrientationMask? {
    switch bare {
    case .set(.supports(_, let answer)), .set(.delegate(.mask(let answer))): answer.mask
    default: nil
    }
  }
}
