import OrientationScenarios
import ProjectReading
import Testing

/// What an app delegate answers by the screen on top.
struct DelegateTests {
  private func delegateLine(_ body: String, objectiveC: Bool = false) -> String? {
    let swift = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
          \(body)
        }
      }
      """
    let older = """
      @implementation AppDelegate
      - (UIInterfaceOrientationMask)application:(UIApplication *)application supportedInterfaceOrientationsForWindow:(UIWindow *)window {
        \(body)
      }
      @end
      """
    let screens = """
      class Board: UIViewController {}
      class Chess: Board {}
      class Menu: UIViewController {}
      """
    return storyLines([
      objectiveC ? "AppDelegate.m" : "AppDelegate.swift": objectiveC ? older : swift,
      "Screens.swift": screens,
    ]).first { $0.hasPrefix("delegate") }
  }

  @Test(arguments: [
    "if topViewController(of: window) is Menu { return .portrait }\nreturn .landscape",
    "guard let top = window?.visibleViewController else { return .landscape }\nif top is Menu { return .portrait }\nreturn .landscape",
    "UIApplication.topViewController() is Menu ? .portrait : .landscape",
    "guard let menu = topMost as? Menu else { return .landscape }\nreturn .portrait",
    "if let nav = window?.rootViewController as? UINavigationController, nav.topViewController is Menu { return .portrait } else { return .landscape }",
  ])
  func `a delegate that goes by the screen on top has a mask for it and one otherwise`(body: String)
  {
    #expect(
      delegateLine(body)?.hasPrefix("delegate portrait for Menu otherwise landscape #") == true,
      "\(delegateLine(body) ?? "")")
  }

  @Test func `screens of a class are those below it too, in Objective-C as well`() {
    let found = delegateLine(
      """
      UIViewController *top = [self topViewController:window.rootViewController];
      if ([top isKindOfClass:[Board class]] || [top isKindOfClass:[Menu class]]) {
        return UIInterfaceOrientationMaskLandscape;
      }
      return UIInterfaceOrientationMaskPortrait;
      """, objectiveC: true)
    #expect(
      found?.hasPrefix("delegate landscape for Board, Chess, Menu otherwise portrait #") == true,
      "\(found ?? "")")
  }

  @Test(arguments: [
    "if topViewController(of: window) is Menu, isLocked { return .portrait }\nreturn .landscape",
    "if topViewController(of: window) is Menu || isLocked { return .portrait }\nreturn .landscape",
    "if topViewController(of: window) is Film { return .portrait }\nreturn .landscape",
    "if topViewController(of: window) is AVPlayerViewController { return .landscape }\nreturn .portrait",
    "if sender is Menu { return .portrait }\nreturn .landscape",
    "if topViewController(of: window) is Menu { return other.mask }\nreturn .landscape",
  ])
  func `a delegate that goes by anything else isn't understood`(body: String) {
    #expect(delegateLine(body) == nil, "\(body)")
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
