import OrientationModel
import OrientationScenarios

// Calls that ask UIKit, in the API of the version on stage.

extension FixSearch {
  /// A call added after the step, or the step's own call replaced by the one that works.
  var calls: [FixCandidate] {
    guard let target, wish != .noCrash else { return [] }
    var changes = announcements + replacements(target)
    let file = reading.snapshot.visible.map { self.file(of: $0) } ?? "App.swift"
    for added in addedSteps(target) where !isInFlight && !reading.isTurnOfDevice {
      let call = change(
        .call, .code, "then " + added.map { app.text(of: $0) }.joined(separator: ", "), file: file,
        code: added.flatMap { wording.code(of: $0) }.map(Fix.Line.added),
        scenario: added.map { .added(app.text(of: $0)) }, steps: steps + added)
      guard helps(call) else { continue }
      changes.append(call)
      break
    }
    return changes
  }

  /// The change of a mask is announced where it is made (REVAL-15).
  private var announcements: [FixCandidate] {
    reading.answers.filter(\.isRecalled).compactMap { answer in
      let place = steps.lastIndex { step in
        if case .set(.supports(let id, _)) = step.bare { id == answer.controller } else { false }
      }
      let update = Step.update(answer.controller)
      return change(
        .call, .code, "\(wording.name(answer.controller)) announces its new mask",
        file: file(of: answer.controller), code: wording.code(of: update).map(Fix.Line.added),
        scenario: [.added(app.text(of: update))],
        steps: Array(steps[..<((place ?? steps.count - 2) + 1)]) + [update]
          + Array(steps[((place ?? steps.count - 2) + 1)...]), distance: 0)
    }
  }

  /// Nothing can be added after a step that did not happen.
  private var isInFlight: Bool { episode.outcome.problem != nil || episode.trace.crash != nil }

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
  private func replacements(_ target: InterfaceOrientation) -> [FixCandidate] {
    guard let last = steps.last else { return [] }
    let step: Step
    switch last.bare {
    case .force(.orientation(let orientation)) where iOSMajor >= 16:
      step = .request(orientation.mask)
    case .request where iOSMajor <= 15: step = .force(.orientation(target))
    case .attempt where iOSMajor >= 16: step = .update(nil)
    case .update where (5...15).contains(iOSMajor): step = .attempt
    default: return []
    }
    return [
      change(
        .call, .code, app.text(of: step) + " instead",
        file: reading.snapshot.visible.map { file(of: $0) } ?? "App.swift",
        code: wording.code(of: last.bare).map(Fix.Line.removed)
          + wording.code(of: step).map(Fix.Line.added),
        scenario: .change(from: app.text(of: last), to: app.text(of: step)),
        steps: steps.dropLast() + [step])
    ]
  }
}
