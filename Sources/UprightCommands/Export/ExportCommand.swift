import BundledScenarios
import Exports
import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import TerminalModel

extension Command {
  static let export = Command(
    "export", "Export a run as a recording, picture, diagram, web page, or code.",
    operand: .perhapsScenario,
    examples: [
      Example("upright export popping.scenario --to svg -o popping.svg", "a picture"),
      Example("upright export popping.scenario --to html -o popping.html", "an interactive page"),
      Example("upright export popping.scenario --to svg --animate -o it.svg", "animated"),
      Example("upright export popping.scenario --to svg --fix 1", "before and after the fix"),
      Example("upright export popping.scenario --to cast -o popping.cast", "a recording"),
      Example("upright export popping.scenario --to markdown", "a page for a pull request"),
      Example("upright export popping.scenario --to swift --fix 1", "as code, with the fix"),
      Example("upright export popping.scenario --to xctest", "a UI test for Xcode"),
      Example(
        "upright export --questions -o Questions", "apps that ask you to open and rotate a Duo"),
    ],
    notes: [
      "The output depends only on the scenario, not on the time, the terminal, or other programs. "
        + "The same command always writes the same bytes.",
      "Without --step, the most telling step is used: the file's poster, a crash, "
        + "the first step that isn't as the file expects, or the first problem. An html page opens at the launch, "
        + "or at --step; `#step-2` after its address does the same. markdown is what `upright share` "
        + "prints. "
        + "--fix takes the number that `upright why` gives a fix of the same step. An option that doesn't apply to "
        + "a format is rejected.",
      "--all writes one file per bundled scenario to the folder OUT, which is created if it doesn't "
        + "exist. html and svg add an index.html that links to all of them.",
      "--questions writes an Xcode project for an iPhone Duo, with an app for each story. "
        + "Open, close, and rotate the device as they ask, for a few minutes, and they "
        + "answer what isn't known for sure about it, beginning with the rotation lock. "
        + "`rules --open --observed` reads what it prints.",
      "An html page is a single file that loads nothing else. It runs in any browser, with keys "
        + "and buttons, on every iOS version the scenario lists. With --page, or where UPRIGHT_PAGE is "
        + "set, it links to the page where readers can play it.",
      "A file is written completely or not at all; an existing file is only replaced with "
        + "--force. `-o -` is standard output.",
    ],
    options: [
      .exportKind, .output, .force, .stepShown, .animate, .fix, .castSize, .page, .all,
      .questions, .steps, .ios, .device,
    ],
    gone: [
      "--strip": "`--to html` shows every step; `--to svg --step N` shows one",
      "--beside": "`upright compare` shows versions side by side",
      "--pace": "`asciinema play --speed 2` plays a recording faster",
      "--tone":
        "pictures and pages are as light or dark as the reader's system; a page has a button",
      "--graph": "`upright explore` lists what a user can reach",
      "--to mermaid": "`--to markdown`, `--to svg`, and `upright why` show who was asked",
      "--to dot": "`--to markdown`, `--to svg`, and `upright why` show who was asked",
    ]
  ) { invocation, environment throws(Trouble) in
    if invocation.has(.questions) { return try questionnaire(invocation) }
    guard let word = invocation.value(.exportKind), let kind = ExportKind(rawValue: word) else {
      throw invocation.usage(
        "`export` needs --to", help: "expected one of: " + ExportKind.words.joined(separator: ", "))
    }
    let applicable = [Option.exportKind, .output, .force, .steps, .ios, .device] + kind.options
    try invocation.refuse(besides: applicable, for: "--to \(kind.rawValue)")
    if kind == .svg, invocation.has(.animate), invocation.has(.fix) {
      throw invocation.usage("--animate and --fix can't be combined")
    }
    if kind == .swift, invocation.has(.stepShown), !invocation.has(.fix) {
      throw invocation.usage("--to swift has every step", help: "--step says what --fix mends")
    }
    let options = try ExportOptions(invocation)
    if invocation.has(.all) { return try all(as: kind, options, invocation, environment) }
    guard invocation.operands.count == 1 else {
      throw invocation.usage(
        "`export` needs one scenario: a file, `-`, or the name of a bundled one",
        help: "--all exports every bundled one")
    }
    let loaded = try LoadedScenario(invocation, environment)
    let sources = loaded.exportSources(
      environment.screen, page: try invocation.livePage(environment))
    let input = ExportInput(loaded)
    do throws(ExportProblem) {
      var response = invocation.deliver(try input.export(kind, options, from: sources))
      // What could be played is told, as `run` does; the ending says that it is not everything.
      if input.play.stop != nil { response.add(Run(loaded).trouble) }
      return response
    } catch { throw invocation.usage(error.text, help: error.help) }
  }
}

extension Option {
  static let exportKind = Option(
    "--to", value: .words(ExportKind.words), purpose: "The format to export.")
  static let fix = Option(
    "--fix", value: .number,
    purpose: "Apply this fix; 1 is the best. An svg shows the step without and with it.")
  static let animate = Option("--animate", purpose: "As svg: an animated picture, step by step.")
  static let castSize = Option(
    "--size", value: .size, purpose: "The size of a cast's terminal; 80x24 by default.")
  static let all = Option("--all", purpose: "Every bundled scenario.")
  static let questions = Option(
    "--questions",
    purpose:
      "Xcode apps that answer open questions about an iPhone Duo while you open and rotate it.")
}

extension LoadedScenario {
  func exportSources(_ screen: PlaygroundScreen, page: String? = nil) -> ExportSources {
    ExportSources(
      filmed: { screen.film(session, $0) }, command: command,
      link: { step in page.map { SessionToken.link(to: token(at: step), on: $0) } })
  }

  /// What opens it in a terminal, so many steps on.
  func command(at step: Int) -> String { "upright play " + token(at: step) }

  func token(at step: Int) -> String { SessionToken.token(for: session, at: step) }

  /// Its story as the playground has it.
  var session: Session {
    let origin: Session.Origin =
      switch file.origin {
      case .bundled: .bundled(file.name)
      case .file, .input: .file(file.name)
      case .token: .token
      case .project: .file(file.nameOnDesk)
      }
    return Session(scenario, origin: origin, version: versions.first, device: devices.first)
  }

  /// What a test calls it, wherever it lies; what came in by a pipe goes by its title.
  fileprivate var storyName: String {
    switch file.origin {
    case .bundled: file.name
    case .file: ScenarioFile.lastName(of: file.name)
    case .project: file.nameOnDesk
    case .input, .token: (title.fileName ?? "session") + ScenarioFile.fileExtension
    }
  }
}

extension ExportInput {
  init(_ loaded: LoadedScenario) {
    self.init(
      loaded.scenario, title: loaded.file.plainName, name: loaded.storyName,
      device: loaded.devices.first, version: loaded.versions.first)
  }
}

/// What comes of an `export` in the playground.
package enum ExportOutcome: Hashable, Sendable {
  /// A file of the user's own name.
  case named(NewFile)
  /// A file under the first name that is free.
  case free(name: String, ending: String, text: String)
  /// Why nothing is written, in a line.
  case refused(String)
}

extension ExportRequest {
  /// The session as what its words say, by the same rules as on the command line.
  package func outcome(on screen: PlaygroundScreen) -> ExportOutcome {
    let session = Array(text.utf8)
    let environment = Environment(
      variable: { _ in nil }, read: { _ throws(FileProblem) in throw .notFound },
      readStandardInput: { () throws(FileProblem) in session },
      scenarioFiles: { _ throws(FileProblem) in throw .notFound }, screen: screen)
    let response = Program.respond(to: ["export", "-"] + words, in: environment)
    if let file = response.files.first { return .named(file) }
    guard let kind = words.lazy.compactMap({ ExportKind(rawValue: $0) }).first,
      !response.output.isEmpty, !words.contains("--help"), !words.contains("-h")
    else {
      let line = response.messages.split(separator: "\n").first.map(String.init) ?? ""
      let prefix = "upright: "
      let reason = line.hasPrefix(prefix) ? String(line.dropFirst(prefix.count)) : line
      return .refused(reason.isEmpty ? "Nothing was written." : reason)
    }
    return .free(name: name, ending: kind.fileExtension, text: response.output)
  }
}

extension ExportKind {
  static var words: [String] { allCases.map(\.rawValue) }

  /// The options that say something about this kind, besides what all take.
  fileprivate var options: [Option] {
    switch self {
    case .cast: [.castSize, .all]
    case .html: [.stepShown, .page, .all]
    case .svg: [.stepShown, .animate, .fix, .all]
    case .markdown: [.stepShown, .fix, .all]
    case .swift: [.stepShown, .fix]
    case .xctest: []
    case .json: [.all]
    }
  }
}

extension Command {
  /// A file each, in one folder, but for those that the version is too old for.
  private static func all(
    as kind: ExportKind, _ options: ExportOptions, _ invocation: Invocation,
    _ environment: Environment
  ) throws(Trouble) -> Response {
    let applicable: [Option] = [
      .all, .exportKind, .output, .force, .animate, .castSize, .ios, .device,
    ]
    try invocation.refuse(besides: applicable, for: "--all", takesOperand: false)
    let folder = try invocation.folder()
    let selection = try Selection(invocation)
    var texts: [(path: String, text: String)] = []
    var entries: [Gallery.Entry] = []
    for scenario in BundledScenario.all {
      let file = ScenarioFile(scenario)
      let reading = LoadedScenario.read(file, selection)
      if let versions = selection.versions, reading.scenario.stages(under: versions).isEmpty {
        continue
      }
      let loaded = try LoadedScenario(file, reading, selection)
      let input = ExportInput(loaded)
      let folders = scenario.name.split(separator: "/").map(String.init)
      let path = folders.joined(separator: "-") + "." + kind.fileExtension
      do throws(ExportProblem) {
        var sources = loaded.exportSources(environment.screen)
        sources.index = Gallery.fileName
        texts.append((path, try input.export(kind, options, from: sources)))
      } catch { throw invocation.usage("\(scenario.name): \(error.text)") }
      entries.append((path, folders[0], input))
    }
    guard kind == .html || kind == .svg else { return invocation.fill(folder, texts) }
    let index = (path: Gallery.fileName, text: Gallery(entries, of: kind).text)
    return invocation.fill(folder, [index] + texts)
  }

  /// The apps that settle open questions.
  private static func questionnaire(_ invocation: Invocation) throws(Trouble) -> Response {
    let applicable: [Option] = [.questions, .output, .force]
    try invocation.refuse(besides: applicable, for: "--questions", takesOperand: false)
    let folder = try invocation.folder()
    let selection = Selection(versions: [.firstWithDuo], device: .iPhoneDuo)
    let questionnaire = Questionnaire(
      try Questionnaire.stories.compactMap { BundledScenario.named($0) }.map {
        story throws(Trouble) in
        ExportInput(try LoadedScenario(ScenarioFile(story), selection))
      })
    return invocation.fill(folder, questionnaire.project, news: questionnaire.summary + "\n")
  }
}

extension Invocation {
  /// Refuses what would be taken silently and change nothing.
  fileprivate func refuse(
    besides applicable: [Option], for word: String, takesOperand: Bool = true
  ) throws(Trouble) {
    let others = command.options.filter { option in
      has(option) && !(applicable + Option.common).contains(option)
    }.map(\.key)
    guard let first = (others + (takesOperand ? [] : operands)).first else { return }
    throw usage("\(first.harmless) doesn't apply to \(word)")
  }

  fileprivate func folder() throws(Trouble) -> String {
    guard let folder = value(.output), folder != "-" else {
      throw usage("this writes many files, so it needs a folder: -o FOLDER")
    }
    return folder
  }

  fileprivate func fill(
    _ folder: String, _ texts: [(path: String, text: String)], news: String = ""
  ) -> Response {
    let start = folder + (folder.hasSuffix("/") ? "" : "/")
    var files = texts.map { path, text in
      NewFile(path: start + path, bytes: Array(text.utf8), replaces: has(.force))
    }
    files[files.count - 1].news = news
    return Response(.fill(folder, files))
  }
}

extension ExportOptions {
  init(_ invocation: Invocation) throws(Trouble) {
    self.init()
    step = try invocation.count(.stepShown)
    fix = try invocation.count(.fix)
    isAnimated = invocation.has(.animate)
    if let word = invocation.value(.castSize) {
      guard let size = Size(word) else {
        throw invocation.usage("`\(word.harmless)` isn't a size", help: "write 80x24")
      }
      self.size = size
    }
  }
}
