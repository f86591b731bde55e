import OrientationModel
import OrientationScenarios

// A navigation controller of UIKit's own around a screen, of which a scenario does not know.

extension Suspicion {
  static func embeddings(_ scenario: Scenario) -> [Suspicion] {
    guard !scenario.isSwiftUIApp else { return [] }
    return (rooted(scenario) + presented(scenario)).map { $0.rarer(by: 3) }
  }

  private static func rooted(_ scenario: Scenario) -> [Suspicion] {
    guard let root = scenario.root, root.isScreen, let name = root.name?.value else { return [] }
    return [
      Suspicion("// The window's root is a UINavigationController, and \(name) is in it") {
        for index in $0.declarations.indices {
          guard case .root(var root) = $0.declarations[index] else { continue }
          var navigation = Scenario.Node(Located(.container(.navigation)))
          navigation.children = [root.value]
          root.value = navigation
          $0.declarations[index] = .root(root)
        }
      }
    ]
  }

  private static func presented(_ scenario: Scenario) -> [Suspicion] {
    scenario.steps.indices.compactMap { index in
      guard case .present(let whom, let style, let presenter) = scenario.steps[index].action.value,
        case .name(let name) = whom.value, scenario.screenNames.contains(name)
      else { return nil }
      return Suspicion("// \(name) is presented in a UINavigationController") {
        $0.steps[index].action.value = .present(
          Located(.wrapper(of: whom.value)), as: style, from: presenter)
      }
    }
  }
}
