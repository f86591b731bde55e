import OrientationModel
import OrientationScenarios
import OrientationTelling

extension Scenario {
  /// An app that was built by hand, as a scenario with some steps.
  package init(_ app: App, _ steps: [OrientationModel.Step]) {
    self.init()
    let settings = app.settings
    self.settings.devices = [Located(settings.device)]
    self.settings.ios = Located(.init([.only(settings.version)]))
    self.settings.linked = .init([.only(settings.linked)])
    self.settings.deployment = settings.deployment
    self.settings.held = settings.held
    if settings.device.hasHinge { self.settings.posture = settings.posture }
    self.settings.lock = settings.isLocked
    self.settings.plist = settings.plist.map { Located($0) }
    self.settings.delegate = settings.delegate.map { Located(app.written($0)) }
    self.settings.sceneDelegate = settings.sceneDelegate.map { Located(.mask($0)) }
    self.settings.requiresFullScreen =
      settings.requiresFullScreen ? Located(true) : nil
    self.settings.family = settings.isForPhoneAlone ? .phone : nil
    self.settings.scene = Located(settings.shape)
    self.settings.lifeCycle = Located(settings.usesSceneLifeCycle ? .scene : .app)
    self.settings.assumptions = Assumption.allCases.map {
      Assumed($0, holds: settings.assumptions[$0])
    }
    declarations = app.entries.indices.map { ControllerID($0 + 1) }.compactMap { id in
      if case .name? = app.reference(to: id) { .controller(app.tree(id)) } else { nil }
    }
    for (index, window) in app.windows.enumerated() {
      let root = window.root == 0 ? nil : app.child(window.root)
      if index == 0, let root {
        declarations.append(.root(Located(root)))
      } else if index > 0 {
        declarations.append(
          .window(Window(name: Located(window.name), presence: window.presence, root: root)))
      }
    }
    self.steps = steps.map { Scenario.Step(Located(app.written($0))) }
  }
}

extension App {
  /// A controller with its code and what hangs under it.
  fileprivate func tree(_ id: ControllerID) -> Scenario.Node {
    var node = node(id)
    node.children = self[id].children.map(child)
    let selected = Int(self[id].controller.selected)
    if selected > 0, node.children.indices.contains(selected) {
      node.children[selected].attributes.selected = Located(true)
    }
    node.reactions = reactions.filter { $0.owner == id }.map(written)
    return node
  }

  /// The same where its line stands elsewhere, if that can be said.
  fileprivate func child(_ id: ControllerID) -> Scenario.Node {
    guard case .name(let name)? = reference(to: id) else { return tree(id) }
    return Scenario.Node(Located(.mention), name: Located(name))
  }

  /// A controller's own line: `screen Films supports portrait`, `navigation Main asks top`.
  package func line(of id: ControllerID) -> String { node(id).line }

  /// What its line says, without what hangs under it.
  fileprivate func node(_ id: ControllerID) -> Scenario.Node {
    let controller = self[id].controller
    var node = Scenario.Node(Located(Scenario.Node.Kind(controller)))
    if case .name(let name)? = reference(to: id) { node.name = Located(name) }
    node.attributes = Scenario.Attributes(controller)
    for question in Controller.Question.allCases {
      guard let asks = asks(id, question) else { continue }
      let known = node.attributes.asks.firstIndex { $0.value.isLike(asks) }
      if let known {
        node.attributes.asks[known].value.questions += asks.questions
      } else {
        node.attributes.asks.append(Located(asks))
      }
    }
    return node
  }

  private func asks(_ id: ControllerID, _ question: Controller.Question) -> Scenario.Asks? {
    let clause = self[id].controller[question]
    guard clause.asks != .nobody else { return nil }
    let whens = (self[id].whens[question] ?? []).compactMap { reference(to: $0) }
    return Scenario.Asks(
      clause.asks, questions: [question], onlyWhen: whens.map { Located($0) }, by: clause.author)
  }
}

extension Scenario.Asks {
  /// Whether two containers differ only in which questions they hand on.
  fileprivate func isLike(_ other: Scenario.Asks) -> Bool {
    whom == other.whom && onlyWhen == other.onlyWhen && author == other.author
  }
}

extension Scenario.Attributes {
  fileprivate init(_ controller: Controller) {
    self.init()
    if controller.kind.isSwiftUI {
      orientations = controller.supports
    } else {
      supports = controller.supports.map { controller.answer($0) }
    }
    wants = controller.wants
    legacy = controller.legacy
    prefers = controller.prefers == .unstated ? nil : controller.prefers
    autorotates = controller.autorotates
    prefersLock = controller.prefersLock
    ignoresAppMask = controller.ignoresAppMask ? true : nil
    preferenceDefault = controller.preferenceDefault.map { .mask($0) }
    initially = controller.preferenceInitially
  }
}

extension Controller {
  fileprivate func answer(_ mask: OrientationMask) -> MaskAnswer {
    guard isEnumPassedAsMask, let orientation = InterfaceOrientation(rawValue: mask.rawValue) else {
      return .mask(mask)
    }
    return .rawValue(of: orientation)
  }
}

extension Scenario.Node.Kind {
  fileprivate init(_ controller: Controller) {
    let container = Scenario.ContainerKind(controller).map { Self.container($0) }
    switch controller.kind {
    case .view: self = .view
    case .cover: self = .cover
    case .sheet: self = .sheet
    default: self = container ?? controller.system.map { .system($0) } ?? .screen
    }
  }
}

extension Advice {
  /// For steps that no file expects anything of.
  package init(_ app: App, _ steps: [Step], wish: Wish? = nil, limit: Int = 8) {
    let scenario = Scenario(app, steps)
    self.init(
      FixStory(scenario, Situation(scenario), at: steps.count), wish: wish, limit: limit)
  }
}
