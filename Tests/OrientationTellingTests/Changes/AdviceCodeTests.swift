import OrientationModel
import OrientationScenarios
import OrientationTelling
import SwiftCode
import Testing

/// The code of a change is whole: in the class it belongs to, with what it needs besides.
struct AdviceCodeTests {
  /// A tab bar with a list that is not asked, and what the tab bar says itself.
  private func tabs(_ answer: String = "") -> String {
    let steps = """
      rotate left
        expect interface portrait
      select Map
        expect interface landscape
      """
    return ExpertAdviceTests.Case("", "", .tabs, ios: "26", with: ["tabs Tabs " + answer], steps)
      .text
  }

  @Test func `an override stands in the class that the app has, or in a new one`() throws {
    let new = try code(tabs(), "make Tabs ask the selected tab", at: 1)
    #expect(new.first == "class Tabs: UITabBarController {")
    // In an app that was read, a container is called as its class, whatever that answers.
    for text in [tabs("supports allButUpsideDown"), "evidence imported\n" + tabs()] {
      let old = try code(text, "make Tabs ask the selected tab", at: 1)
      #expect(
        old == [
          "override var supportedInterfaceOrientations: UIInterfaceOrientationMask {",
          "  selectedViewController?.supportedInterfaceOrientations ?? .allButUpsideDown", "}",
        ])
    }
  }

  @Test(arguments: ["navigation", "container", "pages", "tabs"])
  func `a container that is to ask has code for it, whatever sets its mask later`(
    _ kind: String
  ) throws {
    let text = """
      ios 17
      screen Editor supports portrait
      root
        \(kind) Main
          Editor
      rotate left
        expect interface portrait
      set Main supports landscape
      """
    let changes = try advice(text, at: 1).changes.filter { $0.kind == .forwarding }
    #expect(!changes.isEmpty)
    for change in changes {
      let added = change.code.filter { $0.change == .added }.map(\.text)
      #expect(added.contains { $0.includes(".supportedInterfaceOrientations") }, "\(change.title)")
      // UIKit notices no new page and no new child, whoever is asked.
      let tells = added.contains { $0.includes("setNeedsUpdate") }
      #expect(tells == ["container", "pages"].contains(kind), "\(change.title)")
    }
  }

  @Test func `an exception for one screen leaves what the app delegate holds`() throws {
    let text = """
      ios 16
      plist portrait landscape
      delegate allButUpsideDown
      screen Film supports allButUpsideDown
      screen Poster supports landscape
      root Film
      set delegate portrait
      update
      present Poster as fullScreen
      """
    let title = "return allButUpsideDown from the app delegate for Poster"
    let change = try #require(try advice(text, at: 3).changes.first { $0.title == title })
    let removed = change.code.filter { $0.change == .removed }.map(\.text)
    #expect(removed.map { $0.drop { $0 == " " } } == ["Self.mask"])
    let added = change.code.filter { $0.change == .added }.map(\.text)
    #expect(added.first?.hasSuffix("topmost is Poster ? .allButUpsideDown : Self.mask") == true)
  }

  @Test func `UIKit is told of a lock where it is set, not where it is told later`() throws {
    let text = """
      ios 26
      screen Board
      root Board
      set Board prefers-lock yes
      rotate left
      update lock Board
      rotate portrait
        expect interface portrait
      """
    let changes = try advice(text, at: 4).changes
    for change in changes {
      #expect(change.code.contains { $0.change != .kept }, "\(change.title)")
    }
  }

  @Test func `a call that older versions lack leaves them the one that they know`() throws {
    let text = """
      ios 16
      deployment 15
      plist portrait landscape
      root Home
      force landscapeLeft
        expect interface landscape
      """
    let code = try code(text, "request landscapeLeft instead", at: 1)
    #expect(code.first == "if #available(iOS 16, *) {" && code.contains("} else {"))
    #expect(code.joined().contains("UIDevice.current.setValue("))
  }

  @Test func `what sets a mask notifies UIKit where only other versions of the file do`() throws {
    let text = """
      ios 15-
      screen Game
      root Game
      rotate left
      set Game wants current
      rotate portrait
      """
    let lines = try code(text, "hold Game in the current orientation before this step", at: 3)
    let method = lines.drop { $0 != "func supportCurrent() {" }.prefix { $0 != "}" }
    #expect(method.contains("    setNeedsUpdateOfSupportedInterfaceOrientations()"), "\(lines)")
  }

  @Test func `a view that sets another preference loses the line that set the one before`() throws {
    let text = """
      ios 17
      plist portrait landscape
      root
        hosting Root default all
          view Content orientations portrait
      cover Film
      rotate left
      present Film
        expect interface landscape
      """
    let title = "set landscape in Content while Film covers it"
    let change = try #require(try advice(text, at: 2).changes.first { $0.title == title })
    let removed = change.code.filter { $0.change == .removed }.map(\.text)
    #expect(removed == ["    .supportedOrientations(.portrait)"])
  }

  @Test func `a container's delegate is kept alive, and assigned`() throws {
    let code = try code(tabs(), "make Tabs' delegate ask the selected tab", at: 1)
    #expect(code.contains("  static let shared = TabsDelegate()"))
    #expect(code.last == "tabs.delegate = TabsDelegate.shared")
  }

  @Test func `a class that an app cannot name is looked for by its name`() throws {
    let text = """
      ios 10
      plist portrait
      delegate landscapeLeft for system webVideo otherwise portrait
      root Page
      present system webVideo
      rotate left
        expect interface landscapeRight
      """
    let advice = try advice(text, at: 2)
    let code = advice.changes.flatMap { $0.code.map(\.text) }
    let name = ".description.contains(\"AVFullScreenViewController\") == true"
    #expect(code.contains { $0.contains(name) })
    #expect(!code.contains { $0.contains("is AVFullScreen") || $0 == "import WebKit" })
  }

  @Test func `a lock comes with the line that sets it, and asks for its version`() throws {
    let text = """
      ios 26
      deployment 18
      device iPad
      plist all
      screen Game
      root Game
      rotate left
      rotate portrait
        expect interface landscape
      """
    let code = try code(text, "lock the orientation in Game before this step", at: 2)
    #expect(code.contains("@available(iOS 26, *)"))
    #expect(code.contains { $0.contains("if #available(iOS 26, *)") })
    #expect(code.contains("lockOrientation()") && code.contains("isOrientationLocked = false"))
    #expect(code.suffix(2) == ["  setNeedsUpdateOfPrefersInterfaceOrientationLocked()", "}"])
  }

  @Test func `an app delegate that is there is changed, not written anew`() throws {
    let given = ExpertAdviceTests.views.first { $0.description == "swiftui there and back" }
    let text = try #require(given).text
    let fix = try #require(try advice(text, at: 1).changes.first)
    #expect(!fix.code.contains { $0.text.contains("class AppDelegate") })
    #expect(!fix.code.contains { $0.text.contains("@UIApplicationDelegateAdaptor") })
  }

  @Test func `what follows a change of the mask does not stand where a view appears`() throws {
    let text = """
      ios 17
      plist portrait landscape
      adaptor portrait
      root app
        view Home
      rotate left
      set delegate allButUpsideDown
        expect interface landscape
      """
    let fix = try #require(try advice(text, at: 2).changes.first)
    #expect(fix.title == "after this step, notify UIKit of the mask")
    #expect(fix.method == nil)
    #expect(!fix.code.contains { $0.text.contains("onAppear") })
  }

  @Test func `after a delegate's new answer it is a view controller that calls`()
    throws
  {
    let text = """
      ios 17
      plist portrait landscape
      delegate allButUpsideDown
      root screen Film supports allButUpsideDown
      rotate left
      set delegate portrait
        expect interface portrait
      """
    let fix = try #require(try advice(text, at: 2).changes.first)
    #expect(fix.file == "Film.swift")
    #expect(
      fix.code.map(\.text) == [
        "// Right after the app delegate's mask has changed:",
        "setNeedsUpdateOfSupportedInterfaceOrientations()",
      ])
  }

  @Test func `a sheet that goes lets nobody appear: the call stands where it is dismissed`() throws
  {
    let text = """
      ios 17
      plist portrait landscape
      screen List supports allButUpsideDown
      root List
      present Editor as pageSheet
      request landscape
      dismiss
        expect interface portrait
      """
    let fix = try #require(try advice("screen Editor\n" + text, at: 3).changes.first)
    #expect(fix.method == "dismiss(animated:completion:)")
    #expect(
      fix.code.prefix(2).map(\.text) == [
        "dismiss(animated: true)", "dismiss(animated: true) { [self] in",
      ])
    #expect(fix.code[0].change == .removed)
  }

  @Test func `a change that breaks another expectation isn't offered`() throws {
    let text = """
      ios 17
      plist portrait landscape
      screen List supports allButUpsideDown
      screen Photo
      root List
      rotate left
        expect interface landscape
      rotate portrait
      present Photo as fullScreen
      dismiss
      rotate left
        expect interface portrait
      """
    #expect(try !advice(text, at: 5).changes.contains { $0.title == "support portrait in List" })
  }

  @Test func `an expectation under another version's step is one of where the app stands`() throws {
    let text = """
      ios 15, 16
      plist portrait landscape
      screen App supports allButUpsideDown
      root App
      set App supports landscape
      ios 16-: update App
        expect ios 16-: interface landscape
        expect ios 15: interface portrait
      """
    #expect(try advice(text, at: 1).isAsExpected)
  }

  @Test(
    arguments: [
      ("iPhone", "plist all\nplist phone portrait", "~iphone"), ("iPad", "plist all", ""),
      ("iPad", "plist portrait\nplist pad all", "~ipad"),
      ("iPhone", "plist portrait\nplist pad all", ""),
    ])
  func `a list is changed under the key that the device reads`(
    _ device: String, _ lists: String, _ suffix: String
  ) throws {
    let text = """
      ios 18
      device \(device)
      \(lists)
      screen Board\(device == "iPad" ? " supports portrait" : "")
      root Board
      rotate left
        expect interface \(device == "iPad" ? "portrait" : "landscape")
      """
    let keys = try advice(text, at: 1).changes.flatMap { $0.code.map(\.text) }
      .filter { $0.hasPrefix("<key>UISupported") }
    #expect(Set(keys) == ["<key>UISupportedInterfaceOrientations\(suffix)</key>"])
  }

  @Test func `a delegate that is there gets the method, and the container no class`() throws {
    let text = """
      ios 17
      plist portrait landscape
      screen List supports portrait
      screen Chart supports landscape
      root
        navigation Main
          when showing: force preferred if unsupported
          List
      push Chart
        expect interface landscape
      """
    let code = try code(text, "make Main's delegate ask its top screen", at: 1)
    #expect(code.first == "final class MainDelegate: NSObject, UINavigationControllerDelegate {")
    #expect(code.contains("  func navigationControllerSupportedInterfaceOrientations("))
    #expect(!code.contains { $0.includes("class Main:") || $0.includes("delegate = Main") })
  }

  @Test func `an app that takes up scenes has a scene delegate make its window`() throws {
    let text = """
      ios 27
      life-cycle app
      plist portrait landscape
      scene-delegate portrait
      root
        navigation Main
          List
      """
    let change = try #require(try advice(text, at: 0).changes.first)
    #expect(change.title == "adopt the scene life cycle")
    let added = change.code.filter { $0.change == .added }.map(\.text)
    #expect(added.contains("final class SceneDelegate: UIResponder, UIWindowSceneDelegate {"))
    #expect(
      added.suffix(13) == [
        "    guard let windowScene = scene as? UIWindowScene else { return }",
        "    window = UIWindow(windowScene: windowScene)",
        "    let list = List()",
        "    let main = UINavigationController(rootViewController: list)",
        "    window?.rootViewController = main", "    window?.makeKeyAndVisible()", "  }",
        "  func supportedInterfaceOrientations(", "    for windowScene: UIWindowScene",
        "  ) -> UIInterfaceOrientationMask {", "    .portrait", "  }", "}",
      ])
    let removed = change.code.filter { $0.change == .removed }.map(\.text)
    #expect(removed.first == "window = UIWindow(frame: UIScreen.main.bounds)")
    #expect(removed.suffix(2) == added.suffix(9).prefix(2).map { String($0.dropFirst(4)) })
  }

  @Test(arguments: ["", "default all", "supports landscape"])
  func `a hosting controller that gets a class is made as one`(_ line: String) throws {
    let text = """
      ios 17
      plist portrait landscape
      root
        hosting Root \(line)
          view Content
      rotate left
        expect interface portrait
      """
    let scenario = Scenario.parse(text).scenario
    let story = FixStory(scenario, Situation(scenario), at: 1)
    for change in Advice(story).changes where !change.title.includes("request") {
      let isNew = change.code.contains { $0.change == .added && $0.text.includes("class Root:") }
      let hasBeginning = change.code.contains { $0.text == "  init() {" }
      let made = "let root = Root(\(hasBeginning ? "" : "rootView: RootHostedView()"))"
      let isMade = change.code.contains { $0.change == .added && $0.text == made }
      #expect(isMade == isNew, "\(change.title)")
      #expect(isNew == line.isEmpty)
      // The file as a whole begins it in the same way.
      let isWhole = change.files(in: story)[0].lines.contains { $0.text == "  init() {" }
      #expect(isWhole == hasBeginning, "\(change.title)")
    }
  }
}

func code(_ text: String, _ title: String, at step: Int) throws -> [String] {
  let changes = try advice(text, at: step).changes
  let change = changes.first { $0.title == title }
  return try #require(change, "\(changes.map(\.title))").code
    .filter { $0.change != .removed }.map(\.text)
}
