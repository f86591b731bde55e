import OrientationModel

/// What stands in a call, and in the function that is called.
extension CodeText {
  /// Whose member a word is, where that is a variable; nothing for one's own.
  func receiver(of index: Int) -> String? {
    var place = index - 1
    if isSwift || isSign(".", at: place) {
      guard isSign(".", at: place) else { return nil }
      place -= 1
      if isSign("?", at: place) || isSign("!", at: place) { place -= 1 }
    }
    guard isWord(at: place) else { return nil }
    let name = text(place)
    return ["self", "super", "return"].contains(name) ? nil : name
  }

  /// Whether a word is called on the object itself, or on something that it has under a name.
  func isOwn(_ index: Int, _ name: String) -> Bool {
    guard let receiver = receiver(of: index) else { return true }
    guard receiver == name else { return false }
    let place = (max(0, index - 3)..<index).last { text($0) == name } ?? index
    return !isSign(".", at: place - 1) || text(place - 2) == "self"
  }

  /// What a property is given: `x.style = value`, in Objective-C also `[x setStyle:value]`.
  func given(at index: Int) -> Range<Int>? {
    if isGiving(at: index + 1) { return expression(from: index + 2) }
    let isSetter = !isSwift && isSign(":", at: index + 1) && text(index).hasPrefix("set")
    return isSetter ? argument(of: index) : nil
  }

  /// What a container gets, where a word gives it children.
  func filled(at index: Int) -> Range<Int>? {
    let word = word(at: index)
    if word == .viewControllers {
      if let growth = growth(at: index) { return argument(of: growth) }
      let sign = isSign("+", at: pastMark(index)) ? pastMark(index) + 1 : index + 1
      return isGiving(at: sign) ? expression(from: sign + 1) : nil
    }
    guard self.word(at: index - 1) != .func, isSign(isSwift ? "(" : ":", at: index + 1) else {
      return nil
    }
    return column(at: index) == Self.noColumn ? nil : argument(of: index)
  }

  /// The word that makes a list of children longer by one: `append` of `viewControllers?.append(x)`.
  func growth(at index: Int) -> Int? {
    let point = pastMark(index)
    guard word(at: index) == .viewControllers, isSign(".", at: point) else { return nil }
    return ["append", "insert"].contains(text(point + 1)) ? point + 1 : nil
  }

  /// Behind a word, and behind the mark of one that may be nothing.
  private func pastMark(_ index: Int) -> Int {
    isSign("?", at: index + 1) || isSign("!", at: index + 1) ? index + 2 : index + 1
  }

  /// Whether a word gives a container all its children, and not some more.
  func fillsWhole(at index: Int) -> Bool {
    word(at: index).givesAll && growth(at: index) == nil && !isSign("+", at: pastMark(index))
  }

  /// What stands in for the columns where there is no room for them, and what isn't understood.
  private static let noColumn = 3

  /// Which column of a split view gets a controller there.
  func column(at index: Int) -> Int {
    guard word(at: index) == .setViewController else { return 0 }
    let end = argument(of: index).upperBound
    let words = (end..<end + 9).prefix { !isSign(")", at: $0) && !isSign("]", at: $0) }
      .map { text($0).lowercased() }
    return ["primary", "supplementary", "secondary"].firstIndex { column in
      words.contains { $0.hasSuffix(column) }
    } ?? Self.noColumn
  }

  /// What is handed over first: `x` in `present(x, animated: true)` and in `present:x animated:`.
  func argument(of index: Int) -> Range<Int> {
    var end = index + 2
    func isEnd() -> Bool {
      isSwift
        ? isSign(",", at: end) || isSign(")", at: end)
        : isSign("]", at: end) || isSign(":", at: end + 1)
    }
    while end < tokens.count, !isEnd() { end = self.end(ofGroupAt: end) }
    return index + 2..<max(index + 2, end)
  }

  /// What stands between the braces of a function whose name is at a place.
  func body(ofFunctionAt name: Int) -> Range<Int>? {
    var index = name + 1
    while index < min(name + 400, tokens.count) {
      if isSign("{", at: index) { return inside(ofBraceAt: index) }
      if isSign("}", at: index) || word(at: index) == .func { return nil }
      index = end(ofGroupAt: index)
    }
    return nil
  }

  /// Whether a brace is that of a function of C.
  func isFunction(_ opening: Int) -> Bool { !isSwift && isSign(")", at: opening - 1) }

  /// Whether a call hands something over under a label.
  func hands(_ label: String, at index: Int) -> Bool {
    let end = isSwift ? end(ofGroupAt: index + 1) : index + 40
    return (index..<end).contains { text($0) == label && isSign(":", at: $0 + 1) }
  }

  /// What stands between the commas of a group.
  func parts(ofGroupAt opening: Int) -> [Range<Int>] {
    parts(of: opening + 1..<max(opening + 1, end(ofGroupAt: opening) - 1))
  }

  /// What a cover, a sheet, a link or a scene shows: `Player()` in
  /// `.fullScreenCover(isPresented: $isShown) { Player() }`.
  func shownContent(at index: Int) -> Range<Int>? {
    switch word(at: index) {
    case .windowGroup, .fullScreenCover, .sheet, .navigationDestination, .navigationLink: break
    default: return nil
    }
    let group = index + 1
    let end = isSign("(", at: group) ? end(ofGroupAt: group) : group
    let label = (group..<max(group, end)).first { place in
      ["content", "destination", "value"].contains(text(place)) && isSign(":", at: place + 1)
        && (isSign("(", at: place - 1) || isSign(",", at: place - 1))
    }
    if let label {
      // A link with a value goes to what a destination elsewhere says.
      guard text(label) != "value" else { return nil }
      return isSign("{", at: label + 2)
        ? inside(ofBraceAt: label + 2) : expression(from: label + 2)
    }
    return isSign("{", at: end) ? inside(ofBraceAt: end) : nil
  }

  /// An expression that begins somewhere.
  func expression(from start: Int) -> Range<Int> {
    start..<max(start, endOfExpression(from: start))
  }

  /// After an expression that begins somewhere: at the end of its line, unless it goes on.
  func endOfExpression(from start: Int, endsAtBrace: Bool = false) -> Int {
    var index = start
    while index < tokens.count {
      let token = tokens[index]
      if index > start, token.line != tokens[index - 1].line, !goesOn(at: index) { return index }
      let isElse = isSwift && token.end - token.start == 4 && text(index) == "else"
      if isElse || token.kind == .directive { return index }
      switch token.sign {
      case UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"),
        UInt8(ascii: ","):
        return index
      case UInt8(ascii: "{")
      where endsAtBrace || index > start && ["didSet", "willSet"].contains(text(index + 1)):
        return index
      default: index = end(ofGroupAt: index)
      }
    }
    return index
  }

  /// Where the statement that a place is in begins.
  func startOfStatement(at index: Int) -> Int {
    let limit = max(0, index - 400)
    var place = index
    while place > limit {
      if isSign(")", at: place) || isSign("]", at: place) {
        place = max(limit, min(place, start(ofGroupEndingAt: place)))
      }
      let isFirst = [";", "{", "}"].contains { isSign($0, at: place - 1) }
      guard !isFirst, place > limit,
        tokens[place - 1].line == tokens[place].line || goesOn(at: place)
      else { break }
      place -= 1
    }
    return place
  }

  /// Whether a line that begins here belongs to the expression above it.
  private func goesOn(at index: Int) -> Bool {
    let joining: Set<UInt8> = Set("?:.|&+=,(".utf8)
    if !isSwift { return true }
    return joining.contains(tokens[index].sign) || joining.contains(tokens[index - 1].sign)
  }

  // MARK: Masks, versions and idioms

  /// The places of a method above another, as many as are looked at: nobody writes longer ones.
  func above(_ index: Int, in member: Int) -> Range<Int> {
    max(member + 1, index - 1_000)..<max(member + 1, index)
  }

  /// The version from which a place of a method no longer runs, by the checks of versions before it.
  func end(ofRunAt index: Int, in member: Int) -> SystemVersion? {
    above(index, in: member).compactMap { check -> SystemVersion? in
      guard isSign("#", at: check - 1) || isSign("@", at: check - 1) else { return nil }
      let isNegated = text(check) == "unavailable"
      guard isNegated || text(check) == "available", text(check + 2) == "iOS",
        let major = UInt8(text(check + 3).prefix { $0.isNumber }),
        let holds = holds(check, at: index)
      else { return nil }
      return holds == (isNegated != isSign("!", at: check - 2)) ? SystemVersion(major) : nil
    }.min()
  }

  /// Whether the condition that a check of versions is holds at a place behind it; nothing where
  /// either may be.
  private func holds(_ check: Int, at index: Int) -> Bool? {
    let group = end(ofGroupAt: check + 1)
    guard let opening = (group..<group + 40).first(where: { isSign("{", at: $0) }),
      opening < index, let outer = brace(around: check),
      inside(ofBraceAt: outer).contains(index)
    else { return nil }
    let isGuard = text(opening - 1) == "else"
    let block = inside(ofBraceAt: opening)
    // Of several conditions another may be what fails.
    let isAlone = group + (isSwift ? 0 : 1) == opening - (isGuard ? 1 : 0)
    if block.contains(index) { return isGuard ? (isAlone ? false : nil) : true }
    if isGuard { return true }
    let other = block.upperBound + 1
    let isOther =
      text(other) == "else" && isSign("{", at: other + 1)
      && inside(ofBraceAt: other + 1).contains(index)
    let leaves = block.contains { text($0) == "return" && brace(around: $0) == opening }
    return isAlone && (isOther || leaves) ? false : nil
  }

  /// What runs its braces at once, as often as it is come to.
  private static let running: Set = [
    "do", "try", "autoreleasepool", "synchronized", "performWithoutAnimation",
  ]

  /// Whether whoever comes to a brace enters it, on all of today's versions.
  func isEntered(_ opening: Int) -> Bool {
    let caller = caller(ofBraceAt: opening)
    // `[UIView performWithoutAnimation:^{`
    let word = isSign("^", at: caller) ? caller - 2 : caller
    // `let player: Player = { … }()`
    let isCalled = isSign("=", at: caller) && isSign("(", at: end(ofGroupAt: opening))
    return isCalled || Self.running.contains(text(word))
      || asksForVersion(isSwift ? caller - 2 : caller)
  }

  /// Whether an `if` asks for nothing but a version.
  func asksForVersion(_ start: Int) -> Bool {
    let check = start + (isSwift ? 2 : 3)
    return text(start) == "if" && text(start - 1) != "else" && text(check) == "available"
      && isSign(isSwift ? "{" : ")", at: end(ofGroupAt: check + 1))
  }

  /// Whether a mask is meant: by its type, or by a word after a point.
  func isMask(_ index: Int) -> Bool {
    switch word(at: index) {
    case .mask, .orientation: return true
    case .other: break
    default: return false
    }
    guard isSign(".", at: index - 1) else {
      return !isSwift && text(index).hasPrefix("UIInterfaceOrientation")
    }
    return OrientationMask(swiftName: text(index)) != nil
  }

  /// Whether only an iPad gets to a place, by the `if` or the `else` of the block around it.
  func isForPad(_ index: Int) -> Bool {
    guard let head = brace(around: index).flatMap(head) else { return false }
    guard text(head.lowerBound) == "else" else { return idiom(in: head)?.isPad ?? false }
    guard head.count == 1, isSign("}", at: head.lowerBound - 1),
      let condition = self.head(of: start(ofGroupEndingAt: head.lowerBound - 1)),
      let idiom = idiom(in: condition)
    else { return false }
    return idiom.isAll && !idiom.isPad
  }

  /// From the keyword of a block to its brace.
  private func head(of opening: Int) -> Range<Int>? {
    (max(0, opening - 24)..<opening).last { ["if", "else", "guard"].contains(text($0)) }
      .map { $0..<opening }
  }

  /// Whether a condition asks for an iPad or for none, and whether that is all it asks; nothing, if
  /// it asks for something else.
  func idiom(in condition: Range<Int>) -> (isPad: Bool, isAll: Bool)? {
    let words = condition.map { text($0).lowercased().filter { $0 != "_" } }
    func names(_ idiom: String) -> Bool {
      words.contains {
        [idiom, "i" + idiom, "is" + idiom, "isi" + idiom].contains($0)
          || $0.hasSuffix("idiom" + idiom)
      }
    }
    guard !words.contains("|"), names("pad") != names("phone") else { return nil }
    return (
      isPad: names("pad") != words.contains("!"),
      isAll: !words.contains("&") && !words.contains(",")
    )
  }
}
