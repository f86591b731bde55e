import OrientationModel

/// What is left between an app and what somebody made of it, in changes of one thing each: an
/// attribute, a setting, a verb or style, a statement.
struct AppDifference {
  private(set) var changes: [ScenarioEdit] = []
  /// What is different, and is no code or setting of the app's.
  private(set) var foreign: [Challenge.Foreign] = []
  /// The file with the changes, and nothing else that is different.
  private(set) var changed: Scenario

  init(from file: Scenario, to yours: Scenario) {
    changed = file
    compareSettings(yours.settings)
    compareTrees(file, yours)
    for name in file.everybody {
      guard let old = file.place(of: name)?.node, let new = yours.place(of: name)?.node else {
        continue
      }
      compare(old.attributes, new.attributes, of: name)
      compare(old.reactions, new.reactions, of: name)
    }
    compare(file.steps, yours.steps)
  }

  private mutating func make(_ change: ScenarioEdit) {
    changes.append(change)
    changed.apply(change)
  }

  private mutating func compareSettings(_ new: Scenario.Settings) {
    let all: [Scenario.Setting] = [
      .plist(new.plist), .phonePlist(new.phonePlist), .padPlist(new.padPlist),
      .delegate(new.delegate), .adaptor(new.adaptor), .sceneDelegate(new.sceneDelegate),
      .requiresFullScreen(new.requiresFullScreen),
    ]
    for setting in all {
      var settings = changed.settings
      settings.take(setting)
      if settings != changed.settings { make(.set(setting)) }
    }
    // Under which version one looks at it changes nothing: it is judged under all of the file's.
    var rest = changed.settings
    rest.devices = new.devices
    rest.ios = new.ios
    let others: [Scenario.Setting] = [
      .linked(new.linked), .deployment(new.deployment), .held(new.held), .lock(new.lock),
      .family(new.family), .scene(new.scene), .lifeCycle(new.lifeCycle),
    ]
    for setting in others {
      let before = rest
      rest.take(setting)
      if rest != before { foreign.append(.setUp) }
    }
    if rest != new { foreign.append(.setUp) }
  }

  private mutating func compare(
    _ old: Scenario.Attributes, _ new: Scenario.Attributes, of name: Scenario.Reference
  ) {
    let takings: [(inout Scenario.Attributes) -> Void] = [
      { $0.supports = new.supports }, { $0.prefers = new.prefers },
      { $0.autorotates = new.autorotates }, { $0.prefersLock = new.prefersLock },
      { $0.legacy = new.legacy }, { $0.asks = new.asks }, { $0.orientations = new.orientations },
      { $0.preferenceDefault = new.preferenceDefault }, { $0.initially = new.initially },
    ]
    var attributes = old
    for take in takings {
      let before = attributes
      take(&attributes)
      if attributes != before { make(.attributes(attributes, of: name)) }
    }
    if attributes != new { foreign.append(.line(name)) }
  }

  private mutating func compare(
    _ old: [Scenario.Reaction], _ new: [Scenario.Reaction], of name: Scenario.Reference
  ) {
    let pairs = old.flatMap { $0.statements }
      .pairs(with: new.flatMap { $0.statements }, exchanging: true, isSame: ==)
    let places = pairs.indices.filter { pairs[$0].old != pairs[$0].new }
    for place in places {
      if let action = pairs[place].new?.steps[0].action.value,
        action.kind == .byHand || action.isWish
      {
        foreign.append(.line(name))
      }
      let done = pairs[...place].compactMap { $0.new }
      let rest = pairs[(place + 1)...].compactMap { $0.old }
      make(.reactions(place == places.last ? new : done + rest, of: name))
    }
  }

  /// Who came or went counts each, who only stands elsewhere once together.
  private mutating func compareTrees(_ file: Scenario, _ yours: Scenario) {
    let old = Set(file.everybody)
    let new = Set(yours.everybody)
    let came = new.subtracting(old).count
    let isSame = file.skeleton == yours.skeleton
    let count = isSame ? came : max(1, came, old.subtracting(new).count)
    foreign += Array(repeating: .tree, count: count)
  }

  // MARK: The steps

  /// What the user does has to stay; what the app calls between may be another.
  private mutating func compare(_ old: [Scenario.Step], _ new: [Scenario.Step]) {
    let mine = old.stretches
    let yours = new.stretches
    guard mine.count == yours.count else { return foreign.append(.steps) }
    var place = 0
    var swapped: [Bool] = []
    for (old, new) in zip(mine, yours) {
      compareCalls(old.calls, new.calls, &place)
      guard let one = old.act, let other = new.act else { continue }
      passNotes(&place)
      compareActs(one, other, at: place, &swapped)
      place += 1
    }
  }

  private mutating func compareCalls(
    _ old: [Scenario.Step], _ new: [Scenario.Step], _ place: inout Int
  ) {
    for pair in old.pairs(with: new, exchanging: true, isSame: { $0.isSame(as: $1) }) {
      passNotes(&place)
      if let mine = pair.old {
        guard let yours = pair.new else {
          // What is expected of a step can't be had without it.
          if !mine.expectations.isEmpty { foreign.append(.steps) }
          make(.removeStep(at: place))
          continue
        }
        if !mine.isSame(as: yours) { make(.replaceStep(at: place, with: mine.doing(yours))) }
      } else if let yours = pair.new {
        make(.insertStep(Scenario.Step(yours.action, only: yours.versions), at: place))
      }
      place += 1
    }
  }

  /// Of each screen that was shown and not left yet, it is known whether it is pushed in the one and
  /// presented in the other.
  private mutating func compareActs(
    _ mine: Scenario.Step, _ yours: Scenario.Step, at place: Int, _ swapped: inout [Bool]
  ) {
    let isSame = mine.isSame(as: yours)
    let edit = ScenarioEdit.replaceStep(at: place, with: mine.doing(yours))
    let (one, other) = (mine.action.value, yours.action.value)
    if let screen = one.shown, screen == other.shown, mine.versions == yours.versions {
      swapped.append(one.isOfStack != other.isOfStack)
      if !isSame { make(edit) }
    } else if one.isLeaving {
      let isSwapped = swapped.popLast() ?? false
      if isSame { return }
      guard isSwapped, other.isLeaving, one.isOfStack != other.isOfStack else {
        return foreign.append(.steps)
      }
      // It follows the verb that shows the screen, and is no change of its own.
      changed.apply(edit)
    } else if !isSame {
      foreign.append(.steps)
    }
  }

  private func passNotes(_ place: inout Int) {
    while changed.steps.indices.contains(place), changed.steps[place].isNote { place += 1 }
  }
}
