import OrientationModel
import OrientationScenarios

// Calls that ask UIKit, in the API of the version on stage.

/// The methods, and the modifiers of views, in which calls are advised.
private enum CallMethod: String {
  case onAppear = "onAppear(perform:)"
  case onDisappear = "onDisappear(perform:)"
  case viewWillAppear = "viewWillAppear(_:)"
  case viewDidAppear = "viewDidAppear(_:)"
  case completion = "dismiss(animated:completion:)"
}

extension FixSearch {
  /// A call added after the step, or the step's own call replaced by the one that works.
  var calls: [FixCandidate] {
    guard let target, !isCrash else { return [] }
    var changes = announcements + replacements(target)
    guard !isInFlight, !reading.isTurnOfDevice else { return changes }
    for steps in addedSteps(target) {
      let call = added(steps)
      guard helps(call) else { continue }
      changes.append(call)
      // The hack is for where nothing else is left.
      if !steps.contains(where: \.isForce) { break }
    }
    return changes
  }

  private func added(_ steps: [Step]) -> FixCandidate {
    let isRequest = steps.contains { if case .request = $0 { true } else { false } }
    let lasts =
      isRequest ? ["The request does not last: the next turn is decided by the masks"] : []
    return change(
      .call, .code, "then " + wording.deeds(steps),
      file: callFile, method: callSite,
      code: placed(callLines(steps)).map(Fix.Line.added),
      scenario: steps.map { .added(app.text(of: $0)) }, script: script.appending(steps), cost: lasts
    )
  }

  /// The change of a mask is announced where it is made (REVAL-15).
  private var announcements: [FixCandidate] {
    guard iOSMajor >= 16 else { return [] }
    let untold = episode.simulator.compiled(of: reading.world).app
    return app.entries.indices.map { ControllerID($0 + 1) }.compactMap { id in
      let places = script.beats.indices.filter { index in
        if case .set(.supports(id, _)) = script.beats[index].step.bare { true } else { false }
      }
      let place = places.last { $0 < steps.count }
      guard let place, untold[id].controller.isUntold, isWritten(id) else { return nil }
      let update = Step.update(id)
      // Every change of it, for it is one place where it changes.
      let next = places.reversed().reduce(script) { $0.inserting([update], behind: $1) }
      return change(
        .repair, .code, "\(wording.name(id)) announces its new mask", file: file(of: id),
        code: wording.code(of: update).map(Fix.Line.added),
        scenario: [.kept(app.text(of: steps[place])), .added(app.text(of: update))], script: next,
        distance: 0)
    }
  }

  /// Nothing can be added after a step that did not happen.
  private var isInFlight: Bool { episode.outcome.problem != nil }

  /// In whose code a call belongs that follows this step, and in which method of what UIKit called.
  ///
  /// What a sheet covers does not appear again when it goes.
  private var site: (caller: ControllerID?, method: CallMethod?) {
    let visible = reading.snapshot.visible
    if let visible, heard(.viewDidAppear, visible) {
      if isView(visible) { return (visible, .onAppear) }
      return (visible, iOSMajor < 16 && isLeaving ? .viewWillAppear : .viewDidAppear)
    }
    let gone = episode.before.flatMap { episode.simulator.snapshot(of: $0).visible }
    if let gone, isView(gone), heard(.viewDidDisappear, gone) { return (gone, .onDisappear) }
    if case .dismiss = reading.innermostStep { return (visible, .completion) }
    return (visible, nil)
  }

  private var caller: ControllerID? { site.caller }

  var callSite: String? { site.method?.rawValue }

  private var isLeaving: Bool {
    switch reading.innermostStep {
    case .pop, .popTo, .popToRoot, .dismiss, .finish: true
    case .rotate, .rotateLeft, .rotateRight, .lock, .push, .present, .select, .replace,
      .replaceRoot, .force, .request, .update, .updateLock, .statusBar, .beginPop, .beginDismiss,
      .cancel, .attempt, .set, .addWindow, .showWindow, .hideWindow, .resize, .background,
      .foreground, .beginGenerating, .endGenerating, .note, .onVersions, nil:
      false
    }
  }

  private func heard(_ callback: Callback, _ id: ControllerID) -> Bool {
    episode.trace.events.contains { event in
      if case .callback(callback, .controller(id), _) = event { true } else { false }
    }
  }

  /// In a view, calls stand in a modifier of its body; or else after what makes them necessary.
  private func placed(_ lines: [String]) -> [String] {
    let (caller, method) = site
    let inner = lines.map { "  " + $0 }
    switch method {
    case .onAppear, .onDisappear:
      let type = caller.map { wording.typeName($0) } ?? ""
      let modifier = method == .onAppear ? ".onAppear {" : ".onDisappear {"
      return ["// In the body of \(type):", modifier] + inner + ["}"]
    case .completion: return ["dismiss(animated: true) { [self] in"] + inner + ["}"]
    case .viewWillAppear, .viewDidAppear: return lines
    case nil:
      let isInView = caller.map(isView) ?? false
      return (isInView ? ["// Right after the mask has changed:"] : []) + lines
    }
  }

  /// The file of whoever calls; of the delegate where its answer was what changed.
  private var callFile: String {
    if case .set(.delegate) = reading.innermostStep { return "AppDelegate.swift" }
    return caller.map { file(of: $0) } ?? "App.swift"
  }

  /// Calls as this app writes them: a SwiftUI view has no window of its own.
  func callLines(_ steps: [Step]) -> [String] {
    caller.map(isView) ?? isSwiftUIApp
      ? wording.sceneCode(of: steps) : steps.flatMap { wording.code(of: $0) }
  }

  private func addedSteps(_ target: InterfaceOrientation) -> [[Step]] {
    let mask = target.isLandscape && wished.isSuperset(of: .landscape) ? .landscape : target.mask
    switch iOSMajor {
    case 16...: return [[.update(nil)], [.request(mask)], [.update(nil), .request(mask)]]
    case 5...:
      return [
        [.attempt], [.force(.orientation(target))],
        [.force(.unknown), .force(.orientation(target))],
      ]
    default: return [[.force(.orientation(target))]]
    }
  }

  /// A call of another version's API, in this one's: in the step, or in the app's own code that ran.
  func replacements(_ target: InterfaceOrientation) -> [FixCandidate] {
    var changes: [FixCandidate] = []
    if let last = steps.last, let step = modern(last.bare, target) {
      changes.append(
        change(
          iOSMajor >= 16 ? .repair : .call, .code, wording.deeds([step]) + " instead",
          file: caller.map { file(of: $0) } ?? "App.swift",
          code: callLines([last.bare]).map(Fix.Line.removed)
            + callLines([step]).map(Fix.Line.added),
          scenario: .change(from: app.text(of: last), to: app.text(of: step)),
          script: script.replacing(at: script.count - 1, with: step)))
    }
    return changes + reactionsThatRan.compactMap { replaced($0, target) }
  }

  private func replaced(_ index: Int, _ target: InterfaceOrientation) -> FixCandidate? {
    var reaction = app.reactions[index]
    guard iOSMajor >= 16,
      let place = reaction.steps.firstIndex(where: { modern($0, target) != nil }),
      let step = modern(reaction.steps[place], target), isWritten(reaction.owner)
    else { return nil }
    let old = reaction
    reaction.steps[place] = step
    return change(
      .repair, .code, wording.deeds([step]) + " instead", file: file(of: reaction.owner),
      method: old.moment.method,
      code: wording.code(of: old.steps[place]).map(Fix.Line.removed)
        + wording.code(of: step).map(Fix.Line.added),
      scenario: lines(from: old, to: reaction)
    ) { $0.reactions[index] = reaction }
  }

  /// What this version has in the place of a call that does nothing here.
  private func modern(_ step: Step, _ target: InterfaceOrientation) -> Step? {
    switch step {
    case .force(.orientation(let orientation)) where iOSMajor >= 16: .request(orientation.mask)
    case .force where iOSMajor >= 16: .request(target.mask)
    case .request where iOSMajor <= 15: .force(.orientation(target))
    case .attempt where iOSMajor >= 16: .update(nil)
    case .update where (5...15).contains(iOSMajor): .attempt
    case .rotate, .rotateLeft, .rotateRight, .lock, .push, .pop, .popTo, .popToRoot, .present,
      .dismiss, .select, .replaceRoot, .replace, .force, .request, .update, .updateLock, .statusBar,
      .beginPop, .beginDismiss, .cancel, .finish, .attempt, .set, .addWindow, .showWindow,
      .hideWindow, .resize, .background, .foreground, .beginGenerating, .endGenerating, .note,
      .onVersions:
      nil
    }
  }

  /// The preference for the lock that iOS 26 has, set before the hand turns the device.
  var locks: [FixCandidate] {
    guard iOSMajor >= 26, reading.isTurnOfDevice, let id = reading.decider, isWritten(id),
      app[id].controller.prefersLock != true, app[id].controller.lock.asks == .nobody
    else { return [] }
    let steps: [Step] = [.set(.prefersLock(id, true)), .updateLock(nil)]
    let telling = wording.code(of: .updateLock(nil))
    let code =
      wording.members(
        of: id,
        (["var isOrientationLocked = false {"]
          + (telling.count == 1
            ? ["  didSet { \(telling[0]) }"]
            : ["  didSet {"] + telling.map { "    " + $0 } + ["  }"])
          + ["}"] + wording.lockPreference("isOrientationLocked")).map(Fix.Line.added))
      + ["// Where it begins; and false where it ends:", "isOrientationLocked = true"]
      .map(Fix.Line.added)
    return [
      change(
        .claim, .code, "\(wording.name(id)) locks the orientation before that", file: file(of: id),
        code: code,
        scenario: steps.map { .added(app.text(of: $0)) } + [
          .kept(app.text(of: self.steps[self.steps.count - 1]))
        ],
        script: script.inserting(steps), distance: 0)
    ]
  }
}

extension Moment {
  /// The method of a view controller that runs at it.
  fileprivate var method: String? {
    switch self {
    case .appearing: "viewWillAppear(_:)"
    case .isAppearing: "viewIsAppearing(_:)"
    case .appeared: "viewDidAppear(_:)"
    case .leaving, .disappearing: "viewWillDisappear(_:)"
    case .disappeared: "viewDidDisappear(_:)"
    case .showing, .rotated, .devicePortrait, .deviceLandscape, .deviceExactly, .covering,
      .uncovering:
      nil
    }
  }
}
