/// Reads which children a container is given, and which of them is in sight.
extension MadeControllerReader {
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

  // MARK: Containers

  /// A container in a variable with what a method gives it; where that is a property, and the method
  /// gives it nothing, with what the one other does.
  func fill(
    _ made: MadeController, of name: String, _ member: Int?, madeAt origin: Int?, _ depth: Int
  ) -> MadeController {
    // What a method pushes, whatever branches it takes, is a child where the method makes the stack.
    func isFilling(_ place: Int) -> Bool {
      code.word(at: place) != .pushViewController
        || origin.map { $0 < place && code.brace(around: $0) == code.brace(around: place) } ?? false
    }
    let own = places(of: name, in: member, among: fillings).filter(isFilling)
    guard let first = own.first else {
      guard origin == nil, made.parts.isEmpty, let type = member.flatMap(code.brace) else {
        return made
      }
      let others = (fillings[name] ?? []).filter(isFilling)
        .compactMap { code.brace(around: $0, inside: type) }
      // From here on it is as if that method had made it.
      let isOne = Set(others).count == 1
      return isOne ? fill(made, of: name, others[0], madeAt: others[0], depth) : made
    }
    var filled = made
    filled.isFilled = true
    guard own.count <= 8, own.count(where: code.fillsWhole) <= 1 else {
      filled.parts = [MadeController(name: "", place: code.place(first))]
      return filled
    }
    for place in own.sorted(by: { (code.column(at: $0), $0) < (code.column(at: $1), $1) }) {
      let given = children(at: place, member, depth)
      filled.parts = code.fillsWhole(at: place) ? given : filled.parts + given
    }
    filled.parts = selected(filled.parts, of: name, member, besides: first, depth)
    return filled
  }

  /// What a place gives a container: a list, or one more; without a name what isn't understood.
  func children(at place: Int, _ member: Int?, _ depth: Int = -1) -> [MadeController] {
    let range = code.filled(at: place) ?? 0..<0
    let unknown = MadeController(name: "", place: code.place(place))
    let growth = code.growth(at: place)
    if code.word(at: place).givesAll, growth == nil {
      return list(in: range, member: member, depth: depth + 1) ?? [unknown]
    }
    // In front of which others one is put isn't read.
    let isRead = growth.map(code.text) != "insert"
    var one = isRead ? made(in: range, member: member, depth: depth + 1) ?? unknown : unknown
    one.puts = [code.place(place)]
    return [one]
  }

  /// The children of a container, of which a method may select one where it fills it.
  func selected(
    _ parts: [MadeController], of name: String, _ member: Int?, besides filling: Int,
    _ depth: Int = -1
  ) -> [MadeController] {
    let places = places(of: name, in: member, among: selections)
    guard places.count == 1, let place = places.first, let range = code.given(at: place),
      code.brace(around: place) == code.brace(around: filling)
    else { return parts }
    let object = made(in: range, member: member, depth: depth + 1)
    let index =
      range.count == 1 ? Int(code.text(range.lowerBound)) : nil
    var parts = parts
    for other in parts.indices
    where index == other || object != nil && parts[other].place == object?.place {
      parts[other].isSelected = true
      parts[other].puts.append(code.place(place))
    }
    return parts
  }
}
