import OrientationModel

extension Episode {
  /// Every declared controller that was not asked, in the order of the file.
  package var exclusions: [Exclusion] { Reading(self).exclusions }
}

extension Reading {
  /// Every declared controller that was not asked in the decision people mean.
  var exclusions: [Exclusion] {
    // Whose answer was used was asked, even where nothing came of it.
    let asked = Set(asked).union(answers.map(\.controller))
    let ids = episode.sheet.entries.indices.map { ControllerID($0 + 1) }
    return ids.filter { !asked.contains($0) }.map { id in
      let (rule, reason) = exclusion(of: id)
      return Exclusion(controller: id, rule: rule, reason: reason)
    }
  }

  private func exclusion(of id: ControllerID) -> (RuleID, Exclusion.Reason) {
    guard let standing = snapshot.standing(of: id) else { return offStage(id) }
    let window = standing.window
    if let outside = outsideWindow(window) { return outside }
    if episode.trace.called.contains(id) {
      let isDelegates = settings.delegate == .top && id == snapshot.visible
      return isDelegates ? (RuleID(.mask, 6), .askedByDelegate) : (RuleID(.cont, 2), .calledNotUsed)
    }
    let deciding = snapshot.decider.flatMap { decider in
      window.layers.lastIndex { $0.node.id == decider }
    }
    if let deciding, standing.layer < deciding {
      return (RuleID(.ask, 2), .covered(by: window.layers[deciding].node.id))
    }
    let layer = window.layers[standing.layer]
    if let deciding, standing.layer > deciding { return above(layer, window, deciding) }
    return inside(layer.node, id)
  }

  /// What has left the stage or never came on it.
  private func offStage(_ id: ControllerID) -> (RuleID, Exclusion.Reason) {
    for window in snapshot.windows where window.presence == .absent {
      if window.layers.contains(where: { $0.node.holds(id) }) {
        return (RuleID(.win, 2), .windowAbsent(window.id))
      }
    }
    return (RuleID(.ask, 1), .notOnScreen)
  }

  private func outsideWindow(_ window: SnapshotWindow) -> (RuleID, Exclusion.Reason)? {
    let deciding = decision.map { $0.decider == 0 ? snapshot.owner : $0.window } ?? snapshot.owner
    guard window.id != deciding else { return nil }
    if window.presence == .hidden { return (RuleID(.win, 2), .windowHidden(window.id)) }
    return (RuleID(.win, era <= 7 ? 1 : 3), .otherWindow(window.id))
  }

  /// Layers over the one that decides.
  private func above(
    _ layer: SnapshotLayer, _ window: SnapshotWindow, _ deciding: Int
  ) -> (RuleID, Exclusion.Reason) {
    if layer.isBeingDismissed { return (RuleID(.ask, 9), .beingDismissed) }
    let controller = episode.sheet[layer.node.id].controller
    switch controller.kind {
    case .cover, .sheet: return (RuleID(.swui, 7), .cover(controller.kind))
    case .system where controller.system == .alert: return (RuleID(.misc, 2), .alert)
    default: break
    }
    let isFilling = layer.style == .fullScreen || layer.style == .customRemoving
    guard !isFilling else { return (RuleID(.ask, 8), .hiddenByCustom) }
    let decider = window.layers[deciding].node.id
    return (RuleID(.ask, 4), .keepsPresenter(layer.style ?? .automatic, decider: decider))
  }

  /// Controllers in the layer that decides: somebody on the way down kept the question.
  private func inside(_ root: SnapshotNode, _ id: ControllerID) -> (RuleID, Exclusion.Reason) {
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
  ) -> (RuleID, Exclusion.Reason)? {
    if !isShown {
      return node.kind == .navigation
        ? (RuleID(.cont, 5), .belowTop(in: node.id)) : (RuleID(.cont, 5), .notSelected(in: node.id))
    }
    let controller = episode.sheet[id].controller
    if controller.isRepresented { return (RuleID(.cont, 7), .represented) }
    switch node.kind {
    case .hosting, .view, .cover, .sheet:
      return controller.kind == .view
        ? (RuleID(.swui, 4), .view) : (RuleID(.cont, 7), .embedded(in: node.id))
    default: break
    }
    if asked.contains(child.id) { return nil }
    let parent = episode.sheet[node.id].controller
    let wasAsked = asked.contains(node.id)
    let isHandedOn =
      wasAsked
      ? !ownAnswers.contains { $0.controller == node.id }
      : era <= 5 || (parent.mask.asks != .nobody && parent.supports == nil)
    if isHandedOn { return wasAsked ? (RuleID(.cont, 5), .handedElsewhere(by: node.id)) : nil }
    return (RuleID(.cont, node.kind == .container ? 6 : 1), .embedded(in: node.id))
  }

  /// The decision ended before masks were read.
  private func unread() -> (RuleID, Exclusion.Reason) {
    let rule = freeRule ?? rule ?? RuleID(.ask, 1)
    let isUndecided = decision.map { $0.target == nil && $0.decider == 0 } ?? true
    if isUndecided, episode.trace.crash == nil { return (rule, .nobodyAsked(rule)) }
    return (rule, .masksNotRead(rule))
  }

  /// Multitasking and resizable scenes: everything is allowed, nobody is asked.
  var freeRule: RuleID? {
    for mark in marks {
      if case .rule(let rule, _) = mark,
        [RuleID(.pad, 1), RuleID(.pad, 7), RuleID(.geo, 11)].contains(rule)
      {
        return rule
      }
    }
    return nil
  }
}
