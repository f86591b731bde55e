/// Reads what an expression makes: `Films(player: Player())`, or the one value of a name.
///
/// A name counts where one place of its method, or else of its type, gives it a value; a function
/// where it gives one thing. Nothing else is followed.
struct MadeControllerReader {
  private static let deepest = 12
  /// How many expressions one object leads through at most.
  private static let longestWay = 500
  /// Nobody writes a method of more words and signs; longer ones are not read.
  private static let longestMethod = 2_000

  /// What is left of that: code can be written that leads through names without end.
  private final class Effort { var left = 0 }

  private let code: CodeText
  private let effort = Effort()
  /// Where names get values, in the order of the source.
  private var origins: [String: [Int]] = [:]
  /// The names that a name is given to.
  private var aliases: [String: [Int]] = [:]
  private var functions: [String: [Range<Int>]] = [:]
  /// Where containers get all their children at once, or one by one, by the variable they are in.
  private var fillings: [String: [Int]] = [:]

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
      } else if code.word(at: index).isFilling, code.filled(at: index) != nil {
        fillings[code.receiver(of: index) ?? "", default: []].append(index)
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

  private func places(
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
    // The closure that a property begins with.
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
  private func isWorthIt(_ depth: Int) -> Bool {
    if depth == 0 { effort.left = Self.longestWay }
    effort.left -= 1
    return effort.left >= 0 && depth < Self.deepest
  }

  /// Reads `… as! Player`.
  private func cast(in range: Range<Int>) -> MadeController? {
    guard code.isSwift, range.count > 3, let name = range.last, code.text(name - 2) == "as",
      code.text(name).first?.isUppercase == true
    else { return nil }
    return MadeController(name: code.text(name), place: code.place(name))
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
    if code.isSign("{", at: end) { end = code.end(ofGroupAt: end, within: range.upperBound) }
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

  /// The objects of a list, or of a name that stands for one, in its order, those that aren't understood
  /// without a name; nothing where no list stands there.
  func list(in range: Range<Int>, member: Int?, depth: Int = 0) -> [MadeController]? {
    guard isWorthIt(depth), let first = range.first else { return nil }
    let start = code.isSign("@", at: first) ? first + 1 : first
    var end = first + 1
    var found: [MadeController]?
    if code.isWord(at: first) {
      found = value(ofListCalled: code.text(first), member)
        .flatMap { list(in: $0, member: member, depth: depth + 1) }
    } else if code.isSign("[", at: start), code.isSwift || start > first {
      end = code.end(ofGroupAt: start, within: range.upperBound)
      found = code.parts(ofGroupAt: start).map { part in
        made(in: part, member: member, depth: depth + 1)
          ?? MadeController(name: "", place: code.place(part.lowerBound))
      }
    }
    if end == range.upperBound { return found }
    return wrapper(in: end..<range.upperBound).flatMap { wrapper in
      found?.map { part in
        var made = wrapper
        made.parts = [part]
        return made
      }
    }
  }

  /// Reads `.map(Films.init)` and `.map { Films(rootViewController: $0) }`.
  private func wrapper(in range: Range<Int>) -> MadeController? {
    let group = range.lowerBound + 2
    guard code.isSign(".", at: group - 2), code.text(group - 1) == "map",
      code.end(ofGroupAt: group, within: range.upperBound) == range.upperBound
    else { return nil }
    var inside = group + 1..<range.upperBound - 1
    var given = "$0"
    if code.text(group + 2) == "in" {
      given = code.text(group + 1)
      inside = inside.dropFirst(2)
    }
    guard let name = inside.first, code.text(name).first?.isUppercase == true else { return nil }
    let isMade =
      code.isSign("(", at: name + 1) && inside.contains { code.text($0) == given }
      && code.end(ofGroupAt: name + 1, within: inside.upperBound) == inside.upperBound
    let isInitializer = code.isSign(".", at: name + 1) && code.text(name + 2) == "init"
    return isMade || isInitializer && code.isSign("(", at: group)
      ? MadeController(name: code.text(name), place: code.place(name)) : nil
  }

  /// What gives a name its list, where nothing in the method changes that.
  private func value(ofListCalled name: String, _ member: Int?) -> Range<Int>? {
    let body = member.map(code.inside(ofBraceAt:)) ?? 0..<0
    guard body.count < Self.longestMethod else { return nil }
    let changes: Set = ["append", "insert", "remove", "removeLast", "removeFirst", "removeAll"]
    let isChanged = body.contains { place in
      code.text(place) == name
        && (code.isSign("+", at: place + 1)
          || code.isSign(".", at: place + 1) && changes.contains(code.text(place + 2)))
    }
    return isChanged ? nil : origin(of: name, member).flatMap { value(at: $0.place) }
  }

  /// Reads `[[Films alloc] initWithPlayer:player]` and `[Films new]`.
  private func message(_ range: Range<Int>, _ member: Int?, _ depth: Int) -> MadeController? {
    let first = range.lowerBound
    let end = code.end(ofGroupAt: first, within: range.upperBound)
    guard end == range.upperBound else { return nil }
    let isNested = code.isSign("[", at: first + 1)
    let name = isNested ? first + 2 : first + 1
    guard ["alloc", "new"].contains(code.text(name + 1)), code.text(name).first?.isUppercase == true
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
      found = MadeController(name: code.text(place + 2), place: code.place(place + 2))
    }
    found?.parts += children(of: name, member, isLocal: isLocal, depth)
    found?.holders = isLocal ? holders(of: name, member) : []
    return found
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
  private func origin(of name: String, _ member: Int?) -> (place: Int, isLocal: Bool)? {
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
  private func value(at place: Int) -> Range<Int>? {
    if code.isSign("=", at: place + 1) {
      return code.expression(from: place + 2)
    }
    return code.expression(from: place + 2).first { code.isSign("=", at: $0) }
      .map { code.expression(from: $0 + 1) }
  }

  /// What a method gives the container in a variable; where that is a property, and the method gives it
  /// nothing, what the one other does.
  private func children(
    of name: String, _ member: Int?, isLocal: Bool, _ depth: Int
  ) -> [MadeController] {
    let own = places(of: name, in: member, among: fillings)
    if own.isEmpty, !isLocal, let type = member.flatMap(code.brace(around:)) {
      let others = (fillings[name] ?? []).compactMap { code.brace(around: $0, inside: type) }
      return others.count == 1 ? children(of: name, others[0], isLocal: true, depth) : []
    }
    guard own.count <= 8 else {
      return [MadeController(name: "", place: code.place(own[own.startIndex]))]
    }
    return own.flatMap { place -> [MadeController] in
      guard let range = code.filled(at: place) else { return [] }
      let unknown = MadeController(name: "", place: code.place(place))
      return code.word(at: place).givesAll
        ? list(in: range, member: member, depth: depth + 1) ?? [unknown]
        : [made(in: range, member: member, depth: depth + 1) ?? unknown]
    }
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
