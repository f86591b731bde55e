import OrientationModel

/// Classes that are controllers, and what they answer.
extension FactReader {
  mutating func readControllers() {
    for (name, type) in classes {
      guard let kind = Self.kind(ofUIKit: tree.roots[name] ?? "") else { continue }
      found[name] = ControllerFacts(
        name: shortName(name), superclass: type.inherits.first.map(shortName), kind: kind,
        place: type.place)
    }
    let declared = sources.flatMap(\.answers).sorted { $0.place < $1.place }
    for one in declared { take(one, answer(one)) }
    readInherited(declared)
    let all = found.sorted { ($0.value.place, $0.key) < ($1.value.place, $1.key) }
    facts.extensions = all.filter { classes[$0.key] == nil }.map(\.value)
    facts.controllers = all.filter { classes[$0.key] != nil }.map { _, controller in
      var controller = controller
      if controller.kind == .screen, controller.supports?.asks != nil {
        controller.kind = .container
      }
      return controller
    }
    known = Set(facts.controllers.map(\.name))
  }

  private func answer(_ declared: DeclaredAnswer) -> CodeAnswer {
    var reader = AnswerReader(
      definitions: definitions, question: declared.question, owner: declared.owner.map(fullName))
    reader.isDelegates = declared.author == .appDelegate
    return CodeAnswer(reader.values(ofBody: declared.body), at: declared.place)
  }

  /// Reads an override once more for a class below that has another value for a name it goes by.
  private mutating func readInherited(_ declared: [DeclaredAnswer]) {
    let answers = declared.filter { $0.author == .controller }.map { ($0, Set($0.body.words)) }
    let byOwner = Dictionary(grouping: answers) { $0.0.owner.map(fullName) ?? "" }
    for value in sources.flatMap(\.values).sorted(by: { $0.place < $1.place }) {
      guard let owner = value.owner.map(fullName), let controller = found[owner] else { continue }
      var answered = Set(controller.overrides.keys)
      for (above, words) in tree.ancestors(of: owner).flatMap({ byOwner[$0] ?? [] })
      where answered.insert(above.question).inserted && words.contains(value.name) {
        var own = above
        own.owner = owner
        guard answer(own) != answer(above) else { continue }
        own.place = value.place
        take(own, answer(own))
      }
    }
  }

  private mutating func take(_ declared: DeclaredAnswer, _ answer: CodeAnswer) {
    guard declared.question != .legacy else {
      return leave(declared, "UIKit hasn't asked `\(declared.question.rawValue)` since iOS 8")
    }
    if declared.author.isRead { tell(answer, of: declared) }
    let answer = facts.families == [2] ? answer.onPad : answer
    if declared.author == .appDelegate { return facts.delegate.append(answer) }
    if declared.author == .sceneDelegate { return facts.sceneDelegate.append(answer) }
    guard let name = declared.owner.map(fullName) else {
      return leave(declared, "this override doesn't belong to a class")
    }
    let called = shortName(name)
    if case .containerDelegate(let kind) = declared.author {
      if let question = declared.question.asked {
        facts.containerDelegates.append(
          UnreadAnswer(owner: called, kind: kind, question: question, place: declared.place))
      }
      return leave(declared, "\(called) returns the mask of a container it's the delegate of")
    }
    guard !protocols.contains(name) else {
      return leave(declared, "\(called) is a protocol; UIKit doesn't ask it")
    }
    let type = classes[name]
    if found[name] == nil {
      // A property of that name on anything else is no answer to UIKit.
      if let parent = type?.inherits.first, Self.plainObjects.contains(tree.roots[name] ?? parent) {
        return leave(declared, "\(called) isn't a view controller; UIKit doesn't ask it")
      }
      // Its superclass is not here, but it answers what only controllers are asked.
      found[name] = ControllerFacts(
        name: type == nil ? name : called, superclass: type?.inherits.first,
        kind: (type == nil ? Self.kind(ofUIKit: name) : nil) ?? .screen,
        place: type?.place ?? declared.place)
    }
    if let earlier = found[name]?[declared.question] {
      leave(declared, "\(called) overrides this twice; see \(earlier.place.text)")
    } else {
      found[name]?[declared.question] = answer
    }
  }

  private mutating func leave(_ declared: DeclaredAnswer, _ why: String) {
    facts.untold.append(Untold(declared.place, why))
  }

  /// Lists what of an answer could not be told.
  private mutating func tell(_ answer: CodeAnswer, of declared: DeclaredAnswer) {
    let noun =
      switch declared.question {
      case .supports, .legacy: "mask"
      case .prefers: "preferred orientation"
      case .autorotates: "shouldAutorotate value"
      case .locks: "lock preference"
      case .lockChild: "child for the lock"
      }
    if answer.reads == .computed, !answer.isByIdiom {
      let from = answer.open + answer.depends
      let list = from.isEmpty ? declared.body.getter.bare.text : from.joined(separator: "; ")
      let change = answer.changes ? "changes at run time: it " : ""
      leave(declared, "the \(noun) \(change)is computed from \(list)")
    }
    if let condition = declared.condition { leave(declared, "the \(noun) is inside \(condition)") }
  }

  // MARK: Kinds

  private static let plainObjects: Set = ["NSObject", "UIResponder", "UIView", "ObservableObject"]

  private static let plain = Set(SystemController.allCases.map(\.className)).union([
    "UISearchController", "UIVideoEditorController", "UICloudSharingController",
    "UIPrinterPickerController",
  ])

  /// By the name of a class that the sources only use: UIKit's, or a library's that says what it is.
  static func kind(ofUIKit name: String) -> ControllerFacts.Kind? {
    guard !name.hasPrefix("NS"), !name.hasPrefix("WK") else { return nil }
    if name.hasSuffix("NavigationController") { return .navigation }
    if name.hasSuffix("TabBarController") { return .tabs }
    if name.hasSuffix("SplitViewController") { return .split }
    if name.hasSuffix("PageViewController") { return .pages }
    if name.hasSuffix("HostingController") { return .hosting }
    if name.hasSuffix("AlertController") { return .alert }
    return name.hasSuffix("ViewController") || plain.contains(name) ? .screen : nil
  }
}
