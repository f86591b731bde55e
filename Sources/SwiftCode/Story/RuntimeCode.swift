/// The parts of the generated code that are the same for every situation.
package enum RuntimeCode {
  /// Where an app delegate begins, with what it does there.
  static func launching(_ body: Code) -> Code {
    """
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      \(body)
      return true
    }
    """
  }

  static func answer(_ expression: Code) -> Code {
    """
    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
      \(expression)
    }
    """
  }

  static func sceneAnswer(_ expression: String) -> Code {
    """
    func supportedInterfaceOrientations(
      for windowScene: UIWindowScene
    ) -> UIInterfaceOrientationMask {
      \(expression)
    }
    """
  }

  /// A scene delegate, with what it does at first, and what it answers where it does.
  static func sceneDelegate(_ name: String, _ body: Code, answer: String?) -> Code {
    """
    final class \(name): UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        \(body)
      }
      \(apart: [answer.map(sceneAnswer)])
    }
    """
  }

  /// The screens' common superclass.
  package static let screen: Code = """
    /// A screen that shows its name and runs the next step when tapped.
    class StoryViewController: UIViewController {
      private let label = UILabel()

      override func loadView() {
        let view = UIView()
        view.backgroundColor = .white
        label.numberOfLines = 0
        label.textAlignment = .center
        label.textColor = .black
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
        self.view = view
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        label.text = "\\(type(of: self))\\n\\n\\(Story.hint)"
      }

      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        Story.next()
        view.setNeedsLayout()
      }
    }
    """

  /// What the UI test talks to: a notification a cue, and an answer in a notification's name.
  static func listening(next: String, side: String, cue: String) -> Code {
    """
    /// For the UI test, which triggers the steps and reads the interface orientation.
    @MainActor enum Rehearsal {
      static func listen() {
        observe("upright.cue.next") { \(next) }
        observe("upright.cue.report") {
          let side = \(side)
          post("upright.interface.\\(side.rawValue)")
          post("upright.reported")
        }
      }

      static var cues: [String: @MainActor () -> Void] = [:]

      private static func observe(_ name: String, _ body: @escaping @MainActor () -> Void) {
        cues[name] = body
        \(observing(cue))
      }

      private \(posting)
    }
    """
  }

  /// Hears what is posted under `name`, and does something then.
  package static func observing(_ deed: String) -> Code {
    """
    CFNotificationCenterAddObserver(
      CFNotificationCenterGetDarwinNotifyCenter(), nil,
      { _, _, name, _, _ in
        guard let name = name?.rawValue as String? else { return }
        DispatchQueue.main.async { \(deed) }
      }, name as CFString, nil, .deliverImmediately)
    """
  }

  package static let posting: Code = """
    static func post(_ name: String) {
      CFNotificationCenterPostNotification(
        CFNotificationCenterGetDarwinNotifyCenter(), CFNotificationName(name as CFString), nil, nil,
        true)
    }
    """

  /// The class of phones that a model belongs to, by its identifier.
  package static func phoneClass(_ identifier: String) -> Code {
    """
    switch \(identifier) {
    case "iPhone7,1", "iPhone8,2", "iPhone9,2", "iPhone9,4", "iPhone10,2", "iPhone10,5":
      return "iPhone Plus"
    case "iPhone6,1", "iPhone6,2", "iPhone7,2", "iPhone8,1", "iPhone8,4", "iPhone9,1", "iPhone9,3",
      "iPhone10,1", "iPhone10,4", "iPhone12,8", "iPhone14,6":
      return "iPhone SE"
    case "iPhone11,4", "iPhone11,6", "iPhone12,5", "iPhone13,4", "iPhone14,3", "iPhone14,8",
      "iPhone15,3", "iPhone15,5", "iPhone16,2", "iPhone17,2", "iPhone17,4", "iPhone18,2":
      return "iPhone Pro Max"
    case "iPhone19,4": return "iPhone Duo"
    default: return "iPhone"
    }
    """
  }
}
