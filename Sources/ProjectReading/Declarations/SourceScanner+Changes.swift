/// What is looked for in a second walk through the sources, when all names are known.
struct SoughtNames {
  var tree = ClassTree([])
  /// The properties that answers go by, each with the types that have it.
  var properties: [String: Set<String>] = [:]
  /// The functions that give one of them the mask they are called with.
  var helpers: [String: [MaskHelper]] = [:]

  /// Whether a source has any of them; of many names each source is walked through.
  func stand(in bytes: [UInt8]) -> Bool {
    let names = Array(properties.keys) + Array(helpers.keys)
    return names.count > 8 || names.contains { bytes.holds($0) || bytes.holds($0.setter) }
  }
}

/// A function that gives a property the mask it is called with.
struct MaskHelper: Hashable, Sendable {
  var owner: String?
  var name: String
  /// Which of its parameters that is.
  var position: Int
  var property: String
}

/// Where properties that answers go by get another mask.
extension SourceScanner {
  /// Every such place of a source.
  static func changes(in code: CodeText, of sought: SoughtNames) -> [CallFacts] {
    var scanner = SourceScanner(code: code, seeking: sought)
    scanner.read()
    return scanner.facts.assignments
  }

  mutating func readChange(_ index: Int) {
    guard let member else { return }
    let name = code.text(index)
    for helper in sought.helpers[name] ?? [] { readCall(of: helper, at: index) }
    let isSetter = !code.isSwift && code.isSign(":", at: index + 1) && name.hasPrefix("set")
    let property = isSetter ? name.dropFirst(3).lowercasedFirst : name.withoutUnderscore
    guard let owners = sought.properties[property], isSetter || isGiven(index) else { return }
    let value = isSetter ? code.argument(of: index) : code.expression(from: index + 2)
    // What only has the name of one, as a layer's mask may, is another.
    let isMeant =
      value.contains(where: code.isMask) || parameter(value, of: member) != nil
      || isOwn(index, of: owners)
      || code.inside(ofBraceAt: member).contains { owners.contains(code.text($0)) }
    if isMeant { add(property, at: index, value, in: member) }
  }

  /// Whether a value is given to a name that isn't declared here.
  private func isGiven(_ index: Int) -> Bool {
    code.isGiving(at: index + 1) && ![.let, .var].contains(code.word(at: index - 1))
      && (code.isSwift || !code.isWord(at: index - 1))
  }

  /// Whether a name stands for the property of the type whose code this is, or of no type.
  private func isOwn(_ index: Int, of owners: Set<String>) -> Bool {
    guard code.receiver(of: index) == nil else { return false }
    guard let owner, !owners.isEmpty else { return owners.isEmpty }
    return owners.contains(owner)
      || sought.tree.ancestors(of: owner).contains(where: owners.contains)
  }

  private mutating func add(_ name: String, at index: Int, _ value: Range<Int>, in member: Int) {
    var call = CallFacts(kind: .set, place: code.place(index), owner: owner)
    call.member = memberName
    call.subject = name
    if let position = parameter(value, of: member), let function = memberName {
      call.helper = MaskHelper(owner: owner, name: function, position: position, property: name)
    } else if value.count > 1 || code.text(value.lowerBound).first?.isUppercase == true {
      // A name alone may be that of anything in the method.
      call.argument = code.snippet(value)
    }
    facts.assignments.append(call)
  }

  /// Which of a function's parameters a value is, where that is a mask.
  private func parameter(_ value: Range<Int>, of member: Int) -> Int? {
    guard value.count == 1, code.isWord(at: value.lowerBound) else { return nil }
    let name = code.text(value.lowerBound)
    guard code.isSwift else {
      // `- (void)lock:(UIInterfaceOrientationMask)mask {`
      let isFirst =
        code.text(member - 1) == name && code.isSign(")", at: member - 2)
        && code.word(at: member - 3) == .mask && memberName != nil
      return isFirst && code.isSign(":", at: member - 5) ? 0 : nil
    }
    guard let start = (max(0, member - 60)..<member).last(where: { code.word(at: $0) == .func }),
      let group = (start..<member).first(where: { code.isSign("(", at: $0) })
    else { return nil }
    return code.parts(ofGroupAt: group).firstIndex { part in
      guard let colon = part.first(where: { code.isSign(":", at: $0) }) else { return false }
      return code.text(colon - 1) == name
        && (colon..<part.upperBound).contains { code.word(at: $0) == .mask }
    }
  }

  /// A call that hands a mask to a helper; one overload may call another.
  private mutating func readCall(of helper: MaskHelper, at index: Int) {
    guard isCalled(index), memberName != helper.name,
      facts.assignments.last?.place != code.place(index)
    else { return }
    var argument: Range<Int>?
    if code.isSwift {
      let parts = code.parts(ofGroupAt: index + 1)
      argument = parts.indices.contains(helper.position) ? parts[helper.position] : nil
    } else if code.isSign(":", at: index + 1) {
      argument = code.argument(of: index)
    }
    guard var value = argument, !value.isEmpty else { return }
    if code.isSwift, code.isSign(":", at: value.lowerBound + 1) { value = value.dropFirst(2) }
    let isItsType = helper.owner.map { code.receiver(of: index) == $0 || owner == $0 } ?? false
    guard isItsType || value.contains(where: code.isMask), let member else { return }
    add(helper.property, at: index, value, in: member)
    facts.assignments[facts.assignments.count - 1].through = helper.name
  }
}

extension String {
  /// As Objective-C calls what sets a property of that name.
  fileprivate var setter: String { "set" + prefix(1).uppercased() + dropFirst() }
}
