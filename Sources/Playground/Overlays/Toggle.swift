import OrientationModel
import OrientationScenarios
import OrientationTelling

/// Something about the app that can be set otherwise, to see what would be.
enum Toggle: Hashable, Sendable {
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

  /// What sets it to the value so many places after the one it has.
  func edits(in scenario: Scenario, by step: Int, assumes: Bool) -> [ScenarioEdit] {
    switch self {
    case .supports(let name):
      let mask = Self.masks.next(after: scenario.mask(of: name), by: step)
      return [scenario.setting(mask, of: name)]
    case .autorotates(let name):
      return scenario.changing(name) {
        $0.autorotates = [false, true].next(after: $0.autorotates?.value, by: step)
          .map { Located($0) }
      }
    case .prefers(let name):
      return scenario.changing(name) {
        $0.prefers = InterfaceOrientation.allCases
          .next(after: $0.prefers?.value.orientation, by: step)
          .map { Located(PreferredOrientation($0)) }
      }
    case .asks(let name): return scenario.changing(name) { $0.asks(on: kind(in: scenario), step) }
    case .preferenceDefault(let name):
      return scenario.changing(name) {
        $0.preferenceDefault = Self.masks.map { .mask($0) }
          .next(after: $0.preferenceDefault?.value, by: step).map { Located($0) }
        // Without a default there is no preference.
        if $0.preferenceDefault == nil { $0.initially = nil }
      }
    case .initially(let name):
      return scenario.changing(name) {
        $0.initially = Self.masks.next(after: $0.initially?.value, by: step).map { Located($0) }
      }
    case .plist:
      let list = Self.masks.map(\.orientations)
        .next(after: scenario.settings.plist?.value, by: step)
      return [.set(.plist(list.map { Located($0) })), .set(.phonePlist(nil)), .set(.padPlist(nil))]
    case .delegate:
      let answers: [Scenario.DelegateAnswer] =
        [.top] + Self.masks.prefix(4).map { .mask(.mask($0)) }
      let answer = answers.next(after: scenario.delegateAnswer, by: step).map { Located($0) }
      return [.set(scenario.hasAdaptor ? .adaptor(answer) : .delegate(answer))]
    case .requiresFullScreen:
      let isRequired = scenario.settings.requiresFullScreen?.value ?? false
      return [.set(.requiresFullScreen(isRequired ? nil : Located(true)))]
    case .family:
      return [.set(.family(scenario.settings.family?.value == .phone ? nil : Located(.phone)))]
    case .lifeCycle:
      return [.set(.lifeCycle(scenario.settings.lifeCycle?.value == .app ? nil : Located(.app)))]
    case .assumption(let assumption):
      return [.set(.assume(assumption, holds: assumes == assumption.byDefault ? !assumes : nil))]
    }
  }

  /// What a scenario says of it.
  func words(in scenario: Scenario) -> String {
    let settings = scenario.settings
    switch self {
    case .supports(let name):
      let mask = scenario.mask(of: name)?.words
      return scenario.isView(name)
        ? "\(name) sets \(mask ?? "nothing")" : "\(name) supports \(mask ?? "UIKit's default")"
    case .autorotates(let name):
      let value = scenario.attributes(of: name).autorotates?.value
      return "\(name) " + (value.map { "autorotates \($0 ? "yes" : "no")" } ?? "not overridden")
    case .prefers(let name):
      let side = scenario.attributes(of: name).prefers?.value.orientation
      return "\(name) prefers \(side?.name ?? "nothing")"
    case .asks(let name):
      let whom = scenario.attributes(of: name).asks.first?.value.whom
      return whom.map { "\(name) asks \($0.words(in: kind(in: scenario)))" }
        ?? "\(name) doesn't ask its children"
    case .preferenceDefault(let name):
      let standard = scenario.attributes(of: name).preferenceDefault?.value
      return "\(name) has " + (standard.map { "the default \($0.words)" } ?? "no preference")
    case .initially(let name):
      let mask = scenario.attributes(of: name).initially?.value
      return "\(name) initially returns \(mask?.words ?? "its default")"
    case .plist:
      let list = settings.plist?.value
      return "Info.plist lists " + (list.map { OrientationMask(listed: $0).words } ?? "nothing")
    case .delegate:
      return "app delegate "
        + (scenario.delegateAnswer.map { "returns \($0.words)" } ?? "not overridden")
    case .requiresFullScreen:
      return "requires full screen: \(settings.requiresFullScreen?.value == true ? "yes" : "no")"
    case .family:
      return "device family: "
        + (settings.family?.value == .phone ? "iPhone only" : "iPhone and iPad")
    case .lifeCycle:
      return settings.lifeCycle?.value == .app ? "application life cycle" : "scene life cycle"
    case .assumption(let assumption):
      let said = settings.assumptions.first { $0.assumption.value == assumption }
      return "assuming \(assumption.name): \(said?.holds ?? assumption.byDefault ? "yes" : "no")"
    }
  }

  /// What kind of container it is about.
  private func kind(in scenario: Scenario) -> Controller.Kind {
    guard case .asks(let name) = self,
      case .container(let kind)? = scenario.declaration(of: name)?.kind.value
    else { return .container }
    return Controller.Kind(name: kind.rawValue) ?? .container
  }
}

extension Scenario.Attributes {
  /// Has a container hand its questions on to the next of those it may ask.
  fileprivate mutating func asks(on kind: Controller.Kind, _ step: Int) {
    // Of tabs and pages the top is the one that is selected.
    let other: Controller.Asks = kind == .tabs || kind == .pages ? .top : .selected
    let all = Controller.Asks.allCases.filter { $0 != other && $0 != .nobody }
    guard let whom = all.next(after: asks.first?.value.whom, by: step) else { return asks = [] }
    var clause = asks.first?.value ?? Scenario.Asks(whom)
    clause.whom = whom
    asks = [Located(clause)]
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
    case .idioms(let phone, let pad): "\(phone.mask.words), on an iPad \(pad.mask.words)"
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

  /// The same where none is before the first; it is taken for what isn't among them.
  func next(after element: Element?, by step: Int) -> Element? {
    let index = element.flatMap { firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    let next = (index + step).wrapped(around: count + 1)
    return next == 0 ? nil : self[next - 1]
  }
}

extension Int {
  /// As an index that goes round and round.
  func wrapped(around count: Int) -> Int { ((self % count) + count) % count }
}

extension Scenario {
  /// What the line of a controller says; nothing of one without a line.
  func attributes(of name: String) -> Attributes {
    declaration(of: name)?.attributes ?? Attributes()
  }

  /// The edit that has the line of a controller say something else.
  func changing(_ name: String, _ change: (inout Attributes) -> Void) -> [ScenarioEdit] {
    var attributes = attributes(of: name)
    change(&attributes)
    return [.attributes(attributes, of: .name(name))]
  }

  func isView(_ name: String) -> Bool { declaration(of: name)?.isView == true }

  /// The mask of a screen, or what a view sets.
  fileprivate func mask(of name: String) -> OrientationMask? {
    let attributes = attributes(of: name)
    return attributes.orientations?.value ?? attributes.supports?.value.mask
  }

  /// The edit that gives a screen another mask, or has a view set another.
  func setting(_ mask: OrientationMask?, of name: String) -> ScenarioEdit {
    var attributes = attributes(of: name)
    if isView(name) {
      attributes.orientations = mask.map { Located($0) }
    } else {
      attributes.supports = mask.map { Located(.mask($0)) }
    }
    return .attributes(attributes, of: .name(name))
  }

  /// Whether its app delegate is behind SwiftUI's adaptor.
  fileprivate var hasAdaptor: Bool { settings.adaptor != nil || root?.isApp == true }

  fileprivate var delegateAnswer: DelegateAnswer? {
    (hasAdaptor ? settings.adaptor : settings.delegate)?.value
  }
}
