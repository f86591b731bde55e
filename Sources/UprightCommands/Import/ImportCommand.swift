import Exports
import OrientationModel
import OrientationScenarios
import ProjectReading

extension Command {
  static let importing = Command(
    "import", "Create a scenario from an app's sources or its Info.plist.",
    operand: .project,
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
        + "steps and comments are compared too. With --format github, each is annotated.",
      "From an Info.plist alone come the orientations for each idiom, UIRequiresFullScreen, the "
        + "devices, the oldest version, the SDK, the life cycle, and one screen to replace.",
    ], options: [.output, .force, .target, .allFiles, .format("text", "json", "github"), .against]
  ) { invocation, environment throws(Trouble) in
    let path = invocation.operands.first ?? ""
    let bytes: [UInt8]
    do throws(FileProblem) { bytes = try environment.bytes(of: path) } catch {
      guard error == .isDirectory else {
        throw .file(path == "-" ? "standard input" : path, error)
      }
      return try project(path, invocation, environment)
    }
    if [.target, .allFiles, .against].contains(where: invocation.has)
      || invocation.format == "github"
    {
      throw invocation.usage(
        "--target, --all, --against, and --format github need a project folder")
    }
    return try propertyList(bytes, path, invocation)
  }

  private static func project(
    _ path: String, _ invocation: Invocation, _ environment: Environment
  ) throws(Trouble) -> Response {
    let project = try Project(
      path, target: invocation.value(.target), takesAll: invocation.has(.allFiles),
      in: environment)
    if let other = invocation.value(.against) {
      let file = try ScenarioFile.named(other, in: environment)
      let believed = try LoadedScenario(file, Selection())
      return Comparison(project, believed).response(invocation)
    }
    guard invocation.format != "github" else {
      throw invocation.usage("--format github needs --against")
    }
    return invocation.deliver(
      invocation.format == "json"
        ? project.facts.json(besides: project.story.rest + project.story.open + project.facts.gaps)
          .line
        : project.story.text)
  }

  private static func propertyList(
    _ bytes: [UInt8], _ path: String, _ invocation: Invocation
  ) throws(Trouble) -> Response {
    let app: AppDescription
    do throws(PropertyListProblem) { app = try PropertyList.app(bytes) } catch {
      throw Trouble(.data, "\(path.harmless): error: \(error.text.harmless)\n")
    }
    let facts = ProjectFacts(
      list: app.list(file: path == "-" ? path : ScenarioFile.lastName(of: path)))
    var response = invocation.deliver(
      invocation.format == "json" ? facts.json().line : app.scenarioText(source: path))
    for value in app.unknownValues {
      response.tell(
        "\(path.harmless): warning: `\(value.harmless)` isn't an orientation; skipped\n")
    }
    return response
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
  /// What a command says: for programs, or else for people.
  func answer(
    json: @autoclosure () -> JSON, text: (TextPaint) -> String, in environment: Environment
  ) -> Response {
    Response(output: format == "json" ? json().line : text(TextPaint(self, environment)))
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
