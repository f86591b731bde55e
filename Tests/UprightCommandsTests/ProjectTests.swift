import Foundation
import OrientationScenarios
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

  @Test func `import makes a scenario that checks and agrees with its code`() {
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

  @Test func `a target that is not there and a folder without a project are refused`() {
    #expect(shop("import", "App", "--target", "Nobody").exitCode == .usage)
    #expect(Shop(["a.scenario": films])("import", "Empty").exitCode == .noInput)
    #expect(shop("import", "App/Info.plist", "--all").exitCode == .usage)
  }

  @Test func `diagnose tells in words and in JSON, and ends with what it found`() throws {
    let seen = "ios 15, 16\nscreen Player supports all\nroot Player\nrotate left\n"
    let shop = Shop([
      "some.scenario": seen + "  expect interface portrait\n",
      "none.scenario": seen + "  expect interface portrait\n  expect interface landscapeRight\n",
    ])
    let some = shop("diagnose", "some.scenario", "--format", "json")
    #expect(some.exitCode == .success)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(some.output.utf8)) as? [String: Any])
    #expect(object["seen"] as? Int == 2)
    #expect(object["explained"] as? Int == 2)
    let candidates = try #require(object["candidates"] as? [[String: Any]])
    #expect(candidates.first?["explains"] as? Int == 2)
    #expect((candidates.first?["add"] as? [String])?.isEmpty == false)
    #expect(shop("diagnose", "some.scenario").output.contains("explains everything"))
    #expect(shop("diagnose", "none.scenario").exitCode == .failure)
  }

  @Test func `a property list alone has facts too, and says yes or no`() throws {
    let output = shop("import", "App/Info.plist", "--format", "json").output
    let lists = try #require(try parse(json: output)["plists"] as? [[String: Any]])
    #expect(lists.count == 1)
    #expect(lists.first?["file"] as? String == "Info.plist")
    #expect(lists.first?["phone"] as? [String] == ["portrait", "landscapeLeft"])
    #expect(lists.first?["requiresFullScreen"] as? Bool == false)
  }

  /// What was seen, and what somebody who knows apps would think of first.
  private static let cases: [(seen: String, expert: String)] = [
    (
      """
      ios 15, 16
      plist portrait landscape
      screen List
      screen Player supports landscape
      root
        navigation Main
          List
      present Player as fullScreen
      rotate landscapeLeft
      dismiss
        expect ios 15: interface portrait
        expect ios 16: interface landscape
      """, "  when leaving: force portrait"
    ),
    (
      """
      ios 15
      plist portrait landscape
      screen List supports portrait
      root
        navigation Main
          List
      rotate landscapeLeft
        expect interface portrait
      """, "navigation Main asks top"
    ),
    (
      """
      ios 26
      plist portrait landscape
      screen List supports all
      root List
      rotate landscapeLeft
        expect interface portrait
        expect device portrait
      """, "lock on"
    ),
    (
      """
      ios 15
      plist portrait landscape
      screen List
      screen Player
      root
        tabs
          List
      rotate landscapeLeft
        expect interface portrait
      present Player as fullScreen
        expect interface landscape
      """, "delegate all for Player otherwise portrait"
    ),
    (
      """
      ios 26
      plist portrait landscape
      screen List supports portrait
      screen Player supports landscape
      root List
      present Player
        expect interface landscape
      """, "present Player as fullScreen"
    ),
    (
      """
      ios 15, 16
      plist portrait landscape
      screen List supports all
      root List
      rotate landscapeLeft
        expect ios 15: interface portrait
        expect ios 16: interface landscape
      """, "screen List supports all autorotates no"
    ),
  ]

  @Test(arguments: cases.indices)
  func `what is likeliest stands first among what explains as much`(_ index: Int) throws {
    let (seen, expert) = Self.cases[index]
    let shop = Shop(["seen.scenario": seen + "\n"])
    let output = shop("diagnose", "seen.scenario", "--format", "json").output
    let candidates = try #require(try parse(json: output)["candidates"] as? [[String: Any]])
    let first = try #require(candidates.first?["add"] as? [String])
    #expect(first.contains(expert), "\(first)")
    let lines = candidates.compactMap { $0["code"] as? [String] }
    #expect(Set(lines).count == lines.count)
  }

  @Test func `a SwiftUI app's delegate stands behind its adaptor`() throws {
    let shop = Shop([
      "seen.scenario":
        "ios 26\nroot app\n  view Content\nrotate landscapeLeft\n  expect interface portrait\n"
    ])
    let object = try parse(json: shop("diagnose", "seen.scenario", "--format", "json").output)
    let candidates = try #require(object["candidates"] as? [[String: Any]])
    let first = candidates.prefix(3).map { $0["add"] as? [String] }
    #expect(first == [["lock on"], ["plist portrait"], ["adaptor portrait"]])
    let ask = try #require(object["ask"] as? [String: Any])
    #expect(ask["step"] as? String == "lock off")
    #expect(ask["ios"] as? String == "26")
  }
}
