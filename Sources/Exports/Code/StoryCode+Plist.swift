import OrientationModel

// The property list that belongs to the code, as a comment at its end.

extension StoryCode {
  var propertyList: Lines {
    var lines = Lines()
    lines.add("/*")
    lines.add(
      "Put these keys into the app's Info.plist (Open As > Source Code); the names are those")
    lines.add("above. Take `Main storyboard file base name` out of it, or delete the storyboard.")
    lines.add("")
    if hasScenes { lines.add(Self.manifest) }
    if let list = settings.plist {
      let isPadList = settings.device.isPad && settings.hasIdiomList
      let isPhoneList = !settings.device.isPad && settings.hasIdiomList
      let suffix = isPadList ? "~ipad" : isPhoneList ? "~iphone" : ""
      lines.add("<key>UISupportedInterfaceOrientations\(suffix)</key>")
      lines.add("<array>")
      for side in list { lines.add("  <string>UIInterfaceOrientation\(side.plistName)</string>") }
      lines.add("</array>")
    } else {
      lines.add("(No UISupportedInterfaceOrientations: what Xcode puts there has to go, too.)")
    }
    if settings.requiresFullScreen {
      lines.add("<key>UIRequiresFullScreen</key>")
      lines.add("<true/>")
    }
    lines.add("*/")
    return lines
  }

  /// The scene manifest under the names that the delegates use.
  static let manifest = [
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
    "        <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>",
    "      </dict>",
    "    </array>",
    "  </dict>",
    "</dict>",
  ]
}

extension InterfaceOrientation {
  /// As a property list spells it, behind `UIInterfaceOrientation`.
  fileprivate var plistName: String { name.prefix(1).uppercased() + name.dropFirst() }
}
