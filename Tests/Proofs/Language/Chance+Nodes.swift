import OrientationModel
import OrientationScenarios

extension Chance {
  /// What stands outside the tree.
  package mutating func controller() -> Scenario.Node {
    switch below(4) {
    case 0: view(.view, depth: 1)
    case 1: view(pick([.cover, .sheet]), depth: 2)
    case 2: container(depth: 2)
    default: screen()
    }
  }

  package mutating func window() -> Scenario.Window {
    Scenario.Window(
      name: located(), presence: pick([.shown, .hidden, .absent]),
      root: maybe { $0.node(depth: 2) })
  }

  /// Something in a tree.
  package mutating func node(depth: Int) -> Scenario.Node {
    switch below(depth > 0 ? 8 : 3) {
    case 0: return mention()
    case 1: return screen()
    case 2:
      var node = Scenario.Node(Located(.system(pick(SystemController.allCases))))
      node.attributes = screenAttributes()
      node.attributes.wants = nil
      return node
    case 3: return view(.view, depth: depth - 1)
    default: return container(depth: depth)
    }
  }

  private mutating func selected() -> Located<Bool>? { oneIn(5) ? Located(true) : nil }

  private mutating func mention() -> Scenario.Node {
    var node = Scenario.Node(Located(.mention), name: located())
    node.attributes.selected = selected()
    node.reactions = oneIn(3) ? [reaction()] : []
    return node
  }

  private mutating func screen() -> Scenario.Node {
    var node = Scenario.Node(Located(.screen), name: located())
    node.attributes = screenAttributes()
    node.reactions = some(0...2) { $0.reaction() }
    return node
  }

  private mutating func screenAttributes() -> Scenario.Attributes {
    var attributes = Scenario.Attributes()
    attributes.wants = wish()
    attributes.supports = maybe { $0.oneIn(5) ? .mask(.current) : $0.maskAnswer() }
    attributes.prefers = maybe { $0.preferred() }
    attributes.autorotates = maybe { $0.bool() }
    attributes.prefersLock = maybe { $0.bool() }
    attributes.ignoresAppMask = maybe { $0.bool() }
    attributes.legacy = maybe { $0.mask() }
    attributes.selected = selected()
    return attributes
  }

  private mutating func wish() -> OrientationMask? {
    maybe { $0.oneIn(5) ? .current : $0.mask() }
  }

  private mutating func container(depth: Int) -> Scenario.Node {
    let kind = pick(Scenario.ContainerKind.allCases.filter { $0 != .app })
    var node = Scenario.Node(Located(.container(kind)), name: maybe { $0.located() })
    node.attributes.wants = wish()
    if kind != .app, kind != .stack {
      node.attributes = screenAttributes()
      node.attributes.asks = some(0...2) { Located($0.asks()) }
    }
    if kind == .hosting {
      node.attributes.preferenceDefault = maybe { chance in
        chance.bool() ? .mask(chance.mask()) : .idioms(phone: chance.mask(), pad: chance.mask())
      }
      node.attributes.initially = maybe { $0.mask() }
    }
    node.reactions = some(0...2) { $0.reaction() }
    node.children = some(0...3) { $0.node(depth: depth - 1) }
    return node
  }

  private mutating func view(_ kind: Scenario.Node.Kind, depth: Int) -> Scenario.Node {
    var node = Scenario.Node(Located(kind), name: located())
    node.attributes.wants = wish()
    node.attributes.orientations = maybe { $0.mask() }
    if kind == .view {
      node.attributes.rotated = maybe { $0.pick(Scenario.Turn.allCases) }
    }
    node.reactions = some(0...2) { $0.reaction() }
    node.children = depth > 0 ? some(0...2) { $0.node(depth: depth - 1) } : []
    return node
  }

  private mutating func asks() -> Scenario.Asks {
    var asks = Scenario.Asks(
      pick([.top, .visible, .selected, .all]),
      by: pick([.subclass, .delegate, .categoryExtension]))
    let questions = Controller.Question.allCases.filter { _ in oneIn(2) }
    if !questions.isEmpty { asks.questions = questions }
    asks.onlyWhen = some(0...2) { $0.controllerReference() }
    return asks
  }

  private mutating func reaction() -> Scenario.Reaction {
    let steps = some(1...3) { chance in
      var step = chance.step(expectations: [])
      while step.isNote || step.action.value.isWish { step = chance.step(expectations: []) }
      return step
    }
    return Scenario.Reaction(
      at: Located(moment()), steps: steps,
      if: maybe { $0.pick(ReactionCondition.allCases) })
  }

  private mutating func moment() -> Scenario.Moment {
    pick([
      .appearing, .isAppearing, .appeared, .leaving, .disappearing, .disappeared, .showing,
      .devicePortrait, .deviceLandscape, .deviceExactly(device()), .rotated, .opened,
      .closed, .folded, .covering(cover()),
      .uncovering(cover()),
    ])
  }

  private mutating func cover() -> Located<Scenario.Reference> {
    Located(.name(name()))
  }
}
