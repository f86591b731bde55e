/// What a step rarely needs, out of the way so that other steps do not pay for it.
final class Aside {
  /// Casts that `set` lines made in this step, in use before the stage has taken them in.
  var made: [Cast] = []
  /// The presentations that wait for the end of a dismissal (ASK-10).
  var waiting: [(step: Step, reaction: Int)] = []
}

/// How UIKit decides: one step on one world, with a witness.
///
/// Every command and every screen of the program goes through here. The files of this folder are
/// its chapters: how the tree is read, who is asked, what is allowed, which orientation is chosen,
/// what each step does, and what the app hears of it.
///
/// The world is changed where it lies, and nothing in here counts references: a step would notice.
/// Only `Stage` makes one, which also gives back what the step had put aside.
struct Resolver<W: Witness> {
  let library: CastTable
  unowned(unsafe) var cast: Cast
  var address: UnsafeMutablePointer<World>
  let memory: UnsafeMutablePointer<Memory>
  var witness: W
  /// What a step rarely needs.
  var aside: Unmanaged<Aside>?
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
  /// The preferred orientation that was asked for in this transition (PREF-4).
  var statedPreference = Controller.Preference.none
  /// Whose code is running.
  var speaker: ControllerID = 0
  var reactionCount = 0

  @inline(__always) init(
    library: CastTable, world: UnsafeMutablePointer<World>,
    memory: UnsafeMutablePointer<Memory>, witness: W
  ) {
    self.library = library
    self.cast = library[world.pointee.castIndex]
    self.address = world
    self.memory = memory
    self.witness = witness
  }

  /// The world of the step, in place.
  var world: World {
    @inline(__always) unsafeAddress { UnsafePointer(address) }
    @inline(__always) unsafeMutableAddress { address }
  }

  /// The world to be read.
  @inline(__always) var scene: Scene { Scene(cast, UnsafePointer(address)) }

  /// Tells the witness; costs nothing where it does not record.
  @inline(__always) mutating func note(_ mark: Mark) {
    if W.isRecording, !isQuiet { witness.hear(mark) }
  }

  @inline(__always) mutating func note(_ family: RuleID.Family, _ number: UInt8, _ effect: Effect) {
    if W.isRecording, !isQuiet { witness.hear(.rule(RuleID(family, number), effect)) }
  }

  /// Asks something without a word to the witness.
  @inline(__always) mutating func quietly<Answer>(_ ask: (inout Self) -> Answer) -> Answer {
    guard W.isRecording else { return ask(&self) }
    let wasQuiet = isQuiet
    isQuiet = true
    defer { isQuiet = wasQuiet }
    return ask(&self)
  }

  /// An assumption's answer; the witness hears that it was leaned on.
  @inline(__always) mutating func assume(_ assumption: Assumption) -> Bool {
    if W.isRecording, !isQuiet { witness.hear(.assumed(assumption)) }
    return cast.assumptions[assumption]
  }

  /// Whether moments have to be worked out: somebody listens, or some code reacts.
  var needsMoments: Bool { W.isRecording || cast.hasReactions }

  /// The casts that this step made; none, mostly.
  var made: [Cast] { aside?.takeUnretainedValue().made ?? [] }

  /// Room for what is rarely needed.
  @inline(never) mutating func makeAside() -> Aside {
    if let aside { return aside.takeUnretainedValue() }
    let room = Aside()
    aside = .passRetained(room)
    return room
  }

  /// Ends a step that makes no sense where it stands.
  @inline(never) mutating func refuse(_ reason: StepProblem) { problem = reason }

  /// Nothing is asked, and a rule says why.
  @inline(__always) mutating func undecided(_ family: RuleID.Family, _ number: UInt8) {
    note(.undecided(RuleID(family, number)))
  }

  /// An exception ends the app.
  @inline(never) mutating func crash(_ rule: RuleID, _ crash: Crash) {
    world.hasCrashed = true
    note(.crash(rule, crash))
  }
}
