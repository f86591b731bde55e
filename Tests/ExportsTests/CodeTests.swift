import BundledScenarios
import Foundation
import OrientationModel
import OrientationScenarios
import Proofs
import TestSupport
import Testing

@testable import Exports

struct CodeTests {
  @Test func `UIKit before iOS 16`() throws {
    let input = try Shelf.bundled("what-a-pop-leaves-behind", ios: 15)
    expectText(try input.text(.swift), recorded: "Recorded/pop-15.swift.txt")
  }

  @Test func `a page's video is shown by its page`() throws {
    let text = try Shelf.bundled("rc-661-page-video-closed-in-landscape", ios: 16).text(.swift)
    #expect(text.contains("import WebKit\n"))
    #expect(text.contains("(page.view as? WKWebView)?.evaluateJavaScript(\n"))
    if Compiler.isThere { #expect(try Compiler.shared.get().complaints(about: [text]) == []) }
  }

  @Test func `a screen that is on stage already comes as another of its class`() throws {
    let text = try Shelf.input(
      """
      title Twice
      ios 26
      screen Detail supports all
      root
        navigation Main
          List
      push Detail
      push Detail
      present Detail as formSheet
      """
    ).text(.swift)
    #expect(text.ranges(of: "main.pushViewController(detail, animated: true)").count == 1)
    #expect(
      text.ranges(of: "main.pushViewController(Detail(), animated: true)").count == 1)
    #expect(text.contains("let another = Detail()"))
    #expect(text.contains("another.modalPresentationStyle = .formSheet"))
    #expect(text.contains("main.present(another, animated: true)"))
    if Compiler.isThere { #expect(try Compiler.shared.get().complaints(about: [text]) == []) }
  }

  @Test func `an app for iPhone only says so in its project`() throws {
    let text = try Shelf.bundled("rc-665-phone-app-on-an-ipad-held-sideways", ios: 16).text(.swift)
    #expect(text.contains("Targeted Device Families: iPhone only"))
  }

  @Test func `the fix is in the code`() throws {
    // On iOS 16 the call is ignored, so a file of both versions is not offered it.
    let both = try Shelf.bundled("what-a-pop-leaves-behind", ios: 15).scenario.text
    let lines = both.split(separator: "\n").map { $0.hasPrefix("ios ") ? "ios 15" : $0 }
    let input = Shelf.input(lines.joined(separator: "\n"))
    let text = try input.text(.swift) {
      $0.step = 3
      $0.fix = 2
    }
    #expect(text.contains("With this change: "))
    if Compiler.isThere { #expect(try Compiler.shared.get().complaints(about: [text]) == []) }
    // A call that comes with the pop stands in the screen that is seen then; nobody has to tap.
    let films = try #require(text.split(separator: "class Films:").last)
    #expect(
      films.contains(
        """
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            UIDevice.current.setValue(
              UIInterfaceOrientation.portrait.rawValue
        """))
    #expect(!text.contains("\"force portrait\""))
  }

  @Test func `a call that no screen could make by itself stands beside the call before it`() throws
  {
    let text = try Shelf.bundled("rc-056-force-of-the-held-orientation", ios: 15).text(.swift) {
      $0.step = 3
      $0.fix = 1
    }
    let step = try #require(text.split(separator: "\"force landscapeRight\",\n").last)
    #expect(step.contains("        react.forceLandscapeRight()\n        react.attemptRotation()"))
    #expect(text.contains("  func attemptRotation() {\n    UIViewController.attemptRotation"))
    #expect(!text.contains("\"attempt\""))
  }

  @Test func `a call that mends the launch stands in the screen that is there first`() throws {
    let input = Shelf.input(
      """
      ios 16
      plist portrait landscape
      assume launch-evaluates-root no
      screen List supports landscape
      root List
      """, name: "launch")
    let text = try input.text(.swift) {
      $0.step = 0
      $0.fix = 1
    }
    let list = try #require(text.split(separator: "class List:").last)
    #expect(list.prefix(400).contains("  setNeedsUpdateOfSupportedInterfaceOrientations()\n"))
    #expect(!text.contains("\"update\""))
  }

  @Test func `shouldAutorotate is written where UIKit asks it, or where the story is about it`()
    throws
  {
    let name = "what-a-pop-leaves-behind"
    #expect(try Shelf.bundled(name, ios: 15).text(.swift).contains("shouldAutorotate"))
    // The app runs on iOS 15, too.
    #expect(try Shelf.bundled(name, ios: 16).text(.swift).contains("shouldAutorotate"))
    let dead = try Shelf.bundled("check-23-should-autorotate-is-dead").text(.swift)
    #expect(
      dead.contains(
        """
          // UIKit ignores this since iOS 16.
          override var shouldAutorotate: Bool { false }
        """))
  }

  @Test func `what nothing uses is not written`() throws {
    for name in ["swiftui-stage-4-landscape-full-screen-cover", "what-a-pop-leaves-behind"] {
      let text = try Shelf.bundled(name, ios: 26).text(.swift)
      for word in ["var path", "static var top", "static func mask", "VStack {\n      ContentView"]
      {
        #expect(!text.contains(word), "\(name): \(word)")
      }
    }
    let still = try Shelf.bundled("swiftui-attempt-1-representables-are-never-asked", ios: 26)
    for line in try still.text(.swift).matches(of: /static let (\w+) =/) {
      #expect(try still.text(.swift).ranges(of: line.1).count > 1, "\(line.1)")
    }
  }

  @Test func `no code is written for what the author wants`() throws {
    let input = try Shelf.bundled("lock-while-playing", ios: 26)
    for kind in [ExportKind.swift, .xctest] {
      let text = try input.text(kind)
      #expect(!text.contains("wants") && text.contains("set Game supports current"), "\(kind)")
    }
    // What follows keeps its number.
    #expect(try input.text(.xctest).contains("Beat(3, \"set Game supports current\""))
  }

  @Test func `SwiftUI with a preference, on 16 and on 17`() throws {
    let name = "swiftui-stage-4-landscape-full-screen-cover"
    let old = try Shelf.bundled(name, ios: 16).text(.swift)
    let bundled = try #require(BundledScenario.named(name, in: BundledScenario.inRepository))
    let new = try Shelf.input("deployment 17\n" + bundled.text, name: name, ios: 17).text(.swift)
    #expect(old.contains("{ isPresented in"))
    #expect(new.contains("{ _, isPresented in"))
    expectText(new, recorded: "Recorded/swiftui-17.swift.txt")
  }

  @Test func `one app makes each version's call`() throws {
    let text = """
      device iPhone
      ios 13, 16
      screen List
      root List
      ios 16-: request landscape
      ios 13: force landscapeRight
      """
    let old = try Shelf.input(text, ios: 13).text(.swift)
    let new = try Shelf.input(text, ios: 16).text(.swift)
    for text in [old, new] {
      let method = try #require(text.split(separator: "if #available(iOS 16, *) {\n").last)
      let halves = method.split(separator: "    } else {\n")
      try #require(halves.count == 2)
      #expect(halves[0].contains("requestGeometryUpdate(") && halves[1].contains("setValue("))
    }
    #expect(new.contains("rotateToLandscape()") && old.contains("forceLandscapeRight()"))
  }

  @Test func `what the oldest version lacks is asked for only where it is`() throws {
    let text = "deployment 15\nios 18\nscreen List\nroot List\nrequest landscape\nupdate List\n"
    let code = try Shelf.input(text, ios: 18).text(.swift)
    #expect(code.ranges(of: "if #available(iOS 16, *) {").count == 2)
    if Compiler.isThere { #expect(try Compiler.shared.get().complaints(about: [code]) == []) }
    let newer = try Shelf.input(text.replacing("15", with: "16"), ios: 18).text(.swift)
    #expect(!newer.contains("#available(iOS 16"))
  }

  @Test func `the manifest, the delegates and the configuration have matching names`() throws {
    let text = try Shelf.bundled("what-a-pop-leaves-behind").text(.swift)
    #expect(text.contains("<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>"))
    #expect(text.contains("final class SceneDelegate: UIResponder, UIWindowSceneDelegate"))
    #expect(text.contains("<string>Default Configuration</string>"))
    #expect(text.contains("name: \"Default Configuration\""))
    #expect(!text.contains("#selector"))
  }

  @Test func `names that are no identifiers become some`() throws {
    let text = """
      device iPhone
      ios 26
      screen class supports portrait
      screen "1st screen!" supports portrait
      screen "🙂" supports landscape
      screen "View" supports portrait
      screen "漢字" supports portrait
      root
        tabs
          class
          "1st screen!"
          "🙂"
          "View"
          "漢字"
      """
    let code = try Shelf.input(text).text(.swift)
    #expect(code.contains("class Class:"))
    #expect(code.contains("class _1stScreen:"))
    #expect(code.contains("class 漢字:"))
    if Compiler.isThere { #expect(try Compiler.shared.get().complaints(about: [code]) == []) }
  }

  @Test func `before iOS 13 it listens to the test, and names nothing that came later`() throws {
    let text = try Shelf.bundled("what-a-pop-leaves-behind", ios: 12).text(.swift)
    #expect(!text.contains("MainActor"))
    #expect(text.contains("let side = UIApplication.shared.statusBarOrientation\n"))
    let launching = try #require(text.split(separator: "didFinishLaunchingWithOptions").last)
    #expect(launching.prefix(400).contains("Rehearsal.listen()"))
    if Compiler.isThere { #expect(try Compiler.shared.get().complaints(about: [text]) == []) }
  }

  @Test func `its Info.plist says what of a new project's settings has to go`() throws {
    let text = try Shelf.bundled("what-a-pop-leaves-behind", ios: 26).text(.swift)
    for name in [
      "INFOPLIST_KEY_UIMainStoryboardFile", "UIApplicationSceneManifest_Generation",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~ipad",
      "UISupportedInterfaceOrientations~iphone",
    ] { #expect(text.contains(name)) }
    #expect(!text.contains("or delete the storyboard"))
  }

  @Test func `the test counts steps as run does, notes and all`() throws {
    let input = try Shelf.bundled("what-a-pop-leaves-behind", ios: 26)
    let text = try input.text(.xctest)
    for episode in input.play.episodes where episode.name == "pop" {
      #expect(text.contains("Beat(\(episode.number), \"pop\", .cue, "))
    }
  }

  @Test func `a story that a test can't do is skipped`() throws {
    let input = try Shelf.bundled("the-film-and-the-rotation-lock")
    let text = try input.text(.xctest)
    #expect(
      text.contains("throw XCTSkip(\"This is about the rotation lock, which a test can't set.\")"))
    #expect(!text.contains("try rehearse("))
  }

  @Test func `an app that Xcode links anew says so, and is predicted as such`() throws {
    let old = try Shelf.bundled("kidiyo-an-old-binary-on-ios-16")
    let alone = UITestExport(old, name: "a")
    #expect(old.play.world.interface == .landscapeLeft)
    #expect(alone.beats.last?.interface == .landscapeRight)
    func words(_ input: ExportInput, _ kind: ExportKind) throws -> String {
      try input.text(kind).replacing("\n// ", with: " ")
    }
    let same = try Shelf.bundled("check-26-forcing-is-dead", ios: 18)
    let plain = try Shelf.bundled("what-a-pop-leaves-behind", ios: 15)
    for kind in [ExportKind.swift, .xctest] {
      let text = try words(old, kind)
      #expect(text.contains("is linked against the iOS 15 SDK, which no current Xcode has."))
      #expect(text.contains("linked against a current SDK, and the result is different."))
      #expect(
        try words(same, kind).contains("linked against a current SDK, and the result is the same."))
      #expect(try !words(plain, kind).contains("is linked against the"))
    }
  }

  @Test func `a crash that is to be seen is no failure of the test`() throws {
    let text = try Shelf.bundled("what-a-pop-leaves-behind", ios: 26).text(.xctest)
    let runtime = try #require(text.split(separator: "let crashesAtOnce").last)
    let launch = try #require(runtime.range(of: "app.launch()"))
    #expect(runtime[..<launch.lowerBound].contains("if crashesAtOnce { expectCrash() }"))
    let step = try #require(runtime.range(of: "perform(beat, in: app)"))
    #expect(
      runtime[launch.upperBound..<step.lowerBound].contains(
        "if beat.interface == nil, !crashesAtOnce { expectCrash() }"))
    #expect(runtime.contains("options.isStrict = false"))
  }

  @Test func `a test for one story`() throws {
    let input = try Shelf.bundled("what-a-pop-leaves-behind", ios: 26)
    expectText(try input.text(.xctest), recorded: "Recorded/pop-26.xctest.txt")
  }
}

@Suite(.enabled(if: Compiler.isThere))
struct CompiledCodeTests {
  @Test(.enabled(if: Tool.path("swift-format") != nil))
  func `what is generated is laid out as swift-format would`() throws {
    // The property list stands in a block comment.
    let rules = "{\"version\": 1, \"lineLength\": 100, \"rules\": {\"NoBlockComments\": false}}"
    var files = [".swift-format": rules]
    for (path, text) in Shelf.questions.project where path.hasSuffix(".swift") {
      files[path.split(separator: "/").joined(separator: "-")] = text
    }
    for (index, scenario) in BundledScenario.all.enumerated() where index % 48 == 0 {
      for ios in [15, 26] as [UInt8] {
        let input = Shelf.input(scenario.text, name: scenario.name, ios: ios)
        files["Story\(index)-\(ios).swift"] = try input.text(.swift)
        files["Fixed\(index)-\(ios).swift"] = try? input.text(.swift) { $0.fix = 1 }
      }
    }
    let ended = try Tool.run("swift-format lint --strict *.swift", files: files)
    #expect(ended.code == 0, "\(ended.output.prefix(2_000))")
  }

  @Test func `some stories by themselves type-check, in both language modes`() throws {
    let names = [
      "what-a-pop-leaves-behind", "swiftui-attempt-2-a-request-is-refused",
      "rc-018-split-and-navigation-answer-for-themselves", "the-ipad-that-asks-nobody",
      "kidiyo-the-test-knows-only-groups", "guide-listing-8-4-an-alternate-landscape-interface",
    ]
    for name in names {
      let text = try Shelf.bundled(name).text(.swift)
      // Before iOS 13 there is no main actor, so only the old language takes the file.
      for mode in text.contains("@MainActor") ? [5, 6] : [5] {
        #expect(try Compiler.shared.get().complaints(about: [text], mode: mode) == [], "\(name)")
      }
      let test = try Shelf.bundled(name).text(.xctest)
      #expect(try Compiler.shared.get().complaints(about: [test]) == [], "the test of \(name)")
    }
  }
}
