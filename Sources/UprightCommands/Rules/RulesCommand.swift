import BundledScenarios
import Exports
import OrientationModel
import OrientationScenarios
import OrientationTelling

extension Command {
  static let rules = Command(
    "rules", "Look up UIKit's orientation rules, their versions, and the evidence.",
    operand: .rule,
    examples: [
      Example("upright rules", "every rule, one per line"),
      Example("upright rules CHOOSE-2", "one rule in full, with its sources"),
      Example("upright rules CHOOSE", "one chapter"),
      Example("upright rules --open", "open questions"),
      Example("upright rules --scope", "what isn't modeled"),
      Example("upright rules device-before-current", "one of the assumptions"),
      Example("upright rules CHOOSE-4 --observed seen.scenario", "and whether it was observed"),
      Example("upright rules E104", "what an error code means"),
    ],
    notes: [
      "To flip an assumption, add a line `assume NAME yes` or `assume NAME no` "
        + "to a scenario.",
      "With --observed, each rule and each open question shows what the app from "
        + "`export --questions` observed on a device.",
    ], options: [.open, .scope, .observed, .format("text", "json")]
  ) { invocation, environment throws(Trouble) in
    let page = try RulePage(invocation)
    let seen = try invocation.observations(in: environment)
    return invocation.answer(
      json: page.json(seen), text: { page.text($0, seen) }, in: environment)
  }
}

extension Option {
  static let open = Option("--open", purpose: "List the open questions and the assumed answers.")
  static let scope = Option("--scope", purpose: "List what isn't modeled.")
}

enum RulePage: Sendable {
  case list([Rule])
  case rule(Rule, RuleSteps)
  case assumptions([Assumption])
  case assumption(Assumption, [AnsweringStory])
  case code(Problem.Code)
  case scope

  init(_ invocation: Invocation) throws(Trouble) {
    let lists = [Option.open, .scope].filter(invocation.has)
    if let list = lists.first, lists.count + invocation.operands.count > 1 {
      let other = lists.count > 1 ? lists[1].key : "`\(invocation.operands[0].harmless)`"
      throw invocation.usage("\(list.key) and \(other) can't be combined")
    }
    guard let word = invocation.operands.first else {
      guard !invocation.has(.scope) else {
        self = .scope
        return
      }
      self = invocation.has(.open) ? .assumptions(Assumption.allCases) : .list(Rule.allCases)
      return
    }
    if let rule = Rule(number: word) {
      self = .rule(rule, RuleSteps.byRule[rule] ?? RuleSteps())
    } else if let code = Problem.Code(text: word) {
      self = .code(code)
    } else if let assumption = Assumption(name: word) {
      self = .assumption(assumption, AnsweringStory.all(of: assumption))
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
      "unknown rule `\(word.harmless)`",
      help: nearest ?? "`upright rules` lists the rules, and `upright rules --open` lists the "
        + "assumptions")
  }
}

/// Where a rule is at work in the bundled scenarios, in their order.
struct RuleSteps: Hashable, Sendable {
  var settled: [RuleStep] = []
  /// Where it has a word, settling or not.
  var heard: [RuleStep] = []

  /// Of every rule, from one play of everything there is.
  static let byRule: [Rule: RuleSteps] = {
    var byRule: [Rule: RuleSteps] = [:]
    for loaded in BundledScenario.all.compactMap({ LoadedScenario($0) }) {
      for stage in loaded.stages {
        for episode in Run(loaded, on: stage).play.episodes {
          let step = RuleStep(
            scenario: loaded.file.name, step: episode.number,
            line: episode.number == 0 ? loaded.scenario.rootLine : episode.line,
            action: episode.name)
          for rule in episode.trace.rules {
            byRule[rule, default: RuleSteps()].heard.add(step, on: stage.version)
          }
          guard let rule = episode.trace.because else { continue }
          byRule[rule, default: RuleSteps()].settled.add(step, on: stage.version)
        }
      }
    }
    return byRule
  }()
}

struct RuleStep: Hashable, Sendable {
  var scenario: String
  var step: Int
  var line: Int
  var action: String
  /// The versions that are meant, on whichever device.
  var versions: [SystemVersion] = []
}

extension [RuleStep] {
  /// Adds a version to a step; those of the scenario, which is the last one, are in their order.
  fileprivate mutating func add(_ step: RuleStep, on version: SystemVersion) {
    let first = lastIndex { $0.scenario != step.scenario }.map { $0 + 1 } ?? 0
    let place = self[first...].firstIndex { $0.step >= step.step } ?? endIndex
    if place == endIndex || self[place].step != step.step { insert(step, at: place) }
    if !self[place].versions.contains(version) { self[place].versions.append(version) }
  }
}

extension RulePage {
  private static let shownScenarios = 20

  func text(_ paint: TextPaint, _ seen: [ObservationReport] = []) -> String {
    switch self {
    case .list(let rules): Self.list(rules, paint, seen)
    case .rule(let rule, let steps): Self.whole(rule, steps, paint, seen)
    case .assumptions(let assumptions):
      assumptions.map { Self.whole($0, paint, seen) }.joined(separator: "\n")
    case .assumption(let assumption, let stories):
      Self.whole(assumption, paint, seen) + Self.answers(stories)
    case .code(let code): Self.whole(code, paint)
    case .scope: Scope.text(paint)
    }
  }

  /// A line each, chapters apart.
  private static func list(_ rules: [Rule], _ paint: TextPaint, _ seen: [ObservationReport])
    -> String
  {
    var text = ""
    var last: Rule.Chapter?
    for rule in rules {
      if let last, last != rule.chapter { text += "\n" }
      last = rule.chapter
      text += row(rule.number, rule.title, at: 12) { paint($0, .rule) }
      if let sentence = seen.sentence(rule) { text += row("", sentence, at: 12) }
    }
    return text
  }

  private static func whole(
    _ rule: Rule, _ steps: RuleSteps, _ paint: TextPaint, _ seen: [ObservationReport]
  ) -> String {
    let idiom =
      switch rule.idiom {
      case .any: "iPhone and iPad"
      case .phone: "iPhone"
      case .pad: "iPad"
      }
    let doubt = rule.doubt.isEmpty ? "" : " (\(rule.doubt))"
    var text = paint("\(rule.number)  \(rule.title)", .heading) + "\n\n"
    text += wrapped(rule.statement) + "\n"
    text +=
      row("Versions", rule.span, at: 12) + row("Devices", idiom, at: 12)
      + row("Role", rule.role.sentence, at: 12)
    text += row(
      "Confidence", "\(rule.confidence.rawValue): \(rule.confidence.meaning)\(doubt)", at: 12)
    if !seen.isEmpty {
      text += row("Observed", seen.sentence(rule) ?? "not observed on \(seen.places)", at: 12)
    }
    for (index, source) in rule.sources.enumerated() {
      text += row(index == 0 ? "Sources" : "", source, at: 12)
    }
    let leaning = Assumption.allCases.filter { $0.rules.contains(rule) }
    for (index, assumption) in leaning.enumerated() {
      text += row(index == 0 ? "Open" : "", "\(assumption.name): \(assumption.question)", at: 12)
      for answer in seen.answers(to: assumption) { text += row("", answer, at: 12) }
    }
    if !steps.settled.isEmpty { return text + places("Decides the result in:", steps.settled) }
    return text + (steps.heard.isEmpty ? "" : places("Applies in:", steps.heard))
  }

  /// Bundled scenarios, one line each.
  private static func places(_ heading: String, _ all: [RuleStep]) -> String {
    let scenarios = all.grouped(by: \.scenario)
    let shown = scenarios.prefix(shownScenarios).map { name, steps in
      "  \(name), step \(steps.map { String($0.step) }.joined(separator: ", "))\n"
    }
    let rest = scenarios.count - shownScenarios
    return "\n\(heading)\n" + shown.joined()
      + (rest > 0 ? "  and in \(rest) more (--format json lists them all)\n" : "")
  }

  private static func whole(
    _ assumption: Assumption, _ paint: TextPaint, _ seen: [ObservationReport]
  ) -> String {
    let number = assumption.number.isEmpty ? "" : " (\(assumption.number))"
    return paint(assumption.name, .heading) + number + "\n"
      + wrap(assumption.question, width: pageWidth - 2).map { "  \($0)\n" }.joined()
      + "  Assumed: \(assumption.byDefault ? "yes" : "no"). Rules: "
      + assumption.rules.map { paint($0.number, .rule) }.joined(separator: ", ") + "\n"
      + seen.answers(to: assumption).map { "  \($0)\n" }.joined()
  }

  private static func answers(_ stories: [AnsweringStory]) -> String {
    stories.enumerated().map { index, story in
      row(index == 0 ? "  Said:" : "", story.sentence, at: 9)
    }.joined()
  }

  private static func whole(_ code: Problem.Code, _ paint: TextPaint) -> String {
    paint("\(code.text)  \(code.title)", .heading) + "\n\n"
      + wrapped(code.paragraph)
      + "\n" + paint("Wrong:", .bad) + "\n\n" + indented(code.wrong)
      + "\n" + paint("Right:", .good) + "\n\n" + indented(code.right)
  }

  private static func indented(_ example: String) -> String {
    example.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "  \(String($0).harmless)\n" }.joined()
  }
}

extension Rule {
  fileprivate var span: String {
    switch (since, until) {
    case (nil, nil): "every iOS"
    case (let since?, nil): "iOS \(since.text) and later"
    case (nil, let until?): "up to iOS \(until.text)"
    case (let since?, let until?):
      since == until ? "iOS \(since.text)" : "iOS \(since.text) to \(until.text)"
    }
  }
}

extension Rule.Role {
  fileprivate var sentence: String {
    switch self {
    case .decides: "decides: sets the orientation, rejects a change, or throws an exception"
    case .narrows: "narrows: removes orientations, or determines who UIKit asks"
    case .tells: "tells: describes what is called, logged, laid out, or read"
    case .informs: "informs: background, for reference only"
    }
  }
}

extension RulePage {
  /// An array for lists, an object for one thing.
  func json(_ seen: [ObservationReport] = []) -> JSON {
    switch self {
    case .list(let rules): rules.map { $0.json(seen) }.json
    case .rule(let rule, let steps):
      rule.json(seen) + [
        "scenarios": steps.settled.map(\.json), "heard": steps.heard.map(\.json),
      ]
    case .assumptions(let assumptions): assumptions.map(\.json).json
    case .assumption(let assumption, let stories):
      [assumption.json + ["answers": stories.map(\.json)]].json
    case .code(let code):
      [
        "id": code.text, "title": code.title, "statement": code.paragraph,
        "wrong": code.wrong, "right": code.right,
      ]
    case .scope: Scope.json
    }
  }
}

extension Rule {
  fileprivate func json(_ seen: [ObservationReport]) -> JSON {
    let object: JSON = [
      "id": number, "title": title, "statement": statement, "role": role.rawValue,
      "since": since.map(\.text), "until": until.map(\.text), "idiom": idiom.rawValue,
      "confidence": confidence.rawValue, "doubt": doubt.isEmpty ? nil : doubt,
      "sources": sources.map { source -> JSON in ["text": source, "url": SourceAddress(source).url]
      },
      "assumptions": Assumption.allCases.filter { $0.rules.contains(self) }.map(\.name),
    ]
    return object + (seen.isEmpty ? [:] : ["observed": seen.json(self)])
  }
}

extension RuleStep {
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
    ]
  }
}
