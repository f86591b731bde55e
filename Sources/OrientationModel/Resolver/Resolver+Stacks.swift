// Pushing, popping, selecting, replacing.

/// What was answered just before a step.
struct Outgoing {
  /// Since iOS 16: what the decider's mask after the step is compared with.
  var mask: OrientationMask?
  /// The reduced preferences, for the trace.
  var preferences: [ControllerID: OrientationMask] = [:]
  /// The app before any of its code ran, and how often the scene had rotated in the step.
  var appIndex = 0
  var turnCount: UInt8 = 0
}

extension Resolver where Sink: TraceSink {
  /// The mask just before a step, since iOS 16: what the mask after it is compared with.
  mutating func outgoingAnswer(in window: WindowID = 0) -> OrientationMask? {
    guard holds(.changedAnswerTurnsFrom16), !scene.isFree, compiled.assumptions[.reaskOnTreeChange]
    else { return nil }
    context.goesByTold = compiled.hasUntold
    defer { forgetTold() }
    return quietAnswer(in: window)
  }

  /// What the decider returns now, without a trace.
  ///
  /// Not inlined: in every step that asks it slows them all.
  mutating func quietAnswer(in window: WindowID) -> OrientationMask? {
    quietly { resolver in
      guard let decider = resolver.decider(in: window) else { return nil }
      return resolver.deciderMask(decider)
    }
  }

  /// UIKit reads the masks of a window again: what changed without its notice counts from here on.
  mutating func tell(in window: WindowID) {
    guard compiled.hasUntold, !context.isRehearsing else { return }
    let untold = compiled.app.entries.indices.map { ControllerID($0 + 1) }
      .filter { compiled[$0].isUntold && (scene.find($0)?.window ?? window) == window }
    adopt(.told(untold, isDelegateRead: true))
  }

  /// After a change of the tree: nothing up to iOS 15; since 16, UIKit checks if the mask changed.
  mutating func treeChanged(since before: Outgoing, in window: WindowID) {
    guard holds(.changedAnswerTurnsFrom16) else {
      noteWaiting(since: before.preferences, in: window)
      return undecided(ruleOfSilence)
    }
    guard !scene.isFree else {
      return undecided(
        scene.isInside
          ? .innerReadsNoMask : scene.losesMasks ? .resizableIgnoresMasks : .multitaskingAsksNobody)
    }
    tell(in: window)
    guard assume(.reaskOnTreeChange) else { return undecided(.setNeedsUpdate) }
    guard let decider = decider(in: window) else { return undecided(.changedAnswerTurnsFrom16) }
    let after = deciderMask(decider)
    guard !world.hasCrashed else { return }
    guard before.mask != after else { return undecided(.changedAnswerTurnsFrom16) }
    note(.changedAnswerTurnsFrom16, .tells)
    evaluate(.tree, in: window)
  }

  /// Why a change of the tree has UIKit check nothing, up to iOS 15.
  private var ruleOfSilence: Rule {
    holds(.treeChangeSilentUpTo15) ? .treeChangeSilentUpTo15 : .containersAskChildrenUpTo5
  }

  /// SWUI-8: up to iOS 15, a hosting controller's new mask waits for the next rotation.
  mutating func noteWaiting(
    since preferences: [ControllerID: OrientationMask], in window: WindowID
  ) {
    guard Sink.isRecording, let decider = quietDecider(in: window),
      compiled[decider.id].kind == .hosting,
      preferencesOnShow()[decider.id] != preferences[decider.id]
    else { return }
    note(.sameCodeDiffers15And16, .refuses, on: decider.id)
  }

  /// The decider, without a trace.
  mutating func quietDecider(in window: WindowID) -> Place? { quietly { $0.decider(in: window) } }

  /// A change of the tree with everything around it: moments, decision, moments.
  ///
  /// If UIKit checks whatever the mask was, the mask before isn't read.
  mutating func changeTree(
    in window: WindowID, showing container: ControllerID = 0, isRemoval: Bool = false,
    loads: Bool = false, isFinishing: Bool = false, decidesAnyway: Bool = false,
    decide: (inout Self, Outgoing) -> Void, change: (inout Self) -> Void
  ) {
    let before = Outgoing(
      mask: decidesAnyway && !needsMoments ? nil : outgoingAnswer(in: window),
      preferences: preferencesOnShow(), appIndex: world.appIndex, turnCount: context.turnCount)
    let old = onShow
    let wasChanging = context.isChanging
    context.isChanging = true
    change(&self)
    let transition = old.map { old in
      Transition(
        from: old, to: scene.displayed(), showing: container, isRemoval: isRemoval, loads: loads)
    }
    if let transition, !isFinishing { announce(transition, answered: before.mask) }
    context.isChanging = wasChanging
    guard canContinue else { return }
    let turns = context.turnCount
    decide(&self, before)
    turned(since: turns)
    if let transition, !isFinishing { appear(transition) }
    deliverPreference(in: window, since: before.preferences)
    if let transition { conclude(transition) }
  }

  mutating func push(_ id: ControllerID, into container: ControllerID?) {
    guard world.swipe == .none else { return refuse(.swipeUnderWay) }
    guard let stack = stack(container) else { return }
    guard compiled[id].kind != .navigation else { return refuse(.navigationOntoNavigation(id)) }
    guard scene.isOffStage(id) else { return refuse(.alreadyOnStage(id)) }
    if Sink.isRecording { notePush(id, in: stack.window) }
    changeTree(
      in: stack.window, showing: stack.place.id, loads: true,
      decide: { $0.treeChanged(since: $1, in: stack.window) },
      change: { $0.insertOnTop(id, of: stack.place) })
  }

  /// EXC-5: a pushed controller's mask may share nothing with the app's.
  private mutating func notePush(_ id: ControllerID, in window: WindowID) {
    guard let own = compiled[id].supports, compiled[id].kind != .view else { return }
    let app = quietly { $0.appMask(of: window, decider: nil) }
    if app.intersection(resolved(own)).isVoid {
      noteIfItHolds(.disjointPushDoesNotCrash, .tells, on: id)
    }
  }

  /// The stack a step is about: the one it names, or the visible one.
  private mutating func stack(_ container: ControllerID?) -> (place: Place, window: WindowID)? {
    guard let container else { return scene.visibleNavigation() ?? refuse(.noNavigation) }
    guard let found = scene.find(container) else { return refuse(.notOnStage(container)) }
    guard compiled[container].kind == .navigation else { return refuse(.noNavigation) }
    return (found.place, found.window)
  }

  private mutating func insertOnTop(_ id: ControllerID, of stack: Place) {
    let (depth, offset) = scene.count(at: stack.at)
    if compiled[id].hasBytes { world.insert(compiled.openings[Int(id)], at: offset) }
    if compiled.idWidth == 1 {
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
      world.insert(TreeBytes.bytes(count: value), at: offset)
    }
  }

  private mutating func removeTop(of stack: Place) {
    let (depth, offset) = scene.count(at: stack.at)
    let top = Place(id: scene.id(at: offset), at: offset &+ compiled.idWidth)
    world.remove(scene.end(of: top) &- offset, at: offset)
    setCount(depth &- 1, was: depth, at: stack.at)
  }

  mutating func pop(toRoot: Bool = false) {
    guard world.swipe == .none else { return refuse(.swipeUnderWay) }
    guard let stack = scene.visibleNavigation() else { return refuse(.noNavigation) }
    let depth = scene.count(at: stack.place.at).value
    guard depth > 1 else { return refuse(.nothingToPop) }
    pop(toRoot ? depth - 1 : 1, from: stack)
  }

  private mutating func pop(
    _ number: Int, from stack: (place: Place, window: WindowID), isFinishing: Bool = false
  ) {
    changeTree(
      in: stack.window, showing: stack.place.id, isRemoval: true, isFinishing: isFinishing,
      decide: { $0.popped(since: $1, in: stack.window) },
      change: { resolver in for _ in 0..<number { resolver.removeTop(of: stack.place) } })
  }

  /// REVAL-4: of iOS 10, one report has a pop check.
  private mutating func popped(since before: Outgoing, in window: WindowID) {
    guard compiled.version.major == 10, assume(.popChecksOn10) else {
      return treeChanged(since: before, in: window)
    }
    evaluate(.tree, in: window)
  }

  mutating func pop(to id: ControllerID) {
    guard world.swipe == .none else { return refuse(.swipeUnderWay) }
    guard let stack = stack(nil) else { return }
    let entries = scene.children(stack.place)
    guard let index = entries.dropLast().lastIndex(where: { $0.id == id }) else {
      return refuse(entries.last?.id == id ? .alreadyOnTop(id) : .notOnStack(id))
    }
    pop(entries.count - 1 - index, from: stack)
  }

  /// Finishes a pop that a swipe began.
  ///
  /// The callbacks of its start have been sent already.
  mutating func finishPop() { if let stack = stack(nil) { pop(1, from: stack, isFinishing: true) } }

  mutating func select(_ id: ControllerID) {
    guard world.swipe == .none else { return refuse(.swipeUnderWay) }
    guard let found = scene.tab(holding: id) else {
      return refuse(scene.find(id) == nil ? .notOnStage(id) : .notATab(id))
    }
    changeTree(
      in: found.window, decide: { $0.treeChanged(since: $1, in: found.window) },
      change: { resolver in
        let old = resolver.scene.count(at: found.tabs.at).value
        resolver.setCount(found.index, was: old, at: found.tabs.at)
      })
  }

  mutating func replaceRoot(_ id: ControllerID) {
    guard world.swipe == .none else { return refuse(.swipeUnderWay) }
    let root = scene.layers(of: 0)[world.presentationCount]
    guard root.place.id != id, scene.isOffStage(id) else { return refuse(.alreadyOnStage(id)) }
    changeTree(
      in: 0, loads: true,
      decide: { resolver, _ in
        guard resolver.holds(.rootsAndWindowsDecide) else {
          return resolver.undecided(resolver.ruleOfSilence)
        }
        resolver.note(.rootsAndWindowsDecide, .tells)
        resolver.evaluate(.root, in: 0)
      }, change: { $0.swapAt(root.start, root.place, for: id) })
  }

  /// Puts a controller in another one's place: its id and its bytes.
  private mutating func swapAt(_ offset: Int, _ old: Place, for id: ControllerID) {
    world.remove(scene.end(of: old) - offset, at: offset)
    world.insert(
      TreeBytes.bytes(id: id, width: compiled.idWidth) + compiled.openings[Int(id)], at: offset)
  }

  mutating func replace(_ old: ControllerID, with new: ControllerID) {
    guard world.swipe == .none else { return refuse(.swipeUnderWay) }
    guard let found = scene.find(old) else { return refuse(.notOnStage(old)) }
    guard old != new, scene.isOffStage(new) else { return refuse(.alreadyOnStage(new)) }
    let parent = scene.parent(of: found.place)
    changeTree(
      in: found.window, isRemoval: parent != nil, loads: true,
      decide: { $0.treeChanged(since: $1, in: found.window) },
      change: { resolver in
        if let parent, resolver.compiled[parent.place.id].kind != .navigation {
          resolver.replaceChild(parent.index, found.place, of: parent.place.id, with: new)
        } else {
          resolver.swapAt(found.place.at - resolver.compiled.idWidth, found.place, for: new)
        }
        if resolver.compiled.version.major == 6 { resolver.noteCalled(new) }
      })
  }

  /// CONT-2: on iOS 6 a child that comes in is called, and its answer not used.
  private mutating func noteCalled(_ id: ControllerID) {
    guard Sink.isRecording, var place = scene.find(id)?.place else { return }
    note(.childCalledNotUsed, .tells, on: id)
    note(.called(id, .mask))
    while compiled[place.id].mask.asks != .nobody, compiled[place.id].mask.asks != .all,
      let next = scene.target(of: place, compiled[place.id].mask.asks)
    {
      note(.called(next.id, .mask))
      place = next
    }
  }

  /// A child of a tab bar or the like: which one it is belongs to the app, so the app changes.
  private mutating func replaceChild(
    _ index: Int, _ place: Place, of parent: ControllerID, with new: ControllerID
  ) {
    world.remove(scene.end(of: place) - place.at, at: place.at)
    world.insert(compiled.openings[Int(new)], at: place.at)
    set(.child(of: parent, at: UInt16(index), new))
  }
}
