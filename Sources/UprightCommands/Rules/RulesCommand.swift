import OrientationModel
import OrientationScenarios

extension Command {
  static let rules = Command(
    "rules", "The rule book: what UIKit does, since when, and how sure we are.",
    usage: "[ID] [--open] [--format text|json]",
    operand: .rule,
    examples: [
      Example("upright rules", "every rule, a line each"),
      Example("upright rules CHOOSE-2", "one rule, whole, with its sources"),
      Example("upright rules CHOOSE", "one chapter"),
      Example("upright rules --open", "what nobody knows for sure"),
      Example("upright rules device-before-current", "one of those assumptions"),
      Example("upright rules E104", "what an error code means"),
    ],
    notes: [
      "An open question is answered the other way by a line `assume NAME yes` or `assume NAME no` "
        + "in a scenario."
    ],
    options: [.open, .format("text", "json")]
  ) { invocation, environment throws(Trouble) in
    let page = try RulePage(invocation)
    return Response(
      output: invocation.format == "json"
        ? page.json.line : page.text(Paint(invocation, environment)))
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
      self = invocation.has(.open) ? .assumptions(Assumption.allCases) : .list(RuleBook.rules)
      return
    }
    if let id = RuleID(text: word), let rule = RuleBook.rule(id) {
      self = .rule(rule, settles: Settlement.all(by: id))
    } else if let code = Problem.Code(text: word) {
      self = .code(code)
    } else if let assumption = Assumption(name: word) {
      self = .assumptions([assumption])
    } else if let family = RuleID.Family.allCases.first(where: { $0.name == word.uppercased() }) {
      self = .list(RuleBook.rules.filter { $0.id.family == family })
    } else {
      throw Self.unknown(word, invocation)
    }
  }

  private static func unknown(_ word: String, _ invocation: Invocation) -> Trouble {
    let known =
      RuleBook.rules.map(\.id.text) + Assumption.allCases.map(\.name)
      + Problem.Code.allCases.map(\.text) + RuleID.Family.allCases.map(\.name)
    let wanted = word.contains("-") && word.first?.isUppercase == false ? word : word.uppercased()
    let nearest = Nearest.word(to: wanted, among: known).map { "did you mean `\($0)`?" }
    return invocation.usage(
      "the rule book has no `\(word.harmless)`",
      help: nearest ?? "`upright rules` lists the rules, `upright rules --open` the assumptions")
  }
}
