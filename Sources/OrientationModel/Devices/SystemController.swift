/// Apple's own controllers as people meet them, by the language's words for them (SYS-1).
package enum SystemController: String, Named {
  case alert, share, imagePicker, player, safari, mail, print
  case quickLook, photoPicker, store, contacts, webVideo

  /// The class it is: what an app's delegate finds on top.
  package var className: String {
    switch self {
    case .alert: "UIAlertController"
    case .share: "UIActivityViewController"
    case .imagePicker: "UIImagePickerController"
    case .player: "AVPlayerViewController"
    case .safari: "SFSafariViewController"
    case .mail: "MFMailComposeViewController"
    case .print: "UIPrintInteractionController"
    case .quickLook: "QLPreviewController"
    case .photoPicker: "PHPickerViewController"
    case .store: "SKStoreProductViewController"
    case .contacts: "CNContactPickerViewController"
    case .webVideo: "AVFullScreenViewController"
    }
  }

  /// The class of what is shown then.
  package func className(on major: UInt8) -> String {
    switch self {
    case .webVideo where major <= 7: "MPInlineVideoFullscreenViewController"
    // What an app presents is no view controller.
    case .print: "UIPrintPanelNavigationController"
    default: className
    }
  }

  /// Whether it is a navigation controller: what it shows has another class.
  package var isNavigation: Bool { self == .imagePicker || self == .mail || self == .print }

  /// Whether an app cannot name the class, and so presents none itself: a page does.
  package var isPrivate: Bool { self == .webVideo }

  /// The framework that the class comes in; of a private one, what shows it.
  package var module: String {
    switch self {
    case .alert, .share, .imagePicker, .print: "UIKit"
    case .player: "AVKit"
    case .webVideo: "WebKit"
    case .safari: "SafariServices"
    case .mail: "MessageUI"
    case .quickLook: "QuickLook"
    case .photoPicker: "PhotosUI"
    case .store: "StoreKit"
    case .contacts: "ContactsUI"
    }
  }
}
