import OrientationModel
import OrientationScenarios

// What views and the delegate behind an adaptor may say that a scenario does not.

extension Suspicion {
  /// A preference that a view sets.
  static func preferences(_ scenario: Scenario, _ code: SuspectCode) -> [Suspicion] {
    let hasKey = scenario.allNodes.contains { $0.attributes.preferenceDefault != nil }
    // Who has no key yet needs one.
    let key = hasKey ? [] : code.wording.keyLines(default: .all)
    return coverings(scenario, code)
      + scenario.views.filter { $0.attributes.orientations == nil }.flatMap { view in
        let name = view.name?.value ?? ""
        return masks.map { mask in
          Suspicion(
            key + [
              "// In the body of \(Wording.typeName(name)):",
              ".supportedOrientations(\(mask.swift))",
            ]
          ) { scenario in
            scenario.edit({ $0.isView && $0.name?.value == name }) {
              $0.attributes.orientations = Located(mask)
            }
          }.rarer(by: 1)
        }
      }
  }

  /// A preference that the view below sets while another covers it.
  private static func coverings(_ scenario: Scenario, _ code: SuspectCode) -> [Suspicion] {
    let key = scenario.allNodes.compactMap(\.attributes.preferenceDefault?.value).first
    guard case .mask(let usual)? = key else { return [] }
    let below = scenario.views.filter { scenario.standsInTree($0.name?.value ?? "") }
    let covers = scenario.views.filter { $0.kind.value != .view }
    return covers.flatMap { cover in
      below.flatMap { view in
        masks.filter { $0 != usual }.map { mask in
          let (name, under) = (cover.name?.value ?? "", view.name?.value ?? "")
          let back = view.attributes.orientations?.value ?? usual
          let lines = [("covering", mask), ("uncovering", back)].map { moment, mask in
            "when \(moment) \(name.asName): set \(under.asName) orientations \(mask.words)"
          }
          let reactions = Scenario.reactions(of: under, lines)
          let view = code.covering(name, of: under, mask, usual: back)
          return Suspicion(view) { scenario in
            scenario.edit({ $0.isView && $0.name?.value == under }) { $0.reactions += reactions }
          }.rarer(by: 1)
        }
      }
    }
  }

  /// The delegate behind an adaptor: with one answer for good, or another while a view is seen.
  ///
  /// There are adaptors from iOS 14 on.
  static func adaptors(_ scenario: Scenario) -> [Suspicion] {
    let oldest = scenario.settings.playedVersions.map(\.major).min() ?? 0
    guard oldest >= 14 else { return [] }
    let situation = Situation(scenario)
    let wording = Wording(situation.app)
    let plain = masks.compactMap { mask in
      scenario.delegateAnswer(mask.words).map { answer in
        Suspicion(wording.staticAdaptorLines(mask.swift).map(\.text)) {
          $0.settings.adaptor = answer
        }.rarer(by: 2)
      }
    }
    let tellings: [(steps: [Step], text: String)] =
      [([], "")] + (oldest >= 16 ? [([.update(nil)], "; update")] : [])
    guard let usual = scenario.delegateAnswer("portrait") else { return plain }
    let seen = scenario.views.flatMap { view -> [Suspicion] in
      guard let name = view.name?.value, let id = situation.id(.name(name)) else { return [] }
      return [OrientationMask.all, .landscape].flatMap { mask in
        tellings.map { telling in
          let code = wording.adaptorLines(
            id, mask, usual: .portrait, telling.steps, isNew: true)
          let reactions = Scenario.reactions(
            of: name,
            [
              "when appearing: set delegate \(mask.words)\(telling.text)",
              "when disappeared: set delegate portrait\(telling.text)",
            ])
          return Suspicion(code.map(\.text)) { scenario in
            scenario.settings.adaptor = usual
            scenario.edit({ $0.isView && $0.name?.value == name }) { $0.reactions += reactions }
          }.rarer(by: scenario.standsInTree(name) ? 3 : 1)
        }
      }
    }
    return seen + plain
  }
}

extension Scenario {
  var isSwiftUIApp: Bool { root?.isApp == true }

  /// Its views, with those that cover others.
  fileprivate var views: [Node] { allNodes.filter(\.isView) }
}
