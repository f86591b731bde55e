import Exports
import OrientationModel
import OrientationScenarios

extension RulePage {
  private static let width = 80
  private static let shownScenarios = 20

  func text(_ paint: TextPaint, _ seen: Sightings? = nil) -> String {
    switch self {
    case .list(let rules): Self.list(rules, paint, seen)
    case .rule(let rule, let settlements): Self.whole(rule, settlements, paint, seen)
    case .assumptions(let assumptions):
      assumptions.map { Self.whole($0, paint) }.joined(separator: "\n")
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
      let lines = wrap(rule.title, width: width - 12)
      let blanks = String(repeating: " ", count: 12)
      for (index, line) in lines.enumerated() {
        text += (index == 0 ? paint(rule.number.padded(12), .rule) : blanks) + line + "\n"
      }
      if let sentence = seen?.sentence(rule) { text += row("", sentence) }
    }
    return text
  }

  private static func whole(
    _ rule: Rule, _ settlements: [Settlement], _ paint: TextPaint, _ seen: Sightings?
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
    text += row("Versions", rule.span) + row("Devices", idiom) + row("Role", rule.role.sentence)
    text += row("Confidence", rule.confidence.rawValue + doubt)
    if let seen {
      text += row("Observed", seen.sentence(rule) ?? "it had no word on \(seen.places)")
    }
    for (index, source) in rule.sources.enumerated() {
      text += row(index == 0 ? "Sources" : "", source)
    }
    let leaning = Assumption.allCases.filter { $0.rules.contains(rule) }
    for (index, assumption) in leaning.enumerated() {
      text += row(index == 0 ? "Open" : "", "\(assumption.name): \(assumption.question)")
    }
    return text + places(settlements)
  }

  /// The bundled scenarios where it settles something, one line each.
  private static func places(_ settlements: [Settlement]) -> String {
    guard !settlements.isEmpty else { return "\nIt settles nothing in a bundled scenario.\n" }
    var order: [String] = []
    var steps: [String: [Settlement]] = [:]
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

  private static func whole(_ assumption: Assumption, _ paint: TextPaint) -> String {
    let number = assumption.number.isEmpty ? "" : " (\(assumption.number))"
    return paint(assumption.name, .heading) + number + "\n"
      + wrap(assumption.question, width: width - 2).map { "  \($0)\n" }.joined()
      + "  Assumed: \(assumption.byDefault ? "yes" : "no"). Rules: "
      + assumption.rules.map { paint($0.number, .rule) }.joined(separator: ", ") + "\n"
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

  /// A title and its text, which is wrapped in a column of its own.
  private static func row(_ title: String, _ text: String) -> String {
    wrap(text, width: width - 12).enumerated().map { index, line in
      (index == 0 ? title : "").padded(12) + line + "\n"
    }.joined()
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
    case .list(let rules): .array(rules.map { .object($0.members + Self.members($0, seen)) })
    case .rule(let rule, let settlements):
      .object(
        rule.members + Self.members(rule, seen) + [
          .init(key: "scenarios", value: .array(settlements.map(\.json)))
        ])
    case .assumptions(let assumptions): .array(assumptions.map(\.json))
    case .code(let code):
      [
        "id": .string(code.text), "title": .string(code.title),
        "statement": .string(code.paragraph),
        "wrong": .string(code.wrong), "right": .string(code.right),
      ]
    }
  }

  private static func members(_ rule: Rule, _ seen: Sightings?) -> [JSON.Member] {
    seen.map { [.init(key: "observed", value: $0.json(rule))] } ?? []
  }
}

extension Rule {
  fileprivate var members: [JSON.Member] {
    let object: JSON = [
      "id": .string(number), "title": .string(title), "statement": .string(statement),
      "role": .string(role.rawValue), "since": since.map { .string(String($0)) } ?? .null,
      "until": until.map { .string(String($0)) } ?? .null, "idiom": .string(idiom.rawValue),
      "confidence": .string(confidence.rawValue), "doubt": doubt.isEmpty ? .null : .string(doubt),
      "sources": .strings(sources),
      "assumptions": .strings(Assumption.allCases.filter { $0.rules.contains(self) }.map(\.name)),
    ]
    if case .object(let members) = object { return members }
    return []
  }
}

extension Settlement {
  fileprivate var json: JSON {
    [
      "scenario": .string(scenario), "step": .number(step), "line": .number(line),
      "action": .string(action), "ios": .strings(versions.map(\.text)),
    ]
  }
}

extension Assumption {
  fileprivate var json: JSON {
    [
      "name": .string(name), "byDefault": .bool(byDefault),
      "number": number.isEmpty ? .null : .string(number), "question": .string(question),
      "rules": .strings(rules.map(\.number)),
    ]
  }
}
