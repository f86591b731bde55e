import ProjectReading
import Testing

/// Who stands in an app and who is shown in it, as people write that.
struct ShownTests {
  private static let scene = """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      func scene() { window?.rootViewController = Tabs() }
    }
    class Films: UIViewController {}
    class Settings: UIViewController {}
    """

  /// An app with one navigation, over the code of its list.
  private func films(_ code: String) -> [String] {
    storyLines([
      "Scene.swift": """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() { window?.rootViewController = UINavigationController(rootViewController: Films()) }
      }
      class Settings: UIViewController {}
      class Own: UIViewController { func setUp() { modalPresentationStyle = .overFullScreen } }
      class Getter: UIViewController {
        override var modalPresentationStyle: UIModalPresentationStyle {
          get { .overFullScreen } set { super.modalPresentationStyle = newValue }
        }
      }
      class Either: UIViewController {
        override var modalPresentationStyle: UIModalPresentationStyle {
          get { if isBig { return .formSheet }; return .fullScreen } set {}
        }
      }
      class Films: UIViewController {
      \(code)
      }
      """
    ])
  }

  // MARK: Literally shown

  @Test(arguments: [
    ("func go() { present(Settings(), animated: true) }", "present Settings"),
    (
      "func go() { let next = Settings(); next.modalPresentationStyle = .fullScreen\npresent(next, animated: true) }",
      "present Settings as fullScreen"
    ),
    (
      "func go() { let next = Settings(); kept = next; kept.modalPresentationStyle = .custom\npresent(next, animated: true) }",
      "present Settings as custom"
    ),
    ("func go() { present(Own(), animated: true) }", "present Own as overFullScreen"),
    (
      "func go() { let next = board.make(\"x\") as! Settings; present(next, animated: true) }",
      "present Settings"
    ),
    ("func go() { present(Getter(), animated: true) }", "present Getter as overFullScreen"),
    (
      "func go() { let nav = UINavigationController(rootViewController: Settings()); present(nav, animated: true) }",
      "present navigation(Settings)"
    ),
    (
      "lazy var next = Settings()\nfunc go() { navigationController?.pushViewController(next, animated: true) }",
      "push Settings"
    ),
    ("func go() { show(Settings(), sender: self) }", "push Settings"),
    ("func go() { present(Settings.init(of: user), animated: true) }", "present Settings"),
    (
      "func go() { guard let next = Settings(of: user) else { return }\npresent(next, animated: true) }",
      "present Settings"
    ),
  ])
  func `what is shown as it stands there, with a style that stands there, is a step`(
    code: String, step: String
  ) {
    #expect(films(code).contains { $0.hasPrefix(step + " # Scene.swift:") }, "\(films(code))")
  }

  @Test(arguments: [
    "func go() { let next = Settings(); next.modalPresentationStyle = isBig ? .fullScreen : .popover\npresent(next, animated: true) }",
    "func go() { var next = Settings(); if isBig { next = Settings() }\npresent(next, animated: true) }",
    "func go() { present(factory.settings(), animated: true) }",
    "func go() { present(Either(), animated: true) }",
    "func go() { showDetailViewController(Settings(), sender: self) }",
    "func go(_ next: Settings) { present(next, animated: true) }",
    "func go() { coordinator.navigation.pushViewController(Settings(), animated: true) }",
    "func go() { banner.show(Settings(), for: 3) }",
    "func go() { present(Settings().wrapped(), animated: true) }",
  ])
  func `what is shown in a way that isn't understood is no step, and is told`(code: String) {
    let found = films(code)
    #expect(!found.contains { $0.hasPrefix("present ") || $0.hasPrefix("push ") }, "\(found)")
    if !code.contains("banner") {
      #expect(
        found.contains(
          "# Not in this scenario: presented or pushed in ways that aren't understood:"), "\(found)"
      )
    }
  }

  @Test
  func `a screen with an answer that nothing shows is declared, and no step of it is made up`() {
    let found = films(
      "}\nclass Player: UIViewController {\noverride var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }"
    )
    #expect(found.contains { $0.hasPrefix("screen Player supports landscape # ") }, "\(found)")
    #expect(!found.contains { $0.hasPrefix("push ") || $0.hasPrefix("present ") }, "\(found)")
    let window = films("func go() { overlayWindow.rootViewController = Settings() }")
    #expect(!window.contains { $0.hasPrefix("present ") }, "\(window)")
  }

  @Test func `a push goes into the navigation of whoever pushes, also further on`() {
    let found = storyLines([
      "Scene.swift": Self.scene,
      "Tabs.swift": """
      class Tabs: UITabBarController {
        override func viewDidLoad() { viewControllers = [tab(), UINavigationController(rootViewController: Settings())] }
        func tab() -> UIViewController { UINavigationController(rootViewController: Films()) }
      }
      extension Settings { func go() { navigationController?.pushViewController(First(), animated: true) } }
      class First: UIViewController { func go() { navigationController?.pushViewController(Second(), animated: true) } }
      class Second: UIViewController {}
      """,
    ])
    let steps = found[(found.firstIndex { $0.hasPrefix("rotate") } ?? 0)...]
      .filter { !$0.hasPrefix("rotate") }
    #expect(
      steps == [
        "select navigation 2", "push First in navigation 2 # Tabs.swift:5", "pop",
        "push Second in navigation 2 # Tabs.swift:6", "pop",
      ], "\(found)")
  }

  @Test func `who answers otherwise than what stands under it is shown first`() {
    let others = (0..<14).map { "class A\($0): UIViewController {}" }
    let found = films(
      "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }\n"
        + "func go() {\n"
        + (0..<14).map { "present(A\($0)(), animated: true)" }.joined(separator: "\n")
        + "\npresent(Same(), animated: true)\nlet next = Player(); next.modalPresentationStyle = .fullScreen\npresent(next, animated: true) }\n}\n"
        + others.joined(separator: "\n")
        + "\nclass Same: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait } }"
        + "\nclass Player: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }"
    )
    let shown = found.filter { $0.hasPrefix("present ") }.map { $0.prefix { $0 != "#" } }
    #expect(shown.prefix(2) == ["present Player as fullScreen ", "present Same "], "\(found)")
    #expect(shown.count == 6)
  }

  @Test func `Apple's own controllers are shown as what they are, and alerts in one line`() {
    let found = storyLines([
      "Scene.swift": Self.scene,
      "Tabs.swift": """
      class Tabs: UITabBarController {
        func play() {
          let player = AVPlayerViewController()
          player.player = AVPlayer(url: url)
          player.modalPresentationStyle = .fullScreen
          present(player, animated: true)
          present(UIAlertController(title: "", message: nil), animated: true)
          present(UIAlertController(title: "", message: nil), animated: true)
        }
      }
      """,
    ])
    #expect(found.contains("present system player as fullScreen # Tabs.swift:6"), "\(found)")
    #expect(!found.contains { $0.contains("system alert") }, "\(found)")
    #expect(
      found.contains("# Tabs.swift:7: UIAlertController, presented in 2 places"), "\(found)")
  }

  // MARK: SwiftUI

  private func app(_ view: String, _ root: String = "NavigationStack { ContentView() }") -> [String]
  {
    storyLines([
      "App.swift": """
      @main struct Films: App {
        var body: some Scene { WindowGroup { \(root) } }
      }
      struct ContentView: View {
        var body: some View {
          \(view)
        }
      }
      struct FilmView: View { var body: some View { Text("Film") } }
      struct SettingsView: View { var body: some View { Text("Settings") } }
      """
    ])
  }

  @Test(arguments: [
    "NavigationLink(\"Film\") { FilmView() }",
    "NavigationLink { FilmView() } label: { SettingsView() }",
    "NavigationLink(destination: FilmView()) { SettingsView() }",
    "NavigationLink(value: film) { SettingsView() }.navigationDestination(for: Film.self) { film in FilmView(film) }",
  ])
  func `links push the view that they lead to, and not their labels`(link: String) {
    let found = app(link)
    #expect(found.contains("view FilmView # App.swift:6"), "\(found)")
    #expect(found.contains("push FilmView # App.swift:6"), "\(found)")
    #expect(!found.contains { $0.contains("SettingsView") }, "\(found)")
    #expect(!app(link, "ContentView()").contains { $0.hasPrefix("push ") })
  }

  @Test func `a cover shows the one view of the app's in it, and nothing of SwiftUI's own`() {
    let cover = app("Text(\"\").fullScreenCover(isPresented: $x) { VStack { FilmView() } }")
    #expect(cover.contains("present FilmView # App.swift:6"), "\(cover)")
    func shown(_ content: String) -> Int {
      app("Text(\"\").sheet(isPresented: $x) { \(content) }").count { $0.hasPrefix("present ") }
    }
    #expect(shown("Text(\"Film\")") == 0)
    #expect(shown("VStack { FilmView(); SettingsView() }") == 0)
    #expect(shown("if x { FilmView() } else { SettingsView() }") == 2)
  }

  @Test(arguments: [
    "#if os(tvOS)\nText(\"\").sheet(isPresented: $x) { FilmView() }\n#endif",
    "#if !os(iOS)\nText(\"\").sheet(isPresented: $x) { FilmView() }\n#endif",
    "Text(\"\") } }\n#Preview { Text(\"\").sheet(isPresented: $x) { FilmView() } }\nstruct A { var a: B { b",
  ])
  func `code for other systems and previews isn't the app's`(view: String) {
    #expect(!app(view).contains { $0.contains("FilmView") }, "\(app(view))")
  }

  // MARK: Who shows whom

  @Test func `what a presented screen presents is presented from it, and dismissed before it`() {
    let found = films(
      """
      func go() { present(Other(), animated: true) }
      }
      class Other: UIViewController { func go() { present(Deep(), animated: true) } }
      class Deep: UIViewController { func go() { present(Deep(), animated: true) }
      """)
    let steps = found.compactMap { $0.split(separator: " #").first }
      .filter { $0.hasPrefix("present ") || $0 == "dismiss" }
    #expect(
      steps == ["present Other", "present Deep from Other", "dismiss", "dismiss"], "\(found)")
  }

  @Test func `a second navigation of the app's class is presented with what is in it`() {
    let found = storyLines([
      "Scene.swift": """
      class Stack: UINavigationController {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() { window?.rootViewController = Stack(rootViewController: Films()) }
      }
      class Films: UIViewController {
        func go() { present(Stack(rootViewController: Sketch()), animated: true) }
        func again() { present(Stack(rootViewController: Films()), animated: true) }
      }
      class Sketch: UIViewController {}
      """
    ])
    #expect(found.contains { $0.hasPrefix("navigation \"Stack 2\" # ") }, "\(found)")
    #expect(found.contains { $0.hasPrefix("present \"Stack 2\" # Scene.swift:6") }, "\(found)")
    #expect(found.count { $0.hasPrefix("present ") } == 1, "\(found)")
  }

  @Test func `each branch of a destination is a view that is pushed`() {
    let found = storyLines([
      "App.swift": """
      @main struct Trails: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        var body: some View {
          NavigationStack {
            Text("x").navigationDestination(for: Route.self) { route in
              switch route {
              case .trail(let id): Trail(id: id)
              case .profile(let id): VStack { Profile(id: id) }
              default: EmptyView()
              }
            }
          }
        }
      }
      struct Trail: View { var body: some View { Text("x") } }
      struct Profile: View { var body: some View { Text("x") } }
      """
    ])
    let pushed = found.filter { $0.hasPrefix("push ") }
    #expect(pushed == ["push Trail # App.swift:7", "push Profile # App.swift:8"], "\(found)")
  }

  @Test func `whose lock a container asks is read, and a screen's is told`() {
    let found = storyLines([
      "Scene.swift": """
      class Stack: UINavigationController {
        override var childForInterfaceOrientationLock: UIViewController? { topViewController }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() { window?.rootViewController = Stack(rootViewController: Films()) }
      }
      class Films: UIViewController {
        override var childForInterfaceOrientationLock: UIViewController? { children.last }
      }
      """
    ])
    #expect(
      found.contains { $0.hasPrefix("navigation Stack asks top for lock # Scene.swift:2") },
      "\(found)")
    #expect(
      found.contains {
        $0.hasPrefix("# Scene.swift:8: Films.childForInterfaceOrientationLock returns")
      }, "\(found)")
  }

  @Test func `a screen that is shown in two ways has a step for each`() {
    let found = films(
      """
      func go() { present(Settings(), animated: true) }
      func again() { let next = Settings(); next.modalPresentationStyle = .fullScreen
      present(next, animated: true) }
      func deeper() { navigationController?.pushViewController(Settings(), animated: true) }
      """)
    let steps = found.compactMap { $0.split(separator: " #").first }
      .filter { $0.hasPrefix("present ") || $0.hasPrefix("push ") }
    #expect(
      steps == ["push Settings", "present Settings as fullScreen", "present Settings"], "\(found)")
  }

  @Test func `a style that only a branch gives isn't known, unless what is shown is in it`() {
    let style = "next.modalPresentationStyle = .fullScreen"
    let present = "present(next, animated: true)"
    for (code, isKnown) in [
      ("if isFirst { \(style) }\n\(present)", false),
      ("if isFirst { \(style)\n\(present) }", true),
      ("if #available(iOS 13, *) { \(style) }\n\(present)", true),
    ] {
      let found = films("func go() { let next = Settings(); \(code) }")
      let isFound = found.contains { $0.hasPrefix("present Settings as fullScreen") }
      #expect(isFound == isKnown, "\(code)")
      #expect(isKnown || !found.contains { $0.hasPrefix("present") }, "\(found)")
    }
  }
}
