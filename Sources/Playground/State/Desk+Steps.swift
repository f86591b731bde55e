import OrientationModel
import OrientationScenarios
import OrientationTelling

extension Desk {
  /// Does a step, or says why it cannot be done.
  mutating func perform(_ action: Scenario.Action) {
    perform(Scenario.Step(action))
  }

  mutating func perform(_ step: Scenario.Step) {
    if let problem = session.perform(step) {
      let wording = told().wording
      notice = "! \(wording.text(of: problem))"
    }
  }

  /// Begins a swipe, or carries it through.
  mutating func swipe() {
    if told().world.swipe != .none { return perform(.finish) }
    let lane = session.lane(session.setting.version)
    let canPop = lane.trial(.beginPop).outcome.problem == nil
    let hasTop = lane.trial(.beginDismiss).outcome.problem == nil
    return perform(canPop || !hasTop ? .beginPop : .beginDismiss)
  }

  // MARK: Choosing among several

  /// Does the only step of a command, or lets choose.
  mutating func choose(_ command: KeyCommand) {
    choose(told().deeds.filter { $0.command == command }, command)
  }

  private mutating func choose(_ deeds: [Deed], _ command: KeyCommand) {
    if deeds.count == 1 { return perform(deeds[0].step) }
    guard !deeds.isEmpty else {
      notice = "There is nothing to \(command.name) here."
      return
    }
    openDeeds(deeds, "What to \(command.name)")
  }

  /// Lets choose among steps that make sense here.
  mutating func choose(
    _ command: KeyCommand, _ title: String, _ actions: [Scenario.Action]
  ) {
    var finder = Deeds(session.scenario, session.lane(session.setting.version))
    let deeds = finder.trying(command, actions)
    if deeds.isEmpty, let first = actions.first { return perform(first) }
    openDeeds(deeds, title)
  }

  mutating func chooseStyle() {
    var finder = Deeds(session.scenario, session.lane(session.setting.version))
    let deeds = finder.styles()
    if deeds.isEmpty {
      notice = "There is nothing to present here."
    } else {
      openDeeds(deeds, "What to present, and how")
    }
  }

  mutating func chooseWindow() {
    var finder = Deeds(session.scenario, session.lane(session.setting.version))
    let deeds = finder.windows()
    if deeds.isEmpty {
      notice = "There is no other window, and the scene cannot be resized here."
    } else {
      openDeeds(deeds, "Windows and the scene")
    }
  }

  private mutating func openDeeds(_ deeds: [Deed], _ title: String) {
    let hides = hidesOutcomes
    let items = deeds.map { deed in
      Picker.Item(
        deed.label, hides ? "" : deed.prospect.text, .deed(deed.step),
        short: hides ? "" : deed.prospect.word)
    }
    open(.picker(Picker(.deeds, title, items)))
  }

  mutating func nextTab() {
    let tabs = told().deeds.filter { $0.command == .nextTab }
    guard !tabs.isEmpty else {
      notice = "There are no other tabs here."
      return
    }
    // The first behind the selected one, or the first of all.
    let path = told().snapshot.windows.first?.layers.last?.node.path ?? []
    let bar = path.first { $0.kind == .tabs || $0.kind == .pages }
    let current = bar?.shown.first ?? 0
    return perform(tabs[min(current, tabs.count) % tabs.count].step)
  }

  // MARK: The hints

  mutating func select(by count: Int) {
    let total = hints(told()).count
    guard total > 0 else { return }
    selected = ((selected + count) % total + total) % total
  }

  mutating func performSelected() -> [Effect] {
    if isWelcome, isFirst { return openMenu() }
    let hints = hints(told())
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
    guard let fix = told().fix else {
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
