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
    return name == "self" || name == "super" ? nil : name
  }

  /// Whether a word is called on the object itself, or on something that it has under a name.
  func isOwn(_ index: Int, _ name: String) -> Bool {
    guard let receiver = receiver(of: index) else { return true }
    guard receiver == name else { return false }
    let place = (max(0, index - 3)..<index).last { text($0) == name } ?? index
    return !isSign(".", at: place - 1) || text(place - 2) == "self"
  }

  /// What a container gets, where a word gives it children.
  func filled(at index: Int) -> Range<Int>? {
    if isSign("=", at: index + 1), !isSign("=", at: index + 2) {
      return word(at: index) == .viewControllers
        ? index + 2..<max(index + 2, endOfExpression(from: index + 2)) : nil
    }
    guard word(at: index) != .viewControllers, word(at: index - 1) != .func,
      isSign(isSwift ? "(" : ":", at: index + 1)
    else { return nil }
    let argument = argumentRange(of: index)
    // What stands in for the columns where there is no room for them is none of them.
    let isCompact =
      word(at: index) == .setViewController && text(argument.upperBound + 4) == "compact"
    return isCompact ? nil : argument
  }

  /// What is handed over first: `x` in `present(x, animated: true)` and in `present:x animated:`.
  func argumentRange(of index: Int) -> Range<Int> {
    let limit = tokens.count
    var end = index + 2
    guard isSwift else {
      while end < limit, !isSign("]", at: end), !isSign(":", at: end + 1) {
        let isGroup = isSign("[", at: end) || isSign("(", at: end)
        end = isGroup ? self.end(ofGroupAt: end, within: limit) : end + 1
      }
      return index + 2..<max(index + 2, end)
    }
    while end < limit, !isSign(",", at: end), !isSign(")", at: end) {
      let isGroup = isSign("[", at: end) || isSign("(", at: end) || isSign("{", at: end)
      end = isGroup ? self.end(ofGroupAt: end, within: limit) : end + 1
    }
    return index + 2..<max(index + 2, end)
  }

  /// What stands between the braces of a function whose name is at a place.
  func body(ofFunctionAt name: Int) -> Range<Int>? {
    var index = name + 1
    var depth = 0
    while let token = self[index], index < name + 400 {
      switch token.sign {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "{") where depth == 0:
        return index + 1..<max(index + 1, partner(of: index))
      case UInt8(ascii: "}") where depth == 0: return nil
      default: if token.word == .func, depth == 0 { return nil }
      }
      index += 1
    }
    return nil
  }

  /// Whether a call hands something over under a label.
  func hands(_ label: String, at index: Int) -> Bool {
    let end = isSwift ? end(ofGroupAt: index + 1, within: tokens.count) : index + 40
    return (index..<end).contains { text($0) == label && isSign(":", at: $0 + 1) }
  }

  /// What stands between the commas of a group.
  func parts(ofGroupAt opening: Int) -> [Range<Int>] {
    let end = end(ofGroupAt: opening, within: tokens.count) - 1
    var parts: [Range<Int>] = []
    var start = opening + 1
    var place = start
    while place < end {
      if isSign(",", at: place) {
        parts.append(start..<place)
        start = place + 1
      }
      place = self.end(ofGroupAt: place, within: end)
    }
    return start < end ? parts + [start..<end] : parts
  }

  /// What a cover, a sheet, a link or a scene shows: `Player()` in
  /// `.fullScreenCover(isPresented: $isShown) { Player() }`.
  func shownContent(at index: Int) -> Range<Int>? {
    switch word(at: index) {
    case .windowGroup, .fullScreenCover, .sheet, .navigationDestination, .navigationLink: break
    default: return nil
    }
    let group = index + 1
    let end = isSign("(", at: group) ? end(ofGroupAt: group, within: tokens.count) : group
    let label = (group..<max(group, end)).first { place in
      ["content", "destination", "value"].contains(text(place)) && isSign(":", at: place + 1)
        && (isSign("(", at: place - 1) || isSign(",", at: place - 1))
    }
    if let label {
      // A link with a value goes to what a destination elsewhere says.
      guard text(label) != "value" else { return nil }
      return isSign("{", at: label + 2)
        ? label + 3..<partner(of: label + 2) : label + 2..<endOfExpression(from: label + 2)
    }
    return isSign("{", at: end) ? end + 1..<partner(of: end) : nil
  }

  /// After an expression that begins somewhere: at the end of its line, unless it goes on.
  func endOfExpression(from start: Int) -> Int {
    var index = start
    while index < tokens.count {
      let token = tokens[index]
      if index > start, token.line != tokens[index - 1].line, !goesOn(at: index) { return index }
      switch token.sign {
      case UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"),
        UInt8(ascii: ","):
        return index
      case UInt8(ascii: "{")
      where index > start && ["didSet", "willSet"].contains(text(index + 1)):
        return index
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        index = end(ofGroupAt: index, within: tokens.count)
      default: index += 1
      }
    }
    return index
  }

  /// Whether a line that begins here belongs to the expression above it.
  private func goesOn(at index: Int) -> Bool {
    let joining: Set<UInt8> = Set("?:.|&+=,(".utf8)
    if !isSwift { return true }
    return joining.contains(tokens[index].sign) || joining.contains(tokens[index - 1].sign)
  }
}
