import OrientationModel
import OrientationScenarios

/// What controllers answer, as attributes.
extension StoryWriter {
  struct Attributes {
    var text = ""
    var places: [CodePlace] = []
    /// Of these the first for each attribute.
    var placesOfWords: [String: CodePlace] = [:]
    var remark = ""
    /// Whether an answer is an extension's of a class that is not the app's own.
    var isExtended = false
  }

  /// After a name: ` supports portrait prefers landscapeRight`.
  func attributes(of className: String) -> Attributes {
    var found = Attributes()
    let kind = self.kind(className)
    /// Whom a container asks, whether an extension says so, and for what.
    var asked: [(whom: Controller.Asks, author: String, word: String)] = []
    for (question, answer) in answers(of: className)?.inOrder ?? [] {
      let isExtended = extended.contains(answer.place)
      let attribute: String
      if kind.isContainer, kind != .hosting, let whom = answer.asks, let word = question.asked?.name
      {
        let fits = whom != .selected || kind == .tabs || kind == .pages
        asked.append((fits ? whom : .top, isExtended ? " by extension" : "", word))
        attribute = "asks"
      } else if let text = answer.text(of: question) {
        found.text += " " + text
        attribute = String(text.prefix { $0 != " " })
      } else {
        continue
      }
      found.places.append(answer.place)
      found.placesOfWords[attribute] = found.placesOfWords[attribute] ?? answer.place
      if found.remark.isEmpty { found.remark = answer.remark }
      if isExtended { found.isExtended = true }
    }
    // One clause for all that go the same way.
    for (_, same) in asked.grouped(by: { $0.whom.name + $0.author }) {
      let words = same.map(\.word).joined(separator: " ")
      found.text += " asks \(same[0].whom.name) for \(words)" + same[0].author
    }
    if found.isExtended, asked.isEmpty, found.remark.isEmpty { found.remark = "in an extension" }
    return found
  }

  // MARK: Declarations

  /// The screens that say something, and the containers that are shown later.
  mutating func declarations(besides shown: [Shown]) -> [Line] {
    var lines: [Line] = []
    let later = Set(shown.map(\.name) + delegates)
      .union(shown.flatMap { $0.made?.parts.map(\.name) ?? [] })
    for controller in facts.controllers where !controller.kind.isContainer {
      let attributes = attributes(of: controller.name)
      let isLater = later.contains(controller.name)
      let saysSomething = !attributes.text.isEmpty && !attributes.isExtended
      guard
        saysSomething || isLater
          || standing.contains(controller.name) && !attributes.text.isEmpty
      else { continue }
      taken.insert(controller.name.spelled)
      declared.insert(controller.name)
      var line = Line(
        text: "screen   " + controller.name.spelled.asName + attributes.text,
        remark: attributes.remark)
      line.places = attributes.places.isEmpty ? [controller.place] : attributes.places
      line.placesOfWords = attributes.placesOfWords
      lines.append(line)
    }
    for name in standing.sorted() where controllers[name] == nil {
      guard let root = FrameworkRoot(name, facts.list) else { continue }
      lines.append(Line(text: "screen   " + name.spelled.asName + root.text, remark: root.remark))
    }
    for shown in shown where shown.isView {
      let word = shown.isPushed ? "view" : shown.style ?? "cover"
      lines.append(Line(text: "\(word) " + name(shown.name), place: shown.place))
    }
    for shown in shown where !shown.isView && kind(shown.name).isContainer {
      let made = shown.made ?? MadeController(name: shown.name, place: shown.place)
      lines += node(made, Spot(indent: 0, isVisible: false))
    }
    return lines
  }
}

extension OrientationQuestion {
  /// The same as the engine has it.
  var asked: Controller.Question? {
    switch self {
    case .supports: .mask
    case .prefers: .preferred
    case .autorotates: .autorotate
    case .locks: .lock
    case .legacy: nil
    }
  }
}

extension CodeAnswer {
  /// As an attribute of a controller.
  func text(of question: OrientationQuestion) -> String? {
    switch (question, phone) {
    case (.supports, _): maskText.map { "supports " + $0 }
    case (.prefers, .orientation(let orientation)): "prefers " + orientation.name
    case (.autorotates, .truth(let truth)): "autorotates " + (truth ? "yes" : "no")
    case (.locks, .truth(let truth)): "prefers-lock " + (truth ? "yes" : "no")
    default: nil
    }
  }
}
