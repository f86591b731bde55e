/// One change of a scenario, made on its syntax tree.
///
/// Sentences at the prompt, toggles, renames, and fixes are edits. One that is about somebody or a step
/// that isn't there leaves the scenario as it is.
package enum ScenarioEdit: Hashable, Sendable {
  /// All that stands above everything else, for people.
  case head(Scenario.Header)
  case set(Scenario.Setting)
  /// A property for `explore`, after those there are.
  case property(Scenario.Property)
  /// What a line says of its controller; a screen that is only mentioned is declared there.
  case attributes(Scenario.Attributes, of: Scenario.Reference)
  /// All the code of a controller's own.
  case reactions([Scenario.Reaction], of: Scenario.Reference)
  /// A line takes the place of the one that declares the same, or is added; what hangs under that
  /// stays unless something hangs under the new one.
  case declare(Scenario.Declaration)
  /// A child, after those there are.
  case insert(Scenario.Node, under: Scenario.Reference)
  /// Everywhere, with what hangs under it.
  case remove(Scenario.Reference)
  /// To the end of another one's children.
  case move(Scenario.Reference, under: Scenario.Reference)
  case moveBefore(Scenario.Reference, Scenario.Reference)
  /// Wherever it is named, in steps and expectations too.
  case rename(Scenario.Reference, to: String)
  case insertStep(Scenario.Step, at: Int)
  case replaceStep(at: Int, with: Scenario.Step)
  case removeStep(at: Int)
}

extension Scenario {
  package func applying(_ edits: [ScenarioEdit]) -> Scenario {
    edits.reduce(into: self) { $0.apply($1) }
  }

  package mutating func apply(_ edit: ScenarioEdit) {
    switch edit {
    case .head(let head): header = head
    case .set(let setting): settings.take(setting)
    case .property(let property): properties.append(property)
    case .attributes(let attributes, let reference):
      change(reference) { $0.attributes = attributes }
    case .reactions(let reactions, let reference): change(reference) { $0.reactions = reactions }
    case .declare(let declaration): declare(declaration)
    case .insert(let node, let parent):
      if let place = place(of: parent) { self[place.path]?.children.append(node) }
    case .remove(let reference): remove(reference)
    case .move(let reference, let parent): move(reference, under: parent)
    case .moveBefore(let reference, let next): move(reference, before: next)
    case .rename(let reference, let name): rename(reference, to: name)
    case .insertStep(let step, let index): steps.insert(step, at: min(index, steps.count))
    case .replaceStep(let index, let step): if steps.indices.contains(index) { steps[index] = step }
    case .removeStep(let index): if steps.indices.contains(index) { steps.remove(at: index) }
    }
  }

  // MARK: Lines

  /// Changes the line that declares somebody; a screen that is only mentioned is declared there.
  private mutating func change(_ reference: Reference, _ change: (inout Node) -> Void) {
    guard let place = place(of: reference) else { return }
    var node = place.node
    change(&node)
    if !place.isDeclaration, node != place.node {
      node.kind = Located(.screen)
      node.attributes.selected = place.node.attributes.selected
    }
    self[place.path] = node
  }

  private mutating func declare(_ declaration: Declaration) {
    switch declaration {
    case .controller(let node): declare(node)
    case .root:
      let known = declarations.firstIndex { if case .root = $0 { true } else { false } }
      if let known { declarations[known] = declaration } else { declarations.append(declaration) }
    case .window(var window):
      let known = declarations.firstIndex {
        if case .window(let other) = $0 { other.name == window.name } else { false }
      }
      guard let known else { return declarations.append(declaration) }
      window.root = window.root ?? declarations[known].node
      declarations[known] = .window(window)
    }
  }

  private mutating func declare(_ node: Node) {
    let alone = placedNode(node)
    if let place = alone.reference.flatMap(place), place.isDeclaration {
      var node = node
      if node.children.isEmpty, node.reactions.isEmpty {
        node.children = place.node.children
        node.reactions = place.node.reactions
      }
      self[place.path] = node
    } else {
      let tree = declarations.firstIndex { !$0.isOutsideTrees }
      declarations.insert(.controller(node), at: tree ?? declarations.count)
    }
  }

  /// A node as it would be called alone.
  private func placedNode(_ node: Node) -> PlacedNode {
    var alone = Scenario()
    alone.declarations = [.controller(node)]
    return alone.placedNodes[0]
  }

  // MARK: The tree

  private mutating func remove(_ reference: Reference) {
    while let place = place(of: reference) { remove(at: place.path) }
  }

  private mutating func remove(at path: NodePath) {
    if path.children.isEmpty, case .window = declarations[path.declaration] {
      declarations[path.declaration].node = nil
    } else if path.children.isEmpty {
      declarations.remove(at: path.declaration)
    } else {
      self[path] = nil
    }
  }

  /// Where somebody hangs under somebody else.
  private func childPlace(of reference: Reference) -> PlacedNode? {
    placedNodes.first { $0.reference == reference && $0.isChild }
  }

  /// Takes a node out of the tree it hangs in; one that is only declared is mentioned where it goes.
  private mutating func takeOut(_ reference: Reference) -> Node? {
    if let place = childPlace(of: reference) {
      self[place.path] = nil
      return place.node
    }
    guard let place = place(of: reference), let name = place.node.name,
      declarations[place.path.declaration].isOutsideTrees
    else { return nil }
    return Node(Located(.mention), name: name)
  }

  private mutating func move(_ reference: Reference, under parent: Reference) {
    var next = self
    guard reference != parent, let node = next.takeOut(reference),
      let place = next.place(of: parent)
    else { return }
    next[place.path]?.children.append(node)
    self = next
  }

  private mutating func move(_ reference: Reference, before sibling: Reference) {
    var next = self
    guard reference != sibling, let node = next.takeOut(reference),
      let place = next.childPlace(of: sibling), let index = place.path.children.last
    else { return }
    var parent = place.path
    parent.children.removeLast()
    next[parent]?.children.insert(node, at: index)
    self = next
  }
}

extension ScenarioEdit {
  package var isRenaming: Bool { if case .rename = self { true } else { false } }

  package var step: Int? {
    switch self {
    case .insertStep(_, let index), .replaceStep(let index, _), .removeStep(let index): index
    default: nil
    }
  }
}

extension [ScenarioEdit] {
  package var insertedSteps: Set<Int> {
    var places: Set<Int> = []
    for case .insertStep(_, at: let index) in self {
      places = Set(places.map { $0 < index ? $0 : $0 + 1 }).union([index])
    }
    return places
  }
}
