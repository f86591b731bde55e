import OrientationModel

/// Whether a step came out as the app's author wants it.
package struct Judgement: Hashable, Sendable {
  package enum Grade: String, CaseIterable, Hashable, Sendable {
    /// The interface rotated, or it stayed as somebody wants it to.
    case asWanted
    /// Nobody wants anything of the step.
    case neutral
    /// A screen is not in an orientation in which it belongs, or not in the one it is called to.
    case notWanted
    /// A request came back with an error, or UIKit ignored a call with a complaint.
    case failed
    case crashed
  }

  /// What is not wanted.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A screen is in an orientation in which it does not belong.
    case misplaced
    /// No orientation suits all that is seen in a window.
    case conflict
    /// The device or a request called for an orientation in which the screen belongs, and the interface
    /// is in another.
    case blocked
    case twice
  }

  package var grade: Grade
  package var kind: Kind?
  /// Whose screen it is; of a conflict the visible one.
  package var screen: ControllerID?
  /// With whom a conflict is.
  package var other: ControllerID?
  package var wanted: OrientationMask?

  package init(
    _ grade: Grade, _ kind: Kind? = nil, _ screen: ControllerID? = nil,
    with other: ControllerID? = nil, wanted: OrientationMask? = nil
  ) {
    self.grade = grade
    self.kind = kind
    self.screen = screen
    self.other = other
    self.wanted = wanted
  }

  /// Whether it calls for a change of the app.
  package var isProblem: Bool {
    switch grade {
    case .asWanted, .neutral: false
    case .notWanted, .failed, .crashed: true
    }
  }

  /// The mark that stands before the step, wherever a step is shown.
  package var mark: String {
    switch grade {
    case .asWanted: "✓"
    case .neutral: "·"
    case .notWanted, .failed: "!"
    case .crashed: "✕"
    }
  }
}

extension Episode {
  package var judgement: Judgement { SeenScreens(self, snapshot).judgement }

  /// Who is seen where it doesn't belong, whatever else is to be said of the step.
  package var misplacement: Judgement? { SeenScreens(self, snapshot).misplacement }

  /// Whether this version ignores a call of the app's in it, and complains.
  package var hasComplaint: Bool {
    trace.console.contains(.orientationUnsupported)
      && trace.events.contains(.undecided(.oldSDKCanForce))
  }

  /// Whether that is all that the step fails by.
  package var isComplainedOf: Bool {
    hasComplaint && judgement.grade == .failed && trace.error == nil
  }

  /// Everybody who is seen after it, window after window.
  package var seen: [ControllerID] { SeenScreens(self, snapshot).ids }
}

/// Everybody who is seen after an episode, and what that is to them.
struct SeenScreens {
  private let episode: Episode
  private let app: App
  private let snapshot: Snapshot
  /// Everybody, window after window.
  private let seen: [Seen]

  init(_ episode: Episode, _ snapshot: Snapshot) {
    self.episode = episode
    self.snapshot = snapshot
    app = episode.app
    seen = snapshot.windows.filter { $0.presence == .shown }.flatMap { window in
      window.layersOnShow.flatMap { Self.leaves(of: $0.node, in: window.id, [], episode.app) }
    }
  }

  /// A controller that is seen, and what is around it.
  private struct Seen {
    var id: ControllerID
    var window: WindowID
    /// From the root of its layer down to the one it hangs under.
    var around: [ControllerID]
  }

  private var interface: InterfaceOrientation { episode.after.interface }
  var ids: [ControllerID] { seen.map { $0.id } }

  /// The first that holds, in the order of the language's page.
  var judgement: Judgement {
    if episode.outcome.problem != nil || episode.isSkipped { return Judgement(.neutral) }
    if episode.trace.crash != nil { return Judgement(.crashed) }
    if episode.trace.error != nil || episode.hasComplaint { return Judgement(.failed) }
    if let misplacement { return misplacement }
    let called = calledFor
    if let called, let blocked = blocked(by: called) { return blocked }
    if episode.outcome.turnCount > 1 { return Judgement(.notWanted, .twice, snapshot.visible) }
    guard episode.before != nil else { return Judgement(.neutral) }
    if episode.outcome.turnCount > 0 { return Judgement(.asWanted) }
    let isKept = called.map { called in
      !called.contains(interface) && seen.contains { holdsOut(against: called, $0.id) }
    }
    return Judgement(isKept == true ? .asWanted : .neutral)
  }

  // MARK: Where a screen belongs

  /// Who is seen where it does not belong; an exception or an error is told before that.
  var misplacement: Judgement? {
    // Nobody sees an app in the background.
    if episode.after.isInBackground { return nil }
    let wrong = seen.filter { !belongs($0).contains(interface) }
    guard let first = wrong.first(where: { $0.id == snapshot.visible }) ?? wrong.first else {
      return nil
    }
    let together = seen.filter { $0.window == first.window }
    let suiting = together.reduce(OrientationMask.all) { $0.intersection(belongs($1)) }
    guard suiting.isVoid, together.count > 1 else {
      return Judgement(.notWanted, .misplaced, first.id, wanted: belongs(first))
    }
    // The visible one comes first, then those who stand wrong.
    let inOrder =
      together.filter { $0.id == snapshot.visible }
      + together.filter { $0.id != snapshot.visible && !belongs($0).contains(interface) }
      + together.filter { $0.id != snapshot.visible && belongs($0).contains(interface) }
    func opponent(of one: Seen) -> Seen? {
      inOrder.first { belongs($0).intersection(belongs(one)).isVoid }
    }
    let one = inOrder.first { opponent(of: $0) != nil } ?? inOrder[0]
    let other = opponent(of: one) ?? inOrder[1]
    return Judgement(.notWanted, .conflict, one.id, with: other.id, wanted: belongs(one))
  }

  /// Who says where a seen screen belongs, itself or what it hangs under; nobody where the app does.
  func speaker(for id: ControllerID) -> ControllerID? {
    guard let screen = seen.first(where: { $0.id == id }), app[id].controller.system == nil else {
      return nil
    }
    return ([id] + screen.around.reversed()).first { (wants($0) ?? ownMask($0)) != nil }
  }

  /// The orientations in which a seen screen belongs: what stands nearest to it says so.
  private func belongs(_ seen: Seen) -> OrientationMask {
    let controller = app[seen.id].controller
    guard controller.system == nil else { return .all }
    if let mask = speaker(for: seen.id).flatMap({ wants($0) ?? ownMask($0) }) { return mask }
    return controller.ignoresAppMask ? .all : appMask(of: seen.window)
  }

  private func wants(_ id: ControllerID) -> OrientationMask? {
    let mask = app[id].controller.wants
    guard mask == .current else { return mask }
    return (episode.before?.interface ?? interface).mask
  }

  private func ownMask(_ id: ControllerID) -> OrientationMask? {
    let controller = app[id].controller
    if controller.supports == .current { return interface.mask }
    if let mask = controller.supports ?? controller.legacy { return mask }
    guard controller.preferenceDefault != nil else { return nil }
    return episode.simulator.mask(of: id, in: episode.after)
  }

  /// What the app says now: its delegates, else a list that the file writes.
  private func appMask(of window: WindowID) -> OrientationMask {
    let settings = app.settings
    guard settings.delegate != nil || settings.sceneDelegate != nil || settings.plist != nil else {
      return .all
    }
    return episode.simulator.statedAppMask(of: window, in: episode.after)
  }

  /// Who is seen at a node: a view, whatever it holds, and what it holds whose author says what they want.
  private static func leaves(
    of node: SnapshotNode, in window: WindowID, _ around: [ControllerID], _ app: App
  ) -> [Seen] {
    let own = Seen(id: node.id, window: window, around: around)
    let inside = node.shown.flatMap {
      leaves(of: node.children[$0], in: window, around + [node.id], app)
    }
    guard node.kind.isSwiftUI else { return inside.isEmpty ? [own] : inside }
    return [own] + inside.filter { app[$0.id].controller.wants != nil }
  }

  // MARK: What the step calls for

  /// The orientations that the step calls for; nothing where it calls for none.
  private var calledFor: OrientationMask? {
    guard let before = episode.before, !episode.after.isInBackground else { return nil }
    switch episode.step?.bare {
    case .rotate, .rotateLeft, .rotateRight:
      return before.device == episode.after.device ? nil : calledByDevice
    case .lock(false): return before.isLocked ? calledByDevice : nil
    case .foreground, .fold: return calledByDevice
    case .request(let mask): return mask
    default: return nil
    }
  }

  /// The side that `UIDevice.orientation` asks for, if the display can show it.
  private var calledByDevice: OrientationMask? {
    let side = episode.called(by: episode.after.device)
    return side.flatMap {
      episode.simulator.hardware(in: episode.after).contains($0) ? $0.mask : nil
    }
  }

  /// The visible screen belongs where it is called to, and nothing excuses that it does not go there.
  private func blocked(by called: OrientationMask) -> Judgement? {
    guard !called.contains(interface), !episode.after.isLocked,
      let visible = seen.first(where: { $0.id == snapshot.visible }),
      app[visible.id].controller.system == nil,
      let own = wants(visible.id) ?? ownMask(visible.id), !own.intersection(called).isVoid
    else { return nil }
    let others = seen.filter { $0.window == visible.window && $0.id != visible.id }
    if others.contains(where: { belongs($0).intersection(called).isVoid }) { return nil }
    if called == .portraitUpsideDown, wants(visible.id) == nil { return nil }
    let holdsOn = seen.contains { app[$0.id].controller.prefersLock == true && wants($0.id) == nil }
    return holdsOn ? nil : Judgement(.notWanted, .blocked, visible.id, wanted: own)
  }

  /// Whether a screen's author wants it in none of these.
  private func holdsOut(against called: OrientationMask, _ id: ControllerID) -> Bool {
    wants(id).map { $0.intersection(called).isVoid } ?? false
  }
}

extension Judgement {
  /// What a seen screen is wanted in that is shown in something else.
  package var wantedElsewhere: InterfaceOrientation? {
    guard kind == .misplaced, let wanted else { return nil }
    return InterfaceOrientation.allCases.first { wanted.contains($0) }
  }
}
