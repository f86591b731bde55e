import OrientationModel
import Testing

/// Sizes at which the tape changes its shape: deep stacks, many presentations, many controllers.
struct DepthTests {
  private func makeApp(crowd: Int = 0) -> App {
    var app = App()
    app.settings.version = SystemVersion(15)
    let list = app.add(.init(name: "List", Controller(kind: .screen)))
    var stack = App.Entry(name: "Main", Controller(kind: .navigation))
    stack.children = [list]
    app.windows[0].root = app.add(stack)
    for number in 0..<crowd {
      app.add(.init(name: "Crowd \(number)", Controller(kind: .screen)))
    }
    return app
  }

  @Test(arguments: [0, 300]) func `a stack grows beyond 255 and shrinks back to the same world`(
    crowd: Int
  ) {
    var simulator = Simulator(makeApp(crowd: crowd))
    var (world, _) = simulator.launch()
    var heights = [world]
    let id: ControllerID = crowd == 0 ? 1 : 290
    for _ in 0..<600 {
      #expect(simulator.perform(.push(id, into: nil), on: &world).problem == nil)
      heights.append(world)
    }
    #expect(Set(heights).count == heights.count)
    for height in (0..<600).reversed() {
      #expect(simulator.perform(.pop, on: &world).problem == nil)
      #expect(world == heights[height])
    }
    #expect(simulator.perform(.pop, on: &world).problem == .nothingToPop)
  }

  @Test func `a turn reaches the top of a stack of a thousand`() {
    var simulator = Simulator(makeApp())
    var (world, _) = simulator.launch()
    for _ in 0..<1000 { _ = simulator.perform(.push(1, into: nil), on: &world) }
    #expect(simulator.perform(.rotate(.landscapeLeft), on: &world).turnCount == 1)
    #expect(simulator.perform(.popToRoot, on: &world).problem == nil)
    #expect(simulator.snapshot(of: world).visible == 1)
  }

  @Test func `255 presentations stand on each other, and the next is refused`() {
    var simulator = Simulator(makeApp())
    var (world, _) = simulator.launch()
    let first = world
    for _ in 0..<255 {
      #expect(simulator.perform(.present(1, as: .fullScreen, from: nil), on: &world).problem == nil)
    }
    let full = world
    #expect(
      simulator.perform(.present(1, as: .fullScreen, from: nil), on: &world).problem
        == .noRoom(.presentations))
    #expect(world == full)
    for _ in 0..<255 { #expect(simulator.perform(.dismiss(nil), on: &world).problem == nil) }
    #expect(world == first)
  }

  @Test func `a long tape and a short one of the same stage are the same world`() {
    var simulator = Simulator(makeApp())
    var (world, _) = simulator.launch()
    for height in 0..<40 {
      let before = world
      #expect(simulator.perform(.push(1, into: nil), on: &world).problem == nil, "\(height)")
      var back = world
      #expect(simulator.perform(.pop, on: &back).problem == nil)
      #expect(back == before && back.hashValue == before.hashValue)
    }
  }

  @Test func `a chain of reactions without an end is refused, and nothing has happened`() {
    var app = makeApp()
    app.reactions = [
      Reaction(owner: 1, moment: .appeared, steps: [.push(1, into: nil)])
    ]
    var simulator = Simulator(app)
    let (world, outcome) = simulator.launch()
    #expect(outcome.problem == .endlessReactions)
    app.reactions = [
      Reaction(owner: 1, moment: .disappeared, steps: [.push(1, into: nil), .pop])
    ]
    var calm = Simulator(app)
    var (quiet, launched) = calm.launch()
    #expect(launched.problem == nil && quiet != world)
    let before = quiet
    #expect(calm.perform(.push(1, into: nil), on: &quiet).problem == .endlessReactions)
    #expect(quiet == before)
  }
}
