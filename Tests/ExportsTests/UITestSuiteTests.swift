import BundledScenarios
import Foundation
import OrientationModel
import Proofs
import TestSupport
import Testing

@testable import Exports

/// Every bundled scenario as a test on a Mac, in the apps that they need.
struct AnthologyTests {
  private static let all = Shelf.everything
  private static let files = Dictionary(
    uniqueKeysWithValues: all.project(ios: 26).map { ($0.path, $0.text) })

  private static func file(_ path: String) throws -> String { try #require(files[path]) }

  /// Some of every kind, whatever else is bundled.
  private static func some() throws -> UITestSuite {
    let names = [
      "01-the-tab-bar-answers", "the-film-and-the-rotation-lock",
      "what-a-pop-leaves-behind", "check-32-a-windowed-ipad-requests",
      "check-34-under-the-users-lock", "check-39-a-plus-launches-on-its-side",
      "rule-requires-full-screen-on-27", "rule-the-scene-delegate",
    ]
    return UITestSuite(try names.map { ($0, try Shelf.bundled($0, ios: 26)) })
  }

  @Test func `every bundled scenario has a test with a name of its own`() throws {
    let test = try Self.file("UprightTests.swift")
    let names = test.matches(of: /func (test\d{3}\w+)\(\) throws/).map { String($0.1) }
    #expect(names.count == BundledScenario.all.count)
    #expect(Set(names).count == names.count)
    let rehearsed = test.matches(of: /\n      "(.+)",\n      in: "/).map { String($0.1) }
    let told = Self.all.entries.compactMap { entry in
      if case .rehearsed = entry.part { entry.name } else { nil }
    }
    #expect(rehearsed == told)
  }

  @Test func `what a test can't do is skipped with its reason, and counted`() throws {
    let test = try Self.file("UprightTests.swift")
    let skipped = Self.all.entries.filter { if case .skipped = $0.part { true } else { false } }
    #expect(test.matches(of: /throw XCTSkip\("This is about .+\."\)/).count == skipped.count)
    let told = Self.all.rehearsals().count
    #expect(told + skipped.count == BundledScenario.all.count)
    #expect(
      Self.all.summary.hasPrefix(
        "\(BundledScenario.all.count) stories, one test each: \(told) in \(Self.all.apps.count) apps"
      )
    )
  }

  @Test func `each app's Info.plist is one, and says what its stories' does`() throws {
    for app in Self.all.apps {
      let data = Data(try Self.file("Apps/\(app.name)-Info.plist").utf8)
      let value = try PropertyListSerialization.propertyList(from: data, format: nil)
      let plist = try #require(value as? [String: Any])
      #expect((plist["UIApplicationSceneManifest"] != nil) == app.usesSceneLifeCycle)
      #expect((plist["UIRequiresFullScreen"] as? Bool ?? false) == app.requiresFullScreen)
      let sides = plist["UISupportedInterfaceOrientations~ipad"] as? [String]
      #expect(
        sides == app.list?.map { "UIInterfaceOrientation" + $0.plistName }, "\(app.name)")
    }
    for entry in Self.all.entries {
      guard case .rehearsed(let rehearsal, let app) = entry.part else { continue }
      let settings = rehearsal.code.settings
      #expect(app.list == settings.plist && app.requiresFullScreen == settings.requiresFullScreen)
    }
  }

  @Test func `the scene delegate that answers is named where it is asked, from iOS 27`() throws {
    func app(_ ios: UInt8) throws -> HostApp {
      let input = try Shelf.bundled("rule-the-scene-delegate", ios: ios)
      return try #require(UITestSuite([("a", input)]).apps.first)
    }
    #expect(try app(26).name == "AllFour")
    #expect(try app(27).name == "AllFourSceneAnswer")
    #expect(try app(27).propertyList.contains(".AnsweringSceneDelegate</string>"))
  }

  @Test func `an override in an extension is in force in its own apps only`() throws {
    let overriding = Self.all.apps.filter { !$0.extensions.isEmpty }
    #expect(overriding.count == 2)
    for app in Self.all.apps {
      let text = try Self.file("Apps/\(app.name).swift")
      #expect(text.contains("open override var") == overriding.contains(app), "\(app.name)")
    }
  }

  @Test func `the project is a property list whose objects are all there`() throws {
    let text = try Self.file("Upright.xcodeproj/project.pbxproj")
    let value = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let project = try #require(value as? [String: Any])
    let objects = try #require(project["objects"] as? [String: [String: Any]])
    for match in text.matches(of: /\b[0-9A-F]{24}\b/) {
      #expect(objects[String(match.0)] != nil)
    }
    func all(_ isa: String) -> [[String: Any]] {
      objects.values.filter { $0["isa"] as? String == isa }
    }
    let targets = all("PBXNativeTarget")
    let names = Set(targets.compactMap { $0["name"] as? String })
    #expect(names == Set(Self.all.apps.map(\.name) + ["UprightTests"]))
    let test = try #require(targets.first { $0["name"] as? String == "UprightTests" })
    #expect((test["dependencies"] as? [String])?.count == Self.all.apps.count)
    let paths = all("PBXFileReference").filter { $0["lastKnownFileType"] != nil }
      .compactMap { $0["path"] as? String }
    #expect(paths.count == Self.all.apps.count + 2)
    for path in paths { #expect(Self.files[path] != nil, "\(path)") }
    for settings in all("XCBuildConfiguration").compactMap({ $0["buildSettings"] as? [String: Any] }
    ) {
      guard let path = settings["INFOPLIST_FILE"] as? String else { continue }
      #expect(Self.files[path] != nil, "\(path)")
    }
  }

  @Test func `its scheme is XML that names the project's targets`() throws {
    let scheme = try Self.file("Upright.xcodeproj/xcshareddata/xcschemes/Upright.xcscheme")
    _ = try Markup(scheme)
    let project = try Self.file("Upright.xcodeproj/project.pbxproj")
    for match in scheme.matches(of: /BlueprintIdentifier = "(\w+)"/) {
      #expect(project.contains("\(match.1) = {isa = PBXNativeTarget;"))
    }
  }

  @Test func `the page beside it has every app and every story that is skipped`() throws {
    let page = try Self.file("README.md")
    for app in Self.all.apps { #expect(page.contains("| \(app.name) |")) }
    for entry in Self.all.entries {
      guard case .skipped = entry.part else { continue }
      #expect(page.contains("\n- \(entry.name): "))
    }
    let files = try Self.some().project(ios: 26)
    let short = try #require(files.first { $0.path == "README.md" })
    expectText(short.text, recorded: "Recorded/project.md")
  }
}
