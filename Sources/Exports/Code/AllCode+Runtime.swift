extension AllCode {
  /// What every app needs to launch a story and to do its steps.
  static let runtime =
    launching.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    + RehearsalCode.screen("Rehearsal") + [""] + StoryCode.containing + [""]
    + StoryCode.removing + [""]
    + RehearsalCode.listening(
      next: "next()", side: "story?.window()?.windowScene?.interfaceOrientation ?? .unknown")

  private static let launching = """
    /// The app delegate answers only where the story's does: that it answers at all makes a
    /// difference.
    @main
    enum Main {
      @MainActor static func main() {
        let delegate: AnyClass =
          Rehearsal.story?.answer == nil ? AppDelegate.self : AnsweringAppDelegate.self
        _ = UIApplicationMain(
          CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegate))
      }
    }

    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = Rehearsal.launchWithoutScene()
        return true
      }
    }

    final class AnsweringAppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = Rehearsal.launchWithoutScene()
        return true
      }

      func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask {
        Rehearsal.story?.answer?(window) ?? .all
      }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        window = Rehearsal.launch(in: scene)
      }
    }

    final class AnsweringSceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        window = Rehearsal.launch(in: scene)
      }

      func supportedInterfaceOrientations(
        for windowScene: UIWindowScene
      ) -> UIInterfaceOrientationMask {
        Rehearsal.story?.sceneAnswer ?? .all
      }
    }

    /// One of the stories, whichever the test names.
    @MainActor struct Story {
      let launch: (@escaping () -> UIWindow) -> Void
      let window: () -> UIWindow?
      var answer: ((UIWindow?) -> UIInterfaceOrientationMask)?
      var sceneAnswer: UIInterfaceOrientationMask?
      let steps: [Rehearsal.Step]
    }

    extension Rehearsal {
      /// A step's name, and what it does; nothing where only a hand can do it.
      typealias Step = (name: String, run: (@MainActor () -> Void)?)

      static let story = stories[ProcessInfo.processInfo.environment["UPRIGHT_STORY"] ?? ""]
      static var index = 0

      static var hint: String {
        guard let story, index < story.steps.count else { return "The end." }
        let step = story.steps[index]
        return step.run == nil ? "By hand: \\(step.name)" : "Tap: \\(step.name)"
      }

      static func launch(in scene: UIScene) -> UIWindow? {
        guard let windowScene = scene as? UIWindowScene else { return nil }
        return launch { UIWindow(windowScene: windowScene) }
      }

      /// With a scene manifest, the scene's delegate does it.
      static func launchWithoutScene() -> UIWindow? {
        let manifest = Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest")
        return manifest == nil ? launch { UIWindow(frame: UIScreen.main.bounds) } : nil
      }

      private static func launch(_ makeWindow: @escaping () -> UIWindow) -> UIWindow? {
        story?.launch(makeWindow)
        listen()
        return story?.window()
      }

      static func next() {
        guard let story, index < story.steps.count else { return }
        index += 1
        story.steps[index - 1].run?()
      }
    }

    """
}
