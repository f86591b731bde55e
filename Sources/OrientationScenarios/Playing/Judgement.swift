import OrientationModel

/// An expectation that did not hold, or a step that could not be played.
package struct Failure: Hashable, Sendable {
  package var line: Int
  /// The step it stands under, as printed.
  package var step: String
  package var expected: String
  package var actual: String

  package init(line: Int, step: String, expected: String, actual: String) {
    self.line = line
    self.step = step
    self.expected = expected
    self.actual = actual
  }
}

extension Play {
  /// What of a scenario's expectations does not hold in this play, in the order of the file.
  package func failures(of scenario: Scenario) -> [Failure] {
    var failures = scenario.launch.compactMap { failure(of: $0, in: beats.first, step: "launch") }
    for (index, step) in scenario.steps.enumerated() {
      let beat = index + 1 < beats.count ? beats[index + 1] : nil
      let isSkipped = beat.map { isForOthers($0) } ?? false
      failures += step.expectations.compactMap {
        isSkipped && $0.versions == nil ? nil : failure(of: $0, in: beat, step: step.text)
      }
    }
    return failures
  }

  private func failure(
    of expectation: Scenario.Expectation, in beat: Beat?, step: String
  ) -> Failure? {
    guard isMeant(expectation), !expectation.isOpen else { return nil }
    let line = expectation.claims.first?.place.line ?? 0
    guard let beat else {
      return Failure(
        line: line, step: step, expected: expectation.text, actual: "the step did not run")
    }
    if expectation.claims.contains(where: { holds($0.value, in: beat) }) { return nil }
    let actual = expectation.claims.map { self.actual(for: $0.value, in: beat) }
    return Failure(
      line: line, step: step, expected: expectation.text,
      actual: actual.uniqued.joined(separator: "; "))
  }

  /// A step of other versions was skipped: what is expected under it, if it names none itself, is
  /// about those.
  package func isForOthers(_ beat: Beat) -> Bool {
    beat.trace.isSkipped && beat.step?.versions != nil
  }

  /// Whether an expectation is about this device and this version.
  package func isMeant(_ expectation: Scenario.Expectation) -> Bool {
    let settings = situation.app.settings
    let device =
      expectation.devices.isEmpty || expectation.devices.contains { $0.value == settings.device }
    return device && (expectation.versions?.value.contains(settings.version) ?? true)
  }

  // MARK: Claims

  /// Whether a claim holds in a beat.
  package func holds(_ claim: Scenario.Claim, in beat: Beat) -> Bool {
    switch claim {
    case .interface(let values, let window): matches(values, in: window?.value, beat)
    case .device(let orientation): beat.world.device == orientation
    case .visible(let name): isVisible(name.value, in: beat)
    case .turned: beat.outcome.turnCount > 0
    case .stayed: beat.outcome.turnCount == 0
    case .asked(let names): beat.trace.asked == names.compactMap { situation.id($0.value) }
    case .notAsked(let name): !beat.trace.asked.contains { $0 == situation.id(name.value) }
    case .called(let name): beat.trace.called.contains { $0 == situation.id(name.value) }
    case .notCalled(let name): !beat.trace.called.contains { $0 == situation.id(name.value) }
    case .allowed(let mask): beat.trace.allowed == mask
    case .because(let rule): isBecause(rule, beat.trace)
    case .console(let text): console(beat).contains { $0.contains(text) }
    case .error(let text): error(beat).map { text.map($0.contains) ?? true } ?? false
    case .noError: beat.trace.error == nil
    case .crash(let text): crash(beat).map { text.map($0.contains) ?? true } ?? false
    case .noCrash: beat.trace.crash == nil
    case .callbacks(let wanted): hears(wanted, in: beat)
    case .noCallbacks(let method, let name):
      !beat.trace.callbacks.contains { isHeard(method, by: name, $0) }
    case .open: false
    }
  }

  private func matches(
    _ values: [Scenario.InterfaceValue], in window: String?, _ beat: Beat
  ) -> Bool {
    if values.count > 1 {
      let way = beat.trace.turns.isEmpty ? [beat.world.interface] : beat.trace.turns
      return runs(through: values, way)
    }
    guard let value = values.first else { return false }
    return value.matches(interface(in: window, beat))
  }

  private func interface(in window: String?, _ beat: Beat) -> InterfaceOrientation {
    guard let window, let id = situation.window(window) else { return beat.world.interface }
    let windows = simulator.snapshot(of: beat.world).windows
    return windows.first { $0.id == id }?.settled ?? beat.world.interface
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

  private func isVisible(_ reference: Scenario.Reference, in beat: Beat) -> Bool {
    guard let id = situation.id(reference) else { return false }
    return simulator.snapshot(of: beat.world).visible == id
  }

  /// CHOOSE-7 is the name of CHOOSE-2, 3 and 4 together after a change of the tree.
  private func isBecause(_ rule: Rule, _ trace: Trace) -> Bool {
    guard trace.because != rule else { return true }
    let order: [Rule] = [.deviceFirst, .currentNext, .fixedOrderLast]
    guard let because = trace.because, rule == .otherChangesOrder else { return false }
    return order.contains(because) && trace.rules.contains(rule)
  }

  private func hears(_ wanted: [Scenario.Callback], in beat: Beat) -> Bool {
    var rest = wanted[...]
    for mark in beat.trace.callbacks {
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
    if case .controller(let id) = mark.receiver { return situation.id(controller) == id }
    if case .name(let name) = controller { return name == receiver(mark.receiver) }
    return false
  }

  private func isHeard(
    _ method: String?, by controller: Located<Scenario.Reference>, _ mark: Trace.HeardCallback
  ) -> Bool {
    guard let method else {
      return mark.receiver == situation.id(controller.value).map(Receiver.controller)
    }
    return matches(Scenario.Callback(method, on: controller), mark)
  }

  // MARK: As text

  /// What was the case where a claim was not.
  package func actual(for claim: Scenario.Claim, in beat: Beat) -> String {
    switch claim {
    case .interface(let values, let window):
      if values.count > 1, !beat.trace.turns.isEmpty {
        return "interface " + beat.trace.turns.map(\.name).joined(separator: " then ")
      }
      return "interface \(interface(in: window?.value, beat).name)"
        + (window.map { " in \($0.value)" } ?? "")
    case .turned, .stayed: return beat.outcome.turnCount > 0 ? "turned" : "stayed"
    case .device: return "device \(beat.world.device.name)"
    case .visible:
      return "visible \(simulator.snapshot(of: beat.world).visible.map(name) ?? "nobody")"
    case .asked, .notAsked: return "asked \(names(beat.trace.asked))"
    case .called, .notCalled: return "called \(names(beat.trace.called))"
    case .allowed: return beat.trace.allowed.map { "allowed \($0.words)" } ?? "nothing was asked"
    case .because: return beat.trace.because.map { "because \($0.number)" } ?? "no rule"
    case .console:
      let lines = console(beat)
      return lines.isEmpty
        ? "an empty console" : "console \(quoted(lines.joined(separator: " / ")))"
    case .error, .noError: return error(beat).map { "error \(quoted($0))" } ?? "no error"
    case .crash, .noCrash: return crash(beat).map { "crash \(quoted($0))" } ?? "no crash"
    case .callbacks, .noCallbacks:
      let heard = callbacks(beat)
      return heard.isEmpty ? "no callbacks" : "callbacks \(heard.joined(separator: ", "))"
    case .open(let question): return answer(to: question, in: beat)
    }
  }

  private func quoted(_ text: String) -> String { "\"\(text)\"" }

  private func names(_ ids: [ControllerID]) -> String {
    ids.isEmpty ? "nobody" : ids.map(name).joined(separator: ", ")
  }

  /// The callbacks of a beat as the language writes them.
  package func callbacks(_ beat: Beat) -> [String] {
    beat.trace.callbacks.map { "\($0.callback.name) \(receiver($0.receiver))" }
  }

  private func receiver(_ receiver: Receiver) -> String {
    switch receiver {
    case .controller(let id): name(id)
    case .app: "app"
    case .scene: "scene"
    case .device: "device"
    }
  }
}

extension Scenario.Expectation {
  /// It waits for its answer to be recorded.
  package var isOpen: Bool {
    claims.contains { if case .open = $0.value { true } else { false } }
  }
}

extension Array where Element: Equatable {
  /// Each element once, in the order of first appearance.
  var uniqued: [Element] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension Play {
  /// What a `?` is filled in with.
  package func answer(to question: Scenario.OpenQuestion, in beat: Beat) -> String {
    switch question.subject {
    case .interface: interface(in: question.window?.value, beat).name
    case .device: beat.world.device.name
    case .visible: simulator.snapshot(of: beat.world).visible.map(quotedName) ?? "nobody"
    case .asked:
      beat.trace.asked.isEmpty ? "nobody" : beat.trace.asked.map(quotedName).joined(separator: ", ")
    case .called: beat.trace.called.map(quotedName).joined(separator: ", ")
    case .allowed: beat.trace.allowed?.words ?? "none"
    case .because: beat.trace.because?.number ?? "?"
    case .console: console(beat).first.map(\.asQuoted) ?? "\"\""
    case .error: error(beat).map(\.asQuoted) ?? "?"
    case .crash: crash(beat).map(\.asQuoted) ?? "?"
    case .callbacks: callbacks(beat).joined(separator: ", ")
    }
  }

  /// A controller as the language refers to it.
  private func quotedName(_ id: ControllerID) -> String { situation.app.text(of: id) }
}
