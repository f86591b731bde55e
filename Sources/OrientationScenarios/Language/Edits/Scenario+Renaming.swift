import OrientationModel

extension Scenario {
  mutating func rename(_ reference: Reference, to name: String) {
    if case .name(let old) = reference, place(of: reference) == nil,
      windows.contains(where: { $0.name.value == old })
    {
      mapNames(Renaming(controller: { $0 }, window: { $0 == old ? name : $0 }))
      for index in declarations.indices {
        guard case .window(var window) = declarations[index], window.name.value == old else {
          continue
        }
        window.name.value = name
        declarations[index] = .window(window)
      }
      return
    }
    for place in placedNodes where place.reference == reference {
      self[place.path]?.name = Located(name)
    }
    mapNames(Renaming(controller: { $0.renaming(reference, to: name) }, window: { $0 }))
  }

  private mutating func mapNames(_ renaming: Renaming) {
    settings.delegate = settings.delegate.map { $0.map(renaming.answer) }
    settings.adaptor = settings.adaptor.map { $0.map(renaming.answer) }
    for place in placedNodes {
      guard var node = self[place.path] else { continue }
      node.attributes.asks = node.attributes.asks.map { $0.map(renaming.asks) }
      node.reactions = node.reactions.map(renaming.reaction)
      self[place.path] = node
    }
    properties = properties.map { property in
      Property(
        property.mode, renaming.expectation(property.expectation),
        if: property.condition.map { $0.map(renaming.claim) })
    }
    launch = launch.map(renaming.expectation)
    steps = steps.map(renaming.step)
  }
}

extension Scenario.Reference {
  /// What it is when somebody gets a name; unnamed containers are then counted without that one.
  fileprivate func renaming(_ old: Scenario.Reference, to name: String) -> Scenario.Reference {
    if self == old { return .name(name) }
    switch self {
    case .wrapper(let inner): return .wrapper(of: inner.renaming(old, to: name))
    case .unnamed(let kind, let ordinal):
      guard case .unnamed(kind, let gone) = old, gone < ordinal else { return self }
      return .unnamed(kind, ordinal: ordinal - 1)
    case .name, .system: return self
    }
  }
}

/// Other names for all that a scenario can say.
private struct Renaming {
  let controller: (Scenario.Reference) -> Scenario.Reference
  let window: (String) -> String

  private func named(_ reference: Located<Scenario.Reference>) -> Located<Scenario.Reference> {
    reference.map(controller)
  }

  private func named(_ window: Located<String>) -> Located<String> { window.map(self.window) }

  func answer(_ answer: Scenario.DelegateAnswer) -> Scenario.DelegateAnswer {
    answer.map(controller: named, window: named)
  }

  func asks(_ asks: Scenario.Asks) -> Scenario.Asks {
    var asks = asks
    asks.onlyWhen = asks.onlyWhen.map(named)
    return asks
  }

  func reaction(_ reaction: Scenario.Reaction) -> Scenario.Reaction {
    var reaction = reaction
    reaction.moment = reaction.moment.map { $0.map(controller: named) }
    reaction.steps = reaction.steps.map(step)
    return reaction
  }

  func step(_ step: Scenario.Step) -> Scenario.Step {
    var step = step
    step.action = step.action.map { $0.map(controller: named, window: named) }
    step.expectations = step.expectations.map(expectation)
    return step
  }

  func expectation(_ expectation: Scenario.Expectation) -> Scenario.Expectation {
    var expectation = expectation
    expectation.claims = expectation.claims.map { $0.map(claim) }
    return expectation
  }

  func claim(_ claim: Scenario.Claim) -> Scenario.Claim {
    claim.map(controller: named, window: named)
  }
}
