import OrientationModel
import OrientationTelling

/// Rehearsals as a UI test for Xcode.
struct TestCode {
  let rehearsals: [Rehearsal]
  /// Why the others are not among them, a sentence each.
  var obstacles: [String] = []
  /// Whether they share one app, made by `export --all --to swift`.
  let isAll: Bool

  var text: String {
    var lines = Lines()
    for line in heading { lines.comment(line) }
    lines.gap()
    lines.add("import XCTest")
    lines.gap()
    lines.block("final class UprightTests: XCTestCase") { lines in
      for (number, rehearsal) in rehearsals.enumerated() {
        lines.gap()
        add(rehearsal, number: number, to: &lines)
      }
    }
    lines.gap()
    lines.add(TestRuntime.lines)
    return lines.text
  }

  private var heading: [String] {
    let command = isAll ? "upright export --all --to swift" : "upright export --to swift"
    var lines = [
      "What Upright predicts, held to the real thing: this test turns the device through the steps "
        + "and compares where the interface ends.", "",
      "It belongs into the UI testing target of the app that `\(command)` makes. It writes what it "
        + "saw as JSON; where to, it says on the console, and UPRIGHT_OBSERVATIONS names another "
        + "place (for xcodebuild: TEST_RUNNER_UPRIGHT_OBSERVATIONS). "
        + "`upright check --observed FILE` reads that, and the scenario under the name below.",
    ]
    if !obstacles.isEmpty { lines += ["", "Left out:"] + obstacles.map { "- " + $0 } }
    return lines
  }

  private func add(_ rehearsal: Rehearsal, number: Int, to lines: inout Lines) {
    let name = rehearsal.title.split { !$0.isLetter && !$0.isNumber || !$0.isASCII }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    lines.comment(rehearsal.title, sign: "///")
    lines.add("@MainActor")
    let prefix = isAll ? Self.padded(number + 1) : ""
    lines.block("func test\(prefix)\(name)() throws") { lines in
      lines.add("try rehearse(")
      lines.indented { lines in
        lines.add("\(rehearsal.name.swiftLiteral), on: \"\(rehearsal.device.name)\",")
        lines.add("ios: \(rehearsal.version.major), isAmongOthers: \(isAll),")
        let held = rehearsal.code.settings.held
        lines.add("held: .\(held.isDefinite ? held.name : "portrait"),")
        lines.add("[")
        lines.indented { lines in
          for beat in rehearsal.beats { lines.add(code(of: beat)) }
        }
        lines.add("])")
      }
      if let obstacle = rehearsal.obstacle {
        lines.comment("The story goes on, the test does not: \(obstacle).")
      }
    }
  }

  private func code(of beat: Rehearsal.Beat) -> String {
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
