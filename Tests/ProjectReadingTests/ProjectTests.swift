import OrientationModel
import OrientationScenarios
import ProjectReading
import Testing

struct ProjectTests {
  private static let films = [
    "App/Info.plist": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>CFBundleName</key><string>Films &amp; more</string>
      <key>UISupportedInterfaceOrientations</key>
      <array>
        <string>UIInterfaceOrientationPortrait</string>
        <string>UIInterfaceOrientationLandscapeLeft</string>
      </array>
      <key>UIRequiresFullScreen</key>
      <true/>
    </dict>
    </plist>
    """,
    "App/SceneDelegate.swift": """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      func scene() { window?.rootViewController = MainNavigation(rootViewController: Films()) }
    }
    class MainNavigation: UINavigationController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        topViewController?.supportedInterfaceOrientations ?? .portrait
      }
    }
    """,
    "App/Films.swift": """
    class Base: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    final class Films: Base {
      func show() {
        let player = Player()
        player.modalPresentationStyle = .fullScreen
        present(player, animated: true)
      }
    }
    """,
    "App/Player.swift": """
    class Player: UIViewController {
      override func viewWillDisappear(_ animated: Bool) {
        UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
      }
    }
    #if os(iOS)
    extension Player {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
      override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeRight }
    }
    #endif
    extension UINavigationController {
      open override var shouldAutorotate: Bool { true }
    }
    """,
  ]

  @Test func `an app of four files becomes a story with its lines`() {
    let story = ProjectStory(facts(Self.films))
    expectLines(
      story.text,
      [
        "plist    portrait landscapeLeft               # App/Info.plist:5",
        "requires-full-screen yes                      # App/Info.plist:10",
        "screen   Films supports portrait              # App/Films.swift:2",
        "screen   Player supports landscape prefers landscapeRight  # App/Player.swift:8, 9",
        "  when disappearing: force portrait           # App/Player.swift:3",
        "  navigation MainNavigation autorotates yes asks top for mask  # App/SceneDelegate.swift:5, App/Player.swift:13, App/SceneDelegate.swift:2",
        "present Player as fullScreen                  # App/Films.swift:8",
      ])
    #expect(Scenario.parse(story.text).isRight)
  }

  private func expectLines(_ text: String, _ lines: [String]) {
    func plain(_ line: some StringProtocol) -> String {
      line.split(separator: " ").joined(separator: " ")
    }
    let found = text.split(separator: "\n").map(plain)
    for line in lines { #expect(found.contains(plain(line)), "\(line)\n\(text)") }
  }

  @Test func `facts have the place where each thing is declared`() throws {
    let found = facts(Self.films)
    #expect(found.lists.map(\.place) == [CodePlace("App/Info.plist", 5)])
    #expect(found.list?.requiresFullScreen == true)
    let player = try #require(found.controller("Player"))
    #expect(player.place == CodePlace("App/Player.swift", 1))
    #expect(player.supports?.place == CodePlace("App/Player.swift", 8))
    #expect(player.prefers?.orientations == [.landscapeRight])
    #expect(found.controller("Films")?.supports == nil)
    #expect(found.controller("MainNavigation")?.kind == .navigation)
    #expect(found.extensions.map(\.name) == ["UINavigationController"])
    #expect(found.extensions.first?.autorotates?.truths == [true])
    let present = try #require(found.calls.first { $0.kind == .present })
    #expect(present.target == "Player")
    #expect(present.style == "fullScreen")
    #expect(found.calls.first { $0.kind == .force }?.owner == "Player")
  }

  @Test(arguments: [
    "let home = coordinator.home\n    present(home, animated: true)",
    "let vc = factory.vc\n    navigationController?.pushViewController(vc, animated: true)",
    "guard let vc = self.vc else { return }\n    present(vc, animated: true)",
    "let window = scene.window\n    let home = home(home)\n    window?.rootViewController = home",
  ])
  func `a variable may have the name of what it is made from`(_ body: String) {
    let source = """
      class Films: UIViewController {
        func go() {
          \(body)
        }
      }
      """
    #expect(facts(["Films.swift": source]).controller("Films") != nil)
  }

  @Test func `a story agrees with its own code, and differs where one of them changes`() {
    let story = ProjectStory(facts(Self.films))
    #expect(story.differences(from: Scenario.parse(story.text).scenario).isEmpty)
    var changed = Self.films
    changed["App/Player.swift"] = changed["App/Player.swift"]?.replacing(
      ".landscape }", with: ".all }")
    let now = ProjectStory(facts(changed))
    let differences = now.differences(from: Scenario.parse(story.text).scenario)
    #expect(differences.map(\.subject) == ["Player"])
    #expect(differences.first?.place == CodePlace("App/Player.swift", 8))
    #expect(differences.first?.code == "supports all")
    #expect(differences.first?.scenario == "supports landscape")
    #expect(differences.first?.line != nil)
    changed["App/Player.swift"] = Self.films["App/Player.swift"]?.replacing(
      "viewWillDisappear", with: "viewWillAppear")
    let moved = ProjectStory(facts(changed)).differences(from: Scenario.parse(story.text).scenario)
    #expect(moved.map(\.code) == ["when appearing: force portrait", "not in the code"])
    #expect(moved.first?.place == CodePlace("App/Player.swift", 3))
  }

  @Test func `code of a moment that changed is one difference, with both places`() throws {
    let story = ProjectStory(facts(Self.films))
    let believed = story.text.replacing(": force portrait", with: ": force landscapeRight")
    let differences = story.differences(from: Scenario.parse(believed).scenario)
    let only = try #require(differences.first)
    #expect(differences.count == 1)
    #expect(only.code.contains("force portrait"))
    #expect(only.scenario.contains("force landscapeRight"))
    #expect(only.place?.file == "App/Player.swift")
    let line = try #require(only.line)
    #expect(
      believed.split(separator: "\n", omittingEmptySubsequences: false)[line - 1]
        .contains("force landscapeRight"))
  }

  @Test func `build settings stand for a property list, by target`() {
    let project = """
      // !$*UTF8*$!
      { objects = {
        A1 /* Films */ = { isa = PBXNativeTarget; name = Films;
          buildConfigurationList = L1; productType = "com.apple.product-type.application"; };
        A2 = { isa = PBXNativeTarget; name = "Films TV";
          buildConfigurationList = L2; productType = "com.apple.product-type.application"; };
        L1 = { isa = XCConfigurationList; buildConfigurations = ( C1 /* Debug */, ); };
        L2 = { isa = XCConfigurationList; buildConfigurations = ( C2, ); };
        C1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "UIInterfaceOrientationPortrait UIInterfaceOrientationPortraitUpsideDown";
          INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = UIInterfaceOrientationPortrait;
          IPHONEOS_DEPLOYMENT_TARGET = 17.2;
        }; };
        C2 = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationLandscapeLeft;
        }; };
      }; }
      """
    let files = ["Films.xcodeproj/project.pbxproj": project]
    let found = facts(files)
    #expect(found.targets == ["Films", "Films TV"])
    #expect(found.list?.phone == [.portrait])
    #expect(found.list?.pad == [.portrait, .portraitUpsideDown])
    #expect(found.list?.place == CodePlace("Films.xcodeproj/project.pbxproj", 10))
    #expect(found.oldest?.text == "17.2")
    #expect(facts(files, target: "Films TV").list?.all == [.landscapeLeft])
  }

  @Test func `the storyboard that UIKit loads is the root`() {
    let files = [
      "Info.plist": """
      <plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      """,
      "Main.storyboard": """
      <document initialViewController="t"><scenes>
      <tabBarController id="t"><connections>
        <segue destination="n" kind="relationship" relationship="viewControllers" id="1"/>
      </connections></tabBarController>
      <navigationController id="n"><connections>
        <segue destination="f" kind="relationship" relationship="rootViewController" id="2"/>
      </connections></navigationController>
      <viewController id="f" customClass="Films"/>
      </scenes></document>
      """, "Films.swift": "class Films: UIViewController {}",
    ]
    let text = ProjectStory(facts(files)).text
    #expect(text.contains("root\n  tabs "), "\(text)")
    #expect(text.contains("    navigation "), "\(text)")
    #expect(text.contains("      Films "), "\(text)")
  }

  @Test func `a story plays whatever the sources are called and hold`() {
    let names = ["root", "Über", "tabs", "Films.Player", "x y", "\"", "# no", "supports"]
    for name in names {
      let files = [
        "\(name).swift": """
        class `\(name)`: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [] }
          override var shouldAutorotate: Bool { isNight }
        """
      ]
      let text = ProjectStory(facts(files), name: name).text
      let reading = Scenario.parse(text)
      #expect(reading.isRight, "\(text)")
      #expect(Play(reading.scenario).stop == nil, "\(text)")
    }
  }

  @Test func `sources cut off anywhere are read without end or crash`() {
    for (path, text) in Self.films {
      let bytes = Array(text.utf8)
      for end in stride(from: 0, to: bytes.count, by: 7) {
        let found = FactReader.facts(of: [ProjectFile(path, Array(bytes[..<end]))])
        #expect(Scenario.parse(ProjectStory(found).text).isRight, "\(path) up to \(end)")
      }
    }
  }
}
