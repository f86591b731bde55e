import OrientationModel

/// One of the apps that stories are rehearsed in: what its Info.plist says, and what is built into
/// it.
///
/// Stories that ask for the same share one.
package struct HostApp: Hashable, Sendable {
  /// What `UISupportedInterfaceOrientations` lists; nothing where the key is absent.
  let list: [InterfaceOrientation]?
  let requiresFullScreen: Bool
  let usesSceneLifeCycle: Bool
  /// Its scene delegate answers for the whole scene, from iOS 27.
  let answersInScene: Bool
  /// Overrides in extensions of UIKit's own classes, as code; they would be in force for every story.
  let extensions: [String]
  /// Which of the apps with such overrides it is.
  var number = 0

  init(_ code: StoryCode) {
    list = code.settings.plist
    requiresFullScreen = code.settings.requiresFullScreen
    usesSceneLifeCycle = code.settings.usesSceneLifeCycle
    answersInScene = code.hasSceneAnswer
    extensions = code.extensions.lines
  }

  /// The target's name, and the end of its bundle identifier.
  package var name: String {
    let words =
      switch list {
      case nil: "NoList"
      case InterfaceOrientation.allCases?: "AllFour"
      case let sides?: sides.map(\.word).joined()
      }
    return words + (requiresFullScreen ? "FullScreen" : "")
      + (usesSceneLifeCycle ? "" : "AppLifeCycle") + (answersInScene ? "SceneAnswer" : "")
      + (number > 0 ? "Extension\(number)" : "")
  }

  /// What distinguishes its Info.plist, in a line.
  var sentence: String {
    let sides = list.map { $0.map(\.plistName).joined(separator: ", ") }
    var parts = [
      sides.map { "UISupportedInterfaceOrientations: \($0)" } ?? "no orientations listed"
    ]
    if requiresFullScreen { parts.append("UIRequiresFullScreen") }
    if !usesSceneLifeCycle { parts.append("no UIApplicationSceneManifest") }
    if answersInScene { parts.append("AnsweringSceneDelegate") }
    if number > 0 { parts.append("overrides in extensions of UIKit's classes") }
    return parts.joined(separator: "; ")
  }

  /// The keys that its Info.plist has and others have otherwise.
  var keys: [String] {
    let delegate = answersInScene ? "AnsweringSceneDelegate" : "SceneDelegate"
    return (usesSceneLifeCycle ? StoryCode.manifest(delegate: delegate) : [])
      // One list for all is said for each, too: a list of their own would count before it.
      + (list.map { list in
        ["", "~iphone", "~ipad"].flatMap { StoryCode.list(list, suffix: $0) }
      } ?? []) + (requiresFullScreen ? ["<key>UIRequiresFullScreen</key>", "<true/>"] : [])
  }

  /// Its Info.plist as a file.
  package var propertyList: String {
    let own = [
      ("CFBundleDevelopmentRegion", "$(DEVELOPMENT_LANGUAGE)"),
      ("CFBundleExecutable", "$(EXECUTABLE_NAME)"),
      ("CFBundleIdentifier", "$(PRODUCT_BUNDLE_IDENTIFIER)"),
      ("CFBundleInfoDictionaryVersion", "6.0"), ("CFBundleName", "$(PRODUCT_NAME)"),
      ("CFBundlePackageType", "APPL"), ("CFBundleShortVersionString", "1.0"),
      ("CFBundleVersion", "1"),
    ].flatMap { ["<key>\($0)</key>", "<string>\($1)</string>"] }
    // Without a launch screen an app gets a small, old screen.
    let screen = [
      "<key>LSRequiresIPhoneOS</key>", "<true/>", "<key>UILaunchScreen</key>", "<dict/>",
    ]
    let lines =
      [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
        "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" "
          + "\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">",
        "<plist version=\"1.0\">", "<dict>",
      ] + (own + screen + keys).map { "  " + $0 } + ["</dict>", "</plist>"]
    return lines.map { $0 + "\n" }.joined()
  }
}

extension InterfaceOrientation {
  /// One word of an app's name.
  fileprivate var word: String {
    switch self {
    case .portrait: "Portrait"
    case .portraitUpsideDown: "UpsideDown"
    case .landscapeRight: "Right"
    case .landscapeLeft: "Left"
    }
  }

  /// As a property list spells it, behind `UIInterfaceOrientation`.
  var plistName: String { name.prefix(1).uppercased() + name.dropFirst() }
}
