import Exports
import OrientationScenarios

extension Command {
  static let share = Command(
    "share", "Print a Markdown summary to share: the result, the fix, and a replay command.",
    operand: .scenario,
    examples: [
      Example("upright share popping.scenario", "the most telling step"),
      Example("upright share popping.scenario --step 2", "the second step; 0 is the launch"),
      Example("upright share popping.scenario --svg popping.svg", "with a picture beside it"),
      Example("upright share popping.scenario | pbcopy", "ready to paste"),
    ],
    notes: [
      "The command contains a token, which is the scenario up to that step in one word, so it runs "
        + "without a file. With --svg, a picture is written to FILE and linked.",
      "With --page, or where UPRIGHT_PAGE is set, a link opens the step in a browser.",
    ], options: [.stepShown, .picture, .force, .page, .fix, .steps, .ios, .device],
    gone: ["--tone": "a picture is as light or dark as the reader's system"]
  ) { invocation, environment throws(Trouble) in
    let loaded = try LoadedScenario(invocation, environment)
    let input = ExportInput(loaded)
    let options = try ExportOptions(invocation)
    let path = invocation.value(.picture)
    guard path != "-" else {
      throw invocation.usage(
        "--svg needs the name of a file", help: "`upright export FILE --to svg` prints a picture")
    }
    let sources = loaded.exportSources(
      environment.screen, page: try invocation.livePage(environment))
    do throws(ExportProblem) {
      let step = try input.step(options)
      var response = Response(
        output: try input.shared(
          options, command: sources.command(step), picture: path, link: sources.link(step)))
      if let path {
        let picture = try input.export(.svg, options, from: sources)
        response.effects.insert(
          .write(
            NewFile(
              path: path, bytes: Array(picture.utf8), replaces: invocation.has(.force))), at: 0)
      }
      if input.play.stop != nil { response.add(Run(loaded).trouble) }
      return response
    } catch { throw invocation.usage(error.text, help: error.help) }
  }
}

extension Option {
  static let picture = Option(
    "--svg", value: .newFile, purpose: "Write a picture to this file and link it.")
}
