import BundledScenarios
import Exports
import OrientationModel
import OrientationScenarios

extension Command {
  static let rules = Command(
    "rules", "The rule book: what UIKit does, since when, and how sure we are.",
    usage: "[ID] [--open] [--observed FILE]... [--format text|json]", operand: .rule,
    examples: [
      Example("upright rules", "every rule, a line each"),
      Example("upright rules CHOOSE-2", "one rule, whole, with its sources"),
      Example("upright rules CHOOSE", "one chapter"),
      Example("upright rules --open", "what nobody knows for sure"),
      Example("upright rules device-before-current", "one of those assumptions"),
      Example("upright rules CHOOSE-4 --observed seen.json", "and where it was seen at work"),
      Example("upright rules E104", "what an error code means"),
    ],
    notes: [
      "An open question is answered the other way by a line `assume NAME yes` or `assume NAME no` "
        + "in a scenario.",
      "With --observed, what a test from `export --to xctest` saw on a simulator stands beside the "
        + "rules: those that were seen at work there, and those that were not.",
    ], options: [.open, .observed, .format("text", "json")]
  ) { invocation, environment throws(Trouble) in
    let page = try RulePage(invocation)
    let runs = try invocation.observations(in: environment)
    let seen = runs.isEmpty ? nil : Sightings(runs)
    var response = Response(
      output: invocation.format == "json"
        ? page.json(seen).line : page.text(TextPaint(invocation, environment), seen))
    for trouble in seen?.troubles ?? [] { response.add(trouble) }
    return response
  }
}

extension Option {
  static let open = Option("--open", purpose: "The open questions, and the answers assumed.")
}

/// What of the book is shown.
enum RulePage: Sendable {
  case list([Rule])
  case rule(Rule, settles: [Settlement])
  case assumptions([Assumption])
  case code(Problem.Code)

  init(_ invocation: Invocation) throws(Trouble) {
    guard let word = invocation.operands.first else {
      self = invocation.has(.open) ? .assumptions(Assumption.allCases) : .list(Rule.allCases)
      return
    }
    if let rule = Rule(number: word) {
      self = .rule(rule, settles: Settlement.all(by: rule))
    } else if let code = Problem.Code(text: word) {
      self = .code(code)
    } else if let assumption = Assumption(name: word) {
      self = .assumptions([assumption])
    } else if let chapter = Rule.Chapter.allCases.first(where: { $0.name == word.uppercased() }) {
      self = .list(Rule.allCases.filter { $0.chapter == chapter })
    } else {
      throw Self.unknown(word, invocation)
    }
  }

  private static func unknown(_ word: String, _ invocation: Invocation) -> Trouble {
    let known =
      Rule.allCases.map(\.number) + Assumption.allCases.map(\.name)
      + Problem.Code.allCases.map(\.text) + Rule.Chapter.allCases.map(\.name)
    let wanted = word.contains("-") && word.first?.isUppercase == false ? word : word.uppercased()
    let nearest = Nearest.word(to: wanted, among: known).map { "did you mean `\($0)`?" }
    return invocation.usage(
      "the rule book has no `\(word.harmless)`",
      help: nearest ?? "`upright rules` lists the rules, `upright rules --open` the assumptions")
  }
}

/// A place in the bundled scenarios where a rule settles something.
struct Settlement: Hashable, Sendable {
  var scenario: String
  var step: Int
  var line: Int
  var action: String
  /// The versions under which it does, on whichever device.
  var versions: [SystemVersion]

  /// Every place where a rule is the reason, in the order of the scenarios.
  static func all(by rule: Rule) -> [Settlement] {
    BundledScenario.all.flatMap { bundled -> [Settlement] in
      let file = ScenarioFile(bundled)
      let reading = Scenario.parse(file.bytes)
      guard reading.isRight else { return [] }
      return places(of: rule, in: LoadedScenario(file, reading.scenario, Selection()))
    }
  }

  private static func places(of rule: Rule, in loaded: LoadedScenario) -> [Settlement] {
    var places: [Int: Settlement] = [:]
    for device in loaded.devices {
      for version in loaded.versions {
        let run = Run(loaded, device: device, version: version)
        for episode in run.play.episodes where episode.trace.because == rule {
          places[
            episode.number,
            default: Settlement(
              scenario: loaded.file.name, step: episode.number,
              line: episode.number == 0 ? loaded.rootLine : episode.line,
              action: episode.name, versions: [])
          ].add(version)
        }
      }
    }
    return places.values.sorted { $0.step < $1.step }
  }

  private mutating func add(_ version: SystemVersion) {
    if !versions.contains(version) { versions.append(version) }
  }
}
