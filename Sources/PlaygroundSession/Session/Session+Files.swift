import BundledScenarios
import OrientationModel
import OrientationScenarios

extension Session {
  /// A file that is right.
  package init(
    _ scenario: Scenario, file name: String, _ bytes: [UInt8], version: SystemVersion? = nil,
    device: Device? = nil
  ) {
    self.init(
      scenario, origin: .file(name), version: version, device: device,
      text: String(decoding: bytes, as: UTF8.self))
  }

  /// A scenario of the program's own; nothing where it is not right.
  package init?(
    bundled: BundledScenario?, version: SystemVersion? = nil, device: Device? = nil,
    linked: SystemVersion? = nil
  ) {
    guard let bundled else { return nil }
    let reading = Scenario.parse(bundled.text)
    guard reading.isRight else { return nil }
    self.init(
      reading.scenario, origin: .bundled(bundled.name), version: version, device: device,
      linked: linked, text: bundled.text)
  }

  package init?(bundled name: String, version: SystemVersion? = nil, device: Device? = nil) {
    self.init(bundled: BundledScenario.named(name), version: version, device: device)
  }

  /// The same session with a file as it is now; the steps are done again as far as they go.
  package func reloaded(_ scenario: Scenario, _ text: String) -> Session {
    var next = Session(
      scenario, origin: origin,
      version: scenario.playedVersions.contains(setting.version)
        || setting.version != variants[0].scenario.playedVersions.first
        ? setting.version : nil,
      device: setting.device != variants[0].scenario.settings.playedDevices.first
        ? setting.device : nil,
      linked: setting.linked, text: text)
    if let lock = setting.lock { next.change { $0.lock = lock } }
    let walked = timeline.path(to: node).compactMap { timeline.step(of: $0) }
    if let copy, timeline.fork(node, copy.end) == node {
      // Notes may have been left out of what was written.
      next.walk(alongStory: stepCount)
    } else if timeline.fork(node, story) == node {
      let place = min(NodeID(timeline.depth(of: node)), next.story)
      next.walk(to: next.timeline.pastNotes(place))
    } else {
      for step in walked { next.redo(step) }
    }
    return next
  }

  /// The line of its file that says the step one stands on, or the last one on the way that it has.
  package var lineInFile: Int {
    let scenario = copy.map { Scenario.parse($0.text).scenario } ?? variants[0].scenario
    let shared = timeline.fork(node, copy?.end ?? variants[0].end)
    // What was written may lack notes that the way here has.
    let count = timeline.path(to: shared).count { !timeline.isNote($0) }
    return scenario.line(of: scenario.steps.filter { !$0.isNote }.prefix(count).last)
  }

  /// What is saved: everything up to where one stands, and what comes after that in one's own file.
  package var copySoFar: Copy {
    let end = endOfCopy
    return copy(of: written(isOfFile ? whole(to: end) : saved(to: end)), end)
  }

  private var endOfCopy: NodeID {
    if let copy, copy.setting?.variant == setting.variant {
      return place >= copy.place && leads(to: copy.end, node) ? copy.end : node
    }
    return isOfFile && tells(node) ? story : node
  }

  /// How many steps of its file are not in what is saved: something else was done in their place.
  package var droppedCount: Int {
    let end = copy?.end ?? (isOfFile ? story : 0)
    let shared = timeline.depth(of: timeline.fork(endOfCopy, end))
    return timeline.path(to: end, from: shared).count { !timeline.isNote($0) }
  }

  /// What is edited: the whole story, or the branch with what follows in it.
  package var wholeCopy: Copy { copy(of: whole(to: branchEnd), branchEnd) }

  /// In the lines of the text that was opened, or written: where nothing was changed it is that very text.
  private func copy(of scenario: Scenario, _ end: NodeID) -> Copy {
    Copy(text: sourceText.map { scenario.text(after: $0) } ?? scenario.text, end: end)
  }

  /// Whether it was opened from a file of one's own.
  private var isOfFile: Bool { if case .file = source { true } else { false } }
  private var isOfProgram: Bool { if case .bundled = source { true } else { false } }

  /// Whether everything that was done can be had again from what was opened or written.
  package var isWritten: Bool { unwritten == nil }

  /// Where one was last, since it was opened or written, that neither leads to; not what was undone.
  package var unwritten: Position? {
    let since = min(copy?.place ?? 0, place)
    if let last = history[since...place].last(where: { !isWritten($0) }) { return last }
    guard let copy else { return nil }
    // What was written ends where one stood: what came later before that is in no file.
    return history[..<since].last {
      !isOriginal($0.node) && timeline.fork($0.node, copy.end) != $0.node
    }
  }

  private func isWritten(_ position: Position) -> Bool {
    if let copy {
      return timeline.fork(position.node, copy.end) == position.node
        && position.setting == copy.setting
    }
    return isOriginal(position.node) && position.setting.variant == 0 && !startsUnsaved
  }

  /// The session where it has what would be lost: its last set-up, and its last steps.
  package var atUnwritten: Session {
    guard var last = unwritten else { return self }
    let steps = history[min(copy?.place ?? 0, place)...place].last {
      !isWritten(Position(setting: copy?.setting ?? history[0].setting, node: $0.node))
    }
    last.node = steps?.node ?? last.node
    var session = self
    session.jump(to: last)
    return session
  }

  /// Where what is still to come ends.
  private var branchEnd: NodeID {
    if tells(node) { return story }
    var end = node
    while let next = timeline.favourite(of: end) { end = next }
    return end
  }

  /// The steps up to a place, with what is expected of them: of the story's own what it says.
  private func steps(to end: NodeID) -> [Scenario.Step] {
    let told = scenario.steps.prefix(timeline.depth(of: timeline.fork(end, story)))
    return timeline.path(to: end).enumerated().compactMap { index, node in
      var step = told.dropFirst(index).first ?? timeline.step(of: node)
      step?.expectations += expected(after: node)
      return step
    }
  }

  /// The whole scenario up to a place: the story's steps as they stand in it, and one's own.
  private func whole(to end: NodeID) -> Scenario {
    var scenario = scenario
    scenario.steps = steps(to: end)
    scenario.launch += expected(after: 0)
    // What one plays under comes first; the story's own stay, for its steps may name them.
    if !scenario.playedVersions.contains(setting.version) {
      scenario.settings.ios = Located(.init(setting.version, before: scenario.settings.ios?.value))
    }
    if !scenario.settings.playedDevices.contains(setting.device) {
      scenario.settings.devices.insert(Located(setting.device), at: 0)
    }
    if let linked = setting.linked {
      scenario.settings.linked = .init(linked, before: scenario.settings.linked)
    }
    if let lock = setting.lock { scenario.settings.lock = lock }
    guard isOfProgram else { return scenario }
    // What vouches for the story does not vouch for what was changed.
    if setting.variant != 0 || !tells(end) { scenario.header.evidence = nil }
    if !tells(end) {
      scenario.header.about = []
      scenario.header.sources = []
    }
    return scenario
  }

  /// The notes after the last step, as one text.
  package var caption: String? {
    // It speaks of what happens as the file has it.
    let isAsTold =
      setting.lock == nil
      && scenario.settings.playedDevices.contains(setting.device)
      && scenario.playedVersions.contains(setting.version)
    guard change.isEmpty, isAsTold || !tells(node) else { return nil }
    var notes: [String] = []
    var node = node
    while timeline.isNote(node), let parent = timeline.parent(of: node) {
      if let step = timeline.step(of: node), case .note(let text) = step.action.value,
        step.versions?.contains(setting.version) ?? true, tells(node) || !isTold(step)
      {
        notes.insert(text, at: 0)
      }
      node = parent
    }
    return notes.isEmpty ? nil : notes.joined(separator: " ")
  }

  /// Whether it is one of the story's steps: its sentences are about the steps as they were told.
  private func isTold(_ step: Scenario.Step) -> Bool {
    scenario.steps.contains { $0.action.value == step.action.value }
  }

  /// How many steps were done, notes left out.
  package var stepCount: Int { timeline.path(to: node).count { !timeline.isNote($0) } }

  /// What is written of where one stands: what a story says of itself is said of its own steps alone.
  package var written: Scenario { written(saved) }

  private func written(_ scenario: Scenario) -> Scenario {
    var scenario = scenario
    // What was made of a challenge is none: nothing in it is to be solved.
    if !change.isEmpty {
      scenario.header.par = nil
      scenario.header.hints = []
      scenario.header.solutions = []
    }
    guard isOfProgram, !isOnStory || !change.isEmpty else { return scenario }
    scenario.header.about = []
    scenario.header.sources = []
    scenario.header.evidence = nil
    scenario.steps.removeAll { $0.isNote }
    return scenario
  }

  /// Everything so far as a scenario of its own, which is played first as it is now.
  package var saved: Scenario { saved(to: node) }

  private func saved(to end: NodeID) -> Scenario {
    var scenario = whole(to: end)
    let version = setting.version
    let device = setting.device
    // A story that changes its version on the way begins where it does, and gets here by itself.
    let isTold = version == toldVersion(at: node)
    if !isTold, scenario.settings.playedVersions.first != version || scenario.settings.ios == nil {
      scenario.settings.ios = Located(.init(version, before: scenario.settings.ios?.value))
    }
    let others = scenario.settings.devices.filter { $0.value != device }
    scenario.settings.devices = [Located(device)] + others
    return scenario
  }
}

extension Scenario.VersionList {
  /// A version, then the others of a list.
  fileprivate init(_ first: SystemVersion, before others: Self?) {
    self.init([.only(first)] + (others?.parts.filter { $0 != .only(first) } ?? []))
  }
}

extension Scenario {
  /// The line of a step, or of the tree that is there at launch.
  fileprivate func line(of step: Step?) -> Int {
    let roots = declarations.lazy.compactMap { declaration -> Int? in
      if case .root(let node) = declaration { node.place.line } else { nil }
    }
    return max(1, step?.action.place.line ?? roots.first ?? 1)
  }
}

extension Session {
  /// A name for a file, of the title's words: as many as fit into 48 letters.
  package var fileName: String {
    guard let name = title.fileName else { return "session.scenario" }
    let isLonger = name.count > 48 && !name.dropFirst(48).hasPrefix("-")
    let letters = name.prefix(48)
    let end = isLonger ? letters.lastIndex(of: "-") : nil
    return letters[..<(end ?? letters.endIndex)] + ".scenario"
  }
}

extension String {
  /// Its letters and numbers as the name of a file; nothing where it has none.
  package var fileName: String? {
    let letters = lowercased().filter { !"'’".contains($0) }.map {
      $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-"
    }
    let words = String(letters).split(separator: "-").joined(separator: "-")
    return words.isEmpty ? nil : words
  }
}
