/// Who stands at the bottom of the windows, and who is made with whom.
extension FactReader {
  mutating func readRoots() {
    let types = sources.flatMap(\.types)
    facts.delegates = types.filter {
      $0.isClass
        && ($0.inherits.contains("UIApplicationDelegate") || $0.name.hasSuffix("AppDelegate"))
    }.map(\.place)
    let apps = types.filter { $0.inherits.contains("App") }
    for root in sources.flatMap(\.roots) where !root.isSwiftUI || !apps.isEmpty {
      facts.roots += root.isSwiftUI ? [scene(root, apps)] : windows(root)
    }
    for type in types where type.inherits.contains(where: Self.frameworkDelegates.contains) {
      facts.roots.append(
        RootFacts(
          place: type.place, made: [], isSwiftUI: false, owner: shortName(type.name),
          isFrameworks: true))
    }
    facts.roots.sort { $0.place < $1.place }
  }

  /// Delegates of React Native's and Expo's, which make the window and its controller.
  private static let frameworkDelegates: Set = [
    "RCTAppDelegate", "EXAppDelegateWrapper", "ExpoAppDelegate",
  ]

  /// The scene of a SwiftUI app.
  private func scene(_ root: RootChoice, _ apps: [DeclaredType]) -> RootFacts {
    let own = root.owner.map(shortName)
    let app = apps.first { shortName($0.name) == own } ?? apps.first
    var found = RootFacts(
      place: root.place, made: controllers(root.made, follows: true), isSwiftUI: true,
      owner: app.map { shortName($0.name) })
    found.condition = root.condition
    let stacks = sources.reduce(into: Set<String>()) { $0.formUnion($1.stacks) }
    let outermost = found.made.first
    // What others only wrap is what people see.
    while let inner = found.made.first?.parts.first(where: \.isView) { found.made = [inner] }
    found.isStack =
      root.made.contains { $0.isStack }
      || [outermost, found.made.first].contains { $0.map { stacks.contains($0.name) } ?? false }
    return found
  }

  /// The controllers that some code puts into a window: itself, or whoever calls its method.
  private func windows(_ root: RootChoice) -> [RootFacts] {
    func facts(_ made: [MadeController], _ place: CodePlace) -> RootFacts {
      var found = RootFacts(
        place: place, made: made, isSwiftUI: false, owner: root.owner.map(shortName),
        window: root.window, isFrameworks: root.isFrameworks)
      (found.condition, found.isForPad) = (root.condition, root.isForPad)
      return found
    }
    let made = controllers(root.made, follows: true)
    guard made.isEmpty || root.giver != nil else { return [facts(made, root.place)] }
    let handed = root.giver.map { self.handed(to: $0, depth: 0) } ?? []
    return handed.isEmpty
      ? [facts(made, root.place)] : handed.map { facts($0.made, $0.place) }
  }

  private static let mostCallers = 64

  /// What the callers of a method hand it.
  private func handed(
    to method: String, depth: Int
  ) -> [(place: CodePlace, made: [MadeController])] {
    guard depth < 2, effort.allows(size / 16) else { return [] }
    var found: [(place: CodePlace, made: [MadeController])] = []
    let files = texts.filter { $0.value.holds(method) }.sorted { $0.key < $1.key }
    // A name that everybody uses tells nothing.
    guard files.count <= Self.mostCallers else { return [] }
    for (path, bytes) in files where effort.allows(bytes.count) {
      let code = CodeText(file: path, bytes: bytes, isSwift: path.hasSuffix(".swift"))
      let reader = ConstructionReader(code)
      for call in code.calls(of: method) {
        let made = controllers(reader.made(in: call.argument, call.scope), follows: true)
        if !made.isEmpty {
          found.append((code.place(call.argument.lowerBound), made))
        } else if let giver = call.giver, giver != method {
          found += handed(to: giver, depth: depth + 1)
        }
      }
    }
    return found.sorted { $0.place < $1.place }
  }

  // MARK: What is made

  /// The controllers and views among what some code makes, each with those it is made with; where it
  /// is worth it, what others have is followed into their sources.
  func controllers(
    _ made: [Construction], follows: Bool = false, depth: Int = 0
  ) -> [MadeController] {
    guard depth < 8 else { return [] }
    return made.flatMap { made -> [MadeController] in
      let name = shortName(made.name)
      let isView = views.contains(made.name) || views.contains(name)
      let isController =
        known.contains(name) || Self.kind(ofUIKit: name) != nil && name != "UIViewController"
      if let member = made.member {
        let own = follows ? value(of: member.name, in: made.name, depth) : []
        if let first = own.first {
          // Whoever makes a navigation around what it is handed has it hold that.
          guard first.parts.isEmpty, Self.kind(ofUIKit: first.name) == .navigation else {
            return own
          }
          var filled = first
          filled.parts = controllers(made.parts, follows: follows, depth: depth + 1)
          return [filled] + own.dropFirst()
        }
        // What is called on an object gives that object, as far as anybody can tell.
        guard member.isCall else { return [] }
      }
      let parts = controllers(made.parts, follows: follows, depth: depth + 1)
      guard isController || isView else { return parts }
      return [MadeController(name: name, place: made.place, parts: parts, isView: isView)]
    }
  }

  /// What a member of a type is or gives, as the sources of that type have it.
  private func value(of member: String, in type: String, _ depth: Int) -> [MadeController] {
    let types = sources.lazy.flatMap(\.types)
    var names: Set = [type, fullName(type)]
    let isProtocol = classes[fullName(type)] == nil
    if isProtocol {
      // One class alone may stand behind a protocol.
      let classes = Set(types.filter { $0.isClass && $0.inherits.contains(type) }.map(\.name))
      guard classes.count <= 1 else { return [] }
      names.formUnion(classes)
    }
    for file in Set(types.filter { names.contains($0.name) }.map(\.place.file)).sorted() {
      guard let bytes = texts[file], effort.allows(bytes.count), bytes.holds(member)
      else { continue }
      let code = CodeText(file: file, bytes: bytes, isSwift: file.hasSuffix(".swift"))
      let made = ConstructionReader(code).made(byMember: member)
      let found = controllers(made, follows: true, depth: depth + 2)
      if !found.isEmpty { return found }
    }
    return []
  }
}

extension [UInt8] {
  /// Whether a name stands somewhere in a text.
  func holds(_ name: String) -> Bool {
    let name = Array(name.utf8)
    guard let first = name.first, count >= name.count else { return false }
    return withUnsafeBufferPointer { text in
      var start = 0
      while start <= text.count - name.count {
        if text[start] == first {
          var length = 1
          while length < name.count, text[start + length] == name[length] { length += 1 }
          if length == name.count { return true }
        }
        start += 1
      }
      return false
    }
  }
}
