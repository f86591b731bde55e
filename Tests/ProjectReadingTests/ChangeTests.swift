import OrientationModel
import ProjectReading
import Testing

/// Where code gives another mask to what an answer goes by: straight, or through a function.
struct ChangeTests {
  private static let delegate = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      static var allowed = UIInterfaceOrientationMask.portrait
      func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { AppDelegate.allowed }
    }
    """

  private func changes(_ code: String) -> [String] {
    ProjectStory(facts(["AppDelegate.swift": Self.delegate, "Turning.swift": code])).rest
      .map { "\($0.place.line) \($0.why)" }
  }

  @Test func `a function that sets it is told, and whoever calls it, with the mask they hand on`() {
    let told = changes(
      """
      enum Turning {
        static func allow(_ reason: String, only mask: UIInterfaceOrientationMask) {
          UIView.animate { AppDelegate.allowed = mask }
        }
        static func allow(_ reason: String) { allow(reason, only: .all) }
        func reset(to mask: UIInterfaceOrientationMask) { Turning.allow("", only: mask) }
      }
      class Film: UIViewController {
        override func viewWillAppear(_ animated: Bool) { Turning.allow("film", only: .landscape) }
      }
      """)
    #expect(
      told == [
        "3 Turning sets `allowed` to the mask it's called with in allow",
        "6 Turning sets `allowed` to the mask it's called with in reset, through allow",
        "9 Film sets `allowed` to landscape in viewWillAppear, through allow",
      ], "\(told)")
  }

  @Test func `a modifier of SwiftUI's is such a function`() {
    let told = changes(
      """
      extension View {
        func turning(_ mask: UIInterfaceOrientationMask) -> some View {
          onAppear { AppDelegate.allowed = mask }
        }
      }
      struct Chart: View { var body: some View { Text("Chart").turning(.landscapeLeft) } }
      """)
    #expect(
      told == [
        "3 View sets `allowed` to the mask it's called with in turning",
        "6 Chart sets `allowed` to landscapeLeft in body, through turning",
      ], "\(told)")
  }

  @Test func `so is a message`() {
    let files = [
      "AppDelegate.m": """
      @interface AppDelegate : UIResponder
      @property (nonatomic) UIInterfaceOrientationMask allowed;
      @end
      @implementation AppDelegate
      - (void)allow:(UIInterfaceOrientationMask)mask { self.allowed = mask; }
      - (UIInterfaceOrientationMask)application:(UIApplication *)application supportedInterfaceOrientationsForWindow:(UIWindow *)window { return self.allowed; }
      @end
      """,
      "Film.m": """
      @implementation Film
      - (void)play { [UIApplication.sharedApplication.delegate allow:UIInterfaceOrientationMaskLandscape]; }
      @end
      """,
    ]
    let told = ProjectStory(facts(files)).rest.map(\.why)
    #expect(
      told == [
        "AppDelegate sets `allowed` to the mask it's called with in allow",
        "Film sets `allowed` to landscape in play, through allow",
      ], "\(told)")
  }

  @Test func `a value that nobody can tell is told, and what only has the name isn't`() {
    let told = changes(
      """
      class Film: UIViewController {
        func play() { AppDelegate.allowed = settings.mask }
        func mix() { other.allowed = true }
        func draw() { let allowed = 3 }
        func check() { if AppDelegate.allowed == .portrait {} }
      }
      """)
    #expect(told == ["2 Film sets `allowed` to an unknown mask in play"], "\(told)")
  }

  @Test func `an answer that is changed by an unknown mask is none to go by`() {
    let code = "class Film { func play() { AppDelegate.allowed = settings.mask } }"
    func unread(_ files: [String: String]) -> [Int] {
      ProjectStory(facts(files)).unread.filter { $0.owner == nil }.map(\.place.line)
    }
    #expect(unread(["AppDelegate.swift": Self.delegate, "Film.swift": code]) == [3])
    #expect(unread(["AppDelegate.swift": Self.delegate]) == [])
  }
}
