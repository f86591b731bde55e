import ProjectReading
import Testing

/// Who stands in an app and who is shown in it, as people write that.
struct ShownTests {
  private static let scene = """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      func scene() { window?.rootViewController = Tabs() }
    }
    class Films: UIViewController {}
    class Settings: UIViewController {}
    """

  private func tree(_ found: [String]) -> [String] {
    Array(found[(found.firstIndex(of: "root") ?? 0)...].prefix { !$0.hasPrefix("rotate") })
  }

  @Test(arguments: [
    ("_ root: UIViewController, title: String", "Films(), title: \"\"", "Settings(), title: \"\""),
    (
      "for root: UIViewController, image: String = \"\"", "for: Films()",
      "for: Settings(), image: \"gear\""
    ),
    (
      "image: String? = nil, root: UIViewController", "root: Films()",
      "image: \"\", root: Settings()"
    ),
  ])
  func `a method that puts a navigation around what it is handed has that in it`(
    parameters: String, first: String, second: String
  ) {
    let found = storyLines([
      "Scene.swift": Self.scene,
      "Tabs.swift": """
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          let films = tab(\(first))
          viewControllers = [films, tab(\(second))]
        }
        func tab(\(parameters)) -> UIViewController {
          let navigation = UINavigationController(rootViewController: root)
          navigation.title = title
          return navigation
        }
        override var shouldAutorotate: Bool { true }
      }
      """,
    ])
    #expect(
      tree(found) == [
        "root", "tabs Tabs autorotates yes # Tabs.swift:11, Scene.swift:2",
        "navigation # Tabs.swift:7", "Films # Tabs.swift:3", "navigation # Tabs.swift:7",
        "Settings # Tabs.swift:4",
      ], "\(found)")
    // What is in the tree is not told as left out.
    #expect(!found.contains { $0.contains(": gives ") }, "\(found)")
  }

  @Test func `Apple's own controllers are shown as what they are, and alerts not at all`() {
    let found = storyLines([
      "Scene.swift": Self.scene,
      "Tabs.swift": """
      class Tabs: UITabBarController {
        func play() {
          let player = AVPlayerViewController()
          player.player = AVPlayer(url: url)
          player.modalPresentationStyle = .fullScreen
          present(player, animated: true)
          present(UIAlertController(title: "", message: nil), animated: true)
        }
      }
      """,
    ])
    #expect(found.contains("present system player as fullScreen # Tabs.swift:6"), "\(found)")
    #expect(!found.contains { $0.contains("system alert") }, "\(found)")
  }

  @Test func `show pushes where it says who sends it`() {
    let found = storyLines([
      "Scene.swift": Self.scene.replacing(
        "Tabs()", with: "UINavigationController(rootViewController: Films())"),
      "Films+Show.swift": """
      extension Films {
        func open() {
          show(Settings(), sender: self)
          banner.show(Tabs(), for: 3)
        }
      }
      class Tabs: UIViewController {}
      """,
    ])
    #expect(found.contains("push Settings # Films+Show.swift:3"), "\(found)")
    #expect(!found.contains { $0.hasPrefix("push Tabs") }, "\(found)")
  }

  @Test func `what a split view shows where it has no columns is none of them`() {
    let found = storyLines([
      "Scene.swift": """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() {
          let split = UISplitViewController(style: .doubleColumn)
          split.setViewController(Films(), for: .primary)
          split.setViewController(Settings(), for: .secondary)
          split.setViewController(Tabs(), for: .compact)
          window?.rootViewController = split
        }
      }
      class Films: UIViewController {}
      class Settings: UIViewController {}
      class Tabs: UITabBarController {}
      """
    ])
    #expect(
      tree(found) == [
        "root", "split # Scene.swift:7", "Films # Scene.swift:4", "Settings # Scene.swift:5",
      ], "\(found)")
    #expect(found.contains { $0.hasPrefix("# Scene.swift:6: `setViewController`") }, "\(found)")
  }

  @Test(arguments: [
    "NavigationLink(\"Film\") { FilmView() }",
    "NavigationLink { FilmView() } label: { SettingsView() }",
    "NavigationLink(destination: FilmView()) { SettingsView() }",
    "NavigationLink(value: film) { SettingsView() }.navigationDestination(for: Film.self) { film in FilmView(film) }",
  ])
  func `links push the view that they lead to, and not their labels`(link: String) {
    let found = storyLines([
      "App.swift": """
      @main struct Films: App {
        var body: some Scene { WindowGroup { NavigationStack { ContentView() } } }
      }
      struct ContentView: View {
        var body: some View {
          \(link)
        }
      }
      struct FilmView: View { var body: some View { Text("Film") } }
      struct SettingsView: View { var body: some View { Text("Settings") } }
      """
    ])
    #expect(found.contains("view FilmView # App.swift:6"), "\(found)")
    #expect(found.contains("push FilmView # App.swift:6"), "\(found)")
    #expect(!found.contains { $0.contains("SettingsView") }, "\(found)")
  }
}
