import OrientationModel
import OrientationScenarios

/// The versions and devices that the command line asks for in place of the file's own.
struct Selection: Hashable, Sendable {
  var versions: [SystemVersion]?
  var device: Device?

  /// Asks for nothing: the file's own are played.
  init() {}

  init(_ invocation: Invocation) throws(Trouble) {
    if let text = invocation.value(.ios) { versions = try Self.versions(text, invocation) }
    if let text = invocation.value(.device) { device = try Self.device(text, invocation) }
  }

  /// Refuses several versions, where only one can be played.
  func single(_ invocation: Invocation) throws(Trouble) -> Selection {
    if let versions, versions.count > 1 {
      throw invocation.usage(
        "`\(invocation.command.name)` plays one version at a time",
        help: "`upright compare` takes several")
    }
    return self
  }

  /// Versions as the scenario language lists them.
  static func versions(
    _ text: String, _ invocation: Invocation
  ) throws(Trouble) -> [SystemVersion] {
    let isPlain = text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") }
    let reading = Scenario.parse("ios \(isPlain ? text : "?")\nroot List\n")
    guard reading.isRight, let list = reading.scenario.settings.ios?.value else {
      throw invocation.usage(
        "`\(text.harmless)` is no version of iOS",
        help: "there are 2 to 18, 26 and 27; write 16, 6-12, 16- or 12,15,16")
    }
    return list.versions
  }

  private static func device(_ text: String, _ invocation: Invocation) throws(Trouble) -> Device {
    let wanted = text.lowercased()
    if let device = Device.allCases.first(where: { $0.name.lowercased() == wanted }) {
      return device
    }
    let names = Device.allCases.map(\.name)
    throw invocation.usage(
      "no device is called `\(text.harmless)`",
      help: Arguments.suggestion(for: text, among: names, title: "there are"))
  }
}

/// A scenario that is right, and what of it is to be played.
struct LoadedScenario: Sendable {
  let file: ScenarioFile
  var scenario: Scenario
  let versions: [SystemVersion]
  let devices: [Device]

  /// Reads a scenario; one that is not right is refused with all its problems.
  init(_ file: ScenarioFile, _ selection: Selection) throws(Trouble) {
    let reading = Self.read(file, selection)
    guard reading.isRight else {
      throw Trouble(.data, reading.report(file: file.name, in: file.bytes))
    }
    self.init(file, reading.scenario, selection)
  }

  init(_ file: ScenarioFile, _ scenario: Scenario, _ selection: Selection) {
    self.file = file
    self.scenario = scenario
    versions = selection.versions ?? scenario.settings.playedVersions
    devices = selection.device.map { [$0] } ?? scenario.settings.playedDevices
  }

  /// What a file was read as.
  ///
  /// A step that no listed version could run is no mistake where one that was asked for can.
  static func read(_ file: ScenarioFile, _ selection: Selection) -> Reading {
    let reading = Scenario.parse(file.bytes)
    guard !reading.isRight, selection.versions != nil || selection.device != nil else {
      return reading
    }
    let settings = reading.scenario.settings
    return Scenario.parse(
      file.bytes, versions: settings.playedVersions + (selection.versions ?? []),
      devices: settings.playedDevices + (selection.device.map { [$0] } ?? []))
  }

  var title: String { scenario.header.title?.value ?? file.plainName }

  /// The line the tree begins in: the launch has no other.
  var rootLine: Int {
    for case .root(let node) in scenario.declarations { return node.place.line }
    return 0
  }

  /// Adds the steps of `-e`, each read against the names known by then.
  mutating func add(steps: [String]) throws(Trouble) {
    var problems = ""
    for (index, text) in steps.enumerated() {
      let reading = Scenario.parseStep(
        text, in: scenario, versions: scenario.settings.playedVersions + versions,
        devices: scenario.settings.playedDevices + devices)
      if let step = reading.rightStep {
        scenario.steps.append(step.fromCommandLine)
      } else {
        let name = steps.count == 1 ? "-e" : "-e \(index + 1)"
        problems += reading.problems.map { $0.text(file: name, in: Array(text.utf8)) }.joined()
      }
    }
    if !problems.isEmpty { throw Trouble(.data, problems) }
  }
}

extension Scenario.Step {
  /// It stands in no line of the file.
  fileprivate var fromCommandLine: Scenario.Step {
    var step = self
    step.action.place = .nowhere
    return step
  }
}
