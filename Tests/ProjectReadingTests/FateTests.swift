import OrientationModel
import ProjectReading
import Testing

/// What becomes of each mask, lock, and call on the iOS of today.
struct FateTests {
  private static let films = """
    class Films: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      override var shouldAutorotate: Bool { false }
      override var prefersInterfaceOrientationLocked: Bool { true }
      override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
      func go() {
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
        setNeedsUpdateOfSupportedInterfaceOrientations()
        UIDevice.current.setValue(3, forKey: "orientation")
        UIViewController.attemptRotationToDeviceOrientation()
        setNeedsUpdateOfPrefersInterfaceOrientationLocked()
      }
    }
    class Main: UINavigationController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        topViewController!.supportedInterfaceOrientations
      }
    }
    """

  private static let delegate = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask { .portrait }
    }
    """

  private static let four = """
    <string>UIInterfaceOrientationPortrait</string>
    <string>UIInterfaceOrientationPortraitUpsideDown</string>
    <string>UIInterfaceOrientationLandscapeLeft</string>
    <string>UIInterfaceOrientationLandscapeRight</string>
    """

  private static func list(_ more: String = "") -> String {
    """
    <plist><dict>
    <key>UISupportedInterfaceOrientations</key><array>
    <string>UIInterfaceOrientationPortrait</string></array>
    <key>UISupportedInterfaceOrientations~ipad</key><array>\(four)</array>
    \(more)
    </dict></plist>
    """
  }

  private static let files = ["Films.swift": films, "Info.plist": list()]

  private func table(_ files: [String: String] = files) -> FateTable { FateTable(facts(files)) }

  private func row(_ kind: FateRow.Kind, _ files: [String: String] = files) throws -> FateRow {
    try #require(table(files).rows.first { $0.kind == kind })
  }

  /// With a sign for each SDK, and the rules of those that have no effect.
  private func told(_ row: FateRow, _ place: AppPlace) -> String {
    guard let fates = row.fates(in: place) else { return "-" }
    let rules = Set(fates.compactMap(\.rule?.number)).sorted()
    return fates.map { $0.takesEffect ? "+" : "." }.joined()
      + rules.map { " " + $0 }.joined()
  }

  @Test func `each mask, lock, and call of the code has a row, and a fate in every place`() {
    let files = Self.files.merging(["AppDelegate.swift": Self.delegate]) { $1 }
    let rows = table(files).rows
    let kinds: [FateRow.Kind] = [
      .delegate, .supports, .autorotates, .locks, .prefers, .request, .update, .force, .attempt,
      .updateLock, .supports, .list, .list,
    ]
    #expect(rows.map(\.kind) == kinds)
    for row in rows where row.kind != .list {
      #expect(row.fates.allSatisfy { $0?.count == FateTable.links.count }, "\(row.words)")
    }
  }

  @Test func `a mask counts on a phone, and inside a Duo only if the SDK is 26`() throws {
    for row in table().rows where row.kind == .supports || row.kind == .prefers {
      #expect(told(row, .phone) == "+++" && told(row, .duoOutside) == "+++", "\(row.words)")
      #expect(told(row, .duoInside) == "+.. DUO-4", "\(row.words)")
      #expect(told(row, .mirroring) == "+.. GEO-11", "\(row.words)")
      #expect(told(row, .pad) == "... PAD-1" && told(row, .padWindow) == "... PAD-1")
    }
  }

  @Test func `nobody reads shouldAutorotate anywhere`() throws {
    let row = try row(.autorotates)
    for place in AppPlace.allCases { #expect(told(row, place).hasPrefix("..."), "\(place)") }
    #expect(told(row, .phone) == "... AUTO-5")
  }

  @Test func `a lock holds in full screen, and a new one that is announced`() throws {
    for kind in [FateRow.Kind.locks, .updateLock] {
      let row = try row(kind)
      for place in [AppPlace.phone, .pad, .duoOutside, .duoInside] {
        #expect(told(row, place) == "+++", "\(kind) \(place)")
      }
      #expect(told(row, .padWindow) == "... PAD-1")
      #expect(told(row, .mirroring) == "... GEO-11 GEO-9")
    }
  }

  @Test func `a request is refused inside a Duo and on an iPad that multitasks`() throws {
    let row = try row(.request)
    #expect(told(row, .phone) == "+++" && told(row, .duoOutside) == "+++")
    #expect(told(row, .duoInside) == "+.. DUO-11")
    #expect(told(row, .pad) == "... GEO-4" && told(row, .padWindow) == "... GEO-4")
  }

  @Test func `of the other calls only the announcement of a mask works`() throws {
    #expect(told(try row(.update), .phone) == "+++")
    #expect(told(try row(.update), .duoInside) == "+.. DUO-4")
    #expect(told(try row(.force), .phone) == "... HACK-4")
    #expect(told(try row(.attempt), .phone) == "... AUTO-7")
  }

  @Test func `a list says something of its own idiom, and gives way to an app delegate`() throws {
    let lists = table().rows.filter { $0.kind == .list }
    #expect(lists.map { told($0, .phone) } == ["+++", "-"])
    #expect(lists.map { told($0, .pad) } == ["-", "... PAD-1"])
    #expect(lists.last?.fates(in: .pad)?.map(\.word) == ["no limit", "no limit", "no limit"])
    let app = ["AppDelegate.swift": Self.delegate, "Scene.swift": "class SceneDelegate {}"]
    let files = Self.files.merging(app) { $1 }
    #expect(told(try row(.list, files), .phone) == "... MASK-6")
    #expect(told(try row(.delegate, files), .phone) == "+++")
  }

  @Test func `UIRequiresFullScreen keeps masks inside a Duo, as an open question has it`() throws {
    let more = "<key>UIRequiresFullScreen</key><true/>"
    let files = ["Films.swift": Self.films, "Info.plist": Self.list(more)]
    let row = try row(.supports, files)
    #expect(told(row, .duoInside) == "+++")
    #expect(row.fates(in: .duoInside)?.last?.open == [.duoFullScreenKeyReadsMasks])
    #expect(row.fates(in: .phone)?.allSatisfy(\.open.isEmpty) == true)
    let end =
      more + "<key>UIRequiresFullScreenIgnoredStartingWithVersion</key><string>26</string>"
    let ending = ["Films.swift": Self.films, "Info.plist": Self.list(end)]
    #expect(told(try self.row(.supports, ending), .duoInside) != "+++")
  }

  @Test func `an iPad shows a phone's app as a phone does, until its window is resized`() throws {
    let list = """
      <plist><dict><key>UISupportedInterfaceOrientations</key><array>
      <string>UIInterfaceOrientationPortrait</string></array></dict></plist>
      """
    let row = try row(.supports, ["Films.swift": Self.films, "Info.plist": list])
    #expect(told(row, .pad) == "+++")
    #expect(told(row, .padWindow) == "+.. GEO-11")
  }

  @Test func `a mask that the code gives a name has the fate of what reads the name`() throws {
    let lock = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        static var lock = UIInterfaceOrientationMask.all
        func application(_ application: UIApplication,
          supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
          AppDelegate.lock
        }
      }
      class Video: UIViewController {
        func play() { AppDelegate.lock = .landscape }
      }
      """
    let rows = table(["App.swift": lock]).rows
    #expect(rows.map(\.kind) == [.delegate, .delegate])
    #expect(rows.last?.words == "Video sets `lock` to landscape in play")
    #expect(rows.last.map { told($0, .duoInside) } == "+.. DUO-4")
  }

  // What apps have that were read, in code of ours.

  private static let app = """
    class Delegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask {
        Coordinator.shared.allowed
      }
    }
    final class Coordinator: NSObject {
      var supportedInterfaceOrientations = UIInterfaceOrientationMask.portrait {
        didSet { root?.setNeedsUpdateOfSupportedInterfaceOrientations() }
      }
    }
    class Stack: UINavigationController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        if let top = topViewController { return top.supportedInterfaceOrientations }
        return .portrait
      }
    }
    class Reader: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        switch UserDefaults.standard.string(forKey: "side") {
          case "upright": .portrait
          case "aside": .landscape
          default: .all
        }
      }
      func sideChanged() {
        guard #available(iOS 16, *) else {
          UIViewController.attemptRotationToDeviceOrientation()
          return
        }
        setNeedsUpdateOfSupportedInterfaceOrientations()
      }
    }
    class Picker: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        isUpright ? .portrait : .allButUpsideDown
      }
      func enlarge(_ side: UIInterfaceOrientationMask) {
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: side)) { _ in }
      }
    }
    """

  private static let login = """
    @implementation Login
    - (BOOL)shouldAutorotate
    {
      return YES;
    }
    - (UIInterfaceOrientationMask)supportedInterfaceOrientations
    {
      return UIInterfaceOrientationMaskPortrait;
    }
    @end
    """

  private static let watch = """
    <plist><dict><key>UISupportedInterfaceOrientations</key><array>
    <string>UIInterfaceOrientationPortrait</string></array>
    <key>WKApplication</key><true/></dict></plist>
    """

  @Test func `what apps of today have is read as it stands`() {
    let table = table([
      "App.swift": Self.app, "Login.m": Self.login, "Info.plist": Self.list(),
      "Login.h": "@interface Login : UIViewController\n@end", "Watch App/Info.plist": Self.watch,
    ])
    let told = table.rows.map { row in
      "\(row.words): \(row.fates[0].map { $0[0].word } ?? "-")"
    }
    #expect(
      told == [
        "the app delegate: computed: counts",
        "Coordinator calls setNeedsUpdateOfSupportedInterfaceOrientations() "
          + "in supportedInterfaceOrientations: works",
        "Stack supportedInterfaceOrientations: asks top: counts",
        "Reader supportedInterfaceOrientations: computed: portrait or landscape or all: counts",
        "Reader calls attemptRotationToDeviceOrientation() in sideChanged, before iOS 16: -",
        "Reader calls setNeedsUpdateOfSupportedInterfaceOrientations() in sideChanged: works",
        "Picker supportedInterfaceOrientations: computed: portrait or allButUpsideDown: counts",
        "Picker requests the orientations it's called with in enlarge: granted",
        "UISupportedInterfaceOrientations: portrait: launch only",
        "UISupportedInterfaceOrientations~ipad: "
          + "portrait, portraitUpsideDown, landscapeLeft, landscapeRight: -",
        "Login autorotates yes: ignored", "Login supports portrait: counts",
      ])
  }

  @Test func `an answer that differs is told with all it can be, an extension's as undefined`() {
    let rows = table([
      "App.swift": """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var lock = UIInterfaceOrientationMask.portrait
        func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { lock }
      }
      class Film: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait }
        func play() { delegate.lock = .landscape }
      }
      extension UINavigationController {
        open override var supportedInterfaceOrientations: UIInterfaceOrientationMask { topViewController!.supportedInterfaceOrientations }
      }
      """
    ]).rows.filter { $0.place.line != 7 }
    #expect(
      rows.map(\.words) == [
        "the app delegate: changes at run time: portrait or landscape",
        "Film supportedInterfaceOrientations: portrait on iPhone, all on iPad",
        "UINavigationController supportedInterfaceOrientations: asks top, in an extension: undefined, CAT-1",
      ], "\(rows.map(\.words))")
  }

  @Test func `a scene delegate takes the place of the list and of the app delegate`() throws {
    let scene = """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask { .portrait }
      }
      """
    let files = ["App.swift": Self.delegate, "Scene.swift": scene, "Info.plist": Self.list()]
    #expect(told(try row(.sceneDelegate, files), .phone) == "+++")
    #expect(told(try row(.delegate, files), .phone) == "... MASK-8")
    let list = try row(.list, files)
    #expect(told(list, .phone) == "... MASK-8")
    #expect(list.fates(in: .phone)?.map(\.word) == ["launch only", "launch only", "launch only"])
  }

  @Test func `an app that doesn't launch has no mask that counts`() throws {
    let files = Self.files.merging(["AppDelegate.swift": Self.delegate]) { $1 }
    #expect(told(try row(.supports, files), .phone) == "+.. LAUNCH-9")
    let scenes = files.merging(["Scene.swift": "class SceneDelegate: UIResponder {}"]) { $1 }
    #expect(told(try row(.supports, scenes), .phone) == "+++")
  }

  @Test func `the delegates of Objective-C may be called anything`() throws {
    let app = ["Start.h": "@interface Start : NSObject <Alerting, UIApplicationDelegate>"]
    let files = Self.files.merging(app) { $1 }
    #expect(told(try row(.supports, files), .phone) == "+.. LAUNCH-9")
    let scene = ["Windows.h": "@interface Windows<Kind> : UIResponder <UIWindowSceneDelegate>"]
    #expect(told(try row(.supports, files.merging(scene) { $1 }), .phone) == "+++")
  }

  @Test func `what is no mask isn't counted as one`() {
    let table = table()
    let counts = [FateRow.Nature.mask, .preference, .autorotation].map {
      table.count($0, in: .phone, link: 0).all
    }
    #expect(counts == [3, 1, 1])
    let code = """
      @interface Odd : UIViewController
      @end
      @implementation Odd
      - (NSUInteger)supportedInterfaceOrientations { return UIInterfaceOrientationPortrait; }
      @end
      """
    let odd = FateTable(facts(["Odd.m": code]))
    #expect(odd.rows.map(\.words) == ["Odd supports the orientation portrait, no mask"])
  }

  @Test func `a lock that always says no is none`() {
    let found = table([
      "Films.swift": Self.films.replacing("Locked: Bool { true }", with: "Locked: Bool { false }")
    ])
    #expect(!found.rows.contains { $0.kind == .locks })
  }
}
