import OrientationModel
import OrientationScenarios
import SwiftCode

// Changes of who is asked: containers that forward.

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
}

extension Controller {
  /// Whether it returns another's mask.
  fileprivate var handsOnMask: Bool { mask.asks != .nobody && supports == nil }
}
