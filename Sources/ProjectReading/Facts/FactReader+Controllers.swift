import OrientationModel

/// Classes that are controllers, and what they answer.
extension FactReader {
  mutating func readControllers() {
    var found: [String: ControllerFacts] = [:]
    var order: [String] = []
    let roots = tree.roots
    for (name, type) in classes.sorted(by: { $0.value.place < $1.value.place }) {
      guard let kind = Self.kind(ofUIKit: roots[name] ?? "") else { continue }
      found[name] = ControllerFacts(
        name: shortName(name), superclass: type.inherits.first.map(shortName), kind: kind,
        place: type.place)
      order.append(name)
    }
    var extended: [String: ControllerFacts] = [:]
    for (declared, answer) in answers() { take(declared, answer, into: &found, &order, &extended) }
    facts.controllers = order.compactMap { found[$0] }.map { controller in
      var controller = controller
      if controller.kind == .screen, controller.supports?.reads == .forwards,
        controller.supports?.asks != nil
      {
        controller.kind = .container
      }
      return controller
    }
    facts.extensions = extended.values.sorted { $0.place < $1.place }
  }

  /// What every override and delegate answers, in the order of the sources.
  private func answers() -> [(DeclaredAnswer, CodeAnswer)] {
    sources.flatMap(\.answers).sorted { $0.place < $1.place }.map { declared in
      let reader = AnswerReader(
        definitions: definitions, question: declared.question, owner: declared.owner.map(fullName))
      return (declared, CodeAnswer(reader.values(ofBody: declared.body), at: declared.place))
    }
  }

  private mutating func take(
    _ declared: DeclaredAnswer, _ answer: CodeAnswer,
    into found: inout [String: ControllerFacts],
    _ order: inout [String], _ extended: inout [String: ControllerFacts]
  ) {
    let name = declared.owner.map(fullName)
    tell(answer, of: declared)
    if declared.author == .appDelegate {
      facts.delegate.append(answer)
      return
    }
    guard let name else {
      facts.untold.append(Untold(declared.place, "this override doesn't belong to a class"))
      return
    }
    if declared.author == .containerDelegate {
      facts.untold.append(
        Untold(
          declared.place, "\(shortName(name)) returns the mask of a container it's the delegate of")
      )
      return
    }
    if found[name] == nil, let type = classes[name] {
      // A property of that name on anything else is no answer to UIKit.
      if let parent = type.inherits.first, Self.plainObjects.contains(tree.roots[name] ?? parent) {
        facts.untold.append(
          Untold(declared.place, "\(shortName(name)) isn't a view controller; UIKit doesn't ask it")
        )
        return
      }
      // Its superclass is not here, but it answers what only controllers are asked.
      found[name] = ControllerFacts(
        name: shortName(name), superclass: type.inherits.first, kind: .screen, place: type.place)
      order.append(name)
    }
    if found[name] != nil {
      add(answer, declared.question, to: &found[name])
    } else {
      if extended[name] == nil {
        extended[name] = ControllerFacts(
          name: name, superclass: nil, kind: Self.kind(ofUIKit: name) ?? .screen,
          place: declared.place)
      }
      add(answer, declared.question, to: &extended[name])
    }
  }

  private mutating func add(
    _ answer: CodeAnswer, _ question: OrientationQuestion, to controller: inout ControllerFacts?
  ) {
    guard let name = controller?.name else { return }
    if let earlier = controller?[question] {
      facts.untold.append(
        Untold(answer.place, "\(name) overrides this twice; see \(earlier.place.text)"))
    } else {
      controller?[question] = answer
    }
  }

  /// Lists what of an answer could not be told.
  private mutating func tell(_ answer: CodeAnswer, of declared: DeclaredAnswer) {
    let noun =
      switch declared.question {
      case .supports, .legacy: "mask"
      case .prefers: "preferred orientation"
      case .autorotates: "shouldAutorotate value"
      case .locks: "lock preference"
      }
    if answer.reads == .computed {
      let from = answer.open + answer.depends
      let list = from.isEmpty ? declared.body.getter.bare.text : from.joined(separator: "; ")
      let change = answer.changes ? "changes at run time: it " : ""
      facts.untold.append(Untold(declared.place, "the \(noun) \(change)is computed from \(list)"))
    }
    if let condition = declared.condition {
      facts.untold.append(Untold(declared.place, "the \(noun) is inside \(condition)"))
    }
  }

  // MARK: Kinds

  private static let plainObjects: Set = ["NSObject", "UIResponder", "UIView", "ObservableObject"]

  private static let plain: Set = [
    "UIImagePickerController", "UISearchController", "UIVideoEditorController",
    "UICloudSharingController", "UIPrinterPickerController", "CNContactPickerViewController",
  ]

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
