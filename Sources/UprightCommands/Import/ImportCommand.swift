import Exports
import OrientationModel
import OrientationScenarios
import ProjectReading

extension Command {
  static let importing = Command(
    "import", "Create a scenario from an app's sources or its Info.plist.",
    operand: .projectOrList,
    examples: [
      Example("upright import ~/MyApp", "from an app's sources, with file and line"),
      Example("upright import MyApp -o app.scenario", "write it to a file"),
      Example(
        "upright import MyApp --against app.scenario", "in CI: check that code and scenario agree"),
      Example("upright import MyApp --format json", "the facts, for programs"),
      Example("upright import Films.app/Info.plist", "from a property list, XML or binary"),
      Example("unzip -p Films.ipa '*.app/Info.plist' | upright import -", "from an archive"),
    ],
    notes: [
      "Reads a folder, .xcodeproj, or .xcworkspace without building it: Info.plist files "
        + "or the build settings that replace them, Swift and Objective-C sources, storyboards. "
        + "Each line of the scenario that comes from code ends with its file and line. It shows what "
        + "the code declares, and what it presents and pushes as it stands there; everything else "
        + "is listed first, as comments. Tests, pods, checked-out packages, and build "
        + "products are skipped; --all includes them.",
      "--against compares the sources with a scenario's setup and reports each difference with "
        + "both places; the exit status is 1 if there is one. If `import` wrote the scenario, its "
        + "tree, steps, and comments are compared too. With --format github, each is annotated.",
      "From an Info.plist alone come the orientations for each idiom, UIRequiresFullScreen, the "
        + "devices, the oldest version, the SDK, the life cycle, and one screen to replace.",
    ], options: [.output, .force, .target, .allFiles, .format("text", "json", "github"), .against]
  ) { invocation, environment throws(Trouble) in
    let project = try Project.read(invocation, in: environment)
    if let other = invocation.value(.against) {
      let file = try ScenarioFile.named(other, in: environment)
      return Comparison(project, try LoadedScenario(file, Selection())).response(
        invocation, environment)
    }
    guard invocation.format != "github" else {
      throw invocation.usage("--format github needs --against")
    }
    return invocation.answer(json: project.json, text: { _ in project.story.text }, in: environment)
  }
}

extension Option {
  static let target = Option(
    "--target", value: .text("NAME"),
    purpose: "The target to read; by default the project's first application.")
  static let allFiles = Option(
    "--all", purpose: "Include tests, pods, checked-out packages, and build products.")
  static let against = Option(
    "--against", value: .text("FILE"), purpose: "Report where the sources and this scenario differ."
  )
}

extension Invocation {
  /// What a command says: for programs, for GitHub, or else for people.
  func answer(
    json: @autoclosure () -> JSON, github: @autoclosure () -> String = "",
    text: (TextPaint) -> String, in environment: Environment
  ) -> Response {
    switch format {
    case "json": deliver(json().line)
    case "github": deliver(github())
    default: deliver(text(TextPaint(self, environment)))
    }
  }

  func write(_ text: String, to path: String, news: String = "") -> Response {
    Response(
      .write(NewFile(path: path, bytes: Array(text.utf8), replaces: has(.force), news: news)))
  }

  /// A text on standard output, or in the file that `-o` names.
  func deliver(_ text: String) -> Response {
    guard let path = value(.output), path != "-" else { return Response(output: text) }
    return write(text, to: path)
  }
}
