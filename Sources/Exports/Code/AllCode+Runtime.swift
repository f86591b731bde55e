extension AllCode {
  /// What every app needs to launch a story and to do its steps.
  static let runtime =
    launching.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    + RehearsalCode.screen("Rehearsal") + [""] + StoryCode.containing + [""]
    + StoryCode.removing + [""]
    + RehearsalCode.listening(
      next: "next()", side: "story?.window()?.windowScene?.interfaceOrientation ?? .unknown")

  // Four classes and no subclass: a method that UIKit may leave out is found by Objective-C only in
  // the class that names the protocol.

  private static func appDelegate(_ name: String, _ answer: String = "") -> String {
    """
    final class \(name): UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = Rehearsal.launchWithoutScene()
        return true
      }
    \(answer)}
    """
  }

  private static let appAnswer = """

      func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask {
        Rehearsal.story?.answer?(window) ?? .all
      }

    """

  private static func sceneDelegate(_ name: String, _ answer: String = "") -> String {
    """
    final class \(name): UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        window = Rehearsal.launch(in: scene)
      }
    \(answer)}
    """
  }

  private static let sceneAnswer = """

      func supportedInterfaceOrientations(
        for windowScene: UIWindowScene
      ) -> UIInterfaceOrientationMask {
        Rehearsal.story?.sceneAnswer ?? .all
      }

    """

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

    \(appDelegate("AppDelegate"))

    \(appDelegate("AnsweringAppDelegate", appAnswer))

    \(sceneDelegate("SceneDelegate"))

    \(sceneDelegate("AnsweringSceneDelegate", sceneAnswer))

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
