import OrientationModel

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
      "<key>UIApplicationSceneManifest</key>",
      "<dict>",
      "  <key>UIApplicationSupportsMultipleScenes</key>",
      "  <false/>",
      "  <key>UISceneConfigurations</key>",
      "  <dict>",
      "    <key>UIWindowSceneSessionRoleApplication</key>",
      "    <array>",
      "      <dict>",
      "        <key>UISceneConfigurationName</key>",
      "        <string>Default Configuration</string>",
      "        <key>UISceneDelegateClassName</key>",
      "        <string>$(PRODUCT_MODULE_NAME).\(delegate)</string>",
      "      </dict>",
      "    </array>",
      "  </dict>",
      "</dict>",
    ]
  }
}
