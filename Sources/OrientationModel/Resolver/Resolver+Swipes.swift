// Interactive pops and dismissals: begun, taken back, completed (INT-1, INT-2).

extension Resolver where Sink: TraceSink {
  mutating func beginPop() {
    guard world.swipe == .none else { return refuse(.swipeUnderWay) }
    guard let stack = scene.visibleNavigation() else { return refuse(.noNavigation) }
    guard scene.count(at: stack.place.at).value > 1 else { return refuse(.nothingToPop) }
    begin(.pop) { $0.finishPop() }
  }

  mutating func beginDismiss() {
    guard world.swipe == .none else { return refuse(.swipeUnderWay) }
    guard scene.windowOrder.contains(where: { scene.start(of: $0).presentations > 0 }) else {
      return refuse(.nothingPresented)
    }
    begin(.dismiss) { $0.finishDismissal() }
  }

  /// Sends the first moments of a change that has not happened yet; decides nothing.
  private mutating func begin(_ swipe: Swipe, _ change: (inout Self) -> Void) {
    note(.begunPopHasLeft, .refuses)
    if swipe == .pop { noteIfItHolds(.swipeAnywhereOn26, .tells) }
    if needsMoments {
      let coming = transition(change)
      announce(coming)
      appear(coming)
    }
    guard canContinue else { return }
    world.swipe = swipe
    guard swipe == .dismiss, let window = scene.windowPresenting, isNarrower(in: window) else {
      return undecided(.begunPopHasLeft)
    }
    evaluateAndTell(.dismissal, in: window)
  }

  /// INT-1: since iOS 9, whether the presenter under a dismissal that a drag began excludes the current
  /// orientation.
  private mutating func isNarrower(in window: WindowID) -> Bool {
    guard compiled.version >= 9, !scene.isFree, topDecides(in: window),
      let below = quietAnswer(in: window), !below.contains(world.interface)
    else { return false }
    return assume(.begunDismissalDecides)
  }

  /// Whether what is being dragged away is what decided.
  private mutating func topDecides(in window: WindowID) -> Bool {
    let layer = scene.topLayer(of: window)
    world.swipe = .none
    defer { world.swipe = .dismiss }
    return quietDecider(in: window)?.at == layer.place.at
  }

  /// What would be shown after a change, without making it.
  private mutating func transition(_ change: (inout Self) -> Void) -> Transition {
    let old = scene.displayed()
    return rehearse { future in
      change(&future)
      return Transition(from: old, to: future.scene.displayed(), isRemoval: true)
    }
  }

  /// Tries something out on a copy of the world in which the swipe is over; no code of the app runs.
  mutating func rehearse<Sight>(_ body: (inout Self) -> Sight) -> Sight {
    var future = self
    future.world.swipe = .none
    future.context.isQuiet = true
    future.context.isRehearsing = true
    return body(&future)
  }

  mutating func cancelSwipe() {
    guard world.swipe != .none else { return refuse(.noSwipeUnderWay) }
    let swipe = world.swipe
    let back =
      needsMoments
      ? transition { swipe == .pop ? $0.finishPop() : $0.finishDismissal() }.reversed : nil
    world.swipe = .none
    if let back {
      announce(back)
      appear(back)
      conclude(back)
    }
    undecided(.begunPopHasLeft)
  }

  mutating func finishSwipe() {
    switch world.swipe {
    case .none: refuse(.noSwipeUnderWay)
    case .pop:
      world.swipe = .none
      finishPop()
    case .dismiss:
      world.swipe = .none
      finishDismissal()
    }
  }

  /// INT-2: a turn during the swipe takes the pop back, then turns.
  mutating func cancelPopForTurn() {
    guard world.swipe == .pop, holds(.turnCancelsSwipe) else { return }
    guard wouldTurn else { return }
    note(.turnCancelsSwipe, .tells)
    cancelSwipe()
  }

  /// Whether the device's new side would turn the interface if there were no swipe.
  private var wouldTurn: Bool {
    mutating get {
      let turns = context.turnCount
      return rehearse { future in
        future.evaluate(.device)
        return future.context.turnCount != turns || future.world.hasCrashed
      }
    }
  }
}
