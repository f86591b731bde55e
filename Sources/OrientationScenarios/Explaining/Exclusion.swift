import OrientationModel

/// A controller that was not asked, and what kept it out.
package struct Exclusion: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case notOnScreen, hiddenByCustom, beingDismissed
    case windowAbsent(WindowID)
    case windowHidden(WindowID)
    case otherWindow(WindowID)
    case covered(by: ControllerID)
    case keepsPresenter(PresentationStyle, decider: ControllerID)
    case embedded(in: ControllerID)
    case handedElsewhere(by: ControllerID)
    case notSelected(in: ControllerID)
    case belowTop(in: ControllerID)
    case calledNotUsed, askedByDelegate, represented, alert
    /// Asked in this step, and its answer counts for its own window alone.
    case askedForOwnWindow(WindowID)
    /// Asked in this step, and nothing turned: a hidden window may have a say (WIN-2), and one that
    /// rotated the scene before may hold it.
    case askedForHiddenWindow(WindowID, holdsScene: Bool)
    /// Asked in this step, in a decision before or after the one that people mean.
    case askedBefore, askedAfter
    /// A SwiftUI view, and whether what it sets is read.
    case view(isRead: Bool)
    case cover(Controller.Kind, decider: ControllerID)
    case masksNotRead, nobodyAsked

    /// Whether it was asked in this step all the same.
    package var isAsked: Bool {
      switch self {
      case .askedBefore, .askedAfter, .askedForOwnWindow, .askedForHiddenWindow, .askedByDelegate:
        true
      default: false
      }
    }
  }

  package var controller: ControllerID
  package var rule: Rule
  package var reason: Reason

  /// The same by itself, to be named.
  package var alone: Absence { Absence(controllers: [controller], rule: rule, reason: reason) }
}

extension Episode {
  /// Every controller that was not asked, in the order of the file.
  package var exclusions: [Exclusion] { Explanation(self).exclusions }
}

extension Explanation {
  /// Every controller that was not asked in the decision people mean: those that are declared, but for
  /// who comes on stage in a later step or left it in an earlier one.
  package var exclusions: [Exclusion] {
    let asked = Set(asked).union(answers.map { $0.controller })
    let ids = episode.app.entries.indices.map { ControllerID($0 + 1) }
    lazy var before = episode.before.map { episode.simulator.snapshot(of: $0) }
    return ids.filter { !asked.contains($0) }.compactMap { id in
      let (rule, reason) = exclusion(of: id)
      if reason == .notOnScreen, before?.standing(of: id) == nil { return nil }
      return Exclusion(controller: id, rule: rule, reason: reason)
    }
  }

  private func exclusion(of id: ControllerID) -> (Rule, Exclusion.Reason) {
    let rulings = episode.trace.rulings
    if let place = rulings.lastIndex(where: { $0.asked.contains(id) }) {
      let other = rulings[place]
      let window = other.window
      if window == ruling?.window {
        let isEarlier = rulings[place...].contains { $0 == ruling }
        return (other.because, isEarlier ? .askedBefore : .askedAfter)
      }
      guard isHidden(window) else {
        let rule = isHidden(decidingWindow) ? Rule.everyRootTakesPartFrom8 : .topmostWindowDecides
        return (rule, .askedForOwnWindow(window))
      }
      let holdsScene = if case .window(window, _)? = elsewhere { true } else { false }
      return (.everyRootTakesPartFrom8, .askedForHiddenWindow(window, holdsScene: holdsScene))
    }
    guard let standing = snapshot.standing(of: id) else { return offStage(id) }
    let window = standing.window
    if let own = ruling(inOther: window) { return own.exclusion(of: id) }
    if let outside = outsideWindow(window) { return outside }
    if episode.trace.called.contains(id) {
      if settings.delegate == .top, id == snapshot.visible {
        return (.delegateReplacesList, .askedByDelegate)
      }
      let isDecider = id == snapshot.decider
      return (isDecider ? .autorotateNoSuppressesTurn : .childCalledNotUsed, .calledNotUsed)
    }
    // Nobody's mask would have been read, wherever it stands.
    let isUnread = answers.isEmpty && episode.simulator.readsNoMask(in: world)
    guard freeRule == nil, !isUnread else { return unread() }
    // An alert answers with what its presenter says.
    let deciding = answerer.flatMap { id in window.layers.lastIndex { $0.node.holds(id) } }
    if let deciding, standing.layer < deciding {
      return (.topmostTakeOverIsAsked, .covered(by: window.layers[deciding].node.id))
    }
    let layer = window.layers[standing.layer]
    if let deciding, standing.layer > deciding { return above(layer, window, deciding) }
    return inside(layer.node, id)
  }

  private func offStage(_ id: ControllerID) -> (Rule, Exclusion.Reason) {
    for window in snapshot.windows where window.presence == .absent {
      if window.layers.contains(where: { $0.node.holds(id) }) {
        return (.everyRootTakesPartFrom8, .windowAbsent(window.id))
      }
    }
    return (.rootIsAsked, .notOnScreen)
  }

  /// The decision in another window, where somebody was asked in that, too.
  private func ruling(inOther window: SnapshotWindow) -> Explanation? {
    guard window.id != decidingWindow, window.presence == .shown,
      let other = episode.trace.rulings.last(where: {
        $0.window == window.id && !$0.asked.isEmpty
      })
    else { return nil }
    let own = Explanation(self, of: other)
    return own.decidingWindow == window.id ? own : nil
  }

  private func outsideWindow(_ window: SnapshotWindow) -> (Rule, Exclusion.Reason)? {
    guard window.id != decidingWindow else { return nil }
    if window.presence == .hidden { return (.everyRootTakesPartFrom8, .windowHidden(window.id)) }
    return (ruleOfOwner, .otherWindow(window.id))
  }

  /// Layers over the one that decides.
  private func above(
    _ layer: SnapshotLayer, _ window: SnapshotWindow, _ deciding: Int
  ) -> (Rule, Exclusion.Reason) {
    if layer.isBeingDismissed { return (.dismissedIsGone, .beingDismissed) }
    let controller = episode.app[layer.node.id].controller
    let decider = window.layers[deciding].node.id
    switch controller.kind {
    case .cover, .sheet: return (.coversDeferToRoot, .cover(controller.kind, decider: decider))
    case .system where controller.system == .alert: return (.alertLeavesDecision, .alert)
    case .screen, .navigation, .tabs, .split, .pages, .container, .hosting, .view, .system: break
    }
    let isFilling = layer.style == .fullScreen || layer.style == .customRemoving
    guard !isFilling else { return (.customHidesWhatIsAbove, .hiddenByCustom) }
    return (.stylesThatTakeOver, .keepsPresenter(layer.style ?? .automatic, decider: decider))
  }

  /// Controllers in the layer that decides: somebody on the way down kept the question.
  private func inside(_ root: SnapshotNode, _ id: ControllerID) -> (Rule, Exclusion.Reason) {
    guard root.id != id else { return unread() }
    var node = root
    while true {
      guard let index = node.children.firstIndex(where: { $0.holds(id) }) else { return unread() }
      let child = node.children[index]
      if let kept = kept(by: node, child, isShown: node.shown.contains(index), id) { return kept }
      if child.id == id { return unread() }
      node = child
    }
  }

  /// Why a node did not hand the question to a child, if it did not.
  private func kept(
    by node: SnapshotNode, _ child: SnapshotNode, isShown: Bool, _ id: ControllerID
  ) -> (Rule, Exclusion.Reason)? {
    if !isShown, !asked.contains(child.id) {
      return node.kind == .navigation
        ? (.forwardingSubclass, .belowTop(in: node.id))
        : (.forwardingSubclass, .notSelected(in: node.id))
    }
    let controller = episode.app[id].controller
    if controller.isRepresented { return (.hostingNeverAsks, .represented) }
    switch node.kind {
    case .hosting, .view, .cover, .sheet:
      return controller.kind == .view
        ? (.reduceInTreeOrder, .view(isRead: isRead(controller)))
        : (.hostingNeverAsks, .embedded(in: node.id))
    case .screen, .navigation, .tabs, .split, .pages, .container, .system: break
    }
    if asked.contains(child.id) { return nil }
    let parent = episode.app[node.id].controller
    let wasAsked = asked.contains(node.id)
    let isHandedOn =
      wasAsked
      ? !ownAnswers.contains { $0.controller == node.id }
      : iOSMajor <= 5 || (parent.mask.asks != .nobody && parent.supports == nil)
    if isHandedOn { return wasAsked ? (.forwardingSubclass, .handedElsewhere(by: node.id)) : nil }
    return (
      node.kind == .container ? .customContainerAnswers : .containersKeepTheQuestion,
      .embedded(in: node.id)
    )
  }

  /// Whether a view's mask reaches whoever answered for it.
  private func isRead(_ view: Controller) -> Bool {
    guard view.supports != nil, let decider else { return false }
    return episode.app[decider].controller.preferenceDefault != nil
  }

  /// The decision ended before masks were read.
  private func unread() -> (Rule, Exclusion.Reason) {
    let rule = freeRule ?? rule ?? .rootIsAsked
    let isUndecided =
      ruling.map { $0.target == nil && $0.decider == 0 && $0.claims.isEmpty } ?? true
    if isUndecided, episode.trace.crash == nil { return (rule, .nobodyAsked) }
    return (rule, .masksNotRead)
  }
}

/// Those whom one thing kept out, to be named at once.
package struct Absence: Hashable, Sendable {
  package var controllers: [ControllerID]
  package var rule: Rule
  package var reason: Exclusion.Reason

  /// It is no matter of anybody's alone: nobody was asked, or no mask was read.
  package var isGeneral: Bool { reason == .nobodyAsked || reason == .masksNotRead }
}

extension Episode {
  /// Who was not asked, those with the same reason together; where nobody was, that alone.
  package var absences: [Absence] {
    let alike = exclusions.grouped { Absence(controllers: [], rule: $0.rule, reason: $0.reason) }
    let found = alike.map { absence, exclusions in
      var absence = absence
      absence.controllers = exclusions.map { $0.controller }
      return absence
    }
    return found.first { $0.reason == .nobodyAsked }.map { [$0] } ?? found
  }
}
