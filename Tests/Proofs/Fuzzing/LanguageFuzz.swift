import OrientationScenarios
import Playground
import UprightCommands

extension FuzzKind {
  static let language = FuzzKind(
    "language", "any text is read, printed as it was meant, and played", seed: 1,
    make: { $0.scenarioBytes() },
    check: { bytes, findings in
      let reading = Scenario.parse(bytes)
      let report = reading.report(file: "fuzz", in: bytes)
      findings.expect(report.isEmpty == reading.isRight, "a problem without a message")
      for problem in reading.problems {
        let place = problem.place
        let isInside = place.line >= 1 && place.column >= 1 && place.offset <= bytes.count
        findings.expect(isInside, "a problem that stands nowhere: \(problem.sentence)")
      }
      guard reading.isRight else { return }
      let again = Scenario.parse(reading.scenario.text)
      findings.expect(again.isRight, "what is printed is not right")
      findings.expect(again.scenario == reading.scenario, "what is printed means something else")
      let play = Play(reading.scenario)
      findings.expect(!play.episodes.isEmpty, "what is right does not launch")
      _ = play.failures(of: reading.scenario)
    })

  /// Every command that takes a scenario, with what it can be asked for.
  private static let commandLines: [[String]] =
    ["text", "json"].map { ["run", "-", "--format", $0] }
    + ["text", "tap", "junit", "github", "markdown", "json"].map { ["check", "-", "--format", $0] }
    + ["text", "json"].map { ["why", "-", "--format", $0] }
    + ["swift", "xctest", "svg", "markdown", "json"].map {
      ["export", "-", "--to", $0]
    } + [
      ["run", "-", "--ios", "16", "-e", "rotate left"], ["compare", "-", "--ios", "9,15,16,26"],
      ["screen", "-", "--keys", "Right i End c", "--size", "100x30"],
      ["explore", "-", "--depth", "1", "--limit", "300", "--threads", "1"],
    ]

  static let commands = FuzzKind(
    "commands", "every command takes any scenario, and shows nothing raw", seed: 2,
    make: { chance in
      // The first byte says which command it is for.
      [UInt8(chance.below(commandLines.count))] + chance.scenarioBytes()
    },
    check: { bytes, findings in
      let arguments = commandLines[Int(bytes[0]) % commandLines.count]
      let response = Program.respond(to: arguments, in: .standardInput(Array(bytes.dropFirst())))
      let line = arguments.joined(separator: " ")
      findings.expect(
        [.success, .failure, .usage, .data].contains(response.exitCode),
        "\(line): exit \(response.exitCode)")
      for text in [response.output, response.messages] {
        let raw = text.unicodeScalars.first {
          ($0.value < 0x20 && $0 != "\n" && $0 != "\t") || $0.value == 0x7F
        }
        findings.expect(
          raw == nil, "\(line): U+\(String(raw?.value ?? 0, radix: 16)) comes through")
      }
      if response.exitCode == .data, !["run", "check"].contains(arguments[0]) {
        findings.expect(!response.messages.isEmpty, "\(line): refused without a word")
      }
    })
}

extension Environment {
  /// A world with nothing in it but what is piped in.
  static func standardInput(_ bytes: [UInt8]) -> Environment {
    Environment(
      variable: { _ in nil }, read: { _ throws(FileProblem) in throw .notFound },
      readStandardInput: { () throws(FileProblem) in bytes },
      scenarioFiles: { _ throws(FileProblem) in throw .notFound }, screen: .playground)
  }
}
