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
    for _ in 0..<30 {
      let before = world
      #expect(simulator.perform(.select(list), on: &world).problem == .notATab(list))
      #expect(world == before)
      #expect(simulator.perform(.push(detail, into: nil), on: &world).problem == nil)
      #expect(world != before)
    }
  }
}
