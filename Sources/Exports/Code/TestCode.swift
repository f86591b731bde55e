import OrientationModel
import OrientationScenarios
import OrientationTelling
import SwiftCode

/// A story as a UI test for Xcode, for the app that `--to swift` makes of it.
struct TestCode {
  private let title: String
  private let story: UITestExport
  /// Why no test can be about it, where none can.
  private let obstacle: String?

  init(_ input: ExportInput) {
    title = input.title
    story = UITestExport(input, name: input.name)
    obstacle = UITestExport.obstacle(input)
  }

  var code: Code {
    """
    \(heading.map { .comment($0) })

    import XCTest

    final class UprightTests: XCTestCase {
      \(method)
    }

    \(TestRuntime.code)
    """
  }

  private var heading: [String] {
    [
      "This test compares Upright's predictions with a real system: it rotates the device through "
        + "the steps and checks the interface orientation after each.", "",
      "It belongs in the UI testing target of the app that `upright export --to swift` writes.",
    ] + (obstacle == nil ? story.linkage.map { ["", $0] } ?? [] : [])
  }

  private var method: Code {
    let name = title.split { !$0.isLetter && !$0.isNumber || !$0.isASCII }
      .map { String($0).capitalizedFirst }.joined()
    let isSentence = title.last.map { ".?!".contains($0) } ?? true
    let skipping = obstacle.map { obstacle -> Code in
      "throw XCTSkip(\("This is about \(obstacle).".swiftLiteral))"
    }
    return """
      \(.comment(title + (isSentence ? "" : "."), sign: "///", width: 94))
      @MainActor
      func test\(name)() throws {
        \(skipping ?? rehearsal)
      }
      """
  }

  private var rehearsal: Code {
    let settings = story.code.settings
    let end = story.obstacle.map { obstacle -> Code in
      let end = obstacle.hasSuffix(".") ? "" : "."
      return .comment("The story continues, but the test ends here: \(obstacle)\(end)", width: 92)
    }
    return """
      try rehearse(
        \(story.name.swiftLiteral),
        on: "\(settings.device.isPad ? "iPad" : settings.device.name)", ios: \(settings.version.major), held: .\(settings.held.name),
        \(.list("[", story.beats.map(code), end: "])"))
      \(end)
      """
  }

  private func code(of beat: UITestExport.Entry) -> Code {
    let deed =
      switch beat.deed {
      case .rotate(let held): ".rotate(.\(held.name))"
      case .home: ".home"
      case .activate: ".activate"
      case .cue, .impossible, .hand: ".cue"
      }
    let seen = beat.interface.map { ".\($0.name)" } ?? "nil"
    return "Beat(\(beat.number), \(beat.name.swiftLiteral), \(deed), \(seen)),"
  }
}
