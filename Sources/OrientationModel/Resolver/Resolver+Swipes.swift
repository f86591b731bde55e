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
    decide(swipe, by: .dismissal)
  }

  /// INT-1: since iOS 9, UIKit asks who decides from now on, if that excludes the current orientation.
  private mutating func decide(_ swipe: Swipe, by trigger: Trigger) {
    guard swipe == .dismiss, let window = scene.windowPresenting, compiled.version >= 9,
      !scene.isFree, topDecides(in: window), let answer = quietAnswer(in: window),
      !answer.contains(world.interface), assume(.begunDismissalDecides)
    else { return undecided(.begunPopHasLeft) }
    evaluateAndTell(trigger, in: window)
  }

  /// Whether what is, or was, being dragged away is what decides without that.
  private mutating func topDecides(in window: WindowID) -> Bool {
    let layer = scene.topLayer(of: window)
    let swipe = world.swipe
    world.swipe = .none
    defer { world.swipe = swipe }
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
    guard canContinue else { return }
    decide(swipe, by: .tree)
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
