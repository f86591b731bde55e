import OrientationModel
import OrientationScenarios
import SwiftCode

// Changes of who is asked: presentations that take over.

extension FixSearch {
  /// Presentations in another style: in the steps, and in the app's own code.
  var styles: [FixCandidate] {
    presented.flatMap { layer -> [FixCandidate] in
      let id = layer.node.id
      guard let old = layer.style, !isView(id), app[id].controller.system != .alert else {
        return []
      }
      if let adaptation = adaptation(id) { return [adaptation] }
      return otherStyles(for: id).filter { $0 != old }.flatMap { style in
        presentations(of: id).compactMap { presenting(id, at: $0, as: style) }
      }
    }
  }

  /// What is presented after the step, and what decided before it.
  private var presented: [SnapshotLayer] {
    let before = episode.before.map { episode.simulator.snapshot(of: $0) }
    let layers = reading.snapshot.windows.flatMap { $0.layers }
    let gone = (before?.windows.flatMap { $0.layers } ?? []).filter { layer in
      layer.node.id == before?.decider && !layers.contains { $0.node.id == layer.node.id }
    }
    return (layers + gone).filter { $0.style != nil }
  }

  /// As fullScreen a controller decides.
  ///
  /// On an iPad the image picker belongs in a popover, by Apple's word; that leaves the decision below.
  private func otherStyles(for id: ControllerID) -> [PresentationStyle] {
    let isPicker = app[id].controller.system == .imagePicker
    return isCrash && isPicker && settings.isPadIdiom && iOSMajor >= 8
      ? [.fullScreen, .popover] : [.fullScreen]
  }

  /// Where it is presented: in the last such step, and in the app's own code.
  private func presentations(of id: ControllerID) -> [CallSite] {
    let inStory = steps.lastIndex { $0.presents(id) }.map {
      site(ofStep: $0, by: presenter(of: steps[$0]))
    }
    let inCode = app.reactions.indices.lazy.compactMap { [self] in
      site(inReaction: $0) { $0.presents(id) }
    }.first
    return [inStory, inCode].compactMap { $0 }
  }

  private func presenting(
    _ id: ControllerID, at site: CallSite, as style: PresentationStyle
  ) -> FixCandidate? {
    guard let other = site.step.presenting(as: style) else { return nil }
    let name = style == .popover ? wording.text(of: style) : style.name
    return change(
      .style, "present \(wording.subject(id)) as \(name)", site.replacing(other),
      written: .calls(in: file(of: site.owner)) { [self] in
        styleCode(id, site.step, style)
      }, cost: cost(of: site.step, presenting: id))
  }

  /// What a presentation loses in full screen; on an iPad that is far larger.
  private func cost(of step: Step, presenting id: ControllerID) -> [String] {
    let name = wording.subject(id)
    let lost = KnownCost.style(name, step.style, on: settings.version)
    return lost.isEmpty || !settings.isPadIdiom
      ? lost : lost + ["\(name.sentenceCased) fills the iPad's screen"]
  }

  /// A popover that fills a narrow window: its delegate says so, and a wide one still shows a popover.
  private func adaptation(_ id: ControllerID) -> FixCandidate? {
    guard iOSMajor >= 8, !settings.isPadIdiom,
      !story.scenario.settings.playedDevices.contains(where: { $0.isPad }),
      let site = presentations(of: id).first(where: { $0.isInStory }), site.step.style == .popover,
      let other = site.step.presenting(as: .fullScreen)
    else { return nil }
    return change(
      .style, "let \(wording.subject(id)) adapt to fullScreen", site.replacing(other),
      written: .lines(in: file(of: site.owner)) { [self] in
        appCode.adapting(id, by: site.owner)
      }, cost: [KnownCost.filling(wording.subject(id))])
  }

  /// A screen presented full screen instead of pushed, and dismissed instead of popped.
  var presentations: [FixCandidate] {
    guard iOSMajor >= 3 else { return [] }
    var pushed: [ControllerID] = []
    for case .push(let id, _) in steps where !pushed.contains(id) { pushed.append(id) }
    return pushed.reversed().compactMap { id in
      let controller = app[id].controller
      let isContainer = controller.isContainer && controller.kind != .hosting
      guard !isView(id), !isContainer, let presented = script.presenting(id) else {
        return nil
      }
      let below = reading.snapshot.visible.flatMap { $0 == id || !isOwn($0) ? nil : $0 }
      return change(
        .presentation, "present \(wording.subject(id)) as fullScreen instead of pushing it",
        presented.flatMap { replacing($0.index, with: $0.step) },
        written: .calls(in: file(of: opener(of: id) ?? below)) { [appCode] in
          .difference(from: appCode.pushing(id), to: appCode.presenting(id, .fullScreen))
        }, cost: [KnownCost.presenting(wording.subject(id))])
    }
  }

  /// The screen that was seen when another was pushed.
  func opener(of id: ControllerID) -> ControllerID? {
    let stacks = reading.snapshot.windows.flatMap { $0.layers }.flatMap { $0.node.all }.filter {
      $0.kind == .navigation
    }
    for stack in stacks {
      if let place = stack.children.firstIndex(where: { $0.id == id }), place > 0 {
        return stack.children[place - 1].id
      }
    }
    return nil
  }

  private func styleCode(_ id: ControllerID, _ step: Step, _ new: PresentationStyle) -> [Fix.Line] {
    let old = step.style == .automatic ? nil : step.style
    let keeping =
      old == .custom
      ? [Fix.Line.place(.keeping("Keep \(appCode.variable(id)).transitioningDelegate."))] : []
    return keeping
      + .difference(from: appCode.presenting(id, old), to: appCode.presenting(id, new))
  }

  private func presenter(of step: Step) -> ControllerID? {
    guard case .present(let id, _, let presenter) = step.bare else { return nil }
    return presenter ?? self.presenter(of: id)
  }

  /// The screen under something that is presented after the step or before it.
  func presenter(of id: ControllerID) -> ControllerID? {
    let snapshots =
      [reading.snapshot] + (episode.before.map { [episode.simulator.snapshot(of: $0)] } ?? [])
    for layers in snapshots.flatMap({ $0.windows }).map({ $0.layers }) {
      guard let place = layers.firstIndex(where: { $0.node.id == id }), place > 0 else { continue }
      return layers[place - 1].node.path.last?.id
    }
    return nil
  }
}
extension FixScript {
  /// What is done otherwise where a screen is presented full screen wherever it was pushed, and
  /// dismissed where it was popped; nothing where that is not the whole difference.
  func presenting(_ id: ControllerID) -> [(index: Int, step: Step)]? {
    var others: [(index: Int, step: Step)] = []
    var isUp = false
    // What stands on the one presented.
    var above = 0
    for (index, beat) in beats.enumerated() {
      switch beat.step {
      case .push(id, _) where !isUp:
        others.append((index, .present(id, as: .fullScreen, from: nil)))
        isUp = true
        above = 0
      case .pop where isUp && above == 0:
        others.append((index, .dismiss(nil)))
        isUp = false
      case .present where isUp: above += 1
      case .dismiss where isUp && above > 0: above -= 1
      case .push, .pop, .popTo, .popToRoot, .beginPop, .select, .replaceRoot, .replace, .onVersions:
        if isUp { return nil }
      default: break
      }
    }
    return others.isEmpty ? nil : others
  }
}

extension Step {
  /// Whether it brings a screen that its own code knows.
  var showsScreen: Bool {
    switch bare {
    case .push, .present, .replaceRoot, .replace: true
    default: false
    }
  }

  /// Whether another child of a container comes to be the one that is seen.
  var switchesChild: Bool {
    switch bare {
    case .select, .push, .pop, .popTo, .popToRoot, .replace: true
    default: false
    }
  }

  var dismisses: Bool { if case .dismiss = bare { true } else { false } }

  func presents(_ id: ControllerID) -> Bool {
    if case .present(id, _, _) = bare { true } else { false }
  }

  var style: PresentationStyle? {
    if case .present(_, let style, _) = bare { style } else { nil }
  }

  /// The same presentation in another style; nothing where it has that already.
  func presenting(as other: PresentationStyle) -> Step? {
    if case .onVersions(let versions, let step) = self {
      return step.presenting(as: other).map { .onVersions(versions, $0) }
    }
    guard case .present(let id, let style, let presenter) = self, style != other else {
      return nil
    }
    return .present(id, as: other, from: presenter)
  }
}
