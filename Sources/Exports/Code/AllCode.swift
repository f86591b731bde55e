import OrientationModel
import OrientationTelling

/// Many stories as apps for a UI test, which names the one to launch.
struct AllCode {
  let suite: UITestSuite

  /// Everything in one file, which every app's target takes.
  var text: String {
    var lines = Lines()
    addHeading(to: &lines)
    lines.gap()
    let rehearsals = suite.rehearsals()
    addImports(of: rehearsals, to: &lines)
    lines.add(Self.runtime)
    lines.gap()
    addTable(of: rehearsals, to: &lines)
    addStories(rehearsals, to: &lines)
    for app in suite.apps where !app.extensions.isEmpty {
      lines.gap()
      lines.add("#if UPRIGHT_\(app.name)")
      lines.gap()
      lines.indented { $0.add(app.extensions) }
      lines.gap()
      lines.add("#endif")
    }
    lines.gap()
    addPropertyLists(to: &lines)
    return lines.text
  }

  /// What every app has.
  var shared: String {
    var lines = Lines()
    lines.comment("What all of Upright's apps share: launching a story, and doing its steps.")
    lines.gap()
    addImports(of: [], to: &lines)
    lines.add(Self.runtime)
    return lines.text
  }

  /// The stories of one app.
  func text(of app: HostApp) -> String {
    var lines = Lines()
    lines.comment("The stories of this app. Its Info.plist: \(app.sentence).")
    lines.gap()
    let rehearsals = suite.rehearsals(in: app)
    addImports(of: rehearsals, to: &lines)
    addTable(of: rehearsals, to: &lines)
    addStories(rehearsals, to: &lines)
    if !app.extensions.isEmpty {
      lines.gap()
      lines.add(app.extensions)
    }
    return lines.text
  }

  private func addHeading(to lines: inout Lines) {
    lines.comment(
      "Every story that Upright's own scenarios tell, for the UI test that "
        + "`upright export --all --to xctest` makes.")
    lines.add("//")
    lines.comment(
      "`upright export --all --to xctest -o FOLDER` writes this as an Xcode project with all its "
        + "targets. By hand: a new iOS app, interface Storyboard, with UI tests; a target for each "
        + "app below, named as it is, with its name behind the bundle identifier \(TestCode.prefix). "
        + "and UPRIGHT_ and its name as an active compilation condition. Delete the files of Swift "
        + "they come with and Main.storyboard, put this file into every app's target, do what "
        + "stands at its end, put the test into the UI testing target, and add the apps to that "
        + "target's dependencies.")
    lines.add("//")
    for app in suite.apps {
      let count = suite.rehearsals(in: app).count
      lines.comment("- \(app.name): \(app.sentence). \(count) stor\(count == 1 ? "y" : "ies").")
    }
  }

  private func addImports(of rehearsals: [UITestExport], to lines: inout Lines) {
    let modules = Set(["UIKit"]).union(rehearsals.flatMap(\.code.modules)).sorted()
    for module in modules { lines.add("import \(module)") }
    lines.gap()
  }

  private func addTable(of rehearsals: [UITestExport], to lines: inout Lines) {
    let rows = rehearsals.map { rehearsal in
      let code = rehearsal.code
      let space = code.space
      var row = ["\(rehearsal.name.swiftLiteral): Story("]
      row += ["  launch: {", "    \(space).makeWindow = $0", "    \(space).launch()", "  },"]
      row.append("  window: { \(space).window },")
      if code.hasAnswer { row.append("  answer: { \(space).answer($0) },") }
      if code.hasSceneAnswer, let mask = code.settings.sceneDelegate {
        row.append("  sceneAnswer: \(mask.swiftValue),")
      }
      return row + ["  steps: \(space).steps),"]
    }
    lines.block("extension Rehearsal") { lines in
      lines.list("static let stories: [String: Story] = [", rows.isEmpty ? [[":"]] : rows)
    }
  }

  private func addStories(_ rehearsals: [UITestExport], to lines: inout Lines) {
    for rehearsal in rehearsals {
      lines.gap()
      lines.add("// MARK: - \(rehearsal.name)")
      lines.gap()
      lines.add(rehearsal.code.nested)
    }
  }

  private func addPropertyLists(to lines: inout Lines) {
    lines.add("/*")
    lines.add(StoryCode.settingsToEmpty)
    for app in suite.apps {
      lines.add(["", "--- \(app.name)"])
      lines.add(app.keys.isEmpty ? ["(None of them.)"] : app.keys)
    }
    lines.add("*/")
  }
}

extension StoryCode {
  /// The story within its enum, classes and views included.
  var nested: Lines {
    var lines = Lines()
    let all = story.lines
    lines.add(Array(all.dropLast()))
    for section in [classes, views] where !section.isEmpty {
      lines.gap()
      lines.indented { $0.add(section) }
    }
    lines.add("}")
    return lines
  }
}

extension AllCode {
  /// What every app needs to launch a story and to do its steps.
  static let runtime =
    launching.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    + UITestExportCode.screen("Rehearsal") + [""] + StoryCode.containing + [""]
    + StoryCode.removing + [""]
    + UITestExportCode.listening(
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
