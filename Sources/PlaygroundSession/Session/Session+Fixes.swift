import OrientationModel
import OrientationScenarios
import OrientationTelling
import SwiftCode

extension Session {
  /// Whether nothing was done or changed but what the story has.
  var isAsTold: Bool { (isOnStory || node == 0) && setting.variant == 0 && setting.lock == nil }

  /// The story around where one stands: the file's own, as long as nothing else was done or changed.
  package mutating func fixStory(_ steps: [Step]) -> FixStory {
    let here = playback().situation
    var story =
      isAsTold ? FixStory(scenario, here, at: stepCount) : ownStory(steps, in: here)
    story.stored = stored(in: story.situation)
    return story
  }

  /// What one did, of which nothing is expected.
  private func ownStory(_ steps: [Step], in here: Situation) -> FixStory {
    var own = saved
    own.launch = []
    own.list(only: own.stage(of: here.app.settings))
    for index in own.steps.indices { own.steps[index].expectations = [] }
    if steps.count < stepCount {
      own.steps = steps.map { Scenario.Step(Located(here.app.written($0.bare))) }
    }
    return FixStory(own, Situation(own), at: own.stepNumbers.last ?? 0)
  }

  /// What is set in the story, and in all that was done besides.
  package func stored(in situation: Situation) -> StoredAnswers {
    let steps = timeline.steps.lazy.filter { $0.setsOrTells }.filter { situation.knows($0) }
    return StoredAnswers(steps.compactMap { situation.step($0) }, in: situation.app)
  }

  /// The app in Swift as it was opened, where something of it was changed; the versions and the device are
  /// those that are played.
  package var codeAsOpened: AppCode? {
    let opened = variants[0].scenario
    guard scenario != opened else { return nil }
    let situation = situation(of: opened)
    return AppCode(
      situation.app.deployed(by: opened), storing: stored(in: situation).seen(in: situation.app))
  }

  /// The session with a fix in place; nothing where it does not lead where it was proven to.
  ///
  /// On the story that goes on with it; the files in which it is are kept with it.
  package func fixed(by fix: Fix, in files: [CodeFile] = []) -> Session? {
    let told = isAsTold ? scenario : saved
    // Of a long way only what matters was played: the last steps are the same.
    let added = fix.edits.insertedSteps.count { $0 < fix.script.end }
    let first = fix.script.end - added
    let last = saved.steps.lastIndex { !$0.isNote }.map { $0 + 1 } ?? 0
    guard let edits = fix.edits.moving(stepsFrom: first - 1, by: last - first) else { return nil }
    var branched = self
    if isAsTold {
      branched.branch(fix.title, scenario.applying(edits))
    } else {
      branched.branch(
        fix.title, scenario.applying(edits.filter { $0.step == nil }),
        steps: told.applying(edits).steps)
    }
    branched.promise(fix, in: files)
    return branched.isPromised(branched.playback().world) ? branched : nil
  }
}

extension [ScenarioEdit] {
  /// The same for more steps before; nothing where one is about an earlier step than can be moved.
  fileprivate func moving(stepsFrom first: Int, by count: Int) -> [ScenarioEdit]? {
    guard count != 0 else { return self }
    guard allSatisfy({ ($0.step ?? first) >= first }) else { return nil }
    return map { edit in
      switch edit {
      case .insertStep(let step, let index): .insertStep(step, at: index + count)
      case .replaceStep(let index, let step): .replaceStep(at: index + count, with: step)
      case .removeStep(let index): .removeStep(at: index + count)
      default: edit
      }
    }
  }
}

extension Scenario.Step {
  /// Whether it sets an answer, or tells UIKit of one.
  fileprivate var setsOrTells: Bool {
    switch action.value {
    case .set, .update, .updateLock: true
    default: false
    }
  }
}
