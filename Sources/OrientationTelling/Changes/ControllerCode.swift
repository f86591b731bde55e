import OrientationModel

/// What a controller's class says of orientation, with a change in it.
package struct ControllerCode: Hashable, Sendable {
  /// Where it stands: `Films.swift`.
  package var file: String
  package var lines: [Fix.Line]
  /// Whether the change is in there.
  package var isChanged = false
  /// The line that answers what was asked, the mask where nothing else is said; or that does what the
  /// step is about.
  package var asked: Int?
  /// The method that the step is about, and what it does in there.
  private var method: Range<Int>?
  private var deed: Range<Int>?
  /// The class that its lines stand in, where that is not shown.
  package private(set) var owner: String?

  init(file: String, lines: [Fix.Line]) { (self.file, self.lines) = (file, lines) }

  /// Adds a method; the first of the lines that are lit stands for them.
  mutating func add(_ lines: [String], lit: [String]) {
    let texts = lines.map { $0.drop { $0 == " " } }
    if let first = lit.first(where: { !$0.hasPrefix("if #available") }),
      let place = texts.firstIndex(where: { $0.hasPrefix(first.drop { $0 == " " }) })
    {
      let start = self.lines.count
      asked = start + place
      method = start..<start + lines.count
      let begin = place - (lit.firstIndex(of: first) ?? 0)
      deed = start + begin..<start + begin + lit.count
    }
    self.lines += lines.map(Fix.Line.kept)
  }

  /// Has a method as a change makes it.
  fileprivate mutating func exchange(_ method: [Fix.Line]) {
    let new = method.map { $0.saying("  " + $0.text) }
    let start = lines.firstIndex { $0.text == new[0].text }
    let end = start.flatMap { lines[$0...].firstIndex { $0.text == "  }" } }
    let place = start ?? lines.count - 1
    lines.replaceSubrange(place..<(end.map { $0 + 1 } ?? place), with: new)
    isChanged = true
  }

  /// The same in fewer rows, the longest first: getters in one line, then the method that the step is
  /// about, then what that does.
  package var shorter: [ControllerCode] {
    [compact] + [part(method), part(deed)].compactMap(\.self)
  }

  /// With what stands in braces in the line that opens them, where that is kept and not lit.
  private var compact: ControllerCode {
    var compact = self
    compact.lines = []
    var index = 0
    while index < lines.count {
      if index == asked { compact.asked = compact.lines.count }
      if index + 2 < lines.count, lines[index...index + 2].allSatisfy({ $0.change == .kept }),
        lines[index].text.hasSuffix(" {"), !lines[index].text.opensType, index + 1 != asked,
        lines[index + 2].text.drop(while: { $0 == " " }) == "}"
      {
        let body = lines[index + 1].text.drop { $0 == " " }
        compact.lines.append(.kept("\(lines[index].text) \(body) }"))
        index += 3
      } else {
        compact.lines.append(lines[index])
        index += 1
      }
    }
    return compact
  }

  private func part(_ range: Range<Int>?) -> ControllerCode? {
    guard let range, let first = lines.first?.text, first.opensType else { return nil }
    var part = self
    let margin = lines[range].map { $0.text.prefix { $0 == " " }.count }.min() ?? 0
    part.lines = lines[range].map { $0.saying(String($0.text.dropFirst(margin))) }
    part.asked = asked.map { $0 - range.lowerBound }
    part.owner = String(first.dropLast(2))
    return part
  }

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
      let lines = [
        saying(String(text[..<end]) + kept), goingOn(indent + margin + String(next)),
      ]
      if lines.allSatisfy({ $0.text.count <= columns }) { return lines }
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

  /// The class of a controller of UIKit's; nothing for what is written otherwise.
  package func code(
    of id: ControllerID, changedBy fix: Fix?, asked: Controller.Question = .mask
  ) -> ControllerCode? {
    code(of: id, changedBy: fix, doing: nil, asked: asked)
  }

  /// The same with what a step does in it.
  func code(
    of id: ControllerID, changedBy fix: Fix?, doing deed: ClassDeed?,
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
    // A method of the class with more in it.
    if isHere, let first = change.first, first.change == .kept, first.text.hasPrefix("func ") {
      fill(&code, of: id, doing: deed, asked: asked, removing: [], adding: [])
      code.exchange(change)
      return code
    }
    // Calls do not stand in a class by themselves.
    let members = change.filter { !$0.isStatement }
    let isPlain = isHere && !members.contains { $0.change == .kept }
    let removed = isPlain ? members.filter { $0.change == .removed }.map(\.text) : []
    let added = isPlain ? members.filter { $0.change == .added }.map(\.text) : []
    fill(&code, of: id, doing: deed, asked: asked, removing: removed, adding: added)
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
    _ code: inout ControllerCode, of id: ControllerID, doing deed: ClassDeed?,
    asked: Controller.Question, removing removed: [String], adding added: [String]
  ) {
    let controller = app[id].controller
    let stored = Controller.Question.allCases.compactMap {
      storedAnswer(to: $0, by: id, isSet: $0 == deed?.question)
    }
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
        ? "no orientation overrides: UIKit's defaults apply"
        : "Uses UIKit's class for now: this subclass would be new"
      code.lines.append(.kept("  // \(why)"))
    }
    // A method that a change brings is there once.
    let own = stored.filter { !added.contains($0.method(calling: [])[0]) }
    add(own, deed, to: &code)
    code.lines.append(.kept("}"))
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

  func line(_ question: Controller.Question, of controller: Controller) -> String? {
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
