/// Apple's own controllers as people meet them (SYS-1).
package enum SystemController: String, Named {
  case alert, share, imagePicker, player, safari, mail, print
  case quickLook, photoPicker, store, contacts

  /// As the scenario language writes it, after `system`.
  package var name: String { rawValue }

  /// The class it is.
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
    }
  }

  /// The framework that the class comes in.
  package var module: String {
    switch self {
    case .alert, .share, .imagePicker, .print: "UIKit"
    case .player: "AVKit"
    case .safari: "SafariServices"
    case .mail: "MessageUI"
    case .quickLook: "QuickLook"
    case .photoPicker: "PhotosUI"
    case .store: "StoreKit"
    case .contacts: "ContactsUI"
    }
  }
}
