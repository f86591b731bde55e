extension ProbeSource {
  /// Controllers: what they are, what they answer, whom they hand the question on to.
  static let tree = #"""
      // MARK: The tree

      /// A view controller's line and everything below it; a plain screen is declared elsewhere.
      private mutating func lines(of controller: UIViewController, depth: Int) -> [String] {
        let indent = String(repeating: "  ", count: depth)
        if let system = systemName(controller) { return [indent + "system \(system)"] }
        let children = self.children(of: controller)
        let name = self.name(of: controller)
        guard let keyword = keyword(controller, hasChildren: !children.isEmpty) else {
          screens.append("screen \(name)" + answers(of: controller))
          return [indent + name]
        }
        let head = "\(keyword) \(name)" + forwarding(controller, children)
        // No app's tree is this deep: stop here.
        guard depth < 40 else { return [indent + head] }
        var lines = [indent + head]
        for (index, child) in children.enumerated() {
          var below = self.lines(of: child, depth: depth + 1)
          if isSelected(child, in: controller), index > 0 { below[0] += " selected" }
          lines += below
        }
        return lines
      }

      /// Its keyword in the language, or nil for a plain screen.
      private func keyword(_ controller: UIViewController, hasChildren: Bool) -> String? {
        switch controller {
        case is UINavigationController: return "navigation"
        case is UITabBarController: return "tabs"
        case is UISplitViewController: return "split"
        case is UIPageViewController: return "pages"
        default: return hasChildren && !isHosting(controller) ? "container" : nil
        }
      }

      /// A hosting controller returns the mask for all of its views, so it's written as a screen.
      private func isHosting(_ controller: UIViewController) -> Bool {
        String(describing: type(of: controller)).contains("HostingController")
      }

      private func systemName(_ controller: UIViewController) -> String? {
        let names = [
          "UIAlertController": "alert", "UIActivityViewController": "share",
          "UIImagePickerController": "imagePicker", "QLPreviewController": "quickLook",
          "PHPickerViewController": "photoPicker", "SKStoreProductViewController": "store",
          "CNContactPickerViewController": "contacts", "AVPlayerViewController": "player",
          "AVFullScreenViewController": "webVideo", "SFSafariViewController": "safari",
          "MFMailComposeViewController": "mail",
        ]
        return names[String(describing: type(of: controller))]
      }

      private func children(of controller: UIViewController) -> [UIViewController] {
        switch controller {
        case let navigation as UINavigationController: return navigation.viewControllers
        case let tabs as UITabBarController: return tabs.viewControllers ?? []
        case let split as UISplitViewController: return split.viewControllers
        case let pages as UIPageViewController: return pages.viewControllers ?? []
        default: return controller.children
        }
      }

      private func isSelected(_ child: UIViewController, in container: UIViewController) -> Bool {
        (container as? UITabBarController)?.selectedViewController === child
      }

      /// The visible child.
      private func top(
        of container: UIViewController, _ children: [UIViewController]
      ) -> UIViewController? {
        switch container {
        case let tabs as UITabBarController: return tabs.selectedViewController
        case let pages as UIPageViewController: return pages.viewControllers?.first
        default: return children.last
        }
      }

      // MARK: Masks and preferences

      private var defaultMask: UIInterfaceOrientationMask { isPad ? .all : .allButUpsideDown }

      /// The attributes of a screen, or of a container that doesn't ask its children.
      private func answers(of controller: UIViewController) -> String {
        var text = ""
        let mask = controller.supportedInterfaceOrientations
        if mask != defaultMask { text += " supports \(words(mask))" }
        if overrides("preferredInterfaceOrientationForPresentation", controller),
          let preferred = orientationName(controller.preferredInterfaceOrientationForPresentation)
        {
          text += " prefers \(preferred)"
        }
        if flag("shouldAutorotate", of: controller) == false { text += " autorotates no" }
        if flag("prefersInterfaceOrientationLocked", of: controller) == true {
          text += " prefers-lock yes"
        }
        return text
      }

      /// Whether a container asks its children: its mask is its top child's, and not
      /// UIKit's own.
      private func forwarding(
        _ container: UIViewController, _ children: [UIViewController]
      ) -> String {
        let mask = container.supportedInterfaceOrientations
        let isOwn = mask != defaultMask || overrides("supportedInterfaceOrientations", container)
        guard isOwn, let top = top(of: container, children) else { return answers(of: container) }
        if mask == top.supportedInterfaceOrientations { return " asks top" }
        let everybody = children.reduce(UIInterfaceOrientationMask.all) {
          $0.intersection($1.supportedInterfaceOrientations)
        }
        if mask == everybody { return " asks all for mask" }
        return answers(of: container)
      }

      /// Whether the class overrides a getter.
      private func overrides(_ getter: String, _ controller: UIViewController) -> Bool {
        #if canImport(ObjectiveC)
          let selector = NSSelectorFromString(getter)
          let original: AnyClass =
            switch controller {
            case is UINavigationController: UINavigationController.self
            case is UITabBarController: UITabBarController.self
            case is UISplitViewController: UISplitViewController.self
            default: UIViewController.self
            }
          return class_getInstanceMethod(type(of: controller), selector)
            != class_getInstanceMethod(original, selector)
        #else
          return false
        #endif
      }

      /// The value of a getter that some SDKs deprecate and others don't declare.
      private func flag(_ getter: String, of controller: UIViewController) -> Bool? {
        #if canImport(ObjectiveC)
          guard controller.responds(to: NSSelectorFromString(getter)) else { return nil }
          return controller.value(forKey: getter) as? Bool
        #else
          return nil
        #endif
      }

    """#
}
