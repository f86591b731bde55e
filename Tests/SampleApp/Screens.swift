import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

final class TabsController: UITabBarController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    selectedViewController?.supportedInterfaceOrientations ?? .portrait
  }
}

final class FilmsController: UITableViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

  // The list of films, "as it is"; a comment with a brace: }
  func showSettings() {
    let settings = SettingsController()
    settings.modalPresentationStyle = .formSheet
    present(settings, animated: true)
  }
}

final class SettingsController: UIViewController {}
