import OrientationModel
import OrientationScenarios
import OrientationTelling
import SwiftCode

/// Stories as the code of one app, for somebody who leads through them.
struct QuestionnaireApp {
  let host: HostApp
  let tasks: [Questionnaire.Task]

  static let sharedPath = "Apps/Shared.swift"

  /// Its files in the project, beside what every app needs.
  var files: [(path: String, text: String)] {
    [
      ("Apps/\(host.name).swift", told.text), ("Apps/\(host.name)-Info.plist", host.propertyList),
    ]
  }

  /// What launches a story, does its steps, and says what the hand is to do, whatever the story.
  static let shared: Code = """
    // What every story needs: launching it, and doing its steps.

    import UIKit

    \(launching)
    \(apart: [RuntimeCode.screen("Rehearsal"), AppCode.containing, AppCode.removing, AppCode.topmost])

    \(HandRuntime.code)
    """

  private var told: Code {
    let modules = Set(["UIKit"] + tasks.flatMap(\.story.code.modules)).sorted()
    return """
      \(.comment("The stories of this app. Its Info.plist: \(host.sentence)."))

      \(Code(modules.map { "import \($0)" }))

      \(table)

      extension Rehearsal {
        \(.list("static let tasks: [Task] = [", tasks.map(HandRuntime.task)))
      }
      \(apart: tasks.map { "// MARK: - \($0.story.name)\n\n\($0.story.code.story)" })
      """
  }

  private var table: Code {
    let rows = tasks.map { task -> Code in
      let story = task.story
      let code = story.code
      let space = code.space
      return """
        \(story.name.swiftLiteral): Story(
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
    return """
      extension Rehearsal {
        \(.list("static let stories: [String: Story] = [", rows))
      }
      """
  }

  /// Which way the interface is.
  static let side = "story?.window()?.windowScene?.interfaceOrientation ?? .unknown"

  // Four classes and no subclass: a method that UIKit may leave out is found by Objective-C only in
  // the class that names the protocol.

  private static func appDelegate(_ name: String, _ answer: Code? = nil) -> Code {
    """
    final class \(name): UIResponder, UIApplicationDelegate {
      \(RuntimeCode.launching("window = Rehearsal.launchWithoutScene()"))
      \(apart: [answer])
    }
    """
  }

  private static func sceneDelegate(_ name: String, answer: String? = nil) -> Code {
    RuntimeCode.sceneDelegate(name, "window = Rehearsal.launch(in: scene)", answer: answer)
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
      RuntimeCode.answer("Rehearsal.story?.answer?(window) ?? .all")))

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
