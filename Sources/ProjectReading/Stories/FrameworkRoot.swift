import OrientationModel
import OrientationScenarios

/// The root controllers of frameworks whose sources are not the app's, and what these answer.
struct FrameworkRoot {
  /// After the name: ` supports all`.
  let text: String
  let remark: String
  /// Whether an iPad's own list gives it another mask there.
  private(set) var isApartOnPad = false

  /// Nothing for a class that is no such root, or that answers by a list the app does not have.
  init?(_ className: String, _ list: AppList?) {
    switch className {
    case "FlutterViewController":
      text = " supports \(OrientationMask.all.words)"
      remark = "Flutter's root: all, until Dart calls SystemChrome.setPreferredOrientations"
    case "CAPBridgeViewController", "CDVViewController":
      guard let listed = list?.forPhone else { return nil }
      let masks = [listed, list?.forPad ?? listed].map(OrientationMask.init(listed:))
      // UIKit's defaults differ in the same way.
      let isDefault = masks == [.allButUpsideDown, .all]
      text = isDefault ? "" : " supports " + masks[0].words
      isApartOnPad = !isDefault && masks[0] != masks[1]
      remark =
        (className.hasPrefix("CAP") ? "Capacitor's" : "Cordova's") + " root: what Info.plist lists"
    case Self.reactNative:
      text = ""
      remark = "React Native's root: UIKit's defaults, unless JavaScript locks orientations"
    default: return nil
    }
  }

  static let reactNative = "ReactNativeRoot"
  /// Whose subclasses make that; Expo's, too.
  static let reactNativeDelegates: Set = [
    "RCTAppDelegate", "RCTDefaultReactNativeFactoryDelegate", "EXAppDelegateWrapper",
    "ExpoAppDelegate", "ExpoReactNativeFactoryDelegate",
  ]
}
