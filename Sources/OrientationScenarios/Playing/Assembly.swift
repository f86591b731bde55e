import OrientationModel

/// An app while it is put together: first everybody's entry, then who hangs under whom.
struct Assembly {
  private let scenario: Scenario
  var app = App()
  var names = Naming()
  /// The names that some line declares; other names in a tree are screens with UIKit's defaults.
  private let declared: Set<String>
  /// The nodes that have no entry yet, with what each is called.
  private var waiting: ArraySlice<PlacedNode>
  private var families: [Family] = []
  private var attributes: [(id: ControllerID, node: Scenario.Node)] = []
  private var roots: [(window: Int, root: Scenario.Reference)] = []

  /// Who hangs under a controller, and which of them is shown first.
  private struct Family {
    var parent: ControllerID
    var children: [Scenario.Reference]
    var selected: Int
  }

  init(_ scenario: Scenario) {
    self.scenario = scenario
    waiting = scenario.placedNodes[...]
    declared = Set(waiting.compactMap { $0.isDeclaration ? $0.node.name?.value : nil })
  }

  // MARK: Everybody's entry

  mutating func declare() {
    names.windows[Scenario.mainWindow] = 0
    for declaration in scenario.declarations {
      switch declaration {
      case .controller(let node): add(node)
      case .root(let node): roots.append((0, add(node.value)))
      case .window(let window): add(window)
      }
    }
  }

  private mutating func add(_ window: Scenario.Window) {
    let index = app.windows.count
    app.windows.append(.init(name: window.name.value, root: 0, presence: window.presence))
    names.windows[window.name.value] = WindowID(truncatingIfNeeded: index)
    guard let root = window.root else { return }
    roots.append((index, add(root)))
  }

  /// An entry for a node, and for what hangs under it; the answer is what the node is called.
  @discardableResult private mutating func add(_ node: Scenario.Node) -> Scenario.Reference {
    let reference = waiting.removeFirst().reference ?? .name("")
    let known = names.controllers[reference]
    let isNew = known == nil && !isKnownMention(node)
    if isNew {
      var controller = Controller(kind: node.kind.value.engineKind)
      if case .system(let system) = node.kind.value { controller.system = system }
      if case .container(let container) = node.kind.value {
        controller.isSwiftUIOwn = container.isSwiftUIOwn
      }
      let id = app.add(.init(name: reference.called, controller))
      names.controllers[reference] = id
      attributes.append((id, node))
    } else if let known, case .system = node.kind.value {
      // Its line may stand after the places that mention it.
      attributes.append((known, node))
    }
    let children = node.children.map { add($0) }
    if isNew, let id = names.controllers[reference] {
      let selected = node.children.firstIndex { $0.attributes.selected?.value == true }
      families.append(Family(parent: id, children: children, selected: selected ?? 0))
    }
    return reference
  }

  /// A bare name that some line declares, or that has been met before.
  private func isKnownMention(_ node: Scenario.Node) -> Bool {
    guard node.kind.value == .mention, let name = node.name else { return false }
    return declared.contains(name.value) || names.controllers[.name(name.value)] != nil
  }

  // MARK: Who hangs under whom, and what their lines say

  /// Children, attributes, reactions, and the controllers that only steps speak of.
  mutating func connect() {
    for family in families {
      app[family.parent].children = family.children.map { names.controllers[$0] ?? 0 }
      app[family.parent].controller.selected = UInt16(truncatingIfNeeded: family.selected)
    }
    for entry in app.entries {
      let kind = entry.controller.kind
      if kind.isSwiftUI || kind == .hosting { represent(entry.children) }
    }
    for (window, root) in roots { app.windows[window].root = names.controllers[root] ?? 0 }
    for reference in named { meet(reference.value) }
    for (id, node) in attributes where node.attributes != Scenario.Attributes() {
      describe(id, node.attributes)
    }
    for (id, node) in attributes { react(id, node.reactions) }
    if let delegate = scenario.settings.delegate ?? scenario.settings.adaptor {
      app.settings.delegate = names.answer(delegate.value)
    }
  }

  /// CONT-7: UIKit's controllers under something of SwiftUI's are wrapped, but for its own stacks; what
  /// is in a wrapped one is UIKit's.
  private mutating func represent(_ children: [ControllerID], isWrapped: Bool = false) {
    for id in children {
      let kind = app[id].controller.kind
      let isStack = kind == .navigation && !isWrapped
      app[id].controller.isRepresented = !kind.isSwiftUI && !isStack
      represent(app[id].children, isWrapped: app[id].controller.isRepresented)
    }
  }

  /// Whom steps, a delegate's answer, a condition, or a moment names.
  private var named: [Located<Scenario.Reference>] {
    let nodes = attributes.map { $0.node }
    let steps = scenario.steps + nodes.flatMap { $0.reactions.flatMap { $0.steps } }
    let answers = [scenario.settings.delegate, scenario.settings.adaptor].compactMap { $0 }
    return steps.flatMap { $0.action.value.controllers } + answers.flatMap { $0.value.controllers }
      + nodes.flatMap { node in
        node.attributes.asks.flatMap { $0.value.onlyWhen }
          + node.reactions.compactMap { $0.moment.value.cover }
      }
  }

  /// An entry for a wrapper, or one of Apple's own controllers, that has none.
  private mutating func meet(_ reference: Scenario.Reference) {
    guard names.controllers[reference] == nil else { return }
    switch reference {
    case .name, .unnamed: return
    case .system(let system):
      var controller = Controller(kind: .system)
      controller.system = system
      names.controllers[reference] = app.add(.init(name: reference.called, controller))
    case .wrapper(let inner):
      meet(inner)
      guard let child = names.controllers[inner] else { return }
      var entry = App.Entry(name: "navigation(\(app[child].name))", Controller(kind: .navigation))
      entry.children = [child]
      names.controllers[reference] = app.add(entry)
    }
  }

  private mutating func describe(_ id: ControllerID, _ attributes: Scenario.Attributes) {
    var controller = app[id].controller
    if let answer = attributes.supports {
      controller.supports = answer.mask
      controller.isEnumPassedAsMask = answer.isRawValue
    }
    if let mask = attributes.orientations { controller.supports = mask }
    controller.wants = attributes.wants
    controller.prefers = attributes.prefers ?? .unstated
    controller.autorotates = attributes.autorotates
    controller.prefersLock = attributes.prefersLock
    controller.lockAsRead = controller.prefersLock
    controller.ignoresAppMask = attributes.ignoresAppMask ?? false
    controller.legacy = attributes.legacy
    controller.isDrawnTurned = attributes.rotated != nil
    controller.preferenceInitially = attributes.initially
    controller.preferenceDefault = attributes.preferenceDefault.map {
      switch $0 {
      case .mask(let mask): mask
      case .idioms(let phone, let pad): app.settings.isPadIdiom ? pad : phone
      }
    }
    app[id].controller = controller
    for asks in attributes.asks { hand(on: asks.value, id) }
  }

  private mutating func hand(on asks: Scenario.Asks, _ id: ControllerID) {
    for question in asks.questions {
      app[id].controller[question] = Controller.Clause(asks: asks.whom, author: asks.author)
      if !asks.onlyWhen.isEmpty { app[id].whens[question] = asks.onlyWhen.map { names.id($0) } }
    }
  }

  private mutating func react(_ id: ControllerID, _ reactions: [Scenario.Reaction]) {
    for reaction in reactions {
      app.reactions.append(
        Reaction(
          owner: id, moment: reaction.moment.value.map(controller: names.id),
          condition: reaction.condition, steps: reaction.steps.map(names.step)))
    }
  }

  /// The set-up lines, for one device and one version.
  mutating func settle(device: Device, version: SystemVersion, linked: SystemVersion?) {
    let lines = scenario.settings
    var settings = Settings()
    settings.device = device
    settings.run(on: version, lines, linked: linked)
    settings.deployment = lines.deployment
    settings.namesClasses = scenario.isImported
    settings.held = lines.held ?? .portrait
    settings.posture = lines.posture ?? .closed
    settings.isLocked = lines.lock ?? false
    settings.isForPhoneAlone = lines.family == .phone
    let own = settings.isPadIdiom ? lines.padPlist : lines.phonePlist
    settings.plist = own?.value ?? lines.plist?.value
    settings.hasIdiomList = own != nil
    settings.sceneDelegate = lines.sceneDelegate?.value.mask
    settings.requiresFullScreen = lines.requiresFullScreen?.value ?? false
    settings.shape = lines.scene?.value ?? .fullScreen
    settings.minimumSize = lines.minimumSize
    settings.usesSceneLifeCycle = lines.lifeCycle?.value != .app
    for assumed in lines.assumptions { settings.assumptions[assumed.assumption] = assumed.holds }
    app.settings = settings
  }
}

extension Settings {
  /// All that follows from the version.
  mutating func run(
    on version: SystemVersion, _ lines: Scenario.Settings, linked link: SystemVersion? = nil
  ) {
    self.version = version
    linked = link ?? lines.playedLinks[0] ?? version
  }
}

extension Scenario.Node.Kind {
  var engineKind: Controller.Kind {
    switch self {
    case .mention, .screen: .screen
    case .container(let container): container.engineKind
    case .view: .view
    case .cover: .cover
    case .sheet: .sheet
    case .system: .system
    }
  }
}
