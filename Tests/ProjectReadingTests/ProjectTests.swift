import OrientationModel
import OrientationScenarios
import ProjectReading
import Testing

struct ProjectTests {
  static let films = [
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
        "# App/Player.swift:3: Player sets UIDevice.orientation to portrait in viewWillDisappear",
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
    #expect(player.prefers?.answers == [.orientation(.landscapeRight)])
    #expect(found.controller("Films")?.supports == nil)
    #expect(found.controller("MainNavigation")?.kind == .navigation)
    #expect(found.extensions.map(\.name) == ["UINavigationController"])
    #expect(found.extensions.first?.autorotates?.answers == [.truth(true)])
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
          IPHONEOS_DEPLOYMENT_TARGET = 17.2; TARGETED_DEVICE_FAMILY = 1;
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
    // What the target says of devices counts, whatever its list has.
    #expect(!found.isForPad)
    #expect(facts(files, target: "Films TV").list?.all == [.landscapeLeft])
  }

  @Test func `a project that XcodeGen makes has its lists, in a line or one below the other`() {
    let found = facts([
      "Films/project.yml": """
      targets:
        Films:
          type: application
          info:
            properties:
              UISupportedInterfaceOrientations: [UIInterfaceOrientationPortrait]
              "UISupportedInterfaceOrientations~ipad":
                - UIInterfaceOrientationPortrait
                - UIInterfaceOrientationLandscapeLeft # too
          settings:
            INFOPLIST_KEY_UIRequiresFullScreen: YES
      """
    ])
    #expect(found.list?.forPhone == [.portrait])
    #expect(found.list?.forPad == [.portrait, .landscapeLeft])
    #expect(found.list?.requiresFullScreen == true)
    #expect(found.list?.place == CodePlace("Films/project.yml", 6))
    #expect(found.gaps.isEmpty)
  }

  @Test(arguments: [
    "deploymentTarget:\n    iOS: \"16.4\"", "deploymentTarget: 16.4",
    "deploymentTarget: {tvOS: \"15\", iOS: \"16.4\"}",
  ])
  func `so has it its oldest system, in a line or below`(setting: String) {
    let found = facts(["project.yml": "options:\n  \(setting)\n    macOS: 13.0\n"])
    #expect(found.oldest?.text == "16.4")
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

  @Test(arguments: [
    ("Info.plist", "<plist><dict><key>UI"), ("Info.plist", "no list"),
    ("A.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{ objects = "),
    ("Main.storyboard", "<document><scenes>"),
  ])
  func `a damaged file is told`(_ path: String, _ text: String) {
    let told = facts([path: text]).untold.filter { $0.place.file == path }
    #expect(told.count == 1 && told.allSatisfy { $0.why.hasPrefix("not read") })
  }

  @Test(arguments: [
    ("Info.plist", "<plist><dict/></plist>"),
    ("A.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{ objects = { }; }"),
    ("Main.storyboard", "<document><scenes/></document>"),
  ])
  func `a whole one is not`(_ path: String, _ text: String) {
    #expect(facts([path: text]).untold.isEmpty)
  }

  @Test func `a source in UTF-16 is told`() {
    let wide = "class A: UIViewController {}".utf8.flatMap { [$0, 0] as [UInt8] }
    let bytes: [UInt8] = [0xFF, 0xFE] + wide
    let found = FactReader.facts(of: [ProjectFile("A.swift", bytes)])
    #expect(found.untold.map(\.why) == ["not read: this isn't UTF-8"])
  }

  @Test func `of several projects in a folder the one that is asked for is read`() {
    func project(_ target: String, _ list: String) -> String {
      """
      { objects = {
        T = { isa = PBXNativeTarget; name = \(target); productType = "com.apple.product-type.application";
          buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos;
          INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientation\(list); }; };
      }; }
      """
    }
    let files = [("One", "My", "Portrait"), ("Two", "Second", "LandscapeLeft")].map {
      ProjectFile("\($0).xcodeproj/project.pbxproj", Array(project($1, $2).utf8))
    }
    for (asked, name) in [("One.xcodeproj", "My"), ("Two.xcodeproj", "Second"), (nil, "My")] {
      let found = FactReader.facts(of: files, project: asked)
      #expect(found.list?.name == name)
      #expect(found.targets == (asked == nil ? ["My", "Second"] : [name]))
    }
  }

  @Test func `a segue and code that show the same are one step`() {
    var sources = Self.films
    sources["App/Films.swift"]? += """
      extension Films {
        func again() {
          let player = Player()
          player.modalPresentationStyle = .fullScreen
          present(player, animated: true)
        }
      }
      """
    let lines = storyLines(sources)
    #expect(lines.count { $0.hasPrefix("present Player as fullScreen") } == 1, "\(lines)")
    #expect(!lines.contains { $0.contains("aren't understood") }, "\(lines)")
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
