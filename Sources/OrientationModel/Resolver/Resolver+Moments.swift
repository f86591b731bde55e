// The app's own code: what appears and disappears, and what runs then.

/// What is displayed before and after a change.
struct Transition {
  var leaving: [DisplayedController]
  var arriving: [DisplayedController]
  /// The navigation controller whose stack it is about.
  var showing: ControllerID = 0
  /// What leaves is popped, dismissed or replaced.
  var isRemoval = false
  /// What arrives comes on stage for the first time, and loads its view.
  var loads = false

  init(
    from old: [DisplayedController], to new: [DisplayedController], showing: ControllerID = 0,
    isRemoval: Bool = false, loads: Bool = false
  ) {
    leaving = old.filter { !new.contains($0) }
    arriving = new.filter { !old.contains($0) }
    self.showing = showing
    self.isRemoval = isRemoval
    self.loads = loads
  }

  /// The same change taken back.
  var reversed: Transition {
    var back = self
    swap(&back.leaving, &back.arriving)
    back.isRemoval = false
    back.loads = false
    back.showing = 0
    return back
  }
}

extension Resolver where Sink: TraceSink {
  /// Everything on show; nothing where its moments need not be worked out.
  var onShow: [DisplayedController]? { needsMoments ? scene.displayed() : nil }

  /// Changes how large the scene is, with the moments of whoever the new width brings on screen or takes
  /// off: a column of a split view, or who lies below a sheet that adapts.
  ///
  /// A launch shows them with all others.
  mutating func changeSize(_ change: (inout Self) -> Void, tell: (inout Self) -> Void) {
    guard needsMoments, !context.isLaunching else {
      change(&self)
      return tell(&self)
    }
    let before = scene
    change(&self)
    guard before.isNarrow != scene.isNarrow else { return tell(&self) }
    let transition = Transition(from: before.displayed(), to: scene.displayed())
    announce(transition)
    appear(transition, isLaidOut: true)
    guard canContinue else { return }
    tell(&self)
    conclude(transition)
  }

  /// The moments before the decision that a change of the tree brings, with the answer before it.
  mutating func announce(_ transition: Transition, answered before: OrientationMask?) {
    context.cachedMask = compiled.assumptions[.staleMaskWhileAppearing] ? before : nil
    announce(transition)
    context.cachedMask = nil
  }

  /// The moments before UIKit's decision.
  mutating func announce(_ transition: Transition) {
    if transition.showing != 0, !transition.arriving.isEmpty {
      say(.navigationControllerWillShow, transition.showing)
      run(.showing, of: transition.showing)
    }
    for controller in transition.leaving.reversed() {
      say(.viewWillDisappear, controller.id)
      if transition.isRemoval { run(.leaving, of: controller.id) }
      run(.disappearing, of: controller.id)
    }
    for controller in transition.arriving {
      if transition.loads { say(.viewDidLoad, controller.id) }
      say(.viewWillAppear, controller.id)
      run(.appearing, of: controller.id)
    }
    if world.interface.isLandscape, !transition.arriving.isEmpty {
      noteIfItHolds(.sizesRightAtLayoutUpTo7, .tells)
    }
  }

  /// What arrives has its traits and its size now, and is laid out (SEQ-13, SEQ-18) where the turn of
  /// a launch has not done so (SEQ-2).
  mutating func appear(_ transition: Transition, isLaidOut: Bool = false) {
    guard needsMoments, !transition.arriving.isEmpty, canContinue else { return }
    // A SwiftUI view hears none of it.
    let isHeard = Sink.isRecording && transition.arriving.contains { compiled[$0.id].kind != .view }
    if holds(.viewIsAppearingAndUpdateProperties) {
      if isHeard { note(.viewIsAppearingAndUpdateProperties, .tells) }
      for controller in transition.arriving {
        say(.viewIsAppearing, controller.id)
        run(.isAppearing, of: controller.id)
      }
    }
    guard isHeard, canContinue else { return }
    let meetsTraits = transition.loads && holds(.firstDisplayOrder)
    if meetsTraits { note(.firstDisplayOrder, .tells) }
    for controller in transition.arriving {
      // Since iOS 13, UIKit predicts the traits and doesn't call it.
      if meetsTraits, compiled.version < 13 { say(.traitCollectionDidChange, controller.id) }
      if !isLaidOut {
        say(.updateProperties, controller.id)
        say(.viewWillLayoutSubviews, controller.id)
        say(.viewDidLayoutSubviews, controller.id)
      }
    }
  }

  /// Whether the step is still going: no exception, and no endless chain of reactions.
  var canContinue: Bool { !world.hasCrashed && context.problem == nil }

  /// The moments after UIKit's decision.
  mutating func conclude(_ transition: Transition) {
    guard canContinue else { return }
    for controller in transition.leaving.reversed() {
      say(.viewDidDisappear, controller.id)
      run(.disappeared, of: controller.id)
    }
    for controller in transition.arriving {
      say(.viewDidAppear, controller.id)
      run(.appeared, of: controller.id)
    }
  }

  /// A lifecycle callback; views of SwiftUI have none of UIKit's.
  private mutating func say(_ callback: Callback, _ id: ControllerID) {
    guard Sink.isRecording, canContinue, compiled[id].kind != .view,
      compiled.version >= callback.since
    else { return }
    note(.callback(callback, .controller(id), reads: world.interface))
  }

  /// `rotated`, if something turned.
  mutating func turned(since turns: UInt8) {
    if compiled.hasReactions, context.turnCount != turns, canContinue { runTurnReactions() }
  }

  private mutating func runTurnReactions() {
    for controller in scene.displayed() { run(.rotated, of: controller.id) }
  }

  // MARK: Reactions

  mutating func run(_ moment: Moment<Numbers>, of id: ControllerID) {
    guard compiled.hasReactions, compiled[id].moments & moment.bit != 0 else { return }
    guard !context.isRehearsing else { return }
    for (index, reaction) in compiled.app.reactions.enumerated()
    where reaction.owner == id && reaction.moment == moment { run(reaction, index) }
  }

  /// The hinge's callback, wherever the ones who asked for it are (DUO-23), and what they do in it; at a
  /// launch, nothing.
  mutating func callHinge(at moments: [Moment<Numbers>]) {
    guard compiled.hasReactions, compiled.duoFit != nil else { return }
    var called: ControllerID?
    for (index, reaction) in compiled.app.reactions.enumerated()
    where reaction.moment.bit == Moment<Numbers>.opened.bit && scene.find(reaction.owner) != nil {
      guard canContinue else { return }
      let owner = reaction.owner
      if called != owner {
        note(.callback(.onHingeChange, .controller(owner), reads: world.interface))
      }
      called = owner
      if moments.contains(reaction.moment) { run(reaction, index) }
    }
  }

  /// The app's observers of the device run whether they are on stage or covered.
  mutating func runDeviceReactions() {
    let device = world.device
    for (index, reaction) in compiled.app.reactions.enumerated()
    where reaction.moment.isReached(by: device) && scene.find(reaction.owner) != nil {
      run(reaction, index)
    }
  }

  /// A view's `onChange(of: isPresented)`.
  mutating func runCoverReactions(_ moment: Moment<Numbers>) {
    guard !context.isRehearsing else { return }
    for (index, reaction) in compiled.app.reactions.enumerated()
    where reaction.moment == moment && scene.find(reaction.owner) != nil {
      note(.setOnPresentingView, .tells)
      note(.callback(.onChange, .controller(reaction.owner), reads: world.interface))
      run(reaction, index)
    }
  }

  private mutating func run(_ reaction: Reaction, _ index: Int) {
    guard canContinue else { return }
    context.reactionCount += 1
    guard context.reactionCount <= Self.longestChain else { return refuse(.endlessReactions) }
    guard holds(reaction.condition, of: reaction.owner) else {
      return note(.reactionSkipped(index, nil, .condition))
    }
    note(.reaction(index))
    let before = context.speaker
    let cached = context.cachedMask
    context.speaker = reaction.owner
    defer {
      context.speaker = before
      context.cachedMask = cached
    }
    for step in reaction.steps where canContinue { react(step, index) }
    note(.reactionEnded(index))
  }

  /// One step of a reaction: what makes no sense then is skipped, and said so.
  private mutating func react(_ step: Step, _ index: Int) {
    guard step.inner(on: compiled.version) != nil else {
      return note(.reactionSkipped(index, step, .otherVersion))
    }
    if isIdle(step) { return note(.reactionSkipped(index, step, .nothingToDo)) }
    if context.isDismissing, case .present = step, assume(.transitionsSerialise) {
      note(.presentationWaitsForDismissal, .refuses)
      return wait(step, of: index)
    }
    perform(step)
    if let reason = context.problem, reason != .endlessReactions {
      context.problem = nil
      note(.reactionSkipped(index, step, .problem(reason)))
    }
  }

  /// ASK-10: what was presented during a dismissal comes after it.
  mutating func presentWaiting() {
    while canContinue, let (step, index) = nextWaiting() {
      note(.reaction(index))
      react(step, index)
      note(.reactionEnded(index))
    }
  }

  /// Presenting what is presented, and leaving what cannot be left, do nothing.
  private func isIdle(_ step: Step) -> Bool {
    switch step {
    case .present(let id, _, _): scene.isPresented(id)
    case .dismiss(nil): !scene.windowOrder.contains { scene.start(of: $0).presentations > 0 }
    case .dismiss(let id?): !scene.isPresented(id)
    case .pop, .popToRoot:
      scene.visibleNavigation().map { scene.count(at: $0.place.at).value < 2 } ?? true
    default: false
    }
  }

  private mutating func holds(_ condition: ReactionCondition?, of owner: ControllerID) -> Bool {
    switch condition {
    case nil: return true
    case .unsupported:
      let mask = ownMask(owner)
      note(.tested(owner, mask, world.interface, byGroup: false))
      return !mask.contains(world.interface)
    case .unsupportedByGroup:
      let mask = ownMask(owner)
      note(.tested(owner, mask, world.interface, byGroup: true))
      let isInGroup =
        (world.interface.isLandscape && mask.isSuperset(of: .landscape))
        || (!world.interface.isLandscape && mask.contains(.portrait))
      return !isInGroup
    case .presenting: return scene.isPresenting(owner)
    case .notPresenting: return !scene.isPresenting(owner)
    }
  }

  /// The mask of the screen in question: what the controller whose code runs would answer.
  private mutating func ownMask(_ id: ControllerID) -> OrientationMask {
    guard let place = scene.find(id)?.place else {
      return compiled[id].supports.map { resolved($0) } ?? compiled.sheetMask
    }
    let wasQuiet = context.isQuiet
    let hadCrashed = world.hasCrashed
    context.isQuiet = true
    defer {
      context.isQuiet = wasQuiet
      world.hasCrashed = hadCrashed
    }
    return mask(of: place)
  }

  /// How many reactions one step may set off before it is taken for endless.
  static var longestChain: Int { 100 }
}
