import OrientationModel
import OrientationScenarios
import OrientationTelling

extension PlaygroundState {
  /// Does a step, or says why it cannot be done.
  mutating func perform(_ action: Scenario.Action) { perform(Scenario.Step(action)) }

  mutating func perform(_ step: Scenario.Step) {
    if let problem = session.perform(step) { notice = "! \(summary().wording.text(of: problem))" }
  }

  /// Begins a swipe, or carries it through.
  mutating func swipe() {
    if summary().world.swipe != .none { return perform(.finish) }
    let playback = session.playback()
    let canPop = playback.trial(.beginPop).outcome.problem == nil
    let hasTop = playback.trial(.beginDismiss).outcome.problem == nil
    return perform(canPop || !hasTop ? .beginPop : .beginDismiss)
  }

  // MARK: Choosing among several

  /// Does the only step of a command, or lets choose.
  mutating func choose(_ command: KeyCommand) {
    let steps = summary().availableSteps.filter { $0.command == command }
    if steps.count == 1 { return perform(steps[0].step) }
    openSteps(steps, "What to \(command.name)", else: "There is nothing to \(command.name) here.")
  }

  /// Lets choose among steps that make sense here.
  mutating func choose(_ command: KeyCommand, _ title: String, _ actions: [Scenario.Action]) {
    var finder = StepFinder(&session)
    let steps = finder.trying(command, actions)
    if steps.isEmpty, let first = actions.first { return perform(first) }
    openSteps(steps, title, else: "")
  }

  mutating func chooseStyle() {
    var finder = StepFinder(&session)
    openSteps(
      finder.styles(), "What to present, and how", else: "There is nothing to present here.")
  }

  mutating func chooseWindow() {
    var finder = StepFinder(&session)
    openSteps(
      finder.windows(), "Windows and the scene",
      else: "There is no other window, and the scene cannot be resized here.")
  }

  private mutating func openSteps(_ steps: [AvailableStep], _ title: String, else none: String) {
    if steps.isEmpty { return tell(none) }
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
    if tabs.isEmpty { return tell("There are no other tabs here.") }
    // The first behind the selected one, or the first of all.
    let path = summary().snapshot.windows.first?.layers.last?.node.path ?? []
    let bar = path.first { $0.kind == .tabs || $0.kind == .pages }
    let current = bar?.shown.first ?? 0
    return perform(tabs[min(current, tabs.count) % tabs.count].step)
  }

  // MARK: The hints

  mutating func select(by count: Int) {
    let total = hints(summary()).count
    if total > 0 { selected = (selected + count).wrapped(around: total) }
  }

  mutating func performSelected() {
    if isWelcome, isFirst { return openMenu() }
    let hints = hints(summary())
    guard hints.indices.contains(selected) else { return }
    switch hints[selected].target {
    case .fix: tryFix()
    case .step(let step): perform(step)
    case .command(let command): carryOut(command)
    }
  }

  /// Goes on with the fix in place, as a branch.
  mutating func tryFix() {
    guard let fix = summary().fix else { return tell("There is nothing to fix here.") }
    guard let fixed = session.fixed(by: fix) else { return tell("Try it by hand: \(fix.title).") }
    session = fixed
    notice = "Tried: \(fix.title). u takes it back."
  }
}
