import OrientationModel
import OrientationScenarios

/// One change that a player of a challenge could make.
struct Move: Sendable {
  let name: String
  /// How late in the steps it is made; 0 for the set-up.
  var lateness = 0
  let make: @Sendable (inout Scenario) -> Void

  static func all(of file: Scenario) -> [Move] {
    settings(of: file) + attributes(of: file) + reactions(of: file) + steps(of: file)
  }

  private static let masks: [OrientationMask] = [
    .portrait, .landscape, .allButUpsideDown, .all, .landscapeLeft, .landscapeRight,
  ]

  // MARK: The set-up

  private static func settings(of file: Scenario) -> [Move] {
    let lists = [nil] + masks.map { Located($0.orientations) }
    let isSwiftUI = file.settings.adaptor != nil
    let delegates = [nil] + delegates(of: file).map { Located($0) }
    let all: [Scenario.Setting] =
      lists.flatMap { [.plist($0), .phonePlist($0), .padPlist($0)] as [Scenario.Setting] }
      + delegates.map { isSwiftUI ? .adaptor($0) : .delegate($0) }
      + [.requiresFullScreen(Located(true))]
    return all.map { setting in
      Move(name: "\(setting)") { $0.settings.take(setting) }
    }
  }

  private static func delegates(of file: Scenario) -> [Scenario.DelegateAnswer] {
    let main: [MaskAnswer] = masks.prefix(4).map { .mask($0) }
    let screens = screens(of: file)
    let sets = (1..<(1 << screens.count)).map { bits in
      screens.indices.filter { bits >> $0 & 1 == 1 }.map { screens[$0] }
    }
    let during = sets.flatMap { set in
      main.flatMap { one in
        main.filter { $0 != one }.map { other in
          Scenario.DelegateAnswer.during(set.map { Located($0) }, one, otherwise: other)
        }
      }
    }
    let windows = file.windows.flatMap { window in
      main.flatMap { one in
        main.map { Scenario.DelegateAnswer.window(window.name, one, otherwise: $0) }
      }
    }
    return masks.map { .mask(.mask($0)) } + [.top] + during + windows
  }

  private static func screens(of file: Scenario) -> [Scenario.Reference] {
    file.everybody.filter { name in
      switch file.place(of: name)?.node.kind.value {
      case .mention, .screen, .view, .cover, .sheet: true
      case .container, .system, nil: false
      }
    }
  }

  // MARK: The lines

  private static func attributes(of file: Scenario) -> [Move] {
    file.everybody.flatMap { name -> [Move] in
      guard let node = file.place(of: name)?.node else { return [] }
      var changes: [@Sendable (inout Scenario.Attributes) -> Void] = []
      switch node.kind.value {
      case .view, .cover, .sheet:
        changes += masks.map { mask in { $0.orientations = mask } }
      case .container(.app), .container(.stack), .system: break
      case .mention, .screen, .container:
        changes += (masks + [.current]).map { mask in { $0.supports = .mask(mask) } }
        changes += InterfaceOrientation.allCases.map { orientation in
          { $0.prefers = .side(orientation) }
        }
        changes += [
          { $0.supports = nil }, { $0.prefers = nil }, { $0.autorotates = false },
          { $0.prefersLock = true },
        ]
      }
      if case .container(let kind) = node.kind.value, kind != .app, kind != .stack {
        changes += [Controller.Asks.top, .visible, .all].map { whom in
          { $0.asks = [Located(Scenario.Asks(whom))] }
        }
        changes.append { $0.asks = [] }
      }
      return changes.map { change in
        var attributes = node.attributes
        change(&attributes)
        return Move(name: "\(name) \(attributes)") { scenario in
          guard var attributes = scenario.place(of: name)?.node.attributes else { return }
          change(&attributes)
          scenario.apply(.attributes(attributes, of: name))
        }
      }
    }
  }

  /// Statements that the app's own code has no more, and new ones at every moment.
  private static func reactions(of file: Scenario) -> [Move] {
    file.everybody.flatMap { name -> [Move] in
      guard let node = file.place(of: name)?.node else { return [] }
      let removed = node.reactions.indices.flatMap { index in
        node.reactions[index].steps.indices.map { step in
          Move(name: "\(name) without \(node.reactions[index].steps[step].text)") { scenario in
            guard var reactions = scenario.place(of: name)?.node.reactions,
              reactions.indices.contains(index), reactions[index].steps.indices.contains(step)
            else { return }
            reactions[index].steps.remove(at: step)
            scenario.apply(.reactions(reactions.filter { !$0.steps.isEmpty }, of: name))
          }
        }
      }
      let added = moments(of: node, file).flatMap { moment in
        statements(of: file).map { statement in
          Move(name: "\(name) when \(moment.text): \(statement.text)") { scenario in
            let known = scenario.place(of: name)?.node.reactions ?? []
            let new = Scenario.Reaction(at: Located(moment), steps: [statement])
            scenario.apply(.reactions(known + [new], of: name))
          }
        }
      }
      return removed + added
    }
  }

  private static func moments(of node: Scenario.Node, _ file: Scenario) -> [Scenario.Moment] {
    switch node.kind.value {
    case .mention, .screen: return [.appearing, .appeared, .leaving, .disappeared]
    case .view:
      let covers = file.controllers.filter { $0.kind.value != .view && $0.isView }
      return covers.compactMap { $0.name.map { Located(.name($0.value)) } }.flatMap {
        [.covering($0), .uncovering($0)]
      }
    case .container, .cover, .sheet, .system: return []
    }
  }

  // MARK: The steps

  private static func steps(of file: Scenario) -> [Move] {
    let places = file.steps.indices
    let added = (places.lowerBound...places.upperBound).flatMap { place in
      statements(of: file).map { statement in
        Move(name: "\(statement.text) before step \(place)", lateness: 2 * place + 1) {
          $0.apply(.insertStep(statement, at: place))
        }
      }
    }
    let shown = places.flatMap { place -> [Move] in
      guard let screen = file.steps[place].action.value.screen else { return [] }
      let styles: [PresentationStyle?] = [
        nil, .fullScreen, .overFullScreen, .pageSheet, .formSheet,
      ]
      let presented = styles.map { Scenario.Action.present(screen, as: $0, from: nil) }
      return ([.push(screen, into: nil)] + presented).map { action in
        Move(name: "\(action.text) in step \(place)", lateness: 2 * place + 2) { scenario in
          scenario = scenario.applying(scenario.editsShowing(action, at: place))
        }
      }
    }
    return added + shown
  }

  /// What one line of code can say, on every version or from one on.
  private static func statements(of file: Scenario) -> [Scenario.Step] {
    let main = masks.prefix(3)
    var actions: [Scenario.Action] = [.update(nil), .attempt]
    actions += main.map { .request($0) }
    actions += main.map { .set(.delegate(.mask(.mask($0)))) }
    actions += [.force(.orientation(.portrait)), .force(.orientation(.landscapeRight))]
    let later = Scenario.VersionList([.from(SystemVersion(16))])
    return actions.flatMap { action in
      [Scenario.Step(Located(action)), Scenario.Step(Located(action), only: later)]
    }
  }
}

extension Scenario.Action {
  /// Who is pushed or presented.
  fileprivate var screen: Located<Scenario.Reference>? {
    switch self {
    case .push(let screen, _), .present(let screen, _, _): screen
    default: nil
    }
  }
}
