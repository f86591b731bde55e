import OrientationModel

/// An expectation that did not hold, or a step that could not be played.
package struct Failure: Hashable, Sendable {
  package var line: Int
  /// The step it stands under, as printed.
  package var step: String
  package var expected: String
  package var actual: String
  /// Whether the step is what the app's author wants; nothing where it did not run.
  package var judgement: Judgement?

  package init(
    line: Int, step: String, expected: String, actual: String, _ judgement: Judgement? = nil
  ) {
    self.line = line
    self.step = step
    self.expected = expected
    self.actual = actual
    self.judgement = judgement
  }
}

extension Play {
  /// What of a scenario's expectations does not hold in this play, in the order of the file.
  package func failures(of scenario: Scenario) -> [Failure] {
    var examination = Examination(scenario, in: situation)
    for episode in episodes { examination.hear(episode) }
    examination.end()
    return examination.failures
  }
}

/// Holds a play to what its scenario expects, one episode after the other.
package struct Examination: Sendable {
  private let scenario: Scenario
  private let situation: Situation
  /// How many of the scenario's steps have been judged or passed over.
  private var count = 0
  private var crashed: String?
  package private(set) var failures: [Failure] = []
  /// The lines of what is expected of this play, and not of another version, device, or SDK.
  package private(set) var meantLines: Set<Int> = []

  package init(_ scenario: Scenario, in situation: Situation) {
    self.scenario = scenario
    self.situation = situation
  }

  /// Judges the launch, or the step that follows the last one that was heard.
  package mutating func hear(_ episode: Episode) {
    guard episode.number > 0 else {
      judge(scenario.launch, in: episode, step: "launch")
      if episode.trace.crash != nil { crashed = "launch" }
      return
    }
    let steps = scenario.steps
    while count < steps.count, steps[count].isNote { count += 1 }
    guard count < steps.count else { return }
    judge(steps[count], in: episode)
    count += 1
  }

  /// What has not been heard did not run.
  package mutating func end() {
    for step in scenario.steps[count...] { judge(step, in: nil) }
    count = scenario.steps.count
  }

  private mutating func judge(_ step: Scenario.Step, in episode: Episode?) {
    let isMeant = step.versions?.contains(situation.app.settings.version) ?? true
    let isSkipped = episode?.isSkipped ?? !isMeant
    judge(
      step.expectations.filter { !isSkipped || $0.versions != nil }, in: episode, step: step.text)
    if episode?.trace.crash != nil { crashed = step.text }
  }

  private mutating func judge(
    _ expectations: [Scenario.Expectation], in episode: Episode?, step: String
  ) {
    let meant = expectations.filter(situation.isMeant)
    meantLines.formUnion(meant.map { $0.line })
    failures += meant.compactMap {
      situation.failure(of: $0, in: episode, step: step, after: crashed)
    }
  }
}

extension Situation {
  /// What an expectation is not met by: an episode, or none where the step did not run.
  fileprivate func failure(
    of expectation: Scenario.Expectation, in episode: Episode?, step: String, after crashed: String?
  ) -> Failure? {
    guard !expectation.isOpen else { return nil }
    let claims = expectation.claims
    var actual = [crashed.map { "the app had crashed at `\($0)`" } ?? "the step didn't run"]
    if let episode {
      if claims.contains(where: { holds($0.value, in: episode) }) { return nil }
      actual = claims.map { self.actual(for: $0.value, in: episode) }.uniqued
    }
    return Failure(
      line: expectation.line, step: step, expected: expectation.text,
      actual: actual.joined(separator: "; "), episode?.judgement)
  }

  /// Whether an expectation holds in an episode; nothing where it is open, or about another version
  /// or device.
  package func isMet(_ expectation: Scenario.Expectation, in episode: Episode) -> Bool? {
    guard isMeant(expectation), !expectation.isOpen else { return nil }
    // Under a step of other versions, what names none itself is about those.
    if episode.isSkipped, case .onVersions? = episode.step, expectation.versions == nil {
      return nil
    }
    return expectation.claims.contains { holds($0.value, in: episode) }
  }

  /// Whether an expectation is about this device and this version.
  package func isMeant(_ expectation: Scenario.Expectation) -> Bool {
    let settings = app.settings
    let device = expectation.devices.isEmpty || expectation.devices.contains(settings.device)
    return device && (expectation.versions?.contains(settings.version) ?? true)
      && (expectation.linked.map(isBuilt) ?? true)
  }

  /// Whether the app is built with an SDK that is named; where the file lists `27`, that means 27.0.
  private func isBuilt(with named: Scenario.VersionList) -> Bool {
    let linked = app.settings.linked
    guard linked.minor != 0, links.contains(SystemVersion(linked.major)) else {
      return named.contains(linked)
    }
    return named.parts.contains { part in
      part.contains(linked) && part != .only(SystemVersion(linked.major))
    }
  }

  // MARK: Claims

  package func holds(_ claim: Scenario.Claim, in episode: Episode) -> Bool {
    // An app that has crashed shows nothing any more.
    if episode.trace.crash != nil, claim.isOfScreen { return false }
    return switch claim {
    case .interface(let values, let window): matches(values, in: window?.value, episode)
    case .visible(let name): id(name.value).map { episode.snapshot.visible == $0 } ?? false
    case .turned: episode.outcome.turnCount > 0
    case .asWanted: !episode.judgement.isProblem
    case .notAsWanted: episode.judgement.isProblem
    case .stayed: episode.outcome.turnCount == 0
    case .asked(let names): episode.trace.asked == names.compactMap { id($0.value) }
    case .notAsked(let name): !episode.trace.asked.contains { $0 == id(name.value) }
    case .called(let names):
      names.allSatisfy { name in episode.trace.called.contains { $0 == id(name.value) } }
    case .notCalled(let name): !episode.trace.called.contains { $0 == id(name.value) }
    case .because(let rule): isBecause(rule, episode)
    case .console(let text): (episode.console + episode.warnings).contains { $0.says(text) }
    case .error(let text): episode.error.map { text.map($0.says) ?? true } ?? false
    case .noError: episode.trace.error == nil
    case .crash(let text): episode.crash.map { text.map($0.says) ?? true } ?? false
    case .noCrash: episode.trace.crash == nil
    case .callbacks(let wanted): hears(wanted, in: episode)
    case .noCallbacks(let method, let name):
      !episode.trace.callbacks.contains { isHeard(method, by: name, $0) }
    case .size(let size, let name): self.size(of: name, episode) == size
    case .device, .allowed, .sizeClass, .letterboxed, .display, .posture:
      claim.subject.map { observed($0, in: episode) } == claim
    case .statusBar(let side): side.matches(episode.geometry.statusBar)
    case .keyboard(let side): side.matches(episode.geometry.keyboard)
    case .open: false
    }
  }

  private func isOnDuo(_ episode: Episode) -> Bool { episode.app.settings.device.hasHinge }

  /// The scene's size, or that of a controller's view.
  private func size(of name: Located<Scenario.Reference>?, _ episode: Episode) -> PointSize? {
    guard let name else { return episode.geometry.size }
    return id(name.value).flatMap { episode.simulator.size(of: $0, in: episode.after) }
  }

  private func matches(
    _ values: [Scenario.InterfaceValue], in window: String?, _ episode: Episode
  ) -> Bool {
    if values.count > 1 {
      let way = episode.trace.turns.isEmpty ? [episode.after.interface] : episode.trace.turns
      return runs(through: values, way)
    }
    guard let value = values.first else { return false }
    return value.matches(interface(in: window, episode))
  }

  private func interface(in window: String?, _ episode: Episode) -> InterfaceOrientation {
    guard let window, let id = names.windows[window] else { return episode.after.interface }
    let windows = episode.snapshot.windows
    return windows.first { $0.id == id }?.settled ?? episode.after.interface
  }

  /// Whether a way runs through values in their order and ends in the last.
  private func runs(
    through values: [Scenario.InterfaceValue], _ way: [InterfaceOrientation]
  ) -> Bool {
    var rest = values[...]
    for orientation in way {
      if let next = rest.first, next.matches(orientation) { rest.removeFirst() }
    }
    guard let last = values.last, let end = way.last else { return false }
    return rest.isEmpty && last.matches(end)
  }

  /// The rule that settled it, or the one that it is explained by: whoever copies one is right.
  ///
  /// CHOOSE-7 is the name of CHOOSE-2, 3 and 4 together after a change of the tree.
  private func isBecause(_ rule: Rule, _ episode: Episode) -> Bool {
    let trace = episode.trace
    guard trace.because != rule else { return true }
    let order: [Rule] = [.deviceFirst, .currentNext, .fixedOrderLast]
    if let because = trace.because, rule == .otherChangesOrder, order.contains(because),
      trace.rules.contains(rule)
    {
      return true
    }
    return episode.explainedBy == rule
  }

  private func hears(_ wanted: [Scenario.Callback], in episode: Episode) -> Bool {
    var rest = wanted[...]
    for mark in episode.trace.callbacks {
      guard let next = rest.first else { return true }
      if matches(next, mark) { rest.removeFirst() }
    }
    return rest.isEmpty
  }

  private func matches(_ wanted: Scenario.Callback, _ mark: Trace.HeardCallback) -> Bool {
    let base = wanted.method.prefix { $0 != "(" }
    guard mark.callback.name == base || mark.callback.name == "\(base)Notification" else {
      return false
    }
    guard let controller = wanted.controller?.value else { return true }
    return mark.receiver == self.id(controller).map(Receiver.controller)
  }

  private func isHeard(
    _ method: String?, by controller: Located<Scenario.Reference>, _ mark: Trace.HeardCallback
  ) -> Bool {
    guard let method else {
      return mark.receiver == self.id(controller.value).map(Receiver.controller)
    }
    return matches(Scenario.Callback(method, on: controller), mark)
  }

  // MARK: As text

  /// What was the case where a claim was not.
  package func actual(for claim: Scenario.Claim, in episode: Episode) -> String {
    if let crash = episode.crash, claim.isOfScreen { return "the app crashed: \(crash)" }
    switch claim {
    case .interface(let values, let window):
      if values.count > 1, !episode.trace.turns.isEmpty {
        return "interface " + episode.trace.turns.map { $0.name }.joined(separator: " then ")
      }
      return "interface \(interface(in: window?.value, episode).name)"
        + (window.map { " in \($0.value)" } ?? "")
    case .turned, .stayed: return episode.outcome.turnCount > 0 ? "turned" : "stayed"
    case .asWanted, .notAsWanted: return episode.judgement.isProblem ? "not as wanted" : "as wanted"
    case .visible: return "visible \(episode.snapshot.visible.map(app.name) ?? "nobody")"
    case .asked, .notAsked: return "asked \(listed(episode.trace.asked))"
    case .called, .notCalled: return "called \(listed(episode.trace.called))"
    case .allowed where episode.trace.allowed == nil: return "UIKit asked no view controller"
    case .because:
      let rules = [episode.trace.because, episode.explainedBy].compactMap { $0?.number }.uniqued
      return rules.isEmpty ? "no rule" : "because " + rules.joined(separator: " or ")
    case .console:
      let lines = episode.console
      return lines.isEmpty
        ? "an empty console" : "console \(quoted(lines.joined(separator: " / ")))"
    case .error, .noError: return episode.error.map { "error \(quoted($0))" } ?? "no error"
    case .crash, .noCrash: return episode.crash.map { "crash \(quoted($0))" } ?? "no crash"
    case .callbacks, .noCallbacks:
      let heard = episode.callbacks
      return heard.isEmpty ? "no callbacks" : "callbacks \(heard.joined(separator: ", "))"
    case .size(_, let name):
      let of = name.map { " \($0.value.text)" } ?? ""
      return size(of: name, episode).map { "size\(of) \($0.text)" }
        ?? "no size\(of): it isn't on screen, or no source gives its size"
    case .allowed, .device, .sizeClass, .letterboxed, .statusBar, .keyboard:
      let seen = claim.subject.flatMap { observed($0, in: episode) }
      return seen?.text ?? "no size classes"
    case .display, .posture:
      guard isOnDuo(episode) else { return "no hinge" }
      let posture = episode.after.posture
      return "display \(posture.display.name), posture \(posture.name)"
    case .open(let question): return answer(to: question, in: episode)
    }
  }

  private func quoted(_ text: String) -> String { "\"\(text)\"" }

  private func listed(_ ids: [ControllerID]) -> String {
    ids.isEmpty ? "nobody" : ids.map(app.name).joined(separator: ", ")
  }

  /// What a `?` is filled in with; itself, where nothing that can be written would hold.
  package func answer(to question: Scenario.OpenQuestion, in episode: Episode) -> String {
    if episode.trace.crash != nil, Scenario.Claim.open(question).isOfScreen { return "?" }
    return observed(question.subject, in: episode, window: question.window?.value)?.value ?? "?"
  }

  /// The claim of a subject that holds in an episode; nothing where none that can be written does.
  package func observed(
    _ subject: Scenario.OpenQuestion.Subject, in episode: Episode, window: String? = nil
  ) -> Scenario.Claim? {
    let trace = episode.trace
    let geometry = episode.geometry
    let posture = isOnDuo(episode) ? episode.after.posture : nil
    switch subject {
    case .interface: return .interface([.exactly(interface(in: window, episode))], in: nil)
    case .device: return .device(episode.after.device)
    case .visible: return episode.snapshot.visible.map { .visible(app.named($0)) }
    case .asked: return .asked(trace.asked.map(app.named))
    case .called: return trace.called.isEmpty ? nil : .called(trace.called.map(app.named))
    case .allowed: return trace.allowed.map { .allowed($0) }
    case .because: return trace.because.map { .because($0) }
    case .console: return episode.console.first.map { .console($0) }
    case .error: return episode.error.map { .error($0) }
    case .crash: return episode.crash.map { .crash($0) }
    case .callbacks:
      return trace.callbacks.isEmpty ? nil : .callbacks(trace.callbacks.map(app.written))
    case .size: return .size(geometry.size, of: nil)
    case .sizeClass:
      guard let width = geometry.widthClass, let height = geometry.heightClass else { return nil }
      return .sizeClass(width, height)
    case .letterboxed: return .letterboxed(geometry.isLetterboxed)
    case .statusBar: return .statusBar(.exactly(geometry.statusBar))
    case .keyboard: return .keyboard(.exactly(geometry.keyboard))
    case .display: return posture.map { .display($0.display) }
    case .posture: return posture.map { .posture($0) }
    }
  }
}

extension Scenario.Claim {
  /// Whether it is about what the app shows, and not about what it did or was told.
  fileprivate var isOfScreen: Bool {
    switch self {
    case .turned, .stayed: return true
    default:
      let seen: [Scenario.OpenQuestion.Subject?] = [
        .interface, .visible, .size, .sizeClass, .letterboxed, .statusBar, .keyboard,
      ]
      return seen.contains(subject)
    }
  }
}

extension String {
  /// Whether a text stands in it; messages change their capitals from version to version.
  fileprivate func says(_ text: String) -> Bool { lowercased().includes(text.lowercased()) }
}

extension Sequence {
  /// The elements of each key together, in the order of first appearance.
  package func grouped<Key: Hashable>(
    by key: (Element) -> Key
  ) -> [(key: Key, elements: [Element])] {
    var groups: [(key: Key, elements: [Element])] = []
    var places: [Key: Int] = [:]
    for element in self {
      let key = key(element)
      let place = places[key] ?? groups.count
      if place == groups.count {
        places[key] = place
        groups.append((key, []))
      }
      groups[place].elements.append(element)
    }
    return groups
  }
}

extension Array where Element: Equatable {
  /// Each element once, in the order of first appearance.
  package var uniqued: [Element] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
