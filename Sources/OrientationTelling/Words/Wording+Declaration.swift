import OrientationModel

// A controller's line as the scenario language has it.

extension Wording {
  /// A controller's line: `screen Films supports portrait`, `navigation Main asks top`.
  package func declaration(of id: ControllerID) -> String {
    let controller = sheet[id].controller
    var words = [heading(id)]
    if let mask = controller.supports {
      words.append("\(usesOrientations(controller) ? "orientations" : "supports") \(mask.words)")
    }
    if let mask = controller.legacy { words.append("legacy \(mask.words)") }
    if controller.prefers != .none { words.append("prefers \(controller.prefers.name)") }
    if controller.autorotates != .unsaid {
      words.append("autorotates \(controller.autorotates == .yes ? "yes" : "no")")
    }
    if controller.prefersLock != .unsaid {
      words.append("prefers-lock \(controller.prefersLock == .yes ? "yes" : "no")")
    }
    if controller.ignoresAppMask { words.append("ignores-app-mask yes") }
    if let mask = controller.preferenceDefault { words.append("default \(mask.words)") }
    if let mask = controller.preferenceInitially { words.append("initially \(mask.words)") }
    return (words + asking(id)).joined(separator: " ")
  }

  private func usesOrientations(_ controller: Controller) -> Bool {
    switch controller.kind {
    case .view, .cover, .sheet: true
    default: false
    }
  }

  private func heading(_ id: ControllerID) -> String {
    let entry = sheet[id]
    let keyword: String
    switch entry.controller.kind {
    case .system: return word(id)
    case .screen: keyword = "screen"
    case let kind: keyword = kind.word
    }
    return isUnnamed(id) ? keyword : "\(keyword) \(word(id))"
  }

  /// A container without a name is called by its keyword, and a number from the second on.
  func isUnnamed(_ id: ControllerID) -> Bool {
    let entry = sheet[id]
    guard entry.controller.isContainer else { return false }
    let keyword = entry.controller.kind.word
    guard entry.name.hasPrefix(keyword) else { return false }
    let rest = entry.name.dropFirst(keyword.count)
    return rest.isEmpty || (rest.hasPrefix(" ") && rest.dropFirst().allSatisfy(\.isNumber))
      || rest.hasPrefix("(")
  }

  /// How it hands questions on; the first three together need no list.
  private func asking(_ id: ControllerID) -> [String] {
    var groups: [(clause: String, questions: [Controller.Question])] = []
    for question in Controller.Question.allCases {
      let clause = sheet[id].controller[question]
      guard clause.asks != .nobody else { continue }
      let text = self.clause(clause, whens: sheet[id].whens[question] ?? [])
      if let index = groups.firstIndex(where: { $0.clause == text }) {
        groups[index].questions.append(question)
      } else {
        groups.append((text, [question]))
      }
    }
    return groups.map { clause, questions in
      let isBare = questions == [.mask, .autorotate, .preferred]
      let list = questions.map(\.word).joined(separator: " ")
      return clause + (isBare ? "" : " for \(list)")
    }
  }

  private func clause(_ clause: Controller.Clause, whens: [ControllerID]) -> String {
    var text = "asks \(clause.asks.word)"
    if !whens.isEmpty { text += " when " + whens.map(word).joined(separator: ", ") }
    switch clause.author {
    case .subclass: break
    case .delegate: text += " by delegate"
    case .categoryExtension: text += " by extension"
    }
    return text
  }
}
