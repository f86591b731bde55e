import OrientationModel
import OrientationScenarios
import SwiftCode

// Changes of what a controller answers.

extension FixSearch {
  /// Whom a change of the mask could concern: those who were asked, and whoever decides or holds the
  /// scene.
  var answerers: [ControllerID] {
    var ids =
      reading.ownAnswers.map { $0.controller }
      + [reading.decider, crashedController].compactMap { $0 }
    if case .window(let window, _)? = reading.rootCause, reading.isHidden(window) {
      let others = reading.exclusions.map { $0.controller }
      ids += others.filter { reading.snapshot.standing(of: $0)?.window.id == window }
    }
    if let seen = reading.snapshot.visible {
      // A view's own class is its hosting controller's.
      let host = containers(around: seen).last { app[$0].controller.kind == .hosting }
      ids += [seen, host].compactMap { $0 }
    }
    return ids.uniqued.filter { isWritten($0) }
  }

  /// One of two whom no orientation suits also supports where the interface stands.
  var reconciliations: [FixCandidate] {
    let judgement = reading.judgement
    guard judgement.kind == .conflict else { return [] }
    return [judgement.screen, judgement.other].compactMap { $0 }.filter(isWritten).map { id in
      let mask = answer(of: id).union(episode.after.interface.mask)
      var change = widened(id, to: mask.natural(on: settings.device))
      change.aim = .agreement
      return change
    }
  }

  var crashedController: ControllerID? {
    switch episode.trace.crash {
    case .noCommonOrientation(let id), .preferredMismatch(let id, _, _), .recursion(let id): id
    case .noSceneLifeCycle, nil: nil
    }
  }

  func isView(_ id: ControllerID) -> Bool { app[id].controller.kind.isSwiftUI }

  /// Somebody writes code in it: it is none of Apple's own.
  func isOwn(_ id: ControllerID) -> Bool { app[id].controller.system == nil }

  /// It is a class of UIKit's, in which a developer can override something.
  func isWritten(_ id: ControllerID) -> Bool {
    !isView(id) && !app[id].controller.isSwiftUIOwn && isOwn(id)
  }

  /// A SwiftUI app without UIKit around it: whoever decides is SwiftUI's own.
  var isSwiftUIApp: Bool {
    reading.snapshot.windows.first?.layers.first.map { app[$0.node.id].controller.isSwiftUIOwn }
      ?? false
  }

  /// Masks widened by what was wished for, and masks of that alone.
  var masks: [FixCandidate] { answerers.flatMap { masks(of: $0) } }

  func masks(of id: ControllerID) -> [FixCandidate] {
    // A mask that the app sets while it runs is no constant to be changed, nor is a child's.
    guard app[id].controller.preferenceDefault == nil,
      !steps.contains(where: { $0.setsMask(of: id) }),
      app[id].controller.mask.asks == .nobody || app[id].controller.supports != nil
    else { return [] }
    let current = answer(of: id)
    let wide = current.union(wished).natural(on: settings.device)
    // What the app allows keeps it alive as well, where the screen can live with that.
    let rest = isCrash ? [current.union(reading.appMask ?? .none).natural(on: settings.device)] : []
    let options =
      isAboutNarrowing || current.isSuperset(of: wished) && isLeftToTheMask
      ? [wide, wishedMask] + (isHeldByUser ? [] : [wished]) + rest : [wide]
    let isStated = app[id].controller.supports != nil
    return options.uniqued.filter { !isStated || $0 != current }.map { widened(id, to: $0) }
  }

  /// Whether the app sets somebody's mask while it runs.
  func setsMask(of id: ControllerID) -> Bool {
    script.beats.contains { $0.step.setsMask(of: id) }
      || app.reactions.contains { $0.steps.contains { $0.setsMask(of: id) } }
  }

  /// Too much was allowed, or what was allowed met nothing, or the device points elsewhere.
  var isAboutNarrowing: Bool {
    isCrash || reading.isMisplaced || reading.ruling?.target == nil
      || episode.pointed.map { !wished.contains($0) } ?? true
  }

  /// Nothing but masks said where the interface stands: no preference, no hack, no lock just turned.
  private var isLeftToTheMask: Bool {
    if case .lock = reading.innermostStep { return false }
    return reading.preference == nil && reading.candidateSource != .forced
  }

  /// A mask with what was wished for, and that alone where too much was allowed; under the user's lock
  /// nothing else rotates to that.
  func masks(beside mask: OrientationMask, narrows: Bool = true) -> [OrientationMask] {
    let wide = mask.union(wished).natural(on: settings.device)
    let isNarrowed = narrows && (isAboutNarrowing || reading.world.isLocked)
    return ([wide] + (isNarrowed ? [wishedMask] : [])).uniqued.filter { $0 != mask }
  }

  func answer(of id: ControllerID) -> OrientationMask {
    reading.answers.first { $0.controller == id }?.mask ?? app[id].controller.supports
      ?? settings.defaultMask
  }

  func widened(_ id: ControllerID, to mask: OrientationMask) -> FixCandidate {
    let controller = app[id].controller
    // SwiftUI's views have no mask but their hosting controller's.
    let isTheirs = controller.isContainer && controller.kind != .hosting
    let kind: Fix.Remedy = isTheirs ? .containerMask : .mask
    return change(kind, of: id, "support \(mask.title) in \(wording.subject(id))") {
      $0.supports = .mask(mask)
    }
  }

  /// `shouldAutorotate`, the lock and preferences that kept the interface where it is.
  var claims: [FixCandidate] {
    let refusers = (reading.ruling?.claims ?? []).filter {
      $0.question == .autorotate ? !$0.isYes : $0.isYes
    }
    let dropped = refusers.map { claim in
      let name = wording.subject(claim.controller)
      return claim.question == .autorotate
        ? change(.claim, of: claim.controller, "let \(name) autorotate") { $0.autorotates = nil }
        : change(.claim, of: claim.controller, "stop preferring the lock in \(name)") {
          $0.prefersLock = nil
        }
    }
    return dropped + preferences
  }

  /// A preference for where the device points, or one that the mask holds; or none.
  private var preferences: [FixCandidate] {
    guard let id = reading.preference?.controller ?? crashedController ?? reading.decider,
      isWritten(id)
    else { return [] }
    let isStated = app[id].controller.prefers != .unstated
    let isTransition = [.presentation, .dismissal].contains(reading.ruling?.question?.trigger)
    guard isStated || isTransition || isAboutTheWay else { return [] }
    let none = isStated ? [preferring(.unstated, id)] : []
    guard case .preferredMismatch(_, let meant, let mask)? = episode.trace.crash else {
      return none + preferring(target, id)
    }
    // One for each axis that the mask has: the one that was meant before none, which drops it.
    let sides = mask.orientations.sorted { wished.contains($0) && !wished.contains($1) }
    let isMeant = { (side: InterfaceOrientation) in
      side.isLandscape == meant.orientation?.isLandscape
    }
    let (kept, other) = (sides.first(where: isMeant), sides.first { !isMeant($0) })
    return preferring(kept, id) + none + preferring(other, id)
  }

  private func preferring(_ side: InterfaceOrientation?, _ id: ControllerID) -> [FixCandidate] {
    side.map { [preferring(.side($0), id)] } ?? []
  }

  /// The controller prefers another side, or none.
  private func preferring(_ wanted: PreferredOrientation, _ id: ControllerID) -> FixCandidate {
    let isWrong = if case .preferredMismatch? = episode.trace.crash { true } else { false }
    // Who is seen beside it may belong elsewhere than the next rotation leads.
    let mask = answer(of: id)
    let isMomentary =
      !isWrong
      && episode.seen.contains {
        $0 != id && reading.ownMask(of: $0)?.isSuperset(of: mask) == false
      }
    return change(
      isWrong ? .repair : .claim, of: id,
      "prefer \(wanted == .unstated ? "no orientation" : wanted.name) in \(wording.subject(id))",
      cost: isMomentary ? [KnownCost.preference] : []
    ) { $0.prefers = wanted == .unstated ? nil : wanted }
  }

  /// What is plainly wrong: an orientation for a mask, an extension for a subclass.
  var repairs: [FixCandidate] {
    var changes: [FixCandidate] = []
    for id in controllers {
      let controller = app[id].controller
      if controller.isEnumPassedAsMask, let mask = controller.supports,
        let meant = InterfaceOrientation(rawValue: mask.rawValue)
      {
        changes.append(widened(id, to: meant.mask.natural(on: settings.device)))
      }
      if controller.mask.author == .categoryExtension { changes.append(subclassed(id)) }
      if let legacy = controller.legacy, controller.supports == nil, iOSMajor >= 6 {
        changes.append(modernised(id, legacy))
      }
    }
    if episode.trace.crash == .noSceneLifeCycle { changes.append(sceneLifeCycle) }
    return changes + ignoredCalls + reactionMoves + reactionRemovals
  }

  private func subclassed(_ id: ControllerID) -> FixCandidate {
    change(.repair, of: id, "move \(wording.whose(id)) override to a subclass") { attributes in
      for index in attributes.asks.indices { attributes.asks[index].value.author = .subclass }
    }
  }

  private func modernised(_ id: ControllerID, _ mask: OrientationMask) -> FixCandidate {
    change(.repair, of: id, "override supportedInterfaceOrientations in \(wording.subject(id))") {
      $0.supports = .mask(mask)
    }
  }

  private var sceneLifeCycle: FixCandidate {
    propertyList(.repair, "adopt the scene life cycle", .lifeCycle(Located(.scene)))
  }

  /// Code of the app's own that ran in this step, by its place among all of it.
  var reactionsThatRan: [Int] {
    let ran = episode.trace.events.compactMap { event -> Int? in
      if case .reaction(let index) = event { return index }
      return nil
    }
    return Set(ran).sorted().filter { app.reactions.indices.contains($0) }
  }

  /// The same, run when the screen leaves that is seen then, where its own has left.
  ///
  /// What shows a screen stays, as only its own class knows that one.
  private var reactionMoves: [FixCandidate] {
    guard let below = reading.snapshot.visible, isWritten(below), canLeave(below) else { return [] }
    return reactionsThatRan.compactMap { index in
      let reaction = app.reactions[index]
      guard reaction.moment.isGoing, !reaction.steps.contains(where: { $0.showsScreen }),
        isWritten(reaction.owner),
        reading.snapshot.standing(of: reaction.owner) == nil
      else { return nil }
      var moved = app.written(reaction)
      moved.moment = Located(app.written(Moment<Numbers>.leaving))
      let isThere = app.reactions.contains {
        $0.owner == below && $0.moment == .leaving && $0.steps == reaction.steps
      }
      return change(
        .repair,
        "run \(wording.whose(reaction.owner)) code when \(wording.subject(below)) leaves instead",
        reactions(of: reaction.owner) { $0.remove(at: rank(ofReaction: index)) }
          + (isThere ? [] : reactions(of: below) { $0.append(moved) }))
    }
  }

  /// Whether a user can go back from it: it was presented, or pushed.
  func canLeave(_ id: ControllerID) -> Bool {
    guard let standing = reading.snapshot.standing(of: id) else { return false }
    let layer = standing.window.layers[standing.layer]
    return layer.style != nil
      || layer.node.all.contains { node in
        node.kind == .navigation && node.children.dropFirst().contains { $0.holds(id) }
      }
  }

  /// `the code in Game's viewWillAppear(_:)`.
  private func place(of reaction: Reaction) -> String {
    let owner = wording.whose(reaction.owner)
    let method = isView(reaction.owner) ? reaction.moment.modifier : method(of: reaction)
    if let method { return "the code in \(owner) \(method)" }
    return switch reaction.moment {
    case .covering(let id): "\(owner) code that runs when \(wording.subject(id)) is presented"
    case .uncovering(let id): "\(owner) code that runs when \(wording.subject(id)) is dismissed"
    default: "\(owner) code for `\(app.text(of: reaction.moment))`"
    }
  }

  /// The same, left out.
  private var reactionRemovals: [FixCandidate] {
    reactionsThatRan.map { index in
      let reaction = app.reactions[index]
      return change(
        .claim, "remove \(place(of: reaction))",
        reactions(of: reaction.owner) { $0.remove(at: rank(ofReaction: index)) })
    }
  }
}

extension Moment {
  /// The modifier of a view in which its code stands.
  fileprivate var modifier: String? {
    switch self {
    case .appearing: "onAppear"
    case .disappeared: "onDisappear"
    default: nil
    }
  }
}

extension Step {
  fileprivate func setsMask(of id: ControllerID) -> Bool {
    if case .set(.supports(id, _)) = bare { true } else { false }
  }
}

extension OrientationMask {
  /// The mask a person would write: both sides of landscape, upside-down only with all the rest,
  /// and not left out on an iPad that has the others.
  func natural(on device: Device) -> OrientationMask {
    var mask = intersection(.all)
    if !mask.intersection(.landscape).isVoid { mask.formUnion(.landscape) }
    if mask.contains(.portraitUpsideDown), mask.count > 1 { mask = .all }
    if device.isPad, mask == .allButUpsideDown { mask = .all }
    return mask
  }
}
