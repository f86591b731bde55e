import OrientationModel
import OrientationScenarios
import SwiftCode
import Testing

/// A class returns what the engine has its controller return, from the launch to the last step.
struct AnswerCodeTests {
  private func code(_ text: String) -> AppCode {
    let play = Play(Scenario.parse(text).scenario)
    return AppCode(play.situation.app, play.episodes.compactMap(\.step))
  }

  /// A container whose mask a step sets.
  private func setContainer(_ line: String) -> [String] {
    code(
      """
      ios 17
      screen Editor supports portrait
      root
        \(line)
          Editor
      rotate left
      set Main supports landscape
      """
    ).classes.lines
  }

  @Test(arguments: [
    ("navigation Main", "    mask ?? super.supportedInterfaceOrientations"),
    ("navigation Main asks top by delegate", "    mask ?? super.supportedInterfaceOrientations"),
    ("navigation Main asks top", "    mask ?? topViewController?.supportedInterfaceOrientations"),
    ("container Main asks all", "    mask ?? children.reduce(.all) {"),
    ("navigation Main supports portrait", "    mask"),
    // What its own line says counts before whom it would ask.
    ("navigation Main supports portrait asks top", "    mask"),
  ])
  func `until its mask is set, a container returns what it does without`(
    _ line: String, _ answer: String
  ) {
    #expect(setContainer(line).contains { $0.hasPrefix(answer) }, "\(setContainer(line))")
  }

  @Test func `a mask of its own counts before whom a container would ask`() {
    let lines = code(
      """
      ios 17
      root
        navigation Main asks top supports portrait
          Editor
      """
    ).classes.lines
    #expect(lines.contains("    .portrait"))
    #expect(!lines.contains { $0.includes("topViewController?.supportedInterface") })
  }

  @Test func `a lock that is set is the container's own, and its child's until then`() {
    let lines = code(
      """
      ios 26
      root
        navigation Main asks top for lock
          Editor
      set Main prefers-lock yes
      """
    ).classes.lines
    #expect(lines.contains("    isOrientationLocked == nil ? topViewController : nil"))
    #expect(lines.contains { $0.includes("isOrientationLocked ?? super.") })
  }

  @Test func `a hosting controller's own mask counts before its views' preference`() {
    let lines = code(
      """
      ios 17
      root
        hosting Root default all
          view A
      set Root supports portrait
      """
    ).classes.lines
    #expect(lines.contains("    mask ?? holder.orientations"))
  }

  @Test func `where UIKit is told later, no method says that it is told at once`() {
    let lines = code(
      """
      ios 26
      screen Board
      root Board
      set Board prefers-lock yes
      rotate left
      update lock Board
      """
    ).classes.lines
    let place = lines.firstIndex { $0.includes("func lockOrientation()") } ?? 0
    #expect(lines[place + 1] == "    isOrientationLocked = true" && lines[place + 2] == "  }")
    #expect(lines.contains { $0.includes("func notifyUIKitOfLock()") })
  }

  @Test func `a version that has no lock has no code for it`() {
    let text = "ios 18\nroot screen Home\nset Home prefers-lock yes\n"
    #expect(!code(text).classes.lines.contains { $0.includes("isOrientationLocked") })
  }

  @Test func `only a screen in a presented stack looks whether that is dismissed`() {
    let lines = code(
      """
      ios 17
      plist portrait landscape
      delegate portrait
      screen Card
        when leaving: set delegate portrait
      screen Film
        when leaving: set delegate landscape
      navigation Films
        Film
      root Home
      present Card
      dismiss
      present Films
      """
    ).classes.lines
    let tests = lines.filter { $0.includes("isMovingFromParent") }
    #expect(tests.count { $0.includes("navigationController?.isBeingDismissed") } == 1)
    #expect(tests.count == 2 && !tests[0].includes("navigationController"))
  }

  @Test func `an app delegate that asks the top screen finds it through containers`() {
    let text = code("ios 17\ndelegate asks top\nroot\n  navigation Main\n    List\n").file(about: []
    )
    #expect(text.includes("rootViewController?.topmost.supportedInterfaceOrientations"))
    #expect(text.includes("var topmost: UIViewController"))
  }

  @Test func `a view in a container of UIKit's has a hosting controller`() {
    let text = code(
      """
      ios 17
      root
        hosting Root
          pages Book
            view Cover
            view Page
      select Page
      """
    ).file(about: [])
    #expect(text.includes("static let page = UIHostingController(rootView: Page())"))
    #expect(text.includes("[page], direction: .forward"))
  }

  @Test func `each call of a view's stands behind its own version, and one scene is found`() {
    let app = code("ios 17\ndeployment 15\nroot app\n  view Home\n")
    let hack = Step.onVersions(
      [SystemVersion(15)...SystemVersion(15)], .force(.orientation(.portrait)))
    let lines = app.calls([.update(nil), .request(.portrait), hack], inSwiftUI: true)
    #expect(lines.first == "if #available(iOS 16, *) {", "\(lines)")
    #expect(lines.count { $0.includes("let scene") } == 1 && lines.contains("} else {"))
    #expect(lines.count { $0.hasPrefix("if #") } == 1 && lines.last == "}")
  }

  @Test func `tabs of views are SwiftUI's own, each with its stack`() {
    let text = code(
      """
      ios 26
      root app
        tabs
          stack
            view Home
          stack
            view Films
      view Player
      select Films
      push Player
      """
    ).file(about: [])
    #expect(text.includes("TabView(selection: $model.tab) {"))
    #expect(text.includes("model.tab = \"films\""))
    #expect(text.includes("model.filmsPath.append(\"player\")"))
    #expect(text.includes("NavigationStack(path: $model.filmsPath)"))
    #expect(!text.includes("UITabBarController"))
  }
}
