import OrientationModel
import OrientationScenarios
import SwiftCode

// What edits come to as code, and where it stands.

extension FixSearch {
  /// A change as code, and the file in which that begins.
  func code(of draft: FixCandidate) -> (file: String, lines: [Fix.Line]) {
    if draft.halves.count == 2 { return code(of: draft.halves[0], and: draft.halves[1]) }
    guard draft.place.isInApp else { return ("", []) }
    let (file, lines) =
      switch draft.writing {
      case .difference: difference(making: draft.edits, to: draft.story.appCode)
      case .lines(let file, let lines): (file, lines())
      case .calls(let file, _, let lines): (file, lines().inMethod)
      }
    return (file, lines.withImports)
  }

  private func code(
    of first: FixCandidate, and second: FixCandidate
  ) -> (file: String, lines: [Fix.Line]) {
    let (code, next) = (code(of: first), code(of: second))
    if code.lines.isEmpty { return next }
    let method = second.writing.method
    var place: [Fix.Line] = []
    if code.file != next.file, !next.file.isEmpty {
      place = [.place(.file(next.file, method))]
    } else if next.lines.first?.isStatement == true, code.lines.last?.isStatement == false {
      place = [.place(method.map { .part($0) } ?? .beside("Where the call is"))].inMethod
    }
    return (code.file, code.lines + place + next.lines)
  }

  /// What some edits change in another app, and the file in which that begins.
  func difference(
    making edits: [ScenarioEdit], to other: AppCode? = nil
  ) -> (file: String, lines: [Fix.Line]) {
    let other = other ?? story.story(making: edits.namingLast).appCode
    let isOfDelegate = edits.contains { $0.isOfDelegate }
    var parts: [(file: String, lines: [Fix.Line])] = [
      ("Info.plist", appCode.propertyListDifference(in: other)),
      (AppCode.delegateFile, isOfDelegate ? appCode.delegateDifference(in: other) : []),
      ("SceneDelegate.swift", appCode.sceneDelegateDifference(in: other)),
    ]
    for (index, id) in edits.compactMap(owner).uniqued.enumerated() {
      let key = index == 0 ? appCode.keyDifference(in: other) : []
      let lines = appCode.difference(of: id, in: other)
      let calls = lines.isEmpty ? [] : announcing(childOf: id, in: other)
      parts.append((file(of: id), key + lines + calls))
    }
    parts.removeAll { $0.lines.isEmpty }
    let lines = parts.enumerated().flatMap { index, part in
      (index == 0 ? [] : [Fix.Line.place(.file(part.file))]) + part.lines
    }
    return (parts.first?.file ?? "", lines)
  }

  /// In whose class an edit changes something.
  private func owner(of edit: ScenarioEdit) -> ControllerID? {
    switch edit {
    case .attributes(_, let reference), .reactions(_, let reference), .rename(let reference, _):
      return story.situation.id(reference)
    case .insertStep(let step, _), .replaceStep(_, let step):
      switch story.situation.step(step)?.bare {
      case .set(let change): return change.answer?.controller
      case .update(let id), .updateLock(let id): return id
      default: return nil
      }
    case .head, .set, .property, .declare, .insert, .remove, .move, .moveBefore, .removeStep:
      return nil
    }
  }
}

extension ScenarioEdit {
  var isOfDelegate: Bool {
    switch self {
    case .set(.delegate), .set(.adaptor): true
    case .insertStep(let step, _), .replaceStep(_, let step):
      step.action.value.delegateAnswer != nil
    case .reactions(let reactions, _):
      reactions.contains { $0.steps.contains { $0.action.value.delegateAnswer != nil } }
    default: false
    }
  }
}
