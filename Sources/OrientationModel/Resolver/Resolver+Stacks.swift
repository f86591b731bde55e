// Pushing, popping, selecting, replacing.

extension Resolver {
  /// The navigation controller whose top is seen in the window the user is in.
  func visibleNavigation() -> (place: Place, window: WindowID)? {
    guard cast.hasWindows else { return visibleNavigation(in: 0).map { ($0, 0) } }
    for window in windowOrder where presence(of: window) == .shown {
      if let place = visibleNavigation(in: window) { return (place, window) }
    }
    return nil
  }

  @inline(__always) private func visibleNavigation(in window: WindowID) -> Place? {
    let layer = topLayer(of: window)
    return layer.place.id == 0 ? nil : visibleNavigation(under: layer.place)
  }

  @inline(__always) private func visibleNavigation(under root: Place) -> Place? {
    var place = root
    var found: Place?
    while true {
      if cast[place.id].kind == .navigation { found = place }
      guard let next = shownChild(place) else { return found }
      place = next
    }
  }

  /// The answer just before a step, from 16 on: what the answer after it is compared with.
  @inline(__always) mutating func outgoingAnswer(in window: WindowID = 0) -> OrientationMask? {
    guard cast.era >= 16, !isFree, cast.assumptions[.reaskOnTreeChange] else { return nil }
    return quietAnswer(in: window)
  }

  mutating func quietAnswer(in window: WindowID) -> OrientationMask? {
    let wasQuiet = isQuiet
    isQuiet = true
    defer { isQuiet = wasQuiet }
    guard let decider = decider(in: window) else { return nil }
    return mask(of: decider)
  }

  /// After a change of the tree: nothing to 15, from 16 a question if the answer changed.
  mutating func treeChanged(since before: OrientationMask?, in window: WindowID) {
    guard cast.era >= 16 else {
      if W.isRecording { noteWaiting(in: window) }
      return cast.era >= 6 ? undecided(.reval, 4) : undecided(.cont, 9)
    }
    guard !isFree else { return undecided(isResizable ? .geo : .pad, isResizable ? 11 : 1) }
    guard assume(.reaskOnTreeChange) else { return undecided(.reval, 6) }
    guard let decider = decider(in: window) else { return undecided(.reval, 5) }
    let after = mask(of: decider)
    guard !world.hasCrashed else { return }
    guard before != after else { return undecided(.reval, 5) }
    note(.reval, 5, .tells)
    if !W.isRecording { freshAnswer = after }
    evaluate(.tree, in: window)
    freshAnswer = nil
  }

  /// SWUI-8: to 15 what a hosting controller answers now waits for the hand.
  private mutating func noteWaiting(in window: WindowID) {
    guard let decider = quietDecider(in: window), cast[decider.id].kind == .hosting else { return }
    note(.ruleOn(RuleID(.swui, 8), .refuses, decider.id))
  }

  /// The decider, without a word to the witness.
  mutating func quietDecider(in window: WindowID) -> Place? {
    let wasQuiet = isQuiet
    isQuiet = true
    defer { isQuiet = wasQuiet }
    return decider(in: window)
  }

  /// A change of the tree with everything around it: moments, decision, moments.
  @inline(__always) mutating func changeTree(
    in window: WindowID, showing container: ControllerID = 0, isRemoval: Bool = false,
    loads: Bool = false, isFinishing: Bool = false,
    decide: (inout Self, OrientationMask?) -> Void, change: (inout Self) -> Void
  ) {
    let before = outgoingAnswer(in: window)
    guard needsMoments else {
      change(&self)
      decide(&self, before)
      return
    }
    let (old, wasChanging) = (displayed(), isChanging)
    isChanging = true
    change(&self)
    var transition = Transition(from: old, to: displayed(), loads: loads)
    transition.showing = container
    transition.isRemoval = isRemoval
    if !isFinishing {
      cachedMask = cast.assumptions[.staleMaskWhileAppearing] ? before : nil
      announce(transition)
      cachedMask = nil
    }
    isChanging = wasChanging
    guard canContinue else { return }
    let turns = turnCount
    decide(&self, before)
    turned(since: turns)
    if !isFinishing { appear(transition) }
    deliverPreference(in: window)
    conclude(transition)
  }

  mutating func push(_ id: ControllerID, into container: ControllerID?) {
    guard world.swipe == .none else { return refuse(.swipeUnderWay) }
    guard let stack = stack(container) else { return }
    guard cast[id].kind != .navigation else { return refuse(.navigationOntoNavigation(id)) }
    guard isOffStage(id) else { return refuse(.alreadyOnStage(id)) }
    if W.isRecording { notePush(id, in: stack.window) }
    changeTree(
      in: stack.window, showing: stack.place.id, loads: true,
      decide: { $0.treeChanged(since: $1, in: stack.window) },
      change: { $0.insertOnTop(id, of: stack.place) })
  }

  /// EXC-5: a pushed controller's mask may share nothing with the app's.
  private mutating func notePush(_ id: ControllerID, in window: WindowID) {
    guard cast.era >= 6, let own = cast[id].supports, cast[id].kind != .view else { return }
    let wasQuiet = isQuiet
    isQuiet = true
    let app = appMask(of: window, decider: nil)
    isQuiet = wasQuiet
    if app.intersection(own).isVoid { note(.ruleOn(RuleID(.exc, 5), .tells, id)) }
  }

  /// The stack a step is about: the one it names, or the visible one.
  private mutating func stack(_ container: ControllerID?) -> (place: Place, window: WindowID)? {
    if let container {
      guard let found = find(container) else {
        refuse(.notOnStage(container))
        return nil
      }
      guard cast[container].kind == .navigation else {
        refuse(.noNavigation)
        return nil
      }
      return (found.place, found.window)
    }
    guard let found = visibleNavigation() else {
      refuse(.noNavigation)
      return nil
    }
    return found
  }

  private mutating func insertOnTop(_ id: ControllerID, of stack: Place) {
    let (depth, offset) = count(at: stack.at)
    if let opening = cast[id].hasBytes ? cast.openings[id] : nil {
      world.insert(opening, at: offset)
    }
    if cast.idWidth == 1 {
      world.insert(UInt64(id), count: 1, at: offset)
    } else {
      world.insert(UInt64(id), count: 2, at: offset)
    }
    setCount(depth &+ 1, was: depth, at: stack.at)
  }

  private mutating func setCount(_ value: Int, was old: Int, at offset: Int) {
    if value < 255, old < 255 {
      world.setByte(offset, UInt8(truncatingIfNeeded: value))
    } else {
      world.remove(old < 255 ? 1 : 4, at: offset)
      world.insert(Tape.bytes(count: value), at: offset)
    }
  }

  private mutating func removeTop(of stack: Place) {
    let (depth, offset) = count(at: stack.at)
    let top = Place(id: id(at: offset), at: offset &+ cast.idWidth)
    world.remove(end(of: top) &- offset, at: offset)
    setCount(depth &- 1, was: depth, at: stack.at)
  }

  mutating func pop() {
    guard world.swipe == .none else { return refuse(.swipeUnderWay) }
    guard let stack = visibleNavigation() else { return refuse(.noNavigation) }
    guard count(at: stack.place.at).value > 1 else { return refuse(.nothingToPop) }
    pop(1, from: stack)
  }

  private mutating func pop(
    _ number: Int, from stack: (place: Place, window: WindowID), isFinishing: Bool = false
  ) {
    changeTree(
      in: stack.window, showing: stack.place.id, isRemoval: true, isFinishing: isFinishing,
      decide: { $0.treeChanged(since: $1, in: stack.window) },
      change: { resolver in
        for _ in 0..<number { resolver.removeTop(of: stack.place) }
      })
  }

  mutating func pop(to id: ControllerID) {
    guard world.swipe == .none else { return refuse(.swipeUnderWay) }
    guard let stack = visibleNavigation() else { return refuse(.noNavigation) }
    let entries = children(stack.place)
    guard let index = entries.lastIndex(where: { $0.id == id }) else {
      return refuse(.notOnStack(id))
    }
    guard index < entries.count - 1 else { return refuse(.nothingToPop) }
    pop(entries.count - 1 - index, from: stack)
  }

  mutating func popToRoot() {
    guard world.swipe == .none else { return refuse(.swipeUnderWay) }
    guard let stack = visibleNavigation() else { return refuse(.noNavigation) }
    let depth = count(at: stack.place.at).value
    guard depth > 1 else { return refuse(.nothingToPop) }
    pop(depth - 1, from: stack)
  }

  /// Completes a pop that a swipe began: its first moments have been sent.
  mutating func finishPop() {
    guard let stack = visibleNavigation() else { return refuse(.noNavigation) }
    pop(1, from: stack, isFinishing: true)
  }

  mutating func select(_ id: ControllerID) {
    guard world.swipe == .none else { return refuse(.swipeUnderWay) }
    guard let found = tab(holding: id) else { return refuse(.notATab(id)) }
    changeTree(
      in: found.window, decide: { $0.treeChanged(since: $1, in: found.window) },
      change: { resolver in
        let old = resolver.count(at: found.tabs.at).value
        resolver.setCount(found.index, was: old, at: found.tabs.at)
      })
  }

  /// The tab bar (or page controller) and the index of the child that is, or holds, a controller.
  private func tab(
    holding id: ControllerID
  ) -> (tabs: Place, index: Int, window: WindowID)? {
    guard cast.hasWindows else { return tab(holding: id, in: 0) }
    for window in windowOrder {
      if let found = tab(holding: id, in: window) { return found }
    }
    return nil
  }

  private func tab(
    holding id: ControllerID, in window: WindowID
  ) -> (tabs: Place, index: Int, window: WindowID)? {
    var (offset, remaining) = start(of: window)
    while true {
      let layer = layer(at: offset, isRoot: remaining == 0)
      if layer.place.id != 0, let found = tab(holding: id, under: layer.place) {
        return (found.tabs, found.index, window)
      }
      if remaining == 0 { return nil }
      offset = end(of: layer.place)
      remaining &-= 1
    }
  }

  private func tab(holding id: ControllerID, under place: Place) -> (tabs: Place, index: Int)? {
    let controller = cast[place.id]
    let isTabs = controller.kind == .tabs || controller.kind == .pages
    if controller.kind == .navigation {
      var (remaining, offset) = count(at: place.at)
      while remaining > 0 {
        let entry = Place(id: self.id(at: offset), at: offset &+ cast.idWidth)
        if let deeper = tab(holding: id, under: entry) { return deeper }
        offset = end(of: entry)
        remaining &-= 1
      }
      return nil
    }
    let childCount = Int(controller.childCount)
    if isTabs {
      // The tab that is the controller comes before one that merely holds it.
      for index in 0..<childCount where cast.child(index, of: place.id) == id {
        return (place, index)
      }
    }
    for index in 0..<childCount {
      let child = child(index, of: place)
      if let deeper = tab(holding: id, under: child) { return deeper }
      if isTabs, find(id, under: child) != nil { return (place, index) }
    }
    return nil
  }

  mutating func replaceRoot(_ id: ControllerID) {
    guard world.swipe == .none else { return refuse(.swipeUnderWay) }
    let root = layers(of: 0)[world.presentationCount]
    guard root.place.id != id, isOffStage(id) else {
      return refuse(.alreadyOnStage(id))
    }
    changeTree(
      in: 0, isRemoval: true, loads: true,
      decide: { resolver, _ in
        guard resolver.cast.era >= 8 else {
          return resolver.cast.era >= 6
            ? resolver.undecided(.reval, 4) : resolver.undecided(.cont, 9)
        }
        resolver.note(.reval, 8, .tells)
        resolver.evaluate(.root, in: 0)
      },
      change: { $0.swapAt(root.start, root.place, for: id) })
  }

  /// Puts a controller in another one's place on the tape: its id and its bytes.
  private mutating func swapAt(_ offset: Int, _ old: Place, for id: ControllerID) {
    world.remove(end(of: old) - offset, at: offset)
    world.insert(Tape.bytes(id: id, width: cast.idWidth) + (cast.openings[id] ?? []), at: offset)
  }

  mutating func replace(_ old: ControllerID, with new: ControllerID) {
    guard world.swipe == .none else { return refuse(.swipeUnderWay) }
    guard let found = find(old) else { return refuse(.notOnStage(old)) }
    guard old != new, isOffStage(new) else {
      return refuse(.alreadyOnStage(new))
    }
    let isOnTape = holdsID(found.place)
    changeTree(
      in: found.window, isRemoval: true, loads: true,
      decide: { $0.treeChanged(since: $1, in: found.window) },
      change: { resolver in
        if isOnTape {
          resolver.swapAt(found.place.at - resolver.cast.idWidth, found.place, for: new)
        } else {
          resolver.replaceChild(found.place, with: new)
        }
      })
  }

  /// Whether the tape names a controller: a root, a presented one, one of a stack.
  private func holdsID(_ place: Place) -> Bool {
    for window in windowOrder {
      for layer in layers(of: window) where layer.place.id != 0 {
        if layer.place == place { return true }
        if let parent = parent(of: place, under: layer.place) {
          return cast[parent.place.id].kind == .navigation
        }
      }
    }
    return false
  }

  private func parent(of place: Place, under root: Place) -> (place: Place, index: Int)? {
    for (index, child) in children(root).enumerated() {
      if child == place { return (root, index) }
      if let deeper = parent(of: place, under: child) { return deeper }
    }
    return nil
  }

  /// A child of a tab bar or the like: which it is stands in the cast, so that changes.
  private mutating func replaceChild(_ place: Place, with new: ControllerID) {
    for window in windowOrder {
      for layer in layers(of: window) where layer.place.id != 0 {
        guard let found = parent(of: place, under: layer.place) else { continue }
        let length = end(of: place) - place.at
        let opening = cast.openings[new] ?? []
        world.remove(length, at: place.at)
        world.insert(opening, at: place.at)
        return set(.child(of: found.place.id, at: UInt16(found.index), new))
      }
    }
  }
}
