import OrientationModel
import OrientationScenarios

/// A story played with a change made: what became of it.
struct FixTrial {
  /// How the interface stood, and whether the screen that is seen may stand so.
  struct Stand {
    let interface: InterfaceOrientation
    let isRight: Bool

    /// The author's word counts before the screen's own mask.
    init(_ world: World, _ simulator: Simulator, seeing seen: VisibleScreen? = nil) {
      let screen = seen ?? simulator.visibleScreen(in: world)
      let wants =
        screen.id == 0 ? nil : simulator.compiled(of: world).app[screen.id].controller.wants
      interface = world.interface
      isRight = wants == .current || (wants ?? screen.mask).contains(interface)
    }
  }

  /// An expectation that does not hold; the same in two plays by its line, whatever it follows there.
  struct Miss: Equatable {
    let line: Int
    /// `expect interface portrait`.
    let text: String
    /// Whether people would see it, and nothing that stood wrong was put right by it.
    let isLoss: Bool

    static func == (one: Miss, other: Miss) -> Bool {
      one.line == other.line && (one.line > 0 || one.text == other.text)
    }
  }

  /// The world after the step in question; nothing where the play did not get there.
  private(set) var world: World?
  /// The first earlier moment at which a screen stood right without the change and stands otherwise with
  /// it, counted as without it, and whether it stands right there, too.
  private(set) var felt: (moment: Int, world: World, isRight: Bool)?
  /// The step in question as it was played, where that is told.
  private(set) var episode: Episode?
  /// Which expectations of the step in question hold.
  private(set) var met: [Bool] = []
  /// How many that do not hold are about what becomes of the app.
  private(set) var missedSights = 0
  /// How many of that step's and the later ones' there are, and hold.
  private(set) var expectedCount = 0
  private(set) var held = 0
  /// Those of the file that do not hold.
  private(set) var failed: [Miss] = []
  /// Those among them of earlier steps, by their places there.
  private(set) var lost: Set<Int> = []
  /// Every world of the story, and the simulator that knows their apps.
  private(set) var worlds: [World] = []
  /// How many of them come no later than the step in question.
  private(set) var worldsSoFar = 0
  private(set) var simulator: Simulator
  /// How many expectations earlier steps have had so far.
  private var expected = 0

  /// Plays it; `earlier` is how the interface stood before each step without the change, `atOnce` are
  /// the scenario's steps that follow the one before without a moment between.
  ///
  /// What is expected of later steps than the one in question is judged only of the whole story.
  /// Where nothing is to be judged the steps are only done, not told, unless something is expected to be
  /// heard: that goes by what was heard before.
  init(_ story: FixStory, earlier: [Stand], atOnce: Set<Int> = [], isWhole: Bool = true) {
    let count = story.script.count
    let moments = story.moments
    let isTold = story.isExpecting
    let listens = moments.contains { $0.expectations.contains { $0.isHeard } }
    var play = isTold ? Play(story.situation) : Play(untold: story.situation)
    var isOver = false
    // How many moments there have been that are there without the change.
    var known = 0
    simulator = play.simulator
    for (index, moment) in moments.enumerated() {
      if isOver, index < count { continue }
      let isJudged = isTold && (isWhole || index <= count)
      var episode = isTold && index == 0 ? play.last : nil
      if let step = moment.step, !isOver {
        let isAsked = listens || index == count || !moment.expectations.isEmpty
        episode = Self.perform(step, in: &play, isTold: isJudged && isAsked, &isOver)
      } else if index == 0 {
        isOver = play.world.hasCrashed
      }
      if !atOnce.contains(moment.place) { known += 1 }
      if index == count { self.episode = episode }
      if index < count {
        let stand = earlier.dropFirst(known - 1).first
        // What the file expects there, and gets with the change, is no matter.
        let isExpected = moment.expectations.contains { expectation in
          expectation.isSeen
            && episode.map { story.situation.isMet(expectation, in: $0) == true } == true
        }
        if !isOver, !isExpected { feel(play, stand, at: known - 1) }
        lose(moment, episode, story.situation, isRight: stand?.isRight ?? true)
      } else if isJudged {
        judge(moment, episode, story.situation, isHere: index == count)
      }
      if !isOver || index == 0 {
        if index == count, !isOver { world = play.world }
        let isAtOnce = index > 0 && moment.step?.follows(moments[index - 1].step) == true
        if isAtOnce || atOnce.contains(moment.place) { worlds.removeLast() }
        worlds.append(play.world)
      }
      if index <= count { worldsSoFar = worlds.count }
    }
    simulator = play.simulator
  }

  /// In how many of its worlds, or of those up to the step, the masks leave no orientation: that is the
  /// way to an exception.
  func disjointCount(isWhole: Bool) -> Int {
    worlds.prefix(isWhole ? worlds.count : worldsSoFar)
      .count { simulator.allowed(in: $0)?.isVoid == true }
  }

  /// Takes note of a screen that stood right without the change, and stands otherwise with it.
  private mutating func feel(_ play: Play, _ before: Stand?, at moment: Int) {
    guard felt == nil, let before, before.isRight, play.world.interface != before.interface
    else { return }
    felt = (moment, play.world, Stand(play.world, play.simulator).isRight)
  }

  /// Does a step; the answer is what can be told of it, if that is to be told and it could be done.
  private static func perform(
    _ step: Step, in play: inout Play, isTold: Bool, _ isOver: inout Bool
  ) -> Episode? {
    let episode = isTold ? play.perform(step) : nil
    let outcome = episode?.outcome ?? play.pass(step)
    isOver = outcome.problem != nil || play.world.hasCrashed
    return outcome.problem == nil ? episode : nil
  }

  private mutating func judge(
    _ moment: FixStory.Moment, _ episode: Episode?, _ situation: Situation, isHere: Bool
  ) {
    for expectation in moment.expectations {
      guard situation.isMeant(expectation), !expectation.isOpen else { continue }
      var isMet = false
      if let episode {
        guard let answer = situation.isMet(expectation, in: episode) else { continue }
        isMet = answer
      }
      expectedCount += 1
      held += isMet ? 1 : 0
      if !isMet { failed.append(Miss(expectation, isLoss: !isHere && expectation.isSeen)) }
      guard isHere else { continue }
      met.append(isMet)
      missedSights += !isMet && expectation.isSeen ? 1 : 0
    }
  }

  /// What was expected earlier, and does not hold any more; whether the screen that was seen stood
  /// right.
  private mutating func lose(
    _ moment: FixStory.Moment, _ episode: Episode?, _ situation: Situation, isRight: Bool
  ) {
    for expectation in moment.expectations {
      expected += 1
      guard situation.isMeant(expectation), !expectation.isOpen,
        episode.map({ situation.isMet(expectation, in: $0) == false }) ?? true
      else { continue }
      // What put right a screen that stood wrong there took nothing away.
      let isLoss = expectation.isSeen && isRight
      if isLoss { lost.insert(expected) }
      failed.append(Miss(expectation, isLoss: isLoss))
    }
  }
}

extension Action {
  /// Whether an app tells UIKit by it of what it has just set: nobody rotates anything between the two.
  fileprivate func follows(_ step: Self?) -> Bool {
    guard case .set? = step?.bare else { return false }
    return isUpdate || isAttempt || isRequest
  }
}

extension FixTrial.Miss {
  fileprivate init(_ expectation: Scenario.Expectation, isLoss: Bool) {
    self.init(line: expectation.line, text: expectation.text, isLoss: isLoss)
  }
}

extension FixStory {
  /// An expectation of the file's with its line, and after what it is one there: `line 21, after `pop`:
  /// expect interface portrait`.
  func text(of miss: FixTrial.Miss) -> String {
    let place = moment(of: miss).map {
      $0.step.map { "after `\(app.text(of: $0))`: " } ?? "at launch: "
    }
    return (miss.line > 0 ? "line \(miss.line), " : "") + (place ?? "") + miss.text
  }

  func moment(of miss: FixTrial.Miss) -> Moment? {
    moments.first { $0.expectations.contains { $0.line == miss.line } }
  }
}

/// What one further turn from every world of a story leads to.
struct FixOutlook {
  private(set) var states: Set<World> = []
  /// How often each property breaks there, in the order they ship.
  private(set) var exceptions = 0
  private(set) var wrong = 0
  /// How often a screen stands where it doesn't belong from the step in question on: the author's word
  /// counts before its mask.
  private(set) var misplaced = 0
  private(set) var doubleTurns = 0
  /// The screens seen up to the step in question: what the story does later changes them.
  private(set) var screens = TurningScreens()

  init(_ trial: FixTrial) {
    var simulator = trial.simulator
    states.reserveCapacity(InterfaceOrientation.allCases.count * trial.worlds.count)
    // What an earlier moment leads to, too, is counted for the step.
    let (place, worlds) = (trial.worldsSoFar - 1, trial.worlds)
    for index in Array(worlds.indices[place...]) + worlds.indices[..<place] {
      let isSoFar = index <= place
      screens.turn(worlds[index], &simulator, counts: isSoFar) {
        turned, simulator, screen, outcome in
        guard states.insert(turned).inserted else { return }
        if let screen {
          wrong += screen.mask.contains(turned.interface) ? 0 : 1
          let stand = FixTrial.Stand(turned, simulator, seeing: screen)
          misplaced += stand.isRight || index < place ? 0 : 1
        } else {
          exceptions += 1
        }
        if outcome.turnCount > 1 { doubleTurns += 1 }
      }
    }
  }

  /// How many of the states end the app or show a screen in an orientation it does not support.
  var wrongCount: Int { wrong + exceptions }

  /// The properties that break more often than without the change, by the names `explore` has.
  func broken(since before: FixOutlook) -> [String] {
    var names: [String] = []
    if exceptions > before.exceptions { names.append("no-exception") }
    if wrong > before.wrong { names.append("shown-is-supported") }
    if doubleTurns > before.doubleTurns { names.append("no-double-turn") }
    return names
  }
}

/// Which screens of an app turn with the hand: those on stage at launch, behind each tab, pushed, and
/// seen in a story.
struct TurningScreens {
  private(set) var sides: [ControllerID: OrientationMask] = [:]
  /// The worlds that were turned: once each is enough.
  private var worlds: [World] = []

  fileprivate init() {}

  init(_ app: App, _ trial: FixTrial, _ outlook: FixOutlook) {
    var simulator = trial.simulator
    self = outlook.screens
    // The first of the worlds is that of the launch.
    guard let launched = trial.worlds.first, !launched.hasCrashed else { return }
    for step in Self.openings(of: app) {
      var opened = launched
      guard simulator.perform(step, on: &opened).problem == nil, !opened.hasCrashed else {
        continue
      }
      turn(opened, &simulator)
    }
  }

  /// The tabs, and the screens that could be pushed.
  private static func openings(of app: App) -> [Step] {
    let held = app.entries.flatMap { $0.children } + app.windows.map { $0.root }
    return app.entries.indices.map { ControllerID($0 + 1) }.flatMap { id -> [Step] in
      let entry = app[id]
      if entry.controller.kind.hasSelection { return entry.children.map { .select($0) } }
      let isScreen = entry.controller.kind == .screen || entry.controller.kind == .view
      return isScreen && !held.contains(id) ? [.push(id, into: nil)] : []
    }
  }

  /// Turns a world every way, and tells what comes of it; no screen where the app ends.
  fileprivate mutating func turn(
    _ world: World, _ simulator: inout Simulator, counts: Bool = true,
    _ tell: (World, Simulator, VisibleScreen?, Outcome) -> Void = { _, _, _, _ in }
  ) {
    guard !worlds.contains(world) else { return }
    if counts { worlds.append(world) }
    let seen = simulator.visibleScreen(in: world).id
    for side in InterfaceOrientation.allCases {
      var turned = world
      // A hand that holds the device so already turns it away and back.
      if world.held == side.device {
        _ = simulator.perform(.rotate(side.isLandscape ? .portrait : .landscapeLeft), on: &turned)
      }
      let outcome = simulator.perform(.rotate(side.device), on: &turned)
      guard outcome.problem == nil else { continue }
      let screen = turned.hasCrashed ? nil : simulator.visibleScreen(in: turned)
      tell(turned, simulator, screen, outcome)
      // Where it stands against its own mask, it is held and does not turn.
      guard counts, let screen, screen.id == seen, seen != 0 else { continue }
      sides[seen, default: .none].formUnion(turned.interface.mask.intersection(screen.mask))
    }
  }

  func turns(_ id: ControllerID) -> Bool? {
    sides[id].map { $0.isTurning }
  }
}

extension OrientationMask {
  /// Whether there is something to turn between.
  var isTurning: Bool {
    !intersection(.landscape).isVoid && (contains(.portrait) || contains(.portraitUpsideDown))
  }
}

extension Scenario.Expectation {
  fileprivate var line: Int { claims.first?.place.line ?? 0 }

  fileprivate var isHeard: Bool {
    claims.contains { claim in
      switch claim.value {
      case .callbacks, .noCallbacks: true
      default: false
      }
    }
  }

  /// Whether it is about what becomes of the app, not about how UIKit gets there.
  fileprivate var isSeen: Bool {
    claims.contains { claim in
      switch claim.value {
      case .asked, .called, .notAsked, .notCalled, .allowed, .because, .console, .error,
        .callbacks, .noCallbacks:
        false
      default: true
      }
    }
  }
}
