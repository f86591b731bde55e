import OrientationScenarios
import ProjectReading
import Testing

/// What the delegates of an app and of its scenes answer.
struct DelegateTests {
  @Test(arguments: [
    "if topViewController(of: window) is Menu { return .portrait }\nreturn .landscape",
    "topMost is Menu ? .portrait : .landscape",
    "guard let menu = topMost as? Menu else { return .landscape }\nreturn .portrait",
    "if sender is Menu { return .portrait }\nreturn .landscape",
  ])
  func `a delegate that goes by the class of a screen is told, with the masks it has`(body: String)
  {
    let found = storyLines([
      "AppDelegate.swift": """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
          \(body)
        }
      }
      """, "Menu.swift": "class Menu: UIViewController {}",
    ])
    #expect(!found.contains { $0.hasPrefix("delegate") }, "\(found)")
    let told = found.contains { $0.hasPrefix("# AppDelegate.swift:2: the mask is computed from ") }
    #expect(told, "\(found)")
  }

  @Test(arguments: [
    "UIDevice.current.userInterfaceIdiom == .pad", "traitCollection.userInterfaceIdiom != .phone",
    "UIDevice.isPad",
  ])
  func `whether it is an iPad is no for an iPhone`(condition: String) {
    let found = facts([
      "Film.swift":
        "class Film: UIViewController { override var shouldAutorotate: Bool { \(condition) } }"
    ])
    #expect(found.controller("Film")?.autorotates?.phone == .truth(false))
    #expect(found.controller("Film")?.autorotates?.pad == .truth(true))
    #expect(!found.untold.contains { $0.why.contains("shouldAutorotate") }, "\(found.untold)")
  }

  @Test func `an answer by idiom is understood, and a delegate's is written for both`() {
    let mask = "UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait"
    let delegate = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { \(mask) }
      }
      """
    let settings = "TARGETED_DEVICE_FAMILY = 1,2\nINFOPLIST_KEY_UIRequiresFullScreen = YES\n"
    var files = ["AppDelegate.swift": delegate, "Base.xcconfig": settings]
    let found = storyLines(files)
    #expect(found.contains("delegate phone portrait pad all # AppDelegate.swift:2"), "\(found)")
    #expect(found.contains("device iPhone, iPad"), "\(found)")
    files["Menu.swift"] = """
      class Menu: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { \(mask) }
      }
      """
    let story = ProjectStory(facts(files))
    #expect(story.leftOut.first == "its code does something else on iPad")
    #expect(!story.text.contains("computed"), "\(story.text)")
    #expect(story.text.contains("# Menu.swift:2: portrait on iPhone, all on iPad"))
  }

  @Test func `a class that gives another mask to the override it inherits answers that`() {
    let found = storyLines([
      "Screens.swift": """
      class Screen: UIViewController {
        class var mask: UIInterfaceOrientationMask { .portrait }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { Self.mask }
      }
      class Film: Screen {
        override class var mask: UIInterfaceOrientationMask { .landscape }
      }
      class Menu: Screen {}
      class Own: Film {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
      }
      class Last: Own {
        override class var mask: UIInterfaceOrientationMask { .portrait }
      }
      """,
      "Old.m": """
      @interface Old : UIViewController
      @end
      @interface Wide : Old
      @end
      @implementation Old
      - (UIInterfaceOrientationMask)mask { return UIInterfaceOrientationMaskPortrait; }
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations { return [self mask]; }
      @end
      @implementation Wide
      - (UIInterfaceOrientationMask)mask { return UIInterfaceOrientationMaskLandscape; }
      @end
      """,
    ])
    for line in [
      "Screen supports portrait # Screens.swift:3", "Film supports landscape # Screens.swift:6",
      "Menu supports portrait # Screens.swift:3", "Own supports all # Screens.swift:10",
      "Last supports all # Screens.swift:10",
      "Old supports portrait # Old.m:7", "Wide supports landscape # Old.m:10",
    ] {
      #expect(found.contains("screen " + line), "\(found)")
    }
  }

  @Test func `that the delegate of a container answers is told once`() {
    let source = """
      class Tabs: UITabBarController {
        func tabBarControllerSupportedInterfaceOrientations(_ tabs: UITabBarController) -> UIInterfaceOrientationMask {
          tabs.selectedViewController?.supportedInterfaceOrientations ?? .all
        }
      }
      """
    #expect(
      facts(["Tabs.swift": source]).untold.map(\.why) == [
        "Tabs returns the mask of a container it's the delegate of"
      ])
  }

  // MARK: The scene's delegate

  private func scene(_ body: String, with more: [String: String] = [:]) -> [String: String] {
    more.merging([
      "SceneDelegate.swift": """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {
          \(body)
        }
      }
      """
    ]) { $1 }
  }

  @Test func `a scene delegate's answer is one of the app, also in Objective-C`() {
    let older = """
      @implementation SceneDelegate
      - (UIInterfaceOrientationMask)supportedInterfaceOrientationsForWindowScene:(UIWindowScene *)scene { return UIInterfaceOrientationMaskPortrait; }
      @end
      """
    for files in [scene(".portrait"), ["SceneDelegate.m": older]] {
      let found = storyLines(files)
      #expect(found.contains { $0.hasPrefix("scene-delegate portrait # Scene") }, "\(found)")
      #expect(!found.contains { $0.contains("isn't a view controller") }, "\(found)")
    }
  }

  @Test func `one that is stored is told as changing, and rests unread`() {
    let store = """
      enum Store { static var mask: UIInterfaceOrientationMask = .portrait }
      class Film: UIViewController { func play() { Store.mask = .landscape } }
      """
    let files = scene("Store.mask", with: ["Store.swift": store])
    let found = storyLines(files)
    #expect(
      found.contains { $0.hasPrefix("scene-delegate portrait # ") && $0.contains("changes") },
      "\(found)")
    #expect(
      found.contains("# Store.swift:2: Film sets `mask` to landscape in play"), "\(found)")
    let unread = ProjectStory(facts(files)).unread.filter(\.isScenes)
    #expect(unread.map(\.place.line) == [2])
  }

  @Test func `a scenario that is kept of an app has to say it too`() {
    let story = ProjectStory(facts(scene(".portrait")))
    let kept = story.text.split(separator: "\n").filter { !$0.hasPrefix("scene-delegate") }
      .joined(separator: "\n")
    let found = story.differences(from: Scenario.parse(kept).scenario, text: kept)
    #expect(found.map(\.code) == ["scene-delegate portrait"])
  }
}
