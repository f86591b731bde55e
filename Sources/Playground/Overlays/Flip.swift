import OrientationModel
import OrientationScenarios
import OrientationTelling

/// Something about the app that can be set otherwise, to see what would be.
enum Flip: Hashable, Sendable {
  case supports(String)
  case autorotates(String)
  case prefers(String)
  case asks(String)
  case preferenceDefault(String)
  case initially(String)
  case plist
  case delegate
  case requiresFullScreen
  case family
  case lifeCycle
  case assumption(Assumption)

  static let masks: [OrientationMask] = [
    .portrait, .landscape, .allButUpsideDown, .all, .landscapeRight, .landscapeLeft,
  ]

  /// Puts the next value into a scenario; the answer is what that says.
  func set(in scenario: inout Scenario, by step: Int, assumes: Bool) -> String {
    switch self {
    case .supports(let name): return setMask(of: name, in: &scenario, by: step)
    case .autorotates(let name):
      let values: [Bool?] = [nil, false, true]
      let value = values.next(after: scenario.attributes(of: name)?.autorotates?.value, by: step)
      scenario.edit(name) { $0.autorotates = value.map { Located($0) } }
      return "\(name) " + (value.map { "autorotates \($0 ? "yes" : "no")" } ?? "not overridden")
    case .prefers(let name):
      let values: [InterfaceOrientation?] = [nil] + InterfaceOrientation.allCases
      let old = scenario.attributes(of: name)?.prefers?.value.orientation
      let value = values.next(after: old, by: step)
      scenario.edit(name) { $0.prefers = value.map { Located(PreferredOrientation($0)) } }
      return "\(name) prefers \(value?.name ?? "nothing")"
    case .asks(let name): return setAsks(of: name, in: &scenario, by: step)
    case .preferenceDefault(let name): return setDefault(of: name, in: &scenario, by: step)
    case .initially(let name):
      let values = [nil] + Self.masks.map { $0 }
      let value = values.next(after: scenario.attributes(of: name)?.initially?.value, by: step)
      scenario.edit(name) { $0.initially = value.map { Located($0) } }
      return "\(name) initially returns \(value?.words ?? "its default")"
    case .plist:
      let values = [nil] + Self.masks.map { $0.orientations }
      let value = values.next(after: scenario.settings.plist?.value, by: step)
      scenario.settings.plist = value.map { Located($0) }
      scenario.settings.phonePlist = nil
      scenario.settings.padPlist = nil
      return "Info.plist lists " + (value.map { OrientationMask(listed: $0).words } ?? "nothing")
    case .delegate:
      let values: [Scenario.DelegateAnswer?] =
        [nil, .top] + Self.masks.prefix(4).map { .mask(.mask($0)) }
      // Behind an adaptor it is the same delegate.
      let isAdaptor = scenario.settings.adaptor != nil || scenario.root?.isApp == true
      let answer: WritableKeyPath<Scenario.Settings, Located<Scenario.DelegateAnswer>?> =
        isAdaptor ? \.adaptor : \.delegate
      let value = values.next(after: scenario.settings[keyPath: answer]?.value, by: step)
      scenario.settings[keyPath: answer] = value.map { Located($0) }
      return "app delegate " + (value.map { "returns \($0.words)" } ?? "not overridden")
    case .requiresFullScreen:
      let value = !(scenario.settings.requiresFullScreen?.value ?? false)
      scenario.settings.requiresFullScreen = value ? Located(true) : nil
      return "requires full screen: \(value ? "yes" : "no")"
    case .family:
      let isPhone = scenario.settings.family?.value == .phone
      scenario.settings.family = isPhone ? nil : Located(.phone)
      return "device family: " + (isPhone ? "iPhone and iPad" : "iPhone only")
    case .lifeCycle:
      let isApp = scenario.settings.lifeCycle?.value == .app
      scenario.settings.lifeCycle = isApp ? nil : Located(.app)
      return isApp ? "scene life cycle" : "application life cycle"
    case .assumption(let assumption):
      scenario.settings.assumptions.removeAll { $0.assumption.value == assumption }
      if assumes == assumption.byDefault {
        scenario.settings.assumptions.append(.init(Located(assumption), holds: !assumes))
      }
      return "assuming \(assumption.name): \(assumes ? "no" : "yes")"
    }
  }

  /// Goes through the children that a container may hand its questions on to.
  private func setAsks(of name: String, in scenario: inout Scenario, by step: Int) -> String {
    let kind = scenario.node(of: name)?.controllerKind ?? .container
    // Of tabs and pages the top is the one that is selected.
    let other: Controller.Asks = kind == .tabs || kind == .pages ? .top : .selected
    let values = Controller.Asks.allCases.filter { $0 != other }
    var clause = scenario.attributes(of: name)?.asks.first?.value ?? Scenario.Asks(.nobody)
    clause.whom = values.next(after: clause.whom, by: step)
    scenario.edit(name) { $0.asks = clause.whom == .nobody ? [] : [Located(clause)] }
    return clause.whom == .nobody
      ? "\(name) doesn't ask its children" : "\(name) asks \(clause.whom.words(in: kind))"
  }

  /// Goes through the defaults of a preference's key; without one there is no preference.
  private func setDefault(of name: String, in scenario: inout Scenario, by step: Int) -> String {
    let old = scenario.attributes(of: name)?.preferenceDefault?.value
    let values: [Scenario.PreferenceDefault?] = [nil] + Self.masks.map { .mask($0) }
    let value = values.next(after: old, by: step)
    scenario.edit(name) {
      $0.preferenceDefault = value.map { Located($0) }
      if value == nil { $0.initially = nil }
    }
    return "\(name) has " + (value.map { "the default \($0.words)" } ?? "no preference")
  }

  private func setMask(of name: String, in scenario: inout Scenario, by step: Int) -> String {
    let attributes = scenario.attributes(of: name)
    let isView = scenario.node(of: name)?.isView == true
    let old = attributes?.orientations?.value ?? attributes?.supports?.value.mask
    let value = ([nil] + Self.masks.map { $0 }).next(after: old, by: step)
    scenario.edit(name) {
      if isView {
        $0.orientations = value.map { Located($0) }
      } else {
        $0.supports = value.map { Located(.mask($0)) }
      }
    }
    return isView
      ? "\(name) sets \(value?.words ?? "nothing")"
      : "\(name) supports \(value?.words ?? "UIKit's default")"
  }
}

extension Scenario.PreferenceDefault {
  /// For people, in a word or two.
  var words: String {
    switch self {
    case .mask(let mask): mask.words
    case .idioms(let phone, let pad): "\(phone.words), on an iPad \(pad.words)"
    }
  }
}

extension DelegateAnswer {
  /// For people, in a word or two.
  var words: String {
    switch self {
    case .mask(let answer): answer.mask.words
    case .top: "the top screen's mask"
    case .during, .window: "its own mask"
    }
  }
}

extension Array where Element: Equatable {
  /// The element so many places after one, round and round.
  func next(after element: Element, by step: Int) -> Element {
    self[((firstIndex(of: element) ?? 0) + step).wrapped(around: count)]
  }
}

extension Int {
  /// As an index that goes round and round.
  func wrapped(around count: Int) -> Int { ((self % count) + count) % count }
}

extension Scenario {
  /// What the line of a controller says; nothing for a name without one.
  func attributes(of name: String) -> Attributes? { node(of: name)?.attributes }

  /// The line that declares a controller, and what hangs under it.
  func node(of name: String) -> Node? {
    for declaration in declarations {
      if let found = declaration.tree?.declaration(of: name) { return found }
    }
    return nil
  }

  /// Changes the line that declares a controller; a screen without one gets a line.
  mutating func edit(_ name: String, _ change: (inout Attributes) -> Void) {
    for index in declarations.indices where declarations[index].edit(name, change) { return }
    var node = Node(Located(.screen), name: Located(name))
    change(&node.attributes)
    declarations.insert(.controller(node), at: 0)
  }
}

extension Scenario.Declaration {
  /// What it declares, with all that hangs under it; a window may be empty.
  package var tree: Scenario.Node? {
    switch self {
    case .controller(let node): node
    case .root(let node): node.value
    case .window(let window): window.root
    }
  }

  fileprivate mutating func edit(
    _ name: String, _ change: (inout Scenario.Attributes) -> Void
  ) -> Bool {
    guard var node = tree, node.edit(name, change) else { return false }
    switch self {
    case .controller: self = .controller(node)
    case .root(var root):
      root.value = node
      self = .root(root)
    case .window(var window):
      window.root = node
      self = .window(window)
    }
    return true
  }
}

extension Scenario.Node {
  /// What kind of container it is; nothing for anything else.
  fileprivate var controllerKind: Controller.Kind? {
    guard case .container(let kind) = kind.value else { return nil }
    return Controller.Kind(name: kind.rawValue)
  }

  /// What it is called; a container without a name by its keyword.
  var calledName: String? {
    if let name { return name.value }
    if case .container(let kind) = kind.value { return kind.rawValue }
    return nil
  }

  private func declares(_ name: String) -> Bool {
    kind.value != .mention && calledName == name
  }

  fileprivate func declaration(of name: String) -> Scenario.Node? {
    if declares(name) { return self }
    for child in children { if let found = child.declaration(of: name) { return found } }
    return nil
  }

  fileprivate mutating func edit(
    _ name: String, _ change: (inout Scenario.Attributes) -> Void
  ) -> Bool {
    if declares(name) {
      change(&attributes)
      return true
    }
    for index in children.indices where children[index].edit(name, change) { return true }
    return false
  }
}
