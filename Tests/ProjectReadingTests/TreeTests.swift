import ProjectReading
import Testing

/// Who holds whom at the start, as people write that.
struct TreeTests {
  private static let scene = """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      func scene() { window?.rootViewController = Tabs() }
    }
    class Films: UIViewController {}
    class Settings: UIViewController {}
    """

  private func tree(_ found: [String]) -> [String] {
    Array(found[(found.firstIndex(of: "root") ?? 0)...].prefix { !$0.hasPrefix("rotate") })
  }

  /// The tree of an app with tabs whose code is given, without the places.
  private func tabs(_ code: String) -> [String] {
    tree(
      storyLines([
        "Scene.swift": Self.scene,
        "Tabs.swift": "class Tabs: UITabBarController {\n\(code)\n}",
      ])
    ).map { String($0.prefix { $0 != "#" }) }
  }

  @Test func `tabs are what one place gives them, and of what isn't understood one is content`() {
    #expect(
      tabs("let films = Films()\nfunc fill() { viewControllers = [films, server.settings] }")
        == ["root", "tabs Tabs ", "Films ", "Content "])
    #expect(
      tabs(
        "func fill() { viewControllers = [Films()] }\nfunc other() { viewControllers = [Films(), Settings()] }"
      ) == ["root", "tabs Tabs ", "Content "])
    #expect(
      tabs("func fill() { addChild(Films()); addChild(Settings()) }")
        == ["root", "tabs Tabs ", "Films ", "Settings "])
  }

  @Test func `a property is what its closure gives, with the children it gets there`() {
    let found = tree(
      storyLines([
        "App.swift": """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          lazy var tabs: UITabBarController = {
            let films = makeFilms()
            let tabs = UITabBarController()
            tabs.viewControllers = [films, Settings()]
            return tabs
          }()
          func makeFilms() -> UIViewController {
            let root = Films()
            let nav = UINavigationController(rootViewController: root)
            nav.title = ""
            return nav
          }
          func start() { window.rootViewController = tabs }
          func again() { tabs.setViewControllers([makeFilms(), Settings(), Films()], animated: false) }
        }
        class Films: UIViewController {}
        class Settings: UIViewController {}
        """
      ]))
    #expect(
      found == [
        "root", "tabs # App.swift:14", "navigation # App.swift:10", "Films # App.swift:9",
        "Settings # App.swift:5",
      ], "\(found)")
  }

  @Test(arguments: [
    "viewControllers = [Films(), Settings()].map { UINavigationController(rootViewController: $0) }",
    "viewControllers = [Films(), Settings()].map(UINavigationController.init)",
    "viewControllers = [Films(), Settings()].map(UINavigationController.init(rootViewController:))",
    "let all = [Films(), Settings()]\nsetViewControllers(all.map { film in UINavigationController(rootViewController: film) }, animated: false)",
  ])
  func `a list may be put into navigations, one by one`(code: String) {
    #expect(
      tabs("func fill() { \(code) }")
        == ["root", "tabs Tabs ", "navigation ", "Films ", "navigation ", "Settings "])
  }

  @Test(arguments: [
    ("let all = [Films(), Settings()]\nviewControllers = all", true),
    ("var all = [Films()]\nall.append(Settings())\nviewControllers = all", false),
    ("var all = [Films()]\nall += [Settings()]\nviewControllers = all", false),
    ("viewControllers = [Films(), Settings()].map { wrapped($0) }", false),
    ("viewControllers = [Films(), Settings()].filter { $0.isOn }", false),
  ])
  func `a list may have a name, and what changes it isn't understood`(
    code: String, isRead: Bool
  ) {
    #expect(
      tabs("func fill() { \(code) }")
        == ["root", "tabs Tabs "] + (isRead ? ["Films ", "Settings "] : ["Content "]))
  }

  @Test func `what a split view shows where it has no columns is none of them`() {
    let found = storyLines([
      "Scene.swift": """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() {
          let split = UISplitViewController(style: .doubleColumn)
          split.setViewController(Films(), for: .primary)
          split.setViewController(Settings(), for: .secondary)
          split.setViewController(Tabs(), for: .compact)
          window?.rootViewController = split
        }
      }
      class Films: UIViewController {}
      class Settings: UIViewController {}
      class Tabs: UITabBarController {}
      """
    ])
    #expect(
      tree(found) == [
        "root", "split # Scene.swift:7", "Films # Scene.swift:4", "Settings # Scene.swift:5",
      ], "\(found)")
    #expect(found.contains { $0.hasPrefix("# Scene.swift:6: `setViewController`") }, "\(found)")
  }

  // MARK: Coordinators

  /// The lines of an app whose coordinator is handed a navigation.
  private func coordinated(_ code: String) -> [String] {
    storyLines([
      "Scene.swift": """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() {
          let navigation = UINavigationController()
          coordinator = Coordinator(theme: theme, navigationController: navigation)
          coordinator?.start()
          window?.rootViewController = navigation
        }
      }
      class Coordinator {
        let navigationController: UINavigationController
        \(code)
        func show() { navigationController.pushViewController(Settings(), animated: true) }
      }
      class Films: UIViewController {}
      class Settings: UIViewController {}
      """
    ])
  }

  @Test(arguments: [
    "func start() { navigationController.setViewControllers([Films()], animated: false) }",
    "func start() { navigationController.viewControllers = [Films()] }\nfunc end() { navigationController.viewControllers = [Settings()] }",
    "func begin() { navigationController.setViewControllers([Films()], animated: false) }",
    "func start() { let films = Films(); navigationController.pushViewController(films, animated: false) }",
  ])
  func `a navigation is filled by whom it is handed to, who pushes onto it`(code: String) {
    let found = coordinated(code)
    #expect(
      tree(found).map { $0.prefix { $0 != "#" } } == ["root", "navigation ", "Films "], "\(found)")
    #expect(found.contains { $0.hasPrefix("push Settings # ") }, "\(found)")
  }

  @Test func `what a coordinator gives its own navigation is read`() {
    let found = storyLines([
      "Scene.swift": """
      class Coordinator {
        private let navigationController = UINavigationController()
        func start() {
          window.rootViewController = navigationController
          showFilms()
        }
        func showFilms() { navigationController.setViewControllers([Films()], animated: false) }
        func show() { navigationController.pushViewController(Settings(), animated: true) }
      }
      class Films: UIViewController {}
      class Settings: UIViewController {}
      """
    ])
    #expect(
      tree(found).map { $0.prefix { $0 != "#" } } == ["root", "navigation ", "Films "], "\(found)")
    #expect(found.contains { $0.hasPrefix("push Settings # ") }, "\(found)")
  }

  @Test(arguments: [
    "navigationController.setViewControllers([Settings()], animated: false)",
    "navigationController?.viewControllers = [Settings()]",
    "router.setViewControllers([Settings()], animated: false)",
  ])
  func `what several places give a navigation is told`(code: String) {
    let found = coordinated(
      "func a() { navigationController.setViewControllers([Films()], animated: false) }\nfunc b() { \(code) }"
    )
    let receiver = code.prefix { $0.isLetter }
    #expect(
      found.contains {
        $0.hasPrefix("# Scene.swift:12: adds Settings to Coordinator.\(receiver)")
      }, "\(found)")
  }

  @Test func `a list of children that grows is told`() {
    let found = coordinated(
      "func more() { navigationController.viewControllers.append(Settings()) }")
    #expect(
      found.contains {
        $0.hasPrefix("# Scene.swift:11: adds Settings to Coordinator.navigationController")
      }, "\(found)")
  }

  @Test func `an app for iPads alone gets what its code gives an iPad`() {
    let found = storyLines([
      "Info.plist":
        "<plist><dict><key>UIDeviceFamily</key><array><integer>2</integer></array><key>UIRequiresFullScreen</key><true/></dict></plist>",
      "Scene.swift": """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() {
          if UIDevice.current.userInterfaceIdiom == .pad {
            window?.rootViewController = Films()
          } else {
            window?.rootViewController = UINavigationController(rootViewController: Films())
          }
        }
      }
      class Films: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait
        }
      }
      """,
    ])
    #expect(found.contains("device iPad"), "\(found)")
    #expect(found.contains("screen Films supports all # Scene.swift:11"), "\(found)")
    #expect(tree(found) == ["root", "Films # Scene.swift:4"], "\(found)")
  }

  @Test(arguments: [
    ("viewController", "Content # Main.storyboard:2: UIViewController"),
    ("tableViewController", "Content # Main.storyboard:2: UITableViewController"),
    ("glkViewController", "GLKViewController # Main.storyboard:2"),
    ("avPlayerViewController", "system player # Main.storyboard:2"),
    ("hostingController", "hosting # Main.storyboard:2"),
  ])
  func `a class of UIKit's leaves the scenario as it is`(element: String, line: String) {
    let found = storyLines([
      "Info.plist":
        "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>",
      "Main.storyboard":
        "<document initialViewController=\"a\">\n<\(element) id=\"a\"/>\n</document>",
    ])
    #expect(found.contains("evidence imported"), "\(found)")
    #expect(tree(found).dropFirst().first == line, "\(found)")
  }

  @Test func `a tab of one of UIKit's classes keeps its place`() {
    #expect(
      tabs("func fill() { viewControllers = [UITableViewController(), Films()] }")
        == ["root", "tabs Tabs ", "Content ", "Films "])
  }

  @Test func `another name for a class is that class, and one with two meanings isn't known`() {
    func story(_ more: String) -> ProjectStory {
      ProjectStory(
        facts([
          "Scene.swift": """
          typealias HomeViewController = Films
          \(more)
          class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            func scene() { window?.rootViewController = HomeViewController() }
          }
          class Films: UIViewController {}
          """
        ]))
    }
    #expect(story("").text.contains("\n  Films  "), "\(story("").text)")
    let why = "1 view controller whose class isn't in the sources"
    #expect(!story("").leftOut.contains(why))
    let open = story("typealias HomeViewController = Player")
    #expect(open.text.contains("the mask of HomeViewController."), "\(open.text)")
    #expect(open.leftOut.contains(why), "\(open.leftOut)")
  }

  @Test func `a superclass under another name is that class, too`() {
    let found = storyLines([
      "Scene.swift": """
      public typealias Screen = Other
      typealias Other = App.Base
      class Base: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      }
      class Films: Screen {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() { window?.rootViewController = Films() }
      }
      """
    ])
    #expect(found.contains { $0.hasPrefix("screen Films supports portrait #") }, "\(found)")
    #expect(found.contains { $0.hasPrefix("Films #") }, "\(found)")
  }

  @Test func `a framework that goes by Info.plist answers on an iPad as its list there has it`() {
    func lines(_ phone: [String], _ pad: [String]) -> [String] {
      let lists = [("", phone), ("~ipad", pad)].map { idiom, sides in
        let strings = sides.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined()
        return "<key>UISupportedInterfaceOrientations\(idiom)</key><array>\(strings)</array>"
      }
      return storyLines([
        "Info.plist":
          "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string>\(lists.joined())</dict></plist>",
        "Main.storyboard":
          "<document initialViewController=\"a\"><viewController id=\"a\" customClass=\"CAPBridgeViewController\"/></document>",
      ])
    }
    let sides = ["Portrait", "LandscapeLeft", "LandscapeRight"]
    let free = lines(sides, sides + ["PortraitUpsideDown"])
    #expect(free.contains("device iPhone, iPad"), "\(free)")
    #expect(free.contains { $0.hasPrefix("screen CAPBridgeViewController #") }, "\(free)")
    let apart = lines(["Portrait"], sides)
    #expect(apart.contains("device iPhone # its code does something else on iPad"), "\(apart)")
    #expect(apart.contains { $0.hasPrefix("screen CAPBridgeViewController supports portrait #") })
  }
}
