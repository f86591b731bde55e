import OrientationModel
import OrientationScenarios

/// What a controller's class says of orientation, with a change in it.
package struct ClassCode: Hashable, Sendable {
  /// Where it stands: `Films.swift`.
  package var file: String
  package var lines: [CodeLine]
  package var isChanged = false
  /// The line that answers what was asked, the mask where nothing else is said; or that does what the
  /// step is about.
  package var asked: Int?
  /// The method that the step is about, and what it does in there.
  private var method: Range<Int>?
  private var deed: Range<Int>?
  /// The class that its lines stand in, where that is not shown.
  package private(set) var owner: String?

  fileprivate init(file: String, lines: [CodeLine]) {
    self.file = file
    self.lines = lines
  }

  /// Lines of which those of a method are about a step: what it does there is lit.
  init(file: String, lines: [String], doing method: [String], lit: [String], isKept: Bool = false) {
    self.init(file: file, lines: lines.map(CodeLine.kept))
    light(lit, in: method)
    if isKept, let asked { self.lines[asked].text += "  // as before" }
  }

  /// Where the getter of a question stands; in a class that overrides nothing, where that is said.
  fileprivate func line(answering question: Controller.Question) -> Int? {
    let getter = lines.lastIndex {
      $0.change != .removed && $0.text.includes("var \(question.getter):")
    }
    let overrides = lines.contains { $0.change != .kept || $0.text.includes("override var ") }
    return getter ?? (overrides ? nil : lines.indices.dropFirst().first)
  }

  /// Lights some lines of a method of its own; the first of them stands for them.
  private mutating func light(_ lit: [String], in method: [String]) {
    let texts = lines.map { $0.text }
    guard let start = texts.indices.first(where: { texts[$0...].starts(with: method) }),
      let call = lit.first(where: { !$0.hasPrefix("if #") }),
      let place = method.firstIndex(where: { $0.hasSuffix(call.drop { $0 == " " }) })
    else { return }
    asked = start + place
    self.method = start..<start + method.count
    let begin = start + place - (lit.firstIndex(of: call) ?? 0)
    deed = begin..<begin + lit.count
  }

  /// The same in fewer rows, the longest first: getters in one line, then the method or the getter
  /// that the step is about, then what that does.
  package var shorter: [ClassCode] {
    [compact] + [part(method ?? getter), part(deed)].compactMap { $0 }
  }

  /// The member that the line lit opens, with what stands before it of the versions.
  private var getter: Range<Int>? {
    guard let asked, lines[asked].text.hasSuffix(" {"), !lines[asked].text.opensType else {
      return nil
    }
    let end = lines[asked].text.prefix { $0 == " " } + "}"
    let start = lines[asked - 1].text.includes("@available") ? asked - 1 : asked
    return lines[asked...].firstIndex { $0.text == end }.map { start..<$0 + 1 }
  }

  /// With what stands in braces in the line that opens them, where that is kept and not lit.
  private var compact: ClassCode {
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

  private func part(_ range: Range<Int>?) -> ClassCode? {
    guard let range, let first = lines.first, first.text.opensType else { return nil }
    var part = self
    let margin = lines[range].map { $0.text.prefix { $0 == " " }.count }.min() ?? 0
    part.lines = lines[range].map { $0.saying(String($0.text.dropFirst(margin))) }
    part.asked = asked.map { $0 - range.lowerBound }
    part.owner = (first.change == .added ? "a new " : "") + first.text.dropLast(2)
    return part
  }

  /// With lines that are too long broken in two, as long as that is enough.
  package func folded(to columns: Int) -> ClassCode? {
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

extension AppCode {
  /// The class of a controller of UIKit's; nothing for what is written otherwise.
  package func classCode(of id: ControllerID, asked: Controller.Question = .mask) -> ClassCode? {
    guard isUIKitClass(id) else { return nil }
    var code = ClassCode(file: file(of: id), lines: classLines(id).map(CodeLine.kept))
    code.asked = code.line(answering: asked)
    return code
  }

  /// The same with a change in it, and calls of that behind it; nothing where it is not in there.
  package func classCode(
    of id: ControllerID, changedTo other: AppCode, asked: Controller.Question = .mask,
    calling calls: [CodeLine] = []
  ) -> ClassCode? {
    guard isUIKitClass(id), let counterpart = other.counterpart(of: id, in: self),
      other.isUIKitClass(counterpart), hasClass(id) || other.hasClass(counterpart)
    else { return nil }
    let old = hasClass(id) ? classLines(id) : []
    var code = ClassCode(
      file: file(of: id), lines: .difference(from: old, to: other.classLines(counterpart)))
    guard code.lines.contains(where: { $0.change != .kept }) else { return nil }
    code.isChanged = true
    code.lines += calls
    code.asked = code.line(answering: asked)
    return code
  }

  /// Who has the same class here as a controller of another app.
  package func counterpart(of id: ControllerID, in other: AppCode) -> ControllerID? {
    ids.first { type($0) == other.type(id) }
  }

  /// The class in which a step sets an answer or makes a call, with that line lit: whom it names, or
  /// else the screen that is seen, or the app delegate.
  ///
  /// Nothing for what is no code of the app's, and on a screen of the system's.
  package func classCode(
    of step: Step, on visible: ControllerID, keeping isKept: Bool = false
  ) -> ClassCode? {
    switch step {
    case .set(.delegate(let answer)): return answer.usual.flatMap { delegateCode($0.mask, isKept) }
    case .set(let change):
      guard let id = change.answer?.controller, let method = method(of: step) else { return nil }
      return classCode(of: id, doing: method, lit: setting(change), isKept)
    case .update(let id?), .updateLock(let id?):
      // Where an answer was set and told of at once, one method does both.
      let change = stored.latest.last { change in
        stored.tells(of: change) && change.answer?.controller == id
          && notification(of: change) == code(of: step)
      }
      guard let change, let method = method(of: .set(change)) else {
        return code(of: id, calling: step)
      }
      return classCode(of: id, doing: method, lit: notification(of: change))
    default: return code(of: visible, calling: step)
    }
  }

  private func code(of id: ControllerID, calling step: Step) -> ClassCode? {
    let controller = controller(id)
    guard controller.system == nil else { return nil }
    guard controller.kind.isSwiftUI || controller.isSwiftUIOwn else {
      let lit = self.code(of: step)
      return method(of: step).flatMap { classCode(of: id, doing: $0, lit: lit) }
    }
    let calls = self.calls([step], inSwiftUI: true)
    // A view has no method that it could be in: who holds the answer tells UIKit of it.
    if case .update = step, stored.hasDelegate, let code = delegateCode(nil, calling: calls) {
      return code
    }
    guard !calls.isEmpty else { return nil }
    let lines = ["@MainActor func \(methodHead(of: step)) {"] + calls.map { "  " + $0 } + ["}"]
    return ClassCode(file: file(of: id), lines: lines, doing: lines, lit: calls)
  }

  /// A class with a method in it that was just called.
  private func classCode(
    of id: ControllerID, doing method: ClassMember, lit: [String], _ isKept: Bool = false
  ) -> ClassCode? {
    guard isUIKitClass(id) || controller(id).kind == .hosting else { return nil }
    return ClassCode(
      file: file(of: id), lines: classLines(id, with: [method]),
      doing: method.code.lines.map { "  " + $0 }, lit: lit, isKept: isKept)
  }

  /// Whether it is a class of UIKit's kind, with members of its own.
  func isUIKitClass(_ id: ControllerID) -> Bool {
    switch controller(id).kind {
    case .screen, .navigation, .tabs, .split, .pages, .container: true
    case .hosting, .view, .cover, .sheet, .system: false
    }
  }

  /// The class as it has come to be so far.
  func classLines(_ id: ControllerID, with more: [ClassMember] = []) -> [String] {
    if isExtended(id), !hasClass(id) { return extending(id) }
    let done = stored.latest.filter { $0.answer?.controller == id && !$0.holds(in: app) }
      .compactMap { self.method(of: .set($0)) }
      .filter { method in !more.contains { $0.part == method.part } }
    return (answers(id) + done + more).inside("class \(type(id)): \(base(id)) {")
  }

  /// What of a class or view another app has otherwise: of a class that is there the members, of a view
  /// all of it, and of a new class, too.
  package func difference(of id: ControllerID, in other: AppCode) -> [CodeLine] {
    guard let counterpart = other.counterpart(of: id, in: self) else { return [] }
    let use = hasClass(id) ? [] : use(id, of: other, counterpart)
    if isView(id) || other.hasKey(counterpart) {
      return Self.difference(from: types(id), to: other.types(counterpart)) + use
    }
    let extensions = [
      isExtended(id) ? extending(id) : [],
      other.isExtended(counterpart) ? other.extending(counterpart) : [],
    ]
    let outside =
      (extensions[0] == extensions[1] ? [] : .difference(from: extensions[0], to: extensions[1]))
      + delegateDifference(of: id, in: other, counterpart)
    guard hasClass(id) else {
      guard other.hasClass(counterpart) else { return outside }
      let new = other.classLines(counterpart, with: other.reactions(counterpart))
      return outside + new.map(CodeLine.added) + use
    }
    return outside
      + Self.difference(
        from: answers(id) + reactions(id) + methods(id),
        to: other.answers(counterpart) + other.reactions(counterpart) + other.methods(counterpart))
  }

  /// What becomes of a container's delegate.
  private func delegateDifference(
    of id: ControllerID, in other: AppCode, _ counterpart: ControllerID
  ) -> [CodeLine] {
    guard other.hasDelegate(counterpart) else { return [] }
    return hasDelegate(id)
      ? Self.difference(from: [delegateClass(id)], to: [other.delegateClass(counterpart)])
      : other.delegateLines(counterpart)
  }

  /// A new class, where it takes the place of UIKit's own.
  private func use(
    _ id: ControllerID, of other: AppCode, _ counterpart: ControllerID
  ) -> [CodeLine] {
    let old = making(id)
    let new = other.making(counterpart)
    guard old != new else { return [] }
    let place = CodeLine.place(.beside("Where it's made, or its class in the storyboard"))
    let name = variable(id)
    return ([place] + .change(from: "let \(name) = \(old)", to: "let \(name) = \(new)")).inMethod
      .inUse
  }

  /// What becomes of the preference's key: all of a new one, of another only its default.
  package func keyDifference(in other: AppCode) -> [CodeLine] {
    guard other.needsKey else { return [] }
    guard needsKey else { return other.key.lines.filter { !$0.isEmpty }.map(CodeLine.added) }
    return [CodeLine].difference(from: key.lines, to: other.key.lines).filter { $0.change != .kept }
      .map { $0.saying(String($0.text.drop { $0 == " " })) }
  }

  /// What becomes of types where others stand in their place, without those that stay as they are.
  private static func difference(from old: [Code], to new: [Code]) -> [CodeLine] {
    new.filter { !old.contains($0) }.flatMap { type -> [CodeLine] in
      let before = old.first { $0.lines.first == type.lines.first }
      return .difference(from: before?.lines ?? [], to: type.lines)
    }.filter { !$0.text.isEmpty }
  }

  static func difference(from old: [ClassMember], to new: [ClassMember]) -> [CodeLine] {
    let gone = old.filter { member in member.part != .remark && !new.contains(where: member.isLike)
    }
    let changed = new.filter { $0.part != .remark && !old.contains($0) }
    return gone.flatMap { $0.code.lines }.map(CodeLine.removed)
      + changed.flatMap { member -> [CodeLine] in
        let before = old.first { $0.part != .remark && $0.isLike(member) }
        return .difference(from: before?.code.lines ?? [], to: member.code.lines)
      }
  }
}
