import OrientationModel
import OrientationScenarios
import SwiftCode

// A mask that the app sets while it runs, set otherwise.

extension FixSearch {
  /// A mask that the story, or code of the app's own, has set, and that still stands: another is set
  /// there, or before UIKit is called to turn where somebody stood right by the first.
  var otherSettings: [FixCandidate] {
    guard !isCrash else { return [] }
    let now = episode.simulator.compiled(of: episode.after).app
    let stands = { (step: Step) in
      if case .set(let change) = step.bare { change.holds(in: now) } else { false }
    }
    let inStory = steps.indices.filter { stands(steps[$0]) }.map { site(ofStep: $0, by: nil) }
    let inCode = app.reactions.indices.compactMap { site(inReaction: $0, where: stands) }
    return (inStory + inCode).flatMap { site -> [FixCandidate] in
      guard case .set(let old) = site.step.bare else { return [] }
      let isHere = site.isInStory && site.step == steps.last
      return others(than: old).compactMap { new, title in
        let edits = site.replacing(.set(new))
        let plain = change(
          .mask, title + " instead", edits,
          written: site.isInStory ? exchanging(old, new, edits) : .difference)
        return isUntroubling(plain) ? plain : isHere ? told(plain, old) : first(new, title)
      }
    }
  }

  private func isUntroubling(_ draft: FixCandidate) -> Bool {
    tried(draft).map { $0.trial.felt == nil } ?? false
  }

  /// The same, and UIKit is notified.
  private func told(_ draft: FixCandidate, _ old: Change<Numbers>) -> FixCandidate? {
    let place = script.count - 1
    guard iOSMajor >= 16, case .supports(let id, let answer) = old,
      answer.mask.intersection(wished).isVoid,
      story.scenario.steps[script.beats[place].place].expectations.isEmpty
    else { return nil }
    let told = change(
      .mask, draft.title + ", and notify UIKit",
      draft.edits + inserting([.update(id)], behind: [place]), isAtOnce: true)
    return isUntroubling(told) ? told : nil
  }

  /// Another is set, and UIKit notified, right before the step's call.
  private func first(_ new: Change<Numbers>, _ title: String) -> FixCandidate? {
    guard let call = reading.innermostStep, call.isRequest || call.isForce || call.isAttempt
    else { return nil }
    let notice = iOSMajor >= 16 ? [Step.update(nil)] : []
    let edits = inserting([.set(new)] + notice)
    let owner = new.answer?.controller ?? caller
    var first = change(
      .mask, title + " first", edits,
      written: .calls(in: file(of: owner)) { [self] in
        let told = (appCode.code(of: new) + callLines(notice)).map(Fix.Line.added)
        return (new.answer == nil ? told : appCode.making(new))
          + (owner == caller ? callLines([call]).map(Fix.Line.kept) : [])
      })
    // The call follows at once.
    first.atOnce = Set(edits.insertedSteps.map { $0 + 1 })
    return first
  }

  /// In the class that has a method for it; where that has one for either, or none, in the call.
  private func exchanging(
    _ old: Change<Numbers>, _ new: Change<Numbers>, _ edits: [ScenarioEdit]
  ) -> FixCandidate.Writing {
    .lines(in: old.answer.map { file(of: $0.controller) } ?? "AppDelegate.swift") { [self] in
      let lines = difference(making: edits).lines
      if lines.contains(where: { $0.change == .added }) { return lines }
      return [Fix.Line].difference(from: appCode.code(of: old), to: appCode.code(of: new)).inMethod
    }
  }

  private func others(than old: Change<Numbers>) -> [(Change<Numbers>, String)] {
    switch old {
    case .supports(let id, let answer) where isWritten(id):
      return masks(beside: answer.mask).map {
        (.supports(id, .mask($0)), "support \($0.title) in \(wording.subject(id))")
      }
    case .orientations(let id, let mask):
      return masks(beside: mask).map {
        (.orientations(id, $0), "set orientations \($0.words) in \(wording.subject(id))")
      }
    case .delegate(.mask(let answer)):
      return masks(beside: answer.mask).map {
        (.delegate(.mask(.mask($0))), "return \($0.title) from the app delegate")
      }
    default: return []
    }
  }
}
