import OrientationModel

/// What is looked for in a second walk through the sources, when all names are known.
struct SoughtNames {
  /// The types that have a property of a name; of one that belongs to none, the empty name.
  var owners = PropertyOwners()
  /// The properties that have a second name, by that.
  var getters: [String: String] = [:]
  /// The properties that answers go by, each with the types of these whose it is.
  var properties: [String: Set<String>] = [:]
  /// Of these the flags that only decide which mask an answer is.
  var flags: Set<String> = []
  /// The functions that hand on what they are called with.
  var helpers: [String: [MaskHelper]] = [:]

  var isEmpty: Bool { properties.isEmpty && helpers.isEmpty }

  /// The property that a word stands for.
  func property(_ word: String) -> String {
    let plain = word.withoutUnderscore
    return getters[plain] ?? plain
  }

  /// Whether types have a property of a name that no answer goes by, beside one that does.
  func isOneOfMany(_ property: String) -> Bool {
    owners.all[property].map { $0 != properties[property] } ?? false
  }

  /// The answer itself, which a class may have a setter for.
  static let answer = OrientationQuestion.supports.rawValue

  /// Whether a source has any of some names; of many each source is walked through.
  static func stand(_ names: Set<String>, in bytes: [UInt8]) -> Bool {
    names.count > 8 || names.contains { bytes.holds($0) || bytes.holds($0.setter) }
  }
}

/// A function that hands the mask or the orientation it is called with to a property, a request or the
/// device; or a type that does so with what it is made with, as a modifier of SwiftUI's.
struct MaskHelper: Hashable, Sendable {
  var owner: String?
  var name: String
  /// Which of its parameters that is.
  var position = 0
  /// Its label, where it is a property of the type.
  var label: String?
  /// What it does with it, to which property, and up to which version.
  var kind = CallKind.set
  var property: String?
  var types: Set<String>?
  var ends: SystemVersion?

  /// Any order that is always the same.
  var order: String {
    let what = "\(kind) \(property ?? "") \(types?.sorted() ?? [])"
    return "\(owner ?? "") \(label ?? "") \(position) \(what)"
  }
}

/// Where properties that answers go by get another mask, and where helpers are called.
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
    for helper in sought.helpers[name] ?? [] { readCall(of: helper, at: index, in: member) }
    let isSetter = !code.isSwift && code.isSign(":", at: index + 1) && name.hasPrefix("set")
    let property = sought.property(isSetter ? name.dropFirst(3).lowercasedFirst : name)
    guard let owners = sought.properties[property] else { return }
    // Also of one entry: `masks[name] = mask`.
    let end = code.isSign("[", at: index + 1) ? code.end(ofGroupAt: index + 1) : index + 1
    guard isSetter || isChanged(index, end) else { return }
    let value = isSetter ? code.argument(of: index) : code.expression(from: end + 1)
    guard property != SoughtNames.answer else {
      return add(.set, property, at: index, value, in: member)
    }
    if !isSetter, isLocal(index, in: member) { return }
    // Whose it is where the code doesn't say: what only has the name, as a layer's mask, is another.
    let types = sought.owners.types(of: property, at: index, in: code, of: owner, member)
    let isMeant =
      types.map { !$0.isDisjoint(with: owners) }
      ?? (value.contains(where: code.isMask)
        || helper(handing: value, to: (.set, property), in: member) != nil
        || code.inside(ofBraceAt: member).contains { owners.contains(code.text($0)) })
    if isMeant { add(.set, property, of: types, at: index, value, in: member) }
  }

  /// What changes a mask or a flag in place.
  private static let mutations: Set = [
    "insert", "remove", "formUnion", "formIntersection", "subtract", "toggle", "append",
    "removeValue", "removeLast", "removeAll",
  ]

  /// Whether a name that isn't declared here gets another value.
  private func isChanged(_ index: Int, _ end: Int) -> Bool {
    let isInPlace = code.isSign(".", at: end) && Self.mutations.contains(code.text(end + 1))
    return (isInPlace || code.isGiving(at: end))
      && ![.let, .var].contains(code.word(at: index - 1))
      && (code.isSwift || !code.isWord(at: index - 1))
  }

  /// Whether a name is that of a variable which its method declares above.
  private func isLocal(_ index: Int, in member: Int) -> Bool {
    let name = code.text(index)
    return !code.isSign(".", at: index - 1)
      && code.above(index, in: member).contains { code.declares(name, at: $0) }
  }

  private mutating func add(
    _ kind: CallKind, _ property: String?, of types: Set<String>? = nil, at index: Int,
    _ value: Range<Int>, in member: Int, through helper: MaskHelper? = nil
  ) {
    var call = call(kind, at: index)
    call.subject = property
    call.subjectTypes = types
    call.isUnsure = property.map { types == nil && sought.isOneOfMany($0) } ?? false
    call.isFlag = property.map(sought.flags.contains) ?? false
    call.through = helper?.name
    call.ends = [call.ends, helper?.ends].compactMap { $0 }.min()
    // A name alone may be that of anything in the method.
    let isPlain = value.count > 1 || code.text(value.lowerBound).first?.isUppercase == true
    if isPlain || call.isFlag { call.argument = code.snippet(value) }
    hand(value, to: &call)
    facts.assignments.append(call)
  }

  /// Notes of a call that it is what a helper does, where a value is what that is called with.
  func hand(_ value: Range<Int>, to call: inout CallFacts) {
    guard let member,
      var helper = helper(handing: value, to: (call.kind, call.subject), in: member)
    else { return }
    helper.kind = call.kind
    helper.property = call.subject
    helper.types = call.subjectTypes
    helper.ends = call.ends
    call.helper = helper
    call.member = memberName
    call.argument = nil
  }

  /// The function around a place that is called with a value, or the type that is made with it.
  ///
  /// That is a mask or an orientation, or a flag's value; to a request or the device it may be handed in
  /// another form.
  private func helper(
    handing value: Range<Int>, to what: (kind: CallKind, property: String?), in member: Int
  ) -> MaskHelper? {
    let names = value.filter { code.isWord(at: $0) && !code.isSign(".", at: $0 - 1) }
    guard what.kind != .set || value.count == 1, let function = memberName,
      !value.contains(where: { code.isSign("?", at: $0) }),
      value.allSatisfy({ !code.isMask($0) || code.word(at: $0) != .other })
    else { return nil }
    for name in names.map(code.text) {
      let types: Set =
        what.property.map(sought.flags.contains) ?? false
        ? ["Bool", "BOOL"] : [CodeWord.mask.rawValue, CodeWord.orientation.rawValue]
      if let position = parameter(name, in: types, of: member) {
        return MaskHelper(owner: owner, name: function, position: position)
      }
      let isOwn = facts.values.contains {
        $0.owner == owner && $0.name == name && $0.initial == nil && $0.body == nil
      }
      if code.isSwift, isOwn, let owner, let type = owner.split(separator: ".").last {
        return MaskHelper(name: String(type), label: name)
      }
    }
    return nil
  }

  /// Which of a function's parameters has a name, where that is of one of some types.
  private func parameter(_ name: String, in types: Set<String>, of member: Int) -> Int? {
    guard code.isSwift || code.isFunction(member) else {
      // `- (void)lock:(UIInterfaceOrientationMask)mask {`
      let isFirst =
        code.text(member - 1) == name && code.isSign(")", at: member - 2)
        && types.contains(code.text(member - 3))
      return isFirst && code.isSign(":", at: member - 5) ? 0 : nil
    }
    let head = head(ofMemberAt: member)
    let group =
      code.isSwift
      ? head.first { code.isSign("(", at: $0) } : code.start(ofGroupEndingAt: member - 1)
    guard let group, !code.isSwift || code.word(at: head.lowerBound) == .func else { return nil }
    return code.parts(ofGroupAt: group).firstIndex { part in
      let end = part.first { code.isSign(":", at: $0) } ?? part.upperBound
      return code.text(end - 1) == name && part.contains { types.contains(code.text($0)) }
    }
  }

  /// A call that hands something to a helper; one overload may call another.
  private mutating func readCall(of helper: MaskHelper, at index: Int, in member: Int) {
    let place = code.place(index)
    let isTold = facts.assignments.suffix(4).contains {
      $0.place == place && $0.kind == helper.kind && $0.subject == helper.property
    }
    let isCalled = isCalled(index) || !code.isSwift && code.isSign("(", at: index + 1)
    guard !isTold, isCalled, memberName != helper.name else { return }
    var argument: Range<Int>?
    if code.isSign("(", at: index + 1) {
      let parts = code.parts(ofGroupAt: index + 1)
      argument =
        helper.label.map { label in parts.first { code.text($0.lowerBound) == label } }
        ?? (parts.indices.contains(helper.position) ? parts[helper.position] : nil)
    } else if code.isSign(":", at: index + 1) {
      argument = code.argument(of: index)
    }
    guard var value = argument, !value.isEmpty else { return }
    if code.isSwift, code.isSign(":", at: value.lowerBound + 1) { value = value.dropFirst(2) }
    let isItsType = helper.owner.map { code.receiver(of: index) == $0 || owner == $0 } ?? false
    guard
      isItsType || value.contains(where: code.isMask)
        || ["true", "false", "YES", "NO"].contains(code.text(value.lowerBound))
        || self.helper(handing: value, to: (helper.kind, helper.property), in: member) != nil
    else { return }
    add(
      helper.kind, helper.property, of: helper.types, at: index, value, in: member, through: helper)
  }
}

extension String {
  /// As Objective-C calls what sets a property of that name.
  fileprivate var setter: String { "set" + prefix(1).uppercased() + dropFirst() }
}
