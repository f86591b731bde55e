import OrientationModel
import OrientationScenarios
import OrientationTelling
import TerminalModel

/// The masks and settings, and what sets them otherwise.
extension PlaygroundState {
  mutating func toggle(_ toggle: Toggle, by step: Int) {
    var assumes = false
    if case .assumption(let assumption) = toggle {
      assumes = summary().settings.assumptions[assumption]
    }
    let scenario = session.scenario.applying(
      toggle.edits(in: session.scenario, by: step, assumes: assumes))
    set(toggle.words(in: scenario), scenario)
  }

  /// Plays everything again with the set-up changed.
  private mutating func set(_ words: String, _ scenario: Scenario) {
    change { $0.replay(words, scenario, said: "Now \(words)", "Steps replayed.") }
    refreshSettings()
  }

  /// Plays everything again with something changed, and says what came of it; or why it may not be.
  mutating func replay(
    _ words: String, _ scenario: Scenario, said: String, _ replayed: String = "u undoes it."
  ) {
    if let refusal = session.refusal(of: scenario) { return tell(refusal) }
    session.branch(words, scenario)
    notice = "\(said). \(session.standing ?? replayed)"
  }

  /// What is listed of the set-up, as it is now.
  private mutating func refreshSettings() {
    guard case .picker(let old) = overlays.last else { return }
    switch old.kind {
    case .settings: replace(old, with: settingsPicker())
    case .controller(let name): replace(old, with: controllerPicker(name))
    case .stories, .help, .versions, .steps, .branches, .beginnings, .places, .wants: break
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
      session.scenario.applying([session.scenario.setting(mask, of: name)]))
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
    case .view: return session.scenario.attributes(of: name).orientations?.value ?? standard
    case .navigation, .tabs, .split, .pages, .container, .hosting, .cover, .sheet, .system:
      return nil
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
    var items: [Picker.Item] = []
    func add(_ group: String, _ title: String, _ value: String, _ toggle: Toggle) {
      if session.challenge != nil, toggle.isForeign { return }
      items.append(Picker.Item(title, value, .toggle(toggle), group: group))
    }
    let named = session.scenario.placedNodes.compactMap { $0.reference?.called }
    for entry in app.entries where named.contains(entry.name) {
      let name = entry.name
      let controller = entry.controller
      let attributes = session.scenario.attributes(of: name)
      let group = controller.isContainer ? "Containers" : "Screens"
      if controller.kind == .view {
        add(
          group, "\(name) sets", attributes.orientations?.value.words ?? "nothing", .supports(name)
        )
        continue
      }
      if let standard = attributes.preferenceDefault?.value {
        let first = attributes.initially?.value.words ?? "its default"
        add(group, "\(name) default", standard.words, .preferenceDefault(name))
        add(group, "\(name) initial value", first, .initially(name))
        continue
      }
      if controller.isSwiftUIOwn || controller.kind.isSwiftUI { continue }
      let mask = controller.supports?.words ?? "UIKit's default"
      add(group, "\(name) supports", mask, .supports(name))
      if controller.kind == .hosting {
        add(group, "\(name) default", "no preference", .preferenceDefault(name))
      }
      if controller.isContainer {
        add(group, "\(name) asks", controller.mask.asks.words(in: controller.kind), .asks(name))
      } else if controller.kind == .screen {
        let preferred = controller.prefers == .unstated ? "not overridden" : controller.prefers.name
        let rotates = controller.autorotates.map { $0 ? "yes" : "no" } ?? "not overridden"
        add(group, "\(name) autorotates", rotates, .autorotates(name))
        add(group, "\(name) prefers", preferred, .prefers(name))
      }
    }
    // A group is one group, in whatever order they were declared.
    let first = items.first?.group ?? ""
    items = items.filter { $0.group == first } + items.filter { $0.group != first }
    if session.challenge != nil { items += shownItems() + calledItems() }
    let settings = app.settings
    let listed = settings.plist.map { OrientationMask(listed: $0).words } ?? "nothing"
    let needs = settings.requiresFullScreen ? "yes" : "no"
    add("The app", "Info.plist lists", listed, .plist)
    add("The app", "delegate returns", settings.delegate?.words ?? "nothing", .delegate)
    add("The app", "requires full screen", needs, .requiresFullScreen)
    let family = settings.isForPhoneAlone ? "iPhone only" : "iPhone and iPad"
    add("The app", "device family", family, .family)
    add("The app", "life cycle", settings.usesSceneLifeCycle ? "scene" : "application", .lifeCycle)
    for assumption in summary().episode.trace.assumptions {
      let holds = settings.assumptions[assumption] ? "yes" : "no"
      add("Assumptions in this step", assumption.question, holds, .assumption(assumption))
    }
    return Picker(.settings, "Masks and settings", items + treeItems() + codeItems())
  }
}
