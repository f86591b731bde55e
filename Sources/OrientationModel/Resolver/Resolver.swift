/// How UIKit decides: one step on one world.
///
/// Every command and every screen of the program goes through here. The files of this folder are
/// its chapters: how the tree is read, who is asked, what is allowed, which orientation is chosen,
/// what each step does, and what the app hears of it.
///
/// Only `Simulator` makes one; it takes over the world that comes out, unless the step was refused.
struct Resolver<Sink> {
  private(set) var library: AppTable
  /// The world of the step, to be read and to be changed.
  var scene: Scene
  var sink: Sink
  /// What is under way in the step.
  var course = Course()
  var knownAnswer = KnownAnswer()
  /// Made only when the app's own code runs.
  private var rarities: Rarities?

  init(library: AppTable, world: World, sink: Sink) {
    self.library = library
    scene = Scene(library[world.appIndex], world)
    self.sink = sink
  }

  /// Begins another step, from a world of which something is known already.
  ///
  /// Part by part: a resolver as a whole is dear to make.
  mutating func begin(_ library: AppTable, in world: World, _ knownAnswer: KnownAnswer) {
    self.library = library
    scene.compiled = library[world.appIndex]
    scene.world = world
    course = Course()
    self.knownAnswer = knownAnswer
    if rarities != nil { rarities = nil }
  }

  /// Apps that `set` lines made in this step, in use before the simulator has taken them in.
  var made: [CompiledApp] { rarities?.made ?? [] }

  mutating func make(_ app: CompiledApp) { takeRarities().made.append(app) }

  /// A presentation waits for the end of a dismissal (ASK-10).
  mutating func wait(_ step: Step, of reaction: Int) {
    takeRarities().waiting.append((step, reaction))
  }

  mutating func nextWaiting() -> (step: Step, reaction: Int)? {
    rarities.flatMap { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
  }

  private mutating func takeRarities() -> Rarities {
    let taken = rarities ?? Rarities()
    rarities = taken
    return taken
  }

  var world: World {
    _read { yield scene.world }
    _modify { yield &scene.world }
  }

  var compiled: CompiledApp {
    get { scene.compiled }
    set { scene.compiled = newValue }
  }

  /// Whether a rule of the book holds on this version and device.
  @inline(__always)
  func holds(_ rule: Rule) -> Bool { compiled.rules.contains(rule) }
}

/// What is under way in a step.
struct Course {
  var turnCount: UInt8 = 0
  var problem: StepProblem?
  var isQuiet = false
  /// A change is tried out to see what it would show; no code of the app runs.
  var isRehearsing = false
  /// The app is being launched: its root is on the way to its first decision.
  var isLaunching = false
  /// A change of the tree is under way, and its decision has not been made.
  var isChanging = false
  /// A dismissal is under way: what is presented meanwhile waits for its decision (ASK-10).
  var isDismissing = false
  /// A hosting controller is shown for the first time: its holder has not been fed yet (SWUI-2).
  var isBeforeDelivery = false
  /// A controller presented itself while the launch was under way (REVAL-13).
  var presentedAtLaunch = false
  /// The outgoing answer, which is what UIKit still uses in `viewWillAppear` (MASK-13).
  var cachedMask: OrientationMask?
  /// A turn or a request goes by what UIKit was told, not by what is answered now (REVAL-15, GEO-3).
  var goesByTold = false
  /// The preferred orientation that was asked for in this transition (PREF-4).
  var statedPreference = PreferredOrientation.unstated
  /// Whose code is running.
  var speaker: ControllerID = 0
  var reactionCount = 0
}

/// State that few steps need.
private final class Rarities {
  var made: [CompiledApp] = []
  var waiting: [(step: Step, reaction: Int)] = []
}

// The type itself asks nothing of its sink: the program would have to look that up as it starts.
extension Resolver where Sink: TraceSink {
  /// Tells whoever listens; costs nothing where nobody does.
  mutating func note(_ event: TraceEvent) {
    if Sink.isRecording, !course.isQuiet { sink.hear(event) }
  }

  /// Notes that a rule applied.
  mutating func note(_ rule: Rule, _ effect: Effect) {
    if Sink.isRecording, !course.isQuiet { sink.hear(.rule(rule, effect)) }
  }

  /// Notes that a rule applied to one controller.
  mutating func note(_ rule: Rule, _ effect: Effect, on id: ControllerID) {
    if Sink.isRecording, !course.isQuiet { sink.hear(.ruleOn(rule, effect, id)) }
  }

  /// Notes that a rule applied, on the versions and devices where it holds.
  mutating func noteIfItHolds(_ rule: Rule, _ effect: Effect) {
    if Sink.isRecording, holds(rule) { note(rule, effect) }
  }

  /// The same of a rule that applied to one controller.
  mutating func noteIfItHolds(_ rule: Rule, _ effect: Effect, on id: ControllerID) {
    if Sink.isRecording, holds(rule) { note(rule, effect, on: id) }
  }

  /// Asks something without a word to whoever listens.
  mutating func quietly<Answer>(_ ask: (inout Self) -> Answer) -> Answer {
    guard Sink.isRecording else { return ask(&self) }
    let wasQuiet = course.isQuiet
    course.isQuiet = true
    defer { course.isQuiet = wasQuiet }
    return ask(&self)
  }

  /// An assumption's answer; whoever listens hears that it was leaned on.
  mutating func assume(_ assumption: Assumption) -> Bool {
    if Sink.isRecording, !course.isQuiet { sink.hear(.assumed(assumption)) }
    return compiled.assumptions[assumption]
  }

  /// Whether moments have to be worked out: somebody listens, or some code reacts.
  var needsMoments: Bool { Sink.isRecording || compiled.hasReactions }

  /// Ends a step that makes no sense where it stands.
  mutating func refuse(_ reason: StepProblem) { course.problem = reason }

  /// The same, with `nil` to return for a search that failed.
  mutating func refuse<Sought>(_ reason: StepProblem) -> Sought? {
    course.problem = reason
    return nil
  }

  /// An exception ends the app.
  mutating func crash(_ rule: Rule, _ crash: Crash) {
    world.hasCrashed = true
    note(.crash(rule, crash))
  }
}
