/// Reads what an expression makes: `Films(player: Player())`, or the one value of a name.
///
/// A name counts where one place of its method, or else of its type, gives it a value; a function
/// where it gives one thing. Nothing else is followed.
struct MadeControllerReader {
  private static let deepest = 12
  /// How many expressions one object leads through at most.
  private static let longestWay = 500
  /// Nobody writes a method of more words and signs; longer ones are not read.
  static let longestMethod = 2_000

  /// What is left of that: code can be written that leads through names without end.
  private final class Effort { var left = 0 }

  let code: CodeText
  private let effort = Effort()
  /// Where names get values, in the order of the source.
  private var origins: [String: [Int]] = [:]
  /// The names that a name is given to.
  private var aliases: [String: [Int]] = [:]
  private var functions: [String: [Range<Int>]] = [:]
  /// Where containers get all their children at once, or one by one, by the variable they are in.
  private(set) var fillings: [String: [Int]] = [:]
  /// Where one of their tabs is selected.
  private(set) var selections: [String: [Int]] = [:]

  init(_ code: CodeText) {
    self.code = code
    for index in code.tokens.indices where code.tokens[index].kind == .word {
      let isTyped =
        code.isSign(":", at: index + 1) && [.let, .var].contains(code.word(at: index - 1))
      let isGiven = code.isGiving(at: index + 1)
      if isTyped || isGiven, code.receiver(of: index) == nil || !code.isSwift {
        origins[code.text(index), default: []].append(index)
        if isGiven, code.isWord(at: index + 2) {
          aliases[code.text(index + 2), default: []].append(index)
        }
      }
      if code.word(at: index) == .func, let body = code.body(ofFunctionAt: index + 1) {
        functions[code.text(index + 1), default: []].append(body)
      } else if code.word(at: index).isFilling || code.word(at: index) == .pushViewController,
        code.filled(at: index) != nil
      {
        fillings[code.receiver(of: index) ?? "", default: []].append(index)
      } else if code.word(at: index).isSelection, code.given(at: index) != nil {
        selections[code.receiver(of: index) ?? "", default: []].append(index)
      }
    }
  }

  /// Whether a name gets its value in the method whose brace is at a place.
  func isLocal(_ name: String, in member: Int?) -> Bool {
    !places(of: name, in: member, among: origins).isEmpty
  }

  /// The names that stand for the same object in a method, the name itself first.
  func names(for name: String, in member: Int?) -> [String] {
    [name] + places(of: name, in: member, among: aliases).prefix(4).map(code.text)
  }

  /// A variable as a method has it.
  func held(_ name: String, in member: Int?) -> HeldVariable {
    HeldVariable(
      name: name.withoutUnderscore, member: isLocal(name, in: member) ? member : nil)
  }

  func places(
    of name: String, in member: Int?, among all: [String: [Int]]
  ) -> ArraySlice<Int> {
    guard let member, let all = all[name] else { return [] }
    let body = code.inside(ofBraceAt: member)
    return all.drop { $0 < body.lowerBound }.prefix { $0 < body.upperBound }
  }

  // MARK: Expressions

  /// What an expression makes; nothing where that isn't one object as it stands there.
  func made(in range: Range<Int>, member: Int?, depth: Int = 0) -> MadeController? {
    guard isWorthIt(depth), range.count < Self.longestMethod else { return nil }
    var range = range
    while let first = range.first,
      ["self", "try", "await", "return"].contains(code.text(first)) || code.isSign(".", at: first)
        || code.isSign("!", at: first)
    {
      range = range.dropFirst()
    }
    guard let first = range.first else { return nil }
    if let found = scene(in: range, member) ?? cast(in: range) { return found }
    if !code.isSwift, code.isSign("[", at: first) { return message(range, member, depth) }
    // The closure that a property begins with, or its getter.
    if code.isSign("{", at: first) { return result(of: code.inside(ofBraceAt: first), depth) }
    guard code.isWord(at: first) else { return nil }
    let text = code.text(first)
    if text.first?.isUppercase == true { return object(range, member, depth) }
    if range.count == 1 { return value(of: text, member, depth) }
    let isCall =
      code.isSign("(", at: first + 1)
      && code.end(ofGroupAt: first + 1, within: range.upperBound) == range.upperBound
    guard isCall, let bodies = functions[text], bodies.count == 1 else { return nil }
    return result(of: bodies[0], depth)
  }

  /// Whether to read one expression more; the first of an object begins anew.
  func isWorthIt(_ depth: Int) -> Bool {
    if depth == 0 { effort.left = Self.longestWay }
    effort.left -= 1
    return effort.left >= 0 && depth < Self.deepest
  }

  /// Reads `… as! Player`.
  private func cast(in range: Range<Int>) -> MadeController? {
    guard code.isSwift, range.count > 3, let name = range.last, code.text(name - 2) == "as",
      code.text(name).first?.isUppercase == true
    else { return nil }
    return MadeController(
      name: code.text(name), place: code.place(name), unfollowed: words(in: range))
  }

  private func words(in range: Range<Int>) -> Set<String> {
    Set(range.filter(code.isWord).map(code.text))
  }

  /// Reads `….instantiateViewController(withIdentifier: "Player")`, as which it has its quotation marks
  /// and what it is cast to, and `UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()`.
  private func scene(in range: Range<Int>, _ member: Int?) -> MadeController? {
    let calls = ["instantiateViewController", "instantiateViewControllerWithIdentifier"]
    let first = "instantiateInitialViewController"
    guard let call = range.first(where: { (calls + [first]).contains(code.text($0)) }) else {
      return nil
    }
    let isInitial = code.text(call) == first
    let around = isInitial ? range.lowerBound..<call : call..<range.upperBound
    // The storyboard may have a name of the method's own.
    let storyboard = code.receiver(of: call).flatMap {
      isInitial ? places(of: $0, in: member, among: origins).first : nil
    }.flatMap { value(at: $0) }
    guard let name = (storyboard ?? around).first(where: { code.tokens[$0].kind == .text }) else {
      return nil
    }
    return MadeController(
      name: code.text(name), place: code.place(call), parts: cast(in: range).map { [$0] } ?? [],
      isInitial: isInitial)
  }

  /// Reads `Films.Player(…)`, with what stands between its parentheses.
  private func object(_ range: Range<Int>, _ member: Int?, _ depth: Int) -> MadeController? {
    var made = MadeController(
      name: code.text(range.lowerBound), place: code.place(range.lowerBound))
    var end = range.lowerBound + 1
    while code.isSign(".", at: end), code.text(end + 1).first?.isUppercase == true {
      made.name += "." + code.text(end + 1)
      end += 2
    }
    if code.isSign("<", at: end) {
      let closing = (end..<min(end + 16, range.upperBound)).first { code.isSign(">", at: $0) }
      end = closing.map { $0 + 1 } ?? end
    }
    if code.isSign(".", at: end), code.text(end + 1) == "init" { end += 2 }
    guard code.isSign("(", at: end) || code.isSign("{", at: end) else { return nil }
    if code.isSign("(", at: end) {
      made.parts = code.parts(ofGroupAt: end).flatMap { objects(in: $0, member, depth) }
      end = code.end(ofGroupAt: end, within: range.upperBound)
    }
    if code.isSign("{", at: end) {
      made.unfollowed = words(in: code.inside(ofBraceAt: end))
      end = code.end(ofGroupAt: end, within: range.upperBound)
    }
    made.hasTail = end < range.upperBound
    return made
  }

  /// What one argument hands over: an object, or a list of such.
  private func objects(in range: Range<Int>, _ member: Int?, _ depth: Int) -> [MadeController] {
    var range = range
    if code.isSwift, code.isSign(":", at: range.lowerBound + 1) { range = range.dropFirst(2) }
    return list(in: range, member: member, depth: depth + 1)
      ?? made(in: range, member: member, depth: depth + 1).map { [$0] } ?? []
  }

  /// Reads `[[Films alloc] initWithPlayer:player]` and `[Films new]`.
  private func message(_ range: Range<Int>, _ member: Int?, _ depth: Int) -> MadeController? {
    let first = range.lowerBound
    let end = code.end(ofGroupAt: first, within: range.upperBound)
    guard end == range.upperBound else { return nil }
    let isNested = code.isSign("[", at: first + 1)
    let name = isNested ? first + 2 : first + 1
    let isMade = ["alloc", "new"].contains(code.text(name + 1))
    guard isMade || code.text(name) == "UIAlertController",
      code.text(name).first?.isUppercase == true
    else { return nil }
    var made = MadeController(name: code.text(name), place: code.place(name))
    var place = isNested ? code.end(ofGroupAt: first + 1, within: end) : end
    while place < end - 1 {
      if code.isSign(":", at: place) {
        let argument = code.argument(of: place - 1)
        made.parts += objects(in: argument, member, depth)
        place = max(place + 1, argument.upperBound)
      } else {
        place += 1
      }
    }
    return made
  }

  // MARK: Names

  /// What a name stands for in a method.
  func made(as name: String, member: Int?) -> MadeController? {
    isWorthIt(0) ? value(of: name, member, 0) : nil
  }

  /// What a function gives that gives one thing.
  private func result(of body: Range<Int>, _ depth: Int) -> MadeController? {
    guard body.count < Self.longestMethod else { return nil }
    let returns = body.filter { code.isWord(at: $0) && code.text($0) == "return" }
    let start = returns.first.map { $0 + 1 } ?? body.lowerBound
    guard returns.count <= 1, start < body.upperBound else { return nil }
    let end = code.endOfExpression(from: start)
    guard !returns.isEmpty || end >= body.upperBound else { return nil }
    return made(in: start..<end, member: body.lowerBound - 1, depth: depth + 1)
  }

  /// What a variable or a property holds, with the children it is given.
  private func value(of name: String, _ member: Int?, _ depth: Int) -> MadeController? {
    guard let (place, isLocal) = origin(of: name, member), let range = value(at: place) else {
      return nil
    }
    var found = made(in: range, member: isLocal ? member : nil, depth: depth + 1)
    // Its type says what it is, where its value doesn't.
    if found == nil, code.isSign(":", at: place + 1), code.isWord(at: place + 2),
      !code.isSign("?", at: place + 3), !code.isSign(".", at: place + 3),
      code.text(place + 2) != "UIViewController"
    {
      found = MadeController(
        name: code.text(place + 2), place: code.place(place + 2), unfollowed: words(in: range))
    }
    found = found.map { fill($0, of: name, member, madeAt: isLocal ? place : nil, depth) }
    found?.holders = isLocal ? holders(of: name, member) : []
    found?.variables += names(for: name, in: member).map { held($0, in: member) }
    // A property may get its style where it gets its value.
    if !isLocal { found?.variables.append(held(name, in: method(around: place, member))) }
    return found
  }

  /// The brace of the method around a place, in the type of another method.
  private func method(around place: Int, _ member: Int?) -> Int? {
    guard let type = member.flatMap(code.brace(around:)) else {
      return code.braces(around: place).reduce(nil) { $1 }
    }
    return code.brace(around: place, inside: type)
  }

  /// Whom a method hands a variable to, where it makes that: `Films.navigationController` of
  /// `Films(navigationController: navigation)`.
  private func holders(of name: String, _ member: Int?) -> [String] {
    let body = member.map(code.inside(ofBraceAt:)) ?? 0..<0
    guard body.count < Self.longestMethod else { return [] }
    let uses = body.filter { code.text($0) == name && code.isSign(":", at: $0 - 1) }
    return uses.compactMap { place in
      var start = place - 2
      while start > body.lowerBound, !code.isSign("(", at: start - 1) {
        start = code.isSign(")", at: start - 1) ? code.start(ofGroupEndingAt: start - 1) : start - 1
      }
      let type = code.text(start - 2)
      return type.first?.isUppercase == true ? "\(type).\(code.text(place - 2))" : nil
    }
  }

  /// The one place that gives a name its value, in a method or else for its type.
  func origin(of name: String, _ member: Int?) -> (place: Int, isLocal: Bool)? {
    let places = places(of: name, in: member, among: origins)
    // Beside a variable of the method's own, `self.name` is another.
    let own = places.filter { !code.isSign(".", at: $0 - 1) }
    let local = own.isEmpty ? places : own[...]
    let all = local.isEmpty ? properties(called: name, member) : local
    guard all.count <= 4 else { return nil }
    let given = all.filter { value(at: $0) != nil }
    return given.count == 1 ? (given[0], !local.isEmpty) : nil
  }

  /// Where a property of the type gets its value: where it is declared, or else in a method.
  private func properties(called name: String, _ member: Int?) -> ArraySlice<Int> {
    let all = (origins[name] ?? []).prefix(16)
    let type = member.flatMap(code.brace(around:))
    let own = all.filter { code.brace(around: $0) == type }
    let isDeclared = own.contains { value(at: $0) != nil }
    if isDeclared || !code.isSwift { return isDeclared ? own[...] : all }
    // A local variable of that name is another.
    return all.filter { own.contains($0) || ![.let, .var].contains(code.word(at: $0 - 1)) }[...]
  }

  /// The value that a place gives a name.
  func value(at place: Int) -> Range<Int>? {
    if code.isSign("=", at: place + 1) {
      return code.expression(from: place + 2)
    }
    let declared = code.topLevel(of: code.expression(from: place + 2))
    let sign = declared.first { code.isSign("=", at: $0) || code.isSign("{", at: $0) }
    guard let sign, code.isSign("{", at: sign) else {
      return sign.map { code.expression(from: $0 + 1) }
    }
    // What a protocol asks for is no getter.
    let isAsked = code.text(sign + 1) == "get" && !code.isSign("{", at: sign + 2)
    return isAsked ? nil : sign..<code.end(ofGroupAt: sign)
  }

  // MARK: Views

  /// The types that are made in a piece of code, whatever is made of them.
  func types(in range: Range<Int>) -> [MadeController] {
    range.filter { index in
      code.isWord(at: index) && !code.isSign(".", at: index - 1)
        && code.text(index).first?.isUppercase == true
        && (code.isSign("(", at: index + 1) || code.isSign("{", at: index + 1))
    }.map { MadeController(name: code.text($0), place: code.place($0)) }
  }
}
