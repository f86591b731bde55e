import OrientationModel
import OrientationScenarios
import OrientationTelling

/// Many stories as apps for somebody who leads through them: a UI test, or a hand.
struct AllCode {
  let suite: UITestSuite
  /// What the apps have of whoever leads through them: `Rehearsal` with the story that is to be
  /// launched, what a screen says of the next step, and what a tap does.
  var guide = Self.test

  /// Everything in one file, which every app's target takes.
  var whole: Code {
    let rehearsals = suite.rehearsals()
    let extensions = suite.apps.filter { !$0.extensions.isEmpty }.map { app -> Code in
      """
      #if UPRIGHT_\(app.name)

        \(app.extensions)

      #endif
      """
    }
    return """
      \(heading)

      \(imports(rehearsals))

      \(runtime)

      \(table(of: rehearsals))
      \(apart: stories(rehearsals) + extensions)

      /*
      \(StoryCode.settingsToEmpty)
      \(apart: suite.apps.map { "--- \($0.name)\n\($0.keys.isEmpty ? "(None of them.)" : $0.keys)" })
      */
      """
  }

  /// The files of a project's apps.
  var files: [(path: String, text: String)] {
    [("Apps/Shared.swift", shared.text)]
      + suite.apps.flatMap { app in
        [
          ("Apps/\(app.name).swift", code(of: app).text),
          ("Apps/\(app.name)-Info.plist", app.propertyList),
        ]
      }
  }

  /// What every app has.
  private var shared: Code {
    """
    // What all of Upright's apps share: launching a story, and doing its steps.

    import UIKit

    \(runtime)
    """
  }

  /// The stories of one app.
  private func code(of app: HostApp) -> Code {
    let rehearsals = suite.rehearsals(in: app)
    return """
      \(.comment("The stories of this app. Its Info.plist: \(app.sentence)."))

      \(imports(rehearsals))

      \(table(of: rehearsals))
      \(apart: stories(rehearsals) + [app.extensions])
      """
  }

  private var heading: Code {
    let apps = suite.apps.map { app -> Code in
      let count = suite.rehearsals(in: app).count
      return .comment("- \(app.name): \(app.sentence). \(count) stor\(count == 1 ? "y" : "ies").")
    }
    let purpose: Code = .comment(
      "Every one of Upright's bundled scenarios, for the UI test that "
        + "`upright export --all --to xctest` writes.")
    let manual: Code = .comment(
      "`upright export --all --to xctest -o FOLDER` writes this as an Xcode project with all its "
        + "targets. By hand: create a new iOS app with interface Storyboard and with UI tests. Add a "
        + "target for each app below, with the app's name, the bundle identifier "
        + "\(TestCode.prefix).NAME, and the active compilation condition UPRIGHT_NAME. Delete their "
        + "Swift files and Main.storyboard, add this file to every app's target, and follow the "
        + "instructions at its end. Add the test to the UI testing target, and the apps to that "
        + "target's dependencies.")
    return "\(purpose)\n//\n\(manual)\n//\n\(apps)"
  }

  private func imports(_ rehearsals: [UITestExport]) -> Code {
    Code(Set(["UIKit"] + rehearsals.flatMap(\.code.modules)).sorted().map { "import \($0)" })
  }

  private func table(of rehearsals: [UITestExport]) -> Code {
    let rows = rehearsals.map { rehearsal -> Code in
      let code = rehearsal.code
      let space = code.space
      return """
        \(rehearsal.name.swiftLiteral): Story(
          launch: {
            \(space).makeWindow = $0
            \(space).launch()
          },
          window: { \(space).window },
          \(if: code.hasAnswer, "answer: { \(space).answer($0) },")
          \(code.sceneAnswer.map { "sceneAnswer: \($0.swift)," })
          steps: \(space).steps),
        """
    }
    let list = "static let stories: [String: Story] = ["
    return """
      extension Rehearsal {
        \(.list(list, rows.isEmpty ? [":"] : rows))
      }
      """
  }

  private func stories(_ rehearsals: [UITestExport]) -> [Code] {
    rehearsals.map { "// MARK: - \($0.name)\n\n\($0.code.story)" }
  }
}

extension AllCode {
  /// What every app needs to launch a story and to do its steps.
  private var runtime: Code {
    """
    \(Self.launching)
    \(apart: [UITestExportCode.screen("Rehearsal"), StoryCode.containing, StoryCode.removing])

    \(guide)
    """
  }

  /// The UI test names the story, and cues its steps; a tap does the next one, too.
  private static let test: Code = """
    \(UITestExportCode.listening(next: "next()", side: side))

    extension Rehearsal {
      static let story = stories[ProcessInfo.processInfo.environment["UPRIGHT_STORY"] ?? ""]

      static var hint: String {
        guard let story, index < story.steps.count else { return "The end." }
        let step = story.steps[index]
        return step.run == nil ? "By hand: \\(step.name)" : "Tap: \\(step.name)"
      }

      static func next() {
        guard let story, index < story.steps.count else { return }
        index += 1
        story.steps[index - 1].run?()
      }
    }
    """

  /// Which way the interface is.
  static let side = "story?.window()?.windowScene?.interfaceOrientation ?? .unknown"

  // Four classes and no subclass: a method that UIKit may leave out is found by Objective-C only in
  // the class that names the protocol.

  private static func appDelegate(_ name: String, _ answer: Code? = nil) -> Code {
    """
    final class \(name): UIResponder, UIApplicationDelegate {
      \(UITestExportCode.launching("window = Rehearsal.launchWithoutScene()"))
      \(apart: [answer])
    }
    """
  }

  private static func sceneDelegate(_ name: String, answer: String? = nil) -> Code {
    UITestExportCode.sceneDelegate(name, "window = Rehearsal.launch(in: scene)", answer: answer)
  }

  private static let launching: Code = """
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

    \(appDelegate(
      "AnsweringAppDelegate",
      UITestExportCode.answer("Rehearsal.story?.answer?(window) ?? .all")))

    \(sceneDelegate("SceneDelegate"))

    \(sceneDelegate("AnsweringSceneDelegate", answer: "Rehearsal.story?.sceneAnswer ?? .all"))

    /// One of the stories.
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

      /// How many of the steps have been done.
      static var index = 0

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
    }
    """
}
