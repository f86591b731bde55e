import OrientationModel
import OrientationScenarios
import SwiftCode

/// A step under repair: the story around it, what was wished for, and the means to try a change.
final class FixSearch {
  let story: FixStory
  /// Nothing where nothing is left to wish for.
  let wish: Wish?
  let episode: Episode
  let reading: Explanation
  let wording: Wording
  let appCode: AppCode
  /// How the interface stood before each step.
  let earlier: [FixTrial.Stand]
  /// The story without a change.
  let trial: FixTrial
  /// The launch without one, and it with every step up to the one in question.
  private(set) lazy var launch = Play(story.situation).last
  private(set) lazy var told = Play(story.situation, steps).episodes
  private(set) lazy var outlook = FixOutlook(trial)
  /// Nothing came after a crash to which what comes after a change could be held.
  private lazy var disjointCount = trial.disjointCount(isWhole: !isCrash)
  private(set) lazy var retreat = FixRetreat(story.app, trial)
  private(set) lazy var turning = TurningScreens(story.app, trial, outlook)
  /// Whether a change has to put the step right: nobody expects or wishes anything else of it.
  let isJudged: Bool
  /// Whether the file expects something of it that it does not get, and that is the wish.
  let isMissed: Bool
  /// The screen that is seen, and the containers around it.
  private(set) lazy var nearby = Set(reading.snapshot.visible.map(containers) ?? [])
  /// Every play of the file, the one at hand first; and how the story comes out there without a change.
  private lazy var stages = [story.stage] + story.scenario.stages().filter { $0 != story.stage }
  private var grades: [Int: StoryGrades] = [:]
  /// Whether a change that was tried mends the step, and is none as a later one is worse with it.
  private(set) var makesLaterWorse = false
  private var others: [Int: (story: FixStory, failed: [FixTrial.Miss])] = [:]

  init(_ story: FixStory, wish meant: Wish? = nil) {
    let steps = story.script.steps
    var play = steps.isEmpty ? Play(story.situation) : Play(untold: story.situation)
    var earlier: [FixTrial.Stand] = []
    for (index, step) in steps.enumerated() {
      earlier.append(FixTrial.Stand(play.world, play.simulator))
      if index < steps.count - 1 { play.pass(step) } else { play.perform(step) }
    }
    episode = play.last
    reading = Explanation(episode)
    trial = FixTrial(story, earlier: earlier)
    let isMissed = trial.met.contains(false)
    let own = isMissed ? story.missed(in: episode) : reading.wish
    self.story = story
    wish = meant ?? own
    self.earlier = earlier
    wording = Wording(story.app)
    appCode = story.appCode
    isJudged =
      episode.judgement.isProblem && wish == own && (trial.failed.isEmpty || own?.isWay == true)
    self.isMissed = isMissed && wish == own
  }

  var app: App { story.app }
  var script: FixScript { story.script }
  var steps: [Step] { script.steps }
  var settings: Settings { app.settings }
  var iOSMajor: UInt8 { settings.version.major }

  /// Whether something that the file expects here or later does not hold: then that is the measure.
  var isFileUnhappy: Bool { trial.held < trial.expectedCount }

  /// Whether only the way to where the interface stands is to be mended.
  var isAboutTheWay: Bool { wish?.isWay == true }

  /// Whether the step isn't as it should be: by itself, or by what the file expects of it.
  var isWrong: Bool { isMissed || reading.judgement.isProblem }

  /// Whether the file expects something of the step, and all of that holds.
  var isAsExpected: Bool {
    wish != nil && !isAboutTheWay && !trial.met.isEmpty && !trial.met.contains(false)
  }

  var isCrash: Bool { episode.trace.crash != nil }

  /// The orientations that would be right, in the order in which they are tried.
  var wished: OrientationMask {
    switch wish {
    case .interface(let mask), .expected(let mask): mask.isVoid ? reading.appMask ?? .all : mask
    case .way(let interface): interface.mask
    case .noCrash, nil: asked ?? reading.appMask ?? .all
    }
  }

  /// What was wished for as a mask that a person would write.
  var wishedMask: OrientationMask { wished.natural(on: settings.device) }

  /// What the screen that ended the app asks for.
  private var asked: OrientationMask? {
    crashedController.flatMap { episode.simulator.mask(of: $0, in: episode.after) }
  }

  /// Whether a change gives up what a screen was made for: it leads elsewhere where only the way there is
  /// wrong, keeps the app alive elsewhere, or leaves one orientation to a screen that is to stay as it
  /// stands.
  func givesUp(_ change: TriedChange) -> Bool {
    if case .way(let interface) = wish { return change.world.interface != interface }
    if reading.misplacement.map(isMeantAsItIs) == true {
      return nearby.contains { id in
        change.draft[id].supports.map { $0 != app[id].controller.supports && !$0.isTurning }
          ?? false
      }
    }
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
    repairs + resets + masks + forwardings + styles + presentations + calls + locks + holds + claims
      + preferenceKeys + otherSettings + (isSwiftUIApp ? adaptors : []) + appMasks + hiddenWindows
  }

  /// Whether the user's lock holds the interface: no code is to blame for that.
  var isHeldByUser: Bool {
    reading.isTurnOfDevice && reading.world.isLocked && reading.rule?.chapter == .lock
  }

  /// Whether a change takes away what stood in the way by itself.
  func isCause(_ change: TriedChange) -> Bool {
    change.draft.kind == .lock && reading.rule?.chapter == .lock
  }

  /// What a change does to screens that are not the one seen: 1 where they allow more than they
  /// were written for, 2 where they lose what they had.
  func harm(of candidate: FixCandidate) -> Int {
    guard !nearby.isEmpty else { return 0 }
    return controllers.map { id in
      let (old, new) = (app[id].controller.supports, candidate[id].supports)
      guard old != new, !nearby.contains(id), let new else { return 0 }
      return new.isSuperset(of: old ?? settings.defaultMask) ? 1 : 2
    }.max() ?? 0
  }

  var controllers: [ControllerID] { app.entries.indices.map { ControllerID($0 + 1) } }

  /// Who stands around a controller on stage, from what is presented, or the root, down to what is seen.
  func containers(around id: ControllerID) -> [ControllerID] {
    reading.snapshot.standing(of: id).map { $0.window.layers[$0.layer].node.path.map { $0.id } }
      ?? []
  }

  /// Whether a change has a container say otherwise than a screen that it holds, for good or for a while.
  func overrules(_ candidate: FixCandidate) -> Bool {
    controllers.contains { id in
      // What a container of one's own shows beside it, and says nothing, isn't overruled.
      let showsAll = app[id].controller.kind == .container
      return candidate.masks(of: id).contains { mask in
        mask != app[id].controller.supports
          && screens(in: id).contains {
            let own = app[$0].controller.supports
            return own.map { $0 != mask }
              ?? !(showsAll && reading.isShown($0) || mask == settings.defaultMask)
          }
      }
    }
  }

  func screens(in id: ControllerID) -> [ControllerID] {
    app[id].children.flatMap { app[$0].controller.kind == .screen ? [$0] : screens(in: $0) }
  }

  func helps(_ draft: FixCandidate) -> Bool { tried(draft) != nil }

  /// Tries a change; nothing if it does not fulfil the wish.
  func tried(_ draft: FixCandidate) -> TriedChange? {
    let trial = trial(draft, isWhole: judgesWhole)
    guard helps(trial, draft), isRight(draft, on: 0), let world = trial.world,
      trial.disjointCount(isWhole: !isCrash) <= disjointCount
    else { return nil }
    let change = TriedChange(draft, trial, world, in: self)
    // A lock that only the change leaves on is no help; it can be another than the one before.
    let locks = draft.app.reactions.contains { $0.setsDelegate } ? change.retreat.locks : []
    return locks.count <= retreat.locks.count ? change : nil
  }

  /// Whether each change is judged over the whole story at once.
  var judgesWhole: Bool { isFileUnhappy || !story.isExpecting }

  func trial(_ draft: FixCandidate, isWhole: Bool) -> FixTrial {
    FixTrial(draft.story, earlier: earlier, atOnce: draft.atOnce, isWhole: isWhole)
  }

  /// Whether a play with a change in it comes out as wished, in the step and where that is left.
  private func helps(_ trial: FixTrial, _ draft: FixCandidate) -> Bool {
    guard let world = trial.world else { return false }
    if draft.aim == .steadyLaunch, !isFileUnhappy {
      return world.interface == episode.after.interface
        && Play(draft.story.situation).last.trace.turns.isEmpty
    }
    switch wish {
    // What is expected of the way goes with it.
    case .way: return true
    case .expected: return !trial.met.contains(false)
    case .interface(let mask) where !mask.contains(world.interface):
      // Nobody who is seen below stands wrong any more: what is on top may stand as it likes.
      return (isAboutPresenter && draft.place.isInApp || draft.aim == .agreement)
        && world.interface == episode.after.interface && changesSomething(trial.simulator, world)
    case .interface, .noCrash:
      // A fix that leaves the screen where it does not want to be is none.
      return !draft.place.isInApp || trial.simulator.misplacedScreen(in: world) == nil
    case nil: return false
    }
  }

  /// Whether masks or who is on stage come out otherwise, where the interface does not.
  private func changesSomething(_ simulator: Simulator, _ world: World) -> Bool {
    simulator.snapshot(of: world) != reading.snapshot
      || controllers.contains {
        simulator.mask(of: $0, in: world) != episode.simulator.mask(of: $0, in: episode.after)
      }
  }

  /// Whether it is a presenter in view that does not belong where the interface stands, and not the
  /// screen on top.
  private var isAboutPresenter: Bool {
    isJudged && reading.judgement.kind == .misplaced
      && reading.judgement.screen != reading.snapshot.visible
  }

  /// Whether it leaves the interface where whoever is no longer seen doesn't belong.
  func covers(_ change: TriedChange) -> Bool {
    guard case .interface(let mask) = wish, change.draft.aim == .wish else { return false }
    return !mask.contains(change.world.interface)
  }

  /// What a change is worth over the whole story.
  func worth(of change: TriedChange, isForAll: Bool = false) -> Fix.Worth {
    let whole = change.whole
    var worth = Fix.Worth(held: whole.held, expectedCount: whole.expectedCount)
    worth.contradicted =
      broken(in: whole).map { story.text(of: $0) } + (isForAll ? brokenElsewhere(by: change) : [])
    worth.versions = isForAll ? change.versions : []
    if change.draft.place.isInApp {
      worth.states = change.outlook.states.count
      worth.broken = change.outlook.broken(since: outlook)
    }
    return worth
  }

  /// How many expectations of earlier steps hold without it, and not with it.
  func lostCount(_ change: TriedChange) -> Int { change.trial.lost.subtracting(trial.lost).count }

  /// Whether the step needs no change with it, and no later step is worse than without, on one of the
  /// file's devices and versions: the first is the one played.
  func isRight(_ draft: FixCandidate, on index: Int) -> Bool {
    guard isJudged, draft.place.isInApp || isAboutTheWay && index == 0 else { return true }
    // The edits are in the draft's own story already.
    let story = index == 0 ? draft.story : draft.story.story(on: stages[index])
    let new = StoryGrades(story, since: place(in: draft), atOnce: draft.atOnce)
    let isRight = new.isRight(beside: { grades(on: index) }, making: draft.edits)
    makesLaterWorse = makesLaterWorse || !isRight && new.here == 0
    return isRight
  }

  /// Whether it does what it is for on another of the file's devices and versions.
  func serves(_ change: TriedChange, on index: Int) -> Bool {
    guard let trial = change.elsewhere(on: index) else { return isRight(change.draft, on: index) }
    let isHelp = !isMissed || !trial.met.contains(false) || isIdle(change.draft, on: index)
    let isKept = broken(in: trial, on: index).allSatisfy {
      isAboutTheWay ? !$0.isLoss : isTrouble($0, on: index)
    }
    return isHelp && isKept && isRight(change.draft, on: index)
  }

  /// Whether what the file expects is the trouble that it records, which no fix keeps.
  private func isTrouble(_ miss: FixTrial.Miss, on index: Int) -> Bool {
    guard let place = other(on: index).story.moment(of: miss)?.place else { return false }
    let grades = grades(on: index)
    return (place == script.end - 1 ? grades.here : grades.later[place]) ?? 0 > 0
  }

  func servesElsewhere(_ change: TriedChange) -> Bool {
    stages.indices.dropFirst().allSatisfy { serves(change, on: $0) }
  }

  /// Where it does not, in a sentence.
  func limits(of change: TriedChange) -> [String] {
    guard change.draft.place.isInApp, !change.isRightEverywhere else { return [] }
    let missed = stages.indices.dropFirst().filter { !serves(change, on: $0) }.map { stages[$0] }
    let names = missed.map { $0.device }.uniqued.map { device in
      let versions = missed.filter { $0.device == device }.map { $0.version }.uniqued.sorted()
      let spans = versions.consecutive.flatMap { run in
        run.count > 2 ? [[run[0], run[run.count - 1]]] : run.map { [$0] }
      }
      let systems = device.systems(spans).listed
      return stages.allSatisfy { $0.device == device } ? systems : "\(device.name) (\(systems))"
    }
    return ["This fix isn't enough on \(names.listed)"]
  }

  /// The story with a change on another device or version, where something is expected there.
  func trial(_ draft: FixCandidate, on index: Int) -> FixTrial? {
    guard draft.place.isInApp, story.isExpecting, !isAsExpected else { return nil }
    return FixTrial(draft.story.story(on: stages[index]), earlier: [])
  }

  /// Whether another version does not come to the step: it has nothing to be put right there.
  private func isIdle(_ draft: FixCandidate, on index: Int) -> Bool {
    draft.story.story(on: stages[index]).script.end <= place(in: draft)
  }

  /// What the file gets on its other devices and versions without a change only.
  private func brokenElsewhere(by change: TriedChange) -> [String] {
    stages.indices.dropFirst().flatMap { index -> [String] in
      guard let trial = change.elsewhere(on: index) else { return [] }
      let (stage, other) = (stages[index], other(on: index).story)
      return broken(in: trial, on: index).map {
        "on \(stage.device.name), \(stage.device.system(stage.version)), \(other.text(of: $0))"
      }
    }
  }

  /// What the file expects of a play with a change in it, and gets without the change only.
  private func broken(in trial: FixTrial, on index: Int = 0) -> [FixTrial.Miss] {
    let before = index == 0 ? self.trial.failed : other(on: index).failed
    return trial.failed.filter { !before.contains($0) }
  }

  /// Whether a change takes nothing away, anywhere, that the file expects and gets without it; where only
  /// the way is wrong, nobody stands wrong for it.
  func isSound(_ change: TriedChange) -> Bool {
    if isAboutTheWay { return misplacementCost(of: change).isEmpty }
    guard isMissed else { return true }
    return !broken(in: change.whole).contains { $0.isLoss }
      && stages.indices.dropFirst().allSatisfy { index in
        change.elsewhere(on: index).map { !broken(in: $0, on: index).contains { $0.isLoss } }
          ?? true
      }
  }

  private func other(on stage: Int) -> (story: FixStory, failed: [FixTrial.Miss]) {
    if let known = others[stage] { return known }
    let story = story.story(on: stages[stage])
    let new = (story, FixTrial(story, earlier: []).failed)
    others[stage] = new
    return new
  }

  /// Where the step in question stands with a change.
  private func place(in draft: FixCandidate) -> Int {
    draft.edits.place(ofStep: script.end - 1) ?? script.end - 1
  }

  private func grades(on stage: Int) -> StoryGrades {
    if let known = grades[stage] { return known }
    let new = StoryGrades(story.story(on: stages[stage]), since: script.end - 1)
    grades[stage] = new
    return new
  }

  /// Under which of the file's versions it comes out as wished, the one played among them.
  func versions(of change: TriedChange) -> [SystemVersion] {
    let draft = change.draft
    let listed = Set(
      story.scenario.settings.playedVersions(on: settings.device) + [settings.version])
    return listed.sorted().filter { version in
      guard version != settings.version else { return true }
      let other = story.story(making: draft.edits, under: version)
      // A version that does not come to the step has nothing to be put right.
      guard other.script.end > place(in: draft) else { return false }
      let trial = FixTrial(other, earlier: [], isWhole: isFileUnhappy)
      return helps(trial, draft) && (!isFileUnhappy || trial.held >= change.whole.held)
    }
  }

  /// How many of the file's other versions a change leaves as they are, where something that the file
  /// expects doesn't hold.
  func unservedCount(_ change: TriedChange) -> Int {
    guard isFileUnhappy, change.draft.place.isInApp else { return 0 }
    return story.scenario.settings.playedVersions(on: settings.device).count
      - change.versions.count
  }
}
