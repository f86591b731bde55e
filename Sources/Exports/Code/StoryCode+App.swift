import OrientationModel
import OrientationTelling

// One situation as a whole app: its delegates, its runtime, its Info.plist.

extension StoryCode {
  /// The file: `about` are the lines of its heading.
  func file(about: [String]) -> String {
    var lines = Lines()
    for line in about + (linkage.map { ["", $0] } ?? []) { lines.comment(line) }
    lines.gap()
    for module in modules { lines.add("import \(module)") }
    let sections: [(String, Lines)] = [
      ("The app", app), ("The story", cast), ("The screens", classes), ("The views", views),
      ("Overrides in extensions", extensions), ("What plays the story", runtime),
      ("Info.plist", propertyList),
    ]
    for (title, section) in sections where !section.isEmpty {
      lines.gap()
      lines.add("// MARK: - \(title)")
      lines.gap()
      lines.add(section)
    }
    // Actors came with iOS 13; before it, everything of UIKit's simply was on the main thread.
    return hasActors ? lines.text : lines.text.replacing("@MainActor ", with: "")
  }

  var hasActors: Bool { major >= 13 }

  /// A call that is on the main thread, where the compiler cannot know it.
  func onMain(_ call: String) -> String {
    hasActors ? "MainActor.assumeIsolated { \(call) }" : call
  }

  var modules: [String] {
    let systems = ids.compactMap { controller($0).system }
    var modules: Set<String> = ["UIKit"]
    if usesSwiftUI { modules.insert("SwiftUI") }
    if systems.contains(.player) { modules.insert("AVKit") }
    if systems.contains(.safari) { modules.insert("SafariServices") }
    if systems.contains(.mail) { modules.insert("MessageUI") }
    return modules.sorted()
  }

  /// Scenes exist from iOS 13 on; older systems need a way without, beside them.
  var hasScenes: Bool { settings.usesSceneLifeCycle || major <= 12 }
  var hasOldLifeCycle: Bool { !settings.usesSceneLifeCycle || major <= 12 }

  private var app: Lines {
    var lines = Lines()
    lines.add("@main")
    lines.block("final class AppDelegate: UIResponder, UIApplicationDelegate") { lines in
      if hasOldLifeCycle { addLaunching(to: &lines) }
      if hasScenes { addConfiguration(to: &lines) }
      addDelegateMask(to: &lines)
    }
    if hasScenes {
      lines.gap()
      addSceneDelegate(to: &lines)
    }
    return lines
  }

  private func addLaunching(to lines: inout Lines) {
    lines.add("var window: UIWindow?")
    lines.gap()
    lines.add("func application(")
    lines.add("  _ application: UIApplication,")
    lines.add("  didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?")
    lines.block(") -> Bool") { lines in
      if hasScenes { lines.add("if #available(iOS 13.0, *) { return true }") }
      lines.add("\(space).makeWindow = { UIWindow(frame: UIScreen.main.bounds) }")
      lines.add("\(space).launch()")
      lines.add("window = \(space).window")
      lines.add("Rehearsal.listen()")
      lines.add("return true")
    }
  }

  private func addConfiguration(to lines: inout Lines) {
    lines.gap()
    if hasOldLifeCycle { lines.add("@available(iOS 13.0, *)") }
    lines.add("func application(")
    lines.add("  _ application: UIApplication,")
    lines.add("  configurationForConnecting connectingSceneSession: UISceneSession,")
    lines.add("  options: UIScene.ConnectionOptions")
    lines.block(") -> UISceneConfiguration") { lines in
      lines.add("UISceneConfiguration(")
      lines.add(
        "  name: \"Default Configuration\", sessionRole: connectingSceneSession.role)")
    }
  }

  private func addDelegateMask(to lines: inout Lines) {
    guard settings.delegate != .none || isDelegateEdited else { return }
    lines.gap()
    lines.add("func application(")
    lines.add(
      "  _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?")
    lines.block(") -> UIInterfaceOrientationMask") {
      $0.add(isDelegateEdited ? "\(space).answer(window)" : expression(settings.delegate))
    }
  }

  private func addSceneDelegate(to lines: inout Lines) {
    if hasOldLifeCycle { lines.add("@available(iOS 13.0, *)") }
    lines.block("final class SceneDelegate: UIResponder, UIWindowSceneDelegate") { lines in
      lines.add("var window: UIWindow?")
      lines.gap()
      lines.add("func scene(")
      lines.add("  _ scene: UIScene, willConnectTo session: UISceneSession,")
      lines.add("  options connectionOptions: UIScene.ConnectionOptions")
      lines.block(")") { lines in
        lines.add("guard let windowScene = scene as? UIWindowScene else { return }")
        lines.add("\(space).makeWindow = { UIWindow(windowScene: windowScene) }")
        lines.add("\(space).launch()")
        lines.add("window = \(space).window")
        lines.add("Rehearsal.listen()")
      }
      guard hasSceneAnswer, let mask = settings.sceneDelegate else { return }
      lines.gap()
      lines.add("func supportedInterfaceOrientations(")
      lines.add("  for windowScene: UIWindowScene")
      lines.block(") -> UIInterfaceOrientationMask") { $0.add(mask.swiftValue) }
    }
  }

  /// What does the steps, for a finger and for the UI test.
  private var runtime: Lines {
    var lines = Lines()
    lines.block("extension \(space)") { lines in
      lines.comment(
        "A step's name, and what it does; nothing where only a hand can do it.", sign: "///")
      lines.add("typealias Step = (name: String, run: (@MainActor () -> Void)?)")
      lines.gap()
      lines.add("static var index = 0")
      if hasScreens {
        lines.gap()
        lines.block("static var hint: String") { lines in
          lines.add("guard index < steps.count else { return \"The end.\" }")
          lines.add("let step = steps[index]")
          lines.add("return step.run == nil ? \"By hand: \\(step.name)\" : \"Tap: \\(step.name)\"")
        }
      }
      lines.gap()
      lines.block("static func next()") { lines in
        lines.add("guard index < steps.count else { return }")
        lines.add("index += 1")
        lines.add("steps[index - 1].run?()")
      }
    }
    if hasScreens {
      lines.gap()
      lines.add(RehearsalCode.screen(space))
    }
    lines.gap()
    lines.add(
      RehearsalCode.listening(
        next: "Story.next()", side: sideExpression, cue: onMain("Rehearsal.cues[name]?()")))
    return lines
  }

  /// Screens of UIKit's, which say what comes next.
  private var hasScreens: Bool { ids.contains { controller($0).kind == .screen } }

  private var sideExpression: String {
    switch major {
    case 26...: "Story.window?.windowScene?.effectiveGeometry.interfaceOrientation ?? .unknown"
    case 13...: "Story.window?.windowScene?.interfaceOrientation ?? .unknown"
    default: "UIApplication.shared.statusBarOrientation"
    }
  }
}
