import OrientationModel
import OrientationScenarios
import ProjectReading
import Testing

/// When an app's code runs, and whose coming and going that is.
struct OccasionTests {
  /// An app of SwiftUI's around the body of its one view.
  private static func cinema(_ body: String, _ others: String = "") -> [String: String] {
    [
      "App.swift": """
      @main struct Films: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
        var body: some Scene { WindowGroup { ContentView() } }
      }
      class AppDelegate: NSObject, UIApplicationDelegate {
        static var lock = UIInterfaceOrientationMask.portrait
        func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { AppDelegate.lock }
      }
      """,
      "View.swift":
        "struct ContentView: View {\n  var body: some View {\n\(body)\n  }\n}\n\(others)",
    ]
  }

  private static let player = "struct PlayerView: View { var body: some View { Text(\"Film\") } }"
  private static let cover = ".fullScreenCover(isPresented: $plays) { PlayerView() }"

  private func check(
    _ found: [String], below whom: String, has lines: [String],
    at location: SourceLocation = #_sourceLocation
  ) {
    let start = found.firstIndex { $0.hasPrefix(whom) }.map { $0 + 1 } ?? found.count
    #expect(
      found[start...].prefix { $0.hasPrefix("when ") }.map { $0 } == lines, "\(found)",
      sourceLocation: location)
  }

  // MARK: onChange

  @Test(arguments: [
    "{ _, isOn in AppDelegate.lock = isOn ? .landscape : .portrait }",
    "{ AppDelegate.lock = $0 ? .landscape : .portrait }",
    "{ AppDelegate.lock = $1 ? .landscape : .portrait }",
    "{ AppDelegate.lock = !plays ? .portrait : .landscape }",
    "{ isOn in\nif isOn { AppDelegate.lock = .landscape }\nelse { AppDelegate.lock = .portrait } }",
    "{ old, new in\nif new == false { AppDelegate.lock = .portrait }\nelse if new { AppDelegate.lock = .landscape } }",
  ])
  func `what a view does when the value of its cover changes is its covering and uncovering`(
    closure: String
  ) {
    let body = "Text(\"Films\")\n\(Self.cover)\n.onChange(of: plays) \(closure)"
    let found = storyLines(Self.cinema(body, Self.player))
    for way in [
      "covering PlayerView: set delegate landscape", "uncovering PlayerView: set delegate portrait",
    ] {
      #expect(found.contains { $0.hasPrefix("when \(way) # View.swift:") }, "\(found)")
    }
    check(found, below: "cover PlayerView", has: [])
  }

  @Test func `one mask for every change is set at both, and one for an item is told by nil`() {
    let both = storyLines(
      Self.cinema(
        "Text(\"\")\n\(Self.cover)\n.onChange(of: plays) { AppDelegate.lock = .all }", Self.player))
    check(
      both, below: "view ContentView",
      has: ["covering", "uncovering"].map {
        "when \($0) PlayerView: set delegate \(OrientationMask.all.words) # View.swift:5"
      })
    let item = storyLines(
      Self.cinema(
        """
        Text("").sheet(item: $model.film) { film in PlayerView(film) }
        .onChange(of: model.film) { film in
          guard film != nil else { return }
          AppDelegate.lock = .landscape
        }
        """, Self.player))
    check(
      item, below: "view ContentView",
      has: ["when covering PlayerView: set delegate landscape # View.swift:6"])
  }

  @Test(arguments: [
    (".onChange(of: query) { AppDelegate.lock = .landscape }", "onChange(of: query)"),
    (".onChange(of: plays) { old, new in AppDelegate.lock = old ? .all : .landscape }", ""),
    (".onChange(of: plays) { if isBig { AppDelegate.lock = .landscape } }", "body"),
  ])
  func `a change that is not the cover's coming or going is told beside the story`(
    modifier: String, place: String
  ) {
    let found = storyLines(Self.cinema("Text(\"\")\n\(Self.cover)\n\(modifier)", Self.player))
    check(found, below: "view ContentView", has: [])
    #expect(
      place.isEmpty
        || found.contains(
          "# View.swift:5: ContentView makes the app delegate return landscape in \(place)"
            + " (a scenario can't express when)"),
      "\(found)")
  }

  // MARK: Whose moment

  @Test func `what hangs on the content of a cover is the content's, and not the presenter's`() {
    let found = storyLines(
      Self.cinema(
        """
        VStack { Text("Films") }
        .fullScreenCover(isPresented: $plays, onDismiss: { AppDelegate.lock = .portrait }) {
          ZStack {
            PlayerView()
          }
          .padding()
          .onAppear { AppDelegate.lock = .landscape }
        }
        .sheet(isPresented: $shares) { VideoPlayer(player: it).onAppear(perform: { Turning.hold(.all) }) }
        .onAppear { AppDelegate.lock = .portrait }
        """,
        Self.player
          + "\nstruct Turning { static func hold(_ mask: UIInterfaceOrientationMask) { AppDelegate.lock = mask } }"
      ))
    check(
      found, below: "cover PlayerView",
      has: [
        "when disappeared: set delegate portrait # View.swift:4",
        "when appearing: set delegate landscape # View.swift:9",
      ])
    check(
      found, below: "sheet VideoPlayer",
      has: ["when appearing: set delegate \(OrientationMask.all.words) # View.swift:11"])
    check(
      found, below: "view ContentView",
      has: ["when appearing: set delegate portrait # View.swift:12"])
  }

  @Test func `what hangs on the first view of the scene is that view's`() {
    var files = Self.cinema("Text(\"\")")
    files["App.swift"] = files["App.swift"]?.replacing(
      "ContentView() }", with: "ContentView().onAppear { AppDelegate.lock = .landscape } }")
    check(
      storyLines(files), below: "view ContentView",
      has: ["when appearing: set delegate landscape # App.swift:3"])
  }

  @Test func `a tab comes and goes by itself, a view among others with the view that has it`() {
    let inner = "PlayerView().onAppear { AppDelegate.lock = .landscape }"
    let tabs = storyLines(Self.cinema("TabView {\n\(inner)\n}", Self.player))
    check(tabs, below: "view ContentView", has: [])
    #expect(tabs.contains("when appearing: set delegate landscape # View.swift:4"), "\(tabs)")
    let stack = storyLines(Self.cinema("VStack {\n\(inner)\n}", Self.player))
    check(
      stack, below: "view ContentView",
      has: ["when appearing: set delegate landscape # View.swift:4"])
  }

  // MARK: Just before

  @Test
  func `a button that sets the mask and shows or hides a cover does so at its coming and going`() {
    let found = storyLines(
      Self.cinema(
        """
        Button("Play") {
          AppDelegate.lock = .landscape
          plays = true
        }
        \(Self.cover)
        """,
        """
        struct PlayerView: View {
          var body: some View {
            Button("Done") { AppDelegate.lock = .portrait; dismiss() }
          }
        }
        """))
    check(
      found, below: "cover PlayerView",
      has: [
        "when appearing: set delegate landscape # View.swift:4: just before it appears",
        "when disappeared: set delegate portrait # View.swift:12: just before it disappears",
      ])
  }

  /// An app of UIKit's whose list shows a player.
  private static func films(_ show: String, close: String = "", _ others: String = "") -> [String:
    String]
  {
    [
      "App.swift": """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        static var lock = UIInterfaceOrientationMask.portrait
        func start() { window?.rootViewController = UINavigationController(rootViewController: Films()) }
        func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { AppDelegate.lock }
      }
      """,
      "Films.swift": """
      class Films: UIViewController {
        func show() {
          \(show)
        }
        \(others)
      }
      class Player: UIViewController {
        func setUp() { modalPresentationStyle = .fullScreen }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
        func close() { \(close) }
      }
      """,
    ]
  }

  private func crashes(_ files: [String: String]) -> Bool {
    let scenario = Scenario.parse(ProjectStory(facts(files)).text).scenario
    return Play(scenario).episodes.contains { $0.trace.crash != nil }
  }

  @Test func `a mask that is set just before a screen is presented is there when that comes`() {
    let files = Self.films(
      "let player = Player(); AppDelegate.lock = .landscape; present(player, animated: true)",
      close: "AppDelegate.lock = .portrait; dismiss(animated: true)")
    check(
      storyLines(files), below: "screen Player",
      has: [
        "when appearing: set delegate landscape # Films.swift:3: just before it appears",
        "when leaving: set delegate portrait # Films.swift:10: just before it disappears",
      ])
    #expect(!crashes(files))
  }

  @Test(arguments: [
    "if isBig { AppDelegate.lock = .landscape }; present(Player(), animated: true)",
    "load { AppDelegate.lock = .landscape }; present(Player(), animated: true)",
    "present(Player(), animated: true); AppDelegate.lock = .landscape",
    "AppDelegate.lock = .landscape; AppDelegate.lock = server.mask; present(Player(), animated: true)",
    "AppDelegate.lock = isBig ? .landscape : .portrait; present(Player(), animated: true)",
  ])
  func `a mask that may be there or not is assumed where the app would end without it`(
    show: String
  ) throws {
    let files = Self.films(show)
    let story = ProjectStory(facts(files))
    let found = storyLines(files)
    let why = "assumed; unclear when the mask changes"
    check(
      found, below: "screen Player",
      has: [
        "when appearing: set delegate landscape # \(why)",
        "when leaving: set delegate portrait # \(why)",
      ])
    #expect(
      found.contains {
        $0.hasPrefix("delegate portrait # App.swift:4: changes at run time: portrait or landscape")
      }, "\(found)")
    #expect(
      found.contains {
        $0.hasPrefix("# App.swift:4: the mask changes at run time: it is computed from lock")
      }, "\(found)")
    #expect(story.open.map(\.why) == [why])
    #expect(!crashes(files))
    // Nobody has to keep what is only assumed.
    let kept = story.text.split(separator: "\n").filter { !$0.contains("assumed;") }
    let differences = story.differences(
      from: Scenario.parse(kept.joined(separator: "\n") + "\n").scenario)
    #expect(differences.isEmpty, "\(differences)")
  }

  @Test(arguments: ["", "AppDelegate.lock = .portraitUpsideDown", "mask = .landscape"])
  func `an exception that no answer of the delegate would prevent stays`(line: String) {
    let files = Self.films("\(line)\npresent(Player(), animated: true)")
    #expect(crashes(files))
    #expect(ProjectStory(facts(files)).open.isEmpty)
  }

  @Test func `two ways to a screen that set different masks are both told beside the story`() {
    let found = storyLines(
      Self.films(
        "AppDelegate.lock = .landscape\npresent(Player(), animated: true)",
        "func other() { AppDelegate.lock = .landscapeLeft\npresent(Player(), animated: true) }"))
    for (line, mask) in [(3, "landscape"), (6, "landscapeLeft")] {
      #expect(
        found.contains {
          $0.hasPrefix("# Films.swift:\(line): ") && $0.contains("return \(mask) in ")
        }, "\(found)")
    }
  }

  @Test func `who presents others does not go when it dismisses`() {
    let found = storyLines(
      Self.films(
        "present(Player(), animated: true)", close: "",
        "func hide() { AppDelegate.lock = .portrait; dismiss(animated: true) }"))
    #expect(!found.contains { $0.hasPrefix("when leaving: set delegate") }, "\(found)")
    #expect(
      found.contains(
        "# Films.swift:5: Films makes the app delegate return portrait in hide"
          + " (a scenario can't express when)"), "\(found)")
  }

  @Test func `a screen's own mask is set before it comes, and in Objective-C too`() {
    let found = storyLines(
      Self.films(
        "let player = Photo(); player.mask = .all; navigationController?.pushViewController(player, animated: true)",
        "}\nclass Photo: UIViewController { var mask: UIInterfaceOrientationMask = .portrait\n"
          + "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }"))
    check(
      found, below: "screen Photo",
      has: [
        "when appearing: set Photo supports \(OrientationMask.all.words)"
          + " # Films.swift:3: just before it appears"
      ])
    let objectiveC = storyLines([
      "Films.m": """
      @interface AppDelegate : UIResponder <UIApplicationDelegate>
      @property (nonatomic) UIInterfaceOrientationMask lock;
      @end
      @interface Films : UIViewController
      @end
      @interface Player : UIViewController
      @end
      @implementation AppDelegate
      - (UIInterfaceOrientationMask)application:(UIApplication *)application supportedInterfaceOrientationsForWindow:(UIWindow *)window { return self.lock; }
      @end
      @implementation Films
      - (void)show {
        Player *player = [[Player alloc] init];
        appDelegate.lock = UIInterfaceOrientationMaskLandscape;
        [self presentViewController:player animated:YES completion:nil];
      }
      @end
      @implementation Player
      - (void)close {
        appDelegate.lock = UIInterfaceOrientationMaskPortrait;
        [self dismissViewControllerAnimated:YES completion:nil];
      }
      @end
      """
    ])
    check(
      objectiveC, below: "screen Player",
      has: [
        "when appearing: set delegate landscape # Films.m:14: just before it appears",
        "when leaving: set delegate portrait # Films.m:20: just before it disappears",
      ])
  }

  @Test func `a closure that is kept for later is not what comes next`() {
    let found = storyLines(
      Self.films(
        """
        let player = Player()
        AppDelegate.lock = .landscape
        player.onClose = {
          AppDelegate.lock = .portrait
          self.dismiss(animated: true)
        }
        present(player, animated: true)
        """))
    check(
      found, below: "screen Player",
      has: [
        "when appearing: set delegate landscape # Films.swift:4: just before it appears"
      ])
  }

  @Test(arguments: [
    ("isMovingFromParent || isBeingDismissed", "leaving"), ("!isMovingFromParent", "disappearing"),
    ("isBig", "disappearing"),
  ])
  func `who goes for good is told from who is covered`(condition: String, moment: String) {
    let found = storyLines(
      Self.films(
        "", close: "",
        """
        override func viewWillDisappear(_ animated: Bool) {
          if \(condition) {
            AppDelegate.lock = .portrait
            UIViewController.attemptRotationToDeviceOrientation()
          }
        }
        """))
    check(
      found, below: "screen Films",
      has: [
        "when \(moment): set delegate portrait # Films.swift:7",
        "when \(moment): attempt # Films.swift:8",
      ])
  }
}
