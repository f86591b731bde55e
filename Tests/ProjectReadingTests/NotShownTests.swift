import ProjectReading
import Testing

/// What an app shows in a way that no line of its code says.
struct NotShownTests {
  @Test func `what a segue of the app's own does isn't known, and a name that isn't there no name`()
  {
    let storyboard = """
      <document initialViewController="a">
        <viewController id="a" customClass="Films">
          <segue destination="b" kind="custom" customClass="SetFront"/>
          <segue destination="c" kind="presentation"/>
        </viewController>
        <viewController id="b" customClass="Player"/>
      </document>
      """
    let found = storyLines([
      "Main.storyboard": storyboard,
      "Films.swift": "class Films: UIViewController {}\nclass Player: UIViewController {}",
      "Other.swift": """
      class Other: UIViewController {
        func show(_ some: UIViewController) {
          present(UINavigationController(rootViewController: some), animated: true)
        }
      }
      """,
    ])
    #expect(!found.contains { $0.hasPrefix("present Player") }, "\(found)")
    #expect(found.contains("# Main.storyboard:3: Player"), "\(found)")
    #expect(found.contains("# Main.storyboard:4: unknown view controller"), "\(found)")
    #expect(found.contains { $0.hasPrefix("# Other.swift:3: ") && !$0.hasSuffix(": ") })
  }

  @Test func `the type of a closure is nobody that is handed over`() {
    let found = storyLines([
      "Films.swift": """
      class Films: UIViewController {
        func open() {
          let done: Player.Handler = { player in player.close() }
          present(Player(done: done), animated: true)
        }
      }
      class Player: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
      }
      """
    ])
    #expect(!found.contains { $0.contains("made with") }, "\(found)")
  }

  @Test func `alerts of the app's own are told with all the others, in one line`() {
    let found = storyLines([
      "Films.swift": """
      class Films: UIViewController {
        func warn() { present(Alert(), animated: true) }
        func ask() { present(UIAlertController(), animated: true) }
      }
      class Alert: UIAlertController {}
      """
    ])
    #expect(
      found.contains("# Films.swift:2: Alert, UIAlertController, presented in 2 places"),
      "\(found)")
  }

  @Test func `of two orientations that may be forced none is told`() {
    let found = storyLines([
      "Films.swift": """
      class Films: UIViewController {
        func turn() {
          let side: UIInterfaceOrientation = isWide ? .landscapeLeft : .portrait
          UIDevice.current.setValue(isWide ? UIInterfaceOrientation.landscapeLeft.rawValue : UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
          UIDevice.current.setValue(side.rawValue, forKey: "orientation")
        }
      }
      """
    ])
    for line in [4, 5] {
      #expect(
        found.contains(
          "# Films.swift:\(line): Films sets UIDevice.orientation to a value that isn't understood "
            + "in turn"),
        "\(found)")
    }
  }

  @Test func `an override in an extension is told after the getter's name`() {
    let found = storyLines([
      "Films.swift": "class Films: UIViewController {}",
      "Roots.swift": """
      extension UINavigationController {
        open override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      }
      """,
    ])
    let words = "supportedInterfaceOrientations in an extension of UINavigationController returns"
    #expect(found.contains { $0.contains(": \(words) portrait") }, "\(found)")
  }

  @Test func `whose masks aren't fully understood is told with the situation`() {
    let found = storyLines([
      "Films.swift": """
      class Films: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { masks(for: self) }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() { window?.rootViewController = Films() }
      }
      """
    ])
    let words = "about Not fully understood, so the app may behave differently: the mask of Films."
    #expect(found.contains(words), "\(found)")
  }

  @Test func `a root that isn't understood is told with the situation`() {
    let code = "func scene() { window?.rootViewController = Factory.shared.root() }"
    let found = storyLines(["Scene.swift": "class SceneDelegate: UIResponder {\n\(code)\n}"])
    let words = "about Not fully understood, so the app may behave differently: the mask of Root."
    #expect(found.contains(words), "\(found)")
  }

  @Test func `a place without a name has no other's`() {
    let found = storyLines([
      "Films.swift": """
      class Films: UIViewController {
        func a(_ some: UIViewController) { navigationController?.pushViewController(some, animated: true) }
        func b() { let search = Search(); search.modalPresentationStyle = style; present(search, animated: true) }
        func c(_ some: UIViewController) { present(some, animated: true) }
      }
      class Search: UIViewController {}
      """
    ])
    #expect(found.contains("# Films.swift:2: unknown view controller; also line 4"), "\(found)")
    #expect(found.contains("# Films.swift:3: Search"), "\(found)")
  }

  @Test func `another group of windows is told as that`() {
    let found = storyLines([
      "App.swift": """
      struct Films: App {
        var body: some Scene {
          WindowGroup { List() }
          WindowGroup(id: "film") { Film() }
        }
      }
      struct List: View { var body: some View { Text("") } }
      struct Film: View { var body: some View { Text("") } }
      """
    ])
    #expect(found.contains("# App.swift:4: another WindowGroup shows Film"), "\(found)")
  }

  @Test func `Apple's own controllers are known by their classes`() {
    let found = storyLines([
      "Films.swift": """
      class Films: UIViewController {
        func look() { present(QLPreviewController(), animated: true) }
      }
      """
    ])
    #expect(found.contains("present system quickLook # Films.swift:2"), "\(found)")
  }
}
