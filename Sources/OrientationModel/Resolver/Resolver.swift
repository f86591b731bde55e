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
  var context = StepContext()
  var cachedAnswer = CachedAnswer()
  /// Made only when the app's own code runs.
  private var deferred: DeferredWork?

  init(library: AppTable, world: World, sink: Sink) {
    self.library = library
    scene = Scene(library[world.appIndex], world)
    self.sink = sink
  }

  /// Begins another step, from a world of which something is known already.
  ///
  /// Field by field: a new resolver costs as much as a step.
  mutating func begin(_ library: AppTable, in world: World, _ cachedAnswer: CachedAnswer) {
    self.library = library
    scene.compiled = library[world.appIndex]
    scene.world = world
    context = StepContext()
    self.cachedAnswer = cachedAnswer
    if deferred != nil { deferred = nil }
  }

  /// Apps that `set` lines made in this step, in use before the simulator has taken them in.
  var made: [CompiledApp] { deferred?.made ?? [] }

  mutating func make(_ app: CompiledApp) { takeDeferred().made.append(app) }

  /// A presentation waits for the end of a dismissal (ASK-10).
  mutating func wait(_ step: Step, of reaction: Int) {
    takeDeferred().waiting.append((step, reaction))
  }

  mutating func nextWaiting() -> (step: Step, reaction: Int)? {
    deferred.flatMap { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
  }

  private mutating func takeDeferred() -> DeferredWork {
    let taken = deferred ?? DeferredWork()
    deferred = taken
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
  @inline(__always) func holds(_ rule: Rule) -> Bool { compiled.rules.contains(rule) }
}

/// What is under way in a step; the next one begins with a new context.
struct StepContext {
  var turnCount: UInt8 = 0
  /// Why the step is refused.
  ///
  /// Once it is set, the world that the step leaves is thrown away.
  var problem: StepProblem?
  /// Nothing is noted.
  ///
  /// Invariant: it is set while `isRehearsing` is.
  var isQuiet = false
  /// A change is tried out to see what it would show, and none of the app's code runs.
  ///
  /// Only a copy of the resolver rehearses, so it is never unset.
  var isRehearsing = false
  /// The app is being launched, and UIKit has not checked its root.
  var isLaunching = false
  /// Another window decides for the scene than before the step.
  var hasNewOwner = false
  /// The hierarchy is changing, and UIKit has not checked.
  ///
  /// Changes nest: each restores what it found.
  var isChanging = false
  /// A dismissal is under way: a presentation waits for its end (ASK-10).
  ///
  /// Dismissals nest as changes do.
  var isDismissing = false
  /// A hosting controller appears for the first time, before its first preference (SWUI-2).
  ///
  /// Invariant: the app has an initial preference. `deliverPreference` unsets it.
  var isBeforeDelivery = false
  /// A view controller was presented during the launch (REVAL-13).
  ///
  /// It is set only while `isLaunching` is.
  var presentedAtLaunch = false
  /// The outgoing screen's mask, which UIKit still uses in `viewWillAppear` (MASK-13).
  ///
  /// It is set only while the moments before UIKit's check run.
  var cachedMask: OrientationMask?
  /// A rotation or a request uses the last masks UIKit read (REVAL-15, GEO-3).
  ///
  /// Invariant: the app has a mask that UIKit was not notified of. It is set for one check at a time.
  var goesByTold = false
  /// It uses the app delegate's last mask, too.
  ///
  /// It is set only while `goesByTold` is.
  var goesByToldDelegate = false
  /// viewWillAppear changed masks that the presentation was decided without (MASK-13).
  var hasLateMasks = false
  /// How large the scene was on the display that it left.
  var oldExtent: Extent?
  /// The preferred orientation that UIKit read in this transition (PREF-4).
  ///
  /// Each check begins without one.
  var statedPreference = PreferredOrientation.unstated
  /// The view controller whose code runs; 0 outside reactions.
  var speaker: ControllerID = 0
  /// How many reactions have run; one more than `longestChain` is refused.
  var reactionCount = 0
}

/// What few steps have to put off or to make.
///
/// A copy of a resolver shares it: one that rehearses runs no code of the app, and so adds nothing.
private final class DeferredWork {
  var made: [CompiledApp] = []
  var waiting: [(step: Step, reaction: Int)] = []
}

// `Resolver` itself doesn't constrain its sink: the program would look up that conformance as it starts.
extension Resolver where Sink: TraceSink {
  /// Records an event; without a trace it costs nothing.
  mutating func note(_ event: TraceEvent) {
    if Sink.isRecording, !context.isQuiet { sink.hear(event) }
  }

  /// Notes that a rule applied, perhaps to one controller.
  mutating func note(_ rule: Rule, _ effect: Effect, on id: ControllerID? = nil) {
    if Sink.isRecording, !context.isQuiet { sink.hear(.rule(rule, effect, id)) }
  }

  /// Notes that a rule applied, on the versions and devices where it holds.
  mutating func noteIfItHolds(_ rule: Rule, _ effect: Effect, on id: ControllerID? = nil) {
    if Sink.isRecording, holds(rule) { note(rule, effect, on: id) }
  }

  /// Asks something without a trace.
  mutating func quietly<Answer>(_ ask: (inout Self) -> Answer) -> Answer {
    guard Sink.isRecording else { return ask(&self) }
    let wasQuiet = context.isQuiet
    context.isQuiet = true
    defer { context.isQuiet = wasQuiet }
    return ask(&self)
  }

  /// An assumption's answer; the trace says that the result depends on it.
  mutating func assume(_ assumption: Assumption) -> Bool {
    if Sink.isRecording, !context.isQuiet { sink.hear(.assumed(assumption)) }
    return compiled.assumptions[assumption]
  }

  /// Whether moments have to be worked out: for a trace, or for code that reacts.
  var needsMoments: Bool { Sink.isRecording || compiled.hasReactions }

  /// Ends a step that isn't possible in this world.
  mutating func refuse(_ reason: StepProblem) { context.problem = reason }

  /// The same, with `nil` to return for a search that failed.
  mutating func refuse<Sought>(_ reason: StepProblem) -> Sought? {
    context.problem = reason
    return nil
  }

  mutating func crash(_ rule: Rule, _ crash: Crash) {
    world.hasCrashed = true
    note(.crash(rule, crash))
  }
}
