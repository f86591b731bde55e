// Interactive pops and dismissals: begun, taken back, completed (INT-1, INT-2).

extension Resolver {
  mutating func beginPop() {
    guard world.swipe == .none else { return refuse(.swipeUnderWay) }
    guard exists(since: 7) else { return }
    guard let stack = visibleNavigation() else { return refuse(.noNavigation) }
    guard count(at: stack.place.at).value > 1 else { return refuse(.nothingToPop) }
    begin(.pop) { $0.finishPop() }
  }

  mutating func beginDismiss() {
    guard world.swipe == .none else { return refuse(.swipeUnderWay) }
    guard exists(since: 7) else { return }
    guard windowOrder.contains(where: { start(of: $0).presentations > 0 }) else {
      return refuse(.nothingPresented)
    }
    begin(.dismiss) { $0.finishDismissal() }
  }

  /// Sends the first moments of a change that has not happened yet; decides nothing.
  private mutating func begin(_ swipe: Swipe, _ change: (inout Self) -> Void) {
    note(.int, 1, .refuses)
    if swipe == .pop, cast.era >= 26 { note(.int, 3, .tells) }
    if needsMoments {
      let coming = transition(change)
      announce(coming)
      appear(coming)
    }
    guard canContinue else { return }
    world.swipe = swipe
    undecided(.int, 1)
  }

  /// What would be shown after a change, without making it.
  private func transition(_ change: (inout Self) -> Void) -> Transition {
    var future = self
    future.isQuiet = true
    future.isRehearsing = true
    future.world.swipe = .none
    let old = displayed()
    change(&future)
    var transition = Transition(from: old, to: future.displayed())
    transition.isRemoval = true
    return transition
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
    undecided(.int, 1)
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
    guard world.swipe == .pop, cast.era >= 8 else { return }
    guard wouldTurn else { return }
    note(.int, 2, .tells)
    cancelSwipe()
  }

  /// Whether the device's new side would turn the interface if there were no swipe.
  private var wouldTurn: Bool {
    var future = self
    future.isQuiet = true
    future.isRehearsing = true
    future.world.swipe = .none
    future.evaluate(.device)
    return future.turnCount != turnCount || future.world.hasCrashed
  }
}
