import OrientationModel
import OrientationScenarios

// One situation as a whole app: its delegates, its runtime, its Info.plist.

extension AppCode {
  /// The file: `about` are the lines of its heading.
  ///
  /// A leader in the place of the runtime brings an Info.plist of its own.
  package func file(about: [String], ledBy leader: Code? = nil) -> String {
    let heading = (about + (linkage.map { ["", $0] } ?? [])).map { Code.comment($0) }
    let sections: [(String, Code)] = [
      ("The app", delegates), ("The story", story), ("The screens", classes), ("The views", views),
      ("Overrides in extensions", extensions), ("What plays the story", leader ?? runtime),
      ("Info.plist", leader == nil ? propertyList : ""),
    ]
    let code: Code = """
      \(heading)

      \(modules.map { "import \($0)" })
      \(apart: sections.filter { !$0.1.isEmpty }.map { "// MARK: - \($0)\n\n\($1)" })
      """
    // Actors came with iOS 13; before it, everything of UIKit's simply was on the main thread.
    return hasActors ? code.text : code.text.exchanging("@MainActor ", for: "")
  }

  var hasActors: Bool { major >= 13 }

  /// A call that is on the main thread, where the compiler cannot know it.
  func onMain(_ call: String) -> String {
    hasActors ? "MainActor.assumeIsolated { \(call) }" : call
  }

  package var modules: [String] {
    var modules = Set(ids.compactMap { controller($0).system?.module } + ["UIKit"])
    if usesSwiftUI { modules.insert("SwiftUI") }
    return modules.sorted()
  }

  /// Scenes exist from iOS 13 on; older systems need a way without, beside them.
  var hasScenes: Bool { settings.usesSceneLifeCycle || major <= 12 }
  var hasOldLifeCycle: Bool { !settings.usesSceneLifeCycle || major <= 12 }

  private var delegates: Code {
    """
    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      \(if: hasOldLifeCycle, launching)
      \(apart: [hasScenes ? configuration : nil, delegateMask])
    }

    \(if: hasScenes, sceneDelegate)
    """
  }

  private var launching: Code {
    RuntimeCode.launching(
      """
      \(if: hasScenes, "if #available(iOS 13.0, *) { return true }")
      \(beginning("UIWindow(frame: UIScreen.main.bounds)"))
      """)
  }

  /// What a delegate does to begin the story.
  private func beginning(_ window: String) -> Code {
    """
    Story.makeWindow = { \(window) }
    Story.launch()
    window = Story.window
    Rehearsal.listen()
    """
  }

  private var configuration: Code {
    """
    \(if: hasOldLifeCycle, "@available(iOS 13.0, *)")
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      UISceneConfiguration(
        name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }
    """
  }

  private var delegateMask: Code? {
    guard settings.delegate != .none || stored.hasDelegate else { return nil }
    if holdsMask { return "\(apart: delegateMembers.map { $0.code })" }
    return RuntimeCode.answer(
      stored.hasDelegate ? "Story.answer(window)" : Code(broken(settings.delegate, to: 96)))
  }

  private var sceneDelegate: Code {
    let body: Code = """
      guard let windowScene = scene as? UIWindowScene else { return }
      \(beginning("UIWindow(windowScene: windowScene)"))
      """
    let delegate = RuntimeCode.sceneDelegate("SceneDelegate", body, answer: sceneAnswer?.swift)
    return "\(if: hasOldLifeCycle, "@available(iOS 13.0, *)")\n\(delegate)"
  }

  /// What does the steps, for a finger and for the UI test.
  private var runtime: Code {
    """
    extension Story {
      /// A step's name and its code; nil if only a user can do it.
      typealias Step = (name: String, run: (@MainActor () -> Void)?)

      static var index = 0
      \(apart: [hasScreens ? Self.hint : nil])

      static func next() {
        guard index < steps.count else { return }
        index += 1
        steps[index - 1].run?()
      }
    }

    \(apart: [hasScreens ? RuntimeCode.screen : nil, listening])
    """
  }

  private var listening: Code {
    RuntimeCode.listening(
      next: "Story.next()", side: side(of: "Story.window", else: ".unknown"),
      cue: onMain("Rehearsal.cues[name]?()"))
  }

  /// Screens of UIKit's, which say what comes next.
  private var hasScreens: Bool { ids.contains { controller($0).kind == .screen } }

  private static let hint: Code = #"""
    static var hint: String {
      guard index < steps.count else { return "The end." }
      let step = steps[index]
      return step.run == nil ? "By hand: \(step.name)" : "Tap: \(step.name)"
    }
    """#

  /// Which way the interface lies, in the API of the version.
  func side(of window: String, else other: String) -> String {
    switch oldest {
    case 16...: "\(window)?.windowScene?.effectiveGeometry.interfaceOrientation ?? \(other)"
    case 13...: "\(window)?.windowScene?.interfaceOrientation ?? \(other)"
    default: "UIApplication.shared.statusBarOrientation"
    }
  }
}

// The property list that belongs to the code, as a comment at its end.

extension AppCode {
  var propertyList: Code {
    """
    /*
    \(Self.settingsToEmpty)

    \(if: hasScenes, Self.manifest)
    \(orientations)
    \(if: settings.requiresFullScreen, Self.fullScreen)
    \(if: settings.isForPhoneAlone, "(Build settings, Targeted Device Families: iPhone only.)")
    */
    """
  }

  /// What of the Info.plist another app has otherwise: a new entry whole, of a list its orientations.
  package func propertyListDifference(in other: AppCode) -> [CodeLine] {
    zip(entries, other.entries).flatMap { old, new in
      old == new ? [] : [CodeLine].difference(from: old.lines, to: new.lines)
    }.filter { $0.change != .kept || $0.text.hasPrefix("<key>") }
  }

  /// The entries that a change may touch, in the order of the file; a list as the device reads it.
  private var entries: [Code] {
    [
      settings.usesSceneLifeCycle ? Self.manifest : "",
      settings.plist.map { Self.list($0, suffix: listSuffix) } ?? "",
      settings.requiresFullScreen ? Self.fullScreen : "",
    ]
  }

  private static let fullScreen: Code = "<key>UIRequiresFullScreen</key>\n<true/>"

  private var orientations: Code {
    guard let list = settings.plist else {
      return "(No UISupportedInterfaceOrientations, with any suffix: delete it if present.)"
    }
    return settings.hasIdiomList ? Self.list(list, suffix: listSuffix) : Self.list(list)
  }

  /// What the key of the list that the device reads ends in: an idiom's own counts before that for all.
  private var listSuffix: String {
    settings.hasIdiomList ? settings.isPadIdiom ? "~ipad" : "~iphone" : ""
  }

  /// What a new project's build settings would write beside, and against, what is written by hand.
  static let settingsToEmpty: Code = """
    1. In the target's build settings, clear these; Xcode would add them to Info.plist:
         INFOPLIST_KEY_UIMainStoryboardFile
           (or the app looks for the deleted storyboard and crashes at launch)
         INFOPLIST_KEY_UIApplicationSceneManifest_Generation: NO
         INFOPLIST_KEY_UISupportedInterfaceOrientations, ..._iPhone and ..._iPad
    2. In Info.plist (Open As > Source Code), delete UIMainStoryboardFile, every
       UISupportedInterfaceOrientations, and the whole UIApplicationSceneManifest, if present.
    3. Add these keys instead; the class names are those above.
    """

  /// One list for all, which is said for each, too: a list of their own would count before it.
  private static func list(_ sides: [InterfaceOrientation]) -> Code {
    ["", "~iphone", "~ipad"].reduce("") { $0 + list(sides, suffix: $1) }
  }

  /// The orientations of an Info.plist.
  private static func list(_ sides: [InterfaceOrientation], suffix: String) -> Code {
    """
    <key>UISupportedInterfaceOrientations\(suffix)</key>
    <array>
      \(sides.map { "<string>\($0.plistName)</string>" })
    </array>
    """
  }

  /// The scene manifest under the names that the delegates use.
  package static let manifest: Code = """
    <key>UIApplicationSceneManifest</key>
    <dict>
      <key>UIApplicationSupportsMultipleScenes</key>
      <false/>
      <key>UISceneConfigurations</key>
      <dict>
        <key>UIWindowSceneSessionRoleApplication</key>
        <array>
          <dict>
            <key>UISceneConfigurationName</key>
            <string>Default Configuration</string>
            <key>UISceneDelegateClassName</key>
            <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
          </dict>
        </array>
      </dict>
    </dict>
    """
}

extension AppCode {
  /// What Xcode links with.
  private static let newest = SystemVersion.firstWithDuo

  /// The same app in an app that Xcode builds today.
  package var newlyLinked: App {
    var app = app
    app.settings.linked = Self.newest
    return app
  }

  /// Why the app from Xcode is another than the scenario's; nothing where it is not.
  ///
  /// That it is linked for the iOS it runs on matters only where that makes a difference.
  package var linkage: String? {
    let old = settings.linked
    guard old < Self.newest else { return nil }
    let isAlike = episodes.elementsEqual(Play(newlyLinked, steps).episodes) { $0.ends(like: $1) }
    guard !isAlike || old < settings.version else { return nil }
    return "The scenario's app is linked against the iOS \(old.text) SDK, which no current Xcode "
      + "has. This is the same app, linked against a current SDK, and "
      + (isAlike ? "the result is the same." : "the result is different.")
  }
}

extension Episode {
  /// Whether one sees the same after both.
  package func ends(like other: Episode) -> Bool {
    after.interface == other.after.interface && after.hasCrashed == other.after.hasCrashed
  }
}
