import OrientationModel
import OrientationScenarios

/// Something that can be done where one stands, and what would come of it.
struct Deed: Hashable, Sendable {
  /// The command that does it.
  var command: String
  /// What it is called: `push Player`.
  var label: String
  var step: Scenario.Step
  /// What would come of it, found out without anybody hearing of it.
  var prospect: Prospect
}

/// What a step would come to.
enum Prospect: Hashable, Sendable {
  case turns(to: InterfaceOrientation)
  case stays(InterfaceOrientation)
  case ends

  init(before: World, after: World) {
    if after.hasCrashed {
      self = .ends
    } else if before.interface != after.interface {
      self = .turns(to: after.interface)
    } else {
      self = .stays(after.interface)
    }
  }

  init(from before: InterfaceOrientation?, to after: InterfaceOrientation) {
    self = before == nil || before == after ? .stays(after) : .turns(to: after)
  }

  var text: String {
    switch self {
    case .turns(let orientation): "turns to \(orientation.name)"
    case .stays(let orientation): "stays \(orientation.name)"
    case .ends: "ends the app"
    }
  }

  /// For short lines.
  var word: String {
    switch self {
    case .turns: "turns"
    case .stays: "stays"
    case .ends: "ends"
    }
  }

  /// For the shortest lines.
  var sign: String {
    switch self {
    case .turns: "✓"
    case .stays: "·"
    case .ends: "✕"
    }
  }
}

extension Scenario.Step {
  /// A step that no file has.
  init(_ action: Scenario.Action) { self.init(Located(action)) }
}

extension Scenario {
  /// Everybody a step could name: who is declared, and whom the steps bring in.
  var everybody: [Reference] {
    var found: [Reference] = []
    var counts: [ContainerKind: Int] = [:]
    for declaration in declarations {
      switch declaration {
      case .controller(let node): Self.collect(node, &found, &counts)
      case .root(let node): Self.collect(node.value, &found, &counts)
      case .window(let window):
        if let root = window.root { Self.collect(root, &found, &counts) }
      }
    }
    for step in steps {
      for reference in step.action.value.controllers where !found.contains(reference.value) {
        found.append(reference.value)
      }
    }
    return found
  }

  private static func collect(
    _ node: Node, _ found: inout [Reference], _ counts: inout [ContainerKind: Int]
  ) {
    var reference: Reference?
    if let name = node.name {
      reference = .name(name.value)
    } else if case .container(let kind) = node.kind.value {
      counts[kind, default: 0] += 1
      reference = .unnamed(kind, ordinal: counts[kind, default: 1])
    } else if case .system(let system) = node.kind.value {
      reference = .system(system)
    }
    if let reference, !found.contains(reference) { found.append(reference) }
    for child in node.children { collect(child, &found, &counts) }
  }
}
