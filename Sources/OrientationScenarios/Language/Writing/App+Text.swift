import OrientationModel

// What the simulator has, as the language writes it.

extension App {
  /// A step: `present Player as fullScreen`.
  package func text(of step: Step) -> String { written(step).text }

  package func text(of moment: Moment<Numbers>) -> String { written(moment).text }

  /// The app's own code: `when leaving: force portrait`.
  package func text(of reaction: Reaction) -> String { written(reaction, reaction.steps).text }

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

  /// Only a controller that hears a callback has a name.
  func written(_ mark: Trace.HeardCallback) -> Scenario.Callback {
    guard case .controller(let id) = mark.receiver else {
      return Scenario.Callback(mark.callback.name, on: nil)
    }
    return Scenario.Callback(mark.callback.name, on: named(id))
  }

  private func written(_ reaction: Reaction, _ steps: [Step]) -> Scenario.Reaction {
    Scenario.Reaction(
      at: Located(written(reaction.moment)),
      steps: steps.map { Scenario.Step(Located(written($0))) }, if: reaction.condition)
  }

  func named(_ id: ControllerID) -> Located<Scenario.Reference> {
    Located(reference(to: id) ?? .name(""))
  }

  private func named(_ id: WindowID) -> Located<String> {
    Located(windows.indices.contains(Int(id)) ? windows[Int(id)].name : "")
  }
}
