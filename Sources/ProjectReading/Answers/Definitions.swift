import OrientationModel

/// What the sources define by name, from all files.
struct Definitions: Sendable {
  private var values: [String: [DeclaredValue]] = [:]
  private var assignments: [String: [CallFacts]] = [:]
  /// For each class the classes above it, nearest first, as far as the sources have them.
  private let ancestry: ClassTree
  /// The properties that have a second name, by that.
  private let getters: [String: String]

  init(
    _ values: [DeclaredValue] = [], _ changes: [CallFacts] = [],
    _ tree: ClassTree = ClassTree([]), getters: [String: String] = [:]
  ) {
    ancestry = tree
    self.getters = getters
    self.values = Dictionary(grouping: values, by: \.name)
    assignments = Dictionary(grouping: changes) { $0.subject ?? "" }
  }

  /// What a name means in a class.
  func value(_ name: String, in owner: String?) -> DeclaredValue? {
    let plain = name.withoutUnderscore
    let candidates = (values[name] ?? []) + (plain == name ? [] : values[plain] ?? [])
    guard !candidates.isEmpty else { return nil }
    let known = owner.map { [$0] + ancestry.ancestors(of: $0) } ?? []
    for type in known {
      if let own = candidates.first(where: { $0.owner == type }) { return own }
    }
    let shared: Set = ["UIInterfaceOrientationMask", "UIInterfaceOrientation"]
    return candidates.first { $0.owner.map(shared.contains) ?? false }
      ?? candidates.first { $0.owner == nil }
      ?? (Set(candidates.map(\.owner)).count == 1 ? candidates.first : nil)
  }

  /// What a class is, by what it inherits.
  func kind(of className: String) -> ControllerFacts.Kind? {
    FactReader.kind(ofUIKit: ancestry.roots[className] ?? className)
  }

  /// The masks that some calls give, as they stand there.
  func set(by calls: [CallFacts]) -> [OrientationMask] {
    var reader = AnswerReader(definitions: self, question: .supports, owner: nil)
    reader.depth = AnswerReader.deepest
    let given = calls.compactMap(\.argument).map { reader.values(of: $0) }
      .flatMap { $0.phone + $0.pad }
    return given.compactMap { if case .plain(.mask(let mask)) = $0 { mask } else { nil } }
  }

  /// The code that gives a name a mask.
  func assignments(to name: String) -> [CallFacts] {
    let plain = name.withoutUnderscore
    return assignments[getters[plain] ?? plain] ?? []
  }

  /// The same of one type's property.
  func assignments(to value: DeclaredValue) -> [CallFacts] {
    assignments(to: value.name).filter { $0.subjectTypes?.contains(value.owner ?? "") ?? true }
  }
}

extension String {
  /// The name of a property, and not of the instance variable behind it.
  var withoutUnderscore: String { hasPrefix("_") ? String(dropFirst()) : self }
}

/// Which class is below which.
struct ClassTree: Sendable {
  private var parents: [String: String] = [:]
  /// For each class the last above it, which the sources do not have.
  private(set) var roots: [String: String] = [:]

  init(_ types: [DeclaredType]) {
    for type in types where parents[type.name] == nil {
      if type.isClass, let parent = type.inherits.first { parents[type.name] = parent }
    }
    // A nested class may name its neighbour by its short name.
    let short = Set(parents.keys.map { $0[($0.lastIndex(of: ".") ?? $0.startIndex)...] })
    for (name, parent) in parents where parents[parent] == nil && short.contains("." + parent) {
      var outer = name[...]
      while let point = outer.lastIndex(of: ".") {
        outer = outer[..<point]
        let full = outer + "." + parent
        if parents[String(full)] != nil {
          parents[name] = String(full)
          break
        }
      }
    }
    findRoots()
  }

  /// From the nearest up; the last is a class that the sources do not have.
  func ancestors(of name: String) -> [String] {
    var found: [String] = []
    var seen: Set = [name]
    var current = name
    while let parent = parents[current], seen.insert(parent).inserted {
      found.append(parent)
      current = parent
    }
    return found
  }

  private mutating func findRoots() {
    for name in parents.keys {
      var path: [String] = []
      var seen: Set<String> = []
      var current = name
      while roots[current] == nil, let parent = parents[current], seen.insert(current).inserted {
        path.append(current)
        current = parent
      }
      for below in path { roots[below] = roots[current] ?? current }
    }
  }
}
