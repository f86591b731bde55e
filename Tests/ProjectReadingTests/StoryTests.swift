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
    """
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
    #expect(found.contains("push Details in navigation # Screens.swift:7"), "\(found)")
    for line in [
      "# Screens.swift:12: Settings sets UIDevice.orientation to portrait in lock",
      "# Screens.swift:15: Settings calls setNeedsUpdateOfSupportedInterfaceOrientations() in viewDidAppear",
    ] {
      #expect(found.contains(line), "\(line)\n\(found)")
    }
  }

  @Test func `a SwiftUI app is one, with its delegate, its stack and what it shows`() {
    let found = storyLines(Self.swiftUI)
    for line in [
      "ios 27, 26, 15-18", "adaptor portrait # Films.swift:6",
      "sheet SettingsView # Films.swift:11", "cover PlayerView # Films.swift:12",
      "root app # Films.swift:3", "stack", "view ContentView # Films.swift:3",
    ] {
      #expect(found.contains(line), "\(line)\n\(found)")
    }
  }

  @Test func `segues present and push`() {
    let found = storyLines(Self.objectiveC)
    for line in [
      "ios 27, 26, 15-18", "deployment 15.2 # Base.xcconfig:2",
      "present Player as fullScreen # Main.storyboard:6",
      "push Details # Main.storyboard:7",
      "# Films.m:9: Player calls attemptRotationToDeviceOrientation() in stop",
    ] {
      #expect(found.contains(line), "\(line)\n\(found)")
    }
  }

  @Test(arguments: [tabs, swiftUI, objectiveC])
  func `everything in the facts is in the scenario or told beside it`(_ files: [String: String]) {
    let found = facts(files)
    let text = ProjectStory(found).text.split(separator: "\n")
    #expect(text[2] == "evidence imported")
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
    #expect(story.differences(from: reading.scenario, text: story.text).isEmpty)
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

  @Test(arguments: [
    "class AppDelegate: RCTAppDelegate {}", "@interface AppDelegate : RCTAppDelegate\n@end",
    "class Factory: RCTDefaultReactNativeFactoryDelegate {}",
    "@main\npublic class AppDelegate: ExpoAppDelegate {}",
  ])
  func `React Native's delegate makes the root`(_ source: String) {
    let file = "AppDelegate." + (source.hasPrefix("@interface") ? "h" : "swift")
    let found = storyLines([file: source])
    let told = "screen ReactNativeRoot # React Native's root: UIKit's defaults"
    #expect(found.contains { $0.hasPrefix(told) }, "\(found)")
    #expect(found.contains { $0.hasPrefix("ReactNativeRoot # \(file):") }, "\(found)")
  }

  @Test func `code is quoted as it stands there`() throws {
    let answer = try #require(
      supports("traitCollection.userInterfaceIdiom == .pad && isLocked ? .all : .portrait"))
    #expect(answer.depends == ["traitCollection.userInterfaceIdiom == .pad && isLocked"])
  }

  // MARK: Code at run time

  private static let delegate = """
    class AppDelegate: NSObject, UIApplicationDelegate {
      static var lock = UIInterfaceOrientationMask.portrait
      func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { AppDelegate.lock }
    }
    """

  @Test
  func `a delegate answers as its property begins, and what sets that is told and not played`() {
    let story = ProjectStory(
      facts([
        "AppDelegate.swift": Self.delegate,
        "Player.swift": """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func scene() { window?.rootViewController = Player() }
        }
        class Player: UIViewController {
          override func viewWillAppear(_ animated: Bool) { AppDelegate.lock = .landscape }
          func unlock() { AppDelegate.lock = isBig ? .all : .portrait }
        }
        """, "Base.xcconfig": "INFOPLIST_KEY_UIRequiresFullScreen = YES\n",
      ]))
    let found = story.text.split(separator: "\n").map(String.init)
    #expect(found.contains { $0.hasPrefix("delegate portrait") }, "\(found)")
    for line in [
      "# AppDelegate.swift:3: the mask changes at run time: it is computed from lock",
      "# Player.swift:5: Player sets `lock` to landscape in viewWillAppear",
      "# Player.swift:6: Player sets `lock` to an unknown mask in unlock",
    ] {
      #expect(found.contains(line), "\(line)\n\(found)")
    }
    #expect(!found.contains { $0.contains("when ") }, "\(found)")
    #expect(story.leftOut == ["1 answer that is computed", "2 calls at run time"])
  }

  @Test func `what was left out stands at the head, other languages first`() throws {
    let story = ProjectStory(
      facts([
        "Films.swift":
          "class Films: UIViewController { func go() { present(server.next, animated: true) } }",
        "lib/video.dart": "SystemChrome.setPreferredOrientations([DeviceOrientation.portraitUp]);",
        "lib/other.dart": "print('setOrientation');",
        "app/a.ts": "await ScreenOrientation.lockAsync(x)",
        "app/b.tsx": "Orientation.lockToPortrait()",
      ]))
    let found = story.text.split(separator: "\n").map(String.init)
    #expect(
      found[4...9] == [
        "# Not read, or not understood:",
        "# lib/video.dart:1: not read: 1 Dart file that sets orientations",
        "# app/a.ts:1: not read: 2 TypeScript files that set orientations",
        "# Films.swift:1: no Info.plist or build settings with orientations found",
        "# Not in this scenario: presented or pushed in ways that aren't understood:",
        "# Films.swift:1: unknown view controller",
      ], "\(found)")
    #expect(
      story.leftOut == [
        "root view controller not found",
        "1 screen presented or pushed in a way that isn't understood",
        "1 Dart file that sets orientations", "2 TypeScript files that set orientations",
        "no Info.plist or build settings with orientations found",
      ], "\(story.leftOut)")
  }

  // MARK: Roots

  private func tree(_ files: [String: String]) -> [String] {
    let found = storyLines(files)
    return Array(found[(found.firstIndex(of: "root") ?? 0)...].prefix { !$0.hasPrefix("rotate") })
  }

  @Test(arguments: ["coordinator.tabs", "makeRoot(for: user)", "server.root"])
  func `a root that isn't made here isn't understood`(root: String) {
    let story = ProjectStory(
      facts([
        "Scene.swift": """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          let coordinator: Coordinator
          func scene() { window?.rootViewController = \(root) }
        }
        class Tabs: UITabBarController {}
        class Coordinator { let tabs = Tabs() }
        """
      ]))
    #expect(story.open.map(\.why) == ["root view controller not found"], "\(story.open)")
    #expect(story.text.contains("# root view controller not found"), "\(story.text)")
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
  }

  @Test(arguments: ["Main()", "TabView { NavigationStack { Home() } }"])
  func `tabs of SwiftUI's aren't understood, and nothing is made up for them`(scene: String) {
    let found = storyLines([
      "App.swift": """
      @main struct Films: App { var body: some Scene { WindowGroup { \(scene) } } }
      struct Main: View {
        var body: some View { TabView { NavigationStack { Home() }; Settings() } }
      }
      struct Home: View { var body: some View { Text("Films") } }
      struct Settings: View { var body: some View { Text("Settings") } }
      """
    ])
    #expect(found.contains("view Content # content not understood"), "\(found)")
    #expect(!found.contains("stack"), "\(found)")
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

  @Test(arguments: [
    ("Scene.swift", "main.instantiateViewController(identifier: \"Tabs\")"),
    ("Scene.swift", "main.instantiateViewController(withIdentifier: \"Tabs\")"),
    ("Scene.m", "[main instantiateViewControllerWithIdentifier:@\"Tabs\"]"),
  ])
  func `what code takes out of a storyboard by its identifier is what the storyboard holds`(
    file: String, made: String
  ) {
    let code = "self.window.rootViewController = \(made);"
    let source =
      file.hasSuffix(".m")
      ? "@implementation AppDelegate\n- (void)begin { \(code) }\n@end"
      : "class SceneDelegate: UIResponder, UIWindowSceneDelegate { func begin() { \(code) } }"
    let found = tree([
      file: source,
      "Main.storyboard": """
      <document><scenes>
      <tabBarController id="t" storyboardIdentifier="Tabs"><connections><segue kind="relationship" relationship="viewControllers" destination="f"/></connections></tabBarController>
      <viewController id="f" customClass="Films"/>
      </scenes></document>
      """,
      "Films.swift": "class Films: UIViewController {}",
    ])
    let line = file.hasSuffix(".m") ? 2 : 1
    #expect(found == ["root", "tabs # \(file):\(line)", "Films # Main.storyboard:3"], "\(found)")
  }
}
