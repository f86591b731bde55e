import BundledScenarios
import OrientationModel
import OrientationScenarios

extension Command {
  static let check = Command(
    "check", "Hold scenarios to what they expect, under every version and device they list.",
    usage: "[PATH]... [--format text|tap|junit|github|json] [--record] [--ios VERSIONS] "
      + "[--device NAME] | --observed FILE... [PATH]...", operand: .scenarios,
    examples: [
      Example("upright check", "all bundled scenarios"),
      Example("upright check Scenarios", "every *.scenario below a folder"),
      Example("upright check --format junit Scenarios > report.xml", "for a build server"),
      Example("upright check --format github Scenarios", "annotations in a pull request"),
      Example("upright check --record new.scenario", "fill in `expect ... ?`"),
      Example("upright check --observed seen.json", "what a simulator did, against the book"),
      Example("upright check --observed seen.json my.scenario", "of a scenario of your own"),
    ],
    notes: [
      "The exit status is 1 where an expectation failed, 65 where a file is not right or a step "
        + "makes no sense, 66 where something cannot be read. A file that is refused does not "
        + "keep the others from being checked.",
      "--record writes what happens in place of each `?` and leaves every other byte of the file "
        + "as it is. That run fails, so that nobody commits an answer unread.",
      "What was seen has the names of its scenarios without folders: with --observed, PATH is where "
        + "those that are not bundled lie.",
    ],
    options: [
      .format("text", "tap", "junit", "github", "json"), .record, .observed, .iosList, .device,
    ]
  ) { invocation, environment throws(Trouble) in
    if let response = try invocation.observed(in: environment) { return response }
    let selection = try Selection(invocation)
    var checkup = Checkup(selection, isRecording: invocation.has(.record))
    if invocation.operands.isEmpty {
      for scenario in BundledScenario.all { checkup.check(ScenarioFile(scenario)) }
    }
    for path in invocation.operands { checkup.check(path, in: environment) }
    return checkup.response(invocation.format, TextPaint(invocation, environment))
  }
}

extension Option { static let record = Option("--record", purpose: "Fill in what is written `?`.") }
