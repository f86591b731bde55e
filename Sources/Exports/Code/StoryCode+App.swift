import OrientationModel
import OrientationScenarios
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
      ("The app", delegates), ("The story", story), ("The screens", classes), ("The views", views),
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

  private var delegates: Lines {
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
      lines.add("  name: \"Default Configuration\", sessionRole: connectingSceneSession.role)")
    }
  }

  private func addDelegateMask(to lines: inout Lines) {
    guard settings.delegate != .none || isDelegateEdited else { return }
    lines.gap()
    lines.add("func application(")
    lines.add("  _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?")
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
      lines.add(UITestExportCode.screen(space))
    }
    lines.gap()
    lines.add(
      UITestExportCode.listening(
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

// The property list that belongs to the code, as a comment at its end.

extension StoryCode {
  var propertyList: Lines {
    var lines = Lines()
    lines.add("/*")
    lines.add(Self.settingsToEmpty)
    lines.add("")
    if hasScenes { lines.add(Self.manifest()) }
    if let list = settings.plist {
      let isPadList = settings.device.isPad && settings.hasIdiomList
      let isPhoneList = !settings.device.isPad && settings.hasIdiomList
      let suffix = isPadList ? "~ipad" : isPhoneList ? "~iphone" : ""
      // One list for all is said for each, too: a list of their own would count before it.
      for suffix in suffix.isEmpty ? ["", "~iphone", "~ipad"] : [suffix] {
        lines.add(Self.list(list, suffix: suffix))
      }
    } else {
      lines.add("(No UISupportedInterfaceOrientations, with any suffix: take out what is there.)")
    }
    if settings.requiresFullScreen {
      lines.add("<key>UIRequiresFullScreen</key>")
      lines.add("<true/>")
    }
    lines.add("*/")
    return lines
  }

  /// What a new project's build settings would write beside, and against, what is written by hand.
  static let settingsToEmpty = [
    "1. In the target's build settings, empty these; they would go into the Info.plist as well:",
    "     INFOPLIST_KEY_UIMainStoryboardFile",
    "       (or the app looks for the storyboard that is gone, and crashes at its launch)",
    "     INFOPLIST_KEY_UIApplicationSceneManifest_Generation: NO",
    "     INFOPLIST_KEY_UISupportedInterfaceOrientations, ..._iPhone and ..._iPad",
    "2. In Info.plist (Open As > Source Code), delete UIMainStoryboardFile, every",
    "   UISupportedInterfaceOrientations and the whole UIApplicationSceneManifest, if they are there.",
    "3. Put these keys in their place; the names are those above.",
  ]

  /// The orientations of an Info.plist.
  static func list(_ sides: [InterfaceOrientation], suffix: String) -> [String] {
    ["<key>UISupportedInterfaceOrientations\(suffix)</key>", "<array>"]
      + sides.map { "  <string>UIInterfaceOrientation\($0.plistName)</string>" } + ["</array>"]
  }

  /// The scene manifest under the names that the delegates use.
  static func manifest(delegate: String = "SceneDelegate") -> [String] {
    [
      "<key>UIApplicationSceneManifest</key>", "<dict>",
      "  <key>UIApplicationSupportsMultipleScenes</key>", "  <false/>",
      "  <key>UISceneConfigurations</key>", "  <dict>",
      "    <key>UIWindowSceneSessionRoleApplication</key>", "    <array>", "      <dict>",
      "        <key>UISceneConfigurationName</key>",
      "        <string>Default Configuration</string>",
      "        <key>UISceneDelegateClassName</key>",
      "        <string>$(PRODUCT_MODULE_NAME).\(delegate)</string>", "      </dict>",
      "    </array>", "  </dict>", "</dict>",
    ]
  }
}

extension StoryCode {
  /// What Xcode links with.
  private static let newest = SystemVersion(27)

  /// The same app in an app that Xcode builds today.
  var newlyLinked: App {
    var app = app
    app.settings.linked = Self.newest
    return app
  }

  /// Why the app from Xcode is another than the scenario's; nothing where it is not.
  ///
  /// That it is linked for the iOS it runs on matters only where that makes a difference.
  var linkage: String? {
    let old = settings.linked
    guard old < Self.newest else { return nil }
    let isAlike = episodes.map(Ending.init) == Play(newlyLinked, steps).episodes.map(Ending.init)
    guard !isAlike || old < settings.version else { return nil }
    return "The scenario's app is linked against an older SDK, that of iOS \(old.text), which no "
      + "current Xcode does. This is the same app newly linked, and "
      + (isAlike ? "it does the same." : "what it does is not the same.")
  }

  /// What of an episode can be seen.
  private struct Ending: Hashable {
    var interface: InterfaceOrientation
    var hasCrashed: Bool

    init(_ episode: Episode) {
      interface = episode.after.interface
      hasCrashed = episode.after.hasCrashed
    }
  }
}
