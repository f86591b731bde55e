import OrientationModel
import OrientationScenarios

/// What controllers answer, as attributes.
extension StoryWriter {
  /// After a name: ` supports portrait prefers landscapeRight`; and whether an answer is an extension's
  /// of a class that is not the app's own.
  func attributes(of className: String) -> (line: Line, isExtended: Bool) {
    var found = Line(text: "")
    var isAnyExtended = false
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
      if isExtended { isAnyExtended = true }
    }
    // One clause for all that go the same way.
    for (_, same) in asked.grouped(by: { $0.whom.name + $0.author }) {
      let words = same.map(\.word).joined(separator: " ")
      found.text += " asks \(same[0].whom.name) for \(words)" + same[0].author
    }
    if isAnyExtended, asked.isEmpty, found.remark.isEmpty { found.remark = "in an extension" }
    return (found, isAnyExtended)
  }

  // MARK: Declarations

  /// The screens that say something, and the containers that are shown later.
  mutating func declarations(besides shown: inout [Shown]) -> [Line] {
    var lines: [Line] = []
    let later = Set(shown.map(\.name))
      .union(shown.flatMap { $0.made?.parts.map(\.name) ?? [] })
    for controller in facts.controllers where !controller.kind.isContainer {
      var (line, isExtended) = attributes(of: controller.name)
      let isMeant = !isExtended || standing.contains(controller.name)
      guard later.contains(controller.name) || isMeant && !line.text.isEmpty else { continue }
      taken.insert(controller.name.spelled)
      declared.insert(controller.name)
      line.text = "screen   " + controller.name.spelled.asName + line.text
      if line.places.isEmpty { line.places = [controller.place] }
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
    for index in shown.indices where !shown[index].isView && kind(shown[index].name).isContainer {
      let one = shown[index]
      let made = one.made ?? MadeController(name: one.name, place: one.place)
      shown[index].called = freeName(one.name).asName
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
    case .locks, .lockChild: .lock
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
