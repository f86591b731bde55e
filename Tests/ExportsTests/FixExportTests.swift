import OrientationModel
import OrientationScenarios
import Proofs
import Testing

@testable import Exports

/// Where a fix stands in an export, and where an export has none.
struct FixExportTests {
  private func code(_ story: String, fix: Int? = nil) throws -> String {
    let text = try Shelf.input(story).text(.swift) { $0.fix = fix }
    if Compiler.isThere { #expect(try Compiler.shared.get().complaints(about: [text]) == []) }
    return text
  }

  @Test func `a call after a step that lets nobody appear stands beside that step`() throws {
    let text = try code(
      """
      title Attempt
      ios 14, 15
      plist portrait landscape
      root
        navigation Main asks top
          screen List supports portrait
      screen Player supports portrait
      push Player
      set Player supports landscape
      attempt
        expect interface landscape
      """, fix: 1)
    #expect(text.contains("UIDevice.current.setValue("))
    #expect(!text.contains("viewDidAppear"))
  }

  @Test func `a call that replaces another leaves that to the versions that know it`() throws {
    let text = try code(
      """
      title Button
      ios 26, 15
      plist portrait landscape
      delegate landscape
      screen Article wants landscape
      root
        navigation Main
          Article
      force landscapeRight
        expect interface landscapeRight
      """, fix: 1)
    let method = try #require(text.split(separator: "func rotateTo").last)
    let halves = method.split(separator: "    } else {\n", maxSplits: 1)
    #expect(halves[0].contains("requestGeometryUpdate("))
    #expect(halves.last?.prefix(120).contains("UIDevice.current.setValue(") == true)
  }

  @Test func `a screen is replaced in the container that holds it`() throws {
    func replacing(in container: String) throws -> String {
      try code(
        """
        title Replaced
        ios 15
        plist portrait landscape
        root
          \(container)
            screen Photo supports portrait
        screen Film supports landscape
        replace Photo with Film
        """)
    }
    let root = "window?.rootViewController = film"
    let pages = try replacing(in: "pages Photos")
    #expect(pages.contains("photos.setViewControllers([film], direction: .forward"))
    let shell = try replacing(in: "container Shell")
    #expect(shell.contains("shell.embed(film)") && shell.contains("photo.removeFromParent()"))
    let split = try replacing(in: "split Both")
    #expect(split.contains("both.setViewController(film, for: .primary)"))
    for text in [pages, shell, split] { #expect(!text.contains(root)) }
    #expect(try replacing(in: "navigation Main").contains(root))
  }

  @Test func `who is on top is found through every container that the app has`() throws {
    let text = try code(
      """
      title Found
      ios 17
      device iPad
      plist all
      requires-full-screen yes
      delegate landscape for Film otherwise portrait
      root
        container Shell asks top
          split Both asks top
            navigation Left
              screen Side
            navigation Right asks top
              screen Doc
      screen Film
      push Film in Right
      """)
    #expect(text.contains("(self as? Shell)?.children.last"))
    #expect(text.contains("(self as? UISplitViewController)?.viewController(for: .secondary)"))
  }

  @Test func `a lock reset once its screen has disappeared is told of by what stays`() throws {
    let text = try code(
      """
      title Gone
      ios 17
      plist portrait landscape
      delegate portrait
      screen Player
        when appearing: set delegate landscape; update
        when disappeared: set delegate portrait; update
      root
        navigation Main
          List
      push Player
      pop
      """)
    let method = try #require(text.split(separator: "func viewDidDisappear").last)
    #expect(method.contains("Story.top?.setNeedsUpdateOfSupportedInterfaceOrientations()"))
  }

  @Test func `a dismissal's code captures self only where it is used`() throws {
    let input = Shelf.input(
      """
      title Dismissed
      ios 12
      plist portrait landscape
      delegate all for Viewer otherwise portrait
      screen Viewer supports all
      root
        navigation Main
          Gallery
      present Viewer as custom
      rotate landscapeLeft
        expect interface landscape
      dismiss
        expect interface portrait
      """)
    let markdown = try input.text(.markdown) { $0.fix = 2 }
    #expect(!markdown.contains("[self]"), "\(markdown)")
  }

  /// A mask is set, UIKit is told, and it is as the file expects.
  private static let asExpected = """
    title Told
    ios 26
    device iPad
    plist all
    requires-full-screen yes
    delegate portrait
    root screen Bridge
    set delegate landscape
    update
      expect interface landscape
    """

  @Test func `what the story's next call puts right is no problem to share`() throws {
    let shared = try Shelf.input(Self.asExpected).text(.markdown)
    #expect(!shared.contains("Problem:") && !shared.contains("```diff"), "\(shared)")
  }

  @Test(arguments: [
    asExpected,
    """
    title Kept
    ios 17
    plist portrait landscape
    root
      navigation Main asks top
        screen List supports portrait
    rotate landscapeLeft
      expect interface portrait
    """,
  ])
  func `where everything is as the file expects, there is no fix to apply`(_ story: String) throws {
    let input = Shelf.input(story)
    #expect {
      try input.text(.swift) { $0.fix = 1 }
    } throws: { error in
      if case ExportProblem.nothingToFix? = error as? ExportProblem { true } else { false }
    }
  }
}
