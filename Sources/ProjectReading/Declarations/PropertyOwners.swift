/// Which types declare a property of a name, and which of these is meant where it is used.
struct PropertyOwners {
  private let tree: ClassTree
  /// What each type is declared to be.
  private var inherited: [String: Set<String>] = [:]
  /// The types by the name; the empty one of what belongs to none.
  private(set) var all: [String: Set<String>] = [:]

  init(_ types: [DeclaredType] = [], _ tree: ClassTree = ClassTree([])) {
    self.tree = tree
    for type in types { inherited[type.name, default: []].formUnion(type.inherits) }
  }

  mutating func add(_ property: String, of type: String?) {
    all[property, default: []].insert(type ?? "")
  }

  /// The types whose property it may be at a place of some type's code; nothing where the code doesn't
  /// say, and none where it is another type's.
  func types(
    of property: String, at index: Int, in code: CodeText, of owner: String?, _ member: Int?
  ) -> Set<String>? {
    let all = all[property] ?? []
    let words = code.chain(before: index).filter(code.isWord).map(code.text)
    guard let variable = words.last, variable != "self", variable != "Self" else {
      let shared = code.isSign(".", at: index - 1) && words.isEmpty ? Self.masks : []
      let own = ([owner, ""].compactMap { $0 } + shared).lazy.map { named([$0], among: all) }
      return own.first { !$0.isEmpty } ?? []
    }
    let found = named(words, among: all)
    if !found.isEmpty { return found }
    let plain = variable.withoutUnderscore.lowercased()
    let called = all.filter { type in
      let name = type.lowercased()
      return plain.count > 3 && name.hasSuffix(plain) || !name.isEmpty && plain.hasSuffix(name)
    }
    if !called.isEmpty { return called }
    let declared = member.map { named(code.types(of: variable, in: $0), among: all) } ?? []
    return declared.isEmpty ? nil : declared
  }

  /// What a short name of a mask stands behind.
  private static let masks = [CodeWord.mask.rawValue, CodeWord.orientation.rawValue]

  /// Those of some types that are named, stand above one that is, or have a protocol's property.
  private func named(_ names: [String], among types: Set<String>) -> Set<String> {
    let known = names.filter { !types.isEmpty && ($0.isEmpty || $0.first?.isUppercase == true) }
    let lines = known.map { [$0] + tree.ancestors(of: $0) }
    let found = types.filter { type in
      lines.joined().contains { $0 == type || type.hasSuffix("." + $0) }
    }
    return found.union(types.filter { inherited[$0]?.isDisjoint(with: found) == false })
  }
}

extension CodeText {
  /// What stands in front of a member's point, or is sent a message: `AppDelegate.shared` of
  /// `AppDelegate.shared?.mask`.
  fileprivate func chain(before index: Int) -> Range<Int> {
    let isMessage = !isSwift && (isSign(":", at: index + 1) || isSign("]", at: index + 1))
    var start = index
    while isSign(".", at: start - 1) || isMessage && start == index {
      var place = isSign(".", at: start - 1) ? start - 2 : start - 1
      while isSign("?", at: place) || isSign("!", at: place) { place -= 1 }
      while isSign(")", at: place) || isSign("]", at: place) {
        start = self.start(ofGroupEndingAt: place)
        place = start - 1
      }
      guard isWord(at: place) else { break }
      start = place
    }
    return start..<index
  }

  /// Whether a variable of that name is declared right behind a place: `var name`, `Lock *name`.
  func declares(_ name: String, at index: Int) -> Bool {
    guard text(index + 1) == name else { return false }
    if isSwift { return [.let, .var].contains(word(at: index)) }
    return isSign("*", at: index)
      || isWord(at: index) && !["return", "else", "do"].contains(text(index))
  }

  /// The types that the declaration of a variable names, in a method or else among the first members
  /// of its type: `Lock` of `@Environment(Lock.self) var lock` and `let lock = Lock()`.
  fileprivate func types(of variable: String, in member: Int) -> [String] {
    let body = inside(ofBraceAt: member).prefix(1_000)
    let parameters = (max(0, member - 60)..<member).last { isParameter(variable, at: $0 + 1) }
    let outer = brace(around: member).map { inside(ofBraceAt: $0).prefix(1_000) } ?? 0..<0
    let places =
      body.filter { declares(variable, at: $0) } + [parameters].compactMap { $0 }
      + outer.filter { declares(variable, at: $0) }
    return places.lazy.map { (max(0, $0 - 5)..<$0 + 5).map(self.text) }
      .first { $0.contains { $0.first?.isUppercase == true } } ?? []
  }

  /// Whether a function takes a parameter of that name: `_ lock: Lock`, `(Lock *)lock`.
  private func isParameter(_ name: String, at index: Int) -> Bool {
    guard text(index) == name else { return false }
    return isSwift
      ? isSign(":", at: index + 1) && !isSign(".", at: index - 1)
      : isSign(")", at: index - 1) || isSign("*", at: index - 1)
  }
}
