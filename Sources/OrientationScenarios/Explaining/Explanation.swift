import OrientationModel

/// Why an episode came out as it did: who decided and by which rule, what settled it, who was not asked,
/// and whether that is wanted.
///
/// Whatever is told of a step, on any surface, is told from here.
package struct Explanation {
  /// What kind of thing happened, which chooses the words for it.
  package enum Tone: String, CaseIterable, Hashable, Sendable {
    case turned
    /// It stays, and that is what was asked for.
    case stayed
    /// It was asked to rotate, by the device or by code, and did not.
    case refused
    /// It ends where the screen that is seen does not belong.
    case trouble
    case crashed
    /// Nobody was asked, and nothing is wrong with that.
    case quiet
    /// The step makes no sense where it stands.
    case impossible
  }

  package let episode: Episode
  package let snapshot: Snapshot
  /// Whether that is what the app's author wants.
  package let judgement: Judgement
  /// Who is seen where it does not belong: the visible screen before others.
  package let misplacement: Judgement?
  /// Who says where the screen that is seen belongs: itself or what it hangs under.
  let speaker: ControllerID?
  /// The assumptions it rests on, each with what the other answer would have led to: another
  /// interface, or an exception.
  package let assumptions: [(assumption: Assumption, otherwise: World)]
  /// Nothing where the step brought none.
  package private(set) var ruling: Ruling?
  package private(set) var tone = Tone.quiet
  /// What keeps the screen that is seen from where it belongs.
  package private(set) var hindrance: RootCause?
  /// What the step is told by; nothing where what settled it says all.
  package private(set) var rootCause: RootCause?

  package init(_ episode: Episode) {
    self.episode = episode
    snapshot = episode.snapshot
    let seen = SeenScreens(episode, snapshot)
    judgement = seen.judgement
    misplacement = seen.misplacement
    speaker = snapshot.visible.flatMap { seen.speaker(for: $0) }
    assumptions = Explanation.assumptions(of: episode)
    ruling = Explanation.ruling(in: episode.trace, owner: snapshot.owner, episode.after)
    explain()
  }

  /// The same episode with another of its rulings in view.
  package init(_ whole: Explanation, of ruling: Ruling) {
    self = whole
    self.ruling = ruling
    explain()
  }

  private mutating func explain() {
    tone = outcome
    hindrance = foundHindrance
    rootCause = foundCause
  }

  /// The one an exception ended, else the last that turned the scene, else a request that failed, else the
  /// step's own in the window that owns the scene.
  private static func ruling(in trace: Trace, owner: WindowID, _ world: World) -> Ruling? {
    let rulings = trace.rulings
    return rulings.first { $0.outcome == .crashed }
      ?? rulings.last { $0.didTurn && $0.target == world.interface }
      ?? (trace.error == nil ? nil : rulings.last { $0.outcome == .refused })
      ?? rulings.last { !$0.isReaction && $0.window == owner }
      ?? rulings.last { !$0.isReaction } ?? rulings.last
  }

  package var answers: [Ruling.MaskAnswer] { ruling?.answers ?? [] }
  package var appMask: OrientationMask? { ruling?.app?.mask }
  package var appSource: MaskSource? { ruling?.app?.source }
  package var candidate: InterfaceOrientation? { ruling?.candidate.orientation }
  package var candidateSource: CandidateSource { ruling?.candidate.source ?? .nothing }
  package var preference: Ruling.StatedPreference? { ruling?.preference }
  /// Why masks were not read: multitasking and resizable scenes ask nobody.
  package var freeRule: Rule? { ruling?.freedom }

  package var rule: Rule? { ruling?.because }
  /// Whose masks were used, in the order they were asked.
  package var asked: [ControllerID] { ruling?.asked ?? [] }
  package var iOSMajor: UInt8 { episode.version.major }
  package var world: World { episode.after }
  package var interface: InterfaceOrientation { world.interface }
  package var settings: Settings { episode.app.settings }

  /// The answers that were given and not handed on.
  package var ownAnswers: [Ruling.MaskAnswer] { answers.filter { $0.isOwn } }

  /// The controller whose answer counted; the one that was asked first where several did.
  package var decider: ControllerID? {
    if let id = ruling?.decider, id != 0 { return id }
    return answers.first?.controller
  }

  /// Who said what counted: the decider, or whoever it handed the question on to and who would have been
  /// asked without it.
  package var answerer: ControllerID? {
    guard let id = ownAnswers.first?.controller, let standing = snapshot.standing(of: id) else {
      return decider ?? snapshot.decider
    }
    let style = standing.window.layers[standing.layer].style
    return style == nil || style == .fullScreen ? id : decider
  }

  /// The mask of the screen that is seen, however the decision came about.
  package var visibleMask: OrientationMask? { snapshot.visible.flatMap { ownMask(of: $0) } }

  /// Whether the app delegate answers otherwise after the step than before it, or than UIKit was told.
  package var changesDelegateAnswer: Bool {
    guard let before = episode.before else { return false }
    if episode.app(in: before).settings.toldDelegate != nil { return true }
    let seen = [before, world].map { episode.simulator.visibleScreen(in: $0) }
    let isHeard = seen.allSatisfy { screen in
      screen.id != 0 && app(screen.id).system == nil && !app(screen.id).ignoresAppMask
    }
    return isHeard && settings.delegate != nil && seen[0].appMask != seen[1].appMask
  }

  package func app(_ id: ControllerID) -> Controller { episode.app[id].controller }

  package var hardwareMask: OrientationMask {
    ruling?.hardware ?? episode.simulator.hardware(in: world)
  }

  /// Whether a controller is on stage, on the way to what is seen.
  package func isShown(_ id: ControllerID) -> Bool {
    guard let standing = snapshot.standing(of: id), standing.window.presence == .shown else {
      return false
    }
    return standing.window.layers[standing.layer].node.shows(id)
  }

  /// Whether it is also seen: nothing that fills the window is over it.
  func isOnShow(_ id: ControllerID) -> Bool {
    let layers = snapshot.windows.filter { $0.presence == .shown }.flatMap { $0.layersOnShow }
    return layers.contains { $0.node.shows(id) }
  }

  /// How a controller is presented; nothing where it is not, or stands inside what is.
  package func style(of id: ControllerID) -> PresentationStyle? {
    let windows = snapshot.windows.lazy.filter { $0.presence != .absent }
    return windows.flatMap { $0.layers }.last { $0.node.id == id }?.style
  }

  package var requestedOfScene: OrientationMask? {
    if case .request(let mask)? = ruling?.question?.trigger { mask } else { nil }
  }

  /// The app's own code that ran within the step, in its order.
  package var codeThatRan: [Reaction] {
    episode.trace.events.compactMap { event in
      guard case .reaction(let index) = event else { return nil }
      return episode.app.reactions.indices.contains(index) ? episode.app.reactions[index] : nil
    }
  }

  /// Whether the app can set the device's orientation: where requests exist, only one of an older SDK.
  package var canForce: Bool { iOSMajor < 16 || settings.linked < 16 }

  /// The piece of the app's own code that set the device's orientation within the step.
  package var forcingCode: Reaction? {
    codeThatRan.last { reaction in
      reaction.steps.contains { if case .force = $0.bare { true } else { false } }
    }
  }

  /// The piece of it by which the app delegate allows a mask since this step.
  package func delegateCode(allowing mask: OrientationMask) -> Reaction? {
    codeThatRan.last { reaction in
      let answers = reaction.steps.compactMap { $0.delegateAnswer }
      return answers.contains {
        $0.fixed(onPad: settings.isPadIdiom).map { $0.mask == mask } ?? true
      }
    }
  }

  /// Whether the app delegate has another mask by now than the one that UIKit used (REVAL-15).
  package var isAppMaskRecalled: Bool {
    appMask.map { episode.trace.events.contains(.rule(.turnUsesToldMask, .narrows(to: $0))) }
      ?? false
  }

  /// Who answers for a screen that stands inside it, and does not ask that screen.
  package func keeper(of id: ControllerID) -> ControllerID? {
    switch exclusions.first(where: { $0.controller == id })?.reason {
    case .embedded(let keeper): return keeper
    case .calledNotUsed:
      guard let standing = snapshot.standing(of: id) else { return nil }
      let around = standing.window.layers[standing.layer].node.all.filter { $0.holds(id) }
      return ownAnswers.map { $0.controller }.first { id in around.contains { $0.id == id } }
    default: return nil
    }
  }

  package var decidingWindow: WindowID {
    guard let ruling else { return snapshot.owner }
    let answering = answers.first.flatMap { snapshot.standing(of: $0.controller)?.window.id }
    return ruling.decider == 0 ? answering ?? snapshot.owner : ruling.window
  }

  package func isHidden(_ window: WindowID) -> Bool {
    snapshot.windows[Int(window)].presence == .hidden
  }

  /// Whether the screen that is seen stands where it does not belong: of a conflict it may be the other.
  package var isMisplaced: Bool {
    guard let misplacement, misplacement.screen == snapshot.visible else { return false }
    return misplacement.wanted?.contains(interface) != true
  }

  /// Whether two screens are shown side by side, neither of them over the other.
  package func standTogether(_ first: ControllerID, _ second: ControllerID) -> Bool {
    let places = [first, second].compactMap { snapshot.standing(of: $0) }
    return places.count == 2 && places[0].window.id == places[1].window.id
      && places[0].layer == places[1].layer
  }

  /// What a screen's own code would have it in.
  package func ownMask(of id: ControllerID) -> OrientationMask? {
    episode.simulator.ownMask(of: id, in: world)
  }

  /// What the app allows as things stand, whether anybody asks or not.
  package var standingAppMask: OrientationMask {
    episode.simulator.visibleScreen(in: world).appMask
  }

  /// What the app says that it allows, which is a wish also where UIKit does not read it.
  var statedAppMask: OrientationMask { episode.simulator.statedAppMask(in: world) }

  /// What of its own mask the app says that it allows the screen that is seen.
  var withinTheApp: OrientationMask { statedAppMask.intersection(visibleMask ?? .all) }

  /// Whether the screen that is seen stands where the app does not allow it.
  package var isOutsideTheApp: Bool { isOutside(standingAppMask) }

  func isOutside(_ allowed: OrientationMask) -> Bool {
    guard let visible = snapshot.visible, app(visible).system == nil, app(visible).wants == nil,
      visibleMask?.contains(interface) ?? true
    else { return false }
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
  package func ownMask(of id: ControllerID, in world: World) -> OrientationMask? {
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
