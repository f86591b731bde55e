import OrientationModel
import ProjectReading
import Testing

/// Answers that go by a property which is on or off.
struct SwitchTests {
  private func app(_ answer: String, _ code: String) -> [String: String] {
    [
      "App.swift": """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var turns = false
        func start() { window?.rootViewController = Films() }
        func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
          \(answer)
        }
      }
      """,
      "Films.swift": """
      class Films: UIViewController {
        var turns = false
        \(code)
      }
      """,
    ]
  }

  @Test(arguments: [
    "if turns { return .landscape }\nreturn .portrait",
    "return !turns ? .portrait : .landscape",
    "guard self.turns == true else { return .portrait }\nreturn .landscape",
    "UIDevice.current.userInterfaceIdiom == .pad ? .all : turns ? .landscape : .portrait",
  ])
  func `whoever turns the delegate's switch sets its answer`(answer: String) {
    let found = storyLines(
      app(
        answer,
        """
        override func viewWillAppear(_ animated: Bool) { delegate.turns = true }
        override func viewWillDisappear(_ animated: Bool) {
          (UIApplication.shared.delegate as? AppDelegate)?.turns = false
        }
        """))
    for line in [
      "when appearing: set delegate landscape # Films.swift:3",
      "when disappearing: set delegate portrait # Films.swift:5",
    ] {
      #expect(found.contains(line), "\(found)")
    }
    #expect(
      found.contains { $0.hasPrefix("delegate portrait # App.swift:4: changes at run time:") },
      "\(found)")
  }

  @Test(arguments: [
    ("turns ? .landscape : .portrait", "turns = true"),
    ("turns ? .landscape : .portrait", "player.turns = true"),
    ("turns ? .landscape : .portrait", "delegate.turns = isBig"),
    ("turns && isBig ? .landscape : .portrait", "delegate.turns = true"),
    ("turns ? server.mask : .portrait", "delegate.turns = true"),
  ])
  func `another's switch, and one that does not settle it alone, set nothing`(
    answer: String, line: String
  ) {
    let found = storyLines(
      app(answer, "override func viewWillAppear(_ animated: Bool) { \(line) }"))
    #expect(!found.contains { $0.contains("set delegate") }, "\(found)")
  }

  @Test(arguments: [("false", "portrait"), ("true", "landscape")])
  func `the answer begins as its switch does`(value: String, mask: String) {
    let files = app("turns ? .landscape : .portrait", "").mapValues {
      $0.replacing("turns = false", with: "turns: Bool = \(value)")
    }
    let found = storyLines(files)
    #expect(found.contains { $0.hasPrefix("delegate \(mask) # App.swift:4:") }, "\(found)")
  }

  @Test func `a controller's own switch sets its own answer`() {
    let found = storyLines([
      "Player.swift": """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() { window?.rootViewController = Player() }
      }
      class Player: UIViewController {
        private var isFull = false
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { isFull ? .landscape : .portrait }
        override func viewDidAppear(_ animated: Bool) { isFull = true }
        func shrink() { self.isFull = false }
      }
      class Other: UIViewController {
        var isFull = false
        override func viewDidAppear(_ animated: Bool) { isFull = true }
      }
      """
    ])
    for line in [
      "when appeared: set Player supports landscape # Player.swift:7",
      "# Player.swift:8: Player makes itself return portrait in shrink (a scenario can't express when)",
    ] {
      #expect(found.contains(line), "\(found)")
    }
    #expect(!found.contains { $0.contains("Player.swift:12") }, "\(found)")
  }

  @Test func `in Objective-C a switch is turned just before Apple's own player comes`() throws {
    let found = storyLines([
      "Films.m": """
      @interface AppDelegate : UIResponder <UIApplicationDelegate>
      @property (nonatomic) BOOL turns;
      @end
      @implementation AppDelegate
      - (void)start { self.window.rootViewController = [[Films alloc] init]; }
      - (UIInterfaceOrientationMask)application:(UIApplication *)application supportedInterfaceOrientationsForWindow:(UIWindow *)window {
        if (self.turns) { return UIInterfaceOrientationMaskAllButUpsideDown; }
        return UIInterfaceOrientationMaskPortrait;
      }
      @end
      @interface Films : UIViewController
      @end
      @implementation Films
      - (void)play {
        AVPlayerViewController *player = [[AVPlayerViewController alloc] init];
        player.player = [AVPlayer playerWithURL:self.url];
        ((AppDelegate *)UIApplication.sharedApplication.delegate).turns = YES;
        [self presentViewController:player animated:YES completion:nil];
      }
      @end
      """
    ])
    let step = try #require(
      found.firstIndex(of: "set delegate \(OrientationMask.allButUpsideDown.words) # Films.m:17"),
      "\(found)")
    #expect(found[step + 1] == "present system player # Films.m:18")
  }
}
