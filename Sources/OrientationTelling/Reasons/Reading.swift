import OrientationModel
import OrientationScenarios

/// An episode read once: the ruling people mean, and how the step went.
package struct Reading {
  let episode: Episode
  package let snapshot: Snapshot
  /// Nothing where the step brought none.
  let ruling: Ruling?
  /// How the step went.
  private(set) var tone = Verdict.Tone.quiet

  package init(_ episode: Episode) {
    self.episode = episode
    snapshot = episode.snapshot
    ruling = Reading.ruling(in: episode.trace, owner: snapshot.owner, episode.after)
    tone = outcome
  }

  /// The same episode with another of its rulings in view.
  init(_ reading: Reading, of ruling: Ruling) {
    episode = reading.episode
    snapshot = reading.snapshot
    self.ruling = ruling
    tone = outcome
  }

  /// The one an exception ended, else the last that turned the scene, else the step's own in the window
  /// that owns the scene.
  private static func ruling(in trace: Trace, owner: WindowID, _ world: World) -> Ruling? {
    let rulings = trace.rulings
    return rulings.first { $0.outcome == .crashed }
      ?? rulings.last { $0.didTurn && $0.target == world.interface }
      ?? rulings.last { !$0.isReaction && $0.window == owner }
      ?? rulings.last { !$0.isReaction } ?? rulings.last
  }

  var answers: [Ruling.MaskAnswer] { ruling?.answers ?? [] }
  var appMask: OrientationMask? { ruling?.app?.mask }
  var appSource: MaskSource? { ruling?.app?.source }
  var candidate: InterfaceOrientation? { ruling?.candidate.orientation }
  var candidateSource: CandidateSource { ruling?.candidate.source ?? .nothing }
  var preference: Ruling.StatedPreference? { ruling?.preference }
  /// Why masks were not read: multitasking and resizable scenes ask nobody.
  var freeRule: Rule? { ruling?.freedom }

  var rule: Rule? { ruling?.because }
  /// Whose masks were used, in the order they were asked.
  var asked: [ControllerID] { ruling?.asked ?? [] }
  var iOSMajor: UInt8 { episode.version.major }
  var world: World { episode.after }
  var interface: InterfaceOrientation { world.interface }
  var settings: Settings { episode.app.settings }

  /// The answers that were given and not handed on.
  var ownAnswers: [Ruling.MaskAnswer] { answers.filter(\.isOwn) }

  /// The controller whose answer counted; the one that was asked first where several did.
  var decider: ControllerID? {
    if let id = ruling?.decider, id != 0 { return id }
    return answers.first?.controller
  }

  /// The mask of the screen that is seen, however the decision came about.
  var visibleMask: OrientationMask? {
    snapshot.visible.flatMap { episode.simulator.ownMask(of: $0, in: world) }
  }

  /// Whether the app delegate answers otherwise after the step than before it.
  var changesDelegateAnswer: Bool {
    guard let before = episode.before else { return false }
    let seen = [before, world].map { episode.simulator.visibleScreen(in: $0) }
    let isHeard = seen.allSatisfy { screen in
      screen.id != 0 && app(screen.id).system == nil && !app(screen.id).ignoresAppMask
    }
    return isHeard && settings.delegate != nil && seen[0].appMask != seen[1].appMask
  }

  func app(_ id: ControllerID) -> Controller { episode.app[id].controller }

  var hardwareMask: OrientationMask { ruling?.hardware ?? settings.device.hardwareMask }

  /// The masks that had a word, or ought to have had one.
  var masksInPlay: [OrientationMask] {
    ownAnswers.map(\.mask) + [visibleMask, appMask].compactMap { $0 }
  }

  /// Whether a controller is on stage, on the way to what is seen.
  func isShown(_ id: ControllerID) -> Bool {
    guard let standing = snapshot.standing(of: id), standing.window.presence == .shown else {
      return false
    }
    return standing.window.layers[standing.layer].node.shows(id)
  }

  /// Whether a window is not shown.
  func isHidden(_ window: WindowID) -> Bool {
    snapshot.windows[Int(window)].presence == .hidden
  }

  /// Whether the screen that is seen stands where its own mask does not want it.
  var isMisplaced: Bool {
    guard let mask = visibleMask, !mask.intersection(hardwareMask).isVoid else { return false }
    return !mask.contains(interface)
  }

  /// Whether the screen that is seen was to leave its own mask, and stays in it.
  package var keepsOwnMask: Bool {
    guard tone == .refused, episode.trace.error == nil, let requested, let mask = visibleMask else {
      return false
    }
    return mask.contains(interface) && mask.intersection(requested).isVoid
  }

  /// What the app allows as things stand, whether anybody asks or not.
  var standingAppMask: OrientationMask { episode.simulator.visibleScreen(in: world).appMask }

  /// What the app says that it allows, which is a wish also where UIKit does not read it.
  private var statedAppMask: OrientationMask { episode.simulator.statedAppMask(in: world) }

  /// What of its own mask the app says that it allows the screen that is seen.
  private var withinTheApp: OrientationMask { statedAppMask.intersection(visibleMask ?? .all) }

  /// Whether the screen that is seen stands where the app does not allow it.
  var isOutsideTheApp: Bool { isOutside(standingAppMask) }

  private func isOutside(_ allowed: OrientationMask) -> Bool {
    guard !isMisplaced, let visible = snapshot.visible, app(visible).system == nil else {
      return false
    }
    return !allowed.intersection(hardwareMask).isVoid && !allowed.contains(interface)
  }
}

extension SnapshotNode {
  /// Whether a controller is this node, or one that is shown inside it.
  fileprivate func shows(_ id: ControllerID) -> Bool {
    self.id == id || shown.contains { children[$0].shows(id) }
  }
}

extension Simulator {
  /// The screen that is seen, where it stands as its own mask does not want it.
  package func misplacedScreen(in world: World) -> ControllerID? {
    let visible = visibleScreen(in: world).id
    guard visible != 0, let mask = ownMask(of: visible, in: world) else { return nil }
    return mask.contains(world.interface) ? nil : visible
  }

  /// The mask a screen would like to be shown in, whether anybody asks it or not.
  ///
  /// Nothing for a view that sets no preference, and where it fits any side.
  func ownMask(of id: ControllerID, in world: World) -> OrientationMask? {
    let app = compiled(of: world).app
    let controller = app[id].controller
    if controller.system != nil, isSeenFitting(id, in: world) { return nil }
    if controller.kind.isSwiftUI { return controller.supports }
    if controller.kind == .screen, app.settings.version.major <= 5 {
      return controller.supports ?? controller.legacy ?? .portrait
    }
    return mask(of: id, in: world)
  }
}

// How a step went, and what should have happened instead.

extension Reading {
  private var outcome: Verdict.Tone {
    let trace = episode.trace
    if episode.outcome.problem != nil { return .impossible }
    if trace.crash != nil { return .crashed }
    if trace.isSkipped { return .quiet }
    if trace.error != nil { return .refused }
    if isMisplaced ? isNews : isLeftOutside { return .trouble }
    if episode.didTurn { return .turned }
    if turnsAndReturns { return .trouble }
    if let requested, !requested.contains(interface) { return .refused }
    return ruling?.target == nil ? .quiet : .stayed
  }

  /// The interface turned within the step and came back.
  var turnsAndReturns: Bool {
    !episode.didTurn && episode.before != nil && episode.outcome.turnCount > 1
  }

  /// Whether being misplaced is this step's doing, or its failure to mend it.
  private var isNews: Bool {
    guard let before = episode.before, ruling?.target == nil, !isTurnOfDevice else { return true }
    guard before.interface == interface else { return true }
    let earlier = episode.simulator.snapshot(of: before)
    guard let visible = earlier.visible, visible == snapshot.visible else { return true }
    return episode.simulator.ownMask(of: visible, in: before)?.contains(interface) ?? true
  }

  /// Nobody is asked since the app no longer allows how the interface stands.
  private var isLeftOutside: Bool {
    guard isOutsideTheApp, ruling?.target == nil, !episode.didTurn, let before = episode.before
    else { return false }
    return episode.simulator.visibleScreen(in: before).appMask.contains(interface)
  }

  var isTurnOfDevice: Bool {
    if case .rotate(let held) = innermostStep {
      return held.isDefinite && episode.before?.held != world.held
    }
    if case .rotateLeft = innermostStep { return true }
    if case .rotateRight = innermostStep { return true }
    return false
  }

  /// Nobody asked since its answers allow where the device points: the interface stays behind until
  /// somebody does.
  package var isLeftBehind: Bool {
    guard tone == .quiet, keptAnswer == nil || ruling != nil, wish != nil, !world.isInBackground,
      !world.isLocked,
      world.held.isDefinite, let pointed = episode.pointed, pointed != interface
    else { return false }
    return visibleMask?.contains(pointed) ?? false
  }

  /// The step itself, without the versions it is for.
  var innermostStep: Step? { episode.step?.bare }

  /// The answer that the step sets, where it is none other than before.
  package var keptAnswer: Change<Numbers>? {
    guard case .set(let change) = innermostStep,
      episode.trace.events.contains(.answersAlready(change))
    else { return nil }
    return change
  }

  /// Whether the step takes something away that was presented.
  var isDismissal: Bool {
    if case .dismiss = innermostStep { true } else { innermostStep == .finish }
  }

  /// What the step asked the interface to be; nothing where it asked for nothing.
  var requested: OrientationMask? {
    switch innermostStep {
    case .rotate, .rotateLeft, .rotateRight:
      isTurnOfDevice && !world.isInBackground ? world.held.interface?.mask : nil
    case .force(.orientation(let orientation)): orientation.mask
    case .request(let mask): mask
    case .attempt: (candidate ?? episode.pointed)?.mask
    case .foreground: episode.pointed?.mask
    case .lock(false) where episode.before?.isLocked == true && !world.isInBackground:
      episode.pointed?.mask
    case .lock, .push, .pop, .popTo, .popToRoot, .present, .dismiss, .select, .replaceRoot,
      .replace, .force, .update, .updateLock, .statusBar, .beginPop, .beginDismiss, .cancel,
      .finish, .set, .addWindow, .showWindow, .hideWindow, .resize, .background, .beginGenerating,
      .endGenerating, .note, .onVersions, nil:
      nil
    }
  }

  /// Whether every mask in play asked for what came out.
  var isAsAsked: Bool {
    switch tone {
    case .crashed, .trouble, .impossible: return false
    case .quiet: return true
    case .refused, .turned, .stayed: break
    }
    guard episode.trace.error == nil else { return false }
    let masks = masksInPlay
    guard masks.allSatisfy({ $0.contains(interface) }) else { return false }
    let wished = (requested ?? episode.pointed?.mask ?? .none).intersection(hardwareMask)
    guard !wished.isVoid, !wished.contains(interface) else { return true }
    return masks.allSatisfy { $0.intersection(wished).isVoid } && !masks.isEmpty
  }

  /// It happened, or another version's API would have made it happen.
  private var isPossible: Bool {
    guard let problem = episode.outcome.problem else { return true }
    guard case .versionLacks = problem, case .request = innermostStep else { return false }
    return true
  }

  /// What should have happened; nothing where nothing is left to wish for.
  var wish: Wish? {
    guard !episode.trace.isSkipped, isPossible, !world.isInBackground else { return nil }
    if episode.trace.crash != nil { return .noCrash }
    let wished: OrientationMask
    if case .request(let mask) = innermostStep {
      wished = mask
    } else if isMisplaced {
      wished = visibleMask ?? .none
    } else if isOutside(statedAppMask), !withinTheApp.isVoid {
      wished = withinTheApp
    } else if isTurnOfDevice, isTurnedAgainstItsNo, let before = episode.before {
      wished = before.interface.mask
    } else if let bystandersMask, !bystandersMask.isVoid {
      wished = bystandersMask
    } else {
      wished = requested ?? episode.pointed?.mask ?? .none
    }
    let possible = wished.intersection(hardwareMask)
    return possible.isVoid || possible.contains(interface) ? nil : .interface(in: possible)
  }

  /// The assumptions it rests on, each with what the other answer would have led to: another
  /// interface, or an exception.
  var assumptions: [(assumption: Assumption, otherwise: World)] {
    episode.trace.assumptions.compactMap { assumption in
      guard !assumption.isAboutCallbacks else { return nil }
      let other = episode.simulator.outcome(
        of: episode.step, from: episode.before, flipping: assumption)
      let isSame =
        other.interface == episode.after.interface
        && other.hasCrashed == episode.after.hasCrashed
      return isSame ? nil : (assumption, other)
    }
  }

  /// Whether the rule that explains it is badly supported.
  var hasDoubtfulRule: Bool {
    guard let explanation, ![.quiet, .impossible].contains(tone) else { return false }
    return passage(of: explanation).confidence.isLow
  }
}

extension Assumption {
  private static let aboutCallbacks: [Assumption] = [
    .halfTurnTransition, .traitsBeforeSize, .statusBarFrame, .oldCallbacksFire,
    .newPreferredTextFrom10, .suppressedMaskIsCalled,
  ]

  /// It changes what the app hears, never which way the interface stands.
  var isAboutCallbacks: Bool {
    Self.aboutCallbacks.contains(self)
  }
}
