import BundledScenarios
import Exports
import OrientationScenarios
import Playground

extension Command {
  static let export = Command(
    "export", "Turn a play into a recording, a picture, a diagram, a page, or code.",
    usage:
      "FILE --to KIND [-o OUT [--force]] [--step N] [--strip] [--graph] [--fix N] [--tone TONE] "
      + "[--pace PACE] [--size WxH] [-e STEP]... [--ios N] [--device NAME] | --all --to KIND -o OUT",
    operand: .perhapsScenario,
    examples: [
      Example("upright export popping.scenario --to svg -o popping.svg", "a picture"),
      Example("upright export popping.scenario --to svg --strip -o all.svg", "of every step"),
      Example("upright export popping.scenario --to cast -o popping.cast", "a recording"),
      Example("upright export popping.scenario --to markdown", "a page for a pull request"),
      Example("upright export popping.scenario --to mermaid --step 2", "who was asked"),
      Example("upright export popping.scenario --to swift --fix 1", "as code, put right"),
      Example("upright export --all --to xctest -o Rehearsal", "an Xcode project with a test"),
    ],
    notes: [
      "What is exported depends on the scenario alone: no clock, no terminal, no other program. "
        + "The same command writes the same bytes every time.",
      "Without --step it is about the last step at which something went wrong, or the last one. "
        + "--fix takes the changes by the numbers `upright why` gives them. An option that means "
        + "nothing to a kind is refused.",
      "--all is about every bundled scenario. As xctest or swift it makes an Xcode project in the "
        + "folder OUT: an app for each Info.plist that is asked for, and a UI test with a method for "
        + "each scenario. Where OUT ends with .swift, or is missing, it is one file: the test, or "
        + "the apps. Every other kind makes a file each. OUT is made where it is missing.",
      "A file is written whole or not at all; one that is there already is replaced with --force "
        + "only. `-o -` is standard output.",
    ],
    options: [
      .exportKind, .output, .force, .stepShown, .strip, .graph, .fix, .tone, .pace, .castSize, .all,
      .steps,
      .ios, .device,
    ]
  ) { invocation, environment throws(Trouble) in
    guard let word = invocation.value(.exportKind), let kind = ExportKind(rawValue: word) else {
      throw invocation.usage(
        "`export` needs --to", help: "it can be " + ExportKind.words.joined(separator: ", "))
    }
    try kind.check(invocation)
    let options = try ExportOptions(invocation)
    if invocation.has(.all) { return try ExportAll(kind, options).response(to: invocation) }
    guard let name = invocation.operands.first, invocation.operands.count == 1 else {
      throw invocation.usage(
        "`export` needs one scenario: a file, `-`, or the name of a bundled one",
        help: "--all is about every bundled one")
    }
    var loaded = try LoadedScenario(named: name, invocation, environment)
    try loaded.add(steps: invocation.allValues(.steps))
    let exhibit = Exhibit(loaded)
    do throws(ExportProblem) {
      var response = invocation.deliver(
        try exhibit.export(kind, options, filmed: loaded.film))
      // What could be played is told, as `run` does; the ending says that it is not everything.
      if exhibit.play.stop != nil { Run(loaded).end(&response) }
      return response
    } catch {
      throw invocation.usage(error.text, help: "`upright why` lists what there is")
    }
  }
}

extension Option {
  static let exportKind = Option(
    "--to", value: .words(ExportKind.words), purpose: "What to turn it into.")
  static let strip = Option("--strip", purpose: "Every step in one svg, not only one.")
  static let graph = Option(
    "--graph", purpose: "What a user can reach, as mermaid or dot, not the tree at one step.")
  static let fix = Option(
    "--fix", value: .number,
    purpose: "As swift or markdown: with this change made; 1 is the best one.")
  static let tone = Option(
    "--tone", value: .words(PictureTone.allCases.map(\.rawValue)),
    purpose: "The colours of an svg; auto follows the reader's system.")
  static let pace = Option(
    "--pace", value: .words(Pace.allCases.map(\.rawValue)), purpose: "How fast a cast goes.")
  static let castSize = Option(
    "--size", value: .size, purpose: "How large a cast's terminal is: 80x24 by default.")
  static let all = Option("--all", purpose: "Every bundled scenario.")
}

extension LoadedScenario {
  /// A file, a bundled scenario, or what a token from the playground stands for.
  fileprivate init(
    named name: String, _ invocation: Invocation, _ environment: Environment
  ) throws(Trouble) {
    let selection = try Selection(invocation).single(invocation)
    do throws(Trouble) {
      self = try LoadedScenario(try ScenarioFile.named(name, in: environment), selection)
    } catch {
      guard error.exitCode == .noInput, Token.isLikely(name) else { throw error }
      do throws(Token.Problem) {
        let session = try Token.session(of: name)
        let file = ScenarioFile("session", [], .input)
        self.init(
          file, session.saved,
          Selection(
            versions: selection.versions ?? [session.setting.version],
            device: selection.device ?? session.setting.device))
      } catch {
        throw Trouble(.data, "upright: \(error.sentence)")
      }
    }
  }
}

extension LoadedScenario {
  /// What an observation calls it, wherever it lies: what came in by a pipe is to be saved under
  /// its title.
  fileprivate var storyName: String {
    switch file.origin {
    case .bundled: return file.name
    case .file: return ScenarioFile.lastName(of: file.name)
    case .input: break
    }
    let letters = title.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    let words = String(letters).split(separator: "-").joined(separator: "-")
    return (words.isEmpty ? "session" : words) + ScenarioFile.fileExtension
  }
}

extension Exhibit {
  init(_ loaded: LoadedScenario) {
    self.init(
      loaded.scenario, title: loaded.file.plainName, name: loaded.storyName,
      device: loaded.devices.first, version: loaded.versions.first)
  }
}
