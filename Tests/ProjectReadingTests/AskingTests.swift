import OrientationModel
import ProjectReading
import Testing

/// Whom containers hand questions on to, where nothing in the language says that.
struct AskingTests {
  private func own(_ superclass: String, _ body: String) -> CodeAnswer? {
    let source = """
      class Own: \(superclass) {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { \(body) }
      }
      """
    return facts(["Own.swift": source]).controller("Own")?.supports
  }

  private static let others = [
    ("UINavigationController", "children.first?.supportedInterfaceOrientations ?? .all"),
    (
      "UINavigationController",
      "viewControllers.last { !($0 is Film) }?.supportedInterfaceOrientations ?? .all"
    ),
    (
      "UINavigationController",
      "viewControllers.dropLast().last?.supportedInterfaceOrientations ?? .all"
    ),
    ("UITabBarController", "viewControllers?.last?.supportedInterfaceOrientations ?? .all"),
    ("UITabBarController", "children.first?.supportedInterfaceOrientations ?? .all"),
    (
      "UITabBarController",
      "viewControllers![(selectedIndex + 1) % 2].supportedInterfaceOrientations"
    ),
  ]

  @Test(arguments: others)
  func `a child that isn't the one on top is computed`(superclass: String, body: String) throws {
    let answer = try #require(own(superclass, body))
    #expect(answer.reads == .computed && answer.asks == nil, "\(body)")
  }

  @Test func `of a container of the app's own the first child is its child`() {
    let body = "children.first?.supportedInterfaceOrientations ?? .all"
    #expect(own("UIViewController", body)?.asks == .top)
    let last = "viewControllers.last?.supportedInterfaceOrientations ?? .all"
    #expect(own("UISplitViewController", last)?.asks == .top)
  }

  @Test func `what another controller says under a name isn't known, whatever protocols ask for`() {
    let source = """
      protocol Oriented { var mask: UIInterfaceOrientationMask { get } }
      extension Oriented { var mask: UIInterfaceOrientationMask { .portrait } }
      class Nav: UINavigationController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          (topViewController as? Oriented)?.mask ?? .portrait
        }
      }
      """
    let found = facts(["Nav.swift": source])
    #expect(found.controller("Nav")?.supports?.reads == .computed)
    #expect(
      found.untold.map(\.why).contains(
        "the mask is computed from (topViewController as? Oriented)?.mask"))
  }

  @Test func `a case of an idiom that asks for more is no answer by idiom`() throws {
    let answer = try #require(
      supports(
        """
        switch UIDevice.current.userInterfaceIdiom {
        case .pad where width > 1000: return .landscape
        default: return .all
        }
        """))
    #expect(answer.reads == .computed && answer.pad == nil)
    #expect(answer.masks == [.landscape, .all])
  }
}
