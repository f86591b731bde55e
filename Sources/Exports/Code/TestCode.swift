import OrientationModel
import OrientationTelling

/// Stories as a UI test for Xcode.
struct TestCode {
  /// What the bundle identifiers of the apps begin with.
  static let prefix = "com.example.upright"

  /// One test.
  private struct Test {
    var title: String
    /// What stands before its title in the method's name, so that no two are the same.
    var number = ""
    var part: UITestSuite.Part

    var linkage: String? {
      if case .rehearsed(let rehearsal, _) = part { rehearsal.linkage } else { nil }
    }
  }

  private let tests: [Test]
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
    let test = Test(title: input.title, part: part)
    tests = [test]
    place =
      [
        "It belongs into the UI testing target of the app that `upright export --to swift` makes."
      ] + (test.linkage.map { ["", $0] } ?? [])
    isAll = false
  }

  /// Many stories, in the apps that `export --all` makes.
  init(_ suite: UITestSuite) {
    tests = suite.entries.map { entry in
      Test(title: entry.title, number: Self.padded(entry.number), part: entry.part)
    }
    place = [
      "It belongs into the UI testing target beside the apps that `upright export --all --to swift` "
        + "makes: \(suite.apps.map(\.name).joined(separator: ", ")).", "", suite.summary,
    ]
    isAll = true
  }

  var text: String {
    var lines = Lines()
    for line in heading { lines.comment(line) }
    lines.gap()
    lines.add("import XCTest")
    lines.gap()
    lines.block("final class UprightTests: XCTestCase") { lines in
      if isAll {
        lines.comment("What the bundle identifiers of the apps begin with.", sign: "///")
        lines.add("static let prefix = \(Self.prefix.swiftLiteral)")
        lines.gap()
      }
      lines.block("override class func tearDown()") { lines in
        lines.add("MainActor.assumeIsolated { Witness.shared.tell() }")
        lines.add("super.tearDown()")
      }
      for test in tests {
        lines.gap()
        add(test, to: &lines)
      }
    }
    lines.gap()
    lines.add(TestRuntime.lines(isAll: isAll))
    return lines.text
  }

  private var heading: [String] {
    [
      "What Upright predicts, held to the real thing: this test turns the device through the steps "
        + "and compares where the interface ends.", "",
    ] + place + [
      "",
      "It writes what it saw as JSON; where to, it says on the console, and UPRIGHT_OBSERVATIONS "
        + "names another place (for xcodebuild: TEST_RUNNER_UPRIGHT_OBSERVATIONS). "
        + "`upright check --observed FILE` reads that, and the "
        + (isAll
          ? "scenarios under their names."
          : "scenario under the name below: a bundled one, or a file where it is run. "
            + "`upright check --observed FILE PATH` finds a file of that name elsewhere; a scenario "
            + "that came by a pipe or as a token has to be saved under it first."),
    ]
  }

  private func add(_ test: Test, to lines: inout Lines) {
    let name = test.title.split { !$0.isLetter && !$0.isNumber || !$0.isASCII }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let isSentence = test.title.last.map { ".?!".contains($0) } ?? true
    lines.comment(test.title + (isSentence ? "" : "."), sign: "///")
    if isAll, let linkage = test.linkage {
      lines.add("///")
      lines.comment(linkage, sign: "///")
    }
    lines.add("@MainActor")
    lines.block("func test\(test.number)\(name)() throws") { lines in
      switch test.part {
      case .rehearsed(let rehearsal, let app): add(rehearsal, in: app, to: &lines)
      case .skipped(let reason):
        lines.add("throw XCTSkip(\("This is about \(reason).".swiftLiteral))")
      }
    }
  }

  private func add(_ rehearsal: UITestExport, in app: HostApp, to lines: inout Lines) {
    lines.add("try rehearse(")
    lines.indented { lines in
      let host = isAll ? "in: \(app.name.swiftLiteral), " : ""
      lines.add("\(rehearsal.name.swiftLiteral),")
      lines.add(
        "\(host)on: \"\(rehearsal.device.name)\", ios: \(rehearsal.version.major), "
          + "held: .\(rehearsal.code.settings.held.name),")
      lines.list("[", rehearsal.beats.map { [code(of: $0)] }, end: "])")
    }
    if let obstacle = rehearsal.obstacle {
      let end = obstacle.hasSuffix(".") ? "" : "."
      lines.comment("The story goes on, the test does not: \(obstacle)\(end)")
    }
  }

  private func code(of beat: UITestExport.Entry) -> String {
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

  private static func padded(_ number: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, 3 - text.count)) + text
  }
}
