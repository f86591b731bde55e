import OrientationModel
import OrientationTelling

/// Stories as a UI test for Xcode.
struct TestCode {
  /// What the bundle identifiers of the apps begin with.
  static let prefix = "com.example.upright"

  private let tests: [UITestSuite.Entry]
  /// What the heading says about the apps.
  private let place: [String]
  /// Whether the stories share apps.
  private let isAll: Bool

  /// One story, in the app that `--to swift` makes.
  init(alone input: ExportInput) {
    let part: UITestSuite.Part
    if let reason = UITestExport.obstacle(input) {
      part = .skipped(reason)
    } else {
      let rehearsal = UITestExport(alone: input, name: input.name)
      part = .rehearsed(rehearsal, in: HostApp(rehearsal.code))
    }
    tests = [UITestSuite.Entry(number: 1, name: input.name, title: input.title, part: part)]
    place =
      [
        "It belongs in the UI testing target of the app that `upright export --to swift` writes."
      ] + (part.linkage.map { ["", $0] } ?? [])
    isAll = false
  }

  /// Many stories, in the apps that `export --all` makes.
  init(_ suite: UITestSuite) {
    tests = suite.entries
    place = [
      "It belongs in the UI testing target, next to the apps that `upright export --all --to swift` "
        + "writes: \(suite.apps.map(\.name).joined(separator: ", ")).", "", suite.summary,
    ]
    isAll = true
  }

  var code: Code {
    let prefix: Code = """
      /// What the bundle identifiers of the apps begin with.
      static let prefix = \(Self.prefix.swiftLiteral)
      """
    return """
      \(heading.map { .comment($0) })

      import XCTest

      final class UprightTests: XCTestCase {
        \(if: isAll, prefix)

        override class func tearDown() {
          MainActor.assumeIsolated { Witness.shared.tell() }
          super.tearDown()
        }
        \(apart: tests.map(method))
      }

      \(TestRuntime.code(isAll: isAll))
      """
  }

  private var heading: [String] {
    [
      "This test compares Upright's predictions with a real system: it rotates the device through "
        + "the steps and checks the interface orientation after each.", "",
    ] + place + [
      "",
      "It writes the results as JSON and prints the file's path to the console. "
        + "UPRIGHT_OBSERVATIONS sets another path (for xcodebuild: "
        + "TEST_RUNNER_UPRIGHT_OBSERVATIONS). `upright check --observed FILE` reads the results, and "
        + (isAll
          ? "finds the scenarios by their names."
          : "finds the scenario by the name below: a bundled one, or a file in the current folder. "
            + "`upright check --observed FILE PATH` finds it elsewhere; a scenario from a pipe or a "
            + "token has to be saved under that name first."),
    ]
  }

  private func method(_ test: UITestSuite.Entry) -> Code {
    let name = test.title.split { !$0.isLetter && !$0.isNumber || !$0.isASCII }
      .map { String($0).capitalizedFirst }.joined()
    let isSentence = test.title.last.map { ".?!".contains($0) } ?? true
    // No two of many are to have the same name.
    let number = isAll ? String(test.number).zeroPadded(to: 3) : ""
    let linkage = isAll ? test.part.linkage : nil
    let body: Code =
      switch test.part {
      case .rehearsed(let rehearsal, let app): self.rehearsal(rehearsal, in: app)
      case .skipped(let reason): "throw XCTSkip(\("This is about \(reason).".swiftLiteral))"
      }
    return """
      \(.comment(test.title + (isSentence ? "" : "."), sign: "///", width: 94))
      \(linkage.map { "///\n\(.comment($0, sign: "///", width: 94))" })
      @MainActor
      func test\(number)\(name)() throws {
        \(body)
      }
      """
  }

  private func rehearsal(_ rehearsal: UITestExport, in app: HostApp) -> Code {
    let obstacle = rehearsal.obstacle.map { obstacle -> Code in
      let end = obstacle.hasSuffix(".") ? "" : "."
      return .comment("The story continues, but the test ends here: \(obstacle)\(end)", width: 92)
    }
    return """
      try rehearse(
        \(rehearsal.name.swiftLiteral),
        \(isAll ? "in: \(app.name.swiftLiteral), " : "")on: "\(rehearsal.device.name)", \
      ios: \(rehearsal.version.major), held: .\(rehearsal.code.settings.held.name),
        \(.list("[", rehearsal.beats.map(code), end: "])"))
      \(obstacle)
      """
  }

  private func code(of beat: UITestExport.Entry) -> Code {
    let deed =
      switch beat.deed {
      case .rotate(let held): ".rotate(.\(held.name))"
      case .home: ".home"
      case .activate: ".activate"
      case .cue, .impossible: ".cue"
      }
    let seen = beat.interface.map { ".\($0.name)" } ?? "nil"
    return "Beat(\(beat.number), \(beat.name.swiftLiteral), \(deed), \(seen)),"
  }
}
