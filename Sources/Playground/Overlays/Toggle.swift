import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession

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
  /// What the delegate returns while a screen is on screen.
  case delegateDuring(String)
  case requiresFullScreen
  case family
  case lifeCycle
  case assumption(Assumption)
  /// How one of the steps shows its screen.
  case shown(Int)

  /// Whether it is no code or setting of the app's: a challenge keeps it.
  var isForeign: Bool {
    switch self {
    case .family, .lifeCycle, .assumption: true
    default: false
    }
  }

  static let masks: [OrientationMask] = [
    .portrait, .landscape, .allButUpsideDown, .all, .landscapeRight, .landscapeLeft,
  ]

  /// What sets it to the value so many places after the one it has.
  func edits(in scenario: Scenario, _ app: App, by step: Int) -> [ScenarioEdit] {
    switch self {
    case .supports(let name):
      let mask = Self.masks.next(after: scenario.mask(of: name), by: step)
      return scenario.setting(mask, of: name)
    case .autorotates(let name):
      return scenario.changing(name) {
        $0.autorotates = [false, true].next(after: $0.autorotates, by: step)
      }
    case .prefers(let name):
      return scenario.changing(name) {
        $0.prefers = InterfaceOrientation.allCases
          .next(after: $0.prefers?.orientation, by: step).map { .side($0) }
      }
    case .asks(let name):
      return scenario.changing(name) { $0.asks(on: scenario.containerKind(of: name), step) }
    case .preferenceDefault(let name):
      return scenario.changing(name) {
        $0.preferenceDefault = Self.masks.map { .mask($0) }
          .next(after: $0.preferenceDefault, by: step)
        // Without a default there is no preference.
        if $0.preferenceDefault == nil { $0.initially = nil }
      }
    case .initially(let name):
      return scenario.changing(name) {
        $0.initially = Self.masks.next(after: $0.initially, by: step)
      }
    case .plist:
      let list = Self.masks.map { $0.orientations }
        .next(after: scenario.settings.plist?.value, by: step)
      return [.set(.plist(list.map { Located($0) })), .set(.phonePlist(nil)), .set(.padPlist(nil))]
    case .delegate:
      let answers: [Scenario.DelegateAnswer] =
        [.top] + Self.masks.prefix(4).map { .mask(.mask($0)) }
      let answer = answers.next(after: scenario.delegateAnswer, by: step).map { Located($0) }
      return [scenario.settingDelegate(answer?.value)]
    case .delegateDuring(let name):
      let (during, otherwise) = scenario.delegateAnswer(during: name)
      let next: OrientationMask? = Array(Self.masks.prefix(4)).next(after: during, by: step)
      let answer = next.map {
        Scenario.DelegateAnswer.during(
          [Located(.name(name))], .mask($0), otherwise: .mask(otherwise))
      }
      return [scenario.settingDelegate(answer ?? .mask(.mask(otherwise)))]
    case .requiresFullScreen:
      let isRequired = scenario.settings.requiresFullScreen?.value ?? false
      return [.set(.requiresFullScreen(isRequired ? nil : Located(true)))]
    case .family:
      return [.set(.family(scenario.settings.family == .phone ? nil : .phone))]
    case .lifeCycle:
      return [.set(.lifeCycle(scenario.settings.lifeCycle?.value == .app ? nil : Located(.app)))]
    case .assumption(let assumption):
      let holds = app.settings.assumptions[assumption]
      return [.set(.assume(assumption, holds: holds == assumption.byDefault ? !holds : nil))]
    case .shown(let place): return Self.showing(at: place, of: scenario, by: step)
    }
  }

  /// What it is called, and the value that it has at the launch.
  func row(in scenario: Scenario, _ app: App) -> (title: String, value: String) {
    let settings = app.settings
    func controller(_ name: String) -> Controller? {
      app.entries.first { $0.name == name }?.controller
    }
    func yesOrNo(_ isSo: Bool) -> String { isSo ? "yes" : "no" }
    switch self {
    case .supports(let name) where scenario.isView(name):
      return ("\(name) sets", scenario.mask(of: name)?.words ?? "nothing")
    case .supports(let name):
      return ("\(name) supports", controller(name)?.supports?.words ?? "UIKit's default")
    case .autorotates(let name):
      let rotates = controller(name)?.autorotates
      return ("\(name) autorotates", rotates.map(yesOrNo) ?? Self.notOverridden)
    case .prefers(let name):
      let preferred = controller(name)?.prefers ?? .unstated
      return (
        "\(name) prefers", preferred == .unstated ? Self.notOverridden : preferred.name
      )
    case .asks(let name):
      let asks = controller(name).map { $0.mask.asks.words(in: $0.kind) }
      return ("\(name) asks", asks ?? "")
    case .preferenceDefault(let name):
      let standard = scenario.attributes(of: name).preferenceDefault
      return ("\(name) default", standard?.words ?? "no preference")
    case .initially(let name):
      let mask = scenario.attributes(of: name).initially
      return ("\(name) initial value", mask?.words ?? "its default")
    case .plist:
      let list = settings.plist.map { OrientationMask(listed: $0).words }
      return ("Info.plist lists", list ?? "nothing")
    case .delegate:
      if case .during(let screens, let mask, _) = scenario.delegateAnswer {
        let names = screens.map { $0.value.called }.joined(separator: ", ")
        return ("delegate returns", "\(mask.mask.words) for \(names)")
      }
      return ("delegate returns", settings.delegate?.words ?? "not implemented")
    case .delegateDuring(let name):
      let during = scenario.delegateAnswer(during: name).during
      return ("delegate for \(name) returns", during?.words ?? "the same")
    case .requiresFullScreen:
      return ("requires full screen", yesOrNo(settings.requiresFullScreen))
    case .family:
      return ("device family", settings.isForPhoneAlone ? "iPhone only" : "iPhone and iPad")
    case .lifeCycle:
      return ("life cycle", settings.usesSceneLifeCycle ? "scene" : "application")
    case .assumption(let assumption):
      return (assumption.question, yesOrNo(settings.assumptions[assumption]))
    case .shown(let place):
      let action = scenario.steps[place].action.value
      return ("\(action.shown?.called ?? "") is", action.way)
    }
  }

  private static let notOverridden = "not overridden"

  /// Both as one says it: `Films supports portrait`.
  func words(in scenario: Scenario, _ app: App) -> String {
    let (title, value) = row(in: scenario, app)
    switch self {
    case .autorotates, .requiresFullScreen, .family, .lifeCycle: return "\(title): \(value)"
    case .assumption(let assumption): return "assuming \(assumption.name): \(value)"
    default: return value == Self.notOverridden ? "\(title): \(value)" : "\(title) \(value)"
    }
  }

  /// Shows the screen of a step the way after the one it is shown.
  private static func showing(
    at place: Int, of scenario: Scenario, by step: Int
  ) -> [ScenarioEdit] {
    let action = scenario.steps[place].action.value
    guard let screen = action.shown else { return [] }
    return scenario.editsShowing(waysToShow(screen).next(after: action, by: step), at: place)
  }

  /// Pushed first, then presented in each style that covers something.
  private static func waysToShow(_ screen: Scenario.Reference) -> [Scenario.Action] {
    let styles: [PresentationStyle] = [.fullScreen, .overFullScreen, .pageSheet, .formSheet]
    return [.push(Located(screen), into: nil)]
      + styles.map { .present(Located(screen), as: $0, from: nil) }
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
  var words: String {
    switch self {
    case .mask(let mask): mask.words
    case .idioms(let phone, let pad): "\(phone.words), on an iPad \(pad.words)"
    }
  }
}

extension DelegateAnswer {
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

  /// Whether code says how a screen is shown: SwiftUI's covers and sheets are what they are.
  func isFreelyShown(_ screen: Reference) -> Bool {
    switch declaration(of: screen.called)?.kind.value {
    case .view, .cover, .sheet: false
    case .mention, .screen, .container, .system, nil: true
    }
  }

  fileprivate func containerKind(of name: String) -> Controller.Kind {
    guard case .container(let kind)? = declaration(of: name)?.kind.value else { return .container }
    return Controller.Kind(name: kind.rawValue) ?? .container
  }

  func isView(_ name: String) -> Bool { declaration(of: name)?.isView == true }

  /// The mask of a screen, or what a view sets.
  fileprivate func mask(of name: String) -> OrientationMask? {
    let attributes = attributes(of: name)
    return attributes.orientations ?? attributes.supports?.mask
  }

  /// The edit that gives a screen another mask, or has a view set another.
  func setting(_ mask: OrientationMask?, of name: String) -> [ScenarioEdit] {
    changing(name) {
      if isView(name) { $0.orientations = mask } else { $0.supports = mask.map { .mask($0) } }
    }
  }

  /// Whether its app delegate is behind SwiftUI's adaptor.
  fileprivate var hasAdaptor: Bool { settings.adaptor != nil || root?.isApp == true }

  /// The edit that has the app delegate return something else.
  fileprivate func settingDelegate(_ answer: DelegateAnswer?) -> ScenarioEdit {
    let answer = answer.map { Located($0) }
    return .set(hasAdaptor ? .adaptor(answer) : .delegate(answer))
  }

  /// What it returns while a screen is on screen, where that is said, and what it returns else.
  func delegateAnswer(
    during name: String
  ) -> (during: OrientationMask?, otherwise: OrientationMask) {
    switch delegateAnswer {
    case .mask(let answer): (nil, answer.mask)
    case .during(let screens, let during, let otherwise):
      (screens.map { $0.value } == [.name(name)] ? during.mask : nil, otherwise.mask)
    case .idioms(let answer, _): (nil, answer.mask)
    case .top, .window, nil: (nil, .allButUpsideDown)
    }
  }

  fileprivate var delegateAnswer: DelegateAnswer? {
    (hasAdaptor ? settings.adaptor : settings.delegate)?.value
  }
}
