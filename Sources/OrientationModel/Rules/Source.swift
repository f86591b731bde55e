/// A source that a rule cites.
///
/// One that several rules cite has a name here, so that it is spelled once.
struct Source: ExpressibleByStringInterpolation, Hashable {
  let text: String

  init(stringLiteral text: String) { self.text = text }

  static let rotationGuide: Source =
    "Apple, View Controller Programming Guide: Supporting Multiple Interface Orientations"
  static let iOS6Notes: Source = "Apple, iOS 6 release notes"
  static let supportedOrientations: Source =
    "Apple, UIViewController.supportedInterfaceOrientations"
  static let headers: Source = "UIKit headers, comments reproduced in a gist by sTinGe"
  static let polpiella: Source = "Polpiella, Changing orientation for a single screen in SwiftUI"
  static let alexandre: Source = "Nuno Alexandre, Forcing orientations"
  static let neilsGist: Source = "NeilsUltimateLab, Understanding UIViewController Rotation (gist)"
  static let csharx: Source =
    "c-sharx.net, Allowing one specific controller inside of UINavigationController to rotate"
  static let kenmaz: Source = "qiita.com/kenmaz, launch orientation of the iPhone 6 Plus"
  static let jishuzhan: Source = "jishuzhan.net, on orientation since iOS 16, 2026"
  static let quotedRadars: Source =
    "apache/cordova-plugin-screen-orientation #100 and dotnet/macios #16292, quoting them"
  static let setNeedsUpdate: Source =
    "Apple, UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()"
  static let attemptRotation: Source = "Apple, UIViewController.attemptRotationToDeviceOrientation"
  static let preferredOrientation: Source =
    "Apple, UIViewController.preferredInterfaceOrientationForPresentation"
  static let disassembly: Source = """
    EthanArbuckle/iPhone18-3_26.1_23B85_Restore, UIKitCore disassembled, and \
    iPhone17-1_18.2_22C152_Restore there
    """
  static let presentingGuide: Source =
    "Apple, View Controller Programming Guide for iOS: Presenting a View Controller"
}
