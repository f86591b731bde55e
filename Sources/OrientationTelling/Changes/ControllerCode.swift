import OrientationModel

/// What a controller's class says of orientation, with a change in it.
package struct ControllerCode: Hashable, Sendable {
  /// Where it stands: `Films.swift`.
  package var file: String
  package var lines: [Fix.Line]
  /// Whether the change is in there.
  package var isChanged = false
  /// The line that answers what was asked: the mask, where nothing else is said.
  package var asked: Int?

  /// With lines that are too long broken in two, as long as that is enough.
  package func folded(to columns: Int) -> ControllerCode? {
    var folded = self
    folded.lines = []
    for (index, line) in lines.enumerated() {
      if index == asked { folded.asked = folded.lines.count }
      guard let parts = line.folded(to: columns) else { return nil }
      folded.lines += parts
    }
    return folded
  }
}

extension Fix.Line {
  /// Itself, or in two lines, broken after a colon or a comma or before an operator; nothing where
  /// that is not enough.
  package func folded(to columns: Int) -> [Fix.Line]? {
    guard text.count > columns else { return [self] }
    let indent = String(text.prefix { $0 == " " })
    // The second line of a comment would be code.
    if text.dropFirst(indent.count).hasPrefix("//") { return nil }
    for (mark, kept, margin) in [
      (": ", ":", "    "), (" ?? ", "", "  "), (" = ", " =", "  "), ("?.", "?", "  "),
      (", ", ",", "    "),
    ] {
      guard let end = text.lastIndex(of: mark) else { continue }
      let next = text[end...].dropFirst(kept.count).drop { $0 == " " }
      let texts = [String(text[..<end]) + kept, indent + margin + String(next)]
      if texts.allSatisfy({ $0.count <= columns }) {
        return texts.map { saying($0) }
      }
    }
    return nil
  }
}

extension String {
  /// Whether a line of code begins a type, or an extension of one.
  package var opensType: Bool {
    let words = split(separator: " ")
    return words.last == "{"
      && ["class", "extension", "final", "struct"].contains { words[0].elementsEqual($0) }
  }

  fileprivate func lastIndex(of mark: String) -> Index? {
    indices.last { self[$0...].hasPrefix(mark) }
  }
}

extension Wording {
  /// A change of what a class says: in the class that the app has, or in a new one.
  func members(of id: ControllerID, _ lines: [Fix.Line]) -> [Fix.Line] {
    guard !hasClass(id) else { return lines }
    return [.added("class \(typeName(id)): \(base(of: id)) {")]
      + lines.map { $0.saying("  " + $0.text) } + [.added("}")]
  }

  /// The call that a step stands for, in the file of whoever makes it: whom it names, or else the
  /// screen that is seen; or the answer that it sets.
  ///
  /// Nothing for what is no call of UIKit's, and on a screen of the system's.
  package func code(of step: Step, on visible: ControllerID) -> ControllerCode? {
    let caller =
      switch step {
      case .update(let id?), .updateLock(let id?): id
      default: visible
      }
    if case .set(let change) = step { return code(of: change) }
    let controller = app[caller].controller
    let lines = calls([step], inSwiftUI: controller.kind.isSwiftUI || controller.isSwiftUIOwn)
    guard !lines.isEmpty, controller.system == nil else { return nil }
    return ControllerCode(file: typeName(caller) + ".swift", lines: lines.map(Fix.Line.kept))
  }

  /// The class of a controller of UIKit's; nothing for what is written otherwise.
  package func code(
    of id: ControllerID, changedBy fix: Fix?, asked: Controller.Question = .mask
  ) -> ControllerCode? {
    code(of: id, changedBy: fix, setting: nil, asked: asked)
  }

  /// The same with an answer that a step sets.
  func code(
    of id: ControllerID, changedBy fix: Fix?, setting question: Controller.Question?,
    asked: Controller.Question = .mask
  ) -> ControllerCode? {
    let controller = app[id].controller
    switch controller.kind {
    case .screen, .navigation, .tabs, .split, .pages, .container: break
    case .hosting, .view, .cover, .sheet, .system: return nil
    }
    var code = ControllerCode(file: typeName(id) + ".swift", lines: [])
    let isHere = fix?.file == code.file
    let change = fix?.code ?? []
    // A change that brings the class whole, or shows it, stands by itself.
    if isHere, change.contains(where: \.text.opensType) {
      code.lines = change
      code.isChanged = true
      code.asked = change.firstIndex {
        $0.text.split(separator: " ").contains("supportedInterfaceOrientations:")
      }
      return code
    }
    // Calls do not stand in a class by themselves.
    let members = change.filter { !$0.isStatement }
    let isPlain = isHere && !members.contains { $0.change == .kept }
    let removed = isPlain ? members.filter { $0.change == .removed }.map(\.text) : []
    let added = isPlain ? members.filter { $0.change == .added }.map(\.text) : []
    fill(&code, of: id, setting: question, asked: asked, removing: removed, adding: added)
    if code.isChanged { code.lines += change.filter(\.isStatement) }
    return code
  }

  /// The container's delegate hands the mask on to its top; nothing where the class has no such method.
  func delegateLines(_ id: ControllerID) -> [Fix.Line]? {
    let kind = app[id].controller.kind
    guard let name = kind.delegateMethodStart else { return nil }
    let base = Self.baseClass(kind)
    let lines = [
      "final class \(typeName(id))Delegate: NSObject, \(base)Delegate {",
      "  static let shared = \(typeName(id))Delegate()",
      "  func \(name)SupportedInterfaceOrientations(",
      "    _ \(name): \(base)", "  ) -> UIInterfaceOrientationMask {",
      "    \(name).\(top(of: kind))?.supportedInterfaceOrientations ?? .\(defaultMaskName)", "  }",
      "}",
    ]
    let making = [
      "// Where \(subject(id)) is made:",
      "\(variable(id)).delegate = \(typeName(id))Delegate.shared",
    ]
    return lines.map(Fix.Line.added) + making.map(Fix.Line.added).inMethod
  }

  /// The class line by line, with what a change of single members takes away and adds.
  private func fill(
    _ code: inout ControllerCode, of id: ControllerID, setting question: Controller.Question?,
    asked: Controller.Question, removing removed: [String], adding added: [String]
  ) {
    let controller = app[id].controller
    // A change is one of what the app declares.
    let stored =
      removed.isEmpty && added.isEmpty
      ? Controller.Question.allCases.compactMap {
        storedAnswer(to: $0, by: id, isSet: $0 == question)
      } : []
    // An answer that is there, or handing the question on, gives way to a new one.
    let isNewMask =
      removed.isEmpty && added.contains { $0.contains("var supportedInterfaceOrientations") }
    code.lines.append(
      .kept("class \(typeName(id)): \(base(of: id)) {"))
    for (answer, answered) in answers(of: controller, stored) {
      if answered == asked { code.asked = code.lines.count }
      if removed.contains(answer), let new = added.first {
        code.lines +=
          added.count == 1
          ? Self.change(answer, to: new)
          : [.removed("  " + answer)] + added.map { .added("  " + $0) }
        code.isChanged = true
      } else {
        code.lines += Self.block(answer).map {
          answered == .mask && isNewMask ? .removed($0) : .kept($0)
        }
      }
    }
    if controller.supports == nil, controller.mask.author == .subclass,
      controller.mask.asks == .top || controller.mask.asks == .selected
    {
      code.asked = code.lines.count
      code.lines += askingLines(id).map {
        isNewMask ? .removed("  " + $0) : .kept("  " + $0)
      }
    }
    if removed.isEmpty, !added.isEmpty {
      code.lines += added.flatMap { Self.block($0) }.map { .added($0) }
      code.isChanged = true
    } else if code.lines.count == 1 {
      code.asked = 1
      let why =
        hasClass(id)
        ? "nothing about orientation: UIKit answers"
        : "UIKit's own is used: this class would be new"
      code.lines.append(.kept("  // \(why)"))
    }
    code.lines.append(.kept("}"))
    guard !stored.isEmpty else { return }
    code.lines += ([StoredAnswer.place] + stored.map(\.setting)).map(Fix.Line.kept)
  }

  /// The lines that answer, and what each answers.
  private func answers(
    of controller: Controller, _ stored: [StoredAnswer]
  ) -> [(line: String, question: Controller.Question)] {
    [Controller.Question.mask, .preferred, .autorotate, .lock].flatMap { question in
      let lines =
        stored.first { $0.question == question }?.members
        ?? [line(question, of: controller)].compactMap(\.self)
      return lines.map { ($0, question) }
    }
  }

  private func line(_ question: Controller.Question, of controller: Controller) -> String? {
    switch question {
    case .mask: maskLine(of: controller)
    case .preferred: controller.prefers == .unstated ? nil : preferenceLine(controller.prefers)
    case .autorotate: controller.autorotates.map { claimLine(question, $0) }
    case .lock: controller.prefersLock.map { claimLine(question, $0) }
    }
  }

  /// An answer on one line as one reads it in a class.
  private static func block(_ line: String) -> [String] {
    guard let (open, body) = parts(of: line) else { return ["  " + line] }
    let indent = "  " + line.prefix { $0 == " " }
    return ["  \(open) {", "\(indent)  \(body)", "\(indent)}"]
  }

  private static func change(_ old: String, to new: String) -> [Fix.Line] {
    guard let (open, body) = parts(of: old), let (other, next) = parts(of: new), open == other
    else { return [.removed("  " + old), .added("  " + new)] }
    return [
      .kept("  \(open) {"), .removed("    \(body)"), .added("    \(next)"), .kept("  }"),
    ]
  }

  /// What stands before the braces of a line, and what stands in them.
  private static func parts(of line: String) -> (open: String, body: String)? {
    let parts = line.split(separator: " { ", maxSplits: 1)
    guard parts.count == 2, parts[1].hasSuffix(" }") else { return nil }
    return (String(parts[0]), String(parts[1].dropLast(2)))
  }
}
