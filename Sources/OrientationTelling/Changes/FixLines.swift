import OrientationModel
import OrientationScenarios
import SwiftCode

extension FixStory {
  /// What edits change, as lines of the language.
  func lines(making edits: [ScenarioEdit]) -> [Fix.Line] {
    var draft = LineDraft(scenario: scenario, end: script.end)
    for edit in edits { draft.make(edit) }
    return draft.lines
  }
}

/// The lines that change while edits are made one after the other.
private struct LineDraft {
  var scenario: Scenario
  /// How many steps lead to the one in question.
  var end: Int
  var lines: [Fix.Line] = []

  mutating func make(_ edit: ScenarioEdit) {
    let next = scenario.applying([edit])
    switch edit {
    case .attributes(_, let reference): change(lineOf: reference, in: next)
    case .reactions(_, let reference): change(codeOf: reference, in: next)
    case .rename: rename(in: next)
    case .declare(.controller(let node)):
      // Who is declared stands above what speaks of it.
      let inside = node.reactions.map { $0.text } + node.children.map { $0.line }
      let declared = [node.line] + inside.map { "  " + $0 }
      lines.insert(contentsOf: declared.map(Fix.Line.added), at: 0)
    case .insertStep(let step, let index): insert(step, at: index)
    case .replaceStep(let index, let step):
      let old = scenario.steps[index].text
      if old != step.text { lines += .change(from: old, to: step.text) }
    case .head, .set, .property, .declare, .insert, .remove, .move, .moveBefore, .removeStep:
      let before = scenario.text.split(separator: "\n").map(String.init)
      let after = next.text.split(separator: "\n").map(String.init)
      lines += before.filter { !after.contains($0) }.map(Fix.Line.removed)
      lines += after.filter { !before.contains($0) }.map(Fix.Line.added)
    }
    scenario = next
  }

  private mutating func change(lineOf reference: Scenario.Reference, in next: Scenario) {
    guard let old = scenario.place(of: reference), let new = next.place(of: reference),
      old.node.line != new.node.line || old.node.kind != new.node.kind
    else { return }
    let isDeclared = old.node.kind.value != .mention
    lines += .change(from: isDeclared ? old.node.line : nil, to: new.node.line)
    // Whose line it is, where others read the same: the first one below it. A name says whose it is.
    if case .name = reference { return }
    let isLike = scenario.placedNodes.contains {
      $0.path != old.path && $0.node.line == old.node.line
    }
    if isLike, let child = old.node.children.first { lines.append(.kept(child.line)) }
  }

  /// Below the line of whose code it is.
  private mutating func change(codeOf reference: Scenario.Reference, in next: Scenario) {
    guard let old = scenario.place(of: reference)?.node,
      let new = next.place(of: reference)?.node.reactions
    else { return }
    lines.append(.kept(old.kind.value == .mention ? "screen " + old.line : old.line))
    let isLike = old.reactions.count == new.count
    if isLike {
      for (old, new) in zip(old.reactions, new) where old != new {
        lines += .change(from: "  " + old.text, to: "  " + new.text)
      }
    } else {
      lines += old.reactions.filter { !new.contains($0) }.map { .removed("  " + $0.text) }
      lines += new.filter { !old.reactions.contains($0) }.map { .added("  " + $0.text) }
    }
  }

  /// Above the step in question, or behind the step that it follows.
  private mutating func insert(_ step: Scenario.Step, at index: Int) {
    let above = scenario.steps[..<index].last { !$0.isNote }?.text
    if index == end - 1 || above == nil, index < scenario.steps.count {
      let next = Fix.Line.kept(scenario.steps[index].text)
      if lines.last == next { lines.removeLast() }
      lines += [.added(step.text), next]
    } else {
      let isNext = lines.last.map { $0.change != .removed && $0.text == above } ?? false
      if let above, !isNext { lines.append(.kept(above)) }
      lines.append(.added(step.text))
    }
    if index <= end { end += 1 }
  }

  /// The steps and the app's own code that change by a name alone.
  private mutating func rename(in next: Scenario) {
    for (old, new) in zip(scenario.placedNodes, next.placedNodes) {
      for (one, other) in zip(old.node.reactions, new.node.reactions) where one.text != other.text {
        exchange("  " + one.text, for: "  " + other.text, under: old.node.line)
      }
    }
    for (old, new) in zip(scenario.steps, next.steps) where old.text != new.text {
      exchange(old.text, for: new.text, under: nil)
    }
  }

  private mutating func exchange(_ old: String, for new: String, under owner: String?) {
    if let index = lines.lastIndex(of: .added(old)) {
      lines[index] = .added(new)
    } else {
      lines += (owner.map { [.kept($0)] } ?? []) + .change(from: old, to: new)
    }
  }
}
