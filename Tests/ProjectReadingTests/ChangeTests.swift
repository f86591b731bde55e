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

  @Test func `what a view does is told with the moment it does it`() {
    let told = changes(
      """
      struct Film: View {
        var body: some View {
          Text("Film").onAppear { if isOn { AppDelegate.allowed = .landscape } }
            .onChange(of: isOn) { AppDelegate.allowed = .all }
            .task { AppDelegate.allowed = .portrait }
            .onDisappear(perform: { AppDelegate.allowed = .all })
        }
        func stop() { Button("Stop") { AppDelegate.allowed = .portrait } }
      }
      """)
    let moments = told.compactMap { $0.split(separator: " ").last }
    #expect(moments == ["onAppear", "onChange", "task", "onDisappear", "stop"], "\(told)")
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
        func list() { var allowed: UIInterfaceOrientationMask = []; allowed = .landscape }
        func check() { if AppDelegate.allowed == .portrait {} }
      }
      """)
    #expect(told == ["2 Film sets `allowed` to an unknown mask in play"], "\(told)")
  }

  @Test func `a change in place is told`() {
    let told = changes(
      """
      class Film: UIViewController {
        var isFull = false
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { isFull ? .all : .portrait }
        func play() {
          AppDelegate.allowed.insert(.landscape)
          isFull.toggle()
        }
        func list() {
          var isFull = true
          isFull.toggle()
        }
      }
      """)
    #expect(
      told.dropFirst() == [
        "5 Film sets `allowed` to an unknown mask in play",
        "6 Film sets `isFull` to an unknown value in play",
      ], "\(told)")
  }

  @Test(arguments: [
    "@EnvironmentObject var orientation: Turning", "@State var orientation = Turning()",
    "@Environment(Turning.self) private var orientation",
  ])
  func `a flag of an object that a view is given is told`(_ property: String) {
    let told = changes(
      """
      class Turning: ObservableObject { var isFree = false }
      class Film: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { Turning.shared.isFree ? .all : .portrait }
      }
      struct Chart: View {
        \(property)
        var body: some View { Text("Chart").onAppear { orientation.isFree = true } }
      }
      struct Other: View { var body: some View { Text("").onAppear { other.isFree = true } } }
      """)
    #expect(told.dropFirst() == ["7 Chart sets `isFree` to yes in onAppear"], "\(told)")
  }

  @Test(arguments: ["any", "portrait"])
  func `an answer may go by a case, which code changes`(_ first: String) throws {
    let source = """
      enum Side {
        case any, portrait
        static var current: Side = .\(first)
        var mask: UIInterfaceOrientationMask {
          switch self { case .any: .all; case .portrait: .portrait }
        }
      }
      class Film: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { Side.current.mask }
        func play() { Side.current = .any }
      }
      """
    let found = facts(["Film.swift": source])
    #expect(found.controller("Film")?.supports?.depends == ["Side.current"])
    let told = ProjectStory(found).rest.map(\.why)
    #expect(told.contains { $0.hasPrefix("Film sets `current` to an unknown") }, "\(told)")
  }

  @Test func `an answer that is changed by an unknown mask is none to go by`() {
    let code = "class Film { func play() { AppDelegate.allowed = settings.mask } }"
    func unread(_ files: [String: String]) -> [Int] {
      ProjectStory(facts(files)).unread.filter { $0.owner == nil }.map(\.place.line)
    }
    #expect(unread(["AppDelegate.swift": Self.delegate, "Film.swift": code]) == [3])
    #expect(unread(["AppDelegate.swift": Self.delegate]) == [])
  }

  @Test func `a modifier that keeps the mask in a property is made with it`() {
    let told = changes(
      """
      struct Lock: ViewModifier {
        let mask: UIInterfaceOrientationMask
        func body(content: Content) -> some View {
          content.onAppear { AppDelegate.allowed = mask }.onDisappear { AppDelegate.allowed = .portrait }
        }
      }
      extension View { func locked(_ mask: UIInterfaceOrientationMask) -> some View { modifier(Lock(mask: mask)) } }
      struct Chart: View { var body: some View { Text("Chart").locked(.landscape) } }
      struct Plan: View { var body: some View { Text("Plan").modifier(Lock(mask: .all)) } }
      """)
    #expect(
      told == [
        "4 Lock sets `allowed` to portrait in onDisappear",
        "4 Lock sets `allowed` to the mask it's called with in body",
        "7 View sets `allowed` to the mask it's called with in locked, through Lock",
        "8 Chart sets `allowed` to landscape in body, through locked",
        "9 Plan sets `allowed` to all in body, through Lock",
      ], "\(told)")
  }

  @Test func `whoever calls a function that requests or forces is told, with the version it ends`()
  {
    let film = """
      @implementation Film
      - (void)viewWillAppear:(BOOL)animated { [self turn:UIInterfaceOrientationLandscapeRight]; }
      - (void)turn:(UIInterfaceOrientation)side {
        if (@available(iOS 16.0, *)) {
          id wish = [[UIWindowSceneGeometryPreferencesIOS alloc] initWithInterfaceOrientations:1 << side];
          [scene requestGeometryUpdateWithPreferences:wish errorHandler:nil];
        } else {
          [[UIDevice currentDevice] setValue:@(side) forKey:@"orientation"];
        }
      }
      @end
      """
    let told = ProjectStory(facts(["Film.m": film])).rest.map { "\($0.place.line) \($0.why)" }
    #expect(
      told == [
        "2 Film requests landscapeRight in viewWillAppear, through turn",
        "2 Film sets UIDevice.orientation to landscapeRight in viewWillAppear, through turn, before iOS 16",
        "6 Film requests the orientations it's called with in turn",
        "8 Film sets UIDevice.orientation to the orientation it's called with in turn, before iOS 16",
      ], "\(told)")
  }

  @Test func `a mask that is set from outside is told, whatever is behind it`() {
    let found = facts([
      "Player.swift": """
      class Player: UIViewController {
        private var side = UIInterfaceOrientationMask.portrait
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          get { side }
          set { side = newValue }
        }
        func lock() { if supportedInterfaceOrientations != .landscape { supportedInterfaceOrientations = .landscape } }
      }
      class Bar { func tap() { player.supportedInterfaceOrientations = choice } }
      """
    ])
    let told = ProjectStory(found).rest.map { "\($0.place.line) \($0.why)" }
    #expect(
      told.filter { $0.contains("`supportedInterfaceOrientations`") } == [
        "7 Player sets `supportedInterfaceOrientations` to landscape in lock",
        "9 Bar sets `supportedInterfaceOrientations` to an unknown mask in tap",
      ], "\(told)")
    #expect(!found.untold.contains { $0.why.contains("unclear") }, "\(found.untold)")
  }

  @Test(arguments: [
    "if (wide) { wish = [[P alloc] initWithInterfaceOrientations:UIInterfaceOrientationMaskLandscape]; } "
      + "else { wish = [[P alloc] initWithInterfaceOrientations:UIInterfaceOrientationMaskPortrait]; }",
    "UIInterfaceOrientationMask mask = UIInterfaceOrientationMaskPortrait; "
      + "if (wide) mask = UIInterfaceOrientationMaskAll; "
      + "wish = [[P alloc] initWithInterfaceOrientations:mask];",
  ])
  func `a request of which a branch decides the orientations is one of unknown ones`(body: String) {
    let film =
      "@implementation Film\n- (void)turn { \(body)\n"
      + "  [scene requestGeometryUpdateWithPreferences:wish errorHandler:nil]; }\n@end"
    let told = ProjectStory(facts(["Film.m": film])).rest.map(\.why)
    #expect(told == ["Film requests unknown orientations in turn"], "\(told)")
  }

  @Test func `what only an older iOS shows is told, and is no step`() {
    let found = storyLines([
      "Film.swift": """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() { window?.rootViewController = Film() }
      }
      class Film: UIViewController {
        func turn() {
          if #available(iOS 16, *) { ask() } else { present(Detour(), animated: false) }
        }
      }
      class Detour: UIViewController {}
      """
    ])
    #expect(found.contains("# Film.swift:6: Film presents Detour in turn, before iOS 16"))
    #expect(!found.contains { $0.hasPrefix("present ") }, "\(found)")
  }

  @Test func `a flag that an answer goes by is told where it is set, and another isn't`() {
    let files = [
      "AppDelegate.m": """
      @interface AppDelegate : UIResponder
      @property (nonatomic) BOOL allowRotation;
      @property (nonatomic) BOOL isBusy;
      @end
      @implementation AppDelegate
      - (UIInterfaceOrientationMask)application:(UIApplication *)application supportedInterfaceOrientationsForWindow:(UIWindow *)window {
        return self.allowRotation ? UIInterfaceOrientationMaskAll : UIInterfaceOrientationMaskPortrait;
      }
      @end
      """,
      "Film.m": """
      @implementation Film
      - (void)play { delegate.allowRotation = YES; delegate.isBusy = YES; cell.allowRotation = NO; }
      - (void)stop { [self allow:NO]; }
      - (void)allow:(BOOL)isAllowed { delegate.allowRotation = isAllowed; }
      @end
      """,
    ]
    #expect(
      ProjectStory(facts(files)).rest.map(\.why) == [
        "Film sets `allowRotation` to yes in play",
        "Film sets `allowRotation` to no in stop, through allow",
        "Film sets `allowRotation` to the value it's called with in allow",
      ])
    let table = FateTable(facts(files))
    #expect(table.rows.map(\.kind) == [.delegate])
    let game = """
      class Game: UIViewController {
        private var plays = false
        override var prefersInterfaceOrientationLocked: Bool { plays }
        func start() { plays = true }
      }
      """
    let told = ProjectStory(facts(["Game.swift": game])).rest.map(\.why)
    #expect(told.contains("Game sets `plays` to yes in start"), "\(told)")
  }

  @Test(arguments: [
    ("if #available(iOS 16, *) { new() } else { CALL }", true),
    ("if #available(iOS 16, *) { new(); return }\nCALL", true),
    ("guard #available(iOS 16, *) else { CALL; return }\nnew()", true),
    ("if #unavailable(iOS 16) { CALL }", true),
    ("if #available(iOS 16, *), isOn { new() } else { CALL }", false),
    ("if #available(iOS 16, *) { CALL }", false),
    ("if #available(iOS 16, *) { new() }\nCALL", false),
    ("guard #available(iOS 16, *) else { return }\nCALL", false),
    ("run { if #available(iOS 16, *) { return } }\nCALL", false),
    ("if #available(iOS 28, *) { new() } else { CALL }", false),
  ])
  func `what no iOS of today runs has no fate and isn't counted`(body: String, ends: Bool) throws {
    let code = body.replacing("CALL", with: "UIViewController.attemptRotationToDeviceOrientation()")
    let table = FateTable(
      facts(["Film.swift": "class Film: UIViewController { func play() {\n\(code)\n} }"]))
    let row = try #require(table.rows.first { $0.kind == .attempt })
    #expect(row.fates.allSatisfy { ($0 == nil) == ends }, "\(row.words)")
    #expect(table.count(.call, in: .phone, link: 0).all == (ends ? 0 : 1))
    #expect(row.words.hasSuffix(", before iOS 16") == ends, "\(row.words)")
  }

  @Test func `what asks for a version is no flag of the app's`() {
    let told = ProjectStory(
      facts([
        "Screen.m": """
        @interface Screen : UIViewController
        @property BOOL available;
        @end
        @implementation Screen
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          if (@available(iOS 16, *)) { return UIInterfaceOrientationMaskAll; }
          return UIInterfaceOrientationMaskPortrait;
        }
        - (void)load { self.available = NO; }
        @end
        """
      ])
    ).rest
    #expect(!told.contains { $0.place.line == 9 }, "\(told)")
  }

  @Test func `the device's orientation may be set by a key path`() {
    for key in ["@\"orientation\"", "@keypath(UIDevice.new, orientation)"] {
      let value = "@(UIInterfaceOrientationPortrait)"
      let call = "[UIDevice.currentDevice setValue:\(value) forKey:\(key)];"
      let source = "@implementation Films\n- (void)turn {\n  \(call)\n}\n@end\n"
      let found = facts(["Films.m": source]).calls
      #expect(found.map(\.kind) == [.force], "\(key)")
      #expect(found.map(\.place.line) == [3])
    }
  }
}
