import OrientationModel
import OrientationScenarios
import ProjectReading
import Testing

/// What becomes of an app's code in the scenario: nothing is guessed in silence.
struct StoryTests {
  private static let delegates = """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      func scene() {
        let tabs = UITabBarController()
        let home = UINavigationController(rootViewController: Home())
        tabs.viewControllers = [home, makeSettings()]
        window?.rootViewController = tabs
      }
      private func makeSettings() -> UIViewController {
        return UINavigationController(rootViewController: Settings())
      }
    }
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { .all }
    }
    """
  private static let screens = """
    class Home: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      func show() {
        let nav = UINavigationController(rootViewController: Player())
        nav.modalPresentationStyle = .fullScreen
        present(nav, animated: true)
        navigationController?.pushViewController(Details(), animated: true)
      }
    }
    class Settings: UIViewController {
      func lock() {
        UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
        UIViewController.attemptRotationToDeviceOrientation()
      }
      override func viewDidAppear(_ animated: Bool) { setNeedsUpdateOfSupportedInterfaceOrientations() }
    }
    class Player: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
      override var shouldAutorotate: Bool { server.answer }
    }
    class Details: UIViewController {}
    extension UINavigationController {
      open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        topViewController?.supportedInterfaceOrientations ?? .all
      }
    }
    """
  private static let tabs = ["SceneDelegate.swift": delegates, "Screens.swift": screens]

  private static let swiftUI = [
    "Films.swift": """
    @main struct Films: App {
      @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
      var body: some Scene { WindowGroup { ContentView() } }
    }
    class AppDelegate: NSObject, UIApplicationDelegate {
      func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { .portrait }
    }
    struct ContentView: View {
      var body: some View {
        NavigationStack { Text("Films") }
          .sheet(isPresented: $isSet) { VStack { SettingsView() } }
          .fullScreenCover(isPresented: $plays) { PlayerView() }
      }
    }
    struct SettingsView: View { var body: some View { Text("Settings") } }
    struct PlayerView: View { var body: some View { Text("Film") } }
    """,
    "Package.swift": "let package = Package(name: \"Films\", platforms: [.iOS(.v16)])",
  ]

  private static let objectiveC = [
    "Info.plist": """
    <plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
    """,
    "Main.storyboard": """
    <document initialViewController="n"><scenes>
    <navigationController id="n"><connections>
      <segue destination="f" kind="relationship" relationship="rootViewController" id="2"/>
    </connections></navigationController>
    <viewController id="f" customClass="Films"><connections>
      <segue destination="p" kind="presentation" modalPresentationStyle="fullScreen" id="3"/>
      <segue destination="d" kind="show" id="4"/>
    </connections></viewController>
    <viewController id="p" customClass="Player"/>
    <viewController id="d" customClass="Details"/>
    </scenes></document>
    """,
    "Films.m": """
    @interface Films : UIViewController
    @end
    @interface Player : UIViewController
    @end
    @interface Details : UIViewController
    @end
    @implementation Player
    - (UIInterfaceOrientationMask)supportedInterfaceOrientations { return UIInterfaceOrientationMaskLandscape; }
    - (void)stop { [UIViewController attemptRotationToDeviceOrientation]; }
    @end
    """, "Base.xcconfig": "// settings\nIPHONEOS_DEPLOYMENT_TARGET = 15.2\n",
  ]

  @Test func `a tab bar made in local code has the children that it is given`() throws {
    let found = storyLines(Self.tabs)
    let root = try #require(found.firstIndex(of: "root"))
    #expect(
      found[root...].prefix(6) == [
        "root", "tabs # SceneDelegate.swift:6",
        "navigation asks top for mask by extension # Screens.swift:23",
        "Home # SceneDelegate.swift:4",
        "navigation asks top for mask by extension # Screens.swift:23",
        "Settings # SceneDelegate.swift:9",
      ], "\(found)")
    #expect(
      found.contains("present navigation(Player) as fullScreen # Screens.swift:6"), "\(found)")
    #expect(found.contains("push Details # Screens.swift:7"), "\(found)")
    #expect(found.contains("when appeared: update # Screens.swift:15"), "\(found)")
  }

  @Test func `a SwiftUI app is one, with its delegate, its stack and what it shows`() {
    let found = storyLines(Self.swiftUI)
    for line in [
      "deployment 16 # Package.swift:1", "adaptor portrait # Films.swift:6",
      "sheet SettingsView # Films.swift:11", "cover PlayerView # Films.swift:12",
      "root app # Films.swift:3", "stack", "view ContentView # Films.swift:3",
    ] {
      #expect(found.contains(line), "\(line)\n\(found)")
    }
  }

  @Test func `segues present and push`() {
    let found = storyLines(Self.objectiveC)
    for line in [
      "deployment 15.2 # Base.xcconfig:2", "present Player as fullScreen # Main.storyboard:6",
      "push Details # Main.storyboard:7",
      "# Films.m:9: Player calls attemptRotationToDeviceOrientation() in stop"
        + " (a scenario can't express when)",
    ] {
      #expect(found.contains(line), "\(line)\n\(found)")
    }
  }

  @Test(arguments: [tabs, swiftUI, objectiveC])
  func `everything in the facts is in the scenario or told beside it`(_ files: [String: String]) {
    let found = facts(files)
    let text = ProjectStory(found).text.split(separator: "\n")
    let answers = (found.controllers + found.extensions).flatMap(\.answers) + found.delegate
    let places =
      answers.map(\.place) + found.calls.map(\.place) + found.roots.map(\.place)
      + found.lists.filter { $0.all != nil }.map(\.place) + found.untold.map(\.place)
    #expect(places.count > 2)
    for place in places {
      let isTold = text.contains { line in
        guard let name = line.firstRange(of: place.file + ":") else { return false }
        return line[name.upperBound...].split { !$0.isNumber }.contains("\(place.line)")
      }
      #expect(isTold, "\(place.text)")
    }
  }

  @Test(arguments: [tabs, swiftUI, objectiveC])
  func `what is told plays, and its own code agrees with it`(_ files: [String: String]) {
    let story = ProjectStory(facts(files))
    let reading = Scenario.parse(story.text)
    #expect(reading.isRight, "\(story.text)")
    #expect(Play(reading.scenario).stop == nil, "\(story.text)")
    #expect(story.differences(from: reading.scenario).isEmpty)
  }

  @Test func `a framework's root controller answers what the framework says`() {
    let found = storyLines([
      "ios/Runner/Info.plist": """
      <plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      """,
      "ios/Runner/Main.storyboard": """
      <document initialViewController="f"><viewController id="f" customClass="FlutterViewController"/></document>
      """,
    ])
    #expect(
      found.contains {
        $0.hasPrefix("screen FlutterViewController supports all # Flutter's root: all, until Dart")
      }, "\(found)")
    #expect(found.contains("FlutterViewController # ios/Runner/Main.storyboard:1"), "\(found)")
  }

  @Test func `code is quoted as it stands there`() throws {
    let answer = try #require(
      supports("traitCollection.userInterfaceIdiom == .pad && isLocked ? .all : .portrait"))
    #expect(answer.depends == ["traitCollection.userInterfaceIdiom == .pad && isLocked"])
  }

  // MARK: Code that sets a mask

  private static let delegate = """
    class AppDelegate: NSObject, UIApplicationDelegate {
      static var lock = UIInterfaceOrientationMask.portrait
      func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { AppDelegate.lock }
    }
    struct Turning {
      static func hold(_ mask: UIInterfaceOrientationMask) { AppDelegate.lock = mask }
    }
    """

  @Test func `a view that sets the delegate's mask when it comes does so in the scenario`() {
    let found = storyLines([
      "AppDelegate.swift": Self.delegate,
      "Films.swift": """
      @main struct Films: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
        var body: some Scene { WindowGroup { ContentView() } }
      }
      struct ContentView: View {
        var body: some View {
          Text("Films")
            .onAppear {
              AppDelegate.lock = .landscape
            }
            .onDisappear { Turning.hold(.all) }
        }
      }
      """,
    ])
    #expect(found.contains("when appearing: set delegate landscape # Films.swift:9"), "\(found)")
    #expect(
      found.contains(
        "when disappeared: set delegate portrait landscapeLeft landscapeRight portraitUpsideDown"
          + " # Films.swift:11")
        || found.contains("when disappeared: set delegate all # Films.swift:11"), "\(found)")
  }

  @Test func `a controller that hands a mask to a helper sets the delegate's answer`() {
    let found = storyLines([
      "AppDelegate.swift": Self.delegate,
      "Player.swift": """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() { window?.rootViewController = Player() }
      }
      class Player: UIViewController {
        var mask: UIInterfaceOrientationMask = .portrait
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
        override func viewWillAppear(_ animated: Bool) { Turning.hold(.landscape) }
        override func viewDidAppear(_ animated: Bool) { mask = .landscape }
        func unlock() { Turning.hold(.portrait) }
      }
      """,
    ])
    for line in [
      "when appearing: set delegate landscape # Player.swift:7",
      "when appeared: set Player supports landscape # Player.swift:8",
      "# Player.swift:9: Player makes the app delegate return portrait in unlock"
        + " (a scenario can't express when)",
    ] {
      #expect(found.contains(line), "\(line)\n\(found)")
    }
  }

  // MARK: Roots

  private func tree(_ files: [String: String]) -> [String] {
    let found = storyLines(files)
    return Array(found[(found.firstIndex(of: "root") ?? 0)...].prefix { !$0.hasPrefix("rotate") })
  }

  @Test func `a root is followed to the class that has it and through the method it is handed to`()
  {
    let coordinator = """
      class Coordinator {
        let tabs = Tabs()
      }
      class Tabs: UITabBarController {
        let films = Films(), settings = Settings()
        func fill() { viewControllers = [films, settings].map { UINavigationController(rootViewController: $0) } }
      }
      class Films: UIViewController {}
      class Settings: UIViewController {}
      """
    let tabs = [
      "tabs Tabs # Scene.swift:LINE", "navigation # Coordinator.swift:6",
      "Films # Coordinator.swift:5", "navigation # Coordinator.swift:6",
      "Settings # Coordinator.swift:5",
    ]
    let whole = """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let coordinator: Coordinator
        func scene() {
          window?.rootViewController = coordinator.tabs
        }
        func put(_ controller: UIViewController) { window?.rootViewController = controller }
      """
    let own = tree(["Coordinator.swift": coordinator, "Scene.swift": whole + "\n}"])
    #expect(own == ["root"] + tabs.map { $0.replacing("LINE", with: "4") }, "\(own)")
    let handed = tree([
      "Coordinator.swift": coordinator,
      "Scene.swift": """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func put(_ controller: UIViewController) { window?.rootViewController = controller }
      }
      class Start {
        let coordinator: Coordinator
        func go() { delegate.put(coordinator.tabs) }
      }
      """,
    ])
    #expect(handed == ["root"] + tabs.map { $0.replacing("LINE", with: "6") }, "\(handed)")
  }

  @Test func `an iPhone gets the root that is not an iPad's`() {
    for (condition, other) in [
      ("UIDevice.current.userInterfaceIdiom == .pad", "else"),
      ("#available(iOS 14, *), UIDevice.current.userInterfaceIdiom == .pad", "else"),
    ] {
      let found = tree([
        "Scene.swift": """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func scene() {
            if \(condition) {
              window?.rootViewController = Columns()
            } \(other) {
              window?.rootViewController = Films()
            }
          }
        }
        class Films: UIViewController {}
        class Columns: UISplitViewController {}
        """
      ])
      #expect(found == ["root", "Films # Scene.swift:6"], "\(found)")
    }
    let found = tree([
      "Scene.swift": """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() {
          let root: UIViewController
          switch UIDevice.current.userInterfaceIdiom {
          case .phone:
            root = Films()
          default:
            root = Columns()
          }
          window?.rootViewController = root
        }
      }
      class Films: UIViewController {}
      class Columns: UISplitViewController {}
      """
    ])
    #expect(found == ["root", "Films # Scene.swift:10"], "\(found)")
  }

  @Test func `what no source tells is told as open, and nothing is made up for it`() {
    let story = ProjectStory(
      facts([
        "AppDelegate.swift": """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func start() { window.rootViewController = server.root }
        }
        """
      ]))
    #expect(story.open.map(\.why) == ["root view controller not found"], "\(story.open)")
    #expect(story.open.map(\.place.text) == ["AppDelegate.swift:1"])
    #expect(!story.text.contains("navigation"), "\(story.text)")
    let react = tree([
      "AppDelegate.h": "@interface AppDelegate : RCTAppDelegate\n@end\n"
    ])
    #expect(
      react == ["root", "Root # AppDelegate.h:1: React Native's root: a plain UIViewController"],
      "\(react)")
  }

  @Test func `the storyboard beside the app's own list is the app's`() {
    func storyboard(_ name: String) -> String {
      "<document initialViewController=\"a\"><viewController id=\"a\" customClass=\"\(name)\"/></document>"
    }
    let found = tree([
      "Films/Info.plist":
        "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>",
      "Films/Main.storyboard": storyboard("Films"),
      "Example/Main.storyboard": storyboard("Sample"),
    ])
    #expect(found == ["root", "Films # Films/Main.storyboard:1"], "\(found)")
  }
}
