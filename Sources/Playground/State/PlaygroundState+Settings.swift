import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import TerminalModel

/// The masks and settings, and what sets them otherwise.
extension PlaygroundState {
  mutating func toggle(_ toggle: Toggle, by step: Int) {
    let edits = toggle.edits(in: session.scenario, session.situation().app, by: step)
    let scenario = session.scenario.applying(edits)
    set(toggle.words(in: scenario, session.situation(of: scenario).app), scenario)
  }

  /// Plays everything again with the set-up changed.
  private mutating func set(_ words: String, _ scenario: Scenario) {
    change { $0.replay(words, scenario, said: "Now \(words)", "Steps replayed.") }
    refreshSettings()
  }

  /// Plays everything again with something changed, and says what came of it; or why it may not be.
  mutating func replay(
    _ words: String, _ scenario: Scenario, said: String, _ replayed: String = "u undoes it.",
    steps: [Scenario.Step]? = nil, setting: (inout Setting) -> Void = { _ in }
  ) {
    if let refusal = session.refusal(of: scenario) { return tell(refusal) }
    let before = session.position
    session.branch(words, scenario, steps: steps, setting: setting)
    notice = session.position == before ? "Already set." : "\(said). \(replayed)"
  }

  private mutating func refreshSettings() {
    guard case .picker(let old) = overlays.last else { return }
    switch old.kind {
    case .settings: replace(old, with: settingsPicker())
    case .controller(let name): replace(old, with: controllerPicker(name))
    default: break
    }
  }

  /// Opens the masks and settings, where somebody's begin.
  mutating func openSettings(of name: String?) {
    var picker = settingsPicker()
    let start = name.map { "\($0) " } ?? ""
    picker.selected = picker.items.firstIndex { $0.title.hasPrefix(start) } ?? 0
    open(.picker(picker))
  }

  /// Puts an orientation into somebody's mask, or takes it out.
  mutating func toggle(_ orientation: InterfaceOrientation, of name: String) {
    guard let old = mask(of: name) else { return openSettings(of: name) }
    let mask = old.symmetricDifference(OrientationMask(rawValue: 1 << orientation.rawValue))
    if mask.isEmpty { return tell("A mask needs at least one orientation.") }
    set(
      "\(name) supports \(mask.words)",
      session.scenario.applying(session.scenario.setting(mask, of: name)))
  }

  /// What a screen answers or a view sets; nothing for whom that is not simply a mask.
  mutating func mask(of name: String) -> OrientationMask? {
    let app = summary().episode.app
    guard let controller = app.entries.first(where: { $0.name == name })?.controller else {
      return nil
    }
    let standard = app.settings.defaultMask
    switch controller.kind {
    case .screen: return controller.supports ?? standard
    case .view: return session.scenario.attributes(of: name).orientations ?? standard
    default: return nil
    }
  }

  /// Puts a list in place of an older one; what was typed and chosen stays.
  mutating func replace(_ old: Picker, with new: Picker) {
    var picker = new
    picker.edit { $0.set(old.filter) }
    // What a row says has changed, and with it perhaps its place among what was searched for.
    let same = picker.shown.firstIndex {
      picker.items[$0].title == old.current?.title && picker.items[$0].group == old.current?.group
    }
    picker.selected = same ?? min(old.selected, max(0, picker.shown.count - 1))
    replaceTop(.picker(picker))
  }

  mutating func settingsPicker() -> Picker {
    // As it is at the launch: what steps set is theirs.
    let app = session.situation().app
    let named = session.scenario.placedNodes.compactMap { $0.reference?.called }
    let placed = app.entries.filter { named.contains($0.name) }
    // A group is one group, in whatever order they were declared.
    let isFirst = placed.first?.controller.isContainer ?? false
    let own =
      placed.filter { $0.controller.isContainer == isFirst }
      + placed.filter { $0.controller.isContainer != isFirst }
    var items = own.flatMap { entry in
      let group = entry.controller.isContainer ? "Containers" : "Screens"
      return toggles(of: entry).map { item($0, app, group) }
    }
    if session.challenge != nil { items += shownItems() + calledItems() }
    items += [.plist, .delegate, .requiresFullScreen, .family, .lifeCycle].filter(isOffered)
      .map { item($0, app, "The app") }
    items += summary().episode.trace.assumptions.map { .assumption($0) }.filter(isOffered)
      .map { item($0, app, "Assumptions in this step") }
    return Picker(.settings, "Masks and settings", items + treeItems() + codeItems())
  }

  private func isOffered(_ toggle: Toggle) -> Bool {
    session.challenge == nil || !toggle.isForeign
  }

  /// The row of something that can be set otherwise.
  func item(_ toggle: Toggle, _ app: App, _ group: String) -> Picker.Item {
    let (title, value) = toggle.row(in: session.scenario, app)
    return Picker.Item(title, value, .toggle(toggle), group: group)
  }

  private func toggles(of entry: App.Entry) -> [Toggle] {
    let name = entry.name
    let controller = entry.controller
    if controller.kind == .view { return [.supports(name)] }
    if session.scenario.attributes(of: name).preferenceDefault != nil {
      return [.preferenceDefault(name), .initially(name)]
    }
    if controller.isSwiftUIOwn || controller.kind.isSwiftUI { return [] }
    if controller.kind == .hosting {
      return [.supports(name), .preferenceDefault(name), .asks(name)]
    }
    if controller.isContainer { return [.supports(name), .asks(name)] }
    return [.supports(name)]
      + (controller.kind == .screen ? [.autorotates(name), .prefers(name)] : [])
  }
}
