/// What several rules cite.
enum Source {
  static let rotationGuide =
    "Apple, View Controller Programming Guide: Supporting Multiple Interface Orientations"
  static let iOS6Notes = "Apple, iOS 6 release notes"
  static let supportedOrientations = "Apple, UIViewController.supportedInterfaceOrientations"
  static let headers = "UIKit headers, comments reproduced in a gist by sTinGe"
  static let polpiella = "Polpiella, Changing orientation for a single screen in SwiftUI"
  static let alexandre = "Nuno Alexandre, Forcing orientations"
  static let neilsGist = "NeilsUltimateLab, Understanding UIViewController Rotation (gist)"
  static let csharx =
    "c-sharx.net, Allowing one specific controller inside of UINavigationController to rotate"
  static let kenmaz = "qiita.com/kenmaz, launch orientation of the iPhone 6 Plus"
  static let jishuzhan = "jishuzhan.net, on orientation from iOS 16, 2026"
  static let quotedRadars =
    "apache/cordova-plugin-screen-orientation #100 and dotnet/macios #16292, quoting them"
  static let setNeedsUpdate =
    "Apple, UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()"
  static let attemptRotation = "Apple, UIViewController.attemptRotationToDeviceOrientation"
  static let preferredOrientation =
    "Apple, UIViewController.preferredInterfaceOrientationForPresentation"
  static let presentingGuide =
    "Apple, View Controller Programming Guide for iOS: Presenting a View Controller"
}
