import OrientationModel
import OrientationScenarios
import ProjectReading
import Testing

/// What a scenario that is kept of an app says otherwise than its code.
struct DifferenceTests {
  /// What the films' code says otherwise, one of its files changed, than the story of before.
  private func differences(_ file: String, _ old: String, with new: String) -> [Difference] {
    let story = ProjectStory(facts(ProjectTests.films))
    var changed = ProjectTests.films
    changed[file] = changed[file]?.replacing(old, with: new)
    return ProjectStory(facts(changed))
      .differences(from: Scenario.parse(story.text).scenario, text: story.text)
  }

  @Test
  func
    `a story agrees with its own code, also with the lines moved, and differs where one changes`()
    throws
  {
    #expect(differences("App/Player.swift", "class Player", with: "\n\nclass Player").isEmpty)
    let found = differences("App/Player.swift", ".landscape }", with: ".all }")
    #expect(found.map(\.subject) == ["Player"])
    #expect(found.first?.place == CodePlace("App/Player.swift", 8))
    #expect(found.first?.code == "supports all")
    #expect(found.first?.scenario == "supports landscape")
    #expect(found.first?.line != nil)
  }

  @Test(arguments: [
    ("App/Player.swift", "viewWillDisappear", "viewWillAppear"),
    ("App/Player.swift", "UIInterfaceOrientation.portrait.rawValue", "3"),
    ("App/Films.swift", ".fullScreen", ".pageSheet"),
    ("App/SceneDelegate.swift", "(rootViewController: Films())", "(rootViewController: Player())"),
    ("App/Films.swift", "present(player, animated: true)", "present(server.x, animated: true)"),
    (
      "App/Films.swift", "func show() {",
      "func show() { setNeedsUpdateOfSupportedInterfaceOrientations()"
    ),
  ])
  func `code at run time and ways to show a screen are compared too, with both places`(
    file: String, old: String, new: String
  ) {
    let found = differences(file, old, with: new)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.place != nil || $0.line != nil }, "\(found)")
    // A scenario that people wrote isn't held to what `import` couldn't say.
    let own = ProjectStory(facts(ProjectTests.films)).text
      .replacing("evidence imported", with: "evidence conjecture")
    var changed = ProjectTests.films
    changed[file] = changed[file]?.replacing(old, with: new)
    #expect(
      ProjectStory(facts(changed)).differences(from: Scenario.parse(own).scenario, text: own)
        .isEmpty)
  }

  @Test func `a second navigation leaves alone what stands in the first`() {
    func story(_ code: String) -> ProjectStory {
      let source = """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func start() { window.rootViewController = UINavigationController(rootViewController: Films()) }
        }
        class Films: UIViewController {
          func play() { navigationController?.pushViewController(Player(), animated: true) }
          func set() { \(code) }
        }
        class Player: UIViewController {}
        class Settings: UIViewController {}
        """
      return ProjectStory(facts(["Films.swift": source]))
    }
    let old = story("")
    let new = story(
      "present(UINavigationController(rootViewController: Settings()), animated: true)")
    let found = new.differences(from: Scenario.parse(old.text).scenario, text: old.text)
    #expect(
      found.map(\.code) == [
        "push Player in navigation", "present navigation(Settings)", "not in the code",
      ], "\(found)")
  }

  @Test func `a call that is gone isn't taken for another's that is new in the same file`() {
    func story(_ films: String, _ player: String) -> ProjectStory {
      let source = """
        class Films: UIViewController { func lock() { \(films) } }
        class Player: UIViewController { func lock() { \(player) } }
        """
      return ProjectStory(facts(["Films.swift": source]))
    }
    let old = story("setNeedsUpdateOfSupportedInterfaceOrientations()", "")
    let new = story("", "Self.attemptRotationToDeviceOrientation()")
    let found = new.differences(from: Scenario.parse(old.text).scenario, text: old.text)
    #expect(
      found.map(\.code) == [
        "Player calls attemptRotationToDeviceOrientation() in lock", "no longer there",
      ], "\(found)")
    #expect(
      found.map(\.scenario) == [
        "doesn't mention it",
        "Films calls setNeedsUpdateOfSupportedInterfaceOrientations() in lock",
      ], "\(found)")
  }

  @Test func `a difference stands where the attribute does`() {
    let source = """
      class List: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

        override var prefersInterfaceOrientationLocked: Bool { true }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() { window?.rootViewController = List() }
      }
      """
    let story = ProjectStory(facts(["List.swift": source]))
    let text = story.text.replacing("prefers-lock yes", with: "prefers-lock no")
    let differences = story.differences(from: Scenario.parse(text).scenario, text: text)
    #expect(differences.map { $0.place?.line } == [4])
  }

  // MARK: Renamed classes

  @Test(arguments: [true, false])
  func `a class of which only the name changed is renamed`(movesFile: Bool) throws {
    let story = ProjectStory(facts(ProjectTests.films))
    var changed = ProjectTests.films.mapValues { $0.replacing("Player", with: "Theater") }
    if movesFile {
      changed["App/Theater.swift"] = changed.removeValue(forKey: "App/Player.swift")
    }
    let found = ProjectStory(facts(changed))
      .differences(from: Scenario.parse(story.text).scenario, text: story.text)
    #expect(found.map(\.subject) == ["Theater"], "\(found)")
    #expect(found.first?.code == "renamed, and otherwise the same")
    #expect(found.first?.scenario == "called Player")
    #expect(found.first?.place?.file == (movesFile ? "App/Theater.swift" : "App/Player.swift"))
    #expect(found.first?.line != nil)
  }

  @Test func `one that answers otherwise, too, is another`() {
    let story = ProjectStory(facts(ProjectTests.films))
    let changed = ProjectTests.films.mapValues {
      $0.replacing("Player", with: "Theater").replacing(".landscape }", with: ".all }")
    }
    let found = ProjectStory(facts(changed))
      .differences(from: Scenario.parse(story.text).scenario, text: story.text)
    #expect(!found.contains { $0.code.hasPrefix("renamed") }, "\(found)")
    #expect(found.contains { $0.subject == "Theater" && $0.code == "supports all" }, "\(found)")
    #expect(found.contains { $0.subject == "Player" && $0.code == "not in the code" }, "\(found)")
  }

  @Test func `of two new classes that say the same neither is the old one renamed`() {
    func story(_ names: String...) -> ProjectStory {
      let classes = names.map { name in
        "class \(name): UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape } }"
      }
      return ProjectStory(facts(["Films.swift": classes.joined(separator: "\n")]))
    }
    let old = story("Player")
    let believed = Scenario.parse(old.text).scenario
    let one = story("Theater").differences(from: believed, text: old.text)
    #expect(one.map(\.code) == ["renamed, and otherwise the same"], "\(one)")
    let two = story("Theater", "Cinema").differences(from: believed, text: old.text)
    #expect(!two.contains { $0.code.hasPrefix("renamed") }, "\(two)")
  }

  // MARK: What no line says

  @Test(arguments: [
    (": .all }", ": .landscape }", ["portrait on iPhone, landscape on iPad"]),
    ("TARGET = 15.0", "TARGET = 16.0", ["deployment 16.0"]), ("class", "\n\nclass", []),
  ])
  func `what an iPad gets, and the oldest system, are compared`(
    old: String, new: String, told: [String]
  ) {
    let files = [
      "App.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 15.0",
      "Films.swift": """
      class Films: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          UIDevice.current.userInterfaceIdiom == .phone ? .portrait : .all }
      }
      """,
    ]
    let text = ProjectStory(facts(files)).text
    let changed = files.mapValues { $0.replacing(old, with: new) }
    let found = ProjectStory(facts(changed))
      .differences(from: Scenario.parse(text).scenario, text: text)
    #expect(found.map(\.code) == told, "\(found)")
    // Whoever takes the comments away has said nothing else.
    let plain = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("screen") ? $0.prefix { $0 != "#" } : $0 }.joined(separator: "\n")
    #expect(
      ProjectStory(facts(files)).differences(from: Scenario.parse(plain).scenario, text: plain)
        .isEmpty)
  }
}
