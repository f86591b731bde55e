// An app made of stubs: a tab bar of a navigation controller that asks its top, a player over it,
// and whatever else the first argument asks for.

import UIKit

final class MainNavigation: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    viewControllers.last?.supportedInterfaceOrientations ?? .all
  }
}

final class List: UIViewController {}
final class Detail: UIViewController {}
final class Settings: UIViewController {}
final class Player: UIViewController {}
final class Overlay: UIViewController {}
final class UIHostingController<Content>: UIViewController {}

@MainActor func makeApp(_ kind: String) -> UIWindowScene {
  let scene = UIWindowScene()
  let window = UIWindow()
  window.safeAreaInsets.bottom = 34
  scene.windows = [window]
  let navigation = MainNavigation()
  let list = List(.portrait)
  navigation.viewControllers = [list]
  window.rootViewController = navigation
  switch kind {
  case "presented":
    list.present(Player(.landscape), as: .fullScreen)
    scene.interfaceOrientation = .landscapeRight
    UIDevice.current.orientation = .landscapeLeft
  case "tabs":
    let tabs = UITabBarController()
    let settings = UIHostingController<Array<Int>>()
    tabs.viewControllers = [navigation, settings]
    tabs.selectedViewController = settings
    window.rootViewController = tabs
    navigation.viewControllers = [list, Detail(), Detail()]
  case "modal":
    let modal = UINavigationController()
    modal.viewControllers = [Settings()]
    list.present(modal, as: .pageSheet)
    modal.present(UIAlertController(), as: .automatic)
  case "windows":
    let overlay = UIWindow()
    overlay.windowLevel = .init(rawValue: 1)
    overlay.isHidden = true
    overlay.rootViewController = Overlay(.all)
    scene.windows = [overlay, window]
  case "pad":
    UIDevice.current.userInterfaceIdiom = .pad
    UIDevice.current.orientation = .faceUp
    UIDevice.current.systemVersion = "18.1"
    let split = UISplitViewController()
    split.viewControllers = [navigation, Detail()]
    window.rootViewController = split
  default: break
  }
  return scene
}

UIApplication.shared.connectedScenes = [makeApp(CommandLine.arguments.dropFirst().first ?? "")]
print(Upright.scenario(), terminator: "")
