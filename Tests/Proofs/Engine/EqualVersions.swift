import OrientationModel

extension Proof {
  /// Versions between which the book knows no difference behave alike, whatever one does to them.
  ///
  /// What does differ inside a group is left out: preferences (their texts and, from 17, their end),
  /// container delegates and interactive swipes (iOS 7 on), system controllers (per version).
  static let equalVersions: Proof = {
    let groups = EqualVersions.phones + EqualVersions.pads
    let plays = 150
    return Proof(
      "versions of one group turn alike", cases: groups.count * plays, sample: groups.count * 3
    ) { number in
      let (group, play) = (groups[number / plays], UInt64(number % plays))
      return group.difference(group.seed + play).map { [$0] } ?? []
    }
  }()
}

/// Versions that are held to behave alike on some devices.
package struct EqualVersions: Sendable {
  let majors: [UInt8]
  let devices: [Device]
  let seed: UInt64

  package init(_ majors: [UInt8], _ devices: [Device]? = nil, seed: UInt64 = 0) {
    self.majors = majors
    self.devices = devices ?? Device.allCases.filter { !$0.isPad && !$0.hasHinge }
    self.seed = seed
  }

  static let phones =
    ([[3, 4], [6, 7], [9, 10, 11, 12], [13, 14], [16, 17, 18]] as [[UInt8]])
    .map { EqualVersions($0, seed: 500_001) }
  static let pads = ([[9, 10, 11, 12], [13, 14], [16, 17, 18]] as [[UInt8]])
    .map { EqualVersions($0, [.iPad], seed: 600_001) }

  /// The first step at which the same play differs between versions.
  package func difference(_ seed: UInt64) -> String? {
    let limits = AppLimits(
      versions: [SystemVersion(majors[0])], devices: devices, flips: false, isPlain: true)
    var chance = Chance(seed: seed)
    let app = chance.app(limits)
    var plays = majors.map { VersionPlay(app, SystemVersion($0)) }
    for number in 0..<100 {
      let pictures = Set(plays.map(\.picture))
      if pictures.count > 1 { return "seed \(seed), step \(number): \(plays.map(\.told))" }
      let step = chance.step(for: app, limits)
      for index in plays.indices { plays[index].perform(step) }
    }
    return nil
  }
}

private struct VersionPlay {
  /// What a user and an app see of a world.
  struct Picture: Hashable {
    var interface: InterfaceOrientation
    var device: DeviceOrientation
    var hasCrashed: Bool
    var turnCount: UInt8
    var visible: ControllerID?
  }

  private var simulator: Simulator
  private var world: World
  private var outcome: Outcome
  private var last: Step?
  private let version: SystemVersion

  init(_ app: App, _ version: SystemVersion) {
    var app = app
    app.settings.version = version
    app.settings.linked = version
    self.version = version
    simulator = Simulator(app)
    (world, outcome) = simulator.launch()
  }

  mutating func perform(_ step: Step) {
    last = step
    if world.hasCrashed { (world, outcome) = simulator.launch() }
    outcome = simulator.perform(step, on: &world)
  }

  var picture: Picture {
    Picture(
      interface: world.interface, device: world.device, hasCrashed: world.hasCrashed,
      turnCount: outcome.turnCount, visible: simulator.snapshot(of: world).visible)
  }

  var told: String {
    "\(version.text): \(last.map { "\($0)" } ?? "launch") \(picture)"
  }
}
