import OrientationModel
import OrientationScenarios

/// How grave each step of a story is, from the one in question on.
struct StoryGrades {
  /// Of the step in question; nothing where this version or device does not come to it.
  private(set) var here: Int?
  /// Of the later ones, by their places in the scenario: one that is not reached is as grave as what
  /// ended the story.
  private(set) var later: [Int: Int] = [:]

  /// Plays it; `start` is the first of the scenario's steps that do what is in question: none of them is
  /// done by a version that the step is not for.
  ///
  /// What follows a step at once leaves no moment in which that is seen by itself.
  init(_ story: FixStory, since start: Int, atOnce: Set<Int> = []) {
    let script = story.script
    var play = Play(story.situation)
    // The last one that did something: a call that a version does not have changes nothing there.
    var done = play.last
    var place = -1
    for (index, moment) in story.moments.enumerated() {
      if let step = moment.step, !play.world.hasCrashed {
        let episode = play.perform(step)
        if episode.outcome.problem == nil { done = episode }
      }
      if !atOnce.contains(moment.place) { place = moment.place }
      if index > script.count {
        later[place] = done.judgement.gravity
      } else if index == script.count, script.end > start {
        here = done.judgement.gravity
      }
    }
  }

  /// Whether the step needs no change, and no later one is worse than it was; edits move steps.
  func isRight(beside old: () -> StoryGrades, making edits: [ScenarioEdit]) -> Bool {
    guard here ?? 0 == 0 else { return false }
    // Nothing is better than what needs no change.
    return later.values.allSatisfy { $0 == 0 }
      || old().later.allSatisfy { place, gravity in
        edits.place(ofStep: place).flatMap { later[$0] }.map { $0 <= gravity } ?? true
      }
  }
}

extension [ScenarioEdit] {
  /// Where a step stands after the edits; nowhere if they take it out.
  func place(ofStep place: Int) -> Int? {
    var place = place
    for edit in self {
      switch edit {
      case .insertStep(_, at: let index) where index <= place: place += 1
      case .removeStep(at: place): return nil
      case .removeStep(at: let index) where index < place: place -= 1
      default: break
      }
    }
    return place
  }
}

extension Judgement {
  /// Nothing for what needs no change; a crash is graver than the rest.
  fileprivate var gravity: Int {
    switch grade {
    case .asWanted, .neutral: 0
    case .notWanted, .failed: 1
    case .crashed: 2
    }
  }
}
