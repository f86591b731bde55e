import OrientationModel
import OrientationScenarios
import SwiftCode

// Changes of who is asked: containers that forward, presentations that take over.

extension FixSearch {
  /// Containers between the one that decides and what is seen, which answer for themselves.
  var silentContainers: [ControllerID] { reading.answerer.map(silentContainers) ?? [] }

  /// Containers from what is presented, or the root, down to what is seen, which answer for
  /// themselves; with a controller that stands there.
  func silentContainers(around id: ControllerID) -> [ControllerID] {
    containers(around: id).filter { id in
      let controller = app[id].controller
      return controller.isContainer && controller.kind != .hosting && isWritten(id)
        && (controller.mask.asks == .nobody || controller.supports != nil)
    }
  }

  /// One container that hands the question on, or all on the way down together.
  var forwardings: [FixCandidate] {
    guard iOSMajor >= 6 else { return [] }
    let containers = silentContainers
    var changes = containers.map { forwarding([$0]) }
    if containers.count > 1 { changes.append(forwarding(containers)) }
    changes += containers.compactMap { byDelegate($0) }
    return changes + otherForwardings + notVisible + regroupings
  }

  /// The containers that keep to themselves what the screen that is seen prefers, or that it doesn't
  /// autorotate, ask it.
  private var otherForwardings: [FixCandidate] {
    guard let seen = reading.snapshot.visible else { return [] }
    let own = app[seen].controller
    let around = containers(around: seen).filter { id in
      let controller = app[id].controller
      return controller.isContainer && controller.kind != .hosting && isWritten(id)
    }
    let preferring = around.filter { id in
      let controller = app[id].controller
      return controller.prefers == .unstated && controller.preferred.asks == .nobody
        && controller.supports == nil
    }
    let rotating = around.filter { id in
      app[id].controller.autorotates == nil && app[id].controller.autorotate.asks == .nobody
    }
    let both = "for the mask and the preferred orientation"
    let isKept = own.autorotates == false && settings.holds(.autorotateAskedFirst)
    return [
      own.prefers == .unstated ? nil : handing([.mask, .preferred], of: preferring, both),
      isKept ? handing([.autorotate], of: rotating, "for shouldAutorotate") : nil,
    ].compactMap { $0 }
  }

  /// Containers hand on what they don't yet.
  private func handing(
    _ questions: [Controller.Question], of ids: [ControllerID], _ words: String
  ) -> FixCandidate? {
    guard !ids.isEmpty else { return nil }
    return change(
      .forwarding, "\(asking(ids).listed) \(words)",
      ids.flatMap { id in
        line(of: id) {
          for question in questions where app[id].controller[question].asks == .nobody {
            $0.hand(question, on: Scenario.Asks(.top))
          }
        }
      })
  }

  /// The container's delegate hands the question on: no subclass is needed (CONT-3).
  private func byDelegate(_ id: ControllerID) -> FixCandidate? {
    let controller = app[id].controller
    // A mask that the app sets is an override, and with one UIKit asks no delegate (CONT-4).
    guard iOSMajor >= 7, controller.supports == nil, controller.mask.asks == .nobody,
      [.navigation, .tabs, .split, .pages].contains(controller.kind), !setsMask(of: id)
    else { return nil }
    let child = Controller.Asks.top.words(in: controller.kind)
    return change(
      .forwarding, of: id, "make \(wording.delegate(of: id)) ask \(child)"
    ) { $0.hand(.mask, on: Scenario.Asks(.top, by: .delegate)) }
  }

  /// A container asks the child on top where it asked all; one that shows several at once, all as well.
  private var regroupings: [FixCandidate] {
    reading.snapshot.windows.flatMap { $0.layers }.flatMap { $0.node.all }.compactMap { node in
      let whom = app[node.id].controller.mask.asks
      let showsSeveral = node.kind == .split || node.kind == .container
      guard isWritten(node.id), node.children.count > 1,
        whom == .all || whom == .top && showsSeveral
      else { return nil }
      let other: Controller.Asks = whom == .all ? .top : .all
      return change(
        .forwarding, of: node.id,
        "make \(wording.subject(node.id)) ask \(other.words(in: node.kind))"
      ) { attributes in
        let place = attributes.asks.firstIndex { $0.value.questions.contains(.mask) }
        if let place { attributes.asks[place].value.whom = other }
      }
    }
  }

  /// Up to iOS 15, nothing notices another child of the app's own containers (REVAL-6).
  func forwarding(_ ids: [ControllerID]) -> FixCandidate {
    let edits = ids.flatMap { id in
      line(of: id) {
        $0.supports = nil
        $0.hand(.mask, on: Scenario.Asks(.top))
      }
    }
    let switches = switches(since: script.count - 1)
    let isSilent = ids.contains { needsNotice(app[$0].controller) } && isPlayed(.attempt)
    let isTold = isSilent && !switches.isEmpty
    let calls = isTold ? inserting([.attempt], behind: switches) : []
    var forwarding = change(.forwarding, "", edits + calls, isAtOnce: isTold)
    let told = "attempt a rotation\(bound(of: [.attempt], " (", ")")) when it changes"
    forwarding.deeds = asking(ids) + (isTold ? [told] : [])
    return forwarding
  }

  /// The steps of the story, from one on, after which another child of a container is seen.
  func switches(since index: Int) -> [Int] {
    script.beats.indices.filter { $0 >= index && script.beats[$0].step.switchesChild }
  }

  /// Nothing says that UIKit notices a new page, or a new child of the app's own container (REVAL-6).
  private func needsNotice(_ controller: Controller) -> Bool {
    !controller.handsOnMask && [.pages, .container].contains(controller.kind)
  }

  private func isPlayed(_ call: Step) -> Bool {
    story.scenario.settings.playedVersions.contains { has(call, $0) }
  }

  /// Whoever hands the question on from now on says so where another child has come.
  func announcing(childOf id: ControllerID, in other: AppCode) -> [Fix.Line] {
    let old = app[id].controller
    let new = other.counterpart(of: id, in: appCode).map { other.app[$0].controller } ?? old
    guard needsNotice(old), new.handsOnMask else { return [] }
    // A delegate calls on the container.
    return announcing(
      { [.update($0), .attempt] }, childrenOf: [id], isOutside: new.mask.author == .delegate)
  }

  /// Calls where another child has come, those that the file's versions have.
  func announcing(
    _ calls: (ControllerID) -> [Step], childrenOf ids: [ControllerID], isOutside: Bool = false
  ) -> [Fix.Line] {
    ids.flatMap { id -> [Fix.Line] in
      let calls = calls(id).filter(isPlayed)
      guard !calls.isEmpty else { return [] }
      let child =
        switch app[id].controller.kind {
        case .pages: "the page"
        case .tabs: "the selected tab"
        default: "its child"
        }
      let spot = "\(child) has changed"
      let place: CodePlace =
        isOutside ? .beside("Where " + spot) : .file(file(of: id), "where " + spot)
      let lines = appCode.calls(
        calls.map(confined), inSwiftUI: false, on: isOutside ? appCode.variable(id) + "." : "")
      return ([.place(place)] + lines.map(Fix.Line.added)).inMethod
    }
  }

  /// What each of them comes to: `make Tabs ask the selected tab`.
  func asking(_ ids: [ControllerID]) -> [String] {
    ids.map { id in
      "make \(wording.subject(id)) ask \(Controller.Asks.top.words(in: app[id].controller.kind))"
    }
  }

  /// The top of the stack instead of what is visible, where that is presented over it (EXC-11).
  private var notVisible: [FixCandidate] {
    let below = reading.snapshot.visible.map(containers) ?? []
    let isRecursion = episode.trace.rules.contains(.alertRecursion)
    return controllers.filter { id in
      app[id].controller.mask.asks == .visible
        && (isRecursion || reading.isDismissal || !below.contains(id))
    }.map { id in
      let kind = app[id].controller.kind
      let whom =
        kind == .navigation
        ? "topViewController, not visibleViewController"
        : Controller.Asks.top.words(in: kind) + ", not what it presents"
      return change(.repair, of: id, "make \(wording.subject(id)) ask \(whom)") { attributes in
        let clause = attributes.asks.first { $0.value.questions.contains(.mask) }?.value
        attributes.hand(
          .mask, on: clause.map { Scenario.Asks(.top, onlyWhen: $0.onlyWhen, by: $0.author) })
      }
    }
  }

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

extension Controller {
  /// Whether it returns another's mask.
  fileprivate var handsOnMask: Bool { mask.asks != .nobody && supports == nil }
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
