import Foundation
import OrientationScenarios
import PlaygroundSession
import Testing

@testable import UprightCommands

/// A project's folder where a command takes a FILE.
struct ProjectTests {
  private static let player = """
    class Player: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    }
    """

  private var shop: Shop {
    Shop([
      "App/Info.plist": """
      <plist><dict><key>UISupportedInterfaceOrientations</key><array>
      <string>UIInterfaceOrientationPortrait</string>
      <string>UIInterfaceOrientationLandscapeLeft</string></array></dict></plist>
      """,
      "App/SceneDelegate.swift": """
      class SceneDelegate {
        func scene() { window?.rootViewController = Main(rootViewController: Films()) }
      }
      class Main: UINavigationController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          topViewController!.supportedInterfaceOrientations
        }
      }
      """,
      "App/Films.swift": """
      class Films: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        func show() { navigationController?.pushViewController(Player(), animated: true) }
      }
      """, "App/Player.swift": Self.player,
    ])
  }

  @Test func `import makes a scenario that checks and agrees with its code`() throws {
    let text = shop("import", "App").output
    var later = shop
    later.files["app.scenario"] = Array(text.utf8)
    #expect(later("check", "app.scenario").exitCode == .success, "\(text)")
    let agreed = later("import", "App", "--against", "app.scenario")
    #expect(agreed.exitCode == .success, "\(agreed.output)")
    later.files["App/Player.swift"] = Array(
      Self.player.replacingOccurrences(of: ".landscape }", with: ".all }").utf8)
    let parted = later("import", "App", "--against", "app.scenario")
    #expect(parted.exitCode == .failure)
    #expect(parted.output.hasPrefix("Player.swift:2: Player: supports all; app.scenario:"))
    #expect(parted.output.hasSuffix(": supports landscape\n"))
    let github = later("import", "App", "--against", "app.scenario", "--format", "github")
    #expect(github.exitCode == .failure)
    #expect(
      github.output.hasPrefix("::error file=App/Player.swift,line=2,title=Player::supports all; "),
      "\(github.output)")
    let json = later("import", "App", "--against", "app.scenario", "--format", "json")
    let differences = try #require(try parse(json: json.output)["differences"] as? [[String: Any]])
    #expect(differences.map { $0["file"] as? String } == ["Player.swift"])
    #expect(differences.map { $0["line"] as? Int } == [2])
    #expect(differences.map { $0["believed"] as? String } == ["supports landscape"])
    #expect(later("import", "App", "--format", "github").exitCode == .usage)
  }

  @Test func `the facts are one object with the keys of the contract`() throws {
    let output = shop("import", "App", "--format", "json").output
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let keys = [
      "plists", "delegate", "controllers", "extensions", "calls", "storyboards", "untold",
    ]
    #expect(Set(object.keys) == Set(keys))
    let controllers = try #require(object["controllers"] as? [[String: Any]])
    #expect(controllers.compactMap { $0["name"] as? String } == ["Films", "Player", "Main"])
    let main = try #require(controllers.last?["supports"] as? [String: Any])
    #expect(main["reads"] as? String == "forwards")
    #expect(main["asks"] as? String == "top")
    #expect(main["mask"] is NSNull)
    let player = try #require(controllers[1]["supports"] as? [String: Any])
    #expect(player["mask"] as? [String] == ["landscapeRight", "landscapeLeft"])
    #expect(player["file"] as? String == "Player.swift")
    #expect(player["line"] as? Int == 2)
  }

  @Test func `a folder is played, looked at and explored`() {
    #expect(shop("screen", "App", "--size", "80x24").output.contains("Films"))
    #expect(shop("run", "App").output.contains("Player"))
    let told = shop("explore", "App", "--ios", "15", "--format", "github")
    #expect(told.exitCode == .failure)
    #expect(told.output.contains("::error file=App/"), "\(told.output)")
    #expect(told.output.contains(",line=2,"), "\(told.output)")
  }

  @Test func `what is read of a folder replaces no file`() {
    guard case .play(let request) = shop("play", "--linear", "App").effects.first,
      case .file(let name, _) = request.opening
    else {
      Issue.record("nothing is played")
      return
    }
    #expect(name == "-")
    #expect(shop("screen", "App", "--keys", "W").output.contains("Save as: "))
    #expect(!shop("screen", "App", "--keys", "W").output.contains("replaces"))
  }

  @Test func `explore says above its result what of a folder it didn't look at, and nothing holds`()
    throws
  {
    var shop = shop
    shop.files["App/Login.swift"] = Array(
      "class Login: UIViewController { func go() { present(server.next, animated: true) } }".utf8)
    shop.files["App/lib/video.dart"] = Array("SystemChrome.setPreferredOrientations([]);".utf8)
    let text = shop("explore", "App", "--ios", "16", "--device", "iPhone").output
    let left = "1 screen presented or pushed in a way that isn't understood"
    let words = text.split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.contains("Not looked at: \(left); 1 Dart file that sets orientations."))
    #expect(!text.contains("\nholds "), "\(text)")
    #expect(text.contains("\nso far  no-exception\n"), "\(text)")
    let github = shop("explore", "App", "--format", "github").output
    #expect(github.contains("so far; not looked at: \(left); 1 Dart file"), "\(github)")
    let json = try parse(json: shop("explore", "App", "--format", "json").output)
    #expect((json["leftOut"] as? [String])?.count == 2)
  }

  @Test func `nothing is called broken that rests on an answer nobody could read`() throws {
    var shop = shop
    shop.files["App/SceneDelegate.swift"] = Array(
      """
      class SceneDelegate {
        func scene() { window?.rootViewController = Main(rootViewController: Films()) }
      }
      class Main: UINavigationController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          rules.answer(for: topViewController)
        }
      }
      """.utf8)
    let text = shop("explore", "App", "--ios", "18").output
    #expect(text.contains("not looked at  shown-is-supported\n"), "\(text)")
    let words = text.split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.contains("the mask of Main (App/SceneDelegate.swift:5)"), "\(text)")
    #expect(!text.contains("broken  "), "\(text)")
    let github = shop("explore", "App", "--ios", "18", "--format", "github")
    #expect(github.exitCode == .success, "\(github.output)")
    #expect(!github.output.contains("::error"), "\(github.output)")
    let json = try parse(json: shop("explore", "App", "--ios", "18", "--format", "json").output)
    let properties = try #require(json["properties"] as? [[String: Any]])
    let shown = try #require(properties.first { $0["name"] as? String == "shown-is-supported" })
    #expect(shown["holds"] is NSNull && shown["path"] is NSNull)
    #expect((shown["notLookedAt"] as? [[String: Any]])?.count == 1)
  }

  @Test(arguments: [
    "class Main: SwipingNavigationController {}",
    """
    class Main: UINavigationController {}
    extension Films: UINavigationControllerDelegate {
      func navigationControllerSupportedInterfaceOrientations(_ shown: UINavigationController) -> UIInterfaceOrientationMask {
        shown.topViewController!.supportedInterfaceOrientations
      }
    }
    """,
  ])
  func `nor what rests on a library's answer, or a container's delegate`(main: String) {
    var shop = shop
    let scene = """
      class SceneDelegate {
        func scene() { window?.rootViewController = Main(rootViewController: Films()) }
      }

      """
    shop.files["App/SceneDelegate.swift"] = Array((scene + main).utf8)
    let told = shop("explore", "App", "--ios", "18")
    #expect(told.exitCode == .success, "\(told.output)")
    let plain = scene + "class Main: UINavigationController {}"
    shop.files["App/SceneDelegate.swift"] = Array(plain.utf8)
    #expect(shop("explore", "App", "--ios", "18").exitCode == .failure)
  }

  @Test func `a lock that code sets at run time is no answer to go by`() {
    var shop = shop
    shop.files["App/AppDelegate.swift"] = Array(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var lock = UIInterfaceOrientationMask.portrait
        func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { lock }
      }
      """.utf8)
    // Nothing changes it: a landscape screen in a portrait app.
    #expect(shop("explore", "App", "--ios", "18").exitCode == .failure)
    shop.files["App/Player.swift"] = Array(
      """
      class Player: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
        func appear() { (UIApplication.shared.delegate as? AppDelegate)?.lock = .landscape }
      }
      """.utf8)
    let told = shop("explore", "App", "--ios", "18")
    #expect(told.exitCode == .success, "\(told.output)")
    let words = told.output.split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.contains("the mask of the app delegate (App/AppDelegate.swift:3)"))
  }

  @Test func `what keeps an app from launching is looked at where its list stands`() {
    var shop = shop
    shop.files["App/AppDelegate.swift"] = Array(
      "class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }".utf8)
    for root in ["Films()", "server.root"] {
      shop.files["App/SceneDelegate.swift"] = Array(
        "extension AppDelegate { func start() { window?.rootViewController = \(root) } }".utf8)
      let text = shop("explore", "App", "--ios", "27").output
      #expect(text.contains("LAUNCH-9\n        Look at App/Info.plist:1\n"), "\(text)")
    }
    let github = shop("explore", "App", "--ios", "27", "--format", "github").output
    #expect(github.contains("::error file=App/Info.plist,line=1"), "\(github)")
  }

  @Test func `a target that is not there and a folder without a project are refused`() {
    #expect(shop("import", "App", "--target", "Nobody").exitCode == .usage)
    #expect(Shop(["a.scenario": films])("import", "Empty").exitCode == .noInput)
  }

  @Test func `a property list alone has facts too, and says yes or no`() throws {
    let output = shop("import", "App/Info.plist", "--format", "json").output
    let lists = try #require(try parse(json: output)["plists"] as? [[String: Any]])
    #expect(lists.count == 1)
    #expect(lists.first?["file"] as? String == "Info.plist")
    #expect(lists.first?["phone"] as? [String] == ["portrait", "landscapeLeft"])
    #expect(lists.first?["requiresFullScreen"] as? Bool == false)
  }

  @Test func `a property list alone is compared with a scenario, at its lines`() {
    var shop = shop
    shop.files["app.scenario"] = Array(self.shop("import", "App/Info.plist").output.utf8)
    #expect(shop("import", "App/Info.plist", "--against", "app.scenario").exitCode == .success)
    shop.files["app.scenario"] = Array("plist landscape\nroot List\n".utf8)
    let parted = shop(
      "import", "App/Info.plist", "--against", "app.scenario", "--format", "github")
    #expect(parted.exitCode == .failure)
    #expect(parted.output.hasPrefix("::error file=App/Info.plist,line=1,"), "\(parted.output)")
  }

  @Test func `an orientation in the place of a mask is the mask that its number is`() throws {
    var shop = shop
    shop.files["App/Player.m"] = Array(
      """
      @interface Old : UIViewController
      @end
      @implementation Old
      - (NSUInteger)supportedInterfaceOrientations { return UIInterfaceOrientationLandscapeRight; }
      - (UIInterfaceOrientation)preferredInterfaceOrientationForPresentation { return UIInterfaceOrientationLandscapeRight; }
      @end
      """.utf8)
    let json = try parse(json: shop("import", "App", "--format", "json").output)
    let controllers = try #require(json["controllers"] as? [[String: Any]])
    let old = try #require(controllers.first { $0["name"] as? String == "Old" })
    #expect((old["supports"] as? [String: Any])?["mask"] as? [String] == ["portrait"])
    #expect((old["prefers"] as? [String: Any])?["mask"] as? [String] == ["landscapeRight"])
  }
}
