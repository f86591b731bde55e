import OrientationModel

extension Reader {
  /// What follows a claim's first word.
  mutating func claim(
    on subject: Scenario.OpenQuestion.Subject
  ) throws(Abandoned) -> Scenario.Claim {
    if let sign = take("?") {
      var window: Located<String>?
      if subject == .interface, take("in") != nil { window = try name("a window's name") }
      return .open(
        Scenario.OpenQuestion(subject, in: window, sign: Located(.questionMark, at: sign.place)))
    }
    switch subject {
    case .interface: return try interfaceClaim()
    case .device: return .device(try deviceOrientation(could: ["?"]).value)
    case .visible: return .visible(try reference())
    case .asked: return .asked(take("nobody") == nil ? try references() : [])
    case .called: return .called(try reference())
    case .allowed: return .allowed(try mask(could: ["?"]).value)
    case .because: return .because(try rule())
    case .console: return .console(try text())
    case .error: return .error(try optionalText())
    case .crash: return .crash(try optionalText())
    case .callbacks: return .callbacks(try callbacks())
    }
  }

  private mutating func interfaceClaim() throws(Abandoned) -> Scenario.Claim {
    var values: [Scenario.InterfaceValue] = []
    repeat {
      if take("landscape") != nil {
        values.append(.landscape)
      } else {
        let orientation = try interfaceOrientation(could: ["landscape", "?"])
        values.append(.exactly(orientation.value))
      }
    } while take("then") != nil
    let window = take("in") == nil ? nil : try name("a window's name")
    return .interface(values, in: window)
  }

  private mutating func rule() throws(Abandoned) -> Rule {
    let token = peek()
    let parts = token.text.split(separator: "-", omittingEmptySubsequences: false)
    let chapter = parts.first.flatMap { Rule.Chapter(rawValue: $0.uppercased()) }
    guard token.kind == .word, parts.count == 2, let chapter, parts[1].first?.isNumber == true
    else { throw unexpected(could: [], as: .rule) }
    guard let rule = Rule(number: token.text) else {
      let known = Rule.allCases.filter { $0.chapter == chapter }.map(\.number)
      throw refuse(.unknown(.rule, token.shown, known: known), at: token)
    }
    next()
    return rule
  }

  private mutating func text() throws(Abandoned) -> String {
    let token = peek()
    guard token.kind == .string else { throw unexpected(could: ["\"TEXT\"", "?"]) }
    next()
    return token.text
  }

  private mutating func optionalText() throws(Abandoned) -> String? {
    guard peek().kind == .string else { return nil }
    return try text()
  }

  private mutating func callbacks() throws(Abandoned) -> [Scenario.Callback] {
    var list: [Scenario.Callback] = []
    repeat {
      let method = try method()
      let token = peek()
      let hasOwner =
        token.kind == .string || (token.kind == .word && token.text != "or" && token.kind != .end)
      list.append(Scenario.Callback(method, on: hasOwner ? try reference() : nil))
    } while take(",") != nil
    return list
  }

  /// A method as UIKit spells it, with its argument labels if it has some.
  mutating func method() throws(Abandoned) -> String {
    let first = peek()
    guard first.kind == .word else { throw unexpected(could: ["viewWillAppear", "?"]) }
    var last = next()
    var text = first.text
    guard peek().isSign("("), peek().isGlued(to: last) else { return text }
    while case let token = peek(), token.kind == .word || token.kind == .sign,
      token.isGlued(to: last)
    {
      last = next()
      text += token.text
      if token.isSign(")") { return text }
    }
    throw unexpected(could: [")"])
  }
}
