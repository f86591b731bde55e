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
