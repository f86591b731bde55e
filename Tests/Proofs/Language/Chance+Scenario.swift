import OrientationModel
import OrientationScenarios

/// Scenarios as nobody would write them, with everything the language has.
extension Chance {
  package mutating func scenario() -> Scenario {
    var scenario = Scenario()
    scenario.header.title = maybe { $0.prose() }
    scenario.header.about = some(0...2) { $0.oneIn(3) ? "" : $0.prose() }
    scenario.header.sources = some(0...2) { $0.prose() }
    scenario.header.evidence = maybe { $0.pick(Scenario.Evidence.allCases) }
    scenario.header.par = maybe { UInt8(1 + $0.below(255)) }
    scenario.header.hints = some(0...2) { $0.prose() }
    scenario.header.solutions = some(0...2) { Located($0.prose()) }
    scenario.settings = settings()
    scenario.declarations = some(0...3) { .controller($0.controller()) }
    scenario.declarations.insert(
      .root(Located(node(depth: 3))), at: below(scenario.declarations.count + 1))
    scenario.declarations += some(0...2) { .window($0.window()) }
    scenario.properties = some(0...2) { $0.property() }
    scenario.launch = some(0...2) { $0.expectation() }
    scenario.isLaunchPoster = oneIn(8)
    scenario.steps = some(0...6) { chance in
      var step = chance.step(expectations: chance.some(0...2) { $0.expectation() })
      if step.isNote { step.expectations = [] }
      return step
    }
    if !scenario.isLaunchPoster, let step = scenario.steps.firstIndex(where: { !$0.isNote }) {
      scenario.steps[step].isPoster = oneIn(3)
    }
    return scenario
  }

  package mutating func name() -> String {
    pick([
      "List", "Player", "Photos", "a", "_x1", "写真", "Café", "📷", "👩‍👩‍👧‍👦", "Größe", "push", "root",
      "all",
      "portrait", "a b", " ", "say \"hi\"", "back\\slash", "\\", "\\\"", "#", "a#b", "x # y", "2",
      "42nd",
      "tabs", "navigation(List)", "if", "or", "main", "alert", "UIViewController",
      "UITabBarController", "1x2", "a/b", "-", "a-b", "a.b", "a,b", "or\tif",
      "“q”",
      "e\u{301}", "\u{301}x", "لغة", "nobody", "turned", "landscape", "yes", "16-", "system", "?",
    ])
  }

  package mutating func prose() -> String {
    pick([
      "A caption", "with \"quotes\"", "# first", "a # b", "a#b", "https://x.org/#y", "\\#",
      "a \\# b", "\\\\#",
      "ends with \\", "写真 # 📷", "tabs\tinside", "if; or: x", "x  y", "\\", "##", "# # #",
    ])
  }

  package mutating func located() -> Located<String> { Located(name()) }

  package mutating func mask() -> OrientationMask {
    OrientationMask(rawValue: UInt8(below(16)) << 1)
  }

  package mutating func orientation() -> InterfaceOrientation {
    pick(InterfaceOrientation.allCases)
  }

  package mutating func device() -> DeviceOrientation { pick(DeviceOrientation.allCases) }

  package mutating func bool() -> Bool { oneIn(2) }

  package mutating func maskAnswer() -> MaskAnswer {
    oneIn(4) ? .rawValue(of: orientation()) : .mask(mask())
  }

  package mutating func preferred() -> PreferredOrientation {
    oneIn(4) ? pick([.unknown, .current, .raw(7)]) : .side(orientation())
  }

  package mutating func size() -> PointSize {
    PointSize(UInt16(1 + below(2_000)), UInt16(1 + below(2_000)))
  }

  private mutating func shape() -> SceneShape {
    oneIn(3) ? SceneShape(.stage, size()) : pick(SceneShape.plain)
  }

  package mutating func version() -> SystemVersion {
    var version = pick(SystemVersion.all)
    if oneIn(5) { version.minor = UInt8(below(10)) }
    return version
  }

  package mutating func versions() -> Scenario.VersionList {
    Scenario.VersionList(
      some(1...3) { chance in
        let (one, other) = (chance.version(), chance.version())
        switch chance.below(3) {
        case 0: return .only(one)
        case 1: return .from(one)
        default: return .range(min(one, other), through: max(one, other))
        }
      })
  }

  package mutating func reference(canWrap: Bool = true) -> Scenario.Reference {
    switch below(canWrap ? 8 : 7) {
    case 0: .unnamed(pick(Scenario.ContainerKind.allCases), ordinal: 1 + below(3))
    case 1: .system(pick(SystemController.allCases))
    case 7: .wrapper(of: reference(canWrap: false))
    default: .name(name())
    }
  }

  package mutating func controllerReference() -> Located<Scenario.Reference> {
    Located(reference())
  }

  private mutating func settings() -> Scenario.Settings {
    var settings = Scenario.Settings()
    settings.devices = Array(Device.allCases.shuffled(by: &self).prefix(below(4))).map {
      Located($0)
    }
    settings.ios = maybe { Located($0.versions()) }
    settings.linked = maybe { $0.versions() }
    settings.held = maybe { $0.device() }
    settings.posture = maybe { $0.pick(Posture.allCases) }
    settings.lock = maybe { $0.bool() }
    settings.plist = maybe { Located($0.list()) }
    settings.phonePlist = maybe { Located($0.list()) }
    settings.padPlist = maybe { Located($0.list()) }
    settings.delegate = maybe { Located($0.delegate()) }
    settings.adaptor = maybe { Located($0.delegate()) }
    settings.deployment = maybe { $0.version() }
    settings.sceneDelegate = maybe { Located($0.maskAnswer()) }
    settings.requiresFullScreen = maybe { Located($0.bool()) }
    settings.scene = maybe { Located($0.shape()) }
    settings.minimumSize = maybe { $0.size() }
    settings.family = maybe { $0.pick(Scenario.Family.allCases) }
    settings.lifeCycle = maybe { Located($0.pick(Scenario.LifeCycle.allCases)) }
    settings.assumptions = Array(Assumption.allCases.shuffled(by: &self).prefix(below(3))).map {
      Scenario.Assumed($0, holds: bool())
    }
    return settings
  }

  private mutating func list() -> [InterfaceOrientation] {
    Array(InterfaceOrientation.allCases.shuffled(by: &self).prefix(below(5)))
  }

  package mutating func delegate() -> Scenario.DelegateAnswer {
    switch below(5) {
    case 0: .mask(maskAnswer())
    case 1: .top
    case 3: .idioms(phone: maskAnswer(), pad: maskAnswer())
    case 2:
      .during(some(1...3) { $0.controllerReference() }, maskAnswer(), otherwise: maskAnswer())
    default: .window(located(), maskAnswer(), otherwise: maskAnswer())
    }
  }
}

extension Array {
  fileprivate func shuffled(by chance: inout Chance) -> [Element] {
    var rest = self
    var shuffled: [Element] = []
    while !rest.isEmpty { shuffled.append(rest.remove(at: chance.below(rest.count))) }
    return shuffled
  }
}
