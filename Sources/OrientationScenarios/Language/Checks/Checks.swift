import OrientationModel

/// Looks for what is well said and makes no sense, as far as that can be known without playing.
struct Checks {
  var reader: Reader
  let scenario: Scenario
  let doubtful: Set<String>
  let lostRoot: Bool
  var versions: [SystemVersion]
  var devices: [Device]
  /// Whether the listed versions and devices are what was meant.
  let knowsVersions: Bool
  let knowsDevices: Bool
  var names = NameTable()

  init(_ outline: Outline, versions: [SystemVersion]?, devices: [Device]?) {
    reader = outline.reader
    reader.isSilent = false
    scenario = outline.scenario
    doubtful = outline.doubtful
    lostRoot = outline.frames[0].lostRoot
    self.versions = versions ?? scenario.settings.playedVersions
    self.devices = devices ?? scenario.settings.playedDevices
    knowsVersions = versions != nil || !doubtful.contains("ios")
    knowsDevices = devices != nil || !doubtful.contains("device")
  }

  /// For a single step, against a scenario that is right.
  init(_ reader: Reader, scenario: Scenario) {
    self.reader = reader
    self.scenario = scenario
    doubtful = []
    lostRoot = false
    versions = scenario.settings.playedVersions
    devices = scenario.settings.playedDevices
    knowsVersions = true
    knowsDevices = true
  }

  mutating func run() {
    checkRoot()
    declare()
    for declaration in scenario.declarations {
      switch declaration {
      case .controller(let node): check(node, in: nil, isSwiftUI: node.isSwiftUI)
      case .root(let node): check(node.value, in: nil, isSwiftUI: false)
      case .window(let window): if let root = window.root { check(root, in: nil, isSwiftUI: false) }
      }
    }
    checkPlacement()
    checkSettings()
    for expectation in scenario.launch { check(expectation) }
    for step in scenario.steps {
      check(step)
      checkAvailability(of: step)
    }
    for property in scenario.properties { check(property.expectation) }
  }

  private mutating func checkRoot() {
    guard scenario.root == nil, !lostRoot else { return }
    let line = max(reader.line, 1)
    reader.note(.noRoot, at: Place(line: line, column: 1, length: 1, offset: reader.lineStart))
  }

  private mutating func checkSettings() {
    guard let delegate = scenario.settings.delegate else { return }
    check(delegate.value)
  }

  mutating func check(_ answer: Scenario.DelegateAnswer) {
    switch answer {
    case .mask, .top: break
    case .during(let screens, _, _): for screen in screens { check(screen) }
    case .window(let window, _, _): check(window: window)
    }
  }
}

extension Scenario.Node {
  /// Whether it belongs to SwiftUI, so that views may hang under it.
  var isSwiftUI: Bool {
    switch kind.value {
    case .view, .cover, .sheet, .container(.hosting): true
    case .mention, .screen, .container, .system: false
    }
  }
}
