import OrientationModel
import OrientationTelling

/// Many stories in one app: the UI test names the one to launch.
struct AllCode {
  let rehearsals: [Rehearsal]

  var text: String {
    var lines = Lines()
    lines.comment(
      "Every story that Upright's own scenarios tell, in one app for the UI test that "
        + "`upright export --all --to xctest` makes.")
    lines.add("//")
    lines.comment(
      "In Xcode: a new iOS app, interface Storyboard, with UI tests. Delete the files of Swift it "
        + "comes with and Main.storyboard, paste this file, do everything that stands at its end, "
        + "and put the test into the UI testing target.")
    lines.gap()
    for module in modules { lines.add("import \(module)") }
    lines.gap()
    lines.add(Self.runtime)
    lines.gap()
    lines.add(RehearsalCode.screen("Rehearsal"))
    lines.gap()
    lines.add(StoryCode.removing)
    lines.gap()
    addTable(to: &lines)
    for rehearsal in rehearsals {
      lines.gap()
      lines.add("// MARK: - \(rehearsal.name)")
      lines.gap()
      lines.add(rehearsal.code.nested)
    }
    lines.gap()
    lines.add("/*")
    lines.add(StoryCode.settingsToEmpty)
    lines.add("")
    lines.add(StoryCode.manifest)
    for suffix in ["", "~iphone", "~ipad"] {
      lines.add(StoryCode.list(InterfaceOrientation.allCases, suffix: suffix))
    }
    lines.add("*/")
    return lines.text
  }

  private var modules: [String] {
    Set(["UIKit"]).union(rehearsals.flatMap(\.code.modules)).sorted()
  }

  private func addTable(to lines: inout Lines) {
    lines.block("extension Rehearsal") { lines in
      lines.add("static let stories: [String: Story] = [")
      lines.indented { lines in
        for rehearsal in rehearsals {
          let space = rehearsal.code.space
          lines.add("\(rehearsal.name.swiftLiteral): Story(")
          lines.add("  launch: { \(space).makeWindow = $0; \(space).launch() },")
          lines.add("  window: { \(space).window }, answer: { \(space).answer($0) },")
          lines.add("  steps: \(space).steps),")
        }
        if rehearsals.isEmpty { lines.add(":") }
      }
      lines.add("]")
    }
  }

  private static let runtime =
    """
    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        UISceneConfiguration(
          name: "Default Configuration", sessionRole: connectingSceneSession.role)
      }

      func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask {
        Rehearsal.story?.answer(window) ?? .all
      }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        Rehearsal.story?.launch { UIWindow(windowScene: windowScene) }
        window = Rehearsal.story?.window()
        Rehearsal.listen()
      }
    }

    /// One of the stories, whichever the test names.
    @MainActor struct Story {
      let launch: (@escaping () -> UIWindow) -> Void
      let window: () -> UIWindow?
      let answer: (UIWindow?) -> UIInterfaceOrientationMask
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

      static func next() {
        guard let story, index < story.steps.count else { return }
        index += 1
        story.steps[index - 1].run?()
      }
    }

    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    + RehearsalCode.listening(
      next: "next()", side: "story?.window()?.windowScene?.interfaceOrientation ?? .unknown")
}

extension StoryCode {
  /// The story within its enum, classes and views included.
  var nested: Lines {
    var lines = Lines()
    let all = cast.lines
    lines.add(Array(all.dropLast()))
    for section in [classes, views] where !section.isEmpty {
      lines.gap()
      lines.indented { $0.add(section) }
    }
    lines.add("}")
    return lines
  }
}
