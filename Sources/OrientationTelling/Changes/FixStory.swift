import OrientationModel
import OrientationScenarios

/// The steps of a story with what is expected of each, and the one that a change is about.
package struct FixScript: Hashable, Sendable {
  /// A step, and what is expected of it.
  package struct Beat: Hashable, Sendable {
    package var step: Step
    package var expectations: [Scenario.Expectation] = []
    /// Nobody can do anything between the one before and this one.
    package var isAtOnce = false
  }

  package var beats: [Beat]
  /// How many beats lead to the step in question, itself among them; none for the launch.
  package var count: Int

  /// The steps up to the one in question.
  package var steps: [Step] { beats.prefix(count).map(\.step) }

  /// With steps done after the one in question, which answer for what is expected of it.
  func appending(_ steps: [Step]) -> FixScript {
    var next = self
    var added = steps.map { Beat(step: $0, isAtOnce: true) }
    if count > 0, !added.isEmpty {
      added[added.count - 1].expectations = beats[count - 1].expectations
      next.beats[count - 1].expectations = []
    }
    next.beats.insert(contentsOf: added, at: count)
    next.count += steps.count
    return next
  }

  /// With steps done before the one in question.
  func inserting(_ steps: [Step]) -> FixScript {
    guard count > 0 else { return self }
    var next = self
    next.beats.insert(contentsOf: steps.map { Beat(step: $0) }, at: count - 1)
    next.count += steps.count
    return next
  }

  /// With steps done after an earlier one.
  func inserting(_ steps: [Step], behind index: Int) -> FixScript {
    var next = self
    var added = steps.map { Beat(step: $0, isAtOnce: true) }
    added[added.count - 1].expectations = beats[index].expectations
    next.beats[index].expectations = []
    next.beats.insert(contentsOf: added, at: index + 1)
    if index < count { next.count += steps.count }
    return next
  }

  /// With another step in the place of one; what was expected of it is expected of the other.
  func replacing(at index: Int, with step: Step) -> FixScript {
    var next = self
    next.beats[index].step = step
    return next
  }

  /// The same story with a screen presented full screen wherever it was pushed, and dismissed where
  /// it was popped; nothing where that is not the whole difference.
  func presenting(_ id: ControllerID) -> FixScript? {
    var next = self
    var isUp = false
    // What stands on the one presented.
    var above = 0
    for (index, beat) in beats.enumerated() {
      switch beat.step {
      case .push(id, _) where !isUp:
        next.beats[index].step = .present(id, as: .fullScreen, from: nil)
        isUp = true
        above = 0
      case .pop where isUp && above == 0:
        next.beats[index].step = .dismiss(nil)
        isUp = false
      case .present where isUp: above += 1
      case .dismiss where isUp && above > 0: above -= 1
      case .push, .pop, .popTo, .popToRoot, .beginPop, .select, .replaceRoot, .replace, .onVersions:
        if isUp { return nil }
      case .present, .dismiss, .rotate, .rotateLeft, .rotateRight, .lock, .force, .request, .update,
        .updateLock, .statusBar, .beginDismiss, .cancel, .finish, .attempt, .set, .addWindow,
        .showWindow, .hideWindow, .resize, .background, .foreground, .beginGenerating,
        .endGenerating, .note:
        break
      }
    }
    return next == self ? nil : next
  }
}

/// The story in which a change is made: its app, its steps, and what its file expects of them.
package struct FixStory: Sendable {
  package let situation: Situation
  /// What is expected of the launch.
  let launch: [Scenario.Expectation]
  package let script: FixScript
  /// What is set in it.
  package var stored: StoredAnswers
  /// The file itself, which knows the app under other versions and on other devices.
  private let scenario: Scenario?
  /// Where the file declares its controllers, or else only mentions them.
  private let nodes: [ControllerID: Scenario.Node]

  /// The whole of a scenario in a situation, up to the numbered step and beyond it.
  package init(_ scenario: Scenario, _ situation: Situation, at number: Int) {
    self.situation = situation
    self.scenario = scenario
    nodes = scenario.nodes(in: situation)
    var launch = scenario.launch
    var beats: [FixScript.Beat] = []
    var count = 0
    let version = situation.app.settings.version
    for (written, place) in zip(scenario.steps, scenario.stepNumbers) {
      guard let step = situation.step(written) else { continue }
      if place <= number { count = beats.count + 1 }
      if written.versions?.value.contains(version) == false {
        // Another version's step: what is expected of it is expected of where one is left.
        if beats.isEmpty {
          launch += written.expectations
        } else {
          beats[beats.count - 1].expectations += written.expectations
        }
        count = min(count, beats.count)
        continue
      }
      beats.append(FixScript.Beat(step: step, expectations: written.expectations))
    }
    self.launch = launch
    script = FixScript(beats: beats, count: count)
    stored = StoredAnswers(beats.lazy.map(\.step), in: situation.app)
  }

  /// Steps that lead to a moment, and nothing after it.
  package init(_ situation: Situation, _ steps: [Step]) {
    self.situation = situation
    (launch, scenario, nodes) = ([], nil, [:])
    script = FixScript(beats: steps.map { FixScript.Beat(step: $0) }, count: steps.count)
    stored = StoredAnswers(steps, in: situation.app)
  }

  package var app: App { situation.app }

  /// The words for it, in code that runs on every version the file is about.
  var wording: Wording {
    var app = app
    if app.settings.deployment == nil, let oldest = scenario?.settings.playedVersions.min() {
      app.settings.deployment = oldest
    }
    return Wording(app).storing(stored)
  }

  /// The versions on which the app can be.
  func playable(_ versions: [SystemVersion]) -> [SystemVersion] {
    scenario?.playable(versions) ?? versions
  }

  /// Whether the file has its app delegate behind SwiftUI's adaptor.
  var hasAdaptor: Bool { scenario?.settings.adaptor != nil && scenario?.settings.delegate == nil }

  /// A controller's own line, as the file has it; nothing where it has none.
  func line(of id: ControllerID) -> String? { mentions(id) ? nil : line(of: id, in: app) }

  /// Whether it is a screen with UIKit's answers that stands in the file's tree and has no line.
  func mentions(_ id: ControllerID) -> Bool { nodes[id]?.kind.value == .mention }

  /// The same with what is said otherwise in an edited app.
  func line(of id: ControllerID, in edited: App) -> String {
    var node = edited.node(id)
    guard let written = nodes[id]?.attributes else { return node.line }
    node.attributes.selected = written.selected
    node.attributes.rotated = written.rotated
    if edited[id].controller.preferenceDefault == app[id].controller.preferenceDefault {
      node.attributes.preferenceDefault = written.preferenceDefault
    }
    return node.line
  }

  /// The list of an Info.plist, as the file has it for the device on stage.
  func plistLine(_ list: [InterfaceOrientation]) -> String {
    let isApart =
      (app.settings.isPadIdiom ? scenario?.settings.padPlist : scenario?.settings.phonePlist)
      != nil
    let idiom = app.settings.isPadIdiom ? "pad " : "phone "
    return "plist " + (isApart ? idiom : "") + list.words
  }

  /// What is expected of the step in question.
  var expectations: [Scenario.Expectation] {
    script.count == 0 ? launch : script.beats[script.count - 1].expectations
  }

  /// Whether anything is expected of any step.
  var isExpecting: Bool {
    !launch.isEmpty || script.beats.contains { !$0.expectations.isEmpty }
  }

  /// The app under every version the file is about, the one played among them; oldest first.
  var apps: [App] {
    let played = app.settings.version
    guard let scenario else { return [app] }
    let others = scenario.settings.playedVersions.filter { $0 != played }
      .map { Situation(scenario, device: app.settings.device, version: $0).app }
    return ([app] + others).sorted { $0.settings.version < $1.settings.version }
  }

  /// The app on another device.
  func app(on device: Device) -> App {
    guard let scenario else {
      var other = app
      other.settings.device = device
      return other
    }
    return Situation(scenario, device: device, version: app.settings.version).app
  }
}

extension App {
  /// This app with everything that a developer changed in another one; nothing where both changed
  /// the same thing in different ways.
  func taking(_ edited: App, since base: App) -> App? {
    guard entries.count == base.entries.count, edited.entries.count == base.entries.count else {
      return nil
    }
    var next = self
    func take<Value: Equatable>(_ part: WritableKeyPath<App, Value>) -> Bool {
      guard edited[keyPath: part] != base[keyPath: part] else { return true }
      let isFree =
        self[keyPath: part] == base[keyPath: part] || settings.version != base.settings.version
        || settings.device != base.settings.device
      next[keyPath: part] = edited[keyPath: part]
      return isFree || self[keyPath: part] == edited[keyPath: part]
    }
    for index in entries.indices where !take(\.entries[index]) { return nil }
    let isTaken = [
      take(\.settings.plist), take(\.settings.delegate), take(\.settings.sceneDelegate),
      take(\.settings.requiresFullScreen), take(\.settings.usesSceneLifeCycle), take(\.reactions),
      take(\.windows),
    ]
    return isTaken.contains(false) ? nil : next
  }
}

extension Scenario {
  private var allNodes: [Node] {
    func all(_ node: Node) -> [Node] { [node] + node.children.flatMap(all) }
    return controllers.flatMap(all) + (root.map(all) ?? [])
      + windows.flatMap { $0.root.map(all) ?? [] }
  }

  /// Where each controller is declared, or else only mentioned.
  fileprivate func nodes(in situation: Situation) -> [ControllerID: Node] {
    var nodes: [ControllerID: Node] = [:]
    for node in allNodes {
      guard let name = node.name, let id = situation.id(.name(name.value)) else { continue }
      if nodes[id].map({ $0.kind.value == .mention && node.kind.value != .mention }) ?? true {
        nodes[id] = node
      }
    }
    return nodes
  }
}

extension FixStory {
  /// What the file expects of a step that came out otherwise, as a wish.
  func missed(in episode: Episode) -> Wish {
    var mask = OrientationMask.all
    for expectation in expectations where situation.isMet(expectation, in: episode) == false {
      let claims = expectation.claims.compactMap { $0.value.wanted(in: episode) }
      guard !claims.isEmpty else { continue }
      mask.formIntersection(claims.reduce(.none) { $0.union($1) })
    }
    return .expected(mask == .all ? .none : mask)
  }
}

extension Scenario.Claim {
  /// The orientations a claim allows the interface, or what goes by it; nothing for any other claim.
  fileprivate func wanted(in episode: Episode) -> OrientationMask? {
    switch self {
    case .interface(let values, _): values.last?.mask
    case .statusBar(let value), .keyboard(let value): value.mask
    case .stayed: episode.before?.interface.mask
    case .turned:
      episode.pointed.map { $0 == episode.after.interface ? .all : $0.mask }
    case .device, .visible, .asked, .called, .notAsked, .notCalled, .allowed, .because,
      .console, .error, .noError, .crash, .noCrash, .callbacks, .noCallbacks, .open, .size,
      .sizeClass, .letterboxed, .asWanted, .notAsWanted:
      nil
    }
  }
}

extension Scenario.InterfaceValue {
  fileprivate var mask: OrientationMask {
    OrientationMask(listed: InterfaceOrientation.allCases.filter { matches($0) })
  }
}
