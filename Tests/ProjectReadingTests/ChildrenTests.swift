import ProjectReading
import Testing

/// Which children code gives a container, and which of them is in sight.
struct ChildrenTests {
  private static let classes = """
    class First: UIViewController {}
    class Second: UIViewController {}
    class Third: UIViewController {}
    class Nav: UINavigationController {}
    """

  /// The tree of an app whose scene delegate has some code, without the places.
  private func tree(_ code: String, _ more: String = "") -> [String] {
    let found = lines(code, more)
    return found[(found.firstIndex(of: "root") ?? 0)...].dropFirst()
      .prefix { !$0.hasPrefix("rotate") }.map { $0.prefix { $0 != "#" }.trimmed }
  }

  private func lines(_ code: String, _ more: String = "") -> [String] {
    storyLines([
      "Scene.swift": """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() {
          \(code)
          window?.rootViewController = root
        }
      }
      \(Self.classes)
      \(more)
      """
    ])
  }

  // MARK: Stacks

  @Test(arguments: [
    "let root = UINavigationController()\nroot.viewControllers = [First(), Second()]",
    "let root = UINavigationController()\nroot.setViewControllers([First(), Second()], animated: false)",
    "let root = UINavigationController(rootViewController: Third())\nroot.viewControllers = [First(), Second()]",
    "let root = UINavigationController(rootViewController: First())\nroot.pushViewController(Second(), animated: false)",
  ])
  func `a stack is all that stands on it, the bottom first`(code: String) {
    #expect(tree(code) == ["navigation", "First", "Second"])
  }

  @Test func `what a branch or another method pushes isn't there at the start, and is told`() {
    let code = """
      let root = UINavigationController(rootViewController: First())
      if isOpen { root.pushViewController(Second(), animated: false) }
      """
    #expect(tree(code) == ["navigation", "First"])
    #expect(lines(code).contains { $0.hasPrefix("# Scene.swift:4: Second") })
  }

  @Test(arguments: [
    "let shown = Nav(rootViewController: First())\nshown.pushViewController(Second(), animated: false)",
    "let shown = Nav()\nshown.viewControllers = [First(), Second()]",
  ])
  func `a navigation is presented with its stack`(code: String) {
    let found = lines(
      "let root = Third()",
      "extension Third { func show() { \(code)\npresent(shown, animated: true) } }"
    ).map { $0.prefix { $0 != "#" }.trimmed }
    let start = found.firstIndex(of: "navigation Nav") ?? 0
    #expect(found[start...].prefix(3) == ["navigation Nav", "First", "Second"], "\(found)")
    #expect(found.contains("present Nav"), "\(found)")
  }

  @Test(arguments: [
    ("UIHostingController(rootView: Chart())", "UIHostingController", ["view Chart"]),
    (
      "UINavigationController(rootViewController: UIHostingController(rootView: Chart()))",
      "UINavigationController", ["hosting", "view Chart"]
    ),
  ])
  func `UIKit's containers are presented with what they show`(
    code: String, name: String, content: [String]
  ) {
    let found = lines(
      "let root = First()",
      """
      struct Chart: View { var body: some View { Text("") } }
      extension First { func show() { present(\(code), animated: true) } }
      """
    ).map { $0.prefix { $0 != "#" }.trimmed }
    let start = found.firstIndex { $0.hasSuffix(" \"\(name)\"") } ?? 0
    #expect(found[start...].dropFirst().prefix(content.count) == content[...], "\(found)")
    #expect(found.contains("present \"\(name)\""), "\(found)")
  }

  // MARK: Tabs

  @Test(arguments: [
    ("root.viewControllers?.append(Third())", ["tabs", "First", "Second", "Third"]),
    ("root.viewControllers! += [Third()]", ["tabs", "First", "Second", "Third"]),
    ("root.viewControllers?.insert(Third(), at: 0)", ["tabs", "First", "Second", "Content"]),
  ])
  func `tabs that come later are there, or not understood`(code: String, expected: [String]) {
    let tabs = "let root = UITabBarController()\nroot.viewControllers = [First(), Second()]\n"
    #expect(tree(tabs + code) == expected)
  }

  @Test func `what two places give the same tabs isn't understood`() {
    let code = """
      let root = UITabBarController()
      if isOpen { root.viewControllers = [First()] } else { root.viewControllers = [Second()] }
      """
    #expect(tree(code) == ["tabs", "Content"])
  }

  @Test(arguments: ["root.selectedIndex = 1", "root.selectedViewController = second"])
  func `the tab that code selects is in sight`(code: String) {
    let tabs = """
      let root = UITabBarController()
      let second = Second()
      root.viewControllers = [First(), second]
      \(code)
      """
    #expect(tree(tabs) == ["tabs", "First", "Second selected"])
    #expect(!lines(tabs).contains { $0.contains("selects another tab") })
  }

  @Test func `so is the one that tabs of the app's own select`() {
    let tabs = """
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          viewControllers = [First(), Second()]
          selectedIndex = 1
        }
        func leave() { selectedIndex = 0 }
      }
      """
    #expect(tree("let root = Tabs()", tabs) == ["tabs Tabs", "First", "Second selected"])
    #expect(
      lines("let root = Tabs()", tabs).contains {
        $0.hasSuffix("Tabs selects another tab in leave")
      })
  }

  @Test(arguments: ["if isOpen { root.selectedIndex = 1 }", "root.selectedIndex = last"])
  func `a tab that only some code selects is told`(code: String) {
    let tabs = "let root = UITabBarController()\nroot.viewControllers = [First(), Second()]\n"
    #expect(tree(tabs + code) == ["tabs", "First", "Second"])
    #expect(
      lines(tabs + code).contains {
        $0 == "# Scene.swift:5: SceneDelegate selects another tab in scene"
      })
  }

  // MARK: Splits

  @Test func `columns stand in their order, whatever code gives them first`() {
    let code = """
      let root = UISplitViewController(style: .tripleColumn)
      root.setViewController(Third(), for: .secondary)
      root.setViewController(First(), for: .primary)
      root.setViewController(Second(), for: UISplitViewController.Column.supplementary)
      """
    #expect(tree(code) == ["split", "First", "Second", "Third"])
    let own = """
      class Split: UISplitViewController {
        override func viewDidLoad() {
          setViewController(Second(), for: .secondary)
          setViewController(First(), for: .primary)
        }
      }
      """
    #expect(
      tree("let root = Split(style: .doubleColumn)", own) == ["split Split", "First", "Second"])
  }

  @Test func `what is pushed in a column before the last stays there, at the end`() {
    let found = lines(
      """
      let root = UISplitViewController(style: .doubleColumn)
      root.viewControllers = [Nav(rootViewController: First()), Second()]
      """,
      "extension First { func go() { navigationController?.pushViewController(Third(), animated: true) } }"
    ).map { $0.prefix { $0 != "#" }.trimmed }
    #expect(
      found.suffix(3) == ["push Third in Nav", "rotate landscapeLeft", "rotate portrait"],
      "\(found)")
    #expect(!found.contains("pop"))
  }

  // MARK: Storyboards

  @Test(arguments: [
    "storyboardName=\"Settings\"", "storyboardName=\"Settings\" referencedIdentifier=\"All\"",
  ])
  func `a reference to another storyboard is what stands there`(reference: String) {
    let found = storyLines([
      "Info.plist":
        "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>",
      "Main.storyboard": """
      <document initialViewController="t">
        <tabBarController id="t">
          <segue destination="a" kind="relationship"/><segue destination="r" kind="relationship"/>
        </tabBarController>
        <viewController id="a" customClass="First"/>
        <viewControllerPlaceholder id="r" \(reference)/>
      </document>
      """,
      "Settings.storyboard": """
      <document initialViewController="s">
        <viewController id="s" storyboardIdentifier="All" customClass="Second"/>
      </document>
      """,
      "First.swift": Self.classes,
    ])
    #expect(found.contains { $0.hasPrefix("Second # Settings.storyboard:2") }, "\(found)")
  }

  @Test func `storyboards that refer to each other come to an end`() {
    func storyboard(_ other: String) -> String {
      """
      <document initialViewController="t">
        <tabBarController id="t">
          <segue destination="r" kind="relationship"/><segue destination="r" kind="relationship"/>
        </tabBarController>
        <viewControllerPlaceholder id="r" storyboardName="\(other)"/>
      </document>
      """
    }
    let found = storyLines([
      "Info.plist": "<plist><dict><key>UIMainStoryboardFile</key><string>A</string></dict></plist>",
      "A.storyboard": storyboard("B"), "B.storyboard": storyboard("A"),
    ])
    #expect(found.contains("root"))
  }
}

extension Substring {
  fileprivate var trimmed: String {
    split(separator: " ").joined(separator: " ")
  }
}
