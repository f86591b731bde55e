import BundledScenarios
import Exports
import OrientationModel
import OrientationScenarios
import OrientationTelling

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
      "With --observed, what a test from `export --to xctest` saw on a simulator, or the app from "
        + "`export --questions` in a hand, stands beside the rules: those that were seen at work there, "
        + "and those that were not.",
    ], options: [.open, .observed, .format("text", "json")]
  ) { invocation, environment throws(Trouble) in
    let page = try RulePage(invocation)
    let runs = try invocation.observations(in: environment)
    let seen = runs.isEmpty ? nil : Sightings(runs)
    var response = Response(
      output: invocation.format == "json"
        ? page.json(seen).line
        : page.text(
          TextPaint(invocation, environment), seen,
          known: Testimony.all + (seen?.testimonies ?? [])))
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
  case rule(Rule, settles: [SettledStep])
  case assumptions([Assumption])
  case code(Problem.Code)

  init(_ invocation: Invocation) throws(Trouble) {
    guard let word = invocation.operands.first else {
      self = invocation.has(.open) ? .assumptions(Assumption.allCases) : .list(Rule.allCases)
      return
    }
    if let rule = Rule(number: word) {
      self = .rule(rule, settles: SettledStep.all(by: rule))
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
struct SettledStep: Hashable, Sendable {
  var scenario: String
  var step: Int
  var line: Int
  var action: String
  /// The versions under which it does, on whichever device.
  var versions: [SystemVersion]

  /// Every place where a rule is the reason, in the order of the scenarios.
  static func all(by rule: Rule) -> [SettledStep] { byRule[rule] ?? [] }

  /// All of them, from one play of everything there is.
  private static let byRule: [Rule: [SettledStep]] = {
    var byRule: [Rule: [SettledStep]] = [:]
    for bundled in BundledScenario.all {
      let file = ScenarioFile(bundled)
      let reading = Scenario.parse(file.bytes)
      guard reading.isRight else { continue }
      let loaded = LoadedScenario(file, reading.scenario, Selection())
      for (rule, places) in places(in: loaded) {
        byRule[rule, default: []] += places.values.sorted { $0.step < $1.step }
      }
    }
    return byRule
  }()

  /// By the rule, and the step's number.
  private static func places(in loaded: LoadedScenario) -> [Rule: [Int: SettledStep]] {
    var places: [Rule: [Int: SettledStep]] = [:]
    for device in loaded.devices {
      for version in loaded.versions {
        for episode in Run(loaded, device: device, version: version).play.episodes {
          guard let rule = episode.trace.because else { continue }
          let step = SettledStep(
            scenario: loaded.file.name, step: episode.number,
            line: episode.number == 0 ? loaded.rootLine : episode.line, action: episode.name,
            versions: [])
          places[rule, default: [:]][episode.number, default: step].add(version)
        }
      }
    }
    return places
  }

  private mutating func add(_ version: SystemVersion) {
    if !versions.contains(version) { versions.append(version) }
  }
}

extension RulePage {
  private static let width = 80
  private static let shownScenarios = 20

  /// `known` is what people have seen of the open questions.
  func text(
    _ paint: TextPaint, _ seen: Sightings? = nil, known: [Testimony] = Testimony.all
  ) -> String {
    switch self {
    case .list(let rules): Self.list(rules, paint, seen)
    case .rule(let rule, let settlements): Self.whole(rule, settlements, paint, seen, known)
    case .assumptions(let assumptions):
      assumptions.map { Self.whole($0, paint, known) }.joined(separator: "\n")
    case .code(let code): Self.whole(code, paint)
    }
  }

  /// A line each, chapters apart.
  private static func list(_ rules: [Rule], _ paint: TextPaint, _ seen: Sightings?) -> String {
    var text = ""
    var last: Rule.Chapter?
    for rule in rules {
      if let last, last != rule.chapter { text += "\n" }
      last = rule.chapter
      text += row(rule.number, rule.title, at: 12) { paint($0, .rule) }
      if let sentence = seen?.sentence(rule) { text += row("", sentence, at: 12) }
    }
    return text
  }

  private static func whole(
    _ rule: Rule, _ settlements: [SettledStep], _ paint: TextPaint, _ seen: Sightings?,
    _ known: [Testimony]
  ) -> String {
    let idiom =
      switch rule.idiom {
      case .any: "iPhone and iPad"
      case .phone: "iPhone"
      case .pad: "iPad"
      }
    let doubt = rule.doubt.isEmpty ? "" : " (\(rule.doubt))"
    var text = paint("\(rule.number)  \(rule.title)", .heading) + "\n\n"
    text += wrapped(rule.statement, width: width) + "\n"
    text +=
      row("Versions", rule.span, at: 12) + row("Devices", idiom, at: 12)
      + row("Role", rule.role.sentence, at: 12)
    text += row(
      "Confidence", "\(rule.confidence.rawValue): \(rule.confidence.meaning)\(doubt)", at: 12)
    if let seen {
      text += row("Observed", seen.sentence(rule) ?? "it had no word on \(seen.places)", at: 12)
    }
    for (index, source) in rule.sources.enumerated() {
      text += row(index == 0 ? "Sources" : "", source, at: 12)
    }
    let leaning = Assumption.allCases.filter { $0.rules.contains(rule) }
    for (index, assumption) in leaning.enumerated() {
      text += row(index == 0 ? "Open" : "", "\(assumption.name): \(assumption.question)", at: 12)
      for testimony in assumption.testimonies(among: known) {
        text += row("", "Seen: \(testimony.sentence)", at: 12)
      }
    }
    return text + places(settlements)
  }

  /// The bundled scenarios where it settles something, one line each.
  private static func places(_ settlements: [SettledStep]) -> String {
    guard !settlements.isEmpty else { return "\nIt settles nothing in a bundled scenario.\n" }
    var order: [String] = []
    var steps: [String: [SettledStep]] = [:]
    for settlement in settlements {
      if steps[settlement.scenario] == nil { order.append(settlement.scenario) }
      steps[settlement.scenario, default: []].append(settlement)
    }
    var text = "\nIt settles something in:\n"
    for name in order.prefix(shownScenarios) {
      let numbers = (steps[name] ?? []).map { String($0.step) }.joined(separator: ", ")
      text += "  \(name), step \(numbers)\n"
    }
    let rest = order.count - shownScenarios
    return text + (rest > 0 ? "  and in \(rest) more (--format json has them all)\n" : "")
  }

  private static func whole(
    _ assumption: Assumption, _ paint: TextPaint, _ known: [Testimony]
  ) -> String {
    let number = assumption.number.isEmpty ? "" : " (\(assumption.number))"
    return paint(assumption.name, .heading) + number + "\n"
      + wrap(assumption.question, width: width - 2).map { "  \($0)\n" }.joined()
      + "  Assumed: \(assumption.byDefault ? "yes" : "no"). Rules: "
      + assumption.rules.map { paint($0.number, .rule) }.joined(separator: ", ") + "\n"
      + assumption.testimonies(among: known).map { "  Seen: \($0.sentence)\n" }.joined()
  }

  private static func whole(_ code: Problem.Code, _ paint: TextPaint) -> String {
    paint("\(code.text)  \(code.title)", .heading) + "\n\n"
      + wrapped(code.paragraph, width: width)
      + "\n" + paint("Wrong:", .bad) + "\n\n" + indented(code.wrong)
      + "\n" + paint("Right:", .good) + "\n\n" + indented(code.right)
  }

  private static func indented(_ example: String) -> String {
    example.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "  \(String($0).harmless)\n" }.joined()
  }
}

extension Rule {
  /// The versions it holds on.
  fileprivate var span: String {
    switch (since, until) {
    case (nil, nil): "every iOS"
    case (let since?, nil): "iOS \(since) on"
    case (nil, let until?): "up to iOS \(until)"
    case (let since?, let until?): since == until ? "iOS \(since)" : "iOS \(since) to \(until)"
    }
  }
}

extension Rule.Role {
  fileprivate var sentence: String {
    switch self {
    case .decides: "decides: settles the orientation, refuses a change or raises an exception"
    case .narrows: "narrows: takes orientations away, or names who is asked"
    case .tells: "tells: says what is called, printed, laid out or read"
    case .informs: "informs: it is there to be read"
    }
  }
}

extension RulePage {
  /// An array for lists, an object for one thing.
  func json(_ seen: Sightings? = nil) -> JSON {
    switch self {
    case .list(let rules): rules.map { $0.json(seen) }.json
    case .rule(let rule, let settlements): rule.json(seen) + ["scenarios": settlements.map(\.json)]
    case .assumptions(let assumptions): assumptions.map(\.json).json
    case .code(let code):
      [
        "id": code.text, "title": code.title, "statement": code.paragraph,
        "wrong": code.wrong, "right": code.right,
      ]
    }
  }
}

extension Rule {
  fileprivate func json(_ seen: Sightings?) -> JSON {
    let object: JSON = [
      "id": number, "title": title, "statement": statement, "role": role.rawValue,
      "since": since.map { String($0) }, "until": until.map { String($0) }, "idiom": idiom.rawValue,
      "confidence": confidence.rawValue, "doubt": doubt.isEmpty ? nil : doubt, "sources": sources,
      "assumptions": Assumption.allCases.filter { $0.rules.contains(self) }.map(\.name),
    ]
    return object + (seen.map { ["observed": $0.json(self)] } ?? [:])
  }
}

extension SettledStep {
  fileprivate var json: JSON {
    [
      "scenario": scenario, "step": step, "line": line, "action": action,
      "ios": versions.map(\.text),
    ]
  }
}

extension Assumption {
  fileprivate var json: JSON {
    [
      "name": name, "byDefault": byDefault, "number": number.isEmpty ? nil : number,
      "question": question, "rules": rules.map(\.number),
      "seen": testimonies().map { seen -> JSON in
        ["answer": seen.answer, "ios": seen.ios, "model": seen.model, "by": seen.witness]
      },
    ]
  }
}
