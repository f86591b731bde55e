import OrientationModel
import OrientationScenarios

// What the code of screens and containers may do that a scenario does not say.

extension Suspicion {
  /// The device's own orientation, written by the app, and the ways of iOS 16.
  static func forcing(_ scenario: Scenario) -> [Suspicion] {
    let moments = [
      ("leaving", "viewWillDisappear(_:)"), ("disappearing", "viewWillDisappear(_:)"),
      ("appearing", "viewWillAppear(_:)"), ("appeared", "viewDidAppear(_:)"),
      ("disappeared", "viewDidDisappear(_:)"), ("rotated", "viewWillTransition(to:with:)"),
    ]
    let forced = moments.flatMap { moment, method in
      scenario.screenNames.flatMap { name in
        [InterfaceOrientation.portrait, .landscapeRight].map { side in
          reaction(
            on: name, "when \(moment): force \(side.name)",
            [
              "// \(name).\(method)", "UIDevice.current.setValue(",
              "  UIInterfaceOrientation.\(side.name).rawValue, forKey: \"orientation\")",
            ]
          ).rarer(by: rarity(of: side, at: moment, on: name, in: scenario))
        }
      }
    }
    return forced
      + scenario.screenNames.flatMap { name in
        ["appearing", "disappearing"].flatMap { requests(name, $0, in: scenario) }
          + attempts(name)
      }
  }

  /// How seldom an app turns to a side at a moment.
  ///
  /// Screens that come turn to landscape, and back to portrait when they go; lists that are there
  /// from the start turn to portrait whenever they come. Nobody comes to what its mask forbids.
  private static func rarity(
    of side: InterfaceOrientation, at moment: String, on name: String, in scenario: Scenario
  ) -> Int {
    let comes = ["appearing", "appeared"].contains(moment)
    let isList = scenario.standsInTree(name)
    let usual =
      switch (comes, side == .portrait) {
      case (true, true): isList ? 1 : 3
      case (true, false): isList ? 3 : 0
      case (false, true): isList ? 3 : 0
      case (false, false): 3
      }
    let isForbidden = comes && scenario.mask(of: name)?.contains(side) == false
    return usual + (["rotated", "disappeared"].contains(moment) ? 4 : 0)
      + (isForbidden ? 3 : 0)
  }

  /// The ways of iOS 16, at a moment.
  private static func requests(
    _ name: String, _ moment: String, in scenario: Scenario
  ) -> [Suspicion] {
    let requests = [InterfaceOrientation.portrait, .landscapeRight].map { side in
      let mask = side == .portrait ? OrientationMask.portrait : .landscape
      return reaction(
        on: name, "when \(moment): request \(mask.words)",
        [
          "// \(name), \(moment)", "view.window?.windowScene?.requestGeometryUpdate(",
          "  .iOS(interfaceOrientations: \(mask.swift)))",
        ]
      ).rarer(by: 2 + rarity(of: side, at: moment, on: name, in: scenario))
    }
    let update = reaction(
      on: name, "when \(moment): update",
      ["// \(name), \(moment)", "setNeedsUpdateOfSupportedInterfaceOrientations()"])
    return requests + [update.rarer(by: 3)]
  }

  /// To iOS 15: turns to where the phone is held already.
  private static func attempts(_ name: String) -> [Suspicion] {
    ["appearing", "appeared"].map { moment in
      reaction(
        on: name, "when \(moment): attempt",
        ["// \(name), \(moment)", "UIViewController.attemptRotationToDeviceOrientation()"]
      ).rarer(by: 2)
    }
  }

  /// Overrides that the scenario does not have, or has otherwise.
  static func answers(_ scenario: Scenario) -> [Suspicion] {
    let said = Set(
      scenario.allNodes.filter { $0.attributes.supports != nil }.compactMap { $0.name?.value })
    let presented = scenario.presentedNames
    return scenario.screenNames.flatMap {
      answers($0, in: scenario, isSaid: said.contains($0), isPresented: presented.contains($0))
    }
  }

  private static func answers(
    _ name: String, in scenario: Scenario, isSaid: Bool, isPresented: Bool
  ) -> [Suspicion] {
    let wider = masks.map { mask in
      changing(name, "// \(name)", mask.overrideLine) { $0.supports = Located(.mask(mask)) }
        .rarer(by: isSaid ? doubt : 1)
    }
    let mask = scenario.mask(of: name)
    let sides = [InterfaceOrientation.portrait, .landscapeRight].map { side in
      changing(
        name, "// \(name)",
        "override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation "
          + "{ .\(side.name) }"
      ) { $0.prefers = Located(PreferredOrientation(side)) }
      .rarer(by: (isPresented ? 0 : 3) + (mask?.contains(side) == false ? 3 : 0))
    }
    // A storyboard with another class, an override that is none: seen often.
    let missing = changing(name, "// \(name) does not override supportedInterfaceOrientations") {
      $0.supports = nil
    }
    return wider + sides + (isSaid ? [missing.rarer(by: 3)] : []) + [
      changing(name, "// \(name)", "override var shouldAutorotate: Bool { false }") {
        $0.autorotates = Located(false)
      }.rarer(by: 2),
      changing(name, "// \(name)", "override var prefersInterfaceOrientationLocked: Bool { true }")
      {
        $0.prefersLock = Located(true)
      }.rarer(by: 5),
    ]
  }

  /// A mask that changes while the screen is shown, and nobody tells UIKit.
  static func unannounced(_ scenario: Scenario) -> [Suspicion] {
    scenario.screenNames.flatMap(unannounced)
  }

  private static func unannounced(_ name: String) -> [Suspicion] {
    ["appeared", "disappearing"].flatMap { moment in
      masks.map { mask in
        reaction(
          on: name, "when \(moment): set \(name.asName) supports \(mask.words)",
          ["// \(name), \(moment), and no setNeedsUpdate…", "mask = \(mask.swift)"]
        ).rarer(by: 4)
      }
    }
  }

  /// Who a container asks, or does not ask.
  static func containers(_ scenario: Scenario) -> [Suspicion] {
    let nodes = scenario.allNodes
    return nodes.indices.flatMap { index -> [Suspicion] in
      guard case .container(let kind) = nodes[index].kind.value else { return [] }
      let name = nodes[index].name?.value ?? kind.rawValue
      if kind == .hosting { return hosting(index, name) }
      guard nodes[index].attributes.asks.isEmpty else {
        return [
          // The same of a container.
          editing(index, ["// \(name) does not override supportedInterfaceOrientations"]) {
            $0.asks = []
          }.rarer(by: 3)
        ]
      }
      let visible = "visibleViewController?.supportedInterfaceOrientations ?? .all"
      return [
        asking(index, "// \(name): a subclass", "topViewController", .top, by: .subclass)
          .rarer(by: 1),
        editing(index, ["// \(name): a subclass", visible]) {
          $0.asks = [Located(Scenario.Asks(.visible))]
        }.rarer(by: 2),
        asking(
          index, "extension of UIKit's class", "topViewController", .top, by: .categoryExtension
        ).rarer(by: 2),
        asking(index, "// \(name).delegate", "topViewController", .top, by: .delegate)
          .rarer(by: 3),
      ]
        + masks.map { mask in
          editing(index, ["// \(name)", mask.overrideLine]) { $0.supports = Located(.mask(mask)) }
            .rarer(by: nodes[index].attributes.supports == nil ? 2 : doubt)
        }
    }
  }

  private static func asking(
    _ index: Int, _ place: String, _ whom: String, _ asks: Controller.Asks,
    by author: Controller.Author
  ) -> Suspicion {
    editing(index, [place, "\(whom)?.supportedInterfaceOrientations ?? .all"]) {
      $0.asks = [Located(Scenario.Asks(asks, by: author))]
    }
  }

  /// SwiftUI's holder of a preference.
  private static func hosting(_ index: Int, _ name: String) -> [Suspicion] {
    masks.flatMap { mask in
      [
        editing(index, ["// \(name): the preference's default", "\(mask.swift)"]) {
          $0.preferenceDefault = Located(.mask(mask))
        },
        editing(index, ["// \(name): before the first preference", "\(mask.swift)"]) {
          $0.initially = Located(mask)
        },
      ]
    }
  }

  // MARK: Edits

  /// A piece of a screen's own code.
  private static func reaction(on name: String, _ line: String, _ code: [String]) -> Suspicion {
    let reactions = Scenario.reactions(of: name, [line])
    return Suspicion(code) { scenario in
      scenario.edit({ $0.isScreen && $0.name?.value == name }) { node in
        node.reactions += reactions.filter { !node.reactions.contains($0) }
      }
    }
  }

  private static func changing(
    _ name: String, _ code: String...,
    edit: @escaping @Sendable (inout Scenario.Attributes) -> Void
  ) -> Suspicion {
    Suspicion(code) { scenario in
      scenario.edit({ $0.isScreen && $0.name?.value == name }) { edit(&$0.attributes) }
    }
  }

  /// A change of the container that is so many'th of all controllers.
  private static func editing(
    _ index: Int, _ code: [String],
    edit: @escaping @Sendable (inout Scenario.Attributes) -> Void
  ) -> Suspicion {
    Suspicion(code) { scenario in
      let wanted = scenario.allNodes[index]
      var isDone = false
      scenario.edit({ $0 == wanted && !isDone }) {
        edit(&$0.attributes)
        isDone = true
      }
    }
  }

  /// Another style for a presentation of the story.
  static func styles(_ scenario: Scenario) -> [Suspicion] {
    scenario.steps.indices.flatMap { index -> [Suspicion] in
      guard case .present(_, let said, _) = scenario.steps[index].action.value else { return [] }
      let head = scenario.steps[index].action.value.text.split(separator: " ")
      let plain = head.firstIndex(of: "as").map { head[..<$0] } ?? head[...]
      return ["fullScreen", "pageSheet", "overFullScreen", "custom"].compactMap { style in
        let text = plain.joined(separator: " ") + " as " + style
        let reading = Scenario.parseStep(
          text, in: scenario, versions: scenario.settings.playedVersions,
          devices: scenario.settings.playedDevices)
        guard let step = reading.rightStep else { return nil }
        return Suspicion("controller.modalPresentationStyle = .\(style)") {
          $0.steps[index].action = step.action
        }.rarer(by: said == nil ? 1 : 3)
      }
    }
  }
}

extension Scenario {
  /// Pieces of somebody's code, read from their lines; whom they name is checked with the whole.
  static func reactions(of name: String, _ lines: [String]) -> [Reaction] {
    let text = (["screen \(name.asName)"] + lines.map { "  " + $0 }).joined(separator: "\n")
    return Scenario.parse(text + "\nroot \(name.asName)\n").scenario.controllers.first?.reactions
      ?? []
  }

  /// The mask that somebody's own line says.
  fileprivate func mask(of name: String) -> OrientationMask? {
    allNodes.lazy.filter { $0.name?.value == name }
      .compactMap { $0.attributes.supports?.value.mask }.first
  }

  /// Who is presented by a step.
  fileprivate var presentedNames: Set<String> {
    Set(
      steps.compactMap { step in
        guard case .present(let reference, _, _) = step.action.value,
          case .name(let name) = reference.value
        else { return nil }
        return name
      })
  }

  /// Changes every node that is meant; a screen that is only mentioned gets a line of its own words.
  mutating func edit(_ isMeant: (Node) -> Bool, _ change: (inout Node) -> Void) {
    let declared = Set(controllers.filter(\.isScreen).compactMap { $0.name?.value })
    func walk(_ node: inout Node) {
      let isElsewhere =
        node.kind.value == .mention && declared.contains(node.name?.value ?? "")
      if !isElsewhere, isMeant(node) {
        change(&node)
        if node.kind.value == .mention { node.kind.value = .screen }
      }
      for index in node.children.indices { walk(&node.children[index]) }
    }
    for index in declarations.indices {
      switch declarations[index] {
      case .controller(var node):
        walk(&node)
        declarations[index] = .controller(node)
      case .root(var root):
        walk(&root.value)
        declarations[index] = .root(root)
      case .window(var window):
        if var root = window.root {
          walk(&root)
          window.root = root
        }
        declarations[index] = .window(window)
      }
    }
  }
}
