/// What stands in a call, and in the function that is called.
extension CodeText {
  /// The name after `x.` or `x?.`, where what `x` has is meant and not `x` itself.
  func member(behind index: Int) -> Construction.Member? {
    var place = index + 1
    var name = ""
    // The one object of its class is that object.
    repeat {
      if isSign("?", at: place) || isSign("!", at: place) { place += 1 }
      guard isSign(".", at: place), isWord(at: place + 1) else { return nil }
      name = text(place + 1)
      place += 2
    } while ["shared", "default", "current", "main", "instance"].contains(name)
    guard name != "map" else { return nil }
    return .init(name: name, isCall: isSign("(", at: place) || isSign("{", at: place))
  }

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
}

extension CodeText {
  /// Whether a call hands something over under a label.
  func hands(_ label: String, at index: Int) -> Bool {
    let end = isSwift ? end(ofGroupAt: index + 1, within: tokens.count) : index + 40
    return (index..<end).contains { text($0) == label && isSign(":", at: $0 + 1) }
  }

  /// What a call hands to each parameter of a function, by the name that has in there.
  func arguments(ofCallAt call: Int, to function: Int) -> [String: Range<Int>] {
    guard isSwift, let head = (function + 1..<function + 40).first(where: { isSign("(", at: $0) })
    else { return [:] }
    var given = parts(ofGroupAt: call + 1)
    var arguments: [String: Range<Int>] = [:]
    for parameter in parts(ofGroupAt: head) {
      guard let colon = parameter.first(where: { isSign(":", at: $0) }), let next = given.first
      else { continue }
      let label = text(parameter.lowerBound)
      let isLabelled = isSign(":", at: next.lowerBound + 1)
      // A parameter that begins with a value may be left out.
      guard isLabelled ? text(next.lowerBound) == label : label == "_" else { continue }
      arguments[text(colon - 1)] = isLabelled ? next.dropFirst(2) : next
      given.removeFirst()
    }
    return arguments
  }

  /// What stands between the commas of a group.
  private func parts(ofGroupAt opening: Int) -> [Range<Int>] {
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
}

extension CodeText {
  /// A call of a method: what it is handed, and from where that is read.
  struct Call {
    var argument: Range<Int>
    var scope: ConstructionReader.Scope
    /// The method whose parameter is handed on.
    var giver: String?
  }

  func calls(of method: String) -> [Call] {
    tokens.indices.filter { index in
      isWord(at: index) && isSign(isSwift ? "(" : ":", at: index + 1)
        && word(at: index - 1) != .func
        && (isSwift || !isSign(")", at: index - 1)) && text(index) == method
    }.map { index in
      let functions = (max(0, index - 2000)..<index).filter { self.word(at: $0) == .func }
      let around = functions.reversed().lazy.compactMap { name in
        self.body(ofFunctionAt: name + 1).flatMap { $0.contains(index) ? (name + 1, $0) : nil }
      }.first
      var argument = argumentRange(of: index)
      if isSign(":", at: argument.lowerBound + 1) {
        argument = argument.dropFirst(2)
      }
      let member = around.map { $0.1.lowerBound - 1 }
      let name = text(argument.lowerBound)
      let isParameter = around.map { function in
        (function.0..<function.1.lowerBound).contains { place in
          self.text(place) == name && self.isSign(":", at: place + 1)
        }
      }
      return Call(
        argument: argument, scope: .init(member: member, before: index),
        giver: isParameter ?? false ? around.map { text($0.0) } : nil)
    }
  }
}
