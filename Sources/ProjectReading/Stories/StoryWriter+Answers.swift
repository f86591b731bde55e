import OrientationModel
import OrientationScenarios

/// What controllers answer, as attributes.
extension StoryWriter {
  struct Attributes {
    var text = ""
    var places: [CodePlace] = []
    var remark = ""
    /// Whether an answer is an extension's of a class that is not the app's own.
    var isExtended = false
  }

  /// A question that a container hands on.
  private struct Handed {
    var question: Controller.Question
    var whom: Controller.Asks
    /// Whether an extension of a class that is not the app's own does so.
    var isExtended: Bool

    /// Whether both go the same way.
    func isLike(_ other: Handed) -> Bool {
      whom == other.whom && isExtended == other.isExtended
    }
  }

  private func isExtension(_ answer: CodeAnswer) -> Bool { extended.contains(answer.place) }

  /// After a name: ` supports portrait prefers landscapeRight`.
  func attributes(of className: String) -> Attributes {
    var found = Attributes()
    let kind = self.kind(className)
    var asked: [Handed] = []
    func add(_ text: String?, _ answer: CodeAnswer) {
      guard let text else { return }
      found.text += " " + text
      note(answer)
    }
    func note(_ answer: CodeAnswer) {
      found.places.append(answer.place)
      if found.remark.isEmpty { found.remark = answer.remark }
      if isExtension(answer) { found.isExtended = true }
    }
    func hand(_ question: Controller.Question, _ answer: CodeAnswer) -> Bool {
      guard kind.isContainer, kind != .hosting, let whom = answer.asks else { return false }
      let fits = whom != .selected || kind == .tabs || kind == .pages
      asked.append(
        Handed(
          question: question, whom: fits ? whom : .top, isExtended: isExtension(answer)))
      note(answer)
      return true
    }
    let answers = answers(of: className)
    if let answer = answers?.supports, !hand(.mask, answer) {
      add(answer.maskText.map { "supports " + $0 }, answer)
    }
    if let answer = answers?.prefers, !hand(.preferred, answer) {
      add(answer.preferredText.map { "prefers " + $0 }, answer)
    }
    if let answer = answers?.autorotates, !hand(.autorotate, answer) {
      // UIKit's default is yes, and a container that says so by itself says it for itself.
      add(answer.truth.map { "autorotates " + ($0 ? "yes" : "no") }, answer)
    }
    if let answer = answers?.locks, !hand(.lock, answer) {
      add(answer.truth.map { "prefers-lock " + ($0 ? "yes" : "no") }, answer)
    }
    found.text += clauses(asked)
    if found.isExtended, asked.isEmpty, found.remark.isEmpty { found.remark = "in an extension" }
    return found
  }

  /// ` asks top for mask autorotate`, one clause for all that go the same way.
  private func clauses(_ asked: [Handed]) -> String {
    var text = ""
    var rest = asked
    while let first = rest.first {
      let same = rest.filter { $0.isLike(first) }
      rest.removeAll { $0.isLike(first) }
      text += " asks \(first.whom.name) for " + same.map(\.question.name).joined(separator: " ")
      if first.isExtended { text += " by extension" }
    }
    return text
  }

  // MARK: Declarations

  /// The screens that say something, and the containers that are shown later.
  mutating func declarations(besides shown: [Shown]) -> [Line] {
    var lines: [Line] = []
    let later = Set(shown.map(\.name)).union(shown.flatMap { $0.made?.parts.map(\.name) ?? [] })
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

extension CodeAnswer {
  fileprivate var preferredText: String? {
    switch phone {
    case .orientation(let orientation): orientation.name
    case .mask, .truth, .current, nil: nil
    }
  }

  fileprivate var truth: Bool? { if case .truth(let truth) = phone { truth } else { nil } }
}
