import OrientationModel
import ProjectReading
import Testing

/// What is in an app's windows, and what of it isn't known.
struct WindowTests {
  @Test func `a window in a local variable is told, whatever the variable is called`() {
    let story = ProjectStory(
      facts([
        "Scene.swift": """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func scene() {
            window?.rootViewController = Films()
            let banner = UIWindow(windowScene: scene)
            banner.rootViewController = Banner()
            banner.isHidden = false
            let film = Film()
            film.rootViewController = Banner()
          }
        }
        class Films: UIViewController {}
        class Banner: UIViewController {}
        """
      ]))
    #expect(
      story.rest.map { "\($0.place.line) \($0.why)" } == [
        "5 Banner is assigned to a rootViewController"
      ], "\(story.rest)")
    #expect(story.leftOut.contains("1 assignment to a rootViewController"), "\(story.leftOut)")
  }

  @Test(arguments: [
    ("let cover = UIWindow(windowScene: scene)", "self.cover = cover", "3 Banner is assigned"),
    ("cover = UIWindow(windowScene: scene)", "", "3 Banner is assigned"),
    ("let cover = makeCover(over: scene)", "", "3 `rootViewController` is used here"),
    ("let cover = Coordinator()", "self.cover = cover", nil),
  ])
  func `what is a window is told, whatever keeps it, and so is what may be one`(
    making: String, keeping: String, told: String?
  ) {
    let found = facts([
      "Scene.swift": """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate { var cover: UIWindow?
        func scene() { window?.rootViewController = Films(); \(making)
          cover.rootViewController = Banner()
          \(keeping)
        }
      }
      class Films: UIViewController {}
      class Banner: UIViewController {}
      """
    ])
    let lines = (ProjectStory(found).rest + found.untold).map { "\($0.place.line) \($0.why)" }
      .filter { $0.contains("rootViewController") }
    #expect(lines.count == (told == nil ? 0 : 1), "\(lines)")
    #expect(told.map { lines.first?.hasPrefix($0) ?? false } ?? true, "\(lines)")
  }

  @Test func `what nothing here shows is told, and neither a base class nor what is shown is`() {
    let files = [
      "App.swift": """
      @main struct Films: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        var body: some View { Text("Home").fullScreenCover(isPresented: $plays) { Film() } }
      }
      struct Film: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Player { Player() }
      }
      class Base: AVPlayerViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
      }
      class Player: Base {}
      """
    ]
    let story = ProjectStory(facts(files))
    #expect(
      story.rest.map { "\($0.place.line) \($0.why)" } == ["11 nothing here shows Player"],
      "\(story.rest)")
    #expect(story.leftOut.contains("1 view controller that nothing here shows"))
    // Whoever reads the scenario is told in one line, and each has its own where it is declared.
    #expect(story.text.contains("\n# Nothing here shows Player.\n"), "\(story.text)")
    var shown = files
    shown["Show.swift"] = "extension Player { func go() { present(Player(), animated: true) } }"
    #expect(ProjectStory(facts(shown)).rest.isEmpty)
  }

  @Test func `an app whose root on an iPad is another is told for the iPhone`() {
    let files = [
      "Info.plist": """
      <plist><dict><key>UISupportedInterfaceOrientations~ipad</key><array>
      <string>UIInterfaceOrientationPortrait</string></array></dict></plist>
      """,
      "AppDelegate.m": """
      @implementation AppDelegate
      - (BOOL)begin {
        if (IS_IPHONE) { self.window.rootViewController = [[Films alloc] init]; }
        else { self.window.rootViewController = [[Columns alloc] init]; }
        return YES;
      }
      @end
      @interface Films : UIViewController
      @end
      @interface Columns : UIViewController
      @end
      """,
    ]
    let found = storyLines(files)
    #expect(
      found.contains("device iPhone # its code does something else on iPad"), "\(found)")
    #expect(found.contains("Films # AppDelegate.m:3"), "\(found)")
  }

  @Test func `views are shown from a hosting controller, too`() {
    let found = storyLines([
      "Scene.swift": """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() { window?.rootViewController = UIHostingController(rootView: Films()) }
      }
      struct Films: View {
        var body: some View { List {}.fullScreenCover(isPresented: $plays) { Player() } }
      }
      struct Player: View { var body: some View { Text("Film") } }
      """
    ])
    #expect(found.contains("cover Player # Scene.swift:5"), "\(found)")
    #expect(found.contains("present Player # Scene.swift:5"), "\(found)")
  }

  @Test func `what a screen is made with isn't left out in silence`() {
    let story = ProjectStory(
      facts([
        "Scene.swift": """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func scene() { window?.rootViewController = Frame(content: Films()) }
        }
        class Frame: UIViewController {}
        class Films: UIViewController {}
        """
      ]))
    #expect(
      story.open.map(\.why) == ["Frame is made with Films; what for isn't understood"],
      "\(story.open)")
  }

  // MARK: What nobody could read

  private func unread(_ root: String, _ classes: String) -> [String] {
    let scene = """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() { window?.rootViewController = \(root) }
      }
      """
    return ProjectStory(facts(["Scene.swift": scene, "Code.swift": classes])).unread.map {
      "\($0.owner ?? "") \($0.kind?.rawValue ?? "") \($0.question.name) \($0.place.text)"
    }
  }

  @Test func `an answer that the story doesn't have is known as unread`() {
    #expect(unread("Films()", "class Films: UIViewController {}") == [])
    #expect(
      unread(
        "Films()",
        "class Films: UIViewController { override var shouldAutorotate: Bool { server.turns } }")
        == ["Films  autorotate Code.swift:1"])
    #expect(
      unread("Films()", "class Films: Base {}\nclass Base: SwipingViewController {}")
        == ["Films  mask Code.swift:1", "Base  mask Code.swift:2"])
    #expect(
      unread(
        "SwipingNavigationController(rootViewController: Films())",
        "class Films: UITableViewController {}")
        == ["SwipingNavigationController navigation mask Scene.swift:2"])
    #expect(
      unread("UINavigationController(rootViewController: server.home)", "")
        == ["Content  mask Scene.swift:2"])
    let router = """
      class Router: NSObject, UINavigationControllerDelegate {
        func navigationControllerSupportedInterfaceOrientations(_ controller: UINavigationController) -> UIInterfaceOrientationMask { .all }
      }
      """
    #expect(
      unread("Films()", router + "\nclass Films: UIViewController {}")
        == ["Router navigation mask Code.swift:2"])
  }

  // MARK: Life cycle

  private func lifeCycle(_ list: String, _ code: String) -> String? {
    storyLines([
      "Info.plist": "<plist><dict><key>UIRequiresFullScreen</key><true/>\(list)</dict></plist>",
      "Code.swift": code,
    ]).first { $0.hasPrefix("life-cycle") }
  }

  @Test func `an app delegate in an app without scenes is the app's life cycle`() {
    let delegate =
      "class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }\n"
    #expect(
      lifeCycle("", delegate)
        == "life-cycle app # Info.plist:1: there is no UIApplicationSceneManifest")
    let scenes = "<key>UIApplicationSceneManifest</key><dict/>"
    #expect(lifeCycle(scenes, delegate) == nil)
    #expect(lifeCycle("", delegate + "class Main: UIResponder, UIWindowSceneDelegate {}") == nil)
    #expect(lifeCycle("", delegate + "@main struct Films: App {}") == nil)
    #expect(lifeCycle("", "class Films: UIViewController {}") == nil)
  }

  @Test(arguments: [
    ("GENERATE_INFOPLIST_FILE = YES;", true), ("", false),
    (
      "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;",
      false
    ),
    ("GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = Films/Info.plist;", false),
  ])
  func `a list that the build makes of its settings has no scenes but those`(
    settings: String, isOld: Bool
  ) {
    let project = """
      { objects = {
        T = { isa = PBXNativeTarget; name = Films; productType = "com.apple.product-type.application"; buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; \(settings)
          INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationPortrait; }; };
      }; }
      """
    let found = storyLines([
      "Films.xcodeproj/project.pbxproj": project,
      "Films/Info.plist":
        "<plist><dict><key>UIApplicationSceneManifest</key><dict/></dict></plist>",
      "Films/App.swift": "class AppDelegate: UIResponder, UIApplicationDelegate {}",
    ])
    #expect(found.contains { $0.hasPrefix("life-cycle app") } == isOld, "\(found)")
  }

  @Test func `a stack in what a view shows is none around the view`() {
    let source = """
      @main struct Films: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        var body: some View {
          Text("Films").sheet(isPresented: $isSet) { NavigationStack { Settings() } }
        }
      }
      struct Settings: View { var body: some View { Text("Settings") } }
      """
    let found = storyLines(["Films.swift": source])
    #expect(found.contains("sheet Settings # Films.swift:4"), "\(found)")
    #expect(!found.contains("stack"), "\(found)")
  }

  @Test(arguments: [
    "UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController()",
    "UIStoryboard(name: \"Main\", bundle: .main).instantiateInitialViewController { _ in nil }!",
    "films.instantiateInitialViewController()",
    "films.instantiateInitialViewController() as! UINavigationController",
  ])
  func `a storyboard's first controller is what it has as that`(_ first: String) {
    let found = storyLines([
      "Main.storyboard": """
      <document initialViewController="n"><scenes>
      <navigationController id="n"><connections>
        <segue destination="f" kind="relationship" relationship="rootViewController" id="2"/>
      </connections></navigationController>
      <viewController id="f" customClass="Films"/>
      </scenes></document>
      """,
      "App.swift": """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func start() {
          let films = UIStoryboard(name: "Main", bundle: nil)
          window?.rootViewController = \(first)
        }
      }
      class Films: UIViewController {}
      """,
    ])
    #expect(found.contains("navigation # App.swift:4"), "\(found)")
    #expect(found.contains("Films # Main.storyboard:5"), "\(found)")
  }

  @Test func `an empty cover isn't seen first, and of several roots one is said to be chosen`() {
    let found = storyLines([
      "Scene.swift": """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func unlock() { window?.rootViewController = UINavigationController() }
      }
      class Coordinator { func start() { window.rootViewController = Tabs() } }
      class Tabs: UITabBarController {}
      """
    ])
    let root = ["root # one of 2 root view controllers in the code", "tabs Tabs # Scene.swift:4"]
    #expect(Array(found.drop { !$0.hasPrefix("root") }.prefix(2)) == root, "\(found)")
  }

  @Test func `a class that the scenario doesn't name is no doubt of its`() {
    let found = storyLines([
      "Scene.swift": """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() { window?.rootViewController = Films() }
      }
      class Banner { func show() { window.rootViewController = Tabs() } }
      class Films: UIViewController {}
      class Tabs: UITabBarController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      }
      """
    ])
    #expect(found.contains { $0.hasPrefix("# Scene.swift:7: Tabs.supported") }, "\(found)")
    #expect(!found.contains { $0.contains("Not fully understood") }, "\(found)")
  }
}
