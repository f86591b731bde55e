import OrientationModel

/// Everything that has a name, and the containers that have none.
struct NameTable: Sendable {
  struct Entry: Sendable {
    var kind: Scenario.Node.Kind
    var line: Int
  }

  var entries: [String: Entry] = [:]
  /// The names in the order of the file.
  var order: [String] = []
  var windows: [String: Int] = [Scenario.mainWindow: 0]
  var windowOrder = [Scenario.mainWindow]
  var unnamedCounts: [Scenario.ContainerKind: Int] = [:]
  /// What some step wraps in a navigation controller.
  var wrapped: Set<Scenario.Reference> = []

  mutating func add(_ name: String, _ kind: Scenario.Node.Kind, line: Int) {
    if entries[name] == nil { order.append(name) }
    entries[name] = Entry(kind: kind, line: line)
  }
}

extension Checks {
  /// Enters what is declared, and notes what is declared twice.
  mutating func declare() {
    for declaration in scenario.declarations {
      switch declaration {
      case .controller(let node): declare(node)
      case .root(let node): declare(node.value)
      case .window(let window):
        declare(window)
        if let root = window.root { declare(root) }
      }
    }
    for declaration in scenario.declarations {
      switch declaration {
      case .controller(let node): mention(node)
      case .root(let node): mention(node.value)
      case .window(let window): if let root = window.root { mention(root) }
      }
    }
    for step in scenario.steps { wrap(step) }
  }

  /// Enters what a step that is not the scenario's own brings with it.
  mutating func declare(_ step: Scenario.Step) { wrap(step) }

  private mutating func declare(_ window: Scenario.Window) {
    if let first = names.windows[window.name.value] {
      reader.note(.windowTwice(window.name.value, first: first), at: window.name.place)
    } else {
      names.windows[window.name.value] = window.name.place.line
      names.windowOrder.append(window.name.value)
    }
  }

  private mutating func declare(_ node: Scenario.Node) {
    if node.kind.value != .mention, let name = node.name {
      if let first = names.entries[name.value] {
        reader.note(.declaredTwice(name.value, first: first.line), at: name.place)
      } else {
        names.add(name.value, node.kind.value, line: name.place.line)
      }
    } else if case .container(let kind) = node.kind.value {
      names.unnamedCounts[kind, default: 0] += 1
    }
    for child in node.children { declare(child) }
  }

  /// Enters bare names that nothing declares, and what reactions wrap.
  private mutating func mention(_ node: Scenario.Node) {
    if node.kind.value == .mention, let name = node.name, names.entries[name.value] == nil {
      names.add(name.value, .screen, line: name.place.line)
    }
    for reaction in node.reactions { for step in reaction.steps { wrap(step) } }
    for child in node.children { mention(child) }
  }

  private mutating func wrap(_ step: Scenario.Step) {
    guard case .present(let presented, _, _) = step.action.value,
      case .wrapper(let inner) = presented.value
    else { return }
    names.wrapped.insert(inner)
  }
}
