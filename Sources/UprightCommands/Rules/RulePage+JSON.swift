import Exports
import OrientationModel
import OrientationScenarios

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
        "statement": .string(code.explanation.paragraph),
        "wrong": .string(code.explanation.wrong), "right": .string(code.explanation.right),
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
      "assumptions": .strings(
        Assumption.allCases.filter { $0.rules.contains(self) }.map(\.name)),
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
