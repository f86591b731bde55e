import OrientationModel

extension Scenario {
  /// Who there is, and what hangs where, whatever the lines say besides.
  var skeleton: [Declaration] {
    declarations.compactMap { declaration in
      // A screen may be declared where it is only mentioned.
      if case .controller(let node) = declaration, node.kind.value == .screen, node.children.isEmpty
      {
        return nil
      }
      var bare = declaration
      bare.node = declaration.node?.skeleton
      return bare
    }
  }
}

extension Scenario.Node {
  fileprivate var skeleton: Scenario.Node {
    var node = self
    if kind.value == .mention { node.kind.value = .screen }
    node.attributes = Scenario.Attributes()
    node.reactions = []
    node.children = children.map { $0.skeleton }
    return node
  }
}

extension Scenario.Reaction {
  /// The same with one step each.
  var statements: [Scenario.Reaction] {
    steps.map { Scenario.Reaction(at: moment, steps: [$0], if: condition) }
  }
}

/// What the app calls, and what the user does then.
struct Stretch {
  var calls: [Scenario.Step] = []
  var act: Scenario.Step?
}

extension [Scenario.Step] {
  /// All but the notes; the last stretch has no act.
  var stretches: [Stretch] {
    var stretches = [Stretch()]
    for step in self where !step.isNote {
      if step.action.value.kind == .call {
        stretches[stretches.count - 1].calls.append(step)
      } else {
        stretches[stretches.count - 1].act = step
        stretches.append(Stretch())
      }
    }
    return stretches
  }
}

extension Scenario.Step {
  /// Whether both do the same, whatever is expected of them.
  func isSame(as other: Scenario.Step) -> Bool {
    action == other.action && versions == other.versions
  }

  /// With what is expected of it, another one in its place.
  func doing(_ other: Scenario.Step) -> Scenario.Step {
    var step = self
    step.action = other.action
    step.versions = other.versions
    return step
  }
}

extension Scenario.Action {
  /// The screen that is pushed or presented, alone or in a navigation controller around it.
  package var shown: Scenario.Reference? {
    switch self {
    case .push(let screen, _): return screen.value
    case .present(let screen, _, _):
      if case .wrapper(let wrapped) = screen.value { return wrapped }
      return screen.value
    default: return nil
    }
  }

  var isLeaving: Bool {
    switch self {
    case .pop, .dismiss: true
    default: false
    }
  }

  var isOfStack: Bool {
    switch self {
    case .push, .pop: true
    default: false
    }
  }
}
