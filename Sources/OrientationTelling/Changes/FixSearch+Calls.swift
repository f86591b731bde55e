import OrientationModel
import OrientationScenarios

// Calls that ask UIKit, in the API of the version on stage.

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
      .call, .code, "then " + steps.map { app.text(of: $0) }.joined(separator: ", "),
      file: reading.snapshot.visible.map { self.file(of: $0) } ?? "App.swift", method: callSite,
      code: callLines(steps).map(Fix.Line.added),
      scenario: steps.map { .added(app.text(of: $0)) }, script: script.appending(steps), cost: lasts
    )
  }

  /// The change of a mask is announced where it is made (REVAL-15).
  private var announcements: [FixCandidate] {
    reading.answers.filter(\.isRecalled).compactMap { answer in
      let place = steps.lastIndex { step in
        if case .set(.supports(let id, _)) = step.bare { id == answer.controller } else { false }
      }
      guard let place else { return nil }
      let update = Step.update(answer.controller)
      return change(
        .repair, .code, "\(wording.name(answer.controller)) announces its new mask",
        file: file(of: answer.controller), code: wording.code(of: update).map(Fix.Line.added),
        scenario: [.kept(app.text(of: steps[place])), .added(app.text(of: update))],
        script: script.inserting([update], behind: place), distance: 0)
    }
  }

  /// Nothing can be added after a step that did not happen.
  private var isInFlight: Bool { episode.outcome.problem != nil }

  /// The method in which a call belongs that follows this step.
  var callSite: String? {
    switch reading.innermostStep {
    case .push, .present, .select, .replace, .replaceRoot: "viewDidAppear(_:)"
    case .pop, .popTo, .popToRoot, .dismiss, .finish:
      iOSMajor >= 16 ? "viewDidAppear(_:)" : "viewWillAppear(_:)"
    default: nil
    }
  }

  /// Calls as this app writes them: a SwiftUI view has no window of its own.
  func callLines(_ steps: [Step]) -> [String] {
    let isSwiftUI = reading.snapshot.visible.map(isView) ?? false
    let lines = steps.flatMap { isSwiftUI ? wording.sceneCode(of: $0) : wording.code(of: $0) }
    // The scene is looked up once.
    return lines.enumerated().filter { index, line in
      !line.hasPrefix("let ") || !lines[..<index].contains(line)
    }.map(\.element)
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

  /// A call of another version's API, in this one's.
  func replacements(_ target: InterfaceOrientation) -> [FixCandidate] {
    guard let last = steps.last else { return [] }
    let step: Step
    switch last.bare {
    case .force(.orientation(let orientation)) where iOSMajor >= 16:
      step = .request(orientation.mask)
    case .force where iOSMajor >= 16: step = .request(target.mask)
    case .request where iOSMajor <= 15: step = .force(.orientation(target))
    case .attempt where iOSMajor >= 16: step = .update(nil)
    case .update where (5...15).contains(iOSMajor): step = .attempt
    default: return []
    }
    return [
      change(
        .call, .code, app.text(of: step) + " instead",
        file: reading.snapshot.visible.map { file(of: $0) } ?? "App.swift",
        code: callLines([last.bare]).map(Fix.Line.removed) + callLines([step]).map(Fix.Line.added),
        scenario: .change(from: app.text(of: last), to: app.text(of: step)),
        script: script.replacing(at: script.count - 1, with: step))
    ]
  }

  /// The preference for the lock that iOS 26 has, set before the hand turns the device.
  var locks: [FixCandidate] {
    guard iOSMajor >= 26, reading.isTurnOfDevice, let id = reading.decider, !isView(id),
      app[id].controller.prefersLock != true, app[id].controller.lock.asks == .nobody
    else { return [] }
    let steps: [Step] = [.set(.prefersLock(id, true)), .updateLock(nil)]
    let code = [
      "var isOrientationLocked = false {",
      "  didSet { setNeedsUpdateOfPrefersInterfaceOrientationLocked() }", "}",
      "override var prefersInterfaceOrientationLocked: Bool { isOrientationLocked }",
    ]
    return [
      change(
        .claim, .code, "\(wording.name(id)) locks the orientation before that", file: file(of: id),
        code: code.map(Fix.Line.added),
        scenario: steps.map { .added(app.text(of: $0)) } + [
          .kept(app.text(of: self.steps[self.steps.count - 1]))
        ],
        script: script.inserting(steps), distance: 0)
    ]
  }
}
