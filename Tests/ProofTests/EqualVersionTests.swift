import OrientationModel
import Testing

/// Versions between which the book knows no difference behave alike, whatever one does to them.
///
/// What does differ inside a group is left out: preferences (their texts and, from 17, their end),
/// container delegates and interactive swipes (iOS 7 on), system controllers (per version).
struct EqualVersionTests {
  private static let phones: [Device] = [.iPhone, .iPhoneSE, .iPhonePlus, .iPhoneProMax]
  private static let groups: [[UInt8]] = [
    [3, 4], [6, 7], [9, 10, 11, 12], [13, 14, 15], [16, 17, 18],
  ]

  @Test(arguments: groups) func `phones of one group of versions turn alike`(
    majors: [UInt8]
  ) {
    check(majors, Self.phones, seed: 500_001)
  }

  @Test(arguments: [[9, 10, 11, 12], [13, 14, 15], [16, 17, 18]] as [[UInt8]])
  func `iPads of one group of versions turn alike`(majors: [UInt8]) {
    check(majors, [.iPad], seed: 600_001)
  }

  @Test func `versions that the book tells apart do differ somewhere`() {
    for pair in [[5, 6], [7, 8], [12, 13], [15, 16], [18, 26]] as [[UInt8]] {
      let limits = limits(pair, Self.phones)
      let isEver = (0..<400 as Range<UInt64>).contains { difference($0, pair, limits) != nil }
      #expect(isEver, "\(pair)")
    }
  }

  private func check(_ majors: [UInt8], _ devices: [Device], seed: UInt64) {
    let limits = limits(majors, devices)
    let broken = (0..<150 as Range<UInt64>).lazy
      .compactMap { difference(seed + $0, majors, limits) }.prefix(3)
    #expect(Array(broken) == [])
  }

  private func limits(_ majors: [UInt8], _ devices: [Device]) -> AppLimits {
    AppLimits(
      versions: [SystemVersion(majors[0])], devices: devices, flips: false, isPlain: true)
  }

  /// The first step at which the same play differs between versions.
  private func difference(_ seed: UInt64, _ majors: [UInt8], _ limits: AppLimits) -> String? {
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
