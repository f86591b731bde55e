import OrientationModel
import OrientationScenarios
import SwiftCode

/// Where in its file the code of a change stands.
enum CodeSite {
  /// By itself: an override, a property, a setting.
  case member
  /// Inside a method; which one is said where that is sure.
  case inside(String?)

  var method: String? { if case .inside(let method) = self { method } else { nil } }
}

/// A change that could be made, before anybody knows whether it helps.
///
/// What there is to say about it is worked out for those that do.
struct FixCandidate {
  var kind: Fix.Remedy
  var place: Fix.Place
  var edits: [ScenarioEdit]
  /// The story with the change made.
  var story: FixStory
  /// The app without it.
  var original: App
  /// The steps that it adds right after others.
  var atOnce: Set<Int>
  var distance: Int
  var title: () -> String
  var file: () -> String
  var site: CodeSite
  var code: () -> [Fix.Line]
  /// What it costs besides what can be measured.
  var cost: [String] = []

  var app: App { story.app }
}

/// A change that helps, with the play that shows it; what it is worth is worked out as it is asked for.
final class TriedChange {
  let draft: FixCandidate
  let trial: FixTrial
  /// The world after the step in question.
  let world: World
  /// The trial with what is expected of later steps.
  private(set) lazy var whole = search.judgesWhole ? trial : search.trial(draft, isWhole: true)
  private(set) lazy var outlook = FixOutlook(trial)
  private(set) lazy var turning = TurningScreens(draft.app, trial, outlook)
  private(set) lazy var title = draft.title()
  private(set) lazy var code = draft.code()
  private(set) lazy var scenario = search.story.lines(making: draft.edits)
  private(set) lazy var costs = search.costs(of: self)
  private(set) lazy var support = search.support(of: draft)
  /// Whether it does what it is for on every device and version of the file.
  private(set) lazy var isRightEverywhere = search.isRight(draft, elsewhere: true)
  private let search: FixSearch

  init(_ draft: FixCandidate, _ trial: FixTrial, _ world: World, in search: FixSearch) {
    (self.draft, self.trial, self.world, self.search) = (draft, trial, world, search)
  }
}

/// A step under repair: the story around it, what was wished for, and the means to try a change.
struct FixSearch {
  /// One object, for every draft holds on to it.
  private final class Facts {
    let story: FixStory
    let wish: Wish
    let episode: Episode
    let reading: Explanation
    /// How the interface stood before each step.
    let earlier: [FixTrial.Stand]
    let trial: FixTrial
    private(set) lazy var outlook = FixOutlook(trial)
    private(set) lazy var turning = TurningScreens(story.app, trial, outlook)
    /// How the story comes out without a change in some of the plays.
    private var grades: [Int: StoryGrades] = [:]
    /// Every play of the file, the one at hand first.
    private(set) lazy var stages: [Stage] = {
      let own = story.stage
      let all = story.scenario.stages()
      return [own] + all.filter { $0 != own }
    }()
    /// How the story comes out without a change in a play.
    func grades(on stage: Int) -> StoryGrades {
      if let known = grades[stage] { return known }
      let new = StoryGrades(story.story(on: stages[stage]), end: story.script.end)
      grades[stage] = new
      return new
    }
    /// The screen that is seen, and the containers around it.
    private(set) lazy var nearby = Set(
      reading.snapshot.visible.flatMap { reading.snapshot.standing(of: $0) }
        .map { $0.window.layers[$0.layer].node.path.map { $0.id } } ?? [])
    /// Whether a change has to put the step right: nobody expects or wishes anything else of it.
    let isJudged: Bool
    let wording: Wording
    let appCode: AppCode

    init?(_ story: FixStory, wish: Wish?) {
      let steps = story.script.steps
      var play = steps.isEmpty ? Play(story.situation) : Play(untold: story.situation)
      var earlier: [FixTrial.Stand] = []
      for (index, step) in steps.enumerated() {
        let own = play.simulator.visibleScreen(in: play.world).mask
        earlier.append(
          FixTrial.Stand(
            interface: play.world.interface, isRight: own.contains(play.world.interface)))
        if index < steps.count - 1 { play.pass(step) } else { play.perform(step) }
      }
      let episode = play.last
      let reading = Explanation(episode)
      let trial = FixTrial(story, earlier: earlier)
      let own = trial.met.contains(false) ? story.missed(in: episode) : reading.wish
      guard let wish = wish ?? own else { return nil }
      (self.story, self.wish, self.episode, self.reading) = (story, wish, episode, reading)
      self.earlier = earlier
      self.trial = trial
      wording = Wording(story.app)
      appCode = story.appCode
      isJudged = episode.judgement.isProblem && wish == reading.wish && trial.failed.isEmpty
    }
  }

  private let facts: Facts

  init?(_ story: FixStory, wish: Wish?) {
    guard let facts = Facts(story, wish: wish) else { return nil }
    self.facts = facts
  }

  var story: FixStory { facts.story }
  var app: App { story.app }
  var script: FixScript { story.script }
  var steps: [Step] { script.steps }
  var wish: Wish { facts.wish }
  var episode: Episode { facts.episode }
  var reading: Explanation { facts.reading }
  var wording: Wording { facts.wording }
  var appCode: AppCode { facts.appCode }
  var settings: Settings { app.settings }
  var iOSMajor: UInt8 { settings.version.major }

  /// Whether something that the file expects here or later does not hold: then that is the measure.
  var isFileUnhappy: Bool { facts.trial.held < facts.trial.expectedCount }

  /// Whether the file expects something of the step, and all of that holds.
  var isAsExpected: Bool { !facts.trial.met.isEmpty && !facts.trial.met.contains(false) }

  var isCrash: Bool { episode.trace.crash != nil }

  /// The orientations that would be right, in the order in which they are tried.
  var wished: OrientationMask {
    switch wish {
    case .interface(let mask), .expected(let mask): mask.isVoid ? reading.appMask ?? .all : mask
    case .noCrash: asked ?? reading.appMask ?? .all
    }
  }

  /// What was wished for as a mask that a person would write.
  var wishedMask: OrientationMask { wished.natural(on: settings.device) }

  /// What the screen that ended the app asks for.
  private var asked: OrientationMask? {
    crashedController.flatMap { episode.simulator.mask(of: $0, in: episode.after) }
  }

  /// Whether a change keeps the app alive by giving up what the screen was made for.
  func givesUp(_ change: TriedChange) -> Bool {
    guard let asked, let id = crashedController,
      change.trial.simulator.ownMask(of: id, in: change.world) != nil
    else { return false }
    return !asked.contains(change.world.interface)
  }

  /// The one orientation to force or to turn to.
  var target: InterfaceOrientation? {
    if let pointed = episode.pointed, wished.contains(pointed) { return pointed }
    return wished.first
  }

  /// Every change of the app that could help, by its family.
  var candidates: [FixCandidate] {
    repairs + masks + forwardings + styles + presentations + calls + locks + claims
      + preferenceKeys + adaptors + appMasks + hiddenWindows
  }

  /// Whether a change takes away what stood in the way by itself.
  func isCause(_ change: TriedChange) -> Bool {
    change.draft.kind == .lock && reading.rule?.chapter == .lock
  }

  /// What a change does to screens that are not the one seen: 1 where they allow more than they
  /// were written for, 2 where they lose what they had.
  func harm(of candidate: FixCandidate) -> Int {
    let near = facts.nearby
    guard !near.isEmpty else { return 0 }
    return controllers.map { id in
      let (old, new) = (app[id].controller.supports, candidate[id].supports)
      guard old != new, !near.contains(id), let new else { return 0 }
      return new.isSuperset(of: old ?? settings.defaultMask) ? 1 : 2
    }.max() ?? 0
  }

  /// Every controller of the app.
  var controllers: [ControllerID] { app.entries.indices.map { ControllerID($0 + 1) } }

  /// Whether a change has a container say otherwise than a screen that it holds.
  func overrules(_ candidate: FixCandidate) -> Bool {
    controllers.contains { id in
      guard let mask = candidate[id].supports, mask != app[id].controller.supports
      else { return false }
      return screens(in: id).contains {
        app[$0].controller.supports ?? settings.defaultMask != mask
      }
    }
  }

  private func screens(in id: ControllerID) -> [ControllerID] {
    app[id].children.flatMap { app[$0].controller.kind == .screen ? [$0] : screens(in: $0) }
  }

  func helps(_ draft: FixCandidate) -> Bool { tried(draft) != nil }

  /// Tries a change; nothing if it does not fulfil the wish.
  func tried(_ draft: FixCandidate) -> TriedChange? {
    let trial = trial(draft, isWhole: judgesWhole)
    guard helps(trial, draft), isRight(draft, elsewhere: false), let world = trial.world else {
      return nil
    }
    return TriedChange(draft, trial, world, in: self)
  }

  /// Whether each change is judged over the whole story at once.
  fileprivate var judgesWhole: Bool { isFileUnhappy || !story.isExpecting }

  fileprivate func trial(_ draft: FixCandidate, isWhole: Bool) -> FixTrial {
    FixTrial(draft.story, earlier: facts.earlier, atOnce: draft.atOnce, isWhole: isWhole)
  }

  /// Whether a play with a change in it comes out as wished, in the step and where that is left.
  private func helps(_ trial: FixTrial, _ draft: FixCandidate) -> Bool {
    guard let world = trial.world else { return false }
    switch wish {
    case .expected: return !trial.met.contains(false)
    case .interface(let mask) where !mask.contains(world.interface): return false
    case .interface, .noCrash:
      // What the file expects in the end counts for more than where a screen stands on the way.
      let isFulfilled = isFileUnhappy && trial.held == trial.expectedCount
      return !draft.place.isInApp || isFulfilled || !misplaces(world, trial.simulator)
    }
  }

  /// A fix that leaves the screen where it does not want to be is none.
  private func misplaces(_ world: World, _ simulator: Simulator) -> Bool {
    let visible = simulator.visibleScreen(in: world).id
    guard visible != 0 else { return false }
    return simulator.ownMask(of: visible, in: world).map { !$0.contains(world.interface) } ?? false
  }

  /// A change that helps, weighed over the whole story or not.
  func fix(of change: TriedChange, worth: Fix.Worth? = nil) -> Fix {
    let draft = change.draft
    return Fix(
      kind: draft.kind, place: draft.place, title: change.title, file: draft.file(),
      method: draft.site.method, code: change.code, edits: draft.edits,
      scenario: change.scenario, app: draft.app, script: draft.story.script,
      interface: change.world.interface,
      support: draft.place.isInApp ? change.support : .api,
      costs: draft.place.isInApp ? change.costs : [], worth: worth)
  }

  /// What a change is worth over the whole story.
  func worth(of change: TriedChange, versions: [SystemVersion] = []) -> Fix.Worth {
    let trial = change.whole
    var worth = Fix.Worth(held: trial.held, expectedCount: trial.expectedCount)
    worth.contradicted = trial.failed.filter { !facts.trial.failed.contains($0) }.map { $0.text }
    worth.versions = versions
    if change.draft.place.isInApp {
      worth.states = change.outlook.states.count
      worth.broken = change.outlook.broken(since: facts.outlook)
    }
    return worth
  }

  /// How many expectations of earlier steps hold without it, and not with it.
  func lostCount(_ change: TriedChange) -> Int {
    change.trial.lost.subtracting(facts.trial.lost).count
  }

  /// Whether the step needs no change with it, and no later step is worse than without: on the device
  /// and version played, or wherever else the file is.
  fileprivate func isRight(_ draft: FixCandidate, elsewhere: Bool) -> Bool {
    guard facts.isJudged, draft.place.isInApp else { return true }
    // The edits are in the draft's own story already.
    let end = draft.story.script.end
    return facts.stages.indices.allSatisfy { index in
      guard (index > 0) == elsewhere else { return true }
      let story = index == 0 ? draft.story : draft.story.story(on: facts.stages[index])
      return StoryGrades(story, end: end)
        .isRight(beside: { facts.grades(on: index) }, making: draft.edits)
    }
  }

  /// Under which of the file's versions it comes out as wished, the one played among them.
  func versions(of change: TriedChange) -> [SystemVersion] {
    let draft = change.draft
    let listed = Set(
      story.scenario.settings.playedVersions(on: settings.device) + [settings.version])
    return listed.sorted().filter { version in
      guard version != settings.version else { return true }
      let other = story.story(making: draft.edits, under: version)
      // A call that is not made there does nothing there.
      guard other.script.end == draft.story.script.end else { return false }
      let trial = FixTrial(other, earlier: [], isWhole: isFileUnhappy)
      return helps(trial, draft) && (!isFileUnhappy || trial.held == trial.expectedCount)
    }
  }

  /// Whose screens turn otherwise than before; the one it is about only where it comes up otherwise
  /// and need not give up turning for that.
  fileprivate func costs(of change: TriedChange) -> [String] {
    let (draft, turning) = (change.draft, change.turning)
    let subject = reading.snapshot.visible
    let isComing = reading.ruling?.question?.trigger == .presentation
    return draft.cost + losses(of: draft)
      + controllers.compactMap { id in
        guard let before = facts.turning.turns(id),
          let after = turning.turns(draft.counterpart(of: id)), before != after,
          id != subject || isComing && !after
        else { return nil }
        // A screen that does as it says itself was meant to.
        if let own = app[id].controller.supports, own.isTurning == after { return nil }
        return wording.subject(id).sentenceCased + (after ? " also rotates" : " no longer rotates")
      }
  }

  /// What screens that are not the one seen are no longer shown in.
  private func losses(of draft: FixCandidate) -> [String] {
    let near = facts.nearby
    return controllers.flatMap { id -> [String] in
      guard let new = draft[id].supports, new != app[id].controller.supports else {
        return []
      }
      // A container answers for the screens that it holds.
      return ([id] + screens(in: id)).compactMap { other in
        guard let old = app[other].controller.supports, new.intersection(old).isVoid,
          other == id ? !near.contains(id) : other != reading.snapshot.visible
        else { return nil }
        return "\(wording.subject(other).sentenceCased) no longer supports \(old.words)"
      }
    }
  }

  /// Whether a change lets the step turn the wrong way, and then turns it back.
  func flickers(_ change: TriedChange) -> Bool { change.draft.kind == .call && episode.didTurn }

  /// Who stands behind what the change adds; what the app does anyway is not its matter.
  fileprivate func support(of draft: FixCandidate) -> Fix.Support {
    if adds(draft, { $0.isForce }) { return .unsupported }
    let edited = draft.app.settings
    if edited.plist != settings.plist, edited.isRefusedByStore { return .refused }
    if edited.requiresFullScreen, !settings.requiresFullScreen, iOSMajor >= 26 {
      return .deprecated
    }
    if iOSMajor >= 16, adds(draft, { $0.isAttempt }) { return .deprecated }
    return .api
  }

  /// Whether more such steps are done with the change than without.
  private func adds(_ draft: FixCandidate, _ isSuch: (Step) -> Bool) -> Bool {
    if draft.story.script == script, draft.app.reactions == app.reactions { return false }
    func count(_ story: FixStory) -> Int {
      story.script.beats.count { isSuch($0.step) }
        + story.app.reactions.flatMap { $0.steps }.count(where: isSuch)
    }
    return count(draft.story) > count(story)
  }
}

extension Step {
  /// It writes `UIDevice.orientation`.
  var isForce: Bool { if case .force = bare { true } else { false } }

  /// It calls `attemptRotationToDeviceOrientation()`.
  var isAttempt: Bool { if case .attempt = bare { true } else { false } }
}
