import OrientationModel
import OrientationScenarios
import OrientationTelling

extension PlaygroundState {
  /// Does a step, or says why it cannot be done.
  mutating func perform(_ action: Scenario.Action) { perform(Scenario.Step(action)) }

  mutating func perform(_ step: Scenario.Step) {
    if let problem = session.perform(step) {
      let wording = summary().wording
      notice = "! \(wording.text(of: problem))"
    }
  }

  /// Begins a swipe, or carries it through.
  mutating func swipe() {
    if summary().world.swipe != .none { return perform(.finish) }
    let playback = session.playback(session.setting.version)
    let canPop = playback.trial(.beginPop).outcome.problem == nil
    let hasTop = playback.trial(.beginDismiss).outcome.problem == nil
    return perform(canPop || !hasTop ? .beginPop : .beginDismiss)
  }

  // MARK: Choosing among several

  /// Does the only step of a command, or lets choose.
  mutating func choose(_ command: KeyCommand) {
    choose(summary().availableSteps.filter { $0.command == command }, command)
  }

  private mutating func choose(_ steps: [AvailableStep], _ command: KeyCommand) {
    if steps.count == 1 { return perform(steps[0].step) }
    guard !steps.isEmpty else {
      notice = "There is nothing to \(command.name) here."
      return
    }
    openSteps(steps, "What to \(command.name)")
  }

  /// Lets choose among steps that make sense here.
  mutating func choose(_ command: KeyCommand, _ title: String, _ actions: [Scenario.Action]) {
    var finder = StepFinder(session.scenario, session.playback(session.setting.version))
    let steps = finder.trying(command, actions)
    if steps.isEmpty, let first = actions.first { return perform(first) }
    openSteps(steps, title)
  }

  mutating func chooseStyle() {
    var finder = StepFinder(session.scenario, session.playback(session.setting.version))
    let steps = finder.styles()
    if steps.isEmpty {
      notice = "There is nothing to present here."
    } else {
      openSteps(steps, "What to present, and how")
    }
  }

  mutating func chooseWindow() {
    var finder = StepFinder(session.scenario, session.playback(session.setting.version))
    let steps = finder.windows()
    if steps.isEmpty {
      notice = "There is no other window, and the scene cannot be resized here."
    } else {
      openSteps(steps, "Windows and the scene")
    }
  }

  private mutating func openSteps(_ steps: [AvailableStep], _ title: String) {
    let hides = hidesOutcomes
    let items = steps.map { available in
      Picker.Item(
        available.label, hides ? "" : available.prospect.text, .step(available.step),
        short: hides ? "" : available.prospect.word)
    }
    open(.picker(Picker(.steps, title, items)))
  }

  mutating func nextTab() {
    let tabs = summary().availableSteps.filter { $0.command == .nextTab }
    guard !tabs.isEmpty else {
      notice = "There are no other tabs here."
      return
    }
    // The first behind the selected one, or the first of all.
    let path = summary().snapshot.windows.first?.layers.last?.node.path ?? []
    let bar = path.first { $0.kind == .tabs || $0.kind == .pages }
    let current = bar?.shown.first ?? 0
    return perform(tabs[min(current, tabs.count) % tabs.count].step)
  }

  // MARK: The hints

  mutating func select(by count: Int) {
    let total = hints(summary()).count
    guard total > 0 else { return }
    selected = ((selected + count) % total + total) % total
  }

  mutating func performSelected() -> [PlaygroundEffect] {
    if isWelcome, isFirst { return openMenu() }
    let hints = hints(summary())
    guard hints.indices.contains(selected) else { return [] }
    switch hints[selected].target {
    case .fix: tryFix()
    case .step(let step): perform(step)
    case .command(let command): return carryOut(command)
    }
    return []
  }

  /// Goes on with the fix in place, as a branch.
  mutating func tryFix() {
    guard let fix = summary().fix else {
      notice = "There is nothing to fix here."
      return
    }
    guard let fixed = session.fixed(by: fix) else {
      notice = "Try it by hand: \(fix.title)."
      return
    }
    session = fixed
    notice = "Tried: \(fix.title). u takes it back."
  }
}
