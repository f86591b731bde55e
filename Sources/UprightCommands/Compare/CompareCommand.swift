import Exports
import OrientationModel
import OrientationScenarios

extension Command {
  static let compare = Command(
    "compare", "Play the same steps under several versions, side by side.",
    usage: "FILE --ios VERSIONS [--device NAME] [-e STEP]... [--format text|json]",
    operand: .scenario,
    examples: [
      Example("upright compare popping.scenario --ios 15,16", "what iOS 16 changed"),
      Example("upright compare popping.scenario --ios 12-", "every version from 12 on"),
      Example("upright compare popping.scenario", "the versions the file lists"),
      Example("upright compare popping.scenario --ios 15,16 --format json", "for a program"),
    ],
    notes: [
      "The first step at which the versions part is marked, and the rule behind it is named on "
        + "each side. Two versions part where the interface, the screen seen, an error or an "
        + "exception differ, whichever rules led there.",
      "It ends with 0 whatever it finds; with 65 where a step makes no sense under a version.",
    ],
    options: [.iosList, .device, .steps, .format("text", "json")]
  ) { invocation, environment throws(Trouble) in
    let file = try ScenarioFile.named(invocation.operands.first ?? "", in: environment)
    var loaded = try LoadedScenario(file, try Selection(invocation))
    try loaded.add(steps: invocation.allValues(.steps))
    let comparison = Comparison(loaded)
    let paint = Paint(invocation, environment)
    var response = Response(
      output: invocation.format == "json" ? comparison.json.line : comparison.text(paint))
    for run in comparison.runs { run.end(&response) }
    return response
  }
}
