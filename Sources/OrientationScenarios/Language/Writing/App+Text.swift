import OrientationModel

// What the simulator has, as the language writes it.

extension App {
  /// A step: `present Player as fullScreen`.
  package func text(of step: Step) -> String { written(step).text }

  package func text(of moment: Moment<Numbers>) -> String { written(moment).text }

  /// The app's own code: `when leaving: force portrait`.
  package func text(of reaction: Reaction) -> String { written(reaction, reaction.steps).text }

  /// A controller's own line: `screen Films supports portrait`, `navigation Main asks top`.
  package func line(of id: ControllerID) -> String { node(id).line }

  /// A controller as steps and expectations call it.
  package func text(of id: ControllerID) -> String { reference(to: id)?.text ?? "nobody" }

  /// What steps and expectations call a controller; nothing for nobody.
  package func reference(to id: ControllerID) -> Scenario.Reference? {
    guard id != 0, Int(id) <= entries.count else { return nil }
    let entry = self[id]
    if let system = entry.controller.system { return .system(system) }
    guard let kind = Scenario.ContainerKind(entry.controller) else { return .name(entry.name) }
    if entry.name == kind.rawValue { return .unnamed(kind, ordinal: 1) }
    if entry.name.hasPrefix(kind.rawValue + " "),
      let ordinal = Int(entry.name.dropFirst(kind.rawValue.count + 1)), ordinal > 1
    {
      return .unnamed(kind, ordinal: ordinal)
    }
    if let child = entry.children.first, entry.name == "navigation(\(name(child)))",
      let inner = reference(to: child)
    {
      return .wrapper(of: inner)
    }
    return .name(entry.name)
  }

  /// Who hears a callback, as expectations call it.
  package func name(of receiver: Receiver) -> String {
    switch receiver {
    case .controller(let id): name(id)
    case .app: "app"
    case .scene: "scene"
    case .device: "device"
    }
  }

  // MARK: With the names that a scenario would have

  package func written(_ step: Step) -> Scenario.Action {
    step.map(controller: named, window: named)
  }

  package func written(_ answer: DelegateAnswer<Numbers>) -> Scenario.DelegateAnswer {
    answer.map(controller: named, window: named)
  }

  package func written(_ moment: Moment<Numbers>) -> Scenario.Moment {
    moment.map(controller: named)
  }

  /// The app's own code; each step for whichever versions.
  package func written(_ reaction: Reaction) -> Scenario.Reaction {
    written(reaction, reaction.steps.map { $0.bare })
  }

  private func written(_ reaction: Reaction, _ steps: [Step]) -> Scenario.Reaction {
    Scenario.Reaction(
      at: Located(written(reaction.moment)),
      steps: steps.map { Scenario.Step(Located(written($0))) }, if: reaction.condition)
  }

  private func named(_ id: ControllerID) -> Located<Scenario.Reference> {
    Located(reference(to: id) ?? .name(""))
  }

  private func named(_ id: WindowID) -> Located<String> {
    Located(windows.indices.contains(Int(id)) ? windows[Int(id)].name : "")
  }

  // MARK: A controller's line

  /// What its line says, without what hangs under it.
  package func node(_ id: ControllerID) -> Scenario.Node {
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
