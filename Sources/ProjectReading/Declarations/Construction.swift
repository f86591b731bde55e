/// What an expression makes: a class, and what its object is made with and given.
struct Construction: Hashable, Sendable {
  /// As the code has it, with the types around it.
  var name: String
  var place: CodePlace
  var parts: [Construction] = []
  /// Not the object itself is meant, but what it has or gives under this name.
  var member: Member?

  struct Member: Hashable, Sendable {
    var name: String
    var isCall: Bool
  }

  /// Whether it is, or holds, a navigation of SwiftUI's.
  var isStack: Bool {
    ["NavigationStack", "NavigationView"].contains(name) || parts.contains { $0.isStack }
  }
}

/// Follows an expression to the objects it makes, within one source: by way of variables,
/// properties, functions, and what a container is given afterwards.
struct ConstructionReader {
  /// From where an expression is read.
  struct Scope {
    /// The brace of the method around it.
    var member: Int?
    /// What stands after this has not happened yet.
    var before: Int
    var depth = 0
    /// What whoever calls that method hands it.
    var handed: Handed?
    var effort = Effort(ConstructionReader.mostWords)
  }

  /// The arguments of a call by their parameters, and from where they are read.
  struct Handed {
    var arguments: [String: Range<Int>]
    var member: Int?
    var before: Int
  }

  /// A function: where its name stands, and what is between its braces.
  private struct Function {
    var name: Int
    var body: Range<Int>
  }

  private static let deepest = 6
  private static let most = 24
  /// How often a name is given a value is not looked at for ever: so many places are followed, and
  /// so many looked at to choose those.
  private static let mostOrigins = 8
  private static let mostPlaces = 64
  /// No expression leads through more words.
  private static let mostWords = 4_000

  private let code: CodeText
  /// Where names get values, in the order of the source.
  private var origins: [String: [Int]] = [:]
  private var functions: [String: Function] = [:]
  /// Where containers get their children, by the variable they are in.
  private var fillings: [String: [Int]] = [:]

  init(_ code: CodeText) {
    self.code = code
    for index in code.tokens.indices where code.tokens[index].kind == .word {
      let isTyped =
        code.isSign(":", at: index + 1) && [.let, .var].contains(code.word(at: index - 1))
      let isGiven = code.isSign("=", at: index + 1) && !code.isSign("=", at: index + 2)
      if isTyped || isGiven { origins[code.text(index), default: []].append(index) }
      if code.word(at: index) == .func, let body = code.body(ofFunctionAt: index + 1) {
        functions[code.text(index + 1)] = Function(name: index + 1, body: body)
      } else if code.word(at: index).isFilling, code.filled(at: index) != nil {
        fillings[code.receiver(of: index) ?? "", default: []].append(index)
      }
    }
  }

  // MARK: Expressions

  /// Everything that a piece of code makes, the outermost first.
  func made(in range: Range<Int>, _ scope: Scope) -> [Construction] {
    guard scope.depth < Self.deepest else { return [] }
    var found: [Construction] = []
    var index = range.lowerBound
    while index < range.upperBound, found.count < Self.most, scope.effort.allows() {
      if code.isWord(at: index) {
        index = read(wordAt: index, scope, into: &found)
      } else if !code.isSwift, code.isSign("[", at: index), !code.isSign("@", at: index - 1) {
        found += message(at: index, scope)
        index = code.end(ofGroupAt: index, within: range.upperBound)
      } else {
        index += 1
      }
    }
    return found
  }

  /// Reads one word and what belongs to it; gives the place after it.
  private func read(
    wordAt index: Int, _ scope: Scope, into found: inout [Construction]
  ) -> Int {
    let text = code.text(index)
    let isMember = code.isSign(".", at: index - 1)
    if text.first?.isUppercase == true {
      return isMember ? index + 1 : read(typeAt: index, scope, into: &found)
    }
    let isOwn = isMember && code.text(index - 2) == "self"
    let isLabel =
      code.isSign(":", at: index + 1)
      && (!code.isSwift || code.isSign("(", at: index - 1) || code.isSign(",", at: index - 1))
    if isLabel || isMember && !isOwn && !isMapped(index)
      || ["self", "nil", "return"].contains(text)
    {
      return index + 1
    }
    if code.isSign("(", at: index + 1) {
      guard let function = functions[text] else { return index + 1 }
      let arguments = code.arguments(ofCallAt: index, to: function.name)
      found += made(
        byBody: function.body, scope,
        handed: Handed(arguments: arguments, member: scope.member, before: scope.before))
      return code.end(ofGroupAt: index + 1, within: code.tokens.count)
    }
    if isMapped(index) {
      // Each of what a list has so far is put into what the closure makes.
      let closing = code.partner(of: index + 1)
      if let wrapper = made(in: index + 2..<closing, scope).first {
        found = found.map { part in
          var wrapped = wrapper
          wrapped.parts = [part]
          return wrapped
        }
      }
      return closing
    }
    let member = code.member(behind: index)
    found += made(byName: text, scope).map { made in
      var made = made
      if made.member == nil { made.member = member }
      return made
    }
    return index + 1
  }

  /// Whether here stands `map {`, after the dot of a list.
  private func isMapped(_ index: Int) -> Bool {
    code.isSwift && code.text(index) == "map" && code.isSign("{", at: index + 1)
      && code.isSign(".", at: index - 1)
  }

  /// Reads `Films.Player(…)`, with what stands between its parentheses and braces.
  private func read(
    typeAt index: Int, _ scope: Scope, into found: inout [Construction]
  ) -> Int {
    var made = Construction(name: code.text(index), place: code.place(index))
    var end = index + 1
    while code.isSign(".", at: end), code.text(end + 1).first?.isUppercase == true {
      made.name += "." + code.text(end + 1)
      end += 2
    }
    if code.isSign("<", at: end),
      let closing = (end..<min(end + 16, code.tokens.count)).first(where: {
        code.isSign(">", at: $0)
      })
    {
      made.parts += self.made(in: end + 1..<closing, scope)
      end = closing + 1
    }
    made.member = code.member(behind: end - 1)
    for opening in ["(", "{"] as [Unicode.Scalar] where code.isSign(opening, at: end) {
      let closing = code.end(ofGroupAt: end, within: code.tokens.count)
      made.parts += self.made(in: end + 1..<max(end + 1, closing - 1), scope)
      end = closing
    }
    found.append(made)
    return end
  }

  /// Reads `[[Films alloc] initWithPlayer:player]`.
  private func message(at index: Int, _ scope: Scope) -> [Construction] {
    let end = code.end(ofGroupAt: index, within: code.tokens.count) - 1
    var selector = index + 2
    if code.isSign("[", at: index + 1) {
      selector = code.end(ofGroupAt: index + 1, within: code.tokens.count)
    }
    guard selector < end else { return [] }
    if code.text(index + 1) == "self", let function = functions[code.text(selector)] {
      return made(byBody: function.body, scope)
    }
    var receiver = made(in: index + 1..<selector, scope)
    let given = made(in: selector..<end, scope)
    guard !receiver.isEmpty else { return given }
    receiver[0].parts += given
    return receiver
  }

  // MARK: Names

  /// What a function, or the closure that a property begins with, gives.
  private func made(
    byBody body: Range<Int>, _ scope: Scope, handed: Handed? = nil
  ) -> [Construction] {
    let inner = Scope(
      member: body.lowerBound - 1, before: body.upperBound, depth: scope.depth + 1, handed: handed,
      effort: scope.effort)
    let returns = body.filter { code.isWord(at: $0) && code.text($0) == "return" }
    guard !returns.isEmpty else { return made(in: body, inner) }
    return returns.lazy.map { place in
      made(in: place + 1..<code.endOfExpression(from: place + 1), inner)
    }.first { !$0.isEmpty } ?? []
  }

  /// What a variable or a property holds, with the children it is given.
  private func made(byName name: String, _ scope: Scope) -> [Construction] {
    let places = origins[name] ?? []
    let start = scope.member ?? Int.max
    let outside = places.count(below: start)
    let behind = places.count(below: max(start, scope.before))
    let local = onPhone(places[outside..<behind].suffix(Self.mostPlaces).reversed())
      .filter { code.receiver(of: $0) == nil }
    var found = first(of: local.prefix(Self.mostOrigins), scope, isLocal: true)
    if found.isEmpty, let handed = scope.handed, let argument = handed.arguments[name] {
      found = made(
        in: argument,
        Scope(
          member: handed.member, before: handed.before, depth: scope.depth + 1,
          effort: scope.effort))
    }
    if found.isEmpty, let type = parameter(name, scope) { found = [type] }
    if found.isEmpty {
      let others = places[..<outside].prefix(Self.mostPlaces)
      let declared = others.filter { [.let, .var].contains(code.word(at: $0 - 1)) }
      let rest = declared + others.filter { !declared.contains($0) }
      found = first(of: rest.prefix(Self.mostOrigins), scope, isLocal: false)
    }
    guard !found.isEmpty else { return [] }
    for place in (fillings[name] ?? []).prefix(Self.mostPlaces) {
      guard let range = code.filled(at: place), !range.contains(scope.before) else { continue }
      var inner = scope
      (inner.before, inner.depth) = (place, scope.depth + 1)
      for part in made(in: range, inner) where !found[0].parts.contains(part) {
        found[0].parts.append(part)
      }
    }
    return found
  }

  /// What an iPhone gets comes before what only an iPad gets.
  private func onPhone(_ places: [Int]) -> [Int] {
    places.filter { !code.isForPad($0) } + places.filter { code.isForPad($0) }
  }

  private func first(
    of places: some Sequence<Int>, _ scope: Scope, isLocal: Bool
  ) -> [Construction] {
    for place in places {
      var inner = scope
      (inner.before, inner.depth) = (place, scope.depth + 1)
      if !isLocal { (inner.member, inner.handed) = (nil, nil) }
      let end = code.endOfExpression(from: place + 2)
      let sign = (place + 1..<max(place + 2, end)).first { code.isSign("=", at: $0) }
      let value = sign.map { $0 + 1..<max($0 + 1, end) } ?? place + 2..<max(place + 2, end)
      var found: [Construction] = []
      if code.isSign("{", at: value.lowerBound) {
        found = made(byBody: value.lowerBound + 1..<code.partner(of: value.lowerBound), inner)
      } else {
        found = made(in: value, inner)
      }
      // Its type says what it is, where its value does not.
      if found.isEmpty, code.isSign(":", at: place + 1), let sign {
        found = made(in: place + 2..<sign, inner)
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The type of a method's parameter.
  private func parameter(_ name: String, _ scope: Scope) -> Construction? {
    guard let member = scope.member, code.isSwift else { return nil }
    var index = member - 1
    while index > max(0, member - 120), code.word(at: index) != .func {
      if code.isSign(":", at: index + 1), code.isWord(at: index), code.text(index) == name,
        code.text(index + 2).first?.isUppercase == true
      {
        return Construction(name: code.text(index + 2), place: code.place(index + 2))
      }
      index -= 1
    }
    return nil
  }
}

extension [Int] {
  /// How many places of an ordered list lie in front of another.
  fileprivate func count(below place: Int) -> Int {
    var range = 0..<count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = self[middle] < place ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}

extension ConstructionReader {
  /// What a member of a type is or gives, whoever asks.
  func made(byMember name: String) -> [Construction] {
    let scope = Scope(before: Int.max, depth: 1)
    if let function = functions[name] { return made(byBody: function.body, scope) }
    return made(byName: name, scope)
  }
}
