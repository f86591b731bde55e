import OrientationModel
import OrientationScenarios

// What the code of screens and containers may do that a scenario does not say.

extension Suspicion {
  /// The device's own orientation, written by the app, and the ways of iOS 16.
  static func forcing(_ scenario: Scenario, _ code: SuspectCode) -> [Suspicion] {
    let forced = methods.flatMap { moment, method in
      scenario.screenNames.flatMap { name in
        [InterfaceOrientation.portrait, .landscapeRight].map { side in
          reaction(
            on: name, "when \(moment): force \(side.name)",
            code.calling(
              code.wording.code(of: .force(.orientation(side))), in: method, of: name)
          ).rarer(by: rarity(of: side, at: moment, on: name, in: scenario))
        }
      }
    }
    return forced
      + scenario.screenNames.flatMap { name in
        ["appearing", "disappearing"].flatMap { requests(name, $0, in: scenario, code) }
          + attempts(name, code)
      }
  }

  /// The moments of a screen, and what runs at them.
  private static let methods = [
    ("leaving", "viewWillDisappear(_:)"), ("disappearing", "viewWillDisappear(_:)"),
    ("appearing", "viewWillAppear(_:)"), ("appeared", "viewDidAppear(_:)"),
    ("disappeared", "viewDidDisappear(_:)"), ("rotated", "viewWillTransition(to:with:)"),
  ]

  private static func method(_ moment: String) -> String {
    methods.first { $0.0 == moment }?.1 ?? moment
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
    _ name: String, _ moment: String, in scenario: Scenario, _ code: SuspectCode
  ) -> [Suspicion] {
    func calling(_ step: Step) -> [String] {
      code.calling(code.wording.code(of: step), in: method(moment), of: name)
    }
    let requests = [InterfaceOrientation.portrait, .landscapeRight].map { side in
      let mask = side == .portrait ? OrientationMask.portrait : .landscape
      return reaction(
        on: name, "when \(moment): request \(mask.words)", calling(.request(mask))
      ).rarer(by: 2 + rarity(of: side, at: moment, on: name, in: scenario))
    }
    let update = reaction(on: name, "when \(moment): update", calling(.update(nil)))
    return requests + [update.rarer(by: 3)]
  }

  /// Up to iOS 15: turns to where the phone is held already.
  private static func attempts(_ name: String, _ code: SuspectCode) -> [Suspicion] {
    ["appearing", "appeared"].map { moment in
      reaction(
        on: name, "when \(moment): attempt",
        code.calling(code.wording.code(of: .attempt), in: method(moment), of: name)
      ).rarer(by: 2)
    }
  }

  /// Overrides that the scenario does not have, or has otherwise.
  static func answers(_ scenario: Scenario, _ code: SuspectCode) -> [Suspicion] {
    let said = Set(
      scenario.allNodes.filter { $0.attributes.supports != nil }.compactMap { $0.name?.value })
    let presented = scenario.presentedNames
    return scenario.screenNames.flatMap {
      answers(
        $0, in: scenario, code, isSaid: said.contains($0), isPresented: presented.contains($0))
    }
  }

  private static func answers(
    _ name: String, in scenario: Scenario, _ code: SuspectCode, isSaid: Bool, isPresented: Bool
  ) -> [Suspicion] {
    let wider = masks.map { mask in
      changing(name, code.answering(mask, by: name)) { $0.supports = Located(.mask(mask)) }
        .rarer(by: isSaid ? doubt : 1)
    }
    let mask = scenario.mask(of: name)
    let sides = [InterfaceOrientation.portrait, .landscapeRight].map { side in
      let preference = PreferredOrientation(side)
      return changing(name, code.members(of: name, [code.wording.preferenceLine(preference)])) {
        $0.prefers = Located(preference)
      }
      .rarer(by: (isPresented ? 0 : 3) + (mask?.contains(side) == false ? 3 : 0))
    }
    // A storyboard with another class, an override that is none: seen often.
    let missing = changing(name, ["// \(name) doesn't override supportedInterfaceOrientations"]) {
      $0.supports = nil
    }
    let own = wider + (isSaid ? [missing.rarer(by: 3)] : [])
    // What iOS 6 came with.
    guard code.wording.version.major >= 6 else { return own }
    let still = code.members(of: name, [code.wording.claimLine(.autorotate, false)])
    return own + sides + [
      changing(name, still) { $0.autorotates = Located(false) }.rarer(by: 2),
      changing(name, code.members(of: name, code.wording.lockPreference("true"))) {
        $0.prefersLock = Located(true)
      }.rarer(by: 5),
    ]
  }

  /// A mask that changes while the screen is shown, and nobody tells UIKit.
  static func unannounced(_ scenario: Scenario, _ code: SuspectCode) -> [Suspicion] {
    guard code.wording.version.major >= 6 else { return [] }
    return scenario.screenNames.flatMap { name in
      ["appeared", "disappearing"].flatMap { moment in
        masks.map { mask in
          reaction(
            on: name, "when \(moment): set \(name.asName) supports \(mask.words)",
            code.changing(name, from: scenario.mask(of: name), to: mask, in: method(moment))
          ).rarer(by: 4)
        }
      }
    }
  }

  /// Who a container asks, or does not ask.
  static func containers(_ scenario: Scenario, _ code: SuspectCode) -> [Suspicion] {
    let nodes = scenario.allNodes
    return nodes.indices.flatMap { index -> [Suspicion] in
      guard case .container(let kind) = nodes[index].kind.value, let id = code.id(ofNode: index)
      else { return [] }
      switch kind {
      case .hosting: return hosting(index, id, code)
      // Nobody can override what SwiftUI makes.
      case .app, .stack: return []
      case .navigation, .tabs, .split, .pages, .container: break
      }
      guard nodes[index].attributes.asks.isEmpty else {
        let name = code.wording.name(id)
        return [
          // The same of a container.
          editing(index, ["// \(name) doesn't override supportedInterfaceOrientations"]) {
            $0.asks = []
          }.rarer(by: 3)
        ]
      }
      return askings(index, id, code)
        + masks.map { mask in
          editing(index, code.members(of: id, [code.wording.maskLine(mask)])) {
            $0.supports = Located(.mask(mask))
          }
          .rarer(by: nodes[index].attributes.supports == nil ? 2 : doubt)
        }
    }
  }

  /// A container that hands the question on, in one of the four ways.
  private static func askings(
    _ index: Int, _ id: ControllerID, _ code: SuspectCode
  ) -> [Suspicion] {
    let wording = code.wording
    // Up to iOS 5 containers ask their children anyway.
    guard wording.version.major >= 6 else { return [] }
    func asking(
      _ asks: Controller.Asks, by author: Controller.Author = .subclass, _ code: [String]
    ) -> Suspicion {
      editing(index, code) { $0.asks = [Located(Scenario.Asks(asks, by: author))] }
    }
    let byDelegate = wording.delegateLines(id).map { asking(.top, by: .delegate, $0.map(\.text)) }
    return [
      asking(.top, code.members(of: id, wording.askingLines(id))).rarer(by: 1),
      asking(.visible, code.members(of: id, wording.askingLines(id, visible: true))).rarer(by: 2),
      asking(.top, by: .categoryExtension, code.extending(id)).rarer(by: 2),
    ] + [byDelegate?.rarer(by: 3)].compactMap { $0 }
  }

  /// SwiftUI's holder of a preference.
  private static func hosting(
    _ index: Int, _ id: ControllerID, _ code: SuspectCode
  ) -> [Suspicion] {
    let file = "// In \(code.wording.typeName(id)).swift"
    return masks.flatMap { mask in
      [
        editing(index, ["\(file):"] + code.wording.keyLines(default: mask)) {
          $0.preferenceDefault = Located(.mask(mask))
        },
        editing(
          index,
          [
            "\(file), before the first preference:",
            "private var orientations: UIInterfaceOrientationMask = \(mask.swift)",
          ]
        ) { $0.initially = Located(mask) },
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
    _ name: String, _ code: [String],
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
