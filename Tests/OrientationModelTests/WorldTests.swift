import Testing

@testable import OrientationModel

struct WorldTests {
  @Test func `a world is 32 bytes`() {
    #expect(MemoryLayout<World>.size == 32)
  }

  @Test func `a byte is read where it was written, in a small tree and in a large one`() {
    var world = World()
    let compiled = CompiledApp(App())
    defer { withExtendedLifetime(compiled) {} }
    for value in 1...40 {
      world.insert([UInt8(value)], at: value - 1)
      let scene = Scene(compiled, world)
      for offset in 0..<value { #expect(scene.byte(offset) == UInt8(offset + 1)) }
      #expect((world.spill != nil) == (value > 16))
    }
    world.remove(30, at: 5)
    #expect(world.spill == nil)
    #expect((0..<10).map { world.byte($0) } == [1, 2, 3, 4, 5, 36, 37, 38, 39, 40])
  }

  @Test func `a step that is refused leaves the world as it was, short or long`() {
    var app = App()
    let stack = app.add(.init(name: "Main", Controller(kind: .navigation)))
    let list = app.add(.init(name: "List", Controller(kind: .screen)))
    app[stack].children = [list]
    let detail = app.add(.init(name: "Detail", Controller(kind: .screen)))
    app.windows[0].root = stack
    var simulator = Simulator(app)
    var world = simulator.launch().world
    #expect(simulator.perform(.select(detail), on: &world).problem == .notOnStage(detail))
    for _ in 0..<30 {
      let before = world
      #expect(simulator.perform(.select(list), on: &world).problem == .notATab(list))
      #expect(world == before)
      #expect(simulator.perform(.push(detail, into: nil), on: &world).problem == nil)
      #expect(world != before)
    }
  }

  @Test func `a preference that arrives late turns the scene, whether anybody listens or not`() {
    var app = App()
    app.settings.version = SystemVersion(16)
    app.settings.linked = SystemVersion(16)
    app.windows[0].root = app.add(.init(name: "List", Controller(kind: .screen)))
    var hosting = Controller(kind: .hosting)
    hosting.preferenceInitially = .portrait
    hosting.preferenceDefault = .landscape
    let player = app.add(.init(name: "Player", hosting))
    var simulator = Simulator(app)
    var silent = simulator.launch().world
    var traced = silent
    let present = Step.present(player, as: .currentContext, from: nil)
    let outcome = simulator.perform(present, on: &silent)
    #expect(simulator.performTraced(present, on: &traced).outcome == outcome)
    #expect(traced == silent)
    #expect(silent.interface.isLandscape)
  }
}
