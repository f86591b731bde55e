import OrientationModel
import OrientationScenarios
import OrientationTelling
import SwiftCode

/// What the Info.plist of an app says that several stories share.
struct HostApp: Hashable, Sendable {
  /// What `UISupportedInterfaceOrientations` lists; nothing where the key is absent.
  let list: [InterfaceOrientation]?
  let requiresFullScreen: Bool
  /// Its device family is the iPhone alone.
  let isForPhoneAlone: Bool
  let usesSceneLifeCycle: Bool
  /// Its scene delegate answers for the whole scene, from iOS 27.
  let answersInScene: Bool

  init(_ code: AppCode) {
    list = code.settings.plist
    requiresFullScreen = code.settings.requiresFullScreen
    isForPhoneAlone = code.settings.isForPhoneAlone
    usesSceneLifeCycle = code.settings.usesSceneLifeCycle
    answersInScene = code.sceneAnswer != nil
  }

  /// The target's name, and the end of its bundle identifier.
  var name: String {
    let words =
      switch list {
      case nil: "NoList"
      case InterfaceOrientation.allCases?: "AllFour"
      case let sides?: sides.map(\.word).joined()
      }
    return words + (requiresFullScreen ? "FullScreen" : "") + (isForPhoneAlone ? "PhoneAlone" : "")
      + (usesSceneLifeCycle ? "" : "AppLifeCycle") + (answersInScene ? "SceneAnswer" : "")
  }

  /// What distinguishes its Info.plist, in a line.
  var sentence: String {
    let sides = list.map { $0.map(\.name.capitalizedFirst).joined(separator: ", ") }
    var parts = [
      sides.map { "UISupportedInterfaceOrientations: \($0)" } ?? "no orientations listed"
    ]
    if requiresFullScreen { parts.append("UIRequiresFullScreen") }
    if isForPhoneAlone { parts.append("TARGETED_DEVICE_FAMILY: 1") }
    if !usesSceneLifeCycle { parts.append("no UIApplicationSceneManifest") }
    if answersInScene { parts.append("AnsweringSceneDelegate") }
    return parts.joined(separator: "; ")
  }

  /// The keys that its Info.plist has and others have otherwise.
  var keys: Code {
    let delegate = answersInScene ? "AnsweringSceneDelegate" : "SceneDelegate"
    return """
      \(if: usesSceneLifeCycle, AppCode.manifest(delegate: delegate))
      \(list.map { AppCode.list($0) })
      \(if: requiresFullScreen, "<key>UIRequiresFullScreen</key>\n<true/>")
      """
  }

  /// Its Info.plist as a file; without a launch screen an app gets a small, old screen.
  var propertyList: String {
    let own = [
      ("CFBundleDevelopmentRegion", "$(DEVELOPMENT_LANGUAGE)"),
      ("CFBundleExecutable", "$(EXECUTABLE_NAME)"),
      ("CFBundleIdentifier", "$(PRODUCT_BUNDLE_IDENTIFIER)"),
      ("CFBundleInfoDictionaryVersion", "6.0"), ("CFBundleName", "$(PRODUCT_NAME)"),
      ("CFBundlePackageType", "APPL"), ("CFBundleShortVersionString", "1.0"),
      ("CFBundleVersion", "1"),
    ]
    let list: Code = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        \(own.map { "<key>\($0)</key>\n<string>\($1)</string>" })
        <key>LSRequiresIPhoneOS</key>
        <true/>
        <key>UILaunchScreen</key>
        <dict/>
        \(keys)
      </dict>
      </plist>
      """
    return list.text
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
}
