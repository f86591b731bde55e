import OrientationModel
import OrientationScenarios

// A change as lines of the language.

extension FixSearch {
  /// The lines of some controllers, before and after.
  func lines(of ids: [ControllerID], in edited: App) -> [Fix.Line] {
    ids.filter { !wrappers.contains($0) }.flatMap { id -> [Fix.Line] in
      let (old, new) = (story.line(of: id, in: app), story.line(of: id, in: edited))
      guard old != new else { return [] }
      return .change(from: story.mentions(id) ? nil : old, to: new) + context(of: id)
    }
  }

  /// Whose line it is, where others read the same: the first one below it.
  private func context(of id: ControllerID) -> [Fix.Line] {
    // A name says whose it is.
    if case .name? = app.reference(to: id) { return [] }
    guard let child = app[id].children.first else { return [] }
    let isLike = app.entries.indices.map { ControllerID($0 + 1) }.contains {
      $0 != id && app[$0].controller.kind == app[id].controller.kind
        && app.line(of: $0) == app.line(of: id)
    }
    return isLike ? [.kept(app.text(of: child))] : []
  }

  /// A piece of the app's own code, before and after, below the line of whose it is.
  func lines(from old: Reaction?, to new: Reaction?, _ more: [Reaction] = []) -> [Fix.Line] {
    guard let owner = (old ?? new)?.owner else { return [] }
    let line = story.line(of: owner) ?? "screen \(app.text(of: owner))"
    return [.kept(line)] + (old.map { [.removed("  " + app.text(of: $0))] } ?? [])
      + ([new].compactMap { $0 } + more).map { .added("  " + app.text(of: $0)) }
  }
}

// Containers that a step alone speaks of: `present navigation(Films)`. What is changed of one can
// only be said where it is declared.

extension App {
  var wrappers: [ControllerID] {
    entries.indices.map { ControllerID($0 + 1) }.filter {
      if case .wrapper = reference(to: $0) { true } else { false }
    }
  }
}

extension FixSearch {
  /// Gives those that are changed a name to be declared by.
  func declareWrappers(in edited: inout App) {
    for id in wrappers where edited[id] != app[id] { edited[id].name = wording.typeName(id) }
  }

  /// Those that a change declares.
  func declared(by edited: App) -> [ControllerID] {
    wrappers.filter { edited.name($0) != app.name($0) }
  }

  /// A change in the scenario language, with the declarations it needs and the names they bring.
  func lines(of draft: FixCandidate) -> [Fix.Line] {
    let ids = declared(by: draft.app)
    guard !ids.isEmpty else { return draft.scenario() }
    let calls = calls(in: draft)
    let lines = draft.scenario().map { line in
      line.change == .added ? .added(calls[line.text] ?? line.text) : line
    }
    return ids.flatMap { declaration(of: $0, in: draft.app) } + lines
      + renamings(since: lines, in: draft.app)
  }

  private func declaration(of id: ControllerID, in edited: App) -> [Fix.Line] {
    [.added(edited.line(of: id))]
      + edited[id].children.map { .added("  " + edited.text(of: $0)) }
  }

  /// What the steps and the app's own code say with the new names, by what they say without.
  private func calls(in draft: FixCandidate) -> [String: String] {
    let steps = draft.script.beats.map {
      (app.text(of: $0.step), draft.app.text(of: $0.step))
    }
    let code = draft.app.reactions.map {
      ("  " + app.text(of: $0), "  " + draft.app.text(of: $0))
    }
    return Dictionary(steps + code) { first, _ in first }
  }

  /// The lines that change by a name alone.
  private func renamings(since lines: [Fix.Line], in edited: App) -> [Fix.Line] {
    let code = app.reactions.flatMap { reaction -> [Fix.Line] in
      let change = self.lines(from: reaction, to: reaction)
      let new = "  " + edited.text(of: reaction)
      let isOther = change.contains { $0.change == .removed && $0.text != new }
      guard isOther, !change.contains(where: { $0.change == .removed && lines.contains($0) })
      else { return [] }
      return change.dropLast() + [.added(new)]
    }
    let steps = script.beats.flatMap { beat -> [Fix.Line] in
      let (old, new) = (app.text(of: beat.step), edited.text(of: beat.step))
      guard old != new, !lines.contains(.removed(old)) else { return [] }
      return .change(from: old, to: new)
    }
    return code + steps
  }
}
