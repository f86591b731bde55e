import BundledScenarios
import OrientationModel
import OrientationScenarios
import PlaygroundSession
import ProjectReading

/// A scenario's text, and what it is called in messages.
package struct ScenarioFile: Hashable, Sendable {
  enum Origin: Hashable, Sendable { case file, input, bundled, token, project }

  var name: String
  package var bytes: [UInt8]
  var origin: Origin
  /// For a project: the code that a line of the scenario stands for.
  var places: [Int: CodePlace] = [:]
  /// For a project: what of its sources the scenario doesn't show, in a few words each.
  var leftOut: [String] = []
  /// For a project: the answers of its code that the scenario doesn't have.
  var unread: [UnreadAnswer] = []

  init(_ name: String, _ bytes: [UInt8], _ origin: Origin) {
    self.name = name
    self.bytes = bytes
    self.origin = origin
  }

  package init(_ scenario: BundledScenario) {
    self.init(scenario.name, Array(scenario.text.utf8), .bundled)
  }

  /// What `FILE` means: standard input, a file, a project's folder, the name of a bundled scenario, or
  /// a token.
  static func named(_ name: String, in environment: Environment) throws(Trouble) -> ScenarioFile {
    if name == "-" { return ScenarioFile("-", try environment.contents(of: name), .input) }
    do { return ScenarioFile(name, try environment.read(name), .file) } catch {
      if error == .isDirectory { return try ScenarioFile(project: name, in: environment) }
      if let scenario = bundled(name) { return ScenarioFile(scenario) }
      if let file = try token(name) { return file }
      throw missing(name, error)
    }
  }

  /// What a token stands for, which is played first as it was when it was copied.
  static func token(_ text: String) throws(Trouble) -> ScenarioFile? {
    guard SessionToken.isLikely(text) else { return nil }
    do throws(TokenProblem) {
      let session = try SessionToken.session(of: text)
      return ScenarioFile("token", Array(session.saved.text.utf8), .token)
    } catch { throw Trouble(.data, "upright: \(error.sentence)") }
  }

  /// The bundled scenario of that name, with or without the extension.
  ///
  /// Blanks around it, as a paste brings them, are no part of it.
  static func bundled(_ text: String) -> BundledScenario? {
    var name = text.drop(while: \.isWhitespace)
    while name.last?.isWhitespace == true { name.removeLast() }
    if let scenario = BundledScenario.named(name) { return scenario }
    guard name.hasSuffix(fileExtension) else { return nil }
    return BundledScenario.named(name.dropLast(fileExtension.count))
  }

  static let fileExtension = ".scenario"

  private static func missing(_ name: String, _ problem: FileProblem) -> Trouble {
    var trouble = Trouble.file(name, problem)
    if problem == .notFound {
      let words = BundledScenario.all.flatMap { [$0.name, String($0.file)] }
      let nearest = Nearest.word(to: name, among: words).map { "did you mean `\($0)`?" }
      trouble.message =
        "upright: \(name.asPlace): no file or bundled scenario has this name\n"
        + (nearest.map { "help: \($0)\n" } ?? "")
    }
    return trouble
  }

  /// What is written somewhere in it; nothing for what was never written down.
  func text(at place: TextPlace) -> String? {
    guard place != .nowhere, bytes.indices.contains(place.offset) else { return nil }
    let line = bytes[place.offset...].prefix { $0 != UInt8(ascii: "\n") }
    return String(String(decoding: line, as: UTF8.self).prefix(place.length))
  }

  /// Without folders.
  static func lastName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// What it is called where it says no title.
  var plainName: String {
    if origin == .input { return "Untitled" }
    // What a scenario is called becomes a line of text.
    let file = Self.lastName(of: name).harmless
    let isNamed = file.hasSuffix(Self.fileExtension)
    return isNamed ? String(file.dropLast(Self.fileExtension.count)) : file
  }
}

/// The versions and devices that the command line asks for in place of the file's own.
package struct Selection: Hashable, Sendable {
  var versions: Scenario.VersionList?
  var device: Device?
  var deviceName: String?

  /// Without either the file's own are played.
  package init(versions: [SystemVersion]? = nil, device: Device? = nil) {
    self.versions = versions.map { Scenario.VersionList($0.map { .only($0) }) }
    self.device = device
  }

  /// Refuses several versions, where the command's option takes one.
  init(_ invocation: Invocation) throws(Trouble) {
    if let text = invocation.value(.ios) { versions = try Self.versions(text, invocation) }
    if let text = invocation.value(.device) {
      device = try Self.device(text, invocation)
      deviceName = text
    }
    if let versions, versions.versions.count > 1, invocation.command.options.contains(.ios) {
      throw invocation.usage(
        "`\(invocation.command.name)` runs one version at a time",
        help: invocation.command.name == "explore"
          ? "an `ios` line in the file lists several" : "`upright compare` takes several")
    }
  }

  /// Versions as the scenario language lists them.
  static func versions(
    _ text: String, _ invocation: Invocation
  ) throws(Trouble) -> Scenario.VersionList {
    guard let versions = Scenario.versions(text) else {
      throw invocation.usage(
        "`\(text.harmless)` isn't an iOS version",
        help: "versions are \(SystemVersion.allInWords); write 16, 6-12, 16-, or 12,15,16")
    }
    return versions
  }

  private static func device(_ text: String, _ invocation: Invocation) throws(Trouble) -> Device {
    if let device = Device(tradeName: text) { return device }
    let names = Device.allCases.map(\.name)
    // `iPhone 99` is no misspelling of a class of devices.
    guard !text.contains(where: \.isNumber) else {
      throw invocation.usage(
        "unknown device `\(text.harmless)`",
        help: "expected one of: " + names.joined(separator: ", "))
    }
    throw invocation.unknown(text, "unknown device", among: names, "expected one of:")
  }
}

/// A scenario that is right, and what of it is to be played.
package struct LoadedScenario: Sendable {
  let file: ScenarioFile
  var scenario: Scenario
  /// Every play that is asked for; never none.
  let stages: [Stage]
  private let deviceName: String?
  private let isVersionAsked: Bool

  /// Reads a scenario; one that is not right is refused with all its problems.
  init(_ file: ScenarioFile, _ selection: Selection) throws(Trouble) {
    try self.init(file, Self.read(file, selection), selection)
  }

  /// What a file was read as; refused where it is not right, with all its problems.
  init(
    _ file: ScenarioFile, _ reading: ScenarioReading, _ selection: Selection
  ) throws(Trouble) {
    guard reading.isRight else {
      throw Trouble(.data, reading.report(file: file.name, in: file.bytes))
    }
    if let trouble = Self.belowFloor(file, reading.scenario, selection) { throw trouble }
    self.init(file, reading.scenario, selection)
  }

  /// Why none of the versions asked for has what the scenario is made of; nothing where one has.
  static func belowFloor(
    _ file: ScenarioFile, _ scenario: Scenario, _ selection: Selection
  ) -> Trouble? {
    guard let asked = selection.versions ?? scenario.settings.ios?.value,
      let first = asked.versions.first,
      scenario.stages(on: selection.device.map { [$0] }, under: asked).isEmpty
    else { return nil }
    let floor = scenario.floor.flatMap { $0.excludes(first) ? $0 : nil } ?? .duo
    let problem = Problem(fact: .belowFloor(first.text, floor), place: .nowhere)
    return Trouble(
      .data,
      "\(file.name.harmless): error[\(problem.code.text)]: \(problem.sentence)\n"
        + problem.help.map { "help: \($0)\n" }.joined())
  }

  package init(_ file: ScenarioFile, _ scenario: Scenario, _ selection: Selection) {
    self.file = file
    self.scenario = scenario
    stages = scenario.stages(on: selection.device.map { [$0] }, under: selection.versions)
    deviceName = selection.deviceName
    isVersionAsked = selection.versions != nil
  }

  /// A bundled scenario as it stands; nothing where it isn't right.
  init?(_ bundled: BundledScenario) {
    let file = ScenarioFile(bundled)
    let reading = Scenario.parse(file.bytes)
    guard reading.isRight else { return nil }
    self.init(file, reading.scenario, Selection())
  }

  var devices: [Device] { stages.map(\.device).uniqued }

  /// The versions of the first device.
  var versions: [SystemVersion] {
    stages.filter { $0.device == stages[0].device }.map(\.version).uniqued
  }

  /// The version that is played because none is asked for, in a sentence.
  var versionTaken: String? {
    guard scenario.settings.ios == nil, !isVersionAsked else { return nil }
    return "No `ios` line: using iOS \(stages[0].version.text)."
  }

  /// What a device with a trade name is taken for, in a sentence.
  func taking(_ device: Device) -> String? {
    let written = scenario.settings.devices.first { $0.value == device }?.place
    let name = deviceName ?? written.flatMap { file.text(at: $0) }
    guard let name, name.lowercased() != device.name.lowercased() else { return nil }
    return "Treating \(name.harmless) as \(device.name)."
  }

  /// What a file was read as.
  ///
  /// A step that no listed version could run is no mistake where one that was asked for can.
  static func read(_ file: ScenarioFile, _ selection: Selection) -> ScenarioReading {
    var reading = parsed(file, selection)
    for solution in reading.scenario.header.solutions {
      do throws(TokenProblem) { _ = try SessionToken.session(of: solution.value) } catch {
        reading.add(Problem(fact: .brokenSolution(why: error.sentence), place: solution.place))
      }
    }
    return reading
  }

  private static func parsed(_ file: ScenarioFile, _ selection: Selection) -> ScenarioReading {
    let reading = Scenario.parse(file.bytes)
    guard !reading.isRight, selection.versions != nil || selection.device != nil else {
      return reading
    }
    let settings = reading.scenario.settings
    return Scenario.parse(
      file.bytes, versions: reading.scenario.playedVersions + (selection.versions?.versions ?? []),
      devices: settings.playedDevices + (selection.device.map { [$0] } ?? []))
  }

  var title: String { scenario.header.title ?? file.plainName }

  /// What a command line is about, with the steps that it adds.
  init(_ invocation: Invocation, _ environment: Environment) throws(Trouble) {
    let selection = try Selection(invocation)
    let file = try ScenarioFile.named(invocation.operands.first ?? "", in: environment)
    self = try LoadedScenario(file, selection)
    try add(steps: invocation.allValues(.steps))
  }

  /// Adds the steps of `-e`, each read against the names known by then.
  mutating func add(steps: [String]) throws(Trouble) {
    var problems = ""
    for (index, text) in steps.enumerated() {
      let reading = Scenario.parseStep(
        text, in: scenario, versions: scenario.playedVersions + versions,
        devices: (scenario.settings.playedDevices + devices).uniqued)
      if var step = reading.rightStep {
        // It stands in no line of the file.
        step.action.place = .nowhere
        scenario.steps.append(step)
      } else {
        let name = steps.count == 1 ? "-e" : "-e \(index + 1)"
        problems += reading.problems.map { $0.text(file: name, in: Array(text.utf8)) }.joined()
      }
    }
    if !problems.isEmpty { throw Trouble(.data, problems) }
  }
}
