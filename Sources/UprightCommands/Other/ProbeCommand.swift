extension Command {
  static let probe = Command(
    "probe", "A Swift file that prints a running app's situation as a scenario.",
    usage: "[-o FILE [--force]]",
    examples: [
      Example("upright probe -o UprightProbe.swift", "add the file to the app, and run it"),
      Example("po Upright.scenario()", "in the debugger: prints the scenario"),
      Example("print(Upright.scenario())", "or in the app's own code"),
    ],
    notes: [
      "What it prints is a scenario: save it, and `upright run` plays it. It asks the controllers "
        + "for their masks and compares what a container answers with what its top child does, "
        + "so that it can say who hands the question on. It changes nothing. It needs iOS 13."
    ],
    options: [.output, .force]
  ) { invocation, _ throws(Trouble) in
    invocation.deliver(ProbeSource.text)
  }
}
