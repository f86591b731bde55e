/// What the sources define by name, from all files: the evaluator's way to what a name stands for.
struct Definitions: Sendable {
  private var values: [String: [DeclaredValue]] = [:]
  private var assignments: [String: [Assignment]] = [:]
  private var givers: [CodePlace: Assignment] = [:]
  /// For each class the classes above it, nearest first, as far as the sources have them.
  private let ancestry: ClassTree

  init(_ sources: [SourceFacts], _ tree: ClassTree) {
    ancestry = tree
    for source in sources {
      for value in source.values { values[value.name, default: []].append(value) }
      for assignment in source.assignments {
        assignments[assignment.name, default: []].append(assignment)
        // The call that stands nearest to a mask is read first.
        givers[assignment.place] = givers[assignment.place] ?? assignment
      }
    }
  }

  /// The code at a place, where it gives a mask to a name.
  func assignment(at place: CodePlace) -> Assignment? { givers[place] }

  /// What a name means in a class.
  func value(_ name: String, in owner: String?) -> DeclaredValue? {
    let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
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

  /// Every mask that some code gives to a name.
  func given(to name: String) -> [Assignment] {
    let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
    return ((assignments[plain] ?? []) + (assignments["_" + plain] ?? []))
      .flatMap { assignment -> [Assignment] in
        // What a method is handed is what its callers say.
        let callers = assignment.giver.flatMap { assignments[$0 + "()"] } ?? []
        return callers.isEmpty ? [assignment] : callers
      }.sorted { $0.place < $1.place }
  }
}

/// Which class is below which.
struct ClassTree: Sendable {
  private var parents: [String: String] = [:]

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

  /// For each class the last above it, which the sources do not have.
  func roots() -> [String: String] {
    var roots: [String: String] = [:]
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
    return roots
  }
}
